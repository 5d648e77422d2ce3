"""What can happen in the Forum of any republic."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from games.kernel import Seat
from games.republic.events import RepublicEvent


@dataclass(frozen=True, slots=True)
class InitiativeBid(RepublicEvent):
    """RC-8.7, RR-1.07.22: a bid for an extra initiative, to be paid by a Senator."""

    seat: Seat
    senator: str
    talents: int


@dataclass(frozen=True, slots=True)
class InitiativeWon(RepublicEvent):
    """RC-8.7, RR-1.07.22: who takes an extra initiative, and for how much; Senator "": free, as nobody has bid."""

    seat: Seat
    number: int
    senator: str
    talents: int


@dataclass(frozen=True, slots=True)
class StatesmanPlayed(RepublicEvent):
    """RC-8.9.2, RR-1.07.312: a Statesman came into play, as or on this Senator."""

    reveals: ClassVar[bool] = True
    seat: Seat
    statesman: str
    senator: str


@dataclass(frozen=True, slots=True)
class ConcessionPlayed(RepublicEvent):
    """RC-8.9.4, RR-1.07.32: a Concession was laid on a Senator."""

    reveals: ClassVar[bool] = True
    seat: Seat
    concession: str
    senator: str


@dataclass(frozen=True, slots=True)
class LeaderMoved(RepublicEvent):
    """RC-8.6, RR-1.07.7: the Faction Leader marker was moved to another Senator."""

    seat: Seat
    senator: str


@dataclass(frozen=True, slots=True)
class Peddled(RepublicEvent):
    """RC-8.9.16, RR-1.14.3: Influence Peddling was played: a card changed hands at random."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str
    victim: Seat


@dataclass(frozen=True, slots=True)
class CardTaken(RepublicEvent):
    """RC-8.9.16, RR-1.14.3: which card was taken by Influence Peddling; told to the two players."""

    reveals: ClassVar[bool] = True
    seat: Seat
    victim: Seat
    card: str


EVENTS: Final = (
    InitiativeBid,
    InitiativeWon,
    StatesmanPlayed,
    ConcessionPlayed,
    LeaderMoved,
    Peddled,
    CardTaken,
)
