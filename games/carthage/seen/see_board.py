"""Views of Wars, units, the market, events and agreements."""

from __future__ import annotations

from functools import cache

from games.carthage.components import Tables
from games.carthage.pieces import Stack, War
from games.carthage.seen.combat import ArmyView, LeaderView, UnitView, WarView
from games.carthage.seen.trade import AreaView, StackView, TradeView
from games.carthage.seen.view import AgreementView, ChronicleView, PostingView, PromiseView, TableEventView
from games.carthage.state import Carthage
from games.carthage.wars.recruiting import CARAVAN, FLEET, no_recruitment, prices
from games.republic.combat.strength import (
    fleet_strength,
    land_strength,
    leaders_with,
    multiplier,
    printed_fleet,
    printed_land,
)
from games.republic.pieces import Legion


def name_of_war(g: Carthage, one: War) -> str:
    """The printed name; a revolt is called by its Province."""
    if one.card:
        return one.card.name
    return g.tables.provinces[one.province].name if one.province else "Civil War"


def wars(g: Carthage) -> dict[str, WarView]:
    """The Wars in the Forum."""
    return {one.id: war(g, one) for one in g.wars.values()}


def war(g: Carthage, one: War) -> WarView:
    """A War in the Forum."""
    printed, met = one.card, [one.id]
    return WarView(
        id=one.id,
        name=name_of_war(g, one),
        status=one.status,
        group=one.group,
        order=one.order,
        land=printed_land(g, one),
        fleet=printed_fleet(g, one),
        support=printed.fleet_support if printed else 0,
        land_now=land_strength(g, one),
        fleet_now=fleet_strength(g, one),
        land_met=land_strength(g, one, met),
        fleet_met=fleet_strength(g, one, met),
        multiplier=multiplier(g, one),
        spoils=printed.spoils if printed else 0,
        disaster=printed.disaster if printed else (),
        standoff=printed.standoff if printed else (),
        theatre=printed.theatre if printed else "",
        attacks=printed.attacks if printed else (),
        revolt=one.revolt,
        naval_victory=one.naval_victory,
        leaders=tuple(leader.id for leader in leaders_with(g, one)),
        leaders_met=tuple(leader.id for leader in leaders_with(g, one, met)),
        text=printed.text if printed else "",
    )


def enemy_leaders(g: Carthage) -> dict[str, LeaderView]:
    """The enemy Leaders in play."""
    return {
        one.id: LeaderView(war=one.war, **g.tables.leaders[one.id].model_dump(include=set(LeaderView.model_fields)))
        for one in g.leaders.values()
    }


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
    return StackView(
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


def table_events(g: Carthage) -> tuple[TableEventView, ...]:
    """The Table Events in play."""
    cards = [(one, g.tables.table_events[one.id]) for one in g.table_events.values()]
    return tuple(
        TableEventView(
            id=one.id,
            name=printed.name if one.level == 1 else printed.level2_name,
            level=one.level,
            times=one.times,
            text=printed.level(one.level).text,
            before=printed.before(one.level),
        )
        for one, printed in cards
    )


def agreements(g: Carthage) -> tuple[AgreementView, ...]:
    """All public agreements."""
    return tuple(
        AgreementView(
            id=one.id,
            text=one.text,
            parties=tuple(one.parties),
            entered=tuple(one.entered),
            promises=tuple(
                PromiseView(
                    giver=promise.giver,
                    taker=promise.taker,
                    talents=promise.talents,
                    cards=tuple(promise.cards),
                    votes=promise.votes,
                    state=promise.state,
                )
                for promise in one.promises
            ),
            turn=one.turn,
        )
        for one in g.agreements
    )


def chronicle(g: Carthage) -> ChronicleView:
    """What happened this turn."""
    cards = g.tables.cards
    return ChronicleView(
        chits=tuple(g.chronicle.chits),
        deaths=tuple(cards[one].name for one in g.chronicle.deaths),
        woken=tuple(cards[one].name if one in cards else one for one in g.chronicle.woken),
        postings=tuple(PostingView(why=p.why, about=p.about, amount=p.amount) for p in g.chronicle.postings),
    )
