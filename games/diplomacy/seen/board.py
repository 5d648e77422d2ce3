"""CD-G.3: the board as everybody sees it, by codes."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import data
from games.diplomacy import winter
from games.diplomacy.atlas import Pass, Strait
from games.diplomacy.positions import DUTIES
from games.diplomacy.positions.duties import Duty, owed
from games.diplomacy.positions.offices import commanded
from games.diplomacy.railways import usable
from games.diplomacy.seasons.winning import centres
from games.diplomacy.seen.map_view import (
    CanalView,
    DutyView,
    JointView,
    Link,
    MapView,
    NameView,
    RailwayView,
    SpaceView,
    Stage,
    UnitView,
)
from games.diplomacy.state import Diplomacy, Force, Railway
from games.kernel import Seat


def board(g: Diplomacy) -> MapView:
    """CD-G.3: positions, units with base and Commander, control, railways."""
    return MapView(
        map=g.map,
        year=g.year,
        era=_printed(g.map)["start"].get("era", ""),
        season=g.season,
        stage=stage(g),
        spaces={code: space(g, code) for code in sorted(g.atlas.spaces)},
        units=tuple(unit(g, one) for one in sorted(g.forces, key=lambda one: (one.space, _is_homeless(g, one)))),
        railways=tuple(railway(g, one) for one in g.railways),
        joints=joints(g),
        canals=tuple(
            CanalView(
                id=one.id, name=one.name, provinces=one.provinces, links=tuple((str(a), str(b)) for a, b in one.links)
            )
            for one in g.atlas.canals
        ),
        names={code: name(g, seat, code) for code, seat in holders(g)},
        must=g.must,
        plain=g.standard,
        winners=tuple(sorted(map(g.code, g.winning))),
    )


def stage(g: Diplomacy) -> Stage:
    """CD-S.2: what is being ordered."""
    if g.standard and g.winning:
        return "over"
    return "retreats" if g.step.endswith(".retreats") else "orders"


def holders(g: Diplomacy) -> list[tuple[str, Seat]]:
    """CD-3.B.1, N.3: holding names of active players, or all powers, by code, each with whose it is."""
    return sorted((one.holding, one.seat) for one in g.players.values() if one.holding)


def space(g: Diplomacy, code: str) -> SpaceView:
    """CD-M.1, 4.A, 4.B: a space and who holds it."""
    one, held = g.atlas.spaces[code], g.provinces.get(code)
    return SpaceView(
        code=code,
        name=one.name,
        printed=_printed_code(g, code),
        ground=one.ground,
        beside=_beside(g, code),
        centre=one.centre,
        capacity=winter.capacity(g, code) if one.centre else 0,
        ruler=g.code(held.ruler) if held else "",
        sub_ruler=g.code(held.sub_ruler) if held else "",
        contested=code in g.contested,
    )


def unit(g: Diplomacy, force: Force) -> UnitView:
    """CD-G.3: with base and Commander."""
    return UnitView(
        arm=force.arm,
        space=force.space,
        coast=force.coast,
        commander=g.code(g.commander(force)),
        appointed=bool(force.commander),
        base=force.base,
        patron=g.code(force.patron),
        dislodged=_is_homeless(g, force),
    )


def _is_homeless(g: Diplomacy, force: Force) -> bool:
    return any(one.unit == force.id for one in g.dislodged)


def railway(g: Diplomacy, line: Railway) -> RailwayView:
    """CD-9.A.10, 9.D.1: how far each of its links is."""
    open_ = usable(g, line)
    return RailwayView(
        id=line.id,
        route=tuple(line.route),
        links=tuple(_link(line, number, open_) for number in range(len(line.route) - 1)),
    )


def _link(line: Railway, number: int, open_: list[str]) -> Link:
    if number < line.cut:
        return "gone"
    if number >= line.laid:
        return "planned"
    return "usable" if {*line.route[number : number + 2]} <= {*open_} else "fresh"


def name(g: Diplomacy, seat: Seat, code: str) -> NameView:
    """CD-3.B.1, 4.A: a holding name and what all see of it."""
    ruled = list(g.ruled(seat))
    return NameView(
        code=code,
        name=g.names[code].name if code in g.names else code,
        centres=centres(g, seat),
        provinces=len(ruled),
        sub_ruled=sum(one.sub_ruler == seat for one in g.provinces.values()),
        units=len(commanded(g, seat)),
        duties=() if g.standard else tuple(duty(g, seat, one) for one in DUTIES),
        player="" if g.masked or not g.players[seat].active else seat,
        disorder=g.standard and not g.players[seat].active,
        out=g.players[seat].out,
    )


def duty(g: Diplomacy, seat: Seat, what: Duty) -> DutyView:
    """CD-4.A(b), (c), 5.D: what he owes, and his warnings."""
    found = owed(g, seat, what)
    warnings = g.players[seat].warnings.get(what, 0)
    return DutyView(what=what, held=found.has, must=found.must, given=found.shared, warnings=warnings)


def joints(g: Diplomacy) -> tuple[JointView, ...]:
    """CD-10, CD-12: passes, straits, mountains."""
    chart = g.atlas
    return (
        *(JointView(kind="pass", between=_pair(one.between), id=one.id, name=one.name) for one in chart.passes),
        *(
            JointView(kind="strait", between=_pair(one.between), id=one.id, name=one.name, sea=one.sea)
            for one in chart.straits
        ),
        *(JointView(kind="mountain", between=_pair(one)) for one in chart.mountains),
    )


def _pair(between: frozenset[str]) -> tuple[str, str]:
    return min(between), max(between)


def _beside(g: Diplomacy, code: str) -> tuple[str, ...]:
    """All that it borders on in any way."""
    chart = g.atlas
    by_water = (to.space for start, ends in chart.water.items() if start.space == code for to in ends)
    crossings: tuple[Pass | Strait, ...] = (*chart.passes, *chart.straits)
    joined = (other for one in crossings if code in one.between for other in one.between)
    parted = (other for one in chart.mountains if code in one for other in one)
    through = (
        spot.space
        for one in chart.canals
        for link in one.links
        if code in {spot.space for spot in link}
        for spot in link
    )
    return tuple(sorted({*chart.land.get(code, ()), *by_water, *joined, *parted, *through} - {code}))


def _printed_code(g: Diplomacy, code: str) -> str:
    """The code of the printed map; a renamed space keeps its old one among its aliases (CD-7.A)."""
    printed = _printed(g.map)["spaces"]
    return next((one for one in (code, *g.atlas.spaces[code].aliases) if one in printed), "")


@cache
def _printed(chart: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(data.path(f"diplomacy/map-{chart}.json").read_text(encoding="utf-8"))
    return found
