"""What happens at sea."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from games.sword.components import Player, Power
from games.sword.events import SwordEvent


@dataclass(frozen=True, slots=True)
class ShipsGiven(SwordEvent):
    """SR-9.6.3.1: Carthage lends an ally ships for so many CU."""

    reveals: ClassVar[bool] = True
    power: Power
    at: str
    card: str
    cu: int


@dataclass(frozen=True, slots=True)
class Interdicted(SwordEvent):
    """SR-9.6.4: Carthage plays a card against a naval move."""

    reveals: ClassVar[bool] = True
    power: Power
    at: str
    to: str
    card: str


@dataclass(frozen=True, slots=True)
class SeaRolled(SwordEvent):
    """SR-9.6.4: a roll on the Naval Combat Table: the die, what was added and by what, the result."""

    power: Power
    at: str
    to: str
    roll: int
    forced: int
    port: int
    cards: int
    result: Literal["success", "return", "sunk"]


@dataclass(frozen=True, slots=True)
class SailedBack(SwordEvent):
    """SR-9.6.5: a fleet returns to its port, or is sunk with so many CU."""

    power: Power
    at: str
    to: str
    cu: int
    result: Literal["success", "return", "sunk"]


@dataclass(frozen=True, slots=True)
class CardSpent(SwordEvent):
    """SR-11.1.1, 12.4.3: a card is played to get away by sea; it is spent whatever comes of it."""

    reveals: ClassVar[bool] = True
    player: Player
    card: str
    why: Literal["avoid", "retreat"]


EVENTS: Final = (CardSpent, ShipsGiven, Interdicted, SeaRolled, SailedBack)
