"""What only a game with Neutral factions tells (RC-15, RR-4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from games.kernel import Seat
from games.republic.events import RepublicEvent


@dataclass(frozen=True, slots=True)
class NeutralNamed(RepublicEvent):
    """RC-15.2, RR-4.01.2: a faction is Neutral, and this is its name; the extra Families it was dealt."""

    seat: Seat
    neutral: str
    families: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TemptationRolled(RepublicEvent):
    """RC-15.4, RR-4.03.3: the dr for a Neutral's officeholder: whether he takes corrupt income."""

    reveals: ClassVar[bool] = True
    seat: Seat
    senator: str
    post: str
    roll: int
    least: int
    takes: bool


@dataclass(frozen=True, slots=True)
class BidRolled(RepublicEvent):
    """RC-15.6, RR-4.04.5: a Neutral's dr for its bid, and its modifier."""

    reveals: ClassVar[bool] = True
    seat: Seat
    roll: int
    modifier: int


@dataclass(frozen=True, slots=True)
class CoalitionDeclined(RepublicEvent):
    """RC-15.7, RR-4.05.2: a player will not join these."""

    seat: Seat
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class CoalitionFormed(RepublicEvent):
    """RC-15.7, RR-4.05.2: who govern, with so many of all votes at home."""

    seats: tuple[Seat, ...]
    votes: int
    of: int


@dataclass(frozen=True, slots=True)
class PickSkipped(RepublicEvent):
    """RC-15.8, RR-4.05.419: a card skipped a faction that was about to pick."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PickingEnded(RepublicEvent):
    """RC-15.8, RR-4.05.418: a faction passed, or nothing is left to pick."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class ConspiracyRolled(RepublicEvent):
    """RC-15.11, RR-4.07.3: the rolls of the factions, Assassin cards included; the highest must try."""

    reveals: ClassVar[bool] = True
    victim: str
    rolls: Mapping[str, int]
    seat: Seat


EVENTS: Final = (
    NeutralNamed,
    TemptationRolled,
    BidRolled,
    CoalitionDeclined,
    CoalitionFormed,
    PickSkipped,
    PickingEnded,
    ConspiracyRolled,
)
