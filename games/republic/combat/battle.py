"""RC-10.2.1, 10.2.4, RR-1.10.11: what everybody hears of a battle that is coming."""

from __future__ import annotations

from games.republic.combat.events import BattleDrawnUp
from games.republic.combat.pieces import Battle
from games.republic.combat.rolls import disasters, enemy_parts, odds, standoffs
from games.republic.state import Republic


def announced(g: Republic, battle: Battle) -> Battle:
    """RC-10.2.1, 10.2.4, 11.4, RR-1.10.11: all hear how strong both sides are, and how likely each result is."""
    g.chronicle.battles += 1
    battle.id = f"{g.turn}.{g.chronicle.battles}"
    g.tell(drawn_up(g, battle))
    return battle


def drawn_up(g: Republic, battle: Battle) -> BattleDrawnUp:
    """RC-10.2.1, 10.2.4, 11.4, RR-1.10.11: both sides of a battle, on land, at sea or against the Rebel; its odds."""
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
