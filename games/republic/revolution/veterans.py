"""RC-11.3.5, RR-1.11.36: the veterans take sides when somebody is in revolt."""

from __future__ import annotations

from games.republic.combat.army import dismiss
from games.republic.pieces import Legion
from games.republic.state import Republic


def desert_to_rebels(g: Republic, rebels: list[Legion]) -> int:
    """RC-11.3.5, RR-1.11.36: to these ranks, from Active Forces, other forces and garrisons; how many."""
    names = {one.id for one in g.rebels()}
    places = [
        g.army.active.legions,
        *(force.units.legions for force in g.forces.values()),
        *(province.garrison for province in g.provinces.values()),
    ]
    count = 0
    for ranks in [one for one in places if one is not rebels]:
        deserters = [legion for legion in ranks if legion.loyal in names]
        dismiss(ranks, deserters)
        rebels += deserters
        count += len(deserters)
    return count
