"""RC-15.12: when a Neutral's commander revolts."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from games.carthage.revolution.uprising import followers
from games.carthage.state import Carthage
from games.kernel import Decision, Raw
from games.republic import pieces as republic
from games.republic.neutrals.automata import Automata
from games.republic.neutrals.revolt import ENOUGH, MAJORITY, can_pay, chance, commander_of
from games.republic.pieces import Force

automaton = Automata()


@automaton("revolution.revolt")
def revolt(g: Carthage, decision: Decision[Any]) -> Raw:
    """RC-15.12: it tests all legions; it pays only if that promises a majority of all legions."""
    commander, force = commander_of(g, decision)
    if not can_pay(g, commander, force):
        return decision.lapse
    doubtful = [name for name, legion in followers(force).items() if legion.loyal != commander.id]
    paid = doubtful[: commander.talents]
    promising = promised(g, commander, force, paid) > MAJORITY * len(g.all_legions())
    return {"command": "test", "paid": paid if promising else []}


def promised(g: Carthage, commander: republic.Senator, force: Force, paid: Sequence[str]) -> Fraction:
    """RC-15.12: how many legions will follow him on average (T-10)."""
    bonus = sum(int(one.params["value"]) for one in commander.card.effects if one.op == "revolt_allegiance_bonus")
    total = Fraction(0)
    for name, legion in followers(force).items():
        needed = g.law.charts.legion_allegiance.follows_at_least[g.era][g.tables.legions[legion.type].class_]
        sure = legion.loyal == commander.id
        total += 1 if sure else chance(needed - bonus - g.omens() - (name in paid))
    return total


@automaton("revolution.declare")
def declare(g: Carthage, decision: Decision[Any]) -> Raw:
    """RC-15.12: it goes on only with 60% of all legions."""
    return "revolt" if int(decision.about["legions"]) >= ENOUGH * len(g.all_legions()) else "lay-down"


@automaton("revolution.wish")
def wish(g: Carthage, decision: Decision[Any]) -> Raw:
    """RC-15.12, 11.3.2: one of two commanders wishes to if his force is 60% of all legions and he could pay it."""
    commander, force = commander_of(g, decision)
    strong = len(force.units.legions) >= ENOUGH * len(g.all_legions())
    return "revolt" if strong and can_pay(g, commander, force) else "lay-down"
