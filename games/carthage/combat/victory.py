"""RC-10.2.5, RC-10.2.7, RC-10.2.11: what a Victory brings Carthage."""

from __future__ import annotations

from games.carthage.combat.leaving import come_back, withdraw
from games.carthage.combat.new_provinces import create_provinces
from games.carthage.pieces import War
from games.carthage.state import Carthage
from games.republic.combat.events import FleetBeaten, ForceCameHome
from games.republic.combat.victory import take_spoils
from games.republic.effects import carry_out
from games.republic.pieces import Force


def beat_fleet(g: Carthage, force: Force) -> None:
    """RC-10.2.5: a Naval Victory marker. RC-10.2.7: a force the Senate has given no legion returns at once.

    GV-4.12: it may mean more.
    """
    war = g.wars[force.war]
    war.naval_victory = True
    g.tell(FleetBeaten(war.id, force.id))
    g.law.abroad.beaten(g, war)
    if force.commanders and not force.with_legions:
        bring_home(g, force, "RC-10.2.7")


async def win(g: Carthage, force: Force) -> None:
    """RC-10.2.11, 10.2.12a: spoils, Provinces, what the card says; then all that went with the War leaves.

    GV-4.8: it may be lost by somebody else.
    """
    war = g.wars[force.war]
    take_spoils(g, war)
    if war.card:
        create_provinces(g, war.card.creates_provinces, war.id, "RC-10.2.11")
        carry_out(g, war.id, war.card.on_victory)
    await leave_field(g, war, force)
    await g.law.abroad.ended(g, war, "won")


async def leave_field(g: Carthage, war: War, victor: Force | None = None) -> None:
    """RC-10.2.2: other forces at the War go home. RC-10.2.16: the victor stays for RC-11.3, if a commander lives."""
    if victor:
        victor.victorious = bool(victor.commanders)
    for force in [one for one in g.forces.values() if one.war == war.id and not one.victorious]:
        bring_home(g, force, "RC-10.2.16" if force is victor else "RC-10.2.2")
    await withdraw(g, war)


def bring_home(g: Carthage, force: Force, rule: str) -> None:
    """RC-10.2.2: units go to Active Forces, commanders return to Carthage."""
    legions, fleets = len(force.units.legions), force.units.fleets
    g.tell(ForceCameHome(force.id, force.war, tuple(force.commanders), legions, fleets, clauses=(rule,)))
    come_back(g, force)
