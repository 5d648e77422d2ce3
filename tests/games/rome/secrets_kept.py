"""A game in which every seat has something to hide."""

from __future__ import annotations

from games.kernel import Seat
from games.rome.state import Rome, Scenario
from tests.games.rome.play import (
    dealt,
    give_red,
    prepared,
)

SECRET = 777
TRIANGLE = Seat("triangle")


def full(seats: int = 4, scenario: Scenario = "early") -> Rome:
    """A game in which every seat has something to hide."""
    g = dealt(seats, scenario)
    prepared(g)
    give_red(g, {"diamond": ["tribune.1"], "circle": ["seduction", "st-22a", "tribune.2"], "square": ["tribune.3"]})
    for n, seat in enumerate(g.seats):
        g.factions[seat].treasury = SECRET + n
        g.issued += SECRET + n
    g.dice.seed = "the seed of this table"
    g.step = "revenue.income"
    return g
