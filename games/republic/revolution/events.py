"""What can happen in the Revolution Phase of any republic. Cards, Senators and legions go by their ids."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from games.kernel import Seat
from games.republic.events import RepublicEvent


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
class RedCardsTraded(RepublicEvent):
    """RC-11.2, RR-1.11.1: two factions traded so many red cards."""

    seats: tuple[Seat, ...]
    counts: tuple[int, ...]


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


EVENTS: Final = (
    PromisedCards,
    CardDealMoved,
    RedCardsTraded,
    RedCardsGiven,
    RedCardsReceived,
    NoCardsToDeal,
)
