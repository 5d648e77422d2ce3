"""RR-1.09.64: a passed proposal about forces and garrisons is carried out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from games.republic.combat.army import dismiss
from games.republic.pieces import Force, Units
from games.republic.senate.marching import figures, join, joining, leaderless, march_out, settled
from games.republic.senate.pieces import Movement, Movements, Order
from games.republic.senate.soldiers import chosen
from games.rome.senate.commands import retinue
from games.rome.senate.events_units import (
    BequestSought,
    CommanderReplaced,
    ForceRecalled,
    ForceReinforced,
    ForceSent,
    ForcesJoined,
    GarrisonSent,
    GarrisonWithdrawn,
)
from games.rome.senate.pieces import Motion
from games.rome.state import Rome
from games.rome.wars.awakening import activate
from games.rome.wars.leaving import come_back

AWAKING: Final = {"inactive": "RR-1.07.331", "imminent": "RR-1.07.3321"}
"""By what clause a force that is sent against a War makes it Active."""


async def carry(g: Rome, motion: Motion, proposed: Movements) -> None:
    """RR-1.09.641: all set out at once; then the Wars they were sent against are Active (RR-1.07.331, 1.07.3321)."""
    turn = 1 + max(g.dispatched.values(), default=0)
    for number, movement in enumerate(proposed.movements, 1):
        force = f"force-{g.turn}-{motion.number}-{number}"
        ORDERS[movement.order](g, movement, force)
        if movement.order in ("send", "replace"):
            g.dispatched[movement.at if movement.order == "replace" else force] = turn
    for at in dict.fromkeys(one.at for one in proposed.movements if one.order == "send"):
        war = g.wars.get(at)
        if war and (rule := AWAKING.get(war.status)):
            activate(g, war, rule)


def numbers(units: Units) -> tuple[int, int, int]:
    """What is told of units: legions, how many of them are veterans, and Fleets."""
    legions, veterans, fleets = figures(units)
    return sum(legions.values()), veterans, fleets


def take_command(g: Rome, names: list[str], force: str) -> None:
    """RR-1.09.641: they leave at once."""
    for name in names:
        g.senators[name].place, g.senators[name].at = "force", force


def send(g: Rome, movement: Movement, name: str) -> None:
    """RR-1.09.641, 1.09.641.4: a force sets out; forces without a commander at that War join it.

    RR-1.09.648: or the Field Consul leaves for a bequest.
    """
    units, led_by = march_out(g, movement), retinue(g, movement.commanders[0])
    told = (movement.at, tuple(led_by), *numbers(units))
    if movement.at in g.bequests:
        g.bequests[movement.at].collector = led_by[0]
        g.tell(BequestSought(*told))
    else:
        g.tell(ForceSent(*told))
        join(units, taken_over(g, movement.at))
    g.forces[name] = Force(id=name, war=movement.at, commanders=led_by, units=units, sent=g.turn)
    take_command(g, led_by, name)


def taken_over(g: Rome, at: str) -> Units:
    """RR-1.09.641.4: the forces at a War that have no commander, as one."""
    units = joining(g, g.wars[at])
    for force in leaderless(g, g.wars[at]):
        del g.forces[force.id]
        g.dispatched.pop(force.id, None)
    if units.legions or units.fleets:
        g.tell(ForcesJoined(at, *numbers(units)))
    return units


def reinforce(g: Rome, movement: Movement, _name: str) -> None:
    """RR-1.09.647: more units for a Proconsul."""
    force, units = g.forces[movement.at], march_out(g, movement)
    g.tell(ForceReinforced(force.war, tuple(force.commanders), *numbers(units)))
    join(force.units, units)
    force.reinforced = g.turn


def recall(g: Rome, movement: Movement, _name: str) -> None:
    """RR-1.09.644: with its commander the whole force comes home; else the units that are named."""
    force = g.forces[movement.at]
    if movement.commanders:
        g.tell(ForceRecalled(force.war, tuple(force.commanders), *numbers(force.units)))
        come_back(g, force)
        return
    legions = chosen(g, force.units.legions, movement.legions)
    dismiss(force.units.legions, legions)
    force.units.fleets -= movement.fleets
    back = Units(legions=legions, fleets=movement.fleets)
    join(g.army.active, back)
    g.tell(ForceRecalled(force.war, (), *numbers(back)))
    if not (force.commanders or force.units.legions or force.units.fleets):
        del g.forces[force.id]


def replace(g: Rome, movement: Movement, _name: str) -> None:
    """RR-1.09.644: another takes over the force, perhaps with more units; he is the last to have been sent."""
    force, units = g.forces.pop(movement.at), march_out(g, movement)
    gone, led_by = list(force.commanders), retinue(g, movement.commanders[0])
    g.tell(CommanderReplaced(force.war, tuple(gone), tuple(led_by), *numbers(units)))
    for name in gone:
        former = g.senators[name]
        former.place, former.at, former.proconsul = "rome", "", False
    join(force.units, units)
    force.commanders, force.sent = led_by, g.turn
    g.forces[force.id] = force
    take_command(g, led_by, force.id)


def garrison(g: Rome, movement: Movement, _name: str) -> None:
    """RR-1.09.646: legions go to a Province."""
    units = march_out(g, movement)
    for legion in units.legions:
        legion.posted = g.turn
    g.provinces[movement.at].garrison += units.legions
    g.tell(GarrisonSent(movement.at, *numbers(units)[:2]))


def withdraw(g: Rome, movement: Movement, _name: str) -> None:
    """RR-1.09.646: legions of a garrison come home."""
    province = g.provinces[movement.at]
    back = Units(legions=chosen(g, settled(g, province), movement.legions))
    dismiss(province.garrison, back.legions)
    join(g.army.active, back)
    g.tell(GarrisonWithdrawn(movement.at, *numbers(back)[:2]))


ORDERS: Mapping[Order, Callable[[Rome, Movement, str], None]] = {
    "send": send,
    "reinforce": reinforce,
    "recall": recall,
    "replace": replace,
    "garrison": garrison,
    "withdraw": withdraw,
}
