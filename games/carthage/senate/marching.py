"""RC-9.6: a passed proposal about forces and garrisons is carried out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from games.carthage.combat.leaving import come_back
from games.carthage.senate.commands import dismiss_commanders, take_command
from games.carthage.senate.pieces import Motion
from games.carthage.state import Carthage
from games.carthage.wars.awakening import activate
from games.carthage.wars.events_units import (
    CommandersReplaced,
    CommandersSent,
    ForceRecalled,
    ForceReinforced,
    ForceSent,
    ForcesJoined,
    GarrisonSent,
    GarrisonWithdrawn,
)
from games.republic.combat.army import dismiss
from games.republic.pieces import Force, Legion, Units
from games.republic.senate.marching import figures, join, joining, leaderless, march_out, settled
from games.republic.senate.pieces import Movement, Movements, Order
from games.republic.senate.presiding import adjourn, presiding
from games.republic.senate.soldiers import by_type, chosen, veterans

AWAKING: Final = {"inactive": "RC-8.9.6", "imminent": "RC-8.9.7"}
"""By what clause a force that is sent against a War makes it Active."""


async def carry(g: Carthage, motion: Motion, proposed: Movements) -> None:
    """RC-9.6.1: all set out, in the order named; RC-8.9.6, 8.9.7: then the Wars they were sent against are Active."""
    magistrate = presiding(g)
    for number, movement in enumerate(proposed.movements, 1):
        ORDERS[movement.order](g, movement, f"force-{g.turn}-{motion.number}-{number}")
    for war in dict.fromkeys(one.at for one in proposed.movements if one.order == "send"):
        if rule := AWAKING.get(g.wars[war].status):
            activate(g, g.wars[war], rule)
    if magistrate and not magistrate.in_capital:
        adjourn(g, "departure")  # RC-9.0.5


def give_command(g: Carthage, names: list[str], force: str) -> None:
    """RC-9.6.1: they leave; those who become Generals for it are told."""
    generals = tuple(name for name in names if take_command(g, name, force))
    g.tell(CommandersSent(tuple(names), generals))


def send(g: Carthage, movement: Movement, name: str) -> None:
    """RC-9.6.1: a force sets out; forces without a commander on that War join it."""
    units, joined = march_out(g, movement), joining(g, g.wars[movement.at])
    g.tell(ForceSent(movement.at, tuple(movement.commanders), *figures(units)))
    for force in leaderless(g, g.wars[movement.at]):
        del g.forces[force.id]
    join(units, joined)
    g.forces[name] = Force(id=name, war=movement.at, commanders=list(movement.commanders), units=units, sent=g.turn)
    give_command(g, movement.commanders, name)
    if joined.legions or joined.fleets:
        g.tell(ForcesJoined(movement.at, *figures(joined)))


def reinforce(g: Carthage, movement: Movement, _name: str) -> None:
    """RC-9.6.4: more units for a commander in the field."""
    force, units = g.forces[movement.at], march_out(g, movement)
    g.tell(ForceReinforced(force.war, tuple(force.commanders), *figures(units)))
    join(force.units, units)
    force.reinforced = g.turn


def recall(g: Carthage, movement: Movement, _name: str) -> None:
    """RC-9.6.3: with all its commanders the whole force comes home; else those who are named."""
    force = g.forces[movement.at]
    if force.commanders and len(movement.commanders) == len(force.commanders):
        tell_recalled(g, force, movement, force.units)
        come_back(g, force)
        return
    legions = chosen(g, force.units.legions, movement.legions)
    dismiss(force.units.legions, legions)
    force.units.fleets -= movement.fleets
    back = Units(legions=legions, fleets=movement.fleets)
    join(g.army.active, back)
    tell_recalled(g, force, movement, back)
    dismiss_commanders(g, movement.commanders)
    force.commanders = [one for one in force.commanders if one not in movement.commanders]
    if not (force.commanders or force.units.legions or force.units.fleets):
        del g.forces[force.id]


def tell_recalled(g: Carthage, force: Force, movement: Movement, units: Units) -> None:
    """Who and what comes home."""
    g.tell(ForceRecalled(force.war, tuple(movement.commanders), *figures(units)))


def replace(g: Carthage, movement: Movement, _name: str) -> None:
    """RC-9.6.3: others take over the force, perhaps with more units; RC-10.2: they are the last to have been sent."""
    force, units = g.forces.pop(movement.at), march_out(g, movement)
    gone = [one for one in force.commanders if one not in movement.commanders]
    new = [one for one in movement.commanders if one not in force.commanders]
    g.tell(CommandersReplaced(force.war, tuple(gone), tuple(new), *figures(units)))
    dismiss_commanders(g, gone)
    join(force.units, units)
    force.commanders, force.sent = list(movement.commanders), g.turn
    g.forces[force.id] = force
    give_command(g, new, force.id)


def garrison(g: Carthage, movement: Movement, _name: str) -> None:
    """RC-9.6.7: legions go to a Province."""
    legions = march_out(g, movement).legions
    for legion in legions:
        legion.posted = g.turn
    g.provinces[movement.at].garrison += legions
    g.tell(GarrisonSent(movement.at, by_type(legions), veterans(legions)))


def withdraw(g: Carthage, movement: Movement, _name: str) -> None:
    """RC-9.6.7: legions of a garrison come home."""
    province = g.provinces[movement.at]
    legions: list[Legion] = chosen(g, settled(g, province), movement.legions)
    dismiss(province.garrison, legions)
    g.army.active.legions += legions
    g.tell(GarrisonWithdrawn(movement.at, by_type(legions), veterans(legions)))


ORDERS: Mapping[Order, Callable[[Carthage, Movement, str], None]] = {
    "send": send,
    "reinforce": reinforce,
    "recall": recall,
    "replace": replace,
    "garrison": garrison,
    "withdraw": withdraw,
}
