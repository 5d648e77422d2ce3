"""What is told of response and combat cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from games.sword.components import Player, Power, UnitType
from games.sword.events import SwordEvent


@dataclass(frozen=True, slots=True)
class CardPlayed(SwordEvent):
    """SR-6.6: a response or combat card is played, at this trigger; its text takes effect."""

    reveals: ClassVar[bool] = True
    player: Player
    card: str
    trigger: str


@dataclass(frozen=True, slots=True)
class CostPaid(SwordEvent):
    """SR-6.9: CU removed as the cost of a card, by stack."""

    card: str
    power: Power
    at: Mapping[str, int]
    kind: UnitType


@dataclass(frozen=True, slots=True)
class TargetChosen(SwordEvent):
    """SR-33.1: what a card is aimed at."""

    player: Player
    card: str
    target: str


@dataclass(frozen=True, slots=True)
class LeaderFell(SwordEvent):
    """SR-8.4, 21.3: a leader is displaced, removed from the game, or unhurt; `roll`: of the card, 0: none was made."""

    leader: str
    how: Literal["displaced", "removed", "unhurt"]
    card: str
    roll: int = 0


@dataclass(frozen=True, slots=True)
class Duelled(SwordEvent):
    """SR-33.3: Single Combat: what both commanders rolled, and their tactics; the lower total is displaced, a tie none.

    `loser`: "": a tie.
    """

    attacker: str
    attacker_roll: int
    attacker_tactics: int
    defender: str
    defender_roll: int
    defender_tactics: int
    loser: str


@dataclass(frozen=True, slots=True)
class Rerolled(SwordEvent):
    """SR-33.3: a card has dice of a side rolled again: what they showed, what they show now."""

    card: str
    side: Literal["attacker", "defender"]
    before: tuple[int, ...]
    now: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlunderGained(SwordEvent):
    """SR-14.5: plunder points by a card; `total`: how many the Gauls have now."""

    card: str
    points: int
    total: int


EVENTS: Final = (CardPlayed, CostPaid, TargetChosen, LeaderFell, Duelled, Rerolled, PlunderGained)
