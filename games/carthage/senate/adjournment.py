"""RC-9.0.20: after the adjournment: a last forced proposal, New Alliance, returning forces, major marks."""

from __future__ import annotations

from games.carthage.combat.leaving import come_back, shuffle_back, withdraw
from games.carthage.combat.new_provinces import create_provinces
from games.carthage.pieces import War
from games.carthage.senate.events_elections import AllianceMade, ForceReturned, MarkedMajor
from games.carthage.senate.outcry import last_word
from games.carthage.state import Carthage
from games.carthage.wars.strength import suffices
from games.carthage.wars.table_events import remove
from games.kernel import StepId, ask
from games.republic.money import state_receives
from games.republic.senate.alliances import DISCARDED, SHUFFLED, alliance, choosing_war


async def adjournment(g: Carthage) -> StepId:
    """RC-9.0.20: in this order."""
    if not g.with_neutrals:  # RC-15.8: there a Public Outcry only skips a faction
        await last_word(g)
    await new_alliance(g)
    return_forces(g)
    mark_majors(g)
    return "combat.explorations"


# New Alliance (RC-8.8.2a, T-13)


async def new_alliance(g: Carthage) -> None:
    """RC-8.8.2a: it must be used if there is a legal War; then, or if there is none, the card is discarded."""
    half = alliance(g, SHUFFLED)
    event = half or alliance(g, DISCARDED)
    if event is None:
        return
    war = await ask(lambda: choosing_war(g, eligible_wars(g)))
    if war and half:
        await shuffle_back(g, war)
    elif war:
        await make_peace(g, war)
    remove(g, event)


def eligible_wars(g: Carthage) -> list[War]:
    """RC-8.8.2a, RC-9.5.4: not the Civil War, nor one that is lost for good; at level 2 no Revolt."""
    wars = [war for war in g.wars.values() if war.status != "lost" and (war.card or war.province)]
    return wars if alliance(g, SHUFFLED) else [war for war in wars if war.card and not war.revolt]


async def make_peace(g: Carthage, war: War) -> None:
    """RC-8.8.2a, T-13, level 2: all spoils for the State, its Provinces are created, the War is discarded (GV-4.10)."""
    if war.card is None:
        return
    state_receives(g, war.card.spoils, "peace", war.id)
    g.gone.append(war.id)
    g.tell(AllianceMade(war.id, war.card.spoils))
    await withdraw(g, war)
    create_provinces(g, war.card.creates_provinces, war.id, "RC-8.8.2a")
    await g.law.abroad.ended(g, war, "discarded")


# Returning forces and major marks


def return_forces(g: Carthage) -> None:
    """RC-9.6.8: forces without a commander, or without the units their War needs (RC-9.6.2), come home."""
    for force in g.loyal_forces():
        if not force.commanders or not suffices(g, g.wars[force.war], force.units):
            g.tell(ForceReturned(force.war, tuple(force.commanders)))
            come_back(g, force)


def mark_majors(g: Carthage) -> None:
    """RC-9.3a: who holds a major office, wherever he is, gets a major mark; the Temporary Home Suffete has his."""
    officers = [one for one in g.senators.values() if one.office or (one.major and g.turn == 1)]
    for officer in officers:
        officer.major = True
    if officers:
        g.tell(MarkedMajor(tuple(one.id for one in officers)))
