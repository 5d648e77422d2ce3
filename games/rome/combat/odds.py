"""How likely is what a battle may come to: every roll counted, and every MIL that may still be rolled (RR-1.10.1.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from typing import NamedTuple

from games.republic.combat.dice import foreseen
from games.republic.combat.odds import TDR
from games.republic.combat.pieces import Battle, Ground
from games.republic.pieces import CIVIL_WAR, Force
from games.rome.combat.dice import tempered
from games.rome.combat.strengths import commanders, commanders_against, drawn
from games.rome.pieces import Senator
from games.rome.state import Rome

DIE = range(1, 7)


class Come(NamedTuple):
    """A result, with the legions and fleets that it costs the force."""

    result: str
    legions: int
    fleets: int


def outcomes(g: Rome, force: Force, ground: Ground) -> Counter[Come]:
    """RR-1.10.11: of so many equally likely rolls so many come to each result, if the force fights now."""
    commander = g.senators[force.commanders[0]]
    found: Counter[Come] = Counter()
    for battle, dice in product(list(battles(g, force, ground)), TDR):
        outcome = tempered(foreseen(g, battle, dice, force.units), commander)
        fleets = 0 if battle.war == CIVIL_WAR else outcome.fleets
        found[Come(outcome.result, outcome.legions, fleets)] += 1
    return found


def percent(found: Counter[Come], result: str) -> int:
    """How likely a result is, whatever it costs."""
    return round(100 * sum(count for come, count in found.items() if come.result == result) / found.total())


def battles(g: Rome, force: Force, ground: Ground) -> Iterator[Battle]:
    """RR-1.10.1.1: the battle with each MIL that those who lead on either side may roll."""
    leaders = [*commanders(g, force), *commanders_against(g, force)]
    throwing = [one for one in leaders if throws(one)]
    for rolled in product(*(possible(one) for one in throwing)):
        yield supposing(g, force, ground, dict(zip((one.id for one in throwing), rolled, strict=True)))


def supposing(g: Rome, force: Force, ground: Ground, rolled: Mapping[str, int]) -> Battle:
    """The battle as it would be drawn up if these had rolled this MIL; nothing is changed."""
    for name, military in rolled.items():
        g.senators[name].rolled = military
    battle = drawn(g, force, ground)
    for name in rolled:
        g.senators[name].rolled = 0
    return battle


def throws(senator: Senator) -> bool:
    """RR-1.10.1.1: whether his MIL is still to be rolled."""
    return not senator.rolled and senator.card.has("variable_military")


def possible(senator: Senator) -> list[int]:
    """RR-1.10.1.1: what it may be."""
    (one,) = (one.params for one in senator.card.effects if one.op == "variable_military")
    return [sum(dice) + one["mod"] for dice in product(DIE, repeat=one["dice"])]
