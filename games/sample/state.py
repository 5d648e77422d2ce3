"""The state of The Salt Road: a tree of plain values."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import ClassVar

from pydantic import Field, JsonValue

from games.kernel import Book, Dice, NotAllowed, Options, Saved, Seat, Setup, State, ruling, rulings

GOODS = ("salt", "wool", "dye", "amber")
COPIES = 6
HAND = 3
DAYS = 3
LOT = 2


class SaltOptions(Options):
    """T-1.1: how much money each merchant begins with."""

    coins: int = Field(default=10, ge=1, le=99)


@dataclass(slots=True)
class Card(Saved):
    """One load of a good. Its id says nothing about the good."""

    id: str
    good: str


@dataclass(slots=True)
class Merchant(Saved):
    """What stands before one seat; the hand is hidden."""

    seat: Seat
    coins: int
    hand: list[Card] = field(default_factory=list[Card])


@dataclass(slots=True, kw_only=True)
class SaltRoad(State):
    """The whole game."""

    rulebook: ClassVar[str] = "T"
    merchants: dict[Seat, Merchant]
    deck: list[Card]
    days: int
    day: int = 1
    lot: list[Card] = field(default_factory=list[Card])
    sold: list[Card] = field(default_factory=list[Card])
    prices: dict[str, int] = field(default_factory=dict[str, int])
    book: Book = field(default_factory=Book)

    def in_order(self) -> list[Seat]:
        """T-1.3: around the table, each day from the next seat on."""
        seats = list(self.merchants)
        first = (self.day - 1) % len(seats)
        return seats[first:] + seats[:first]


def setup(chosen: Setup) -> SaltRoad:
    """T-1.1, T-1.2: coins for all, and three cards each, drawn unseen."""
    coins = SaltOptions.model_validate(chosen.options).coins
    names = [good for good in GOODS for _ in range(copies(len(chosen.seats)))]
    g = SaltRoad(
        step="auction",
        dice=Dice(chosen.seed),
        merchants={seat: Merchant(seat, coins) for seat in chosen.seats},
        deck=[],
        days=chosen.turns or DAYS,
    )
    g.dice.shuffle("deck", names)
    g.deck = [Card(f"c{number}", good) for number, good in enumerate(names, 1)]
    for merchant in g.merchants.values():
        merchant.hand = [g.deck.pop() for _ in range(HAND)]
    return g


def copies(merchants: int) -> int:
    """T-1.2: so many cards of each good, at least six, that all hands and the lots of all days can be dealt."""
    return max(COPIES, -(-(HAND * merchants + LOT * DAYS) // len(GOODS)))


def scramble(g: SaltRoad, seat: Seat, dice: Dice) -> None:
    """Shuffle the goods of all cards that a seat cannot see: the deck, and others' hands unless offered to it."""
    shown = {card for deal in g.book.deals.values() if seat in deal.sides for card in offered(deal.sides.values())}
    hands = [card for one in g.merchants.values() if one.seat != seat for card in one.hand if card.id not in shown]
    hidden = [*g.deck, *hands]
    goods = [card.good for card in hidden]
    dice.shuffle("scramble", goods)
    for card, good in zip(hidden, goods, strict=True):
        card.good = good


def offered(sides: Iterable[JsonValue]) -> list[str]:
    """The ids of the cards laid down: the raw answers of a deal's sides."""
    return [str(card) for raw in sides if isinstance(raw, list) for card in raw]


@ruling("fine")
def fine(g: SaltRoad, *, seat: Seat, coins: int) -> None:
    """The game master takes coins away; not more than there are."""
    if seat not in g.merchants or not 0 <= coins <= g.merchants[seat].coins:
        raise NotAllowed("sample.fine", seat=seat, coins=coins)
    g.merchants[seat].coins -= coins


RULINGS = rulings(fine)
