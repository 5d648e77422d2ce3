"""RR-1.07.21.6, 1.07.21.13: a War leaves the Forum without a Victory, and all that went with it comes home."""

from __future__ import annotations

from games.republic.combat.strength import fleet_strength, land_strength
from games.republic.forum.events_cards import WarLeft
from games.republic.money import state_receives
from games.republic.pieces import Force
from games.republic.senators import kill
from games.rome.forum.decks import into_the_deck
from games.rome.pieces import Province, War
from games.rome.state import Rome
from games.rome.wars.leaders import leave_war


def current_strength(g: Rome, war: War) -> int:
    """RR-1.07.21.6, 1.07.21.13: land, and the fleet that is not beaten yet, as they are now."""
    return land_strength(g, war) + fleet_strength(g, war)


async def shuffle_back(g: Rome, war: War, *, hunted: bool) -> None:
    """RR-1.07.21.6, 1.07.21.13: the State takes half the spoils, rounded down; the War goes among the top six cards.

    A Revolt has no spoils (RR-1.07.333); a Province in revolt is fully defeated. `hunted`: as its Leaders flee.
    GV-4.10: on another board it may matter.
    """
    spoils = war.card.spoils // 2 if war.card and not war.revolt else 0
    state_receives(g, spoils, "peace", war.id)
    shuffled = bool(war.card) and into_the_deck(g, war.id)
    g.tell(WarLeft(war.id, spoils, shuffled))
    await withdraw(g, war, hunted=hunted)
    await g.law.abroad.ended(g, war, "shuffled" if shuffled else "discarded")


async def withdraw(g: Rome, war: War, *, hunted: bool) -> None:
    """RR-1.07.21.6: it is gone; forces come home, its Captives die, Provinces that fought beside it are free."""
    del g.wars[war.id]
    for province in [*([war.province] if war.province else []), *war.allies]:
        g.provinces[province] = Province(id=province)
    for force in [one for one in g.forces.values() if one.war == war.id and not one.victorious]:
        come_back(g, force)
    for captive in [one for one in g.senators.values() if one.captive and one.at == war.id]:
        await kill(g, captive, "captivity", "RR-1.10.71")
    leave_war(g, war, hunted=hunted)


def come_back(g: Rome, force: Force) -> None:
    """RR-1.07.21.6: units go to Active Forces, commanders return to Rome and are Proconsuls no longer."""
    del g.forces[force.id]
    g.army.active.legions += force.units.legions
    g.army.active.fleets += force.units.fleets
    for name in force.commanders:
        commander = g.senators[name]
        commander.place, commander.at, commander.proconsul = "rome", "", False
