"""RR-1.09.64: forces are sent, reinforced, recalled and replaced, garrisons moved: what may be proposed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from games.kernel import IllegalAnswer, Record, Seat
from games.republic.pieces import Units
from games.republic.senate.business import Business, Consent
from games.republic.senate.marching import joining, leaderless, settled, waiting
from games.republic.senate.movements import check_earlier_wars, check_home, people, remaining, same, stay
from games.republic.senate.orders import Orders
from games.republic.senate.pieces import Movement, Movements, Order
from games.republic.senate.soldiers import chosen
from games.rome.senate.commands import (
    BEQUEST_UNITS,
    candidates,
    check_order_of_consuls,
    collectors,
    retinue,
    suffices,
    too_small,
)
from games.rome.senate.marching import carry
from games.rome.senate.orders import offers
from games.rome.state import Rome


def choice(g: Rome, _seat: Seat) -> Record[Movements] | None:
    """RR-1.09.64: `{"movements": [...]}`: see `games.republic.senate.orders`."""
    found = offers(g)
    return Record(partial(proposal, g), movements=Orders(found, waiting(g))) if found else None


def proposal(g: Rome, movements: list[Movement]) -> Movements:
    """RR-1.09.6.1: all of it together can be done."""
    check(g, movements)
    return Movements(movements=movements)


def check(g: Rome, movements: Sequence[Movement]) -> None:
    """RR-1.09.64 to 1.09.648, RR-1.07.332."""
    found = offers(g)
    if any((one.order, one.at) not in found for one in movements):
        raise IllegalAnswer("senate.no-such-order", clause="RR-1.09.64")
    check_once(g, movements)
    check_home(g, movements)
    for one in movements:
        CHECKS[one.order](g, one, after(g, movements, one))
    check_order_of_consuls(g, [name for one in movements for name in going(one)])
    check_earlier_wars(g, movements)


def going(movement: Movement) -> list[str]:
    """Who leaves Rome to command."""
    return movement.commanders if movement.order in ("send", "replace") else []


def after(g: Rome, movements: Sequence[Movement], movement: Movement) -> Units:
    """The units that will be there: those of the force, those that join (RR-1.09.641.4), and those that come or go."""
    if movement.order == "withdraw":
        return Units(legions=chosen(g, settled(g, g.provinces[movement.at]), movement.legions))
    if movement.order == "recall":
        return remaining(g, g.forces[movement.at].units, movement)
    there = already_there(g, movements, movement)
    coming = chosen(g, g.army.active.legions, movement.legions)
    return Units(legions=[*there.legions, *coming], fleets=there.fleets + movement.fleets)


def already_there(g: Rome, movements: Sequence[Movement], movement: Movement) -> Units:
    """RR-1.09.641.4: who is sent first is joined by the forces without commander; another finds his force there."""
    if movement.order in ("reinforce", "replace"):
        return g.forces[movement.at].units
    first = next(one for one in movements if (one.order, one.at) == (movement.order, movement.at))
    war = g.wars.get(movement.at)
    return joining(g, war) if war and movement.order == "send" and first is movement else Units()


# Each order by itself


def check_send(g: Rome, movement: Movement, units: Units) -> None:
    """RR-1.09.64, 1.09.641: a commander who may go, with the needed units."""
    if movement.at in g.bequests:
        check_collecting(g, movement)
        return
    check_command(g, movement)
    check_needed_units(g, movement.at, units)


def check_collecting(g: Rome, movement: Movement) -> None:
    """RR-1.09.648: the Field Consul with at least 3 legions and 3 Fleets."""
    if movement.commanders != [one.id for one in collectors(g)]:
        raise IllegalAnswer("senate.cannot-command", clause="RR-1.09.648")
    if min(sum(movement.legions.values()), movement.fleets) < BEQUEST_UNITS:
        raise IllegalAnswer("senate.bequest-units", least=BEQUEST_UNITS, clause="RR-1.09.648")


def check_command(g: Rome, movement: Movement) -> None:
    """RR-1.09.641: a Consul or the Dictator, in Rome."""
    able = [one.id for one in candidates(g)]
    if len(movement.commanders) != 1 or movement.commanders[0] not in able:
        raise IllegalAnswer("senate.cannot-command", clause="RR-1.09.641")


def check_needed_units(g: Rome, war: str, units: Units) -> None:
    """RR-1.09.64: otherwise the force may not be sent."""
    if not suffices(g, g.wars[war], units):
        raise IllegalAnswer("senate.needed-units", war=war, support=g.support(g.wars[war]), clause="RR-1.09.64")


def check_units(_g: Rome, movement: Movement, _units: Units) -> None:
    """RR-1.09.646, 1.09.647: somebody is sent, or withdrawn."""
    if not movement.legions and not movement.fleets:
        raise IllegalAnswer("senate.no-units", clause="RR-1.09.647" if movement.order == "reinforce" else "RR-1.09.646")


def check_recall(g: Rome, movement: Movement, _units: Units) -> None:
    """RR-1.09.644: with its commander the whole force comes home, so that no units are named."""
    units_named = bool(movement.legions or movement.fleets)
    if not units_named and not movement.commanders:
        raise IllegalAnswer("senate.no-units", clause="RR-1.09.644")
    if units_named and movement.commanders:
        raise IllegalAnswer("senate.all-return", clause="RR-1.09.644")
    if movement.commanders and movement.commanders[0] not in g.forces[movement.at].commanders:
        raise IllegalAnswer("senate.cannot-command", clause="RR-1.09.644")


def check_replace(g: Rome, movement: Movement, units: Units) -> None:
    """RR-1.09.644: he who takes over may command, and the force has the needed units."""
    check_command(g, movement)
    check_needed_units(g, g.forces[movement.at].war, units)


CHECKS: Mapping[Order, Callable[[Rome, Movement, Units], None]] = {
    "send": check_send,
    "reinforce": check_units,
    "recall": check_recall,
    "replace": check_replace,
    "garrison": check_units,
    "withdraw": check_units,
}


def check_once(g: Rome, movements: Sequence[Movement]) -> None:
    """RR-1.09.64: nobody is sent twice, and no force or Province has two orders of a kind in one proposal."""
    wars = dict.fromkeys(one.at for one in movements if one.order == "send" and one.at in g.wars)
    taken_over = [("", force.id) for war in wars for force in leaderless(g, g.wars[war])]
    in_place = [(garrison_order(one), one.at) for one in movements if one.order != "send"]
    people = [("", name) for one in movements for name in going(one)]
    bequests = [("", one.at) for one in movements if one.at in g.bequests]
    for named in ([*taken_over, *in_place], people, bequests):
        if len(set(named)) != len(named):
            raise IllegalAnswer("senate.two-orders", clause="RR-1.09.64")


def garrison_order(movement: Movement) -> str:
    """RR-1.09.646: legions may come to a garrison and others leave it; a force has one order."""
    return movement.order if movement.order in ("garrison", "withdraw") else ""


# What the vote needs to know


def possible(g: Rome, proposed: Movements) -> bool:
    """RR-1.09.151: all of it could still be done."""
    try:
        check(g, proposed.movements)
    except IllegalAnswer:
        return False
    return True


def consents(g: Rome, proposed: Movements) -> Sequence[Consent]:
    """RR-1.09.643, RR-DP45: commanders whose force is, or becomes, too small."""
    movements = proposed.movements
    return [Consent(name, g.law.cites["senate.consent/force"]) for name in endangered(g, movements)]


def endangered(g: Rome, movements: Sequence[Movement]) -> Iterator[str]:
    """RR-1.09.643: who is sent with less than the minimum force, or keeps less when troops are recalled."""
    awake = [one.at for one in movements if one.order == "send" and one.at in g.wars]
    for one in movements:
        led_by = leader_of(g, one)
        where = one.at if one.order == "send" else g.forces[one.at].war if one.at in g.forces else ""
        if led_by and where in g.wars:
            beside = [g.senators[name] for name in retinue(g, led_by)]
            if too_small(g, g.wars[where], after(g, movements, one), beside, awake):
                yield led_by


def leader_of(g: Rome, movement: Movement) -> str:
    """RR-1.09.643: who is asked: he who is sent, or he whose troops are recalled; not who is reinforced."""
    if movement.order in ("send", "replace"):
        return movement.commanders[0]
    recalled = movement.order == "recall" and (movement.legions or movement.fleets)
    return next(iter(stay(g, movement)), "") if recalled else ""


BUSINESS = Business(
    kind="forces",
    choice=choice,
    carry=carry,
    same=same,
    people=people,
    consents=consents,
    possible=possible,
)
