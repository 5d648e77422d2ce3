"""Building the views of deals: of each one's own cards and the other's statement (RC-7.2.2b, RC-11.2, RR-1.11.1)."""

from __future__ import annotations

from collections.abc import Callable

from pydantic import JsonValue

from games.kernel import Seat
from games.republic.revolution.dealing import red_offer
from games.republic.seen.deals import DealView, SideView, StatementView
from games.republic.state import Republic


def deals(
    g: Republic, seat: Seat | None, show: Callable[[Seat, JsonValue, Seat | None], SideView]
) -> tuple[DealView, ...]:
    """The deals that this seat is a side of; `show`: one side, as this seat sees it."""
    return tuple(
        DealView(
            id=deal.id,
            rev=deal.rev,
            accepted=tuple(deal.accepted),
            sides={side: show(side, raw, seat) for side, raw in deal.sides.items()},
        )
        for deal in g.floor.deals.values()
        if seat in deal.sides
    )


def red_side(g: Republic, seat: Seat, raw: JsonValue, viewer: Seat | None) -> SideView:
    """RC-11.2, RR-1.11.1: how many red cards, and their faces if they are shown."""
    offer = red_offer(g, seat, raw)
    if offer is None:
        return SideView(stated=None, cards=())
    stated = StatementView(cards=len(offer.cards), total=None, names=tuple(offer.cards) if offer.shown else ())
    return SideView(stated=stated, cards=tuple(offer.cards) if seat == viewer else ())
