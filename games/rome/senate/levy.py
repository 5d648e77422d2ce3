"""RR-1.09.63, 1.09.631: units are raised from the Force Pool, and Active Forces eliminated."""

from __future__ import annotations

import json
from functools import partial
from typing import Final

from games.kernel import IllegalAnswer, Record, Seat
from games.republic.combat.army import lose
from games.republic.money import earn, state_pays
from games.republic.pieces import Legion
from games.republic.senate.business import Business
from games.republic.senate.soldiers import Counts, Few, chosen, sorts, veterans
from games.rome.pieces import LEGION, Senator
from games.rome.revenue.income import greed
from games.rome.senate.events_units import SettlersRaised, SuppliesPaid, UnitsEliminated, UnitsRaised
from games.rome.senate.pieces import Levy, Motion
from games.rome.state import Rome

FLEET: Final = "fleet"
NO_CHANGE: Final = "RR-1.09.63"


def choice(g: Rome, _seat: Seat) -> Record[Levy] | None:
    """RR-1.09.63: legions and Fleets to be raised; those at home that are to go, legions by sort."""
    able, home = affordable(g), at_home(g)
    if not any(able.values()) and not home:
        return None
    legions = {name: count for name, count in home.items() if name != FLEET}
    return Record(
        partial(levy, g),
        legions=Few(0, able[LEGION]),
        fleets=Few(0, able[FLEET]),
        fewer_legions=Counts(legions),
        fewer_fleets=Few(0, home.get(FLEET, 0)),
    )


def price(g: Rome) -> int:
    """RR-1.09.63, 1.07.21.10: 10T; in a Manpower Shortage 20T, and 10T more for each further time it was rolled."""
    found = g.law.constants.unit_cost
    for event in g.table_events.values():
        card = g.tables.table_events[event.id]
        base = [int(one.params["value"]) for one in card.level1.effects if one.op == "unit_cost"]
        more = [int(one.params["value"]) for one in card.level2.effects if one.op == "unit_cost_add"]
        found = max([found, *(one + sum(more) * (event.times - 1) for one in base)])
    return found


def in_pool(g: Rome) -> dict[str, int]:
    """RR-1.09.63, 2.04.3: what may be raised: the Force Pool; when that is empty, veterans who have settled."""
    return {LEGION: g.army.pool[LEGION] + sum(one.settlers for one in g.senators.values()), FLEET: g.army.pool_fleets}


def affordable(g: Rome) -> dict[str, int]:
    """RR-1.09.63: how many of each alone the State can pay for. RR-1.08.2.1: none where No Recruitment holds."""
    means = 0 if g.no_recruitment else max(0, g.treasury) // price(g)
    return {unit: 0 if unit in g.senate.disbanded else min(most, means) for unit, most in in_pool(g).items()}


def at_home(g: Rome) -> dict[str, int]:
    """RR-1.09.63: the Active Forces, legions by sort; no type that was raised this phase."""
    found = {**sorts(g.army.active.legions, [LEGION]), FLEET: g.army.active.fleets}
    return {unit: most for unit, most in found.items() if most and type_of(unit) not in g.senate.raised}


def type_of(unit: str) -> str:
    """Legion or Fleet."""
    return unit.partition(".")[0]


def levy(g: Rome, **amounts: object) -> Levy:
    """RR-1.09.63: what is to be raised and eliminated, if it can be."""
    proposed = Levy(**amounts)  # type: ignore[arg-type]
    check(g, proposed)
    return proposed


def check(g: Rome, proposed: Levy) -> None:
    """RR-1.09.63: something is raised or eliminated, no type both, and the Treasury can pay for it."""
    more, fewer = raised_types(proposed), eliminated_types(proposed)
    if not more and not fewer:
        raise IllegalAnswer("senate.no-units", clause=NO_CHANGE)
    for unit in (LEGION, FLEET):
        if (unit in more and unit in [*fewer, *g.senate.disbanded]) or (unit in fewer and unit in g.senate.raised):
            raise IllegalAnswer("senate.raised-and-disbanded", unit=unit, clause=NO_CHANGE)
    if more and g.no_recruitment:
        raise IllegalAnswer("senate.no-recruitment", clause="RR-1.08.2.1")
    check_amounts(g, proposed)


