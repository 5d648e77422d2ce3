"""The Trade Phase: which cards complete sets, what to offer for them, what to sell and what to keep."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from games.carthage.law import CARTHAGE
from games.carthage.minds.sensible.habits import Asked, Habits, options
from games.carthage.minds.sensible.outlook import turns_left
from games.carthage.seen.trade import DealView, StatementView, TradeCardView
from games.carthage.seen.view import CarthageView
from games.kernel import Raw, Seat
from games.republic.minds.outlook import me

habit = Habits()

LEAST = 3  # RC-7.2.2
CHANCE = 0.4  # of drawing one more of a commodity that one's Traders reach
PATIENCE = 0.35  # what a turn's delay costs, of the money
FULL = 4  # a set that is sold


def hand(view: CarthageView) -> tuple[TradeCardView, ...]:
    """The own trade cards."""
    return view.own.trade_cards if view.own else ()


def sets(cards: Iterable[TradeCardView]) -> Counter[str]:
    """How many of each commodity."""
    return Counter(card.commodity for card in cards)


def worth(held: Counter[str]) -> int:
    """RC-7.3.1: what these cards would bring at printed prices: n x n x v."""
    return sum(n * n * CARTHAGE.tables.value(commodity) for commodity, n in held.items())


# Trading


def junk(cards: Sequence[TradeCardView]) -> list[TradeCardView]:
    """The cards whose loss costs least: those of the smallest sets, cheapest first."""
    held = sets(cards)
    return sorted(cards, key=lambda card: (held[card.commodity], card.value, card.commodity, card.id))


def as_offer(asked: Asked, cards: Sequence[TradeCardView]) -> Raw:
    """These cards, all their commodities named: who wants one should know."""
    names = [name for name in options(asked, "names") if name in {card.commodity for card in cards}]
    return {"cards": [card.id for card in cards], "names": names}


def spare(view: CarthageView) -> list[TradeCardView]:
    """The three worst cards, if giving them away breaks no good set."""
    cards = junk(hand(view))[:LEAST]
    held = sets(hand(view))
    return cards if len(cards) == LEAST and all(held[card.commodity] <= 2 for card in cards) else []


def guessed(stated: StatementView) -> Counter[str]:
    """What a true statement lets one expect: each named once, the rest what makes up the value."""
    held = Counter(stated.names)
    missing = stated.cards - len(stated.names)
    left = (stated.total or 0) - sum(CARTHAGE.tables.value(name) for name in stated.names)
    for name in sorted(stated.names, key=lambda name: -CARTHAGE.tables.value(name)):
        while missing and CARTHAGE.tables.value(name) * missing == left:
            held[name] += 1
            missing, left = missing - 1, left - CARTHAGE.tables.value(name)
    return held


def gain(view: CarthageView, deal: DealView, given: Sequence[TradeCardView]) -> int:
    """What the own hand would be worth more after the deal."""
    partner = next(seat for seat in deal.sides if seat != me(view))
    stated = deal.sides[partner].stated
    if stated is None:
        return 0
    held = sets(hand(view))
    after = held - sets(given) + guessed(stated)
    return worth(after) - worth(held)


def deal_of(asked: Asked, view: CarthageView) -> DealView | None:
    """The deal a decision is about."""
    return next((deal for deal in view.deals if deal.id == asked.about["deal"]), None)


@habit("trade.offer", urgency=1)
def offer(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-7.2.2: three poor cards to who has most, one deal after the other."""
    partner = Seat(str(asked.about["to"]))
    others = [seat for seat in view.seats if seat != me(view)]
    fullest = max(others, key=lambda seat: view.factions[seat].trade_cards)
    cards = spare(view)
    if view.deals or not cards or partner != fullest or view.factions[partner].trade_cards < LEAST:
        return None
    return as_offer(asked, cards)


@habit("trade.counter", urgency=3)
def counter(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-7.2.2b: poor cards against what would complete a set; an offer of one's own is not changed."""
    deal = deal_of(asked, view)
    cards = spare(view)
    if deal is None or deal.sides[me(view)].stated is not None or not cards:
        return None
    return as_offer(asked, cards) if gain(view, deal, cards) > 0 else None


@habit("trade.deal", urgency=2)
def reply(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-7.2.2b: accept what makes the hand worth more; withdraw from anything else that lies there."""
    deal = deal_of(asked, view)
    if deal is None:
        return None
    accept = next((word for word in asked.choice.form() if word.startswith("accept")), None)
    put = [card for card in hand(view) if card.id in deal.sides[me(view)].cards]
    if accept and gain(view, deal, put) > 0:
        return accept
    waits = deal.sides[me(view)].stated is not None and any(side.stated is None for side in deal.sides.values())
    return None if waits or me(view) in deal.accepted else "withdraw"


# Selling and keeping


def promise(view: CarthageView, commodity: str, count: int) -> float:
    """What it is worth to keep a set of so many and sell it later."""
    reach = view.factions[me(view)].traders
    value = CARTHAGE.tables.value(commodity)
    chance = CHANCE if value <= reach else CHANCE / 4
    return value * (chance * (2 * count + 1) - PATIENCE * count * count)


@habit("trade.sell")
def sell(asked: Asked, view: CarthageView) -> Raw:  # noqa: ARG001 - what he holds he sees
    """RC-7.3.1: full sets, those a price is good for, and what the Warehouses cannot hold; near the end all."""
    cards = hand(view)
    if turns_left(view) <= 2:
        return [card.id for card in cards]
    kept = kept_cards(view, cards, view.factions[me(view)].traders)
    return [card.id for card in cards if card.id not in kept]


def kept_cards(view: CarthageView, cards: Sequence[TradeCardView], limit: int) -> set[str]:
    """Whole sets that promise most for each Warehouse they need."""
    held = sets(cards)
    good = [name for name in held if held[name] < FULL and name not in view.trade.prices]
    good = [name for name in good if promise(view, name, held[name]) > 0]
    kept: set[str] = set()
    for name in sorted(good, key=lambda name: -promise(view, name, held[name]) / held[name]):
        if len(kept) + held[name] <= limit:
            kept |= {card.id for card in cards if card.commodity == name}
    return kept
