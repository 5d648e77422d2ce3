"""Red cards change hands where they are of more use: above all Statesmen, whom only his Family's faction can play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from games.carthage.law import CARTHAGE
from games.carthage.minds.sensible.habits import Asked, Habits
from games.carthage.minds.sensible.market.deals import deal_of, due
from games.carthage.minds.sensible.market.worth import EXTRA
from games.carthage.minds.sensible.outlook import turns_left
from games.carthage.seen.trade import DealView
from games.carthage.seen.view import CarthageView
from games.kernel import Raw, Seat
from games.republic.minds.memory import avoids
from games.republic.minds.outlook import me, rivals, standing
from games.republic.minds.temper import because, thinks_of
from games.republic.minds.voting import won

habit = Habits()

HABIT: Final = "red-trades"
STATESMAN = 10.0
SECOND = 0.7  # of a card of which one holds another already
LAW = 3.0
OF_USE: Final[Mapping[str, float]] = {
    "public-outcry": 7.0,
    "influence-peddling": 6.0,
    "assassin": 5.0,
    "seduction": 5.0,
    "blackmail": 5.0,
    "secret-bodyguard": 4.0,
    "open-bodyguard": 4.0,
    "bribed-judges": 4.0,
}
OTHER = 3.0
LEAST = 1.5  # that a deal must bring
KNIVES: Final = ("assassin", "secret-bodyguard")
"""RC-9.8: what is drawn on who is about to win, and what saves him from it."""
CROWDED = 5  # RC-11.2f: more red cards than these are discarded
A_TURN = 1.2  # cards that a Trade Concession brings a turn, sold in sets


def kind_of(card: str) -> str:
    """`public-outcry.3` is a Public Outcry."""
    return card.partition(".")[0]


@dataclass(frozen=True)
class Hand:
    """Red cards as a seat would value them: the viewer's own hand, or what is known of another's."""

    view: CarthageView
    seat: Seat
    cards: Sequence[str]

    def worth(self, card: str) -> float:
        """What a card is worth to who holds it."""
        kind = kind_of(card)
        if kind in CARTHAGE.tables.statesmen:
            return STATESMAN if self.plays(kind) else 0.0
        if kind in CARTHAGE.tables.laws:
            return LAW
        draws = [effect for effect in CARTHAGE.tables.card(card).effects if effect.op == EXTRA]
        if draws:
            return A_TURN * turns_left(self.view) * CARTHAGE.tables.stacks[draws[0].params["stack"]].value
        return OF_USE.get(kind, OTHER)

    def plays(self, statesman: str) -> bool:
        """RC-8.9.2: whether he could be played here: his Family is in no other faction, and nobody has his number."""
        printed = CARTHAGE.tables.statesmen[statesman]
        if any(one.number == printed.number and one.statesman for one in self.view.senators.values()):
            return False
        family = self.view.senators.get(printed.family)
        return family is None or family.faction in (None, self.seat)

    def total(self, cards: Iterable[str]) -> float:
        """What a hand is worth: what has to be discarded nothing."""
        return sum(sorted((value for value, _ in self.values(cards)), reverse=True)[:CROWDED])

    def values(self, cards: Iterable[str]) -> Iterator[tuple[float, str]]:
        """What each card is worth beside the others: a second one of a kind less."""
        kinds: list[str] = []
        for card in cards:
            yield self.worth(card) * SECOND ** kinds.count(kind_of(card)), card
            kinds.append(kind_of(card))

    def gain(self, taken: Iterable[str], given: Iterable[str]) -> float:
        """What the hand is worth more with these and without those."""
        left = [card for card in self.cards if card not in given]
        return self.total([*left, *taken]) - self.total(self.cards)


def least_first(view: CarthageView, cards: Iterable[str]) -> list[str]:
    """RC-11.2f: in what order one discards: a Statesman who could yet be played is kept for better times."""
    return [card for _, card in sorted(Hand(view, me(view), ()).values(cards))]


@dataclass(frozen=True)
class Swap:
    """A deal in red cards as the viewer thinks of it: one card against one."""

    view: CarthageView
    partner: Seat

    @cached_property
    def own(self) -> Hand:
        """The viewer's hand."""
        return Hand(self.view, me(self.view), [card.id for card in self.view.own.hand] if self.view.own else [])

    def theirs(self, shown: Sequence[str] = ()) -> Hand:
        """What is known of the other's."""
        return Hand(self.view, self.partner, shown)

    def fair(self, own: float, other: float) -> bool:
        """Whether one gains enough, and who is ahead no more than oneself; and he does his part."""
        return not avoids(self.view, self.partner) and own >= max(LEAST, due(self.view, self.partner) * other)

    def harmless(self) -> list[str]:
        """RC-9.8: what one may part with: who leads gives nobody a knife, nor his guards."""
        own = standing(self.view.factions[self.own.seat])
        foremost = all(standing(one) < own for one in rivals(self.view))
        return [card for card in self.own.cards if not (foremost and kind_of(card) in KNIVES)]

    def offers(self) -> Iterator[tuple[float, str]]:
        """What is of no use here and of use there, and no other of its kind has been refused; the best first.

        RC-9.10.3: when somebody rules for life nothing is of use any more.
        """
        refused = {kind_of(name) for one in self.view.refused for name in shown_by(one.sides.get(self.own.seat))}
        over = won(self.view)
        for card in () if over or avoids(self.view, self.partner) else self.harmless():
            lost, theirs = -self.own.gain((), (card,)), self.theirs().worth(card)
            if lost + LEAST < OTHER and theirs > lost + LEAST and kind_of(card) not in refused:
                yield lost - theirs, card

    def answers(self, taken: Sequence[str]) -> Iterator[tuple[float, str]]:
        """What could be given for these, if both gain.

        RC-11.2f: whose hand is too full loses nothing by what he offers, for he would have to discard it.
        """
        crowded = self.view.factions[self.partner].hand > CROWDED
        for card in self.harmless():
            own = self.own.gain(taken, (card,))
            other = max(self.theirs(taken).gain((card,), taken), LEAST if crowded else 0)
            if other >= LEAST and self.fair(own, other):
                yield -own * other, card


