"""Building the view of a seat (RC-1.5e)."""

from __future__ import annotations

from functools import partial
from typing import Any

from pydantic import JsonValue

from games.carthage.pieces import Faction
from games.carthage.seen.see_board import army, enemy_leaders, trade, wars
from games.carthage.seen.see_combat import expeditions, forces
from games.carthage.seen.see_people import committee, factions, forum, held, provinces, senators
from games.carthage.seen.see_senate import senate
from games.carthage.seen.trade import RefusedView, SideView, StatementView, TradeCardView
from games.carthage.seen.view import CarthageView, EndingView, OwnView
from games.carthage.state import Carthage
from games.carthage.trade.deals import statement
from games.kernel import Seat, common, later
from games.kernel.view import bound, kept
from games.republic.pieces import Stated
from games.republic.seen.see import alike
from games.republic.seen.see_deals import deals, red_side
from games.republic.seen.see_senate import session


def view(g: Carthage, seat: Seat | None) -> CarthageView:
    """The table as this seat sees it; None: as everybody does. All but plain numbers and names is made when read."""
    return CarthageView(
        **alike(g, seat),
        **played(g),
        **people(g),
        **afield(g),
        own=later(own, g, seat),
        deals=later(deals, g, seat, partial(deal_side, g)),
        refused=later(refused, g, seat),
        senate=session(g, seat, senate),
    )


def played(g: Carthage) -> dict[str, Any]:
    """By which figures, how far, and how it ended."""
    return {
        "scenario": g.scenario,
        "edition": g.edition,
        "era": g.era,
        "phase": g.step.partition(".")[0] or "over",
        "tax": g.tax,
        "trade": common(trade, g),
        "ending": ending(g),
    }


@bound
def people(g: Carthage) -> dict[str, Any]:
    """Factions, Senators, and the posts they can have at home."""
    return {
        "factions": common(factions, g),
        "senators": common(senators, g),
        "forum": common(forum, g),
        "committee": common(committee, g),
    }


@bound
def afield(g: Carthage) -> dict[str, Any]:
    """Provinces, Wars, and what is sent there."""
    return {
        "provinces": common(provinces, g),
        "wars": common(wars, g),
        "leaders": common(enemy_leaders, g),
        "army": common(army, g),
        "forces": common(forces, g),
        "expeditions": common(expeditions, g),
    }


def ending(g: Carthage) -> EndingView | None:
    """How the game ended, once it has."""
    return EndingView(reason=g.ending.reason, winner=g.ending.winner) if g.ending else None


def own(g: Carthage, seat: Seat | None) -> OwnView | None:
    """The viewer's hand, trade hand and Faction Treasury."""
    faction = g.factions.get(seat) if seat else None
    return held_by(g, faction) if faction else None


def held_by(g: Carthage, faction: Faction) -> OwnView:
    """What a faction has that others do not see."""
    return OwnView(
        seat=faction.seat,
        treasury=faction.treasury,
        hand=tuple(held(g, faction.seat, one) for one in faction.hand),
        trade_cards=tuple(
            kept(
                TradeCardView,
                id=one.id,
                commodity=one.commodity,
                name=g.tables.commodities[one.commodity].name,
                value=one.value,
                price=one.value * g.prices.get(one.commodity, 1),
            )
            for one in faction.trade_cards
        ),
    )


def refused(g: Carthage, seat: Seat | None) -> tuple[RefusedView, ...]:
    """RC-7.2.2b: deals are known to their two sides only, those that came to nothing too."""
    return tuple(
        RefusedView(
            by=one.by,
            sides={side: said(put) if put else None for side, put in one.sides.items()},
        )
        for one in g.refused
        if seat in one.sides
    )


def said(put: Stated) -> StatementView:
    """RC-7.2.2, 11.2: what was said of one side; red cards have no value."""
    return StatementView(cards=put.cards, total=put.total or None, names=tuple(put.names), wants=tuple(put.wants))


def deal_side(g: Carthage, seat: Seat, raw: JsonValue, viewer: Seat | None) -> SideView:
    """The statement is counted from the cards as they lie in the hand."""
    if g.step == "revolution.deals":
        return red_side(g, seat, raw, viewer)
    offer = statement(g, seat, raw)
    if offer is None:
        return SideView(stated=None, cards=())
    stated = StatementView(cards=len(offer.cards), total=offer.total, names=offer.names, wants=offer.wants)
    return SideView(stated=stated, cards=tuple(one.id for one in offer.cards) if seat == viewer else ())
