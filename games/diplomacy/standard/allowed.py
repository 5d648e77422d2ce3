"""CD-N.8: which of the orders of CD-E the standard game has."""

from __future__ import annotations

from typing import Final

from games.diplomacy.orders import (
    AnyOrder,
    BuildUnit,
    Disband,
    Draw,
    DropOut,
    Move,
    Order,
    Propose,
    Remove,
    Retreat,
    SetOption,
    Vote,
)
from games.diplomacy.orders import Final as Done
from games.diplomacy.why import Why

SETTABLE: Final = ("main_hours", "retreat_hours", "winter_hours", "missed_deadlines", "black_press", "letters")
"""CD-N.10: the options that a motion may set."""
REASONS: Final = {
    "movement": "standard-canal",
    "revolution": "standard-revolution",
    "winter": "standard-base",
    "politics": "standard-politics",
    "railway": "standard-railway",
    "company": "standard-railway",
    "register": "standard-name",
    "vote": "standard-motion",
}
"""Why not, by the first word of the matter."""


def exists(order: AnyOrder) -> Why | None:
    """CD-N.8: why there is no such order; None: there is."""
    if isinstance(order, Order):
        return _military(order)
    if isinstance(order, Retreat | Disband | BuildUnit | Remove | DropOut | Done | Vote):
        return None
    if isinstance(order, Propose) and _may_be_moved(order):
        return None
    return Why(REASONS[order.matter.partition(".")[0]], "CD-N.8")


def _military(order: Order) -> Why | None:
    """CD-N.8: nothing behind an order but `via convoy`."""
    if order.seize is not None:
        return Why("standard-seize", "CD-N.8")
    if order.block is not None:
        return Why("standard-block", "CD-N.8")
    return Why("standard-railway", "CD-N.8") if isinstance(order, Move) and order.rail else None


def _may_be_moved(order: Propose) -> bool:
    """CD-N.10: a draw, and options of the table."""
    said = order.proposal
    return isinstance(said, Draw) or (isinstance(said, SetOption) and said.option in SETTABLE)
