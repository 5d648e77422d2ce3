"""What happens in the phases of a turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from games.sword.components import Player, Power, UnitType
from games.sword.events import SwordEvent


@dataclass(frozen=True, slots=True)
class TurnBegan(SwordEvent):
    """SR-5: a turn of so many years before Christ begins. `key_digest` binds its dice."""

    reveals: ClassVar[bool] = True
    turn: int
    bc: str
    key_digest: str


@dataclass(frozen=True, slots=True)
class MinesExhausted(SwordEvent):
    """SR-5.1: too many home spaces of the Etruscans are lost; they can bribe nobody any more."""

    lost: int


@dataclass(frozen=True, slots=True)
class FirstNamed(SwordEvent):
    """SR-5.3: who has most victory points names who acts first."""

    by: Player
    first: Player


@dataclass(frozen=True, slots=True)
class RoundBegan(SwordEvent):
    """SR-5.4: an action round."""

    round: int


@dataclass(frozen=True, slots=True)
class Starved(SwordEvent):
    """SR-5.5: CU lost to attrition."""

    power: Power
    at: str
    inside: bool
    units: Mapping[UnitType, int]
    left: int


@dataclass(frozen=True, slots=True)
class SiegeTightened(SwordEvent):
    """SR-5.6: a siege point of the Surrender Phase."""

    at: str
    by: Power
    points: int


@dataclass(frozen=True, slots=True)
class Isolated(SwordEvent):
    """SR-5.7: spaces cut off from every city and port of their power become independent."""

    power: Power
    spaces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Scored(SwordEvent):
    """SR-4.1: what a player's points come to, by source.

    `gained`, `lost`: the spaces of others he holds and his own that he does not; `plunder`, `unrest`: SR-4.1.2.
    """

    player: Player
    gained: tuple[str, ...]
    lost: tuple[str, ...]
    plunder: int
    unrest: int
    before: int
    now: int


@dataclass(frozen=True, slots=True)
class MercenariesLeft(SwordEvent):
    """SR-5.10 a: half of Carthage's mercenaries go home."""

    at: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class LoyaltyPaid(SwordEvent):
    """SR-8.2.3: Greek cities lose loyalty for their leaders; `ignored`: of the sum, by the isle or a card."""

    penalty: int
    ignored: int
    cities: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Departed(SwordEvent):
    """SR-5.10 b: CU that a card has called for a while are removed."""

    power: Power
    at: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class GameEnded(SwordEvent):
    """SR-4.2, 4.3: somebody has won; `why`: by reaching the number of the turn, or at the end."""

    winners: tuple[Player, ...]
    points: Mapping[Player, int]
    why: Literal["automatic", "end"]


@dataclass(frozen=True, slots=True)
class GallicEvent(SwordEvent):
    """SR-22.2: the roll of an action round with three players, and what it means."""

    roll: int
    event: str


EVENTS: Final = (
    TurnBegan,
    MinesExhausted,
    FirstNamed,
    RoundBegan,
    Starved,
    SiegeTightened,
    Isolated,
    Scored,
    MercenariesLeft,
    LoyaltyPaid,
    Departed,
    GameEnded,
    GallicEvent,
)
