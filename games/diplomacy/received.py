"""CD-E.5: orders as they were received, each with the player who has sent it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, TypeVar

from games.diplomacy.orders import AnyOrder
from games.kernel import Seat

Received: TypeAlias = Sequence[tuple[Seat, AnyOrder]]
O = TypeVar("O")  # noqa: E741


def of_kind(orders: Received, kind: type[O]) -> list[tuple[Seat, O]]:
    """Those of one kind, in the order received."""
    return [(seat, order) for seat, order in orders if isinstance(order, kind)]
