"""How ways are painted on a map made of spaces: railways, mountains with their passes, straits, canals."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from rendering import grounds
from rendering.mosaic import Way
from rendering.outlines import Point, border, middle, narrows
from rendering.palette import blend
from rendering.strokes import shape, shapes, stroke, strokes
from rendering.text_layout import BOLD

if TYPE_CHECKING:
    from rendering.mosaics import Laid

PEAK: Final = 9.0
BROAD: Final = 90  # units
PASS: Final = 26.0  # units of the printed map that a pass leaves open


def paint_way(laid: Laid, way: Way) -> None:
    """One of them, with what is written beside it."""
    found = [laid.tiles[key] for key in way.through if key in laid.tiles]
    if len(found) < 2:
        return
    if way.look in {"range", "pass"}:
        _range(laid, way)
    elif way.look == "strait":
        _strait(laid, way)
    elif way.look == "canal":
        _canal(laid, way)
    else:
        _track(laid, way)


def _touching(laid: Laid, one: str, other: str) -> tuple[Point, ...]:
    """The border of two spaces, on the printed map; nothing if they do not touch there."""
    first, second = laid.tiles[one].id, laid.tiles[other].id
    return border(laid.block.map, first, second) if first and second else ()


def _crossing(laid: Laid, one: str, other: str) -> list[Point]:
    """From a space to the next over the middle of their border, in units of the scene."""
    line = _touching(laid, one, other)
    over = [laid.units(laid.sheet.at(middle(line)))] if line else []
    return [laid.spot(one), *over, laid.spot(other)]


def _track(laid: Laid, way: Way) -> None:
    """A railway: dark with light sleepers; what is not in use yet in strokes, what is planned only thin."""
    pal, brush = laid.brush.colours, laid.brush
    line = [laid.spot(way.through[0])]
    for one, other in pairwise(way.through):
        line += _crossing(laid, one, other)[1:]
    if way.look == "planned":
        stroke(brush, line, pal.land_ink, 2, (5, 6))
        return
    stroke(brush, line, pal.land_ink, 6.5)
    stroke(brush, line, pal.held, 3.5, (9, 9) if way.look == "rail" else (3, 3))
    if way.text:
        _plate(laid, way.text, line[1])


def _range(laid: Laid, way: Way) -> None:
    """Mountains along a border, and the road of the pass through them."""
    one, other = way.through
    line = _touching(laid, one, other)
    pal, k = laid.brush.colours, PEAK * min(2.0, max(0.8, laid.sheet.zoom / laid.brush.scale))
    ink, light = blend(pal.land, pal.coast, 0.9), blend(pal.land, pal.coast, 0.4)
    spots = grounds.peaks(line, PASS if way.look == "pass" else 0.0) if line else []
    feet = [(x, y) for x, y in (laid.units(laid.sheet.at(spot)) for spot in spots) if laid.shows(x, y)]
    sides = [((x - k * 0.8, y + k * 0.55), (x, y - k * 0.75), (x + k * 0.8, y + k * 0.55)) for x, y in feet]
    shapes(laid.brush, sides, pal.held)
    shapes(laid.brush, [(top, right, (top[0] + k * 0.1, right[1])) for _, top, right in sides], light)
    strokes(laid.brush, sides, ink, 1.5)
    if way.look == "pass" and line:
        x, y = laid.units(laid.sheet.at(middle(line)))
        ends = [laid.spot(key) for key in way.through]
        across = _towards((x, y), ends[0], ends[1], 17)
        stroke(laid.brush, across, pal.held, 5)
        stroke(laid.brush, across, ink, 2.2, (4, 3.5))


def _towards(spot: Point, one: Point, other: Point, reach: float) -> list[Point]:
    """A short line through a place, along the way from one to the other."""
    long = max(1.0, ((other[0] - one[0]) ** 2 + (other[1] - one[1]) ** 2) ** 0.5)
    across, down = (other[0] - one[0]) / long * reach, (other[1] - one[1]) / long * reach
    return [(spot[0] - across, spot[1] - down), (spot[0] + across, spot[1] + down)]


def _strait(laid: Laid, way: Way) -> None:
    """A ferry from shore to shore where they are nearest."""
    one, other = (laid.tiles[key].id for key in way.through[:2])
    if not one or not other:
        return
    ends = [laid.units(laid.sheet.at(spot)) for spot in narrows(laid.block.map, one, other)]
    pal = laid.brush.colours
    stroke(laid.brush, ends, pal.sea_ink, 7)
    stroke(laid.brush, ends, pal.shoal, 4, (4, 4))
    share = 0.5 if abs(ends[0][0] - ends[1][0]) < BROAD else 0.2  # in the middle of a broad one a fleet may lie
    (x, y), (u, v) = ends
    _plate(laid, way.text, (x + (u - x) * share, y + (v - y) * share))


def _canal(laid: Laid, way: Way) -> None:
    """Water through the land, from the middle of one shore to that of the next."""
    pairs = pairwise(way.through)
    borders = [line for line in (_touching(laid, one, other) for one, other in pairs) if line]
    line = [laid.units(laid.sheet.at(middle(one))) for one in borders]
    pal = laid.brush.colours
    if len(line) > 1:
        stroke(laid.brush, line, pal.coast, 8)
        stroke(laid.brush, line, pal.shoal, 5)
        _plate(laid, way.text, line[-1])


def _plate(laid: Laid, text: str, spot: Point) -> None:
    """The number of a way on a small plate."""
    if not text or not laid.shows(*spot):
        return
    brush, pal, size = laid.brush, laid.brush.colours, max(laid.brush.least, laid.block.size - 4)
    wide = brush.measure(text, size, BOLD) / 2 + 4
    corners = [(spot[0] + dx * wide, spot[1] + dy * size * 0.58) for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    shape(brush, corners, pal.panel)
    stroke(brush, [*corners, corners[0]], pal.land_ink, 1.2)
    brush.text((spot[0], spot[1] - size * 0.72), text, pal.ink, size=size, face=BOLD, align="middle")
