"""RC-10.2.12a: a battle, from the drawing up of both sides to the glory of those who survive it."""

from __future__ import annotations

from games.carthage.combat.commanders import meet_fate, promote
from games.carthage.combat.dice import throw
from games.carthage.combat.losses import take_losses
from games.carthage.combat.strengths import draw_up
from games.carthage.state import Carthage
from games.republic.combat.battle import announced
from games.republic.combat.commanders import blame, glory, note
from games.republic.combat.dice import Outcome
from games.republic.combat.pieces import Battle, Ground
from games.republic.combat.rolls import coming_battle
from games.republic.pieces import Force


def announce(g: Carthage, force: Force, ground: Ground) -> Battle:
    """RC-10.2.1, 10.2.4, 11.4: it is drawn up; everybody hears how strong both sides are, how likely each result is."""
    return announced(g, draw_up(g, force, ground))


async def fight(g: Carthage) -> Outcome:
    """RC-10.2.12a: losses; POP for lost legions; chits and the commanders' fate; a veteran; INF and POP gained."""
    battle = coming_battle(g)
    force, leaders = g.forces[battle.force], [g.senators[name] for name in battle.commanders]
    popularity = {one.id: one.popularity for one in leaders}
    led = len(force.units.legions)
    outcome = throw(g, battle, force.units)
    take_losses(g, battle, force, outcome)
    note(g, battle, leaders, result=outcome.result, led=led, lost=outcome.legions)
    blame(g, leaders, outcome.legions)
    await meet_fate(g, battle, leaders, outcome.result, lost=outcome.legions + outcome.fleets)
    promote(g, battle, force.units.legions, leaders, outcome.result, popularity)
    if outcome.result == "victory":
        glory(g, battle, leaders)
    return outcome
