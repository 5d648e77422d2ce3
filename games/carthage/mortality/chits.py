"""Mortality Chits (RC-2.3, RC-5.0a, RC-5.0b)."""

from __future__ import annotations

from games.carthage.basics.events import ChitsDrawn
from games.carthage.basics.ties import break_tie
from games.carthage.charts import chits
from games.carthage.pieces import Senator
from games.carthage.state import Carthage, by_number


def cup() -> list[str]:
    """All 31 chits: "1" to "25", "draw-2" and "none"."""
    kinds = [(str(chit.number) if chit.number else chit.kind, chit.count) for chit in chits().chits]
    return [name for name, count in kinds for _ in range(count)]


def draw(g: Carthage, count: int, label: str) -> list[str]:
    """RC-5.0a: so many chits. "Draw 2" is put back and two more are drawn; the others stay out until all are drawn."""
    left, drawn = cup(), list[str]()
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
