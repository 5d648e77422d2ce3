"""T-3: barter and sale; T-4: the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from games.kernel import Act, Book, Choice, Deal, Decision, OneOf, Seat, Several, StepId, ask, floor, read_side

from .events import Bargained, Bartered, Priced, RoadEnded, Sold
from .state import GOODS, Card, Merchant, SaltRoad, offered

OPEN_DEALS = 2
ANSWERED = 2  # the ruleset from which on an answer accepts


async def barter(g: SaltRoad) -> StepId:
    """T-3.1: all bargain at the same time until everyone is done."""
    closed = await floor(SaltDeals(g), acts=30)
    return "market" if closed else "barter"


@dataclass(frozen=True, slots=True)
class SaltDeals:
    """T-3.1 for the floor of the kernel: one or two cards against one or two."""

    g: SaltRoad
    kind: str = "sample"
    clause: str = "T-3.1"
    point: str = "T-DP2"

    @property
    def book(self) -> Book:
        """The deals lie in the state."""
        return self.g.book

    @property
    def answers_accept(self) -> bool:
        """Goods against goods are agreed; in steps begun before ruleset 2 both had to say so."""
        return self.g.ruleset >= ANSWERED

    def seats(self) -> Sequence[Seat]:
        """All are on the floor."""
        return list(self.g.merchants)

    def partners(self, seat: Seat) -> Sequence[Seat]:
        """At most two open deals a pair; of who has no card nothing can be had."""
        free = [one for one in self.g.merchants if one != seat and len(self.book.between(seat, one)) < OPEN_DEALS]
        return [one for one in free if self.g.merchants[one].hand] if self.answers_accept else free

    def goods(self, seat: Seat, partner: Seat) -> Choice[list[Card]] | None:
        """One or two cards of one's hand, whoever is the partner."""
        hand = {card.id: card for card in self.g.merchants[seat].hand if partner in self.g.merchants}
        return Several(hand, 1, min(2, len(hand))) if hand else None

    def settle(self, deal: Deal) -> None:
        """Both sides change hands at once."""
        given: dict[Seat, list[Card]] = {seat: read_side(self, deal, seat) for seat in deal.sides}
        for seat, cards in given.items():
            move(cards, self.g.merchants[seat].hand, self.g.merchants[deal.partner(seat)].hand)
        self.g.tell(Bartered({seat: len(cards) for seat, cards in given.items()}))

    def say(self, act: Act, deal: Deal, seat: Seat) -> None:
        """The two seats see the goods that lie there."""
        self.g.tell(Bargained(act, deal.id, seat, laid_down(self.g, deal)), to=list(deal.sides))


def laid_down(g: SaltRoad, deal: Deal) -> dict[Seat, tuple[str, ...]]:
    """The goods of both sides, as far as the cards are still there."""
    goods = {card.id: card.good for merchant in g.merchants.values() for card in merchant.hand}
    return {seat: tuple(goods[card] for card in offered([raw]) if card in goods) for seat, raw in deal.sides.items()}


def move(cards: Sequence[Card], source: list[Card], target: list[Card]) -> None:
    """Cards are never copied, only moved."""
    for card in cards:
        source.remove(card)
        target.append(card)


async def market(g: SaltRoad) -> StepId | None:
    """T-3.2, T-3.3: prices are thrown, then each in order sells one kind of good."""
    g.prices = {good: g.dice.roll(f"price.{good}")[0] for good in GOODS}
    g.tell(Priced(dict(g.prices)))
    for seat in g.in_order():
        good = await ask(partial(sale, g, seat))
        if good is not None:
            sell(g, g.merchants[seat], good)
    if g.day < g.days:
        return next_day(g)
    end(g)
    return None


def sale(g: SaltRoad, seat: Seat) -> Decision[str | None]:
    """T-3.3: all one's cards of any one good, or none; if absent, none."""
    held = dict.fromkeys(card.good for card in g.merchants[seat].hand)
    goods: dict[str, str | None] = {"none": None, **{good: good for good in held}}
    return Decision("sample.sell", seat, OneOf(goods), "T-3.3", "T-DP3", {"day": g.day}, lapse="none")


def sell(g: SaltRoad, merchant: Merchant, good: str) -> None:
    """T-3.3: the price of the day for every card."""
    cards = [card for card in merchant.hand if card.good == good]
    income = len(cards) * g.prices[good]
    merchant.coins += income
    move(cards, merchant.hand, g.sold)
    g.tell(Sold(merchant.seat, good, len(cards), income))


def next_day(g: SaltRoad) -> StepId:
    """T-3.4: prices are forgotten, the next seat is first."""
    g.day += 1
    g.prices.clear()
    return "auction"


def end(g: SaltRoad) -> None:
    """T-4: a coin for each card left; the richest wins, and several may."""
    worth = {merchant.seat: merchant.coins + len(merchant.hand) for merchant in g.merchants.values()}
    best = max(worth.values())
    g.tell(RoadEnded(worth, tuple(seat for seat, coins in worth.items() if coins == best)))
