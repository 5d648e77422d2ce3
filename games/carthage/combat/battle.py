"""RC-10.2.12a: a battle, from the drawing up of both sides to the glory of those who survive it."""

from __future__ import annotations

from games.carthage.combat.commanders import blame, glory, meet_fate, note, promote
from games.carthage.combat.dice import Outcome, throw
from games.carthage.combat.losses import take_losses
from games.carthage.combat.strengths import coming_battle, disasters, draw_up, enemy_parts, odds, standoffs
from games.carthage.state import Carthage
from games.republic.combat.events import BattleDrawnUp
from games.republic.combat.pieces import Battle, Ground
from games.republic.pieces import Force


def announce(g: Carthage, force: Force, ground: Ground) -> Battle:
    """RC-10.2.1, 10.2.4, 11.4: it is drawn up; everybody hears how strong both sides are, how likely each result is."""
    battle = draw_up(g, force, ground)
    g.chronicle.battles += 1
    battle.id = f"{g.turn}.{g.chronicle.battles}"
    g.tell(drawn_up(g, battle))
    return battle


def drawn_up(g: Carthage, battle: Battle) -> BattleDrawnUp:
    """RC-10.2.1, 10.2.4, 11.4: both sides of a battle on land, at sea or against the Rebel, and its odds."""
    chances = odds(g, battle)
    printed, multiplier, leaders = enemy_parts(g, battle)
    return BattleDrawnUp(
        battle=battle.id,
        war=battle.war,
        force=battle.force,
        ground=battle.ground,
        commanders=tuple(battle.commanders),
        units=battle.units,
        military=battle.military,
        law=battle.law,
        strength=battle.strength,
        printed=printed,
        multiplier=multiplier,
        leaders=leaders,
        enemy=battle.enemy,
        disasters=tuple(disasters(g, battle)),
        standoffs=tuple(standoffs(g, battle)),
        omens=g.omens(),
        victory=chances.percent(chances.victory),
        stalemate=chances.percent(chances.stalemate),
        defeat=chances.percent(chances.defeat),
        disaster=chances.percent(chances.disaster),
        standoff=chances.percent(chances.standoff),
    )


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
    promote(g, battle, leaders, outcome.result, popularity)
    if outcome.result == "victory":
        glory(g, battle, leaders)
    return outcome
