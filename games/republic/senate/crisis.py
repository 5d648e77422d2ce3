"""RC-9.0.3, RR-1.09.3.1: whether the wars are so many, or one so great, that the State is in danger."""

from __future__ import annotations

from games.republic.combat.strength import fleet_strength, land_strength
from games.republic.state import Republic


def in_crisis(g: Republic) -> bool:
    """RC-9.0.3, RR-1.09.3.1: three Active Wars, or one whose land and fleet strength together are 20 or more."""
    wars = g.active_wars()
    strong = [
        war for war in wars if land_strength(g, war) + fleet_strength(g, war) >= g.law.constants.crisis_war_strength
    ]
    return len(wars) >= g.law.constants.crisis_active_wars or bool(strong)
