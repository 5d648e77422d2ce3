"""Views of forces and expeditions, of what they are worth, and of the battle that is coming (RC-10)."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

from games.carthage.combat.exploration import prepare
from games.carthage.combat.odds import exploration_odds
from games.carthage.combat.pieces import Combat
from games.carthage.combat.strengths import draw_up
from games.carthage.pieces import Expedition
from games.carthage.seen.combat import BattleView, ExpeditionView, ForceView, OddsView
from games.carthage.seen.see_board import name_of_war
from games.carthage.state import Carthage
from games.republic.combat.odds import Odds
from games.republic.combat.order import battlefield
from games.republic.combat.pieces import Battle
from games.republic.combat.rolls import allies, disasters, odds, standoffs, standoffs_of_leaders
from games.republic.pieces import Force


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
        one.id: ForceView(
            id=one.id,
            war=one.war,
            name=sent_against(g, one),
            commanders=tuple(one.commanders),
            legions=tuple(g.tables.legions[legion.type].name for legion in one.units.legions),
            veterans=sum(legion.veteran for legion in one.units.legions),
            fleets=one.units.fleets,
            victorious=one.victorious,
            battle=prospect(g, one),
        )
        for one in g.forces.values()
    }


def sent_against(g: Carthage, force: Force) -> str:
    """The name of its War, also when that is won."""
    if force.war in g.wars:
        return name_of_war(g, g.wars[force.war])
    printed = g.tables.wars.get(force.war)
    return printed.name if printed else force.war


def prospect(g: Carthage, force: Force) -> BattleView | None:
    """RC-10.2: what it would be for a force to fight now; a Rebel only defends himself."""
    ground = None if force is g.rebel_force() else battlefield(g, force)
    if ground is None:
        return None
    with tried_out(g):
        return battle(g, draw_up(g, force, ground))


def coming(g: Carthage) -> BattleView | None:
    """The battle that is about to be fought."""
    return battle(g, g.combat.battle) if g.combat.battle else None


def battle(g: Carthage, one: Battle) -> BattleView:
    """Both sides of a battle."""
    return BattleView(
        war=one.war,
        force=one.force,
        ground=one.ground,
        commanders=tuple(one.commanders),
        units=one.units,
        military=one.military,
        law=one.law,
        card=one.card,
        mercenaries=one.mercenaries,
        strength=one.strength,
        enemy=one.enemy,
        disaster=tuple(disasters(g, one)),
        standoff=tuple(standoffs(g, one)),
        standoff_of_leaders=tuple(standoffs_of_leaders(g, one)),
        allies=tuple((ally.parity, ally.die, ally.sign) for ally in allies(g, one)),
        omens=g.omens(),
        odds=in_percent(odds(g, one)),
    )


def in_percent(one: Odds) -> OddsView:
    """Of 216 rolls, so many in percent."""
    return OddsView(
        victory=one.percent(one.victory),
        stalemate=one.percent(one.stalemate),
        defeat=one.percent(one.defeat),
        disaster=one.percent(one.disaster),
        standoff=one.percent(one.standoff),
    )


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
