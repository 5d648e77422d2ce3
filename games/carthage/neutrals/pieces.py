"""What lies on the table for the Neutral factions only (RC-15)."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.kernel import Saved
from games.republic.neutrals import pieces as republic


@dataclass(slots=True, kw_only=True)
class Attack(Saved):
    """RC-15.9: a War of the military plan, and the Generals who have been picked for it (RC-15.8)."""

    war: str
    generals: list[str] = field(default_factory=list[str])
    everything: bool = False  # with all there is, though that is not adequate


@dataclass(slots=True, kw_only=True)
class Neutrals(republic.Neutrals):
    """RC-15: what the automata have to remember in a turn."""

    attacks: list[Attack] = field(default_factory=list[Attack])  # RC-15.9
    venture: str = ""  # RC-15.10: the Exploration that is to be funded
    former: list[str] = field(default_factory=list[str])  # the outgoing Suffetes (RC-9.1)
