"""RR-4.06.2: when a Neutral's commander revolts, and that he marches."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from games.kernel import Decision, Raw, Several
from games.republic.neutrals.automata import Automata
from games.republic.neutrals.revolt import ENOUGH, MAJORITY, can_pay, chance, commander_of
from games.rome.state import Rome

automaton = Automata()


@automaton("revolution.revolt")
def revolt(g: Rome, decision: Decision[Any]) -> Raw:
    """RR-4.06.2: with 3T per legion it tests them; else it lays down."""
    return "test" if can_pay(g, *commander_of(g, decision)) else decision.lapse


@automaton("revolution.bribe")
def bribe(g: Rome, decision: Decision[Any]) -> Raw:
    """RR-4.06.2: 1T for each, if a majority of all legions can then be expected to follow."""
    commander, force = commander_of(g, decision)
    needed = g.law.charts.legion_allegiance.follows_at_least[g.era]
    sure = sum(one.loyal == commander.id for one in force.units.legions)
    doubtful = len(force.units.legions) - sure
    paid = min(doubtful, commander.talents)
    followers = sure + paid * chance(needed - 1 - g.omens()) + (doubtful - paid) * chance(needed - g.omens())
    if followers <= MAJORITY * len(g.all_legions()):
        return decision.lapse
    return list(decision.choice.options)[:paid] if isinstance(decision.choice, Several) else decision.lapse


@automaton("revolution.declare")
def declare(g: Rome, decision: Decision[Any]) -> Raw:
    """RR-4.06.2: only if 60 % of all legions follow."""
    enough = Fraction(int(decision.about["legions"])) >= ENOUGH * len(g.all_legions())
    return "revolt" if enough else "lay-down"


@automaton("revolution.march")
def march(_g: Rome, _decision: Decision[Any]) -> Raw:
    """RR-4.06.2: always."""
    return "march"
