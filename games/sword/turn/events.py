"""What happens in the phases of a turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from games.sword.components import Control, Player, Power, UnitType
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
class Discarded(SwordEvent):
    """SR-5.2: cards laid on a player's discard pile."""

    reveals: ClassVar[bool] = True
    player: Player
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Drew(SwordEvent):
    """SR-5.2: a player draws so many cards and holds so many."""

    player: Player
    number: int
    holds: int


@dataclass(frozen=True, slots=True)
class DrewCards(SwordEvent):
    """SR-5.2: which ones; only he is told."""

    reveals: ClassVar[bool] = True
    player: Player
    cards: tuple[str, ...]


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
class LeaderDisplaced(SwordEvent):
    """SR-8.4: a leader without CU is off the map until a Reinforcement Phase."""

    leader: str
    at: str


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
class Reinforced(SwordEvent):
    """SR-5.10.2: CU placed, and how many found no place."""

    power: Power
    at: Mapping[str, int]
    lost: int = 0


@dataclass(frozen=True, slots=True)
class LeaderReturned(SwordEvent):
    """SR-5.10 d, 8.3: a displaced leader returns, or a minor one enters."""

    leader: str
    at: str
    how: Literal["returned", "entered"]


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


@dataclass(frozen=True, slots=True)
class ControlChanged(SwordEvent):
    """SR-2.2: another marker lies in a space."""

    at: str
    before: Control
    now: Control


EVENTS: Final = (
    TurnBegan,
    MinesExhausted,
    Discarded,
    Drew,
    DrewCards,
    FirstNamed,
    RoundBegan,
    Starved,
    LeaderDisplaced,
    SiegeTightened,
    Isolated,
    Scored,
    MercenariesLeft,
    LoyaltyPaid,
    Departed,
    Reinforced,
    LeaderReturned,
    GameEnded,
    GallicEvent,
    ControlChanged,
)
