"""RC-9.5.5: units are raised from the Force Pool and disbanded."""

from __future__ import annotations

import json
from functools import partial

from games.carthage.senate.pieces import Levy, Motion
from games.carthage.senate.soldiers import sorts
from games.carthage.state import Carthage
from games.carthage.wars.events_units import HarborDues, UnitsDisbanded, UnitsRaised
from games.carthage.wars.recruiting import CARAVAN, FLEET, TRADE_FLEET, in_force_pool, price
from games.kernel import IllegalAnswer, Record, Seat
from games.republic.combat.army import lose
from games.republic.money import earn, state_pays
from games.republic.pieces import Legion
from games.republic.senate.business import Business
from games.republic.senate.soldiers import Few, by_type, chosen, named, veterans

RAISE = "raise."
DISBAND = "disband."


def choice(g: Carthage, _seat: Seat) -> Record[Levy] | None:
    """RC-9.5.5a: `{"raise.fleet": 2, "disband.carthaginian.veteran": 1}`: how many of each type, or sort, there are."""
    fields = {RAISE + unit: Few(0, most) for unit, most in affordable(g).items()}
    fields |= {DISBAND + unit: Few(0, most) for unit, most in at_home(g).items()}
    return Record(partial(levy, g), **fields) if fields else None


def affordable(g: Carthage) -> dict[str, int]:
    """RC-9.5.5a: the types that may be raised, and how many of each alone the State can pay for."""
    found = {unit: min(most, max(0, g.treasury) // price(g, unit)) for unit, most in in_force_pool(g).items()}
    return {unit: most for unit, most in found.items() if most and unit not in g.senate.disbanded}


def at_home(g: Carthage) -> dict[str, int]:
    """RC-9.5.5a: what may be disbanded: legions by sort, Fleets, and Caravans and Trade Fleets lying in Carthage."""
    ships = {FLEET: g.army.active.fleets, CARAVAN: g.army.caravans, TRADE_FLEET: g.army.trade_fleets}
    found = {**sorts(g, g.army.active.legions), **ships}
    return {unit: most for unit, most in found.items() if most and type_of(unit) not in g.senate.raised}


def type_of(unit: str) -> str:
    """The type of a sort."""
    return unit.partition(".")[0]


def levy(g: Carthage, **amounts: int) -> Levy:
    """RC-9.5.5a: what is to be raised and disbanded, if it can be."""
    raised = {name.removeprefix(RAISE): n for name, n in named(amounts).items() if name.startswith(RAISE)}
    disbanded = {name.removeprefix(DISBAND): n for name, n in named(amounts).items() if name.startswith(DISBAND)}
    proposed = Levy(raised=raised, disbanded=disbanded)
    check(g, proposed)
    return proposed


def check(g: Carthage, proposed: Levy) -> None:
    """RC-9.5.5a: something is raised or disbanded, no type both, and the Treasury can pay for it."""
    if not proposed.raised and not proposed.disbanded:
        raise IllegalAnswer("senate.no-units", clause="RC-9.5.5a")
    for unit in map(type_of, proposed.disbanded):
        if unit in proposed.raised or unit in g.senate.raised:
            raise IllegalAnswer("senate.raised-and-disbanded", unit=unit, clause="RC-9.5.5a")
    if any(affordable(g).get(unit, 0) < count for unit, count in proposed.raised.items()):
        raise IllegalAnswer("senate.too-few-units", clause="RC-9.5.5")
    talents = cost(g, proposed)
    if talents > max(0, g.treasury):  # a State in debt may still disband
        raise IllegalAnswer("senate.treasury", talents=talents, treasury=g.treasury, clause="RC-9.5.5a")
    leaving(g, proposed)


def leaving(g: Carthage, proposed: Levy) -> tuple[list[Legion], dict[str, int]]:
    """RC-9.5.5a: the legions at home that are to be disbanded, and how many of each other unit."""
    others = {FLEET: g.army.active.fleets, CARAVAN: g.army.caravans, TRADE_FLEET: g.army.trade_fleets}
    wanted = {name: count for name, count in proposed.disbanded.items() if name not in others}
    going = {name: proposed.disbanded.get(name, 0) for name in others}
    if any(going[name] > others[name] for name in others):
        raise IllegalAnswer("senate.too-few-units", clause="RC-9.5.5a")
    return chosen(g, g.army.active.legions, wanted), going


def cost(g: Carthage, proposed: Levy) -> int:
    """RC-9.5.5a: what the State pays at once."""
    return sum(price(g, unit) * count for unit, count in proposed.raised.items())


def same(proposed: Levy) -> str:
    """RC-9.0.8: how many of what."""
    return json.dumps([proposed.raised, proposed.disbanded], sort_keys=True)


def possible(g: Carthage, proposed: Levy) -> bool:
    """RC-9.0.16: all of it could still be raised and disbanded."""
    try:
        check(g, proposed)
    except IllegalAnswer:
        return False
    return True


def spends(_g: Carthage, proposed: Levy) -> bool:
    """RC-9.0.15b: raising units is spending."""
    return bool(proposed.raised)


async def carry(g: Carthage, _motion: Motion, proposed: Levy) -> None:
    """RC-9.5.5a: the units come and go at once."""
    if proposed.disbanded:
        disband(g, proposed)
    if proposed.raised:
        raise_units(g, proposed)


def disband(g: Carthage, proposed: Levy) -> None:
    """RC-9.5.5a: legions and Fleets go to the Force Pool, Caravans and Trade Fleets to the bank."""
    legions, others = leaving(g, proposed)
    told = UnitsDisbanded(by_type(legions), veterans(legions), *others.values())
    lose(g, g.army.active, legions, others[FLEET])
    g.army.caravans -= others[CARAVAN]
    g.army.trade_fleets -= others[TRADE_FLEET]
    g.senate.disbanded += list(dict.fromkeys(map(type_of, proposed.disbanded)))
    g.tell(told)


def raise_units(g: Carthage, proposed: Levy) -> None:
    """RC-9.5.5a: the State pays, and they join the Active Forces."""
    talents, fleets = cost(g, proposed), proposed.raised.get(FLEET, 0)
    legions = {name: count for name, count in proposed.raised.items() if name != FLEET}
    state_pays(g, talents, "units-raised")
    for name, count in legions.items():
        g.army.pool[name] -= count
        g.army.active.legions += [Legion(type=name) for _ in range(count)]
    g.army.pool_fleets -= fleets
    g.army.active.fleets += fleets
    g.senate.raised += proposed.raised
    g.tell(UnitsRaised(legions, fleets, talents))
    pay_harbor_master(g, fleets)


def pay_harbor_master(g: Carthage, fleets: int) -> None:
    """RC-9.5.5a: for each Fleet raised the Harbor Master gets 1T from the bank."""
    for seat in g.tables.committee.values():
        holder = g.holder(seat.id)
        for power in seat.powers:
            if power.op == "income_on_fleets_raised" and fleets and holder and holder.free:
                talents = power.params["per_fleet"] * fleets
                earn(g, holder, talents)
                g.tell(HarborDues(holder.id, talents))


BUSINESS = Business(
    kind="units",
    choice=choice,
    carry=carry,
    same=same,
    possible=possible,
    spends=spends,
)
