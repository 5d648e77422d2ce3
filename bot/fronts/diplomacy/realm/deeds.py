"""CD-4, 5.C: what the reader may order about a place: who may be appointed, purged, let through, or barred.

Power is judged after the seizures (CD-5.C(e)); offered is what he could do as things stand now. Whoever means to have
more by then writes the line himself.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from games.diplomacy.seen.map_view import MapView, SpaceView, UnitView
from games.diplomacy.seen.view import DiplomacyView

Kind: TypeAlias = Literal["appoint", "purge", "resign", "permit", "withdraw", "close", "open"]


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that can be ordered about a place.

    Attributes:
        kind: what it is.
        post: the position as orders write it, `SR Rom`; of a permit the province, of a canal its id.
        whom: who, or what, may be put in; nothing: nobody has to be named.
    """

    kind: Kind
    post: str
    whom: tuple[str, ...] = ()

    def line(self, author: str, whom: str = "") -> str:
        """The order, as CD-E writes it."""
        if self.kind == "close" and whom == EVERYBODY:
            return f"{author} closes {self.post}"
        return f"{author} {WRITTEN[self.kind].format(whom=whom, post=self.post)}"


EVERYBODY: Final = "all"
WRITTEN: Final[Mapping[Kind, str]] = {
    "appoint": "Apt {whom} {post}",
    "purge": "P {whom} {post}",
    "resign": "resigns {post}",
    "permit": "permits {whom} in {post}",
    "withdraw": "withdraws permit {whom} in {post}",
    "close": "closes {post} to {whom}",
    "open": "opens {post}",
}
"""CD-E.1: behind the code of whoever orders it."""


def deeds(view: DiplomacyView, province: str) -> list[Deed]:
    """What the reader may order about this province, and the units based there."""
    me = view.own.holding if view.own else ""
    space = view.map.spaces.get(province)
    if not me or space is None or space.ground == "sea" or view.map.plain:
        return []
    found = [*_over_province(view.map, space, me), *_over_units(view.map, space, me), *_of_controller(view, space, me)]
    return [one for one in found if one.whom or one.kind in ("resign", "open")]


def _over_province(chart: MapView, space: SpaceView, me: str) -> Iterator[Deed]:
    """CD-5.C(a), (b): the Sub-Ruler's place, the Ruler's, and one's own."""
    if space.ruler == me and not space.sub_ruler:
        yield Deed("appoint", f"SR {space.code}", _others(chart, me))
    if space.ruler == me and space.sub_ruler:
        yield Deed("purge", f"SR {space.code}", (space.sub_ruler,))
    if me in (space.ruler, space.sub_ruler):
        yield Deed("resign", f"{'R' if space.ruler == me else 'SR'} {space.code}")
    if _stands_under(chart, space, me):
        yield from (Deed("purge", f"{post} {space.code}", (who,)) for post, who in _above(space) if who not in ("", me))


def _stands_under(chart: MapView, space: SpaceView, me: str) -> bool:
    """CD-5.C(b)1: as its Sub-Ruler, or as the appointed Commander of a unit based there."""
    return space.sub_ruler == me or any(one.appointed and one.commander == me for one in _based(chart, space))


def _above(space: SpaceView) -> tuple[tuple[str, str], ...]:
    return (("R", space.ruler), ("SR", space.sub_ruler))


def _over_units(chart: MapView, space: SpaceView, me: str) -> Iterator[Deed]:
    """CD-5.C(a.1), (b)2, 4.F: Commanders of units based there, and of those without a base that stand there."""
    for unit in _based(chart, space):
        yield from _command(chart, unit, me, appoints=(space.sub_ruler or space.ruler) == me, over=me in _held(space))
    for unit in chart.units:
        if unit.space == space.code and not unit.base:
            yield from _command(chart, unit, me, appoints=unit.patron == me, over=unit.patron == me)
            if unit.appointed and unit.commander == me and unit.patron not in ("", me):
                yield Deed("purge", f"R {unit.arm} {unit.space}", (unit.patron,))


def _command(chart: MapView, unit: UnitView, me: str, *, appoints: bool, over: bool) -> Iterator[Deed]:
    """CD-4.D, 5.C(a), (b): nobody commands under himself, and none of his superiors does."""
    post = f"C {unit.arm} {unit.space}"
    if appoints and not unit.appointed:
        above = chart.spaces[unit.base].ruler if unit.base else ""
        yield Deed("appoint", post, tuple(one for one in _others(chart, me) if one != above))
    if unit.appointed and unit.commander == me:
        yield Deed("resign", post)
    elif unit.appointed and over:
        yield Deed("purge", post, (unit.commander,))


def _of_controller(view: DiplomacyView, space: SpaceView, me: str) -> Iterator[Deed]:
    """CD-9.A.7, 11.B: whoever controls a province lets track in, and closes the canal through it."""
    if (space.sub_ruler or space.ruler) != me:
        return
    given = tuple(whom for whom, province in (view.own.permits if view.own else ()) if province == space.code)
    able = (EVERYBODY, *(one.id for one in view.map.railways), *_others(view.map, me))
    yield Deed("permit", space.code, tuple(one for one in able if one not in given))
    if given:
        yield Deed("withdraw", space.code, given)
    for canal in view.map.canals:
        if space.code in canal.provinces:
            yield Deed("close", canal.id, (EVERYBODY, *_others(view.map, me)))
            yield Deed("open", canal.id)


def _based(chart: MapView, space: SpaceView) -> list[UnitView]:
    return [one for one in chart.units if one.base == space.code]


def _held(space: SpaceView) -> tuple[str, str]:
    return space.ruler, space.sub_ruler


def _others(chart: MapView, me: str) -> tuple[str, ...]:
    """CD-3.B.2: holding names of others."""
    return tuple(code for code in sorted(chart.names) if code != me)
