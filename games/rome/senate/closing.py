"""RR-1.07.21.13, 1.09.9, 1.09.61: what follows when the Senate is closed: alliances, automatic recalls."""

from __future__ import annotations

from games.kernel import ask
from games.republic.money import state_receives
from games.republic.pieces import CIVIL_WAR, Force
from games.republic.senate.alliances import DISCARDED, SHUFFLED, alliance, choosing_war
from games.rome.basics.provinces import create_for
from games.rome.forum.table_events import remove
from games.rome.pieces import War
from games.rome.senate.commands import suffices
from games.rome.senate.concessions import end_commissions
from games.rome.senate.events_business import AllianceMade
from games.rome.senate.events_units import ForceReturned
from games.rome.senate.marching import numbers
from games.rome.senate.orders import afield
from games.rome.state import Rome
from games.rome.wars.leaving import come_back, shuffle_back, withdraw


async def close(g: Rome) -> None:
    """RR-1.09, 1.09.9: after the last word, in this order."""
    await new_alliance(g)
    return_forces(g)
    end_commissions(g)
    forget_legates(g)


# New Alliance (RR-1.07.21.13)


async def new_alliance(g: Rome) -> None:
    """RR-1.07.21.13: it must be used if there is a legal War; then, or if there is none, the card is discarded."""
    half = alliance(g, SHUFFLED)
    event = half or alliance(g, DISCARDED)
    if event is None:
        return
    war = await ask(lambda: choosing_war(g, eligible_wars(g)))
    if war and half:
        await shuffle_back(g, war, hunted=True)
    elif war:
        await make_peace(g, war)
    remove(g, event)


def eligible_wars(g: Rome) -> list[War]:
    """RR-1.07.21.13: not a civil war, nor a Province that Rebels hold; at level 2 no Revolt."""
    wars = [war for war in g.wars.values() if war.id != CIVIL_WAR and not war.held]
    return wars if alliance(g, SHUFFLED) else [war for war in wars if war.card and not war.revolt]


async def make_peace(g: Rome, war: War) -> None:
    """RR-1.07.21.13, level 2: all spoils for the State, its Provinces are created, the War is discarded (GV-4.10)."""
    spoils = war.card.spoils if war.card else 0
    state_receives(g, spoils, "peace", war.id)
    g.gone.append(war.id)
    g.tell(AllianceMade(war.id, spoils))
    await withdraw(g, war, hunted=True)
    create_for(g, war, "RR-1.07.21.13")
    await g.law.abroad.ended(g, war, "discarded")


# Coming home


def return_forces(g: Rome) -> None:
    """RR-1.09.9: forces without a commander or without what their War needs come home, and Lucullus (RR-1.10.64)."""
    for force in afield(g):
        if not force.commanders or not suffices(g, g.wars[force.war], force.units) or shirks(g, force):
            g.tell(ForceReturned(force.war, tuple(force.commanders), *numbers(force.units)))
            come_back(g, force)


def shirks(g: Rome, force: Force) -> bool:
    """RR-1.10.64: whether a Disaster or Standoff of an earlier turn cost his force nothing."""
    return any(0 < g.senators[name].shirked < g.turn for name in force.commanders)


def forget_legates(g: Rome) -> None:
    """RR-1.13.1: spoils taken through a legate are a charge only in the turn in which they were taken."""
    for senator in g.senators.values():
        senator.corrupt = [one for one in senator.corrupt if one not in senator.legates]
