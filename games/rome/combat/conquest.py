"""RR-1.12.3: the special Combat Phase of a Rebel who has won while too many Wars threaten Rome (RR-DP91)."""

from __future__ import annotations

from functools import partial

from games.kernel import Decision, OneOf, StepId, ask
from games.republic.combat.order import battlefield
from games.republic.combat.pieces import Ground
from games.republic.pieces import CIVIL_WAR, Force, Units
from games.rome.basics.ending import all_lose, rebel_wins
from games.rome.combat.battle import fight
from games.rome.combat.civil_war import revolt_fails
from games.rome.combat.cleopatra import wait_for_cleopatra
from games.rome.combat.closing import threats, too_many
from games.rome.combat.events import ConquestBegan, ConquestEnded
from games.rome.combat.pieces import Combat
from games.rome.combat.strengths import announce
from games.rome.combat.victory import beat_fleet, is_won_at_sea, win
from games.rome.pieces import War
from games.rome.state import Rome
from games.rome.wars.leaving import current_strength
from games.rome.wars.strongholds import army, primary


async def triumph(g: Rome) -> StepId | None:
    """RR-1.12.3: he takes his army, all Active Forces and the remaining fleets."""
    rebel = primary(g)
    if rebel is None:
        return await end(g, saved=False)
    force = army(g, rebel.id)
    rebel.place, rebel.at = "force", force.id
    force.units.legions += g.army.active.legions
    force.units.fleets += g.army.active.fleets
    g.army.active = Units()
    g.combat.winner = g.owner(rebel)
    if g.civil:
        g.civil.primary = rebel.id
    g.tell(ConquestBegan(rebel.id, len(force.units.legions), force.units.fleets))
    return "revolution.conquest"


async def conquest(g: Rome) -> StepId | None:
    """RR-1.12.3: War after War, in his order, until fewer than four are left; his death then costs him nothing."""
    if not too_many(g):
        return await end(g, saved=True)
    war = await ask(partial(choosing, g))
    if war and await conquer(g, war):
        return "revolution.conquest"
    return await end(g, saved=False)


async def end(g: Rome, *, saved: bool) -> StepId | None:
    """RR-1.12.3: he wins, even if he has died in his last Victory; or he has failed, and all lose.

    GV-7.5: beside Carthage he rules for life, and the Combat Phase that he has broken off goes on.
    """
    if saved and g.civil and g.law.abroad.plays_on(g):
        g.combat.winner = None
        g.tell(ConquestEnded(saved))
        return await g.law.abroad.succeeds(g, g.civil.primary)
    winner, g.combat = g.combat.winner, Combat()
    if primary(g) is None and CIVIL_WAR in g.wars:
        await revolt_fails(g)
    g.tell(ConquestEnded(saved))
    if saved:
        rebel_wins(g, winner)
    else:
        all_lose(g, "wars")
    return None


def choosing(g: Rome) -> Decision[War] | None:
    """RR-DP91: which War he attacks next; if absent the weakest. Without him nobody is left to attack."""
    rebel = g.senators.get(g.civil.primary) if g.civil else None
    if rebel is None or not rebel.rebel or rebel.captive:
        return None
    wars = sorted(threats(g), key=partial(current_strength, g))
    choice = OneOf({war.id: war for war in wars})
    cite = g.law.cites["revolution.conquest"]
    return Decision("revolution.conquest", g.owner(rebel), choice, *cite, lapse=wars[0].id)


async def conquer(g: Rome, war: War) -> bool:
    """RR-1.12.3: he needs the fleet support and a Victory, at sea before on land."""
    force = army(g, g.civil.primary if g.civil else "")
    force.war, force.victorious = war.id, True  # so that he does not go home when the War is won
    while war.id in g.wars:
        ground = battlefield(g, force)
        if ground is None or not await beaten(g, force, war, ground):
            break
    force.war, force.victorious = CIVIL_WAR, False
    return war.id not in g.wars


async def beaten(g: Rome, force: Force, war: War, ground: Ground) -> bool:
    """RR-1.12.3: whether this battle was a Victory; one that decides the War has all its effects."""
    await wait_for_cleopatra(g, force)
    announce(g, force, ground)
    outcome = await fight(g)
    g.combat.battle = None
    if outcome.result != "victory":
        return False
    if ground == "sea":
        beat_fleet(g, war, force.id)
    if ground == "land" or is_won_at_sea(g, war):
        await win(g, force)
    return True
