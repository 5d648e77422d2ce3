"""RC-10.2.1, RC-10.2.4: a battle is drawn up: what both sides are worth, with Laws and the commanders' own cards."""

from __future__ import annotations

from collections.abc import Sequence

from games.carthage.pieces import War
from games.carthage.state import Carthage
from games.carthage.wars.army import legion_strength
from games.carthage.wars.strength import (
    fleet_strength,
    land_strength,
    leaders_with,
    multiplier,
    printed_fleet,
    printed_land,
    rebel_strength,
)
from games.kernel import Broken
from games.republic.combat.odds import Ally, Odds, ally_swing, battle_odds
from games.republic.combat.pieces import Battle, Ground
from games.republic.components import LeaderCard
from games.republic.effects import Effects, carry_out, operate
from games.republic.pieces import CIVIL_WAR, Force

effect = Effects()

ABILITIES = ("halve_land_losses", "nullify_disaster_standoff", "naval_battle_bonus")
LAWS = ("group_battle_bonus",)


def draw_up(g: Carthage, force: Force, ground: Ground) -> Battle:
    """RC-10.2.1: legions, veterans twice, or Fleets; MIL, at most as much; Law bonus; against the War as it is now."""
    war, commanders = g.wars[force.war], [g.senators[name] for name in force.commanders]
    battle = g.combat.battle = Battle(
        force=force.id,
        war=war.id,
        ground=ground,
        commanders=list(force.commanders),
        units=legion_strength(g, force.units.legions) if ground == "land" else force.units.fleets,
        military=sum(commander.military for commander in commanders),
        enemy=enemy_strength(g, war, ground),
        disaster=list(war.card.disaster) if war.card else [],
        standoff=list(war.card.standoff) if war.card else [],
    )
    for commander in (one for one in commanders if one.free):  # RC-8.9.3
        carry_out(g, commander.card.id, [one for one in commander.card.effects if one.op in ABILITIES])
    for law in g.laws:
        carry_out(g, law, [one for one in g.tables.laws[law].effects if one.op in LAWS])
    battle.military = min(battle.military, battle.units)
    return battle


def enemy_strength(g: Carthage, war: War, ground: Ground) -> int:
    """RC-10.2.1, 10.2.4: printed strength, multiplied, plus Leaders; RC-11.4: in the Civil War the Rebel's force."""
    return land_strength(g, war) if ground == "land" else fleet_strength(g, war)


def enemy_parts(g: Carthage, battle: Battle) -> tuple[int, int, int]:
    """RC-10.2.1: printed strength, its multiplier, and what Leaders add; RC-11.4: a Rebel's legions, and his MIL."""
    war = g.wars[battle.war]
    if war.id == CIVIL_WAR:
        legions, military = rebel_strength(g)
        return legions, 1, military
    printed = printed_land(g, war) if battle.ground == "land" else printed_fleet(g, war)
    return printed, multiplier(g, war), battle.enemy - printed * multiplier(g, war)


def coming_battle(g: Carthage) -> Battle:
    """The battle that is being fought."""
    if g.combat.battle is None:
        raise Broken("no battle is being fought")
    return g.combat.battle


# What cards and Laws do to a battle


@effect("group_battle_bonus")
def group_battle_bonus(g: Carthage, card: str, *, groups: Sequence[str], value: int) -> None:  # noqa: ARG001
    """RC-9.7.2, Greek Studies: Carthage adds something against Wars of these groups."""
    battle = coming_battle(g)
    if g.wars[battle.war].group in groups:
        battle.law += value


@effect("nullify_disaster_standoff")
def nullify_disaster_standoff(g: Carthage, card: str, *, groups: Sequence[str]) -> None:  # noqa: ARG001
    """Statesmen 2A, 2B, 7A: the numbers on the cards of Wars of these groups are ignored; those of Leaders are not."""
    battle = coming_battle(g)
    if g.wars[battle.war].group in groups:
        battle.disaster.clear()
        battle.standoff.clear()


@effect("naval_battle_bonus")
def naval_battle_bonus(g: Carthage, card: str, *, value: int) -> None:  # noqa: ARG001
    """Statesman 10A: his MIL counts more at sea; the Fleets still limit it (RC-10.2.4)."""
    battle = coming_battle(g)
    if battle.ground == "sea":
        battle.military += value


@effect("halve_land_losses")
def halve_land_losses(g: Carthage, card: str) -> None:  # noqa: ARG001
    """RC-10.2.12: Malchus the General halves, rounded up, legion losses by T-3 in land battles."""
    battle = coming_battle(g)
    battle.halved = battle.ground == "land"


@effect("battle_strength_swing")
def battle_strength_swing(g: Carthage, card: str, *, parity: str, die: str, sign: int) -> None:  # noqa: ARG001
    """RC-10.2.1a: an ally deserts once the natural roll is known."""
    battle = coming_battle(g)
    battle.swing += ally_swing(battle.dice, Ally(parity, die, sign))


def let_allies_desert(g: Carthage, battle: Battle) -> None:
    """RC-10.2.1a: Ally Deserts and Enemy's Ally Deserts, but not in the Civil War."""
    if battle.war != CIVIL_WAR:
        for event, one in g.event_effects("battle_strength_swing"):
            operate(g, event.id, one)


# Natural rolls


def disasters(g: Carthage, battle: Battle) -> list[int]:
    """RC-10.2.8: the Disaster numbers of War and Leaders; RC-10.2.2: each works once a turn."""
    return unused(g, battle, battle.disaster, [n for leader in facing(g, battle) for n in leader.disaster])


def standoffs(g: Carthage, battle: Battle) -> list[int]:
    """RC-10.2.8: the Standoff numbers of War and Leaders."""
    return unused(g, battle, battle.standoff, standoffs_of_leaders(g, battle))


def standoffs_of_leaders(g: Carthage, battle: Battle) -> list[int]:
    """RC-8.9.12: those of the Leaders, which no card takes away."""
    return unused(g, battle, [number for leader in facing(g, battle) for number in leader.standoff])


def unused(g: Carthage, battle: Battle, *lists: Sequence[int]) -> list[int]:
    """RC-10.2.2: those that have not worked this turn."""
    struck = g.wars[battle.war].struck
    return sorted({number for numbers in lists for number in numbers if number not in struck})


def facing(g: Carthage, battle: Battle) -> Sequence[LeaderCard]:
    """RC-8.9.12: the Leaders who help the enemy."""
    return leaders_with(g, g.wars[battle.war])


def allies(g: Carthage, battle: Battle) -> tuple[Ally, ...]:
    """RC-10.2.1a: what may still change the enemy's strength."""
    if battle.war == CIVIL_WAR:
        return ()
    return tuple(Ally(**one.params) for _, one in g.event_effects("battle_strength_swing"))


def odds(g: Carthage, battle: Battle) -> Odds:
    """How likely each result is."""
    return battle_odds(
        g.law,
        battle.strength,
        battle.enemy,
        frozenset(disasters(g, battle)),
        frozenset(standoffs(g, battle)),
        allies(g, battle),
        g.omens(),
    )
