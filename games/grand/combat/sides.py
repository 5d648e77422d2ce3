"""GV-5.1: the two sides of a direct battle: each board has its own as the battle that it fights."""

from __future__ import annotations

from games.grand.combat.armies import commanders_at, units_at
from games.grand.combat.pieces import DirectBattle, Stood
from games.grand.halves import OfRome
from games.grand.pieces import OTHER, SIDES, Side
from games.grand.state import Grand
from games.kernel import Broken
from games.republic.combat.pieces import Battle
from games.republic.combat.rolls import coming_battle


def rome_of(g: Grand) -> OfRome:
    """The Roman board. Broken: it is not played."""
    if g.rome is None:
        raise Broken("Rome is not played")
    return g.rome


def fighting(g: Grand) -> DirectBattle:
    """The battle of both republics that is being fought."""
    if g.combat.battle is None:
        raise Broken("the republics do not fight each other")
    return g.combat.battle


def side_of(g: Grand, side: Side) -> Battle:
    """What one republic is worth in the battle that is being fought."""
    return coming_battle(g.republic(side))


def as_it_stands(g: Grand, side: Side, number: int) -> Stood:
    """GV-5.2: one side, part by part."""
    mine, units = side_of(g, side), units_at(g, side, number)
    return Stood(
        war=mine.war,
        commanders=[*mine.commanders],
        present=[one.id for one in commanders_at(g, side, number)],
        legions=len(units.legions),
        veterans=sum(legion.veteran for legion in units.legions),
        fleets=units.fleets,
        units=mine.units,
        military=mine.military,
        law=mine.law,
        card=mine.card,
        mercenaries=mine.mercenaries,
        strength=mine.strength,
        omens=g.republic(side).omens(),
    )


def face_each_other(g: Grand) -> None:
    """GV-5.1: the enemy of each is the other's total, and no card counts."""
    for side in SIDES:
        side_of(g, side).enemy = side_of(g, OTHER[side]).strength


def stand_down(g: Grand) -> None:
    """Neither board has a battle to fight any more."""
    g.combat.battle = None
    for half in g.halves():
        half.combat.battle = None
