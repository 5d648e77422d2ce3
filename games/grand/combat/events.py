"""What can happen where both republics attack the same war (GV-5): one small event each, with its figures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from games.grand.told import GrandEvent
from games.kernel import Rules

BY_GROUND: Final = {"sea": "GV-5.7"}


@dataclass(frozen=True, slots=True)
class WarsAttacked(GrandEvent):
    """GV-1.4, 3.4: the Combat part began; which coupled wars each republic attacks."""

    carthage: tuple[int, ...]
    rome: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SupportLacking(GrandEvent):
    """GV-5.1: a republic has too few fleets for its own card, and does not attack."""

    number: int
    side: str
    fleets: int
    support: int


@dataclass(frozen=True, slots=True)
class SideDrawnUp(GrandEvent):
    """GV-5.2: one side of a direct battle, by its parts: units, MIL, Law."""

    rules: ClassVar[Rules] = {"ground": BY_GROUND}
    battle: str
    number: int
    ground: str
    side: str
    commanders: tuple[str, ...]
    units: int
    military: int
    law: int
    strength: int


@dataclass(frozen=True, slots=True)
class DirectBattleDrawnUp(GrandEvent):
    """GV-5.3, 5.4: a direct battle is coming: both totals, who attacks ("": a DR will say), the odds in percent."""

    rules: ClassVar[Rules] = {"ground": BY_GROUND}
    battle: str
    number: int
    ground: str
    carthage: int
    rome: int
    attacker: str
    omens: int
    carthage_wins: int
    stalemate: int
    rome_wins: int


@dataclass(frozen=True, slots=True)
class AttackerRolled(GrandEvent):
    """GV-5.3: both totals are equal, and the higher DR is the attacker."""

    number: int
    carthage: int
    rome: int


@dataclass(frozen=True, slots=True)
class DirectBattleFought(GrandEvent):
    """GV-5.4: the dice of a direct battle, the total, and what it means for the attacker."""

    rules: ClassVar[Rules] = {"ground": BY_GROUND}
    battle: str
    number: int
    ground: str
    attacker: str
    dice: tuple[int, ...]
    natural: int
    carthage: int
    rome: int
    omens: int
    total: int
    result: str  # "defeat-all", "defeat", "stalemate", "victory", "victory-all"


@dataclass(frozen=True, slots=True)
class SideBled(GrandEvent):
    """GV-5.5: what a direct battle cost one side."""

    number: int
    side: str
    legions: int
    fleets: int


@dataclass(frozen=True, slots=True)
class LandBattleDecided(GrandEvent):
    """GV-5.7: who controls the sea attacks on land, or waits; against the other's "force", or his own "card"."""

    side: str
    senator: str
    against: str
    attacks: bool


EVENTS: Final = (
    WarsAttacked,
    SupportLacking,
    SideDrawnUp,
    DirectBattleDrawnUp,
    AttackerRolled,
    DirectBattleFought,
    SideBled,
    LandBattleDecided,
)
