"""Views of forces and expeditions, of what they are worth, and of the battle that is coming (RC-10)."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

from games.carthage.combat.exploration import prepare
from games.carthage.combat.odds import exploration_odds
from games.carthage.combat.pieces import Combat
from games.carthage.combat.strengths import draw_up
from games.carthage.pieces import Expedition
from games.carthage.seen.combat import BattleView, ExpeditionView, ForceView
from games.carthage.state import Carthage
from games.republic.combat.odds import Odds
from games.republic.combat.order import battlefield
from games.republic.pieces import Force
from games.republic.seen.see_combat import battle, coming, force


@contextmanager
def tried_out(g: Carthage) -> Generator[None, None, None]:
    """Draw something up only to look at it: afterwards the table is as it was."""
    before, g.combat = g.combat, Combat()
    try:
        yield
    finally:
        g.combat = before


def forces(g: Carthage) -> dict[str, ForceView]:
    """The forces in the field."""
    return {
        one.id: force(g, one, ForceView, lambda legion: g.tables.legions[legion.type].name, prospect(g, one))
        for one in g.forces.values()
    }


def prospect(g: Carthage, force: Force) -> BattleView | None:
    """RC-10.2: what it would be for a force to fight now, or is, if it does; a Rebel only defends himself."""
    if g.combat.battle and g.combat.battle.force == force.id:
        return coming(g)
    ground = None if force is g.rebel_force() else battlefield(g, force)
    if ground is None:
        return None
    with tried_out(g):
        return battle(g, draw_up(g, force, ground))


def expeditions(g: Carthage) -> dict[str, ExpeditionView]:
    """The expeditions under way."""
    return {one.id: expedition(g, one) for one in g.expeditions.values()}


def expedition(g: Carthage, one: Expedition) -> ExpeditionView:
    """RC-10.1: what is added to its roll, and what may come of it."""
    with tried_out(g):
        attempt = prepare(g, one)
    rolls = exploration_odds(g.law, attempt.modifier, attempt.disaster, g.omens())
    return ExpeditionView(
        id=one.id,
        goal=one.goal,
        name=g.tables.explorations[one.goal].name,
        explorer=one.explorer,
        caravans=one.caravans,
        trade_fleets=one.trade_fleets,
        lost=one.lost,
        modifier=attempt.modifier,
        disaster=attempt.disaster,
        odds={result: Odds.percent(count) for result, count in rolls.items()},
    )
