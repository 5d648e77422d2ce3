"""What can happen in the Revolution Phase of any republic. Cards, Senators and legions go by their ids."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from games.kernel import Seat
from games.republic.events import RepublicEvent
from games.republic.record import Deed, Doing


@dataclass(frozen=True, slots=True)
class PromisedCards(RepublicEvent):
    """RC-1.5d, RR-0.5.3: cards promised in a public agreement are handed over, as far as the promiser has them."""

    reveals: ClassVar[bool] = True
    agreement: str
    giver: Seat
    receiver: Seat
    cards: tuple[str, ...]
    missing: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardDealMoved(RepublicEvent):
    """RC-11.2, RR-1.11.1: an act on a deal in red cards, told to the two: the number on each side, what is shown."""

    reveals: ClassVar[bool] = True
    act: str
    deal: str
    seat: Seat
    partner: Seat
    counts: Mapping[Seat, int]
    shown: Mapping[Seat, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class RedCardsTraded(RepublicEvent, Doing):
    """RC-11.2, RR-1.11.1: two factions traded so many red cards."""

    seats: tuple[Seat, ...]
    counts: tuple[int, ...]

    def deeds(self) -> Sequence[Deed]:
        """It is in the record of both."""
        return [(seat, "deals", 1) for seat in self.seats]


@dataclass(frozen=True, slots=True)
class RedCardsGiven(RepublicEvent):
    """RC-11.2, RR-1.11.1: a faction gave another so many red cards."""

    seat: Seat
    receiver: Seat
    count: int


@dataclass(frozen=True, slots=True)
class RedCardsReceived(RepublicEvent):
    """RC-11.2, RR-1.11.1: the faces of red cards that came to a hand, told to its owner and to who gave them."""

    reveals: ClassVar[bool] = True
    giver: Seat
    receiver: Seat
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NoCardsToDeal(RepublicEvent):
    """RC-11.2, RR-1.11.1: nobody holds a red card that he could trade or give, so no floor is held."""


@dataclass(frozen=True, slots=True)
class CardsDiscarded(RepublicEvent):
    """RC-11.2f, RR-1.11.2: red cards above the limit, face up."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CommandLaidDown(RepublicEvent):
    """RC-11.3, RR-1.11.3: a victorious commander, or two, lay down the command; the units go to Active Forces."""

    commanders: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RebelsJoined(RepublicEvent):
    """RC-11.3.5, RR-1.11.32: other Senators of the faction have become secondary Rebels, or none."""

    reveals: ClassVar[bool] = True
    seat: Seat
    senators: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class VeteransDeserted(RepublicEvent):
    """RC-11.3.5, RR-1.11.36: veterans loyal to Rebels have come to the Rebel."""

    senator: str
    legions: int


EVENTS: Final = (
    PromisedCards,
    CardDealMoved,
    RedCardsTraded,
    RedCardsGiven,
    RedCardsReceived,
    NoCardsToDeal,
    CardsDiscarded,
    CommandLaidDown,
    RebelsJoined,
    VeteransDeserted,
)
