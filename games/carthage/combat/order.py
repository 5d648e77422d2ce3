"""RC-10.2: who fights when, at sea before on land, and what is decided in between."""

from __future__ import annotations

from functools import partial

from games.carthage.combat.battle import announce, fight
from games.carthage.combat.civil_war import settle_revolt
from games.carthage.combat.events import CombatClosed
from games.carthage.combat.mercenaries import hire
from games.carthage.combat.pieces import Combat
from games.carthage.combat.victory import beat_fleet, win
from games.carthage.state import Carthage
from games.carthage.wars.sea import tyrians_depart
from games.kernel import Decision, OneOf, StepId, ask
from games.republic.combat.civil_war import primary_rebel, tell_triumph
from games.republic.combat.events import LandingDecided
from games.republic.combat.order import battlefield, can_land, disperse
from games.republic.combat.pieces import Battle
from games.republic.combat.rolls import coming_battle
from games.republic.pieces import CIVIL_WAR

REBEL_WINS = "revolution.triumph"
AFTERWARDS = "revolution.reaction"


async def muster(g: Carthage) -> StepId:
    """RC-10.2: the Wars in the order in which commanders were sent; all forces at a War before the next."""
    forces = g.loyal_forces()
    for force in forces:
        force.with_legions = force.with_legions or bool(force.units.legions)
    wars = [war for war in dict.fromkeys(one.war for one in forces) if not g.law.abroad.fought_apart(g, war)]
    g.combat.forces = [one.id for war in wars for one in forces if one.war == war]
    return "combat.force"


async def next_force(g: Carthage) -> StepId:
    """RC-10.2: every commander at a War who has the needed units must attack; Carthage always attacks."""
    while g.combat.forces:
        force = g.forces.get(g.combat.forces.pop(0))
        ground = battlefield(g, force) if force else None
        if force and ground:
            announce(g, force, ground)
            return f"combat.{ground}"
    return "combat.end"


async def naval_battle(g: Carthage) -> StepId:
    """RC-10.2.4: a War with fleet strength must first be beaten at sea. RC-10.2.7: then there may be a landing."""
    force = g.forces[coming_battle(g).force]
    outcome = await fight(g)
    if outcome.result == "victory":
        beat_fleet(g, force)
    disperse(g, force)
    if outcome.result == "victory" and force.id in g.forces and can_land(g, force):
        return "combat.landing"
    g.combat.battle = None
    return "combat.force"


async def landing(g: Carthage) -> StepId:
    """RC-10.2.7: he may attack on land at once; otherwise he stays as General."""
    force = g.forces[coming_battle(g).force]
    battle = announce(g, force, "land")
    attacks = await ask(partial(attacking, g, battle))
    g.tell(LandingDecided(battle.id, battle.commanders[0], battle.war, bool(attacks)))
    if attacks:
        return "combat.land"
    g.combat.battle = None
    return "combat.force"


def attacking(g: Carthage, battle: Battle) -> Decision[bool]:
    """RC-DP39: the player of the commander named first; if absent he attacks if he is as strong as the War."""
    first = g.senators[battle.commanders[0]]
    about: dict[str, str | int] = {"war": battle.war, "senator": first.id}
    lapse = "attack" if battle.strength >= battle.enemy else "wait"
    choice = OneOf({"attack": True, "wait": False})
    return Decision("combat.landing", g.owner(first), choice, *g.law.cites["combat.landing"], about, lapse=lapse)


async def land_battle(g: Carthage) -> StepId:
    """RC-10.2.1: mercenary cards, then the dice; RC-10.2.17: against the Rebel too."""
    force = g.forces[coming_battle(g).force]
    await hire(g)
    outcome = await fight(g)
    g.combat.battle = None
    if force.war == CIVIL_WAR:
        rebel = await settle_revolt(g, outcome, force)
        if rebel:
            tell_triumph(g, rebel, met=True)
            g.law.abroad.breaks_off(g, "combat.force")
            return REBEL_WINS
    elif outcome.result == "victory":
        await win(g, force)
    disperse(g, force)
    return "combat.force"


async def closing(g: Carthage) -> StepId:
    """RC-10.2.18: Wars that nobody fought cost nothing more. RC-8.8.8: the Tyrians go home. RC-12.1a: was he met?"""
    rebel = None if g.combat.rebel_met else primary_rebel(g)
    g.combat = Combat()
    tyrians_depart(g)
    g.tell(CombatClosed(tuple(war.id for war in g.active_wars() if not any(f.war == war.id for f in g.loyal_forces()))))
    if rebel:
        tell_triumph(g, rebel, met=False)
        g.law.abroad.breaks_off(g, AFTERWARDS)
        return REBEL_WINS
    return AFTERWARDS
