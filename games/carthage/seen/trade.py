"""Views of the market: trade cards, their stacks, and deals as those who make them see them."""

from __future__ import annotations

from games.kernel import Seat, View
from games.republic.seen.deals import DealView, SideView, StatementView

__all__ = [
    "AreaView",
    "DealView",
    "RefusedView",
    "SideView",
    "StackView",
    "StatementView",
    "TradeCardView",
    "TradeView",
]


class TradeCardView(View):
    """A trade card in the viewer's own hand."""

    id: str
    commodity: str
    name: str
    value: int
    price: int  # the value when sold now: events may multiply it


class StackView(View):
    """A stack of trade cards: numbers only, no faces."""

    id: str
    number: int
    value: int
    commodities: tuple[str, ...]  # names
    counts: tuple[int, ...]  # of each commodity in the whole game
    left: int
    in_play: int
    total: int
    aside: int
    owed: int


class RefusedView(View):
    """A deal of this Trade Phase that came to nothing, as the viewer knows it who was a side of it."""

    by: Seat  # who declined or withdrew it
    sides: dict[Seat, StatementView | None]  # of who began it first; None: he had put nothing down


class AreaView(View):
    """A trade area."""

    id: str
    name: str
    open: bool


class TradeView(View):
    """The market."""

    stacks: tuple[StackView, ...]
    areas: tuple[AreaView, ...]
    prices: dict[str, int]  # multipliers of the next or present Trade Phase, by commodity
    turned_in: int
