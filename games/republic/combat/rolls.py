"""RC-10.2.1a, 10.2.2, 10.2.8, RR-1.10.11.1: what a natural roll may be, and how likely each result of a battle is."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Broken
from games.republic.combat.odds import Ally, Odds, ally_swing, battle_odds
from games.republic.combat.pieces import Battle
from games.republic.combat.strength import leaders_with, multiplier, printed_fleet, printed_land, rebel_strength
from games.republic.components import LeaderCard
from games.republic.effects import Effects, operate
from games.republic.pieces import CIVIL_WAR
from games.republic.state import Republic

effect = Effects()


def coming_battle(g: Republic) -> Battle:
    """The battle that is being fought."""
    if g.combat.battle is None:
        raise Broken("no battle is being fought")
    return g.combat.battle


def enemy_parts(g: Republic, battle: Battle) -> tuple[int, int, int]:
    """RC-10.2.1, RR-1.10.11: printed strength, its multiplier, what Leaders add; RC-11.4, RR-1.11.37: a Rebel's.

    RR-2.02.412, 2.03.81: with the Leaders what fights beside the War; of a Province that a Rebel holds his MIL.
    """
    war = g.wars[battle.war]
    held = rebel_strength(g) if war.id == CIVIL_WAR else g.law.held(g, war, battle.ground)
    if held:
        return held[0], 1, held[1]
    printed = printed_land(g, war) if battle.ground == "land" else printed_fleet(g, war)
    return printed, multiplier(g, war), battle.enemy - printed * multiplier(g, war)


@effect("battle_strength_swing")
def battle_strength_swing(g: Republic, card: str, *, parity: str, die: str, sign: int) -> None:  # noqa: ARG001
    """RC-10.2.1a, RR-1.10.11.1: an ally deserts once the natural roll is known."""
    battle = coming_battle(g)
    battle.swing += ally_swing(battle.dice, Ally(parity, die, sign))


def let_allies_desert(g: Republic, battle: Battle) -> None:
    """RC-10.2.1a, RR-1.10.11.1, 1.11.37: Ally Deserts and Enemy's Ally Deserts, but not in the Civil War."""
    if battle.war != CIVIL_WAR:
        for event, one in g.event_effects("battle_strength_swing"):
            operate(g, event.id, one)


def disasters(g: Republic, battle: Battle) -> list[int]:
    """RC-10.2.8, RR-1.10.21: the Disaster numbers of War and Leaders, each once a turn (RC-10.2.2, RR-1.09.645)."""
    return unused(g, battle, battle.disaster, [n for leader in facing(g, battle) for n in leader.disaster])


def standoffs(g: Republic, battle: Battle) -> list[int]:
    """RC-10.2.8, RR-1.10.31: the Standoff numbers of War and Leaders."""
    return unused(g, battle, battle.standoff, standoffs_of_leaders(g, battle))


def standoffs_of_leaders(g: Republic, battle: Battle) -> list[int]:
    """RC-8.9.12, RR-1.07.343: those of the Leaders, which no card takes away."""
    return unused(g, battle, [number for leader in facing(g, battle) for number in leader.standoff])


def unused(g: Republic, battle: Battle, *lists: Sequence[int]) -> list[int]:
    """RC-10.2.2, RR-1.09.645: those that have not worked this turn."""
    struck = g.wars[battle.war].struck
    return sorted({number for numbers in lists for number in numbers if number not in struck})


def facing(g: Republic, battle: Battle) -> Sequence[LeaderCard]:
    """RC-8.9.12, RR-1.07.342: the Leaders who help the enemy; GV-5.1: none where he is the other republic."""
    return [] if g.law.abroad.met(g, battle) else leaders_with(g, g.wars[battle.war])


def allies(g: Republic, battle: Battle) -> tuple[Ally, ...]:
    """RC-10.2.1a, RR-1.10.11.1: what may still change the enemy's strength; GV-5.1: nothing that of a republic."""
    if battle.war == CIVIL_WAR or g.law.abroad.met(g, battle):
        return ()
    return tuple(Ally(**one.params) for _, one in g.event_effects("battle_strength_swing"))


def odds(g: Republic, battle: Battle) -> Odds:
    """How likely each result is; GV-5.4: against the other republic by a table of its own."""
    direct: Odds | None = g.law.abroad.odds(g, battle)
    return direct or battle_odds(
        g.law,
        battle.strength,
        battle.enemy,
        frozenset(disasters(g, battle)),
        frozenset(standoffs(g, battle)),
        allies(g, battle),
        g.omens(),
    )
