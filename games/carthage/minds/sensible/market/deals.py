"""The trading floor: offers that say what is wanted, answers that give it, and no more than both gain by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from games.carthage.minds.sensible.habits import Asked, Habits
from games.carthage.minds.sensible.market.partners import Likely, Partner, meant
from games.carthage.minds.sensible.market.worth import MANY, Held, Worth, hand, of_own
from games.carthage.minds.sensible.purses import enriched
from games.carthage.minds.temper import weights
from games.carthage.seen.trade import DealView
from games.carthage.seen.view import CarthageView
from games.kernel import Raw, Seat
from games.republic.minds.memory import avoids
from games.republic.minds.outlook import ahead, leads, me
from games.republic.minds.temper import because, thinks_of

habit = Habits()

LEAST = 3  # RC-7.2.2
MOST = 4  # cards of a side that is thought about
WISHES = 3
HAGGLING = 4  # revisions of a deal
TRIES = 2  # offers to one partner that come to nothing
FILLER = 1.5  # what a card is worth that one takes for want of a better


@dataclass(frozen=True, slots=True)
class Thought:
    """A side of a deal as somebody thinks of it: the commodities, what he gains, and what the other may gain."""

    goods: Held
    own: float
    other: float

    @property
    def product(self) -> float:
        """What speaks for it: both must gain, and it is the likelier to be accepted the more both do."""
        return max(0.0, self.own) * max(0.0, self.other)


@lru_cache(MANY)
def bundles(cards: tuple[tuple[str, int], ...]) -> Sequence[Held]:
    """All that could be put down, of three cards or one more; which of equals does not matter."""
    names = sorted(Counter(dict(cards)).elements())
    ways = (dict.fromkeys(combinations(names, size)) for size in range(LEAST, MOST + 1))
    return [Counter(one) for way in ways for one in way]


def mean(worth: Worth, taken: Likely, given: Mapping[str, int]) -> float:
    """What one gains, on average over all that a statement may mean."""
    return sum([worth.gain(one, given) for one in taken]) / len(taken)


def best(thoughts: Iterable[Thought]) -> Thought | None:
    """The best of them, each worth the trouble, that the other gains by too."""
    able = [one for one in thoughts if one.other > 0]
    return max(able, key=lambda one: one.product, default=None)


def raw_of(view: CarthageView, goods: Held, wants: Sequence[str]) -> Raw:
    """These goods, all named, and what one would like."""
    left, cards = Counter(goods), list[str]()
    for card in hand(view):
        if left[card.commodity]:
            left[card.commodity] -= 1
            cards.append(card.id)
    said = {"wants": list(wants)} if thinks_of("wishes") else {}
    return {"cards": cards, "names": sorted(goods), **said}


def wishes(worth: Worth, partner: Partner) -> list[str]:
    """What one more of would be worth most, of what one holds and the other may have."""
    able = [name for name in partner.expected if partner.may_have(name) and worth.held[name]]
    worthy = {name: worth.changes[name, 1] for name in able}
    return sorted(worthy, key=lambda name: (-worthy[name], name))[:WISHES]


# Offering


@habit("trade.offer", urgency=1)
def offer(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-7.2.2: what one can spare against what makes a set grow; one offer to each at a time."""
    partner = Partner(view, Seat(str(asked.about["to"])))
    if any(partner.seat in deal.sides for deal in view.deals) or weary(view, partner.seat) or bars(view, partner.seat):
        return None
    worth = of_own(view)
    wanted = wishes(worth, partner)
    found = best(offers(worth, partner, wanted)) if wanted else None
    if found is None:
        return None
    because("trade-offer", seat=partner.seat, commodity=wanted[0])
    return raw_of(view, found.goods, [name for name in wanted if name not in found.goods])


def offers(worth: Worth, partner: Partner, wanted: Sequence[str]) -> Iterator[Thought]:
    """What could be offered, for one card of what is wanted and others of little value, and is worth the trouble."""
    hope, filler, least = Counter(wanted[:1]), FILLER * (LEAST - 1), weights().bargain
    before = refused(partner.view, partner.seat)
    for goods in bundles(worth.cards):
        if wanted[0] not in goods and (goods.total(), set(goods)) not in before:
            own = worth.gain(hope, goods) + filler
            if own >= least:
                yield Thought(goods, own, partner.gains(goods, hope) - filler)


