"""What can happen in an initiative (RC-8.4 to RC-8.7): one small event each, with the figures behind it.

Rolls are told as thrown; `omens` is what Evil Omens change. Cards, Senators, Wars and Provinces go by their ids.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from games.carthage.told import CarthageEvent
from games.kernel import Seat

# Initiatives


@dataclass(frozen=True, slots=True)
class ForumOpened(CarthageEvent):
    """RC-8.0: the Forum Phase began; the players have their initiatives in this order."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class InitiativeRolled(CarthageEvent):
    """RC-8.4: the DR of an initiative; on 7 a Table Event is rolled, else a card is drawn."""

    reveals: ClassVar[bool] = True
    seat: Seat
    number: int
    dice: tuple[int, ...]
    total: int


@dataclass(frozen=True, slots=True)
class TraderSought(CarthageEvent):
    """RC-8.1: a Senator tried to attract a Trader: dice and Talents spent, against 12."""

    seat: Seat
    senator: str
    talents: int
    dice: tuple[int, ...]
    omens: int
    total: int
    gained: bool


# Persuasion


@dataclass(frozen=True, slots=True)
class PersuasionAnnounced(CarthageEvent):
    """RC-8.5.5: persuader, target, first bribe; RC-8.5.7: the card played with it, or ""."""

    reveals: ClassVar[bool] = True
    seat: Seat
    persuader: str
    target: str
    talents: int
    card: str
    base: int


@dataclass(frozen=True, slots=True)
class CounterBribed(CarthageEvent):
    """RC-8.5.5: a player bid against the attempt, or not; the Base Number as it is then."""

    reveals: ClassVar[bool] = True
    seat: Seat
    talents: int
    base: int


@dataclass(frozen=True, slots=True)
class BribeRaised(CarthageEvent):
    """RC-8.5.5: the persuader's player raised the bribe by so much."""

    seat: Seat
    talents: int
    base: int


@dataclass(frozen=True, slots=True)
class PersuasionRolled(CarthageEvent):
    """RC-8.5.4: the DR against the Base Number; RC-8.5.6: the target keeps all that was bid."""

    seat: Seat
    persuader: str
    target: str
    dice: tuple[int, ...]
    omens: int
    total: int
    base: int
    talents: int
    persuaded: bool


@dataclass(frozen=True, slots=True)
class Blackmailed(CarthageEvent):
    """RC-8.5.7: a Blackmail failed; the target lost a dr of INF and a dr of POP."""

    senator: str
    influence: int
    popularity: int


EVENTS: Final = (
    ForumOpened,
    InitiativeRolled,
    TraderSought,
    PersuasionAnnounced,
    CounterBribed,
    BribeRaised,
    PersuasionRolled,
    Blackmailed,
)
