"""RC-9.5.5, T-9: what units cost, and which can be raised."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from games.carthage.state import Carthage
from games.carthage.wars.events_units import LegionPriceSet
from games.republic.effects import Effects

effect = Effects()

FLEET: Final = "fleet"
CARAVAN: Final = "caravan"
TRADE_FLEET: Final = "trade-fleet"
NO_RECRUITMENT: Final = 4  # times the price: nobody is to be had any more


def multiple(g: Carthage) -> int:
    """RC-9.5.5e: twice the price in a Manpower Shortage, once more with each further one."""
    sides = [g.tables.table_events[name].level(1) for name in g.table_events]
    first = [one.params["value"] for side in sides for one in side.effects if one.op == "recruit_cost_multiplier"]
    further = [one.params["value"] * (event.times - 1) for event, one in g.event_effects("recruit_cost_multiplier_add")]
    return sum(first) + sum(further) if first else 1


def no_recruitment(g: Carthage) -> bool:
    """RC-9.5.5e: at four times the price or more neither legions nor Fleets can be raised."""
    return multiple(g) >= NO_RECRUITMENT


def printed_cost(g: Carthage, unit: str) -> int:
    """T-9; a type of legion may cost something else since a War was won, or by a Law (RC-9.7.2, Military Reform)."""
    if unit in g.tables.expedition:
        return g.tables.expedition[unit].cost
    if unit == FLEET:
        return g.tables.fleet.cost
    kind = g.tables.legions[unit]
    by_law: list[int] = [
        one.params["value"]
        for law in g.laws
        for one in g.tables.laws[law].effects
        if one.op == "legion_class_cost" and one.params["legion_class"] == kind.class_
    ]
    return min([g.army.costs.get(unit, kind.cost), *by_law])


def discounts(g: Carthage) -> Counter[str]:
    """What Statesmen in Carthage take from the cost of a type: Hasdrubal Gisco from that of Numidian Cavalry."""
    present = (one for one in g.senators.values() if one.faction and one.in_carthage)
    effects = [one for senator in present for one in senator.card.effects]
    found = Counter[str]()
    for offer in (one.params for one in effects if one.op == "commander_recruit_discount"):
        found[offer["legion_type"]] += offer["value"]
    return found


def prices(g: Carthage, units: Iterable[str]) -> dict[str, int]:
    """RC-9.5.5g: discounts come before the multiple of a Manpower Shortage; no unit costs less than 1T."""
    taken, times = discounts(g), multiple(g)
    return {unit: max(1, printed_cost(g, unit) - taken[unit]) * times for unit in units}


def price(g: Carthage, unit: str) -> int:
    """RC-9.5.5g: what one unit costs."""
    return prices(g, [unit])[unit]


def in_force_pool(g: Carthage) -> dict[str, int]:
    """RC-9.5.5, 9.5.5f: the units that can be had from the Force Pool, by type, in the order of T-9."""
    if no_recruitment(g):
        return {}
    legions = {kind: g.army.pool.get(kind, 0) for kind in g.tables.legions if not g.army.unavailable.get(kind)}
    found = {**legions, FLEET: g.army.pool_fleets}
    return {unit: count for unit, count in found.items() if count}


@effect("legion_cost_set")
def legion_cost_set(g: Carthage, card: str, *, legion_type: str, value: int) -> None:
    """RC-9.7.2: the base cost of a type is another from now on."""
    g.army.costs[legion_type] = value
    g.tell(LegionPriceSet(legion_type, value, card))
