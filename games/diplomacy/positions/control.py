"""CD-4.E, 4.F, 6.4: how provinces change hands, and what that does to the units they support."""

from __future__ import annotations

from collections.abc import Sequence

from games.diplomacy.orders import Post
from games.diplomacy.positions.events import FellIntoDisorder, LostSupport, Resigned, Seized, UnitsRemoved
from games.diplomacy.positions.offices import based, holds, label, meant, merge
from games.diplomacy.state import NOBODY, Diplomacy, Force, Province
from games.kernel import Seat


def seize(g: Diplomacy, code: str, ruler: Seat) -> None:
    """CD-5.B(g)1: he is its Ruler, with nobody under him; nothing changes if he was its Ruler before."""
    province = g.provinces[code]
    if province.ruler == ruler:
        return
    g.tell(Seized(code, g.code(ruler), g.code(province.ruler), g.code(province.sub_ruler)))
    hand_over(g, province, ruler)
    merge(g)


def hand_over(g: Diplomacy, province: Province, ruler: Seat) -> None:
    """CD-4.E.3, 5.D(a.1): another Ruler with no superior and nobody under him; units based there lose support."""
    unsupport(g, province.code, province.ruler)
    province.ruler, province.sub_ruler = ruler, NOBODY


def fall(g: Diplomacy, code: str) -> None:
    """CD-5.B(g)2: a province that was entered to be seized, and was not, is in civil disorder."""
    province = g.provinces[code]
    if not province.ruler:
        return
    unsupport(g, code, province.ruler)
    vacate(g, province)
    merge(g)


def vacate(g: Diplomacy, province: Province) -> None:
    """CD-6.4: it has neither Ruler nor Sub-Ruler."""
    g.tell(FellIntoDisorder(province.code, g.code(province.ruler), g.code(province.sub_ruler)))
    province.ruler = province.sub_ruler = NOBODY


def unsupport(g: Diplomacy, province: str, patron: Seat) -> None:
    """CD-4.E.3: its units have no base; whoever commanded one, directly or not, goes on as its Commander."""
    units = based(g, province)
    for force in units:
        force.commander = g.commander(force)
        force.base, force.patron = "", patron
    if units:
        g.tell(LostSupport(province, tuple(label(g, force) for force in units), g.code(patron)))


def remove(g: Diplomacy, forces: Sequence[Force]) -> None:
    """They come off the board at once."""
    if not forces:
        return
    g.tell(UnitsRemoved(tuple(label(g, force) for force in forces)))
    gone = [force.id for force in forces]
    g.forces[:] = [force for force in g.forces if force.id not in gone]
    g.dislodged[:] = [one for one in g.dislodged if one.unit not in gone]


def abandon(g: Diplomacy, province: Province) -> None:
    """CD-4.F, 6.2(i), (ii): without its Ruler it is his Sub-Ruler's, with all units; else it falls, and they go."""
    if province.sub_ruler:
        province.ruler, province.sub_ruler = province.sub_ruler, NOBODY
        return
    vacate(g, province)
    remove(g, based(g, province.code))


def resign(g: Diplomacy, seat: Seat, post: Post) -> None:
    """CD-4.F: a position is given up; void if he does not hold it."""
    if not holds(g, seat, post):
        return
    g.tell(Resigned(g.code(seat), str(post)))
    force = meant(g, post)
    if force is not None and post.office == "C":
        force.commander = NOBODY
    elif force is not None:
        force.patron = NOBODY
    elif post.office == "SR":
        g.provinces[post.where].sub_ruler = NOBODY
    else:
        abandon(g, g.provinces[post.where])
    merge(g)
