"""What lies on the table while wars are fought: who has still to fight, and what is to be rolled next."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from games.kernel import Saved

Ground = Literal["land", "sea"]


@dataclass(slots=True, kw_only=True)
class Battle(Saved):
    """RC-10.2.1, 10.2.4, RR-1.10.11: a battle: what both sides are worth, and which natural rolls are special."""

    id: str = ""  # turn and number: "3.2"
    force: str
    war: str
    ground: Ground
    commanders: list[str]
    units: int  # strength of the legions, or number of Fleets
    military: int  # MIL, as far as it counts
    law: int = 0
    card: str = ""  # the mercenary card that was played
    mercenaries: int = 0  # what it adds
    enemy: int = 0
    disaster: list[int] = field(default_factory=list[int])  # of the War's card, unless ignored
    standoff: list[int] = field(default_factory=list[int])
    halved: bool = False  # a commander's card halves the legions lost by T-3
    dice: list[int] = field(default_factory=list[int])  # once rolled
    swing: int = 0  # RC-10.2.1a: what allies do to the enemy's strength

    @property
    def strength(self) -> int:
        """RC-10.2.1, RR-1.10.11: all that the State is worth."""
        return self.units + self.military + self.law + self.mercenaries


@dataclass(slots=True, kw_only=True)
class Combat(Saved):
    """How far the wars of the phase are."""

    forces: list[str] = field(default_factory=list[str])  # have still to fight, in order
    battle: Battle | None = None
    rebel_met: bool = False  # RC-12.1a: a force that was sent against him has fought him
