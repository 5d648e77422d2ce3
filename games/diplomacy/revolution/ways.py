"""CD-5.D(b)2, D.12: where a unit goes that a revolution drives out."""

from __future__ import annotations

from collections.abc import Iterator

from games.diplomacy.atlas import Pass, Place, Strait
from games.diplomacy.positions.offices import chief
from games.diplomacy.state import Diplomacy, Force


def way_out(g: Diplomacy, force: Force) -> Place | None:
    """CD-5.D(b)2: the first of its list, else a province of its own Ruler or patron, else any, by code."""
    able = sorted(one for one in ways(g, force) if is_free(g, one.space))
    listed = [place for code in force.revolt_list for place in able if code in (place.space, str(place))]
    lord = chief(g, force)
    own = [one for one in able if lord and one.space in g.provinces and g.provinces[one.space].ruler == lord]
    return next(iter([*listed, *own, *able]), None)


def is_free(g: Diplomacy, space: str) -> bool:
    """CD-5.D(b)2: empty, and not contested this season."""
    return g.on(space) is None and space not in g.contested


def ways(g: Diplomacy, force: Force) -> Iterator[Place]:
    """CD-D.12, 10.E: wherever it could go by an ordinary move, over a pass too; what is closed stays so."""
    if force.arm == "F":
        yield from (one for one in g.atlas.sails(force.at) if not _is_closed(g, force, one))
        return
    for code in (*g.atlas.marches(force.space), *_over_passes(g, force.space)):
        if not _is_blocked(g, force, code):
            yield Place(code)


def _over_passes(g: Diplomacy, space: str) -> Iterator[str]:
    """CD-10.E: the provinces beyond passes."""
    for one in g.atlas.passes:
        if space in one.between:
            yield next(code for code in sorted(one.between) if code != space)


def _is_blocked(g: Diplomacy, force: Force, to: str) -> bool:
    """CD-12.B, D.12: by a fleet in the strait, where there is no other border between the two."""
    joints: tuple[Pass | Strait, ...] = g.atlas.crossed(force.space, to)
    straits = [one for one in joints if isinstance(one, Strait)]
    open_border = to in g.atlas.land.get(force.space, ()) or len(straits) < len(joints)
    return bool(straits) and not open_border and all(_holds_shut(g, force, one) for one in straits)


def _holds_shut(g: Diplomacy, force: Force, strait: Strait) -> bool:
    return g.season != "winter" and any(
        one.space == strait.sea
        and one.what in ("", "strait")
        and one.strait in ("", strait.id)
        and one.whom.meets(g.commander(force), force.id)
        for one in g.blocks
    )


def _is_closed(g: Diplomacy, force: Force, to: Place) -> bool:
    """CD-11.B: the canal is closed to it, where only the canal leads there."""
    if to in g.atlas.water.get(force.at, ()):
        return False
    return any(
        one.whom.meets(g.commander(force), force.id) and {force.space, to.space} & {*one.provinces}
        for one in g.closings
    )
