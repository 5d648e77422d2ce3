"""RR-1.10.9, 1.10.91: the end of the Combat Phase."""

from __future__ import annotations

from games.kernel import StepId
from games.republic.pieces import CIVIL_WAR
from games.rome.basics.ending import all_lose
from games.rome.combat.civil_war import triumphs
from games.rome.combat.events import CombatClosed
from games.rome.combat.pieces import Combat
from games.rome.pieces import War
from games.rome.state import Rome
from games.rome.wars.sea import rhodians_depart
from games.rome.wars.strongholds import primary

AFTERWARDS = "revolution.opening"


async def closing(g: Rome) -> StepId | None:
    """RR-1.11.35: was the Rebel met? RR-1.07.21.16, 1.10.9, 1.10.91: Rhodians leave; Wars are marked, and counted."""
    rebel = primary(g)
    if rebel and g.civil and g.civil.marching and not g.combat.rebel_met:
        triumphs(g, rebel, met=False)
    g.combat = Combat()
    await rhodians_depart(g)
    mark_unprosecuted(g)
    if not too_many(g):
        return AFTERWARDS
    if g.civil and g.civil.triumphant:
        return "revolution.triumph"
    all_lose(g, "wars")
    return None


def mark_unprosecuted(g: Rome) -> None:
    """RR-1.10.9: every Active War that is not prosecuted is marked, the Civil War too; the others lose the mark."""
    for war in g.active_wars():
        war.unprosecuted = not is_prosecuted(g, war)
    g.tell(CombatClosed(tuple(war.id for war in g.active_wars() if war.unprosecuted)))


def is_prosecuted(g: Rome, war: War) -> bool:
    """RR-1.10.9: a land battle, and a legion with fleet support is there; or a naval one, and a fleet or the marker.

    GV-5.12: or what was fought with the other republic. RR-2.03.8: the Civil War against a Rebel who stays at home is
    fought in the Provinces that he and his hold.
    """
    if war.id == CIVIL_WAR and any(one.held and one.fought for one in g.wars.values()):
        return True
    if g.law.abroad.prosecuted(g, war.id):
        return True
    there = [force.units for force in g.loyal_forces() if force.war == war.id and not force.victorious]
    on_land = any(units.legions and units.fleets >= g.support(war) for units in there)
    at_sea = war.naval_victory or any(units.fleets for units in there)
    return ("land" in war.fought and on_land) or ("sea" in war.fought and at_sea)


def too_many(g: Rome) -> bool:
    """RR-1.10.91, 1.12.2: four Active Wars; the Civil War counts, unless its Rebel has what he needs to win."""
    return len(threats(g)) >= g.law.constants.fall_active_wars


def threats(g: Rome) -> list[War]:
    """RR-1.12.2, 1.12.3: the Active Wars that count. GV-4.7: not those that nobody may attack yet."""
    spared = CIVIL_WAR if g.civil and g.civil.triumphant else ""
    return [war for war in g.active_wars() if war.id != spared and g.law.abroad.attackable(g, war) is not False]
