"""RC-8.10: the end of the Forum Phase: Leaders age, the Curia gives back, the votes are counted."""

from __future__ import annotations

from functools import partial

from games.carthage.combat.leaving import shuffle_back
from games.carthage.forum.drawn import family_appears
from games.carthage.state import Carthage
from games.carthage.wars.events_cards import VotesCounted
from games.carthage.wars.leaders import dies
from games.kernel import StepId, ask
from games.republic.combat.strength import strongest
from games.republic.forum.curia import choosing_leader, idle_leaders, leaves
from games.republic.forum.pieces import Initiatives


async def closing(g: Carthage) -> StepId:
    """RC-8.10.0 to 8.10.3, in this order."""
    g.forum = Initiatives()
    await leader_dies(g)
    await age_leaders(g)
    empty_curia(g)
    votes = {seat: sum(senator.oratory for senator in g.in_carthage(seat)) for seat in g.seats}
    g.tell(VotesCounted(votes))
    return "senate.opening"


async def leader_dies(g: Carthage) -> None:
    """RC-8.10.0, T-13: Enemy Leader Dies; at level 2 the strongest Active War of his group is over too."""
    if not g.event_effects("discard_leader"):
        return
    leader = await ask(partial(choosing_leader, g))
    if leader is None:
        return
    group = g.tables.leaders[leader.id].group
    war = strongest(g, [one for one in g.matching(group) if one.status == "active"])
    await dies(g, leader, "RC-8.10.0")
    ends = [one.params["which"] for _, one in g.event_effects("war_to_deck_half_spoils")]
    if war and "strongest_of_leader_group" in ends:
        await shuffle_back(g, war)


async def age_leaders(g: Carthage) -> None:
    """RC-8.10.1: a dr for each Leader in the Curia; on 5-6 he is removed from play."""
    for leader in idle_leaders(g):
        if leaves(g, leader.id, g.law.constants.ageing_roll_min, "RC-8.10.1"):
            await dies(g, leader, "RC-8.10.1")


def empty_curia(g: Carthage) -> None:
    """RC-8.10.2: a dr for each Family and Trade Concession there; on 5-6 it goes face up to the Forum."""
    for family in list(g.curia.families):
        if leaves(g, family, g.law.constants.revive_roll_min, "RC-8.10.2"):
            g.curia.families.remove(family)
            family_appears(g, family)
    for concession in list(g.curia.concessions):
        if leaves(g, concession, g.law.constants.revive_roll_min, "RC-8.10.2"):
            g.curia.concessions.remove(concession)
            g.concessions.append(concession)
