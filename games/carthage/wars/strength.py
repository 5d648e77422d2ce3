"""RC-9.6.2: which units are enough for a War."""

from __future__ import annotations

from games.carthage.pieces import War
from games.carthage.state import Carthage
from games.republic.combat.strength import fleet_strength
from games.republic.pieces import Units


def suffices(g: Carthage, war: War, units: Units) -> bool:
    """RC-9.6.2: a legion and the Fleets to support it; against an unbeaten fleet a Fleet may do without legions."""
    supported = units.fleets >= (war.card.fleet_support if war.card else 0)
    if fleet_strength(g, war):
        return units.fleets > 0 and (supported or not units.legions)
    return bool(units.legions) and supported
