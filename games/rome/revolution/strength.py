"""RR-1.11.3, 2.03.2: how strong those are who would be in revolt."""

from __future__ import annotations

from collections.abc import Collection

from games.republic.combat.army import legion_strength
from games.republic.pieces import Legion
from games.rome.revolution.pieces import Declaration, fleets_among, legions_among
from games.rome.state import Rome
from games.rome.wars.strongholds import GOVERNORS


def strength(g: Rome, one: Declaration) -> int:
    """RR-1.11.3: what follows him, veterans 2, and his MIL, at most as much."""
    army = force_strength(g, one) + (provincial_strength(g, one) if g.plays(GOVERNORS) else 0)
    return army + min(army, g.senators[one.primary].military)


def force_strength(g: Rome, one: Declaration) -> int:
    """RR-1.11.3, 2.03.2: of the force of a victorious commander."""
    force = g.forces.get(one.force)
    return legion_strength(legions_among(force, one.following)) + fleets_among(force, one.following) if force else 0


def provincial_strength(g: Rome, one: Declaration) -> int:
    """RR-2.03.2: 1 for each unit in the Provinces, 2 for each veteran anywhere who is devoted to one of them."""
    provinces = [g.provinces[name] for name in one.provinces]
    rebels = {one.primary, *(province.governor for province in provinces)}
    force = g.forces.get(one.force)
    counted = legions_among(force, one.following) if force else []
    owed = [legion for legion in g.all_legions() if legion.loyal in rebels and not among(legion, counted)]
    garrisons = [legion for province in provinces for legion in province.garrison if legion.loyal not in rebels]
    units = sum(province.armies + province.fleets for province in provinces)
    return units + len(garrisons) + 2 * len(owed)


def among(legion: Legion, others: Collection[Legion]) -> bool:
    """Whether it is this very legion; others are like it."""
    return any(one is legion for one in others)
