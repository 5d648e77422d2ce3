"""RC-7.2: the trading floor. Offers of hidden cards with a true statement, between exactly two players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from pydantic import JsonValue

from games.carthage.components import TABLES
from games.carthage.pieces import TradeCard
from games.carthage.state import Carthage
from games.carthage.trade.events import DealMoved, ReceivedTradeCards, Traded
from games.kernel import Act, Choice, Deal, IllegalAnswer, Raw, Record, Seat, Several, read_side
from games.kernel.choice import is_dict
from games.republic.floors import Floor, on_the_floor, put_down
from games.republic.pieces import Refused, Stated

WANTS: Final = "wants"
WISHES: Final = Several({name: name for name in TABLES.commodities}, 0, 5)


@dataclass(frozen=True, slots=True)
class Offer:
    """RC-7.2.2: cards and what is truly said of them."""

    cards: list[TradeCard]
    names: tuple[str, ...]
    wants: tuple[str, ...] = ()  # what he would like in return: mere talk, which may be false

    @property
    def total(self) -> int:
        """RC-7.2.2, 7.2.2a: the stated point value is the sum of the printed single values, so it is true."""
        return sum(card.value for card in self.cards)

    def noted(self) -> Stated:
        """What was said, without the cards."""
        return Stated(len(self.cards), self.total, list(self.names), list(self.wants))


def offer(cards: list[TradeCard], names: list[str]) -> Offer:
    """RC-7.2.2: the commodities named must be among the cards."""
    for name in names:
        if name not in {card.commodity for card in cards}:
            raise IllegalAnswer("trade.untrue", commodity=name)
    return Offer(cards, tuple(names))


class Goods(Record[Offer]):
    """RC-7.2.2: cards, what is truly said of them, and what one would like in return, which need not be said.

    That is talk: nothing hangs on it, so it is no part of the form, and whoever says nothing of it leaves it out.
    """

    def read(self, raw: Raw) -> Offer:
        """The offer; what is wished for are commodities of the game."""
        if not is_dict(raw) or WANTS not in raw:
            return super().read(raw)
        whole = super().read({name: one for name, one in raw.items() if name != WANTS})
        return replace(whole, wants=tuple(WISHES.read(raw[WANTS])))


@dataclass(frozen=True, slots=True)
class TradingFloor(Floor):
    """RC-7.2 for the floor of the kernel."""

    g: Carthage
    kind: str = "trade"

    def seats(self) -> Sequence[Seat]:
        """RC-7.2.1, 7.2.1a: all players trade; nobody does where no deal can be made. How many cards one has is open.

        In steps begun before ruleset 7 (22 November 2026) all were asked all the same.
        """
        able = [seat for seat in on_the_floor(self.g) if self.able(seat)]
        return on_the_floor(self.g) if len(able) > 1 or not self.g.since("floor.idle") else ()

    def able(self, seat: Seat) -> bool:
        """RC-7.2.2: whether a seat holds enough cards for a side of a deal, for all to see."""
        return len(self.g.factions[seat].trade_cards) >= self.least

    def partners(self, seat: Seat) -> Sequence[Seat]:
        """RC-7.2.2b: a deal has two sides, so nothing is offered to who could not answer.

        In steps begun before ruleset 8 (23 November 2026) it was offered to all.
        """
        free = Floor.partners(self, seat)
        return [one for one in free if self.able(one)] if self.answers_accept else free

    @property
    def least(self) -> int:
        """RC-7.2.2: how many cards an offer holds at least."""
        return self.g.law.constants.trade_min_cards_per_offer

    def goods(self, seat: Seat, partner: Seat) -> Choice[Offer] | None:  # noqa: ARG002 - the same for every partner
        """RC-7.2.2: at least three of his trade cards, and at least one commodity among them."""
        hand = {card.id: card for card in self.g.factions[seat].trade_cards}
        if len(hand) < self.least:
            return None
        names = {card.commodity: card.commodity for card in hand.values()}
        return Goods(offer, cards=Several(hand, self.least, len(hand)), names=Several(names, 1, len(names)))

    def settle(self, deal: Deal) -> None:
        """RC-7.2.2b: both have accepted, and the cards change hands at once."""
        offers: dict[Seat, Offer] = {seat: read_side(self, deal, seat) for seat in deal.sides}
        for seat, given in offers.items():
            self.give(given.cards, seat, deal.partner(seat))
        self.g.tell(Traded(tuple(offers), tuple(len(given.cards) for given in offers.values())))

    def give(self, cards: list[TradeCard], giver: Seat, receiver: Seat) -> None:
        """RC-7.2.2b: cards change hands; their faces are for the receiver."""
        mine, theirs = self.g.factions[giver].trade_cards, self.g.factions[receiver].trade_cards
        for card in cards:
            mine.remove(card)
            theirs.append(card)
        told = ReceivedTradeCards(tuple(card.id for card in cards), clauses=("RC-7.2.2b",))
        self.g.tell(told, to=[receiver])

    def say(self, act: Act, deal: Deal, seat: Seat) -> None:
        """RC-7.2.2b: each side sees the other's statement only, so that is all that is told."""
        said = {one: statement(self.g, one, raw) for one, raw in deal.sides.items()}
        sides = {one: stated for one, stated in said.items() if stated}
        if act in ("declined", "withdrawn"):
            self.g.remember(Refused(seat, {one: put.noted() if put else None for one, put in said.items()}))
        event = DealMoved(
            act,
            deal.id,
            seat,
            deal.partner(seat),
            cards={one: len(stated.cards) for one, stated in sides.items()},
            values={one: stated.total for one, stated in sides.items()},
            names={one: stated.names for one, stated in sides.items()},
        )
        self.g.tell(event, to=list(deal.sides))


def statement(g: Carthage, seat: Seat, raw: JsonValue) -> Offer | None:
    """What a side of a deal holds; None: nothing yet, or no longer."""
    return put_down(TradingFloor(g).goods(seat, seat), raw)