def shown_by(stated: object) -> Sequence[str]:
    """The cards that were shown on one side of a deal."""
    return getattr(stated, "names", ())


def spare(view: CarthageView) -> bool:
    """Whether one holds a card that another could use."""
    others = [seat for seat in view.seats if seat != me(view) and not view.factions[seat].neutral]
    return thinks_of(HABIT) and any(next(Swap(view, seat).offers(), None) for seat in others)


def put_down(card: str) -> Raw:
    """One card, shown: who is to take it should know it."""
    return {"cards": [card], "shown": "shown"}


@habit("revolution.offer", urgency=1)
def offer(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-11.2: a Statesman of his Family, or what else he could use and oneself cannot; one offer at a time."""
    partner = Seat(str(asked.about["to"]))
    found = min(Swap(view, partner).offers(), default=None) if thinks_of(HABIT) and not view.deals else None
    if found is None:
        return None
    because("red-offer", seat=partner, card=found[1])
    return put_down(found[1])


@habit("revolution.counter", urgency=3)
def counter(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-11.2: what costs least and is of use to him, for what he shows."""
    deal = deal_of(asked, view)
    if deal is None or not thinks_of(HABIT) or deal.sides[me(view)].stated is not None:
        return None
    partner, taken = theirs(view, deal)
    found = min(Swap(view, partner).answers(taken), default=None)
    if found is None:
        return None
    because("red-answer", seat=partner, card=found[1])
    return put_down(found[1])


@habit("revolution.deal", urgency=2)
def reply(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-11.2: accept what is worth more than what one gives; withdraw from anything else that lies there."""
    deal = deal_of(asked, view)
    if deal is None:
        return None
    accept = next((word for word in asked.choice.form() if word.startswith("accept")), None)
    if accept and thinks_of(HABIT) and pleased(view, deal):
        because("red-accept", seat=theirs(view, deal)[0])
        return accept
    waits = deal.sides[me(view)].stated is not None and any(side.stated is None for side in deal.sides.values())
    return None if waits or me(view) in deal.accepted else "withdraw"


def pleased(view: CarthageView, deal: DealView) -> bool:
    """Whether a deal as it lies there is good enough."""
    (partner, taken), given = theirs(view, deal), deal.sides[me(view)].cards
    swap = Swap(view, partner)
    return swap.fair(swap.own.gain(taken, given), swap.theirs(taken).gain(given, taken))


def theirs(view: CarthageView, deal: DealView) -> tuple[Seat, Sequence[str]]:
    """The other side, and the cards that it shows."""
    partner = next(seat for seat in deal.sides if seat != me(view))
    return partner, shown_by(deal.sides[partner].stated)