def refused(view: CarthageView, seat: Seat) -> Sequence[tuple[int, set[str]]]:
    """What he has refused: of so many cards, with these names."""
    said = (one.sides[me(view)] for one in view.refused if seat in one.sides and me(view) in one.sides)
    return [(one.cards, set(one.names)) for one in said if one]


def weary(view: CarthageView, seat: Seat) -> bool:
    """Whether enough has been offered to him in vain."""
    return sum(next(iter(one.sides)) == me(view) and seat in one.sides for one in view.refused) >= TRIES


# Answering


@habit("trade.counter", urgency=3)
def counter(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-7.2.2b: what the other wants against what he gives, if both gain; and what would be better still."""
    deal = deal_of(asked, view)
    if deal is None or deal.rev >= HAGGLING:
        return None
    partner = partner_of(view, deal)
    stated = deal.sides[partner.seat].stated
    if (
        stated is None
        or bars(view, partner.seat)
        or pleased(view, deal)
        or (deal.sides[me(view)].stated and next(iter(deal.sides)) != me(view))
    ):
        return None
    worth = of_own(view)
    found = best(answers(worth, partner, meant(stated), lying(view, deal)))
    if found is None:
        return None
    because("trade-answer", seat=partner.seat, gain=round(found.own))
    return raw_of(view, found.goods, wishes(worth, partner))


def answers(worth: Worth, partner: Partner, taken: Likely, lies: Held | None) -> Iterator[Thought]:
    """What could be given for this, and is worth the trouble; not what lies there already."""
    least = weights().bargain
    for goods in bundles(worth.cards):
        if goods != lies and (own := mean(worth, taken, goods)) >= least:
            yield Thought(goods, own, partner.gains(goods, taken[0]))


@habit("trade.deal", urgency=2)
def reply(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-7.2.2b: accept what one gains by and no rival more; withdraw from anything else that lies there."""
    deal = deal_of(asked, view)
    if deal is None:
        return None
    accept = next((word for word in asked.choice.form() if word.startswith("accept")), None)
    if accept and pleased(view, deal):
        because("trade-accept", seat=partner_of(view, deal).seat, gain=round(gain(view, deal)))
        return accept
    waits = deal.sides[me(view)].stated is not None and any(side.stated is None for side in deal.sides.values())
    return None if waits or me(view) in deal.accepted else "withdraw"


def pleased(view: CarthageView, deal: DealView) -> bool:
    """Whether a deal as it lies there is good enough: one gains, and who is ahead gains no more than oneself."""
    lies, partner = lying(view, deal), partner_of(view, deal)
    stated = deal.sides[partner.seat].stated
    if lies is None or stated is None or bars(view, partner.seat):
        return False
    own, theirs = gain(view, deal), partner.gains(lies, meant(stated)[0])
    return own >= max(weights().bargain, due(view, partner.seat) * theirs)


def bars(view: CarthageView, seat: Seat) -> bool:
    """Whether one makes no deal with another: who does not do his part, or may be elected for life this turn.

    RC-9.10.1: for every Talent he gains is a vote for that.
    """
    return avoids(view, seat) or enriched(view, seat)


def due(view: CarthageView, seat: Seat) -> float:
    """How much of another's gain one must have oneself: who leads, or is ahead, is helped less gladly."""
    return 1.0 if leads(view, seat) else 0.5 if ahead(view, seat) else 0.25


def gain(view: CarthageView, deal: DealView) -> float:
    """What the own hand would be worth more after the deal."""
    lies, stated = lying(view, deal), deal.sides[partner_of(view, deal).seat].stated
    return mean(of_own(view), meant(stated), lies or {}) if stated else 0.0


def lying(view: CarthageView, deal: DealView) -> Held | None:
    """What one has put down oneself."""
    side = deal.sides[me(view)]
    return Counter(card.commodity for card in hand(view) if card.id in side.cards) if side.stated else None


def partner_of(view: CarthageView, deal: DealView) -> Partner:
    """The other side."""
    return Partner(view, next(seat for seat in deal.sides if seat != me(view)))


def deal_of(asked: Asked, view: CarthageView) -> DealView | None:
    """The deal a decision is about."""
    return next((deal for deal in view.deals if deal.id == asked.about["deal"]), None)
