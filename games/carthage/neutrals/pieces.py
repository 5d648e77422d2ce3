"""What lies on the table for the Neutral factions only (RC-15)."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.kernel import Saved, Seat


@dataclass(slots=True, kw_only=True)
class Attack(Saved):
    """RC-15.9: a War of the military plan, and the Generals who have been picked for it (RC-15.8)."""

    war: str
    generals: list[str] = field(default_factory=list[str])
    everything: bool = False  # with all there is, though that is not adequate


@dataclass(slots=True, kw_only=True)
class Neutrals(Saved):
    """RC-15: what the automata have to remember in a turn."""

    purses: dict[str, int] = field(default_factory=dict[str, int])  # RC-15.4: their Talents before the turn's income
    tempted: list[str] = field(default_factory=list[str])  # RC-15.4: posts whose holders take corrupt income
    ranking: list[Seat] = field(default_factory=list[Seat])  # RC-15.7: all factions, 1 to 5
    coalition: list[Seat] = field(default_factory=list[Seat])  # RC-15.7: who govern, in rank order
    attacks: list[Attack] = field(default_factory=list[Attack])  # RC-15.9
    venture: str = ""  # RC-15.10: the Exploration that is to be funded
    former: list[str] = field(default_factory=list[str])  # the outgoing Suffetes (RC-9.1)
