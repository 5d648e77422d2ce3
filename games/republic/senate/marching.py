"""RC-9.6, RR-1.09.64: units set out, and forces without a commander join one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from games.republic.combat.army import dismiss
from games.republic.pieces import Faction, Force, Legion, Province, Senator, TableEvent, Units, War
from games.republic.senate.pieces import Movement
from games.republic.senate.soldiers import by_type, chosen, veterans
from games.republic.state import Republic, RepublicOf

W = TypeVar("W", bound=War)


def march_out(g: Republic, movement: Movement) -> Units:
    """Units leave the Active Forces."""
    home = g.army.active
    legions = chosen(g, home.legions, movement.legions)
    dismiss(home.legions, legions)
    home.fleets -= movement.fleets
    return Units(legions=legions, fleets=movement.fleets)


def figures(units: Units) -> tuple[Mapping[str, int], int, int]:
    """What is told of units: legions by type, how many of them are veterans, and Fleets."""
    return by_type(units.legions), veterans(units.legions), units.fleets


def join(units: Units, others: Units) -> None:
    """Units become part of others."""
    units.legions += others.legions
    units.fleets += others.fleets


def leaderless(g: Republic, war: War) -> list[Force]:
    """RC-9.6.1, RR-1.09.641.4: the forces without a commander on a War."""
    return [force for force in g.loyal_forces() if force.war == war.id and not force.commanders]


def joining(g: Republic, war: War) -> Units:
    """RC-9.6.1, RR-1.09.641.4: the units that join a commander who is sent there."""
    forces = leaderless(g, war)
    legions = [legion for force in forces for legion in force.units.legions]
    return Units(legions=legions, fleets=sum(force.units.fleets for force in forces))


def unmet_before(g: RepublicOf[Senator, Faction, W, Province, TableEvent], war: War) -> list[W]:
    """RC-8.9.8, RR-1.07.332: the earlier Active Wars of its group that no force with a commander faces.

    GV-4.7: where Wars are coupled another rule stands in its place.
    """
    if g.law.abroad.attackable(g, war) is not None:
        return []
    met = {force.war for force in g.loyal_forces() if force.commanders}
    earlier = [one for one in g.matching(war.group) if one.order < war.order and one.status == "active"]
    return [one for one in earlier if one.id not in met]


def waits(g: Republic, war: War) -> bool:
    """GV-4.7: whether no force may be sent against it before a lower-numbered coupled War is settled."""
    return war.status != "lost" and g.law.abroad.attackable(g, war) is False


def waiting(g: Republic) -> list[str]:
    """GV-4.7: the Wars against which no force may be sent yet."""
    return [one.id for one in g.wars.values() if waits(g, one)]


def fresh(g: Republic, force: Force) -> bool:
    """RC-9.6.3, RR-1.09.644: it was sent or reinforced this turn."""
    return g.turn in (force.sent, force.reinforced)


def settled(g: Republic, province: Province) -> list[Legion]:
    """RC-9.6.7, RR-1.09.646: the legions of a garrison that were not sent this turn."""
    return [one for one in province.garrison if one.posted < g.turn]
