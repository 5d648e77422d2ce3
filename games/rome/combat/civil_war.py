"""RR-1.11.371, 1.11.372: how a revolt fails."""

from __future__ import annotations

from games.republic.combat.events import RevoltFailed
from games.republic.pieces import CIVIL_WAR, Force
from games.republic.senators import kill
from games.rome.state import Rome


async def revolt_fails(g: Rome) -> None:
    """RR-1.11.371, 1.11.372: all Rebels die; their units, and those sent against them, are Active Forces again."""
    rebels = g.rebels()
    g.tell(RevoltFailed(tuple(rebel.id for rebel in rebels)))
    for rebel in rebels:
        await kill(g, rebel, "revolt", "RR-1.11.371")
    for force in [one for one in g.forces.values() if one.war == CIVIL_WAR]:
        come_home(g, force)
    g.wars.pop(CIVIL_WAR, None)
    g.civil = None


def come_home(g: Rome, force: Force) -> None:
    """RR-1.11.372: its units go to the Active Forces, its commanders to Rome."""
    g.army.active.legions += force.units.legions
    g.army.active.fleets += force.units.fleets
    for name in force.commanders:
        commander = g.senators[name]
        commander.place, commander.at, commander.proconsul = "rome", "", False
    del g.forces[force.id]
