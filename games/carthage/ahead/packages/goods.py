"""RC-7.3 and 7.4 said ahead: which trade cards are sold and which kept, and how the income is divided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from games.carthage.seen.trade import TradeCardView
from games.carthage.seen.view import CarthageView
from games.kernel import Amount, Decision, IllegalAnswer, OneOf, Raw, Record, Several, Split
from games.republic.seen.people import SenatorView

CLAUSE: Final = "RC-7.3.1"
SALES: Final = ("all", "none", "sets", "named")
"""Every card; none; sets of `least` or more, and what does not fit in the Warehouses; the commodities `named`."""
BEST: Final = "best"
LEADER: Final = "leader"
TENTHS: Final = 10
PARTS: Final = ("sale", "keep", "split")
LARGEST: Final = 20  # more cards of a commodity than there are


@dataclass(frozen=True, slots=True)
class Goods:
    """What becomes of trade cards, and of what they bring in."""

    sale: str
    least: int
    named: Sequence[str]
    keep: str
    shares: Mapping[str, int]
    ask: Sequence[str]


def goods_of(sale: str, least: int, named: list[str], keep: str, shares: Mapping[str, int], ask: list[str]) -> Goods:
    """RC-7.3.1: a rule needs its number."""
    if sale == "sets" and not least:
        raise IllegalAnswer("packages.least", clause=CLAUSE)
    if sale == "named" and not named:
        raise IllegalAnswer("packages.named", clause=CLAUSE)
    return Goods(sale, least, named, keep, shares, ask)


def package(cards: Sequence[TradeCardView], own: Sequence[SenatorView]) -> Record[Goods]:
    """RC-7.3, 7.4: the sale, the Warehouses, the income in tenths."""
    commodities = list(dict.fromkeys(card.commodity for card in cards))
    return Record(
        goods_of,
        sale=OneOf({name: name for name in SALES}),
        least=Amount(0, LARGEST),
        named=Several({name: name for name in commodities}, 0, len(commodities)),
        keep=OneOf({name: name for name in (BEST, *commodities)}),
        shares=Split(TENTHS, [LEADER, *(one.id for one in own)]),
        ask=Several({name: name for name in PARTS}, 0, len(PARTS)),
    )


def default() -> Raw:
    """RC-DP14, RC-DP15, RC-7.4.4: every card is sold, the best are kept, the Faction Leader receives it all."""
    return {"sale": "all", "least": 0, "named": [], "keep": BEST, "shares": {LEADER: TENTHS}, "ask": []}


def sold(raw: Raw, view: CarthageView, decision: Decision[Any]) -> Raw:
    """RC-7.3.1: of the cards that are in the hand now."""
    match raw["sale"]:
        case "all":
            return list(decision.choice.form()[0])
        case "named":
            return [card.id for card in hand(view) if card.commodity in raw["named"]]
        case "sets":
            return in_sets(raw, view)
        case _:
            return []


def in_sets(raw: Raw, view: CarthageView) -> list[str]:
    """RC-7.3.1, 7.4.1: large sets, and of the others what the Warehouses cannot hold."""
    held = Counter(card.commodity for card in hand(view))
    small = [card for card in hand(view) if held[card.commodity] < raw["least"]]
    limit = view.factions[view.seat].traders if view.seat else 0
    kept = {card.id for card in in_order(small, raw["keep"])[:limit]}
    return [card.id for card in hand(view) if card.id not in kept]


def hand(view: CarthageView) -> Sequence[TradeCardView]:
    """The own trade cards."""
    return view.own.trade_cards if view.own else ()


def in_order(cards: Sequence[TradeCardView], first: str) -> list[TradeCardView]:
    """RC-DP15: this commodity first, then the highest values, of equal ones the largest sets."""
    held = Counter(card.commodity for card in cards)

    def worth(card: TradeCardView) -> tuple[bool, int, int, str, str]:
        return card.commodity != first, -card.value, -held[card.commodity], card.commodity, card.id

    return sorted(cards, key=worth)


def stored(raw: Raw, view: CarthageView, decision: Decision[Any]) -> Raw:
    """RC-7.4.1: as many as there are Traders."""
    _, limit, _ = decision.choice.form()
    return [card.id for card in in_order(hand(view), raw["keep"])[:limit]]


def divided(raw: Raw, view: CarthageView, decision: Decision[Any]) -> Raw:
    """RC-7.4.4: in these shares, rounded down, among those who can receive; what is left to the first of them."""
    total, parts, *_ = decision.choice.form()
    wished = [(named(name, view), share) for name, share in raw["shares"].items() if share]
    able = [(name, share) for name, share in wished if name in parts]
    if not able:
        return decision.lapse
    whole = sum(share for _, share in able)
    shares: Counter[str] = Counter()
    for name, share in able:
        shares[name] += total * share // whole
    shares[able[0][0]] += total - shares.total()
    return dict(shares)


def named(receiver: str, view: CarthageView) -> str:
    """The Senator who is meant."""
    return view.factions[view.seat].leader if receiver == LEADER and view.seat else receiver
