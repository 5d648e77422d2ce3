"""RR-1.10.72: a battle, from its dice to the glory of those who survive it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.republic import pieces as republic
from games.republic.combat.army import lose
from games.republic.combat.commanders import blame, facing_rebels, glory, note
from games.republic.combat.dice import Outcome
from games.republic.combat.losses import at_random
from games.republic.combat.pieces import Battle
from games.republic.combat.rolls import coming_battle
from games.republic.pieces import CIVIL_WAR, Force
from games.rome.combat.allies import bleed_allies
from games.rome.combat.civil_war import bleed_rebel
from games.rome.combat.commanders import dismiss_master, fall, meet_fate, promote
from games.rome.combat.dice import throw, was_void
from games.rome.combat.strengths import commanders, forget_military
from games.rome.pieces import Senator
from games.rome.population.unrest import change_unrest
from games.rome.state import Rome

UNREST: Final = {"victory": -1, "disaster": 1, "defeat": 2}  # RR-1.10.4, 1.10.21, 1.10.2
CHECKED: Final = ("victory", "stalemate", "standoff")  # RR-2.02.4: Provinces have nothing to do


async def fight(g: Rome) -> Outcome:
    """RR-1.10.72: the deaths of a Defeat; losses; POP; chits; a veteran; INF and POP of a Victory; Unrest."""
    battle = coming_battle(g)
    force = g.forces[battle.force]
    leaders = commanders(g, force)
    commander, led = leaders[0], len(force.units.legions)
    outcome = throw(g, battle, force.units, commander)
    record(g, battle, commander, outcome)
    if outcome.result == "defeat":
        await fall(g, leaders)
        leaders = []
    take_losses(g, battle, force, outcome)
    note(g, battle, leaders[:1], result=outcome.result, led=led, lost=outcome.legions)
    blame(g, leaders[:1], outcome.legions)
    await strike(g, battle, [*leaders, *facing_rebels(g, battle)], outcome)
    if leaders:
        dismiss_master(g, force, leaders)
    promote(g, battle, force.units.legions, commander, outcome.result)
    if outcome.result == "victory":
        glory(g, battle, [commander])
    change_unrest(g, UNREST.get(outcome.result, 0), outcome.result)
    forget_military(g)
    return outcome


def record(g: Rome, battle: Battle, commander: Senator, outcome: Outcome) -> None:
    """RR-1.10.9, 2.02.4: what was fought, and whether the War was checked; RR-1.10.64: Lucullus has not fought it."""
    war = g.wars[battle.war]
    marks = ["checked"] if outcome.result in CHECKED else []
    if was_void(outcome.result, commander):
        commander.shirked = g.turn
    else:
        marks.append(battle.ground)
    war.fought += [one for one in marks if one not in war.fought]


def take_losses(g: Rome, battle: Battle, force: Force, outcome: Outcome) -> None:
    """RR-1.10.6: at random among those present. RR-1.11.37: a Rebel loses as much; RR-2.02.412: so do allies."""
    lose(g, force.units, at_random(g, force.units.legions, outcome.legions), outcome.fleets)
    if battle.war == CIVIL_WAR:
        bleed_rebel(g, outcome)
    else:
        bleed_allies(g, battle, outcome)


async def strike(g: Rome, battle: Battle, exposed: Sequence[republic.Senator], outcome: Outcome) -> None:
    """RR-1.10.7, 1.10.71: chits for the units lost, but not on a Defeat; RR-1.11.374: then they may hit the Rebel."""
    spared = battle.war == CIVIL_WAR or (battle.ground == "land" and outcome.result == "victory")
    lost = outcome.legions + outcome.fleets if exposed else 0
    await meet_fate(g, battle, exposed, captors="" if spared else battle.war, lost=lost)
