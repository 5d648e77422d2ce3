"""RC-10.2.8, T-3, RR-1.10: the dice of a battle, and what they come to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, cast

from games.republic.combat.events import BattleFought
from games.republic.combat.odds import ally_swing, swung
from games.republic.combat.pieces import Battle
from games.republic.combat.rolls import allies, disasters, let_allies_desert, standoffs
from games.republic.pieces import Units
from games.republic.state import Republic

Result = Literal["victory", "stalemate", "defeat", "disaster", "standoff"]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a roll has come to, how many units that costs, and how many legions the table would have liked to see."""

    result: Result
    total: int
    legions: int
    fleets: int
    shown: int = 0


def special(g: Republic, battle: Battle, units: Units) -> Outcome | None:
    """RC-10.2.8, RR-1.10.21, 1.10.31: a Disaster costs half of legions and Fleets, a Standoff a quarter."""
    outcome = special_of(g, battle, units)
    if outcome:
        g.wars[battle.war].struck.append(outcome.total)
    return outcome


def special_of(g: Republic, battle: Battle, units: Units) -> Outcome | None:
    """RC-10.2.8, RR-1.10.21, 1.10.31: whether the natural roll is special."""
    natural = sum(battle.dice)
    if natural in disasters(g, battle):
        return Outcome("disaster", natural, part(len(units.legions), 2), part(units.fleets, 2))
    if natural in standoffs(g, battle):
        return Outcome("standoff", natural, part(len(units.legions), 4), part(units.fleets, 4))
    return None


def on_the_table(g: Republic, battle: Battle, units: Units) -> Outcome:
    """T-3, RR-1.10: for legions and for Fleets, as far as there are any."""
    let_allies_desert(g, battle)
    return read(g, battle, units)


def read(g: Republic, battle: Battle, units: Units) -> Outcome:
    """T-3, RR-1.10.11: with what allies have changed."""
    total = sum(battle.dice) + battle.strength - swung(battle.enemy, battle.swing) + g.omens()
    row = g.law.charts.combat.at(total)
    legions = len(units.legions) if row.legions_lost == "all" else row.legions_lost
    fleets = units.fleets if row.fleets_lost == "all" else row.fleets_lost
    result = cast("Result", row.result)
    return Outcome(result, total, min(legions, len(units.legions)), min(fleets, units.fleets), legions)


def foreseen(g: Republic, battle: Battle, dice: Sequence[int], units: Units) -> Outcome:
    """What a roll would come to: neither numbers are used up nor allies desert."""
    rolled = replace(battle, dice=list(dice), swing=sum(ally_swing(dice, ally) for ally in allies(g, battle)))
    return special_of(g, rolled, units) or read(g, rolled, units)


def part(count: int, of: int) -> int:
    """One in so many, rounded up."""
    return -(-count // of)


def roll(g: Republic, battle: Battle, units: Units) -> Outcome:
    """RC-10.2.1, 10.2.4, 11.4, RR-1.10.11, 1.10.12: TDR + State - enemy on T-3; but the natural roll may be special."""
    battle.dice = list(g.dice.roll(f"battle.{battle.war}", 3))
    return special(g, battle, units) or on_the_table(g, battle, units)


def tell(g: Republic, battle: Battle, outcome: Outcome) -> None:
    """RC-10.2.8, RR-1.10.11: the dice, and what they have come to."""
    told = BattleFought(
        battle=battle.id,
        war=battle.war,
        force=battle.force,
        ground=battle.ground,
        commanders=tuple(battle.commanders),
        dice=tuple(battle.dice),
        natural=sum(battle.dice),
        strength=battle.strength,
        enemy=battle.enemy,
        swing=battle.swing,
        omens=g.omens(),
        total=outcome.total,
        result=outcome.result,
        legions=outcome.legions,
        fleets=outcome.fleets,
    )
    g.tell(told)
