"""RC-10.2.1, RC-10.2.4: a battle is drawn up: what both sides are worth, with Laws and the commanders' own cards."""

from __future__ import annotations

from collections.abc import Sequence

from games.carthage.pieces import War
from games.carthage.state import Carthage
from games.republic.combat.army import legion_strength
from games.republic.combat.pieces import Battle, Ground
from games.republic.combat.rolls import coming_battle
from games.republic.combat.strength import (
    fleet_strength,
    land_strength,
)
from games.republic.effects import Effects, carry_out
from games.republic.pieces import Force

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
        units=legion_strength(force.units.legions) if ground == "land" else force.units.fleets,
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
