"""Mortality Chits (RC-2.3, RC-5.0a, RC-5.0b)."""

from __future__ import annotations

from typing import Any

from games.carthage.basics.events import ChitsDrawn
from games.carthage.basics.ties import break_tie
from games.carthage.pieces import Senator
from games.carthage.state import Carthage
from games.republic.law import Law
from games.republic.state import by_number


def cup(law: Law[Any, Any, Any]) -> list[str]:
    """All chits: "1" to "25", "draw-2" and "none"."""
    return list(law.chits)


def draw(g: Carthage, count: int, label: str) -> list[str]:
    """RC-5.0a: so many chits. "Draw 2" is put back and two more are drawn; the others stay out until all are drawn."""
    left, drawn = cup(g.law), list[str]()
    while count and left:
        chit = g.dice.pick(label, left)
        drawn.append(chit)
        count -= 1
        if chit == "draw-2":
            count += 2
        else:
            left.remove(chit)
    g.chronicle.chits += drawn
    g.tell(ChitsDrawn(tuple(drawn)))
    return drawn


def struck(g: Carthage, chit: str) -> Senator | None:
    """RC-5.0a, 5.0b: the Senator in play with this number, if there is one; of two with it dice say who."""
    named = by_number(g.numbered(int(chit))) if chit.isdigit() else []
    if not named:
        return None
    # RC-5.0b: of Statesmen 2A and 2B the one with the higher DR is hit.
    return g.senators[break_tie(g, [one.id for one in named], "mortality")]
