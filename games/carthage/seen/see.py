"""Building the view of a seat (RC-1.5e)."""

from __future__ import annotations

from pydantic import JsonValue

from games.carthage.pieces import Faction
from games.carthage.revolution.dealing import red_offer
from games.carthage.seen.see_board import agreements, army, chronicle, enemy_leaders, table_events, trade, war
from games.carthage.seen.see_combat import coming, expeditions, forces
from games.carthage.seen.see_forum import initiative
from games.carthage.seen.see_people import card, committee, curia, faction, forum, held, province, senators
from games.carthage.seen.see_senate import senate
from games.carthage.seen.trade import DealView, SideView, StatementView, TradeCardView
from games.carthage.seen.view import CarthageView, EndingView, OwnView
from games.carthage.state import Carthage
from games.carthage.trade.deals import statement
from games.kernel import Seat


def view(g: Carthage, seat: Seat | None) -> CarthageView:
    """The table as this seat sees it; None: as everybody does."""
    hrao = g.hrao()
    return CarthageView(
        seat=seat,
        scenario=g.scenario,
        era=g.era,
        turn=g.turn,
        step=g.step,
        phase=g.step.partition(".")[0] or "over",  # type: ignore[arg-type]
        seats=tuple(g.seats),
        order=tuple(g.from_hrao()),
        hrao=hrao.id if hrao else "",
        treasury=g.treasury,
        tax=g.tax,
        deck=len(g.deck),
        factions={one: faction(g, g.factions[one]) for one in g.seats},
        senators=senators(g),
        forum=forum(g),
        curia=curia(g),
        provinces={one.id: province(g, one) for one in g.provinces_in_order()},
        committee=committee(g),
        wars={one.id: war(g, one) for one in g.wars.values()},
        leaders=enemy_leaders(g),
        army=army(g),
        forces=forces(g),
        expeditions=expeditions(g),
        trade=trade(g),
        table_events=table_events(g),
        omens=g.omens(),
        laws=tuple(card(g, law) for law in g.laws),
        assassination=g.assassination,
        agreements=agreements(g),
        chronicle=chronicle(g),
        ending=EndingView(reason=g.ending.reason, winner=g.ending.winner) if g.ending else None,
        own=own(g, g.factions[seat]) if seat and seat in g.factions else None,
        deals=deals(g, seat) if seat and seat in g.factions else (),
        initiative=initiative(g),
        senate=senate(g, seat),
        battle=coming(g),
    )


def own(g: Carthage, faction: Faction) -> OwnView:
    """The viewer's hand, trade hand and Faction Treasury."""
    return OwnView(
        seat=faction.seat,
        treasury=faction.treasury,
        hand=tuple(held(g, faction.seat, one) for one in faction.hand),
        trade_cards=tuple(
            TradeCardView(
                id=one.id,
                commodity=one.commodity,
                name=g.tables.commodities[one.commodity].name,
                value=one.value,
                price=one.value * g.prices.get(one.commodity, 1),
            )
            for one in faction.trade_cards
        ),
    )


def deals(g: Carthage, seat: Seat) -> tuple[DealView, ...]:
    """RC-7.2.2b: of a deal one's own cards and the other's statement."""
    return tuple(
        DealView(
            id=deal.id,
            rev=deal.rev,
            accepted=tuple(deal.accepted),
            sides={side: deal_side(g, side, raw, is_own=side == seat) for side, raw in deal.sides.items()},
        )
        for deal in g.floor.deals.values()
        if seat in deal.sides
    )


def deal_side(g: Carthage, seat: Seat, raw: JsonValue, *, is_own: bool) -> SideView:
    """The statement is counted from the cards as they lie in the hand."""
    if g.step == "revolution.deals":
        return red_side(g, seat, raw, is_own=is_own)
    offer = statement(g, seat, raw)
    if offer is None:
        return SideView(stated=None, cards=())
    stated = StatementView(cards=len(offer.cards), total=offer.total, names=offer.names)
    return SideView(stated=stated, cards=tuple(one.id for one in offer.cards) if is_own else ())


def red_side(g: Carthage, seat: Seat, raw: JsonValue, *, is_own: bool) -> SideView:
    """RC-11.2: how many red cards, and their faces if they are shown."""
    offer = red_offer(g, seat, raw)
    if offer is None:
        return SideView(stated=None, cards=())
    stated = StatementView(cards=len(offer.cards), total=None, names=tuple(offer.cards) if offer.shown else ())
    return SideView(stated=stated, cards=tuple(offer.cards) if is_own else ())
