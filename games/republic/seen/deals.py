"""Views of deals as those who make them see them."""

from __future__ import annotations

from games.kernel import Seat, View


class StatementView(View):
    """RC-7.2.2, RC-11.2, RR-1.11.1: what is said of an offer; counted from the cards, so it is true."""

    cards: int
    total: int | None  # None: red cards have no value
    names: tuple[str, ...]  # ids of commodities; of red cards those that are shown
    wants: tuple[str, ...] = ()  # commodities he would like in return: mere talk, which may be false


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
