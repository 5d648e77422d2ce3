"""CD-4.E.1, S.5: how many units a centre supports."""

from __future__ import annotations

from games.diplomacy.positions.offices import based
from games.diplomacy.railways.doubling import broken, doubled, stretch
from games.diplomacy.railways.track import building
from games.diplomacy.state import Diplomacy
from games.diplomacy.winter.events import DoublingLost


def capacity(g: Diplomacy, code: str) -> int:
    """CD-4.E.1, S.5: none in civil disorder, none while it builds a railway but in Winter; two if doubled, else one."""
    if code not in g.provinces or not g.atlas.spaces[code].centre or not g.provinces[code].ruler:
        return 0
    if g.season != "winter" and building(g, code):
        return 0
    return 2 if doubled(g, code) else 1


def free(g: Diplomacy, code: str) -> int:
    """CD-S.6: how many more units it can support."""
    return max(0, capacity(g, code) - len(based(g, code)))


def capacities(g: Diplomacy) -> dict[str, int]:
    """CD-S.5: of every centre, by code."""
    return {code: capacity(g, code) for code in g.atlas.centres}


def tell_lost(g: Diplomacy) -> None:
    """CD-9.B.2: the centres that a railway joins to another and does not double."""
    for railway in g.railways:
        reason = broken(g, railway) if stretch(g, railway) else ""
        if reason and not doubled(g, railway.route[0]):
            g.tell(DoublingLost(railway.id, railway.route[0], reason))
