"""CD-9.B.1, 9.B.2, CD-10.C: a railway that reaches another centre doubles the capacity of the one it starts from."""

from __future__ import annotations

from itertools import pairwise

from games.diplomacy.companies.bars import barred
from games.diplomacy.state import Diplomacy, Railway

from .track import obstructed, over_a_pass, usable


def doubled(g: Diplomacy, centre: str) -> bool:
    """CD-9.B.1: two units, however many railways; one good stretch is enough."""
    return any(stretch(g, one) and not broken(g, one) for one in g.railways if one.route[0] == centre)


def stretch(g: Diplomacy, railway: Railway) -> list[str]:
    """CD-9.B.2: the provinces from its first centre to the nearest other one, all longer ways lead along them."""
    track = [] if railway.cut else usable(g, railway)
    reached = next((n for n, code in enumerate(track) if n and g.atlas.spaces[code].centre), 0)
    return track[: reached + 1] if reached else []


def broken(g: Diplomacy, railway: Railway) -> str:
    """CD-9.B.2: why a stretch does not double its centre; "": it does. Blocks are those of Autumn, tested in Winter."""
    line = stretch(g, railway)
    controller = g.controller(railway.route[0])
    if any(over_a_pass(g.atlas, one, other) for one, other in pairwise(line)):
        return "pass"
    if barred(railway, controller):
        return "barred"
    return "blocked" if g.season == "winter" and obstructed(g, line, controller, "trains") else ""
