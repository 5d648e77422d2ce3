"""What a seat may see: built up from what it may know; what takes work is made when somebody reads it."""

from __future__ import annotations

from games.kernel import Deal, Seat, View, ViewInParts, later

from .market import laid_down
from .state import SaltRoad


class MerchantView(View):
    """A merchant as all see him."""

    coins: int
    cards: int
    done: bool


class DealView(View):
    """An open deal as its two seats see it: goods laid down, and who has accepted them."""

    goods: dict[Seat, tuple[str, ...]]
    rev: int
    accepted: tuple[Seat, ...]


class SaltView(ViewInParts):
    """The table as one seat sees it, or the public."""

    day: int
    days: int
    order: tuple[Seat, ...]
    lot: tuple[str, ...]
    prices: dict[str, int]
    deck: int
    merchants: dict[Seat, MerchantView]
    hand: dict[str, str]
    deals: dict[str, DealView]


def view(g: SaltRoad, seat: Seat | None) -> SaltView:
    """Everybody's coins and number of cards; one's own hand and deals."""
    own = g.merchants.get(seat) if seat else None
    return SaltView(
        day=g.day,
        days=g.days,
        order=tuple(g.in_order()),
        lot=tuple(card.good for card in g.lot),
        prices=dict(g.prices),
        deck=len(g.deck),
        merchants={
            one.seat: MerchantView(coins=one.coins, cards=len(one.hand), done=one.seat in g.book.done)
            for one in g.merchants.values()
        },
        hand={card.id: card.good for card in own.hand} if own else {},
        deals=later(deals, g, seat),
    )


def deals(g: SaltRoad, seat: Seat | None) -> dict[str, DealView]:
    """The open deals of a seat; the public has none."""
    return {deal.id: deal_view(g, deal) for deal in g.book.deals.values() if seat in deal.sides}


def deal_view(g: SaltRoad, deal: Deal) -> DealView:
    """One deal."""
    return DealView(goods=laid_down(g, deal), rev=deal.rev, accepted=tuple(deal.accepted))
