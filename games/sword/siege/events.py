"""What happens in sieges and to plundered spaces."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from games.sword.components import Control, Player, Power, UnitType
from games.sword.events import SwordEvent


@dataclass(frozen=True, slots=True)
class SiegeRolled(SwordEvent):
    """SR-13.2: the die, what was added, and the siege points it gives; `lost`: CU of the besieger, by a natural 1."""

    at: str
    power: Power
    roll: int
    drm: Mapping[str, int]
    points: int
    lost: int


@dataclass(frozen=True, slots=True)
class SiegeCancelled(SwordEvent):
    """SR-13.2: a card has cancelled the siege roll."""

    at: str
    power: Power


@dataclass(frozen=True, slots=True)
class SiegeStands(SwordEvent):
    """SR-13.2, 13.5: how many points the siege has now, and how many are needed."""

    at: str
    power: Power
    points: int
    needed: int


@dataclass(frozen=True, slots=True)
class SiegeLifted(SwordEvent):
    """SR-13.3: no besieging CU is left outside; the points are removed."""

    at: str


@dataclass(frozen=True, slots=True)
class CityFell(SwordEvent):
    """SR-13.5, 13.6: a city or tribe falls: CU inside are lost, leaders displaced; who takes it, or razes it."""

    at: str
    before: Control
    by: Power
    how: Literal["taken", "subjugated", "razed"]
    lost: Mapping[Power, int]
    leaders: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CameOut(SwordEvent):
    """SR-2.11: no enemy CU is outside any more; who was inside is outside again."""

    power: Power
    at: str
    units: Mapping[UnitType, int]


@dataclass(frozen=True, slots=True)
class TributeOffered(SwordEvent):
    """SR-14.6: the owner offers this card that his space be spared."""

    reveals: ClassVar[bool] = True
    player: Player
    at: str
    card: str


@dataclass(frozen=True, slots=True)
class TributeAnswered(SwordEvent):
    """SR-14.6: the Gauls take it, and are content with a plunder point; or they refuse."""

    at: str
    accepted: bool
    total: int


@dataclass(frozen=True, slots=True)
class PlunderRolled(SwordEvent):
    """SR-14.2, 14.3: the die and what was added; `how`: it succeeds, fails, or costs a CU; 0: no roll, by a card."""

    at: str
    roll: int
    drm: int
    how: Literal["plundered", "failed", "repelled"]
    total: int


EVENTS: Final = (
    SiegeRolled,
    SiegeCancelled,
    SiegeStands,
    SiegeLifted,
    CityFell,
    CameOut,
    TributeOffered,
    TributeAnswered,
    PlunderRolled,
)
