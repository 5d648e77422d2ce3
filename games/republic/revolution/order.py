"""RC-11.3, RR-1.11.3: the order in which commanders lay down their commands, or revolt."""

from __future__ import annotations

from games.kernel import Seat
from games.republic.pieces import Force
from games.republic.state import Republic, foremost


def victors(g: Republic) -> list[Force]:
    """RC-11.3, RR-1.11.3: victorious forces, by the players of their commanders, then as they were sent."""
    order = order_as_if_home(g)
    forces = [force for force in g.forces.values() if force.victorious and force.commanders]
    return sorted(forces, key=lambda force: order.index(g.owner(g.senators[force.commanders[0]])))


def order_as_if_home(g: Republic) -> list[Seat]:
    """RC-11.3, RR-1.11.3: the order of players counted as if all Senators were at home."""
    first = next((one for one in g.officials() if not one.rebel), None) or foremost(g.aligned())
    start = g.seats.index((first and first.faction) or g.seats[0])
    return g.seats[start:] + g.seats[:start]
