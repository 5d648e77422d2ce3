"""CD-9.A.4, 9.A.10, CD-10.C, CD-12.C: where track can lie, what is usable of it, and who blocks it."""

from __future__ import annotations

from itertools import pairwise

from games.diplomacy.atlas import Atlas, Pass, Strait
from games.diplomacy.state import Blocking, Diplomacy, Railway
from games.kernel import Seat


def joins(chart: Atlas, one: str, other: str) -> bool:
    """CD-9.A.4: an open land border, a pass or a strait; no sea space."""
    return other in chart.land.get(one, frozenset()) or bool(chart.crossed(one, other))


def over_a_pass(chart: Atlas, one: str, other: str) -> bool:
    """CD-10.C: whether this link crosses a pass."""
    return any(isinstance(joint, Pass) for joint in chart.crossed(one, other))


def usable(g: Diplomacy, railway: Railway) -> list[str]:
    """CD-9.A.10: the provinces joined by track that may be used, in order: a link not before the season after it."""
    new = railway.laid > railway.cut and railway.laid_in == g.counted
    track = railway.track[:-1] if new else railway.track
    return track if len(track) > 1 else []


def unfinished(railway: Railway) -> bool:
    """CD-9.A.3: whether something of its route is still to be built; a line cut off from its start builds nothing."""
    return not railway.cut and railway.laid < len(railway.route) - 1


def at_work(g: Diplomacy, railway: Railway) -> bool:
    """CD-9.A.3: whether its works are under way: not halted, and who ordered them controls the centre."""
    return unfinished(railway) and not railway.halted and railway.builder == g.controller(railway.route[0]) != ""


def building(g: Diplomacy, centre: str) -> Railway | None:
    """CD-9.A.5: the one railway that a centre is building."""
    return next((one for one in g.railways if one.route[0] == centre and at_work(g, one)), None)


def obstructed(g: Diplomacy, stretch: list[str], against: Seat, what: str) -> Blocking | None:
    """CD-9.A.8, 9.B.2, 12.C: who blocks `works` or `trains` of a player in these provinces, or at straits between."""
    for block in g.blocks:
        on_land = block.space in stretch and block.what in ("", what)
        if (on_land or _at_strait(g, block, stretch, what)) and block.whom.meets(against):
            return block
    return None


def _at_strait(g: Diplomacy, block: Blocking, stretch: list[str], what: str) -> bool:
    """CD-12.B, 12.C: a fleet in a sea space blocks all straits of it that the line crosses, unless one is named."""
    crossed = [joint for one, other in pairwise(stretch) for joint in g.atlas.crossed(one, other)]
    return block.what in ("", "strait", what) and any(
        isinstance(joint, Strait) and joint.sea == block.space and block.strait in ("", joint.id) for joint in crossed
    )
