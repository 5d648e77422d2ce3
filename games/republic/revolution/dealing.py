"""RC-11.2, RR-1.11.1: red cards change hands: those that were promised, those that are traded, those that are given."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from pydantic import JsonValue

from games.kernel import (
    Act,
    Choice,
    Deal,
    Decision,
    Interrupt,
    OneOf,
    Record,
    Seat,
    Several,
    StepId,
    floor,
    interruptible,
    read_side,
)
from games.republic.agreements import in_force
from games.republic.floors import Floor, on_the_floor, put_down
from games.republic.pieces import Agreement, Promise, Refused, Stated
from games.republic.revolution.events import (
    CardDealMoved,
    NoCardsToDeal,
    PromisedCards,
    RedCardsGiven,
    RedCardsReceived,
    RedCardsTraded,
)
from games.republic.state import Republic

ACTS_A_STEP = 50  # no replay of the floor is longer


async def dealing(g: Republic) -> StepId:
    """RC-11.2, RR-1.11.1: all trade and give at the same time, if anybody can, until all are done or the time is up."""
    deliver_promised(g)
    dealers = CardFloor(g)
    closed = await interruptible(floor(dealers, acts=ACTS_A_STEP), lambda: list(giving(g)))
    if dealers.idle:
        g.tell(NoCardsToDeal())
    if closed:
        g.forget()
    return "revolution.cards" if closed else "revolution.deals"


# Promised cards


def deliver_promised(g: Republic) -> None:
    """RC-1.5d, RR-0.5.3: cards promised in public agreements are transferred, if the promiser still has them."""
    for agreement in g.agreements:
        for promise in agreement.promises if in_force(agreement) else ():
            if promise.cards and promise.state == "owed":
                deliver(g, agreement, promise)


def deliver(g: Republic, agreement: Agreement, promise: Promise) -> None:
    """RC-1.5d, RR-0.5.3: one card of each kind that was named; if any is missing the promise is broken."""
    given = held_of(g, promise.giver, promise.cards)
    missing = Counter(promise.cards) - Counter(kind_of(card) for card in given)
    hand_over(g, promise.giver, promise.taker, given)
    promise.state = "broken" if missing else "kept"
    absent = tuple(sorted(missing.elements()))
    g.tell(PromisedCards(agreement.id, promise.giver, promise.taker, tuple(given), absent))


def held_of(g: Republic, seat: Seat, kinds: Sequence[str]) -> list[str]:
    """Cards in a hand, as many of each kind as are named, as far as there are any."""
    wanted, found = Counter(kinds), list[str]()
    for card in g.factions[seat].hand:
        if wanted[kind_of(card)]:
            wanted[kind_of(card)] -= 1
            found.append(card)
    return found


def kind_of(card: str) -> str:
    """`public-outcry.3` is a Public Outcry."""
    return card.partition(".")[0]


def hand_over(g: Republic, giver: Seat, receiver: Seat, cards: Sequence[str]) -> None:
    """Cards change hands."""
    hand = g.factions[giver].hand
    hand[:] = [card for card in hand if card not in cards]
    g.factions[receiver].hand += cards


# Trading


@dataclass(frozen=True, slots=True)
class Offer:
    """RC-11.2, RR-1.11.1: red cards, shown to the other or not."""

    cards: list[str]
    shown: bool

    def noted(self) -> Stated:
        """What the other saw of it."""
        return Stated(len(self.cards), names=list(self.cards) if self.shown else [])


@dataclass(frozen=True, slots=True)
class CardFloor(Floor):
    """RC-11.2, RR-1.11.1 for the floor of the kernel."""

    kind: str = "revolution"

    def seats(self) -> Sequence[Seat]:
        """RC-11.2, RR-1.11.1: all players trade; nobody does where nobody has a card to trade or to give."""
        return on_the_floor(self.g) if next(giving(self.g), None) or not self.g.since("floor.idle") else ()

    def partners(self, seat: Seat) -> Sequence[Seat]:
        """RC-11.2, RR-1.11.1: how many red cards one holds is open, and who holds none has nothing to trade.

        In steps begun before ruleset 8 (23 November 2026) it was offered to all.
        """
        free = Floor.partners(self, seat)
        return [one for one in free if self.g.factions[one].hand] if self.answers_accept else free

    def goods(self, seat: Seat, partner: Seat) -> Choice[Offer] | None:  # noqa: ARG002 - the same for every partner
        """RC-11.2, RR-1.11.1: red cards of his hand, at least one, shown or hidden."""
        hand = {card: card for card in self.g.factions[seat].hand}
        if not hand:
            return None
        return Record(Offer, cards=Several(hand, 1, len(hand)), shown=OneOf({"hidden": False, "shown": True}))

    def settle(self, deal: Deal) -> None:
        """RC-11.2, RR-1.11.1: both have accepted, and the cards change hands at once."""
        offers: dict[Seat, Offer] = {seat: read_side(self, deal, seat) for seat in deal.sides}
        for seat, given in offers.items():
            move(self.g, seat, deal.partner(seat), given.cards)
        self.g.tell(RedCardsTraded(tuple(offers), tuple(len(given.cards) for given in offers.values())))

    def say(self, act: Act, deal: Deal, seat: Seat) -> None:
        """RC-11.2, RR-1.11.1: each side sees how many cards the other puts down, and those that are shown."""
        laid = {one: red_offer(self.g, one, raw) for one, raw in deal.sides.items()}
        sides = {one: put for one, put in laid.items() if put}
        if act in ("declined", "withdrawn"):
            self.g.remember(Refused(seat, {one: put.noted() if put else None for one, put in laid.items()}))
        event = CardDealMoved(
            act,
            deal.id,
            seat,
            deal.partner(seat),
            counts={one: len(put.cards) for one, put in sides.items()},
            shown={one: tuple(put.cards) for one, put in sides.items() if put.shown},
        )
        self.g.tell(event, to=list(deal.sides))


def red_offer(g: Republic, seat: Seat, raw: JsonValue) -> Offer | None:
    """What a side of a deal holds; None: nothing yet, or no longer."""
    return put_down(CardFloor(g).goods(seat, seat), raw)


# Giving


def giving(g: Republic) -> Iterator[Interrupt[tuple[Seat, list[str]]]]:
    """RC-11.2, RC-DP73, RR-DP77: cards may be given without anything in return, and without asking."""
    for seat in g.people:
        hand = {card: card for card in g.factions[seat].hand}
        others: dict[str, Seat] = {other: other for other in g.people if other != seat and not g.factions[other].out}
        if hand and others:
            choice = Record(gift, to=OneOf(others), cards=Several(hand, 1, len(hand)))
            decision = Decision(
                "revolution.give", seat, choice, *g.law.cites["revolution.give"], awaited=False, covert=True
            )
            yield Interrupt(decision, partial(give, g, seat))


def gift(to: Seat, cards: list[str]) -> tuple[Seat, list[str]]:
    """To whom, and which."""
    return to, cards


async def give(g: Republic, seat: Seat, given: tuple[Seat, list[str]]) -> None:
    """RC-11.2, RR-1.11.1: the cards are his now."""
    receiver, cards = given
    g.tell(RedCardsGiven(seat, receiver, len(cards)))
    move(g, seat, receiver, cards)


def move(g: Republic, giver: Seat, receiver: Seat, cards: Sequence[str]) -> None:
    """RC-11.2, RR-1.11.1: cards change hands; their faces are known to these two."""
    hand_over(g, giver, receiver, cards)
    g.tell(RedCardsReceived(giver, receiver, tuple(cards)), to=[giver, receiver])
