"""CD-E.5: orders about one subject: the last legal one stands."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Final

from games.diplomacy.orders import (
    Adopt,
    AnyOrder,
    Appoint,
    BuildLine,
    Convoy,
    Disband,
    DropName,
    Halt,
    Move,
    NewName,
    Reroute,
    Retreat,
    Secrecy,
    Stand,
    Support,
    Vote,
)

ALL_OF_ONE: Final = (Stand, Move, Support, Convoy, Retreat, Disband)
"""CD-D.9 (4.D.1)-(4.D.3): whatever is ordered of one unit."""
BY: Final[dict[type[AnyOrder], str]] = {
    Adopt: "unit",
    Appoint: "post",
    DropName: "name",
    Halt: "railway",
    NewName: "name",
    Reroute: "railway",
    Secrecy: "railway",
    Vote: "motion",
}
"""Of one railway, motion, unit, place only one such order stands; of others only what says the same once."""
SAYS: Final = ("number", "seasons", "refused", "granted", "barred", "closed", "wanted", "end", "name")
"""What of an order says how, not about what."""


def subject(order: AnyOrder) -> Hashable:
    """What an order is about."""
    if isinstance(order, ALL_OF_ONE):
        return "unit", order.unit
    if isinstance(order, BuildLine):
        return "line", order.route[0]
    by = BY.get(type(order))
    if by:
        return type(order), getattr(order, by)
    said = ((name, getattr(order, name)) for name in type(order).__slots__ if name not in ("author", *SAYS))
    return type(order), *((name, _plain(value)) for name, value in said)


def last_of_each(orders: Iterable[AnyOrder]) -> Sequence[AnyOrder]:
    """CD-E.5: the last one about each subject, each where it was written."""
    last: dict[Hashable, AnyOrder] = {}
    for order in orders:
        last.pop(subject(order), None)
        last[subject(order)] = order
    return tuple(last.values())


def _plain(value: object) -> Hashable:
    return repr(value)
