"""RR-1.10.11, 1.10.12: a battle is drawn up: what both sides are worth, with what the commander's own card does."""

from __future__ import annotations

from games.republic.combat.army import legion_strength
from games.republic.combat.battle import announced
from games.republic.combat.pieces import Battle, Ground
from games.republic.combat.strength import fleet_strength, land_strength
from games.republic.pieces import CIVIL_WAR, Force
from games.rome.combat.events import MilitaryRolled
from games.rome.components import CLEOPATRA
from games.rome.pieces import Senator, War
from games.rome.state import Rome

CHARM = "cleopatra_for_commander"


def announce(g: Rome, force: Force, ground: Ground) -> Battle:
    """RR-1.10.1.1, 1.10.11: MIL that varies is rolled; then all hear how strong both sides are, and how it may end."""
    for senator in [*commanders(g, force), *commanders_against(g, force)]:
        roll_military(g, senator)
    return announced(g, draw_up(g, force, ground))


def commanders(g: Rome, force: Force) -> list[Senator]:
    """RR-1.09.34: the commander first, then a Master of Horse."""
    return [g.senators[name] for name in force.commanders]


def commanders_against(g: Rome, force: Force) -> list[Senator]:
    """RR-1.11.37, 2.03.81: the Rebels who lead the other side: before Rome, or in the Province that is attacked."""
    war, rebels = g.wars[force.war], g.rebel_force()
    if war.id == CIVIL_WAR and rebels:
        return commanders(g, rebels)
    return [g.senators[g.provinces[war.province].governor]] if war.held else []


def roll_military(g: Rome, senator: Senator) -> None:
    """RR-1.10.1.1: before each battle; Evil Omens do not reduce it."""
    for one in [one for one in senator.card.effects if one.op == "variable_military"]:
        dice = g.dice.roll("battle.military", one.params["dice"])
        senator.rolled = sum(dice) + one.params["mod"]
        g.tell(MilitaryRolled(senator.id, dice, senator.rolled))


def forget_military(g: Rome) -> None:
    """RR-1.13.3: once the battle is over it is what is printed again."""
    for senator in g.senators.values():
        senator.rolled = 0


def draw_up(g: Rome, force: Force, ground: Ground) -> Battle:
    """RR-1.10.11, 1.10.12: the battle that is coming."""
    battle = g.combat.battle = drawn(g, force, ground)
    return battle


def drawn(g: Rome, force: Force, ground: Ground) -> Battle:
    """RR-1.10.11, 1.10.12: legions, veterans twice, or fleets; MIL, at most as much; against the War as it is now."""
    war, leaders, card = g.wars[force.war], commanders(g, force), g.wars[force.war].card
    units = ranks(g, force) if ground == "land" else force.units.fleets
    military = sum(one.military for one in leaders) + charm(g, war, leaders)
    numbered = card is not None and not ignores(leaders[0], war)
    return Battle(
        force=force.id,
        war=war.id,
        ground=ground,
        commanders=list(force.commanders),
        units=units,
        military=min(military, units),
        enemy=enemy_strength(g, war, ground),
        disaster=list(card.disaster) if card and numbered else [],
        standoff=list(card.standoff) if card and numbered else [],
    )


def ranks(g: Rome, force: Force) -> int:
    """RR-1.10.11: legions, veterans twice; RR-1.12.3: with a Rebel march his provincial armies."""
    followers = g.followers() if force is g.rebel_force() else 0
    return legion_strength(force.units.legions) + followers


def enemy_strength(g: Rome, war: War, ground: Ground) -> int:
    """RR-1.10.11, 1.10.12: printed strength, multiplied, Leaders, allied Provinces; RR-1.11.37: a Rebel's force."""
    return land_strength(g, war) if ground == "land" else fleet_strength(g, war)


def ignores(commander: Senator, war: War) -> bool:
    """RR-1.10.11.1, 1.07.343, RR-8: whether the War card's numbers are nothing to him; those of Leaders always are."""
    shields = [one for one in commander.card.effects if one.op == "nullify_disaster_standoff"]
    return any(war.id in one.params["wars"] for one in shields)


def charm(g: Rome, war: War, leaders: list[Senator]) -> int:
    """RR-1.14.9: Cleopatra adds to the MIL of the commander whom she helps."""
    effects = g.tables.intrigues[CLEOPATRA].effects
    helped = war.cleopatra == leaders[0].id
    return sum(int(one.params["military"]) for one in effects if one.op == CHARM and helped)
