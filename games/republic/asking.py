"""Asking all players the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from games.kernel import Decision, Seat
from games.republic.state import Republic

G = TypeVar("G", bound=Republic)
T = TypeVar("T")


def each(g: G, build: Callable[[G, Seat], Decision[T] | None]) -> list[Decision[T]]:
    """The decision of every player who has one, in order from the HRAO's player (RC-1.5a, RR-0.3.2)."""
    decisions = (build(g, seat) for seat in g.from_hrao())
    return [decision for decision in decisions if decision is not None]
