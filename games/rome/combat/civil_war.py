"""RR-1.11.37: the battle against the Rebel before Rome, and what comes of it; RR-1.11.372: how a revolt fails."""

from __future__ import annotations

from games.republic.combat.army import lose
from games.republic.combat.civil_war import harden, tell_triumph
from games.republic.combat.commanders import alive
from games.republic.combat.dice import Outcome
from games.republic.combat.events import RebelLosses, RevoltFailed
from games.republic.combat.losses import at_random
from games.republic.pieces import CIVIL_WAR, Force
from games.republic.senators import kill
from games.rome.combat.commanders import make_proconsul
from games.rome.combat.mixed import mixed_losses
from games.rome.pieces import Senator
from games.rome.state import Rome
from games.rome.wars.leaving import come_back
from games.rome.wars.strongholds import redraw


def bleed_rebel(g: Rome, outcome: Outcome) -> None:
    """RR-1.11.37: losses hit both sides, except that a Defeat costs the Rebel nothing; RR-2.02.411: armies too."""
    force = g.rebel_force()
    if force and g.civil and outcome.result != "defeat":
        armies, legions = mixed_losses(g.civil.armies, len(force.units.legions), outcome.shown)
        g.civil.armies -= armies
        lose(g, force.units, at_random(g, force.units.legions, legions))
        g.tell(RebelLosses(armies + legions))


async def settle(g: Rome, outcome: Outcome, force: Force, rebel: Senator) -> bool:
    """RR-1.11.371, 1.11.372, 1.11.373: what a battle means for the revolt; whether the Rebel has won."""
    g.combat.rebel_met = True
    if outcome.result == "victory":
        g.chronicle.won.append(CIVIL_WAR)
        force.victorious = True
    if outcome.result == "victory" or is_broken(g, rebel):
        await revolt_fails(g)
        return False
    harden(g, army_of(g))
    if outcome.result == "defeat":
        for one in facing(g):
            come_back(g, one)
        return True
    make_proconsul(g, force)
    return False


def is_broken(g: Rome, rebel: Senator) -> bool:
    """RR-1.11.371, 1.11.372: whether the Primary Rebel is dead, or has lost his whole army."""
    force = g.rebel_force()
    armies = g.civil.armies if g.civil else 0
    return not alive(g, rebel) or force is None or not (force.units.legions or armies)


def primary_of(g: Rome) -> Senator:
    """RR-1.11.3: the Primary Rebel before Rome."""
    return g.senators[army_of(g).commanders[0]]


def army_of(g: Rome) -> Force:
    """RR-1.11.3: the army of the Primary Rebel, who is before Rome."""
    return next(one for one in g.forces.values() if one is g.rebel_force())


def facing(g: Rome) -> list[Force]:
    """RR-1.11.39: the armies of the Senate that face the Rebel."""
    return [one for one in g.loyal_forces() if one.war == CIVIL_WAR]


def triumphs(g: Rome, rebel: Senator, *, met: bool) -> None:
    """RR-1.12.1.1, 1.12.3: he wins at the end of the turn, if Rome stands."""
    tell_triumph(g, rebel, met=met)
    if g.civil:
        g.civil.triumphant = True


async def revolt_fails(g: Rome) -> None:
    """RR-1.11.371, 1.11.372: all Rebels die; their units, and those sent against them, are Active Forces again.

    Who has beaten them stays with his force until RR-1.11.3.
    """
    rebels, victors = g.rebels(), [one for one in facing(g) if one.victorious]
    g.tell(RevoltFailed(tuple(rebel.id for rebel in rebels)))
    for rebel in rebels:
        await kill(g, rebel, "revolt", "RR-1.11.371")
    for force in [one for one in g.forces.values() if one.war == CIVIL_WAR and one not in victors]:
        come_back(g, force)
    g.wars.pop(CIVIL_WAR, None)
    g.civil = None
    await redraw(g)
