"""What lies on the table in the Combat Phase only (RC-10): who has still to act, and the battle that is coming."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from games.kernel import Saved

Ground = Literal["land", "sea"]


@dataclass(slots=True, kw_only=True)
class Battle(Saved):
    """RC-10.2.1, 10.2.4: a battle before its dice: what both sides are worth, and which natural rolls are special."""

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
    disaster: list[int] = field(default_factory=list[int])  # of the War and its Leaders, unless ignored
    standoff: list[int] = field(default_factory=list[int])
    halved: bool = False  # Malchus halves legion losses by T-3

    @property
    def strength(self) -> int:
        """RC-10.2.1: all that Carthage is worth."""
        return self.units + self.military + self.law + self.mercenaries


@dataclass(slots=True, kw_only=True)
class Combat(Saved):
    """How far the phase is."""

    expeditions: list[str] = field(default_factory=list[str])  # still to be resolved, in order
    forces: list[str] = field(default_factory=list[str])  # have still to fight, in order
    battle: Battle | None = None
