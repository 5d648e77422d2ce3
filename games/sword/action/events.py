"""What happens in an action."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from games.sword.components import Player, Power, UnitType
from games.sword.events import SwordEvent


@dataclass(frozen=True, slots=True)
class Passed(SwordEvent):
    """SR-5.4.1: a player plays no card in his action."""

    player: Player


@dataclass(frozen=True, slots=True)
class CardUsed(SwordEvent):
    """SR-6.4, 7.1: a card is played for one use; `power`, `at`: the army or place it is for, where there is one."""

    reveals: ClassVar[bool] = True
    player: Player
    card: str
    use: Literal["event", "activate", "raise", "support", "colony", "hire", "extra", "interrupt"]
    power: Power | None = None
    at: str = ""


@dataclass(frozen=True, slots=True)
class EventCancelled(SwordEvent):
    """SR-6.8: another's card has cancelled it; it is discarded, counts as played, and nothing is paid for it."""

    player: Player
    card: str


@dataclass(frozen=True, slots=True)
class CUPlaced(SwordEvent):
    """SR-7.1.2, 33.3: CU that an operation or a card places, by space."""

    power: Power
    kind: UnitType
    at: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class CURemoved(SwordEvent):
    """SR-7.5.3: CU that a card takes away from another, in one space."""

    power: Power
    at: str
    cu: int
    left: int


@dataclass(frozen=True, slots=True)
class ColonyFounded(SwordEvent):
    """SR-7.2.3: a Roman space becomes a walled city."""

    at: str
    loyalty: int
    number: int


@dataclass(frozen=True, slots=True)
class Interrupted(SwordEvent):
    """SR-7.4.3: between two actions a player takes an extra one with Desperate Times."""

    player: Player
    after: Player


@dataclass(frozen=True, slots=True)
class LoyaltyChanged(SwordEvent):
    """SR-7.1.3, 7.1.4: the loyalty of a city rises or falls by a card."""

    at: str
    before: int
    now: int


@dataclass(frozen=True, slots=True)
class SiegeEased(SwordEvent):
    """SR-13.3: a card takes siege points away."""

    at: str
    before: int
    now: int


@dataclass(frozen=True, slots=True)
class Built(SwordEvent):
    """SR-21.4: a permanent event is in effect from now on."""

    key: str


@dataclass(frozen=True, slots=True)
class LeaderEntered(SwordEvent):
    """SR-8.3: a named leader comes by his card; he may be activated from the next action on."""

    leader: str
    at: str


@dataclass(frozen=True, slots=True)
class LeaderRecalled(SwordEvent):
    """SR-8.4: his own player's card displaces him."""

    leader: str
    at: str


@dataclass(frozen=True, slots=True)
class AllianceCut(SwordEvent):
    """SR-15.1: a third player's card ends an alliance; neither pays for it."""

    by: Player
    a: Power
    b: Power


@dataclass(frozen=True, slots=True)
class Demanded(SwordEvent):
    """SR-33.1: a card puts another player before a choice."""

    by: Player
    card: str
    of: Player


@dataclass(frozen=True, slots=True)
class TreatyMade(SwordEvent):
    """SR-33.1: until the end of the turn the armies of these powers may not enter each other's spaces."""

    a: Power
    b: Power


@dataclass(frozen=True, slots=True)
class TreatyRefused(SwordEvent):
    """SR-33.1: a discarded card has averted it."""

    player: Player
    card: str


EVENTS: Final = (
    Passed,
    CardUsed,
    EventCancelled,
    CUPlaced,
    CURemoved,
    ColonyFounded,
    Interrupted,
    LoyaltyChanged,
    SiegeEased,
    Built,
    LeaderEntered,
    LeaderRecalled,
    AllianceCut,
    Demanded,
    TreatyMade,
    TreatyRefused,
)
