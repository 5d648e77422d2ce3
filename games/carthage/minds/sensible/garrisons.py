"""Garrisons: where Disorder or Raids are at hand, as many legions as pay; home again when they are past."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from games.carthage.law import LAWS
from games.carthage.minds.sensible.outlook import CIVIL_WAR
from games.carthage.minds.temper import weights
from games.carthage.seen.people import ProvinceView
from games.carthage.seen.view import CarthageView
from games.republic.minds.campaign import Market, Offer, Offers, Order, Stock
from games.republic.minds.outlook import is_mine
from games.republic.minds.temper import thinks_of
from games.republic.minds.warfare import VETERAN

MOST: Final = 4
"""Legions in one Province: no event asks for more."""
REVOLTED: Final = 40
"""Talents: an Active War more, and a Province less."""
OVERRUN: Final = 20
"""What a Province yields in a turn, and all that was built there."""
IDLE: Final = 2
"""Talents: what it costs to have a legion there that is needed nowhere else."""
BARE: Final = 6
"""RC-8.8.5: a die."""
DOUBLE: Final = [white + other for white in range(1, 7) for other in range(1, 7)]
"""RC-8.3a: two dice."""


def posts(view: CarthageView, offers: Offers, stock: Stock) -> Iterator[Order]:
    """RC-9.6.7: legions that are needed nowhere else, or that are worth being raised."""
    if not thinks_of("garrisons") or CIVIL_WAR in view.wars:
        return
    for province in view.provinces.values():
        sent, home = offers.get(("garrison", province.id)), offers.get(("withdraw", province.id))
        chosen = worthwhile(view, province, picked(stock, sent), stock) if sent else {}
        if chosen:
            stock.leave(chosen, 0)
            yield {"order": "garrison", "at": province.id, "commanders": [], "legions": chosen, "fleets": 0}
        elif home and not danger(view, province, 0):
            yield {"order": "withdraw", "at": province.id, "commanders": [], "legions": home["legions"], "fleets": 0}


def picked(stock: Stock, offer: Offer) -> list[str]:
    """The sorts of legions one would send there one after the other: what costs nothing first, veterans last."""
    sorts = sorted(offer["legions"], key=lambda sort: (price(stock, sort), VETERAN in sort, sort))
    return [sort for sort in sorts for _ in range(stock.legions.get(sort, 0))][:MOST]


def price(stock: Stock, sort: str) -> int:
    """What a legion of the sort costs."""
    return stock.prices.get(sort, 0) if isinstance(stock, Market) else 0


def worthwhile(view: CarthageView, province: ProvinceView, sorts: Sequence[str], stock: Stock) -> dict[str, int]:
    """As many of them as together save most beyond what they cost."""
    there, worth = len(province.garrison), value(view, province)
    money = stock.money if isinstance(stock, Market) else 0
    costs = [sum(price(stock, one) for one in sorts[:count]) for count in range(len(sorts) + 1)]
    bare = danger(view, province, there)
    saved = [
        worth * (bare - danger(view, province, there + count)) - cost - IDLE * count if cost <= money else 0.0
        for count, cost in enumerate(costs)
    ]
    best = max(range(len(saved)), key=lambda count: (saved[count], -count))
    return {one: sorts[:best].count(one) for one in dict.fromkeys(sorts[:best])}


def value(view: CarthageView, province: ProvinceView) -> float:
    """What is at stake: the Province, and one's own Governor."""
    governor = view.senators[province.governor]
    at_stake = REVOLTED if rebellious(view, province) else OVERRUN
    return at_stake + (weights().influence * governor.influence if is_mine(view, governor.id) else 0)


def rebellious(view: CarthageView, province: ProvinceView) -> bool:
    """RC-8.8.5: Disorder comes to the undeveloped."""
    return limit(view, "disorder_roll", "revolts_at_most") > 0 and not province.developed


def danger(view: CarthageView, province: ProvinceView, legions: int) -> float:
    """RC-6.8.5: how likely it revolts or is overrun in the next Revenue Phase with so many legions there."""
    if not province.governor:
        return 0
    revolts = (
        limit(view, "disorder_roll", "revolts_at_most") - legions - view.omens if rebellious(view, province) else 0
    )
    calm = 1 - max(0, min(BARE, revolts)) / BARE
    return 1 - calm * (1 - overrun(view, province, legions))


def overrun(view: CarthageView, province: ProvinceView, legions: int) -> float:
    """RC-8.3a: two dice, the land force, twice the legions and the Governor's MIL are too few against Raids."""
    bound = limit(view, "raid_roll", "overrun_at_most")
    if not bound or not province.frontier:
        return 0
    strength = province.land + 2 * legions + view.senators[province.governor].military + view.omens
    return sum(roll + strength <= bound for roll in DOUBLE) / len(DOUBLE)


def limit(view: CarthageView, op: str, figure: str) -> int:
    """What an event that is at hand asks for; 0: there is none."""
    tables = LAWS[view.edition].tables.table_events
    effects = [effect for one in view.table_events for effect in tables[one.id].level(one.level).effects]
    return max((int(effect.params[figure]) for effect in effects if effect.op == op), default=0)
