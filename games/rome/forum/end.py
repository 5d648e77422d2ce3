"""The end of the Forum Phase: an enemy Leader dies (RR-1.07.21.6), Rome is put in order (RR-1.07.8), the era ends."""

from __future__ import annotations

from functools import partial
from typing import Final

from games.kernel import Decision, OneOf, StepId, ask
from games.republic.forum.curia import choosing_leader, idle_leaders, leaves
from games.republic.forum.pieces import Initiatives
from games.republic.ties import break_tie
from games.rome.forum.calamities import destroyed
from games.rome.forum.drawn import family_appears
from games.rome.forum.events import FarmerRolled, MajorMarked
from games.rome.forum.reckoning import era_is_over
from games.rome.forum.table_events import remove
from games.rome.pieces import War
from games.rome.state import Rome
from games.rome.wars.leaders import dies
from games.rome.wars.leaving import current_strength, shuffle_back

RULE: Final = "RR-1.07.8"


async def closing(g: Rome) -> StepId | None:
    """RR-1.07.21.6 before RR-1.07.8, as there in order; RR-1.12.1.5: with Era Ends the game is over."""
    g.forum = Initiatives()
    await leader_dies(g)
    mark_officials(g)
    roll_for_farmers(g)
    empty_curia(g)
    await age_leaders(g)
    if g.era_ends:
        era_is_over(g)
        return None
    return "population"


# Enemy Leader Dies


async def leader_dies(g: Rome) -> None:
    """RR-1.07.21.6: the HRAO discards an enemy Leader; at level 2 his greatest War makes peace. The event is over."""
    for event, _ in g.event_effects("discard_leader"):
        sues = event.level > 1
        leader = await ask(partial(choosing_leader, g))
        if leader:
            war = await greatest(g, g.tables.leaders[leader.id].group) if sues else None
            await dies(g, leader, "RR-1.07.21.6")
            if war:
                await shuffle_back(g, war, hunted=False)
        remove(g, event)


async def greatest(g: Rome, group: str) -> War | None:
    """RR-1.07.21.6: the matching War with the greatest current strength; of several the HRAO chooses."""
    wars = {war.id: war for war in g.matching(group)}
    strengths = {name: current_strength(g, war) for name, war in wars.items()}
    most = [name for name, strength in strengths.items() if strength == max(strengths.values())]
    if len(most) < 2:
        return wars[most[0]] if most else None
    chosen = await ask(partial(choosing_peace, g, most))
    return wars[chosen or break_tie(g, most, "peace")]


def choosing_peace(g: Rome, wars: list[str]) -> Decision[str]:
    """RR-DP26: which of those tied; if absent the dice decide."""
    choice = OneOf({"dice": "", **{war: war for war in wars}})
    return Decision("forum.peace", g.hrao_seat(), choice, *g.law.cites["forum.peace"], lapse="dice")


# Putting Rome in order


def mark_officials(g: Rome) -> None:
    """RR-1.07.8 (1): whoever holds a Major Office gets a Major marker."""
    holders = [one for one in g.aligned() if g.major(one)]
    for senator in holders:
        senator.major = True
    if holders:
        g.tell(MajorMarked(tuple(one.id for one in holders)))


def roll_for_farmers(g: Rome) -> None:
    """RR-1.07.8 (2): a dr for each of these Wars that is Active, and one more for its Leader if he is."""
    for war in g.active_wars():
        if war.card and war.card.has("tax_farmer_roll"):
            roll_for_farmer(g, war.id)
            for leader in [one.id for one in g.leaders.values() if one.war and ravages(g, one.id, war.id)]:
                roll_for_farmer(g, leader)


def ravages(g: Rome, leader: str, war: str) -> bool:
    """RR-1.07.8 (2): Hannibal in the 2nd Punic War, Spartacus in that of the gladiators."""
    effects = g.tables.leaders[leader].effects
    return any(one.op == "tax_farmer_roll" and one.params["war"] == war for one in effects)


def roll_for_farmer(g: Rome, cause: str) -> None:
    """RR-1.07.8 (2): the Tax Farmer of this number is destroyed, wherever it is in play; Evil Omens change nothing."""
    (roll,) = g.dice.roll(f"farmer.{cause}")
    g.tell(FarmerRolled(cause, roll, destroyed(g, f"tax-farmer-{roll}", RULE)))


def empty_curia(g: Rome) -> None:
    """RR-1.07.8 (3), 1.07.321: a dr for each Concession and each Senator there: on 5 or 6 it lies in the Forum."""
    for concession in list(g.curia.concessions):
        if leaves(g, concession, g.law.constants.revive_roll_min, RULE):
            g.curia.concessions.remove(concession)
            g.concessions.append(concession)
    for family in list(g.curia.families):
        if leaves(g, family, g.law.constants.revive_roll_min, RULE):
            g.curia.families.remove(family)
            family_appears(g, family)


async def age_leaders(g: Rome) -> None:
    """RR-1.07.8 (3): a dr for each Leader there: on 5 or 6 he is removed."""
    for leader in idle_leaders(g):
        if leaves(g, leader.id, g.law.constants.ageing_roll_min, RULE):
            await dies(g, leader, RULE)
