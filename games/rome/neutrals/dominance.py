"""RR-4.02.1: who decides about Neutrals what RR-4 leaves open."""

from __future__ import annotations

from games.kernel import Seat
from games.republic.neutrals.coalition import ranking
from games.rome.state import Rome


def dominant(g: Rome) -> Seat:
    """RR-4.02.1: the player in the Ruling Coalition if exactly one is, else the one with the better dominance rank.

    Before the first Senate Phase nobody has a rank yet: then by the votes of the moment.
    """
    placed = [*g.neutrals.coalition, *g.neutrals.ranking, *ranking(g), *g.people]
    return next(seat for seat in placed if seat in g.people)
