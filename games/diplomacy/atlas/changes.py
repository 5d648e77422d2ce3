"""CD-7: the exact change of a map, as a list of spaces and borders, and the map that comes of it.

A change is a text of statements between semicolons; `no` before one takes away what it would add:

    space Cap = Capua, land, centre      a space: its name; land, coast or sea; its coasts, if several; `centre`
    centre Cap                           a supply centre
    land Cap-Nap                         an open border; `mountain Cap-Nap` a closed one
    water Nap-TyS                        where fleets go, coasts named: `water Stp/nc-Bar`
    pass Cap-Apu = High Pass             a pass
    strait Nap-Sic in TyS = The Straits  a strait
    canal B = Canal B, Nap/ec-TyS        a canal and its links out of a province
    rename Nap = Neapolis, Nea           by a vote of 90% only (CD-7.A); the code is left out if it stays
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final, TypeAlias

from . import redrawing
from .atlas import Atlas, atlas
from .unsound import UnsoundError, sound

Redrawing: TypeAlias = Callable[[Atlas, str, tuple[str, ...]], Atlas]
STATEMENT: Final = re.compile(r"(?P<no>no )?(?P<verb>[a-z]+) (?P<subject>[^=]+?)(?: ?= ?(?P<words>.+))?")
ADDS: Final[Mapping[str, Redrawing]] = {
    "space": redrawing.add_space,
    "centre": redrawing.add_centre,
    "land": redrawing.open_border,
    "mountain": redrawing.close_border,
    "water": redrawing.add_water,
    "pass": redrawing.add_pass,
    "strait": redrawing.add_strait,
    "canal": redrawing.add_canal,
    "rename": redrawing.rename,
}
REMOVES: Final[Mapping[str, Redrawing]] = {
    "space": redrawing.drop_space,
    "centre": redrawing.drop_centre,
    "land": redrawing.drop_border,
    "mountain": redrawing.drop_mountain,
    "water": redrawing.drop_water,
    "pass": redrawing.drop_pass,
    "strait": redrawing.drop_strait,
    "canal": redrawing.drop_canal,
}


@cache
def charted(name: str, changes: tuple[str, ...]) -> Atlas:
    """The map of this name after these changes, which were found sound one after the other."""
    return changed(charted(name, changes[:-1]), changes[-1]) if changes else atlas(name)


def changed(chart: Atlas, change: str) -> Atlas:
    """CD-7.C: the map that comes of a change. UnsoundError: it cannot be read, or is not consistent then."""
    for statement in statements(change):
        chart = _stated(chart, statement)
    return sound(chart)


def statements(change: str) -> list[str]:
    """The statements of a change, each with single blanks."""
    return [" ".join(one.split()) for one in change.split(";") if one.strip()]


def canonical(change: str) -> str:
    """A change as it is kept and published: the same statements, written alike."""
    return "; ".join(re.sub(r" ?- ?", "-", re.sub(r" ?= ?", " = ", one)).strip() for one in statements(change))


def renames(change: str) -> bool:
    """CD-7.A: whether a change renames a space, which takes another vote."""
    return any(one.partition(" ")[0] == "rename" for one in statements(change))


def _stated(chart: Atlas, statement: str) -> Atlas:
    """One statement done."""
    found = STATEMENT.fullmatch(canonical(statement))
    verbs = REMOVES if found and found["no"] else ADDS
    if not found or found["verb"] not in verbs:
        raise UnsoundError("map-unread", statement)
    words = tuple(word.strip() for word in (found["words"] or "").split(",") if word.strip())
    return verbs[found["verb"]](chart, found["subject"], words)
