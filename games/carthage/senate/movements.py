"""RC-9.6: forces are sent, reinforced, recalled and replaced, garrisons sent and withdrawn: what may be proposed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from games.carthage.senate.commands import check_command, check_order_of_suffetes, check_replacement
from games.carthage.senate.marching import carry
from games.carthage.senate.orders import fit, fit_for_garrisons, offers
from games.carthage.senate.too_small import too_small
from games.carthage.state import Carthage
from games.carthage.wars.strength import suffices
from games.kernel import IllegalAnswer, Record, Seat
from games.republic.pieces import Force, Units
from games.republic.senate.business import Business, Consent
from games.republic.senate.marching import joining, leaderless, settled, waiting
from games.republic.senate.movements import check_earlier_wars, check_home, people, remaining, same, stay
from games.republic.senate.orders import Orders
from games.republic.senate.pieces import Movement, Movements, Order
from games.republic.senate.soldiers import chosen


def choice(g: Carthage, _seat: Seat) -> Record[Movements] | None:
    """RC-9.6: `{"movements": [...]}`: see `orders`."""
    found = offers(g)
    return Record(partial(proposal, g), movements=Orders(found, waiting(g))) if found else None


def proposal(g: Carthage, movements: list[Movement]) -> Movements:
    """RC-9.6: all of it together can be done."""
    check(g, movements)
    return Movements(movements=movements)


def check(g: Carthage, movements: Sequence[Movement]) -> None:
    """RC-9.6.1 to 9.6.7, RC-9.11, RC-8.9.8."""
    found = offers(g)
    if any((one.order, one.at) not in found for one in movements):
        raise IllegalAnswer("senate.no-such-order", clause="RC-9.6.1")
    check_once(g, movements)
    check_home(g, movements)
    for one in movements:
        CHECKS[one.order](g, one, after(g, movements, one))
    check_order_of_suffetes(g, [name for one in movements for name in going(g, one)])
    check_earlier_wars(g, movements)


def going(g: Carthage, movement: Movement) -> list[str]:
    """Who leaves Carthage to command."""
    present = g.forces[movement.at].commanders if movement.order == "replace" else []
    named = movement.commanders if movement.order in ("send", "replace") else []
    return [name for name in named if name not in present]


def leaving(g: Carthage, movement: Movement) -> list[str]:
    """RC-9.6.3: which commanders come home."""
    if movement.order == "recall":
        return movement.commanders
    present = g.forces[movement.at].commanders if movement.order == "replace" else []
    return [name for name in present if name not in movement.commanders]


def after(g: Carthage, movements: Sequence[Movement], movement: Movement) -> Units:
    """The units that will be there: those of the force, those that join (RC-9.6.1), and those that come or go."""
    if movement.order == "garrison":
        return Units(legions=chosen(g, fit_for_garrisons(g), movement.legions))
    if movement.order == "withdraw":
        return Units(legions=chosen(g, settled(g, g.provinces[movement.at]), movement.legions))
    if movement.order == "recall":
        return remaining(g, g.forces[movement.at].units, movement)
    first = next(one for one in movements if (one.order, one.at) == (movement.order, movement.at))
    nobody = Units()
    if movement.order == "send":
        war, there = g.wars[movement.at], joining(g, g.wars[movement.at]) if first is movement else nobody
    else:
        war, there = g.wars[g.forces[movement.at].war], g.forces[movement.at].units
    coming = chosen(g, fit(g, war), movement.legions)
    return Units(legions=[*there.legions, *coming], fleets=there.fleets + movement.fleets)


# Each order by itself


def check_send(g: Carthage, movement: Movement, units: Units) -> None:
    """RC-9.6.1, 9.6.2: commanders who may go, with the needed units."""
    check_command(g, movement.commanders)
    check_needed_units(g, movement.at, units)


def check_needed_units(g: Carthage, war: str, units: Units) -> None:
    """RC-9.6.2: otherwise the force may not be sent."""
    if not suffices(g, g.wars[war], units):
        card = g.wars[war].card
        raise IllegalAnswer(
            "senate.needed-units", war=war, support=card.fleet_support if card else 0, clause="RC-9.6.2"
        )


def check_units(_g: Carthage, movement: Movement, _units: Units) -> None:
    """RC-9.6.4, 9.6.7: somebody is sent, or withdrawn."""
    if not movement.legions and not movement.fleets:
        clause = "RC-9.6.4" if movement.order == "reinforce" else "RC-9.6.7"
        raise IllegalAnswer("senate.no-units", clause=clause)


def check_recall(g: Carthage, movement: Movement, _units: Units) -> None:
    """RC-9.6.3: with all its commanders the whole force comes home, so that no units are named."""
    units_named = bool(movement.legions or movement.fleets)
    present = g.forces[movement.at].commanders
    if not units_named and not movement.commanders:
        raise IllegalAnswer("senate.no-units", clause="RC-9.6.3")
    if units_named and present and len(movement.commanders) == len(present):
        raise IllegalAnswer("senate.all-return", clause="RC-9.6.3")


def check_replace(g: Carthage, movement: Movement, units: Units) -> None:
    """RC-9.6.3, 9.7.2: somebody goes and somebody comes home; the force has the needed units."""
    coming, present = going(g, movement), g.forces[movement.at].commanders
    if not coming or not leaving(g, movement):
        raise IllegalAnswer("senate.replaces-nobody", clause="RC-9.6.3")
    check_command(g, coming, [name for name in present if name in movement.commanders])
    check_replacement(g, coming)
    check_needed_units(g, g.forces[movement.at].war, units)


CHECKS: Mapping[Order, Callable[[Carthage, Movement, Units], None]] = {
    "send": check_send,
    "reinforce": check_units,
    "recall": check_recall,
    "replace": check_replace,
    "garrison": check_units,
    "withdraw": check_units,
}

# All of them together


def check_once(g: Carthage, movements: Sequence[Movement]) -> None:
    """RC-9.6.1: nobody is sent twice, and no force or garrison has two orders in one proposal."""
    wars = {one.at for one in movements if one.order == "send"}
    taken_over = [force.id for war in wars for force in leaderless(g, g.wars[war])]
    places = [*taken_over, *(one.at for one in movements if one.order != "send")]
    people = [name for one in movements for name in going(g, one)]
    for named in (places, people):
        if len(set(named)) != len(named):
            raise IllegalAnswer("senate.two-orders", clause="RC-9.6.1")


# What the vote needs to know


def possible(g: Carthage, proposed: Movements) -> bool:
    """RC-9.0.16: all of it could still be done."""
    try:
        check(g, proposed.movements)
    except IllegalAnswer:
        return False
    return True


def consents(g: Carthage, proposed: Movements) -> Sequence[Consent]:
    """RC-9.6.6, RC-9.7.2: RC-DP34, RC-DP46, RC-DP56."""
    return [consent for one in proposed.movements for consent in consents_to(g, proposed.movements, one)]


def consents_to(g: Carthage, movements: Sequence[Movement], movement: Movement) -> Iterator[Consent]:
    """Whose consent one movement needs."""
    for name in leaving(g, movement):
        if g.flag("army_election") and has_loyal_veterans(g.forces[movement.at], name):
            yield Consent(name, g.law.cites["senate.consent/replaced"])
    if movement.order in ("send", "replace"):
        led = movement.commanders
        asked, joint = going(g, movement), len(led) > 1
    elif movement.order == "recall" and (movement.legions or movement.fleets):
        led = asked = stay(g, movement)
        joint = False
    else:
        return
    war = g.wars[movement.at if movement.order == "send" else g.forces[movement.at].war]
    awake = [one.at for one in movements if one.order == "send"]
    if too_small(g, war, after(g, movements, movement), [g.senators[name] for name in led], awake):
        for name in asked:
            yield Consent(name, g.law.cites[f"senate.consent/{'together' if joint else 'too-small'}"])


def has_loyal_veterans(force: Force, name: str) -> bool:
    """RC-9.7.2, Army Election: veterans in his force are loyal to him."""
    return any(legion.loyal == name for legion in force.units.legions)


BUSINESS = Business(
    kind="forces",
    choice=choice,
    carry=carry,
    same=same,
    people=people,
    consents=consents,
    possible=possible,
)
