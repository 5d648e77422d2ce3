"""RC-10.2.1, 10.2.4, RR-1.10.11, 1.10.12: who can fight, at sea before on land."""

from __future__ import annotations

from games.republic.combat.pieces import Ground
from games.republic.combat.strength import fleet_strength
from games.republic.pieces import Force
from games.republic.state import Republic


def battlefield(g: Republic, force: Force) -> Ground | None:
    """RC-10.2.1, 10.2.4, RR-1.10.11, 1.10.12: at sea, with a Fleet, while the War's is unbeaten; then on land."""
    war = g.wars.get(force.war)
    if war is None or not force.commanders:
        return None
    if fleet_strength(g, war):
        return "sea" if force.units.fleets else None
    return "land" if can_land(g, force) else None


def can_land(g: Republic, force: Force) -> bool:
    """RC-10.2.1, RR-1.10.11: with a commander, a legion, and Fleets equal to the fleet support."""
    support = g.support(g.wars[force.war])
    return bool(force.commanders and force.units.legions) and force.units.fleets >= support


def disperse(g: Republic, force: Force) -> None:
    """RC-10.2.9, 10.2.15, RR-1.10.2: what is left of a force stays on the War, even without a commander."""
    if force.id in g.forces and not (force.commanders or force.units.legions or force.units.fleets):
        del g.forces[force.id]
