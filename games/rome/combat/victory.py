"""RR-1.10.12, 1.10.4, 1.10.41: what a Victory brings Rome."""

from __future__ import annotations

from games.republic.combat.events import FleetBeaten, ForceCameHome
from games.republic.combat.strength import printed_fleet, printed_land
from games.republic.combat.victory import take_spoils
from games.republic.pieces import Force
from games.rome.basics.provinces import create_for
from games.rome.combat.sieges import storm
from games.rome.pieces import War
from games.rome.state import Rome
from games.rome.wars.leaving import come_back, withdraw
from games.rome.wars.revolts import series_ends


def beat_fleet(g: Rome, war: War, by: str) -> None:
    """RR-1.10.12: a Naval Victory marker. GV-4.12: it may mean more."""
    war.naval_victory = True
    g.tell(FleetBeaten(war.id, by))
    g.law.abroad.beaten(g, war)


def is_won_at_sea(g: Rome, war: War) -> bool:
    """RR-1.10.41: a War that has a fleet strength only is defeated by a naval Victory."""
    return bool(printed_fleet(g, war)) and not printed_land(g, war) and not war.held


async def win(g: Rome, force: Force) -> None:
    """RR-1.10.4, 1.10.72: spoils, Provinces; then Captives, allied Provinces, Leaders, the War itself.

    The victor stays for RR-1.11.3, even without a commander; other forces at the War go home. GV-4.8: it may be lost
    by somebody else.
    """
    war = g.wars[force.war]
    take_spoils(g, war)
    create_for(g, war, "RR-1.10.4")
    series_ends(g, war)
    force.victorious = True
    for other in [one for one in g.forces.values() if one.war == war.id and not one.victorious]:
        bring_home(g, other, "RR-1.10.4")
    await (storm(g, war) if war.held else withdraw(g, war, hunted=True))
    await g.law.abroad.ended(g, war, "won")


def bring_home(g: Rome, force: Force, rule: str) -> None:
    """RR-1.10.4, 1.10.12: units go to Active Forces, commanders return to Rome."""
    legions, fleets = len(force.units.legions), force.units.fleets
    g.tell(ForceCameHome(force.id, force.war, tuple(force.commanders), legions, fleets, clauses=(rule,)))
    come_back(g, force)