def check_amounts(g: Rome, proposed: Levy) -> None:
    """RR-1.09.63: so many are there, and the State can pay for those raised."""
    pool = in_pool(g)
    if proposed.legions > pool[LEGION] or proposed.fleets > pool[FLEET] or proposed.fewer_fleets > g.army.active.fleets:
        raise IllegalAnswer("senate.too-few-units", clause=NO_CHANGE)
    chosen(g, g.army.active.legions, proposed.fewer_legions)
    if cost(g, proposed) > g.treasury:
        raise IllegalAnswer("senate.treasury", talents=cost(g, proposed), treasury=g.treasury, clause=NO_CHANGE)


def raised_types(proposed: Levy) -> list[str]:
    """The types of which units are raised."""
    return [name for name, count in ((LEGION, proposed.legions), (FLEET, proposed.fleets)) if count]


def eliminated_types(proposed: Levy) -> list[str]:
    """The types of which units are eliminated."""
    fewer = sum(proposed.fewer_legions.values())
    return [name for name, count in ((LEGION, fewer), (FLEET, proposed.fewer_fleets)) if count]


def cost(g: Rome, proposed: Levy) -> int:
    """RR-1.09.63: what the State pays at once."""
    return price(g) * (proposed.legions + proposed.fleets)


def same(proposed: Levy) -> str:
    """RR-1.09.131: how many of what."""
    figures = [proposed.legions, proposed.fleets, proposed.fewer_legions, proposed.fewer_fleets]
    return json.dumps(figures, sort_keys=True)


def possible(g: Rome, proposed: Levy) -> bool:
    """RR-1.09.151: all of it could still be raised and eliminated."""
    try:
        check(g, proposed)
    except IllegalAnswer:
        return False
    return True


async def carry(g: Rome, _motion: Motion, proposed: Levy) -> None:
    """RR-1.09.63: the units come and go at once."""
    if eliminated_types(proposed):
        eliminate(g, proposed)
    if raised_types(proposed):
        raise_units(g, proposed)


def eliminate(g: Rome, proposed: Levy) -> None:
    """RR-1.09.63: Active Forces go to the Force Pool."""
    legions = chosen(g, g.army.active.legions, proposed.fewer_legions)
    g.tell(UnitsEliminated(len(legions), veterans(legions), proposed.fewer_fleets))
    lose(g, g.army.active, legions, proposed.fewer_fleets)
    g.senate.disbanded += [one for one in eliminated_types(proposed) if one not in g.senate.disbanded]


def raise_units(g: Rome, proposed: Levy) -> None:
    """RR-1.09.63: the State pays, and they join the Active Forces."""
    talents = cost(g, proposed)
    state_pays(g, talents, "units-raised")
    enlist(g, proposed.legions)
    g.army.pool_fleets -= proposed.fleets
    g.army.active.fleets += proposed.fleets
    g.senate.raised += [one for one in raised_types(proposed) if one not in g.senate.raised]
    g.tell(UnitsRaised(proposed.legions, proposed.fleets, talents))
    pay_suppliers(g, {LEGION: proposed.legions, FLEET: proposed.fleets})


def enlist(g: Rome, count: int) -> None:
    """RR-1.09.63: from the Force Pool. RR-2.04.3: then settled veterans, who are normal legions again."""
    from_pool = min(count, g.army.pool[LEGION])
    g.army.pool[LEGION] -= from_pool
    for one in g.senators.values():
        called = min(count - from_pool, one.settlers)
        if called:
            one.levied += called
            from_pool += called
            g.tell(SettlersRaised(one.id, called))
    g.army.active.legions += [Legion(type=LEGION) for _ in range(count)]


def pay_suppliers(g: Rome, raised: dict[str, int]) -> None:
    """RR-1.09.631: who holds Armaments or Ship Building is paid for each unit by the bank, and his bar is revealed."""
    for senator in g.aligned():
        for card in senator.concessions if senator.free else ():
            supply(g, senator, card, raised)


def supply(g: Rome, senator: Senator, card: str, raised: dict[str, int]) -> None:
    """RR-1.09.631, RR-8: so many Talents for each unit; Crassus doubles it."""
    per_unit = [one.params for one in g.tables.card(card).effects if one.op == "income_per_unit"]
    talents = sum(int(one["value"]) * raised[str(one["unit"])] for one in per_unit) * greed(senator)
    if talents:
        earn(g, senator, talents)
        senator.revealed += [] if card in senator.revealed else [card]
        g.tell(SuppliesPaid(senator.id, card, talents))


BUSINESS = Business(kind="units", choice=choice, carry=carry, same=same, possible=possible)
