"""Views of the market: trade cards, their stacks, and deals as those who make them see them."""

from __future__ import annotations

from games.kernel import Seat, View


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


class StatementView(View):
    """RC-7.2.2, RC-11.2: what is said of an offer; counted from the cards, so it is true."""

    cards: int
    total: int | None  # None: red cards have no value
    names: tuple[str, ...]  # ids of commodities; of red cards those that are shown


class SideView(View):
    """One side of a deal: its statement; the cards only if they are the viewer's own."""

    stated: StatementView | None  # None: nothing put down yet
    cards: tuple[str, ...]


class DealView(View):
    """A deal the viewer is party to."""

    id: str
    rev: int
    accepted: tuple[Seat, ...]
    sides: dict[Seat, SideView]
