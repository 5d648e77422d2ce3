"""What happens on a march."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from games.sword.components import Player, Power, UnitType
from games.sword.events import SwordEvent


@dataclass(frozen=True, slots=True)
class Activated(SwordEvent):
    """SR-9.7.1: an army is announced as active, by a card or by what gives the activation; who commands it."""

    reveals: ClassVar[bool] = True
    by: Player
    power: Power
    at: str
    commander: str
    card: str
    cu: int


@dataclass(frozen=True, slots=True)
class ActivationCancelled(SwordEvent):
    """SR-9.7.1, 6.8: a card has cancelled it; what gave it is spent."""

    power: Power
    at: str


@dataclass(frozen=True, slots=True)
class GaulsRolled(SwordEvent):
    """SR-9.1.2: the movement of a Gallic army."""

    power: Power
    roll: int
    mp: int


@dataclass(frozen=True, slots=True)
class Marched(SwordEvent):
    """SR-9.7.5: an army has entered a space: how many CU, with whom, by land or sea, and the MP it has left."""

    power: Power
    came_from: str
    at: str
    units: Mapping[UnitType, int]
    leaders: tuple[str, ...]
    by_sea: bool
    mp_left: float


@dataclass(frozen=True, slots=True)
class LeftBehind(SwordEvent):
    """SR-8.2.2: units dropped in a space, or picked up there."""

    power: Power
    at: str
    units: Mapping[UnitType, int]
    leaders: tuple[str, ...]
    how: Literal["dropped", "picked-up"]


@dataclass(frozen=True, slots=True)
class LeaderCaught(SwordEvent):
    """SR-8.4, 9.4 d: a leader alone is displaced by an enemy army, or goes inside his city."""

    leader: str
    at: str
    how: Literal["displaced", "inside"]


@dataclass(frozen=True, slots=True)
class Bribed(SwordEvent):
    """SR-7.2.1: the Etruscans remove a card; the activation ends in this space, or where it came from."""

    reveals: ClassVar[bool] = True
    power: Power
    at: str
    card: str
    back_to: str


@dataclass(frozen=True, slots=True)
class Withdrew(SwordEvent):
    """SR-11.5: units go inside their city before an enemy army."""

    power: Power
    at: str
    units: Mapping[UnitType, int]
    leaders: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Attempted(SwordEvent):
    """SR-10.2, 10.5.1, 11.1: the die of an attempt (0: none, by a card), what was added, the tactics."""

    what: Literal["intercept", "avoid", "refuse"]
    power: Power
    leader: str
    at: str
    to: str
    roll: int
    drm: Mapping[str, int]
    tactics: int
    success: bool


@dataclass(frozen=True, slots=True)
class Intercepted(SwordEvent):
    """SR-10.3: an army is placed in the space before the active army."""

    power: Power
    came_from: str
    at: str
    units: Mapping[UnitType, int]
    leaders: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Avoided(SwordEvent):
    """SR-11.1: an army has got away; `left`: CU beyond what may go, who stay and fight."""

    power: Power
    came_from: str
    at: str
    units: Mapping[UnitType, int]
    leaders: tuple[str, ...]
    by_sea: bool
    left: int


@dataclass(frozen=True, slots=True)
class BattleRefused(SwordEvent):
    """SR-10.5.1: the mover goes back before an interceptor; `agreed`: who let him go."""

    power: Power
    at: str
    back_to: str
    agreed: bool


@dataclass(frozen=True, slots=True)
class WentBack(SwordEvent):
    """SR-9.4 c: an army may not end its activation with an ally's; it goes back along its path."""

    power: Power
    at: str
    back_to: str


EVENTS: Final = (
    Activated,
    ActivationCancelled,
    GaulsRolled,
    Marched,
    LeftBehind,
    LeaderCaught,
    Bribed,
    Withdrew,
    Attempted,
    Intercepted,
    Avoided,
    BattleRefused,
    WentBack,
)
