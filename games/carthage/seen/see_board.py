"""Views of Wars, units and the market."""

from __future__ import annotations

from functools import cache

from games.carthage.components import Tables
from games.carthage.pieces import Stack
from games.carthage.seen.combat import ArmyView, LeaderView, UnitView, WarView
from games.carthage.seen.trade import AreaView, StackView, TradeView
from games.carthage.state import Carthage
from games.carthage.wars.recruiting import CARAVAN, FLEET, no_recruitment, prices
from games.kernel.view import kept
from games.republic.pieces import Legion
from games.republic.seen.see_combat import enemy_leader, war


def wars(g: Carthage) -> dict[str, WarView]:
    """The Wars in the Forum."""
    return {one.id: war(g, one, WarView) for one in g.wars.values()}


def enemy_leaders(g: Carthage) -> dict[str, LeaderView]:
    """The enemy Leaders in play."""
    return {one.id: enemy_leader(g, one, LeaderView) for one in g.leaders.values()}


def army(g: Carthage) -> ArmyView:
    """The units of the State."""
    field = [*(legion for force in g.forces.values() for legion in force.units.legions)]
    field += [legion for province in g.provinces.values() for legion in province.garrison]
    units = g.legions_in_service() + g.fleets_in_service()
    cost = prices(g, [*g.tables.legions, FLEET, CARAVAN])
    return ArmyView(
        legions=tuple(legions(g, name, cost[name], field) for name in g.tables.legions),
        fleets=g.army.active.fleets,
        fleets_away=g.fleets_in_service() - g.army.active.fleets,
        pool_fleets=g.army.pool_fleets,
        caravans=g.army.caravans,
        trade_fleets=g.army.trade_fleets,
        maintenance=units * g.law.constants.maintenance_per_unit,
        fleet_cost=cost[FLEET],
        expedition_cost=cost[CARAVAN],
        recruiting=not no_recruitment(g),
    )


def legions(g: Carthage, name: str, cost: int, field: list[Legion]) -> UnitView:
    """One type of legion, and what one costs."""
    printed = g.tables.legions[name]
    home = [legion for legion in g.army.active.legions if legion.type == name]
    return UnitView(
        id=name,
        name=printed.name,
        class_=printed.class_,
        cost=cost,
        active=len(home),
        veterans=sum(legion.veteran for legion in home),
        away=sum(legion.type == name for legion in field),
        pool=g.army.pool.get(name, 0),
        reserve=g.army.reserve.get(name, 0),
        unavailable=bool(g.army.unavailable.get(name)),
        removed=g.army.removed.get(name, 0),
    )


def trade(g: Carthage) -> TradeView:
    """The market: numbers only."""
    return TradeView(
        stacks=tuple(stack(g, one) for one in g.stacks.values()),
        areas=tuple(AreaView(id=one.id, name=one.name, open=one.id in g.areas) for one in g.tables.areas.values()),
        prices=dict(g.prices),
        turned_in=g.turned_in,
    )


def stack(g: Carthage, one: Stack) -> StackView:
    """A stack of trade cards."""
    printed, (names, counts) = g.tables.stacks[one.id], kinds(g.tables, one.id)
    return kept(
        StackView,
        id=one.id,
        number=printed.number,
        value=printed.value,
        commodities=names,
        counts=counts,
        left=len(one.cards),
        in_play=one.in_play,
        total=printed.total_cards,
        aside=len(one.aside),
        owed=one.owed,
    )


@cache
def kinds(tables: Tables, stack: str) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The commodities of a stack, and how many cards of each there are."""
    printed = [tables.commodities[name] for name in tables.stacks[stack].commodities]
    return tuple(kind.name for kind in printed), tuple(kind.count for kind in printed)
