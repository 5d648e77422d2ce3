"""CD-E.5: orders as they were received, each with the player who has sent it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeAlias, TypeVar

from games.diplomacy.orders import AnyOrder, BuildLine, BuildUnit, Propose, Reroute
from games.diplomacy.state import Diplomacy
from games.diplomacy.why import VoidOrder, Why
from games.kernel import Seat

Received: TypeAlias = Sequence[tuple[Seat, AnyOrder]]
Kind = TypeVar("Kind", bound=AnyOrder)
SUBJECTS: Final = ("railway", "unit", "canal", "motion", "province")


def of_kind(orders: Received, kind: type[Kind]) -> list[tuple[Seat, Kind]]:
    """Those of one kind, in the order received."""
    return [(seat, order) for seat, order in orders if isinstance(order, kind)]


def legal(
    g: Diplomacy, orders: Received, kind: type[Kind], refusal: Callable[[Diplomacy, Seat, Kind], Why | None]
) -> Iterator[tuple[Seat, Kind]]:
    """CD-E.5: those that can be carried out when their turn comes; of the others the author is told why not."""
    for seat, order in of_kind(orders, kind):
        why = refusal(g, seat, order)
        if why:
            void(g, seat, order, why)
        else:
            yield seat, order


def void(g: Diplomacy, seat: Seat, order: AnyOrder, why: Why) -> None:
    """An order has come to nothing; nobody but its author is told."""
    g.tell(VoidOrder(order.matter, subject(order), why.reason, clauses=(why.clause,)), [seat])


def subject(order: AnyOrder) -> str:
    """What an order is about, in a word."""
    match order:
        case BuildLine():
            return "-".join(order.route)
        case BuildUnit():
            return f"{order.arm} {order.at}"
        case Reroute():
            return order.railway
        case Propose():
            return type(order.proposal).__name__
        case _:
            found = (str(getattr(order, name)) for name in SUBJECTS if hasattr(order, name))
            return next(found, "")
