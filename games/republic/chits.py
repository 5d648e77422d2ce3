"""Mortality Chits (RC-2.3, RC-5.0a, RR-1.05.21)."""

from __future__ import annotations

from typing import Any, Final

from games.kernel import Seat
from games.republic.events import ChitsDrawn
from games.republic.law import Law
from games.republic.state import Republic

AGAIN: Final = "draw-2"


def cup(law: Law[Any, Any, Any]) -> list[str]:
    """All chits: the numbers of Senators, "draw-2" and "none"."""
    return list(law.chits)


def draw(g: Republic, count: int, label: str, *, against: Seat | None = None) -> list[str]:
    """RC-5.0a, RR-1.05.21: so many chits. "Draw 2" is put back and two more drawn; the rest stay out till the end.

    If nothing but "Draw 2" is left nobody else can be struck.
    """
    left, drawn = cup(g.law), list[str]()
    while count and any(chit != AGAIN for chit in left):
        chit = g.dice.pick(label, left)
        drawn.append(chit)
        count -= 1
        if chit == AGAIN:
            count += 2
        else:
            left.remove(chit)
    g.chronicle.chits += drawn
    g.tell(ChitsDrawn(tuple(drawn), against=against))
    return drawn
