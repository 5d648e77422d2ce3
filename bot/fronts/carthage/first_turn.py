"""The first lesson of Carthage: from one's initiative in the Forum through the Senate to a trade in the next turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import combinations
from typing import Any, Final, TypeAlias, cast

from bot.fronts.carthage.goods import goods_lines
from bot.fronts.republic.first_turn import SEATS, YOU, others_of, ways_of
from bot.surface.kit.answers import offered
from bot.surface.learning.first_turn import FirstTurn, Said
from games.carthage.law import CARTHAGE
from games.carthage.minds import SensiblePlayer
from games.carthage.seen.trade import TradeCardView
from games.carthage.seen.view import CarthageView
from games.kernel import Decision, Posted, Raw, Seat, Table

LEAST: Final = CARTHAGE.constants.trade_min_cards_per_offer
MIND: Final = SensiblePlayer()
Cards: TypeAlias = tuple[TradeCardView, ...]


def others(table: Table[Any]) -> Callable[[], Said | None]:
    """Sensible players; on the floor one of them makes the learner an offer, and takes what he puts down for it."""
    going = others_of(SensiblePlayer)(table)

    def one() -> Said | None:
        bargain = bargaining(table) if table.state.step == "trade.floor" else None
        return bargain or going()

    return one


# The trade


@cache
def values() -> Counter[str]:
    """What a card of each commodity is worth."""
    return Counter({name: CARTHAGE.tables.value(name) for name in CARTHAGE.tables.commodities})


def worth(cards: Iterable[TradeCardView]) -> int:
    """RC-7.3.1: what a hand would bring."""
    return sum(n * n * values()[name] for name, n in Counter(card.commodity for card in cards).items())


def sight(table: Table[Any], seat: Seat) -> CarthageView:
    """What a seat sees."""
    return cast("CarthageView", table.view(seat))


def hand(table: Table[Any], seat: Seat) -> Cards:
    """The trade cards of a seat."""
    own = sight(table, seat).own
    return tuple(own.trade_cards) if own else ()


def better(mine: Cards, given: Cards, got: Cards) -> int:
    """How much more a hand is worth after a trade."""
    return worth([card for card in mine if card not in given] + list(got)) - worth(mine)


def best(table: Table[Any], partner: Seat) -> tuple[int, Cards, Cards]:
    """The trade of three cards for three of which the less lucky of the two has most: what you give, what you get."""
    mine, theirs = hand(table, YOU), hand(table, partner)
    found = [
        (min(better(mine, give, get), better(theirs, get, give)), give, get)
        for give in combinations(mine, LEAST)
        for get in combinations(theirs, LEAST)
    ]
    return max(found, key=lambda one: one[0], default=(-1, (), ()))


def bargaining(table: Table[Any]) -> Said | None:
    """RC-7.2.2: somebody's offer to the learner; when both sides lie there, his acceptance. None: neither is due."""
    for posted in table.open.values():
        decision = posted.decision
        if decision.kind == "trade.deal" and decision.seat != YOU and with_you(table, str(decision.about["deal"])):
            accept = [word for word in decision.choice.form() if word.startswith("accept")]
            if accept:
                return Said(decision.seat, decision.key, accept[0])
    return None if table.state.floor.deals or YOU in table.state.floor.done else offering(table)


def with_you(table: Table[Any], deal: str) -> bool:
    """Whether a deal is one of the learner's."""
    return any(one.id == deal for one in sight(table, YOU).deals)


def offering(table: Table[Any]) -> Said | None:
    """The offer from which both have most."""
    offers = [
        one.decision
        for one in table.open.values()
        if one.decision.kind == "trade.offer" and one.decision.about["to"] == YOU
    ]
    if len(hand(table, YOU)) < LEAST or not offers:
        return None
    trades = [(best(table, one.seat), one) for one in offers]
    (_, _, given), decision = max(trades, key=lambda one: one[0][0])
    return Said(decision.seat, decision.key, stated(given))


def stated(cards: Cards) -> Raw:
    """These cards, all of them named as what they are."""
    return {"cards": [card.id for card in cards], "names": list(dict.fromkeys(card.commodity for card in cards))}


def answers(table: Table[Any], decision: Decision[Any]) -> list[Raw]:
    """RC-7.2.2b: what the learner may put down: the cards that are worth least to him without, or his cheapest."""
    deal = next((one for one in sight(table, YOU).deals if one.id == decision.about["deal"]), None)
    mine = hand(table, YOU)
    if deal is None or deal.sides[YOU].stated is not None or len(mine) < LEAST:
        return []
    ways = sorted(combinations(mine, LEAST), key=lambda give: -better(mine, give, ()))
    return [stated(give) for give in (ways[0], ways[-1])]


# What is offered


def ways(table: Table[Any], posted: Posted) -> Sequence[Raw]:
    """What can be pressed of a trade, if that is little; else as in every republic."""
    decision = posted.decision
    if decision.kind == "trade.counter":
        return answers(table, decision)
    if decision.kind == "trade.deal":
        return [word for word in decision.choice.form() if word.startswith("accept")]
    return ways_of(MIND, more)(table, posted)


def more(_table: Table[Any], decision: Decision[Any]) -> Sequence[Raw]:
    """Corrupt income or none."""
    return [[], list(offered(decision.choice))] if decision.kind == "revenue.corruption" else []


def over(table: Table[Any]) -> bool:
    """It ends with the sale that follows the trade, when the Forum of the next turn opens."""
    return table.turn > 1 and table.phase == "forum"


FIRST_TURN: Final = FirstTurn(
    seed="turn 25",
    options={"scenario": "late", "ballots": "live"},
    seats=SEATS,
    asks={
        "forum.roll": 1,
        "forum.persuade": 1,
        "forum.trader": 1,
        "forum.leader": 1,
        "senate.vote": 2,
        "revenue.corruption": 1,
        "revenue.contribute": 1,
        "trade.counter": 1,
    },
    others=others,
    ways=ways,
    over=over,
    shows={"trade.counter": goods_lines},
)
