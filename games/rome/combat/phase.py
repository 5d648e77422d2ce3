"""RR-1.10: the Combat Phase from its opening to the last battle: War by War, force by force, at sea before on land."""

from __future__ import annotations

from functools import partial

from games.kernel import Decision, OneOf, StepId, ask
from games.republic.combat.events import LandingDecided
from games.republic.combat.order import battlefield, can_land, disperse
from games.republic.combat.pieces import Battle
from games.republic.combat.rolls import coming_battle
from games.republic.pieces import CIVIL_WAR, Force
from games.rome.basics.provinces import FIRST_BATTLE, create_for
from games.rome.combat.battle import fight
from games.rome.combat.buying import buyers
from games.rome.combat.civil_war import primary_of, settle, triumphs
from games.rome.combat.cleopatra import wait_for_cleopatra
from games.rome.combat.commanders import make_proconsul
from games.rome.combat.events import CombatOpened
from games.rome.combat.order import agree, wars_in_order
from games.rome.combat.pieces import Combat
from games.rome.combat.proscription import proscription
from games.rome.combat.strengths import announce, draw_up
from games.rome.combat.victory import beat_fleet, bring_home, is_won_at_sea, win
from games.rome.state import Rome

LANDS_ON = (10, 11)  # RR-0.6.3: with such a roll the land battle must be a Victory


async def opening(g: Rome) -> StepId:
    """RR-1.10, 1.15.4: what the Senate has given each force is noted, before commanders buy more."""
    g.combat = Combat(buyers=buyers(g))
    g.dispatched = {name: number for name, number in g.dispatched.items() if name in g.forces}
    for force in g.loyal_forces():
        force.with_legions = force.with_legions or bool(force.units.legions)
    return "combat.buying"


async def muster(g: Rome) -> StepId:
    """RR-1.10.1: all battles against one War are fought before the next."""
    g.combat.wars = wars_in_order(g)
    g.tell(CombatOpened(tuple(g.combat.wars)))
    return "combat.war"


async def next_war(g: Rome) -> StepId:
    """RR-1.10.1: several commanders at one War agree on their order."""
    while g.combat.wars:
        war = g.combat.wars.pop(0)
        g.combat.forces = await agree(g, war) if war in g.wars else []
        if g.combat.forces:
            return "combat.force"
    return "combat.provinces"


async def next_force(g: Rome) -> StepId:
    """RR-1.10.1: every commander at a War must attack it, unless it is eliminated first."""
    while g.combat.forces:
        force = g.forces.get(g.combat.forces.pop(0))
        ground = battlefield(g, force) if force else None
        if force and ground:
            await wait_for_cleopatra(g, force)
            announce(g, force, ground)
            return f"combat.{ground}"
        if force and force.commanders and not force.with_legions and g.wars[force.war].naval_victory:
            bring_home(g, force, "RR-1.10.12")  # another has beaten the fleet
    return "combat.war"


# At sea


async def naval_battle(g: Rome) -> StepId:
    """RR-1.10.12: the War's fleet must be beaten first; then there may be a landing."""
    battle = coming_battle(g)
    force, war = g.forces[battle.force], g.wars[battle.war]
    outcome = await fight(g)
    create_for(g, war, FIRST_BATTLE)
    g.combat.battle = None
    if outcome.result != "victory":
        make_proconsul(g, force)
    elif is_won_at_sea(g, war):
        beat_fleet(g, war, force.id)
        await win(g, force)
    else:
        beat_fleet(g, war, force.id)
        if can_land(g, force):
            draw_up(g, force, "land").id = battle.id
            return "combat.landing"
        stay_or_return(g, force)
    disperse(g, force)
    return "combat.force"


def stay_or_return(g: Rome, force: Force) -> None:
    """RR-1.10.8: who has a legion from the Senate stays as Proconsul. RR-1.10.12: who was sent without comes home."""
    if force.with_legions:
        make_proconsul(g, force)
    elif force.commanders:
        bring_home(g, force, "RR-1.10.12")


async def landing(g: Rome) -> StepId:
    """RR-1.10.12: after the naval Victory he may fight the land battle at once."""
    battle = coming_battle(g)
    force = g.forces[battle.force]
    attacks = await ask(partial(attacking, g, battle))
    g.tell(LandingDecided(battle.id, battle.commanders[0], battle.war, bool(attacks)))
    g.combat.battle = None
    if attacks:
        await wait_for_cleopatra(g, force)
        announce(g, force, "land")
        return "combat.land"
    stay_or_return(g, force)
    return "combat.force"


def attacking(g: Rome, battle: Battle) -> Decision[bool]:
    """RR-DP73: the commander's owner; if absent he attacks where a roll of 10 or 11 may be expected to win."""
    commander = g.senators[battle.commanders[0]]
    about: dict[str, str | int] = {"war": battle.war, "senator": commander.id}
    lapse = "attack" if should_win(g, battle) else "stop"
    choice = OneOf({"attack": True, "stop": False})
    return Decision("combat.landing", g.owner(commander), choice, *g.law.cites["combat.landing"], about, lapse=lapse)


def should_win(g: Rome, battle: Battle) -> bool:
    """RR-0.6.3: whether both rolls, with Evil Omens, come to a Victory on the table."""
    totals = [roll + battle.strength - battle.enemy + g.omens() for roll in LANDS_ON]
    return all(g.law.charts.combat.at(total).result == "victory" for total in totals)


# On land


async def land_battle(g: Rome) -> StepId:
    """RR-1.10.11: a Victory ends the War; otherwise the commander stays as Proconsul. RR-1.16.4: a Province appears."""
    battle = coming_battle(g)
    if battle.war == CIVIL_WAR:
        return await civil_battle(g)
    force, war = g.forces[battle.force], g.wars[battle.war]
    outcome = await fight(g)
    create_for(g, war, FIRST_BATTLE)
    g.combat.battle = None
    if outcome.result == "victory":
        await win(g, force)
    else:
        make_proconsul(g, force)
    disperse(g, force)
    return "combat.force"


async def civil_battle(g: Rome) -> StepId:
    """RR-1.11.37: the army of the Senate against the Rebel; RR-1.14.8: then there may be a Proscription."""
    force, rebel = g.forces[coming_battle(g).force], primary_of(g)
    commander = g.senators[force.commanders[0]]
    outcome = await fight(g)
    g.combat.battle = None
    if await settle(g, outcome, force, rebel):
        triumphs(g, rebel, met=True)
    disperse(g, force)
    if outcome.result in ("victory", "defeat"):
        await proscription(g, commander if outcome.result == "victory" else rebel)
    return "combat.force"
