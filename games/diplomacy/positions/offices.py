"""CD-4, 4.A-4.D: the positions, and who holds them."""

from __future__ import annotations

from collections.abc import Iterator

from games.diplomacy.orders import Post
from games.diplomacy.positions.events import Merged
from games.diplomacy.state import NOBODY, Diplomacy, Force, Province
from games.kernel import Seat


def label(g: Diplomacy, force: Force) -> str:
    """CD-5.C(a.4): a unit as orders name it, by where it stood when the season began: `A Nap`."""
    start = next((space for space, unit in g.stood.items() if unit == force.id), force.space)
    return f"{force.arm} {start}"


def command(g: Diplomacy, force: Force) -> Post:
    """CD-4.C: the place of its Commander."""
    arm, _, start = label(g, force).partition(" ")
    return Post("C", start, "A" if arm == "A" else "F")


def patronage(g: Diplomacy, force: Force) -> Post:
    """CD-4.E.3: the place of its patron."""
    arm, _, start = label(g, force).partition(" ")
    return Post("R", start, "A" if arm == "A" else "F")


def meant(g: Diplomacy, post: Post) -> Force | None:
    """The unit a post is of; None: it is of a province, or the unit is destroyed."""
    return g.began_on(post.where) if post.arm else None


def holder(g: Diplomacy, post: Post) -> Seat:
    """Who holds it; nobody: it is vacant, there is no such place, or the unit has gone. Direct command is vacant."""
    force = meant(g, post)
    if force is not None:
        return force.commander if post.office == "C" else _patron(force, post)
    if post.arm or post.where not in g.provinces:
        return NOBODY
    province = g.provinces[post.where]
    return {"R": province.ruler, "SR": province.sub_ruler}.get(post.office, NOBODY)


def _patron(force: Force, post: Post) -> Seat:
    return force.patron if post.office == "R" and not force.base else NOBODY


def holds(g: Diplomacy, seat: Seat, post: Post) -> bool:
    """Whether he holds exactly this (CD-5.C(b)3)."""
    return bool(seat) and holder(g, post) == seat


def posts(g: Diplomacy, seat: Seat) -> Iterator[Post]:
    """CD-4: everything he holds: provinces by code, then units by where they stood."""
    for province in (g.provinces[code] for code in sorted(g.provinces)):
        if seat and province.ruler == seat:
            yield Post("R", province.code)
        if seat and province.sub_ruler == seat:
            yield Post("SR", province.code)
    for force in in_order(g):
        if seat and not force.base and force.patron == seat:
            yield patronage(g, force)
        if seat and force.commander == seat:
            yield command(g, force)


def in_order(g: Diplomacy) -> list[Force]:
    """The units by the code of where they stood."""
    return sorted(g.forces, key=lambda force: label(g, force).partition(" ")[2])


def commanded(g: Diplomacy, seat: Seat) -> list[Force]:
    """CD-4.A(a), 4.C: the units whose orders he writes."""
    return [force for force in in_order(g) if seat and g.commander(force) == seat]


def based(g: Diplomacy, province: str) -> list[Force]:
    """CD-4.E.1: the units that its centre supports."""
    return [force for force in in_order(g) if force.base == province]


def under(g: Diplomacy, seat: Seat) -> list[Force]:
    """CD-4.A(c): a Ruler's units: all based in provinces he rules, and those of which he is patron."""
    return [force for force in in_order(g) if seat and chief(g, force) == seat]


def chief(g: Diplomacy, force: Force) -> Seat:
    """CD-4.E.3: the Ruler of its base, or its patron."""
    return g.provinces[force.base].ruler if force.base else force.patron


def burdens(g: Diplomacy, seat: Seat) -> int:
    """CD-5.D(a): what he controls: provinces as Ruler or Sub-Ruler, and units commanded."""
    ruled = sum(seat in (one.ruler, one.sub_ruler) for one in g.provinces.values())
    return ruled + len(commanded(g, seat))


def merge(g: Diplomacy) -> None:
    """CD-4.D: whoever holds a place under himself holds the higher one only."""
    for province in (g.provinces[code] for code in sorted(g.provinces)):
        if province.ruler and province.sub_ruler == province.ruler:
            g.tell(Merged(g.code(province.ruler), str(Post("SR", province.code))))
            province.sub_ruler = NOBODY
    for force in in_order(g):
        if force.commander and force.commander in superiors(g, force):
            g.tell(Merged(g.code(force.commander), str(command(g, force))))
            force.commander = NOBODY


def superiors(g: Diplomacy, force: Force) -> tuple[Seat, ...]:
    """CD-4.A, 4.B: who stands over its Commander: Ruler and Sub-Ruler of its base, or its patron."""
    if not force.base:
        return (force.patron,) if force.patron else ()
    base: Province = g.provinces[force.base]
    return tuple(one for one in (base.ruler, base.sub_ruler) if one)
