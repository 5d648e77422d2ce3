"""What lies on the table for the Neutral factions only (RC-15, RR-4)."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.kernel import Saved, Seat


@dataclass(slots=True, kw_only=True)
class Neutrals(Saved):
    """RC-15, RR-4: what the automata have to remember in a turn."""

    purses: dict[str, int] = field(default_factory=dict[str, int])  # RC-15.4: their Talents before the turn's income
    tempted: list[str] = field(default_factory=list[str])  # RC-15.4: posts whose holders take corrupt income
    ranking: list[Seat] = field(default_factory=list[Seat])  # RC-15.7, RR-4.05.2: all factions, 1 to 5
    coalition: list[Seat] = field(default_factory=list[Seat])  # RC-15.7, RR-4.05.2: who govern, in rank order
