"""CD-S.5: units in excess of what their centre supports."""

from __future__ import annotations

from games.diplomacy.orders import Drop
from games.diplomacy.positions.offices import based, label
from games.diplomacy.received import Received, of_kind
from games.diplomacy.state import NOBODY, Diplomacy, Force
from games.diplomacy.winter.capacities import capacity
from games.diplomacy.winter.events import UnitDropped
from games.diplomacy.winter.legality import refusal


def drop_excess(g: Diplomacy, orders: Received) -> None:
    """CD-S.5: the controller says which unit is unsupported; by default the one based there last."""
    for base in sorted({force.base for force in g.forces if force.base}):
        units = based(g, base)
        excess = len(units) - capacity(g, base)
        if excess > 0:
            for force in [*_named(g, base, orders), *sorted(units, key=lambda one: -one.since)]:
                excess -= _dropped(g, force, excess)


def _named(g: Diplomacy, base: str, orders: Received) -> list[Force]:
    """CD-D.9 (4.D.4): those named, the first ones first."""
    legal = [order.unit for seat, order in of_kind(orders, Drop) if not refusal(g, seat, order)]
    found = (g.began_on(unit) for unit in legal)
    return [force for force in found if force is not None and force.base == base]


def _dropped(g: Diplomacy, force: Force, excess: int) -> bool:
    """CD-4.E.3: as if its base had been lost: the Ruler is its patron, whoever commands it stays its Commander."""
    if excess <= 0 or not force.base:
        return False
    g.tell(UnitDropped(label(g, force), force.base))
    force.commander = g.commander(force)
    force.base, force.patron = "", g.provinces[force.base].ruler
    if force.commander == force.patron:
        force.commander = NOBODY  # CD-4.D: the lower place merges into the higher
    return True
