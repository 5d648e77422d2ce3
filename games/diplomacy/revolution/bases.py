"""CD-4.E.1, S.5: what a centre supports."""

from __future__ import annotations

from games.diplomacy.positions.offices import based
from games.diplomacy.state import NOBODY, Diplomacy, Force
from games.diplomacy.winter.capacities import capacity


def has_room(g: Diplomacy, province: str) -> bool:
    """CD-4.E.1: whether it has a centre with free capacity."""
    return len(based(g, province)) < capacity(g, province)


def put_on_base(g: Diplomacy, force: Force, province: str) -> None:
    """CD-4.E.1: its centre supports the unit; who was put there last loses support first (CD-S.5)."""
    g.based += 1
    force.base, force.patron, force.since = province, NOBODY, g.based
    force.disowned = NOBODY
