"""What can happen in the Forum of any republic."""

from __future__ import annotations

from dataclasses import dataclass, field
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


@dataclass(frozen=True, slots=True)
class ForumOpened(RepublicEvent):
    """RC-8.0, RR-1.07.2: the Forum Phase began; the players have their initiatives in this order."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class InitiativeRolled(RepublicEvent):
    """RC-8.4, RR-1.07.2: the DR of an initiative; on 7 a Table Event is rolled, else a card is drawn."""

    reveals: ClassVar[bool] = True
    seat: Seat
    number: int
    dice: tuple[int, ...]
    total: int


@dataclass(frozen=True, slots=True)
class PersuasionAnnounced(RepublicEvent):
    """RC-8.5.5, RR-1.07.414: persuader, target, first bribe; RC-8.5.7: the card played with it, or ""."""

    reveals: ClassVar[bool] = True
    seat: Seat
    persuader: str
    target: str
    talents: int
    card: str
    base: int


@dataclass(frozen=True, slots=True)
class CounterBribed(RepublicEvent):
    """RC-8.5.5, RR-1.07.414: a player bid against the attempt, or not; the Base Number as it is then."""

    reveals: ClassVar[bool] = True
    seat: Seat
    talents: int
    base: int


@dataclass(frozen=True, slots=True)
class BribeRaised(RepublicEvent):
    """RC-8.5.5, RR-1.07.414: the persuader's player raised the bribe by so much."""

    seat: Seat
    talents: int
    base: int


@dataclass(frozen=True, slots=True)
class PersuasionRolled(RepublicEvent):
    """RC-8.5.4, RR-1.07.41: the DR against the Base Number; RC-8.5.6: the target keeps all that was bid.

    `against`: how much of that were counter-bribes (RC-8.5.5, RR-1.07.414).
    """

    seat: Seat
    persuader: str
    target: str
    dice: tuple[int, ...]
    omens: int
    total: int
    base: int
    talents: int
    persuaded: bool
    against: int = field(default=0, kw_only=True, compare=False)


@dataclass(frozen=True, slots=True)
class Blackmailed(RepublicEvent):
    """RC-8.5.7, RR-1.14.4: a Blackmail failed; the target lost a dr of INF and a dr of POP."""

    senator: str
    influence: int
    popularity: int


EVENTS: Final = (
    InitiativeBid,
    InitiativeWon,
    StatesmanPlayed,
    ConcessionPlayed,
    LeaderMoved,
    Peddled,
    CardTaken,
    ForumOpened,
    InitiativeRolled,
    PersuasionAnnounced,
    CounterBribed,
    BribeRaised,
    PersuasionRolled,
    Blackmailed,
)
