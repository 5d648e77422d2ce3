"""Maps made of polygons, one for each space: their outlines, where they touch, and how they lie on a sheet."""

import json
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import hypot, inf
from typing import Any, Final

from data import path

Point = tuple[float, float]
Area = tuple[float, float, float, float]  # left, top, right, bottom
_LONGEST: Final = 9.0  # of a side of a shore; a longer one is broken
_BEND: Final = 0.22
_STEPS: Final = 14  # of an axis that is stretched here and there
_ISLET: Final = 26.0  # reach of a space that no printed map has


@lru_cache(maxsize=8)
def printed(name: str) -> dict[str, Any]:
    """A map as the data have it."""
    found: dict[str, Any] = json.loads(path(f"{name}.json").read_text(encoding="utf-8"))
    return found


@lru_cache(maxsize=256)
def outline(name: str, space: str) -> tuple[Point, ...]:
    """The border of a space. Long straight sides are bent, the same way for both that share them."""
    corners = [evened(name, corner) for corner in printed(name)["spaces"][space]["polygon"]]
    sides = zip(corners, [*corners[1:], corners[0]], strict=True)
    return tuple(point for first, second in sides for point in _bent(first, second, _rim(name))[:-1])


def _bent(first: Point, second: Point, sheet: Area) -> list[Point]:
    """A side broken again and again near its middle, until all parts are short; those on the rim stay straight."""
    (x, y), (u, v) = first, second
    long = hypot(u - x, v - y)
    rim = (x == u and x in sheet[::2]) or (y == v and y in sheet[1::2])
    if long <= 2 * _LONGEST or rim:
        return [first, second]
    if first > second:
        return _bent(second, first, sheet)[::-1]
    sway = (((x * 7.31 + y * 3.77 + u * 5.19 + v * 9.43) % 1) - 0.5) * _BEND
    middle = ((x + u) / 2 - (v - y) * sway, (y + v) / 2 + (u - x) * sway)
    return [*_bent(first, middle, sheet)[:-1], *_bent(middle, second, sheet)]


@lru_cache(maxsize=512)
def border(name: str, one: str, other: str) -> tuple[Point, ...]:
    """The longest stretch along which two spaces touch; nothing if they do not."""
    line, beyond = outline(name, one), frozenset(outline(name, other))
    start = next((n for n, point in enumerate(line) if point not in beyond), 0)
    runs: list[list[Point]] = [[]]
    for point in (*line[start:], *line[:start]):
        if point in beyond:
            runs[-1].append(point)
        elif runs[-1]:
            runs.append([])
    return tuple(max(runs, key=length))


@lru_cache(maxsize=8)
def touching(name: str) -> tuple[tuple[str, str], ...]:
    """All pairs of spaces that touch."""
    found: dict[frozenset[Point], str] = {}
    pairs: dict[tuple[str, str], None] = {}
    for space in printed(name)["spaces"]:
        line = outline(name, space)
        for side in zip(line, [*line[1:], line[0]], strict=True):
            other = found.setdefault(frozenset(side), space)
            if other != space:
                pairs[other, space] = None
    return tuple(pairs)


def proportion(name: str) -> float:
    """How high a map is for its width."""
    left, top, right, low = _rim(name)
    return (low - top) / (right - left)


def length(line: Iterable[Point]) -> float:
    """How long a line is."""
    return sum(hypot(u - x, v - y) for (x, y), (u, v) in pairwise(line))


def middle(line: Sequence[Point]) -> Point:
    """The point halfway along a line."""
    left = length(line) / 2
    for (x, y), (u, v) in pairwise(line):
        step = hypot(u - x, v - y)
        if step >= left > 0:
            return x + (u - x) * left / step, y + (v - y) * left / step
        left -= step
    return line[0]


@lru_cache(maxsize=512)
def narrows(name: str, one: str, other: str) -> tuple[Point, Point]:
    """Where two spaces come nearest to each other."""
    pairs = ((first, second) for first in outline(name, one) for second in outline(name, other))
    return min(pairs, key=lambda pair: hypot(pair[0][0] - pair[1][0], pair[0][1] - pair[1][1]))


@lru_cache(maxsize=256)
def anchor(name: str, space: str, coast: str = "") -> Point:
    """Where the name of a space is written, or where its fleet lies on one of several coasts."""
    spec = printed(name)["spaces"][space]
    return evened(name, spec["coast_xy"].get(coast, spec["xy"]))


def evened(name: str, place: Sequence[float]) -> Point:
    """A place of the printed map where it is drawn: parts full of spaces are given more room, if the map says so."""
    across, down = _scales(name)
    return _on(across, place[0]), _on(down, place[1])


def _on(scale: Sequence[Point], value: float) -> float:
    """A value on a scale of steps."""
    at = min(len(scale) - 1, max(1, bisect_right(scale, (value, inf))))
    (x, u), (y, v) = scale[at - 1], scale[at]
    return u + (v - u) * (value - x) / (y - x)


@lru_cache(maxsize=8)
def _scales(name: str) -> tuple[tuple[Point, ...], tuple[Point, ...]]:
    """How far each step of the two axes is stretched: the more names it holds, the more."""
    spec = printed(name)
    share = float(spec.get("evened", 0))
    places = [one["xy"] for one in spec["spaces"].values()]
    across, down = (
        _scale([float(place[axis]) for place in places], float(spec["canvas"][axis]), share) for axis in (0, 1)
    )
    return across, down


def _scale(values: list[float], long: float, share: float) -> tuple[Point, ...]:
    """One axis: where each of its steps begins on the printed map, and where it is drawn."""
    step = long / _STEPS
    counts = [sum(abs(value - (number + 0.5) * step) < 1.5 * step for value in values) for number in range(_STEPS)]
    wide = [(1 - share) + share * count * _STEPS / sum(counts) for count in counts]
    drawn = [sum(wide[:number]) * step for number in range(_STEPS + 1)]
    return tuple((number * step, drawn[number]) for number in range(_STEPS + 1))


def around(name: str, spaces: Iterable[str] = (), margin: float = 14) -> Area:
    """The part of a map that holds these spaces, with a margin; without any, all of it."""
    rim = _rim(name)
    points = [point for space in spaces for point in outline(name, space)]
    if not points:
        return rim
    left, top = min(x for x, _ in points) - margin, min(y for _, y in points) - margin
    right, low = max(x for x, _ in points) + margin, max(y for _, y in points) + margin
    return max(rim[0], left), max(rim[1], top), min(rim[2], right), min(rim[3], low)


@lru_cache(maxsize=8)
def _rim(name: str) -> Area:
    """How far the spaces of a map go."""
    points = [evened(name, corner) for spec in printed(name)["spaces"].values() for corner in spec["polygon"]]
    across, down = [x for x, _ in points], [y for _, y in points]
    return min(across), min(down), max(across), max(down)


@lru_cache(maxsize=64)
def islet(name: str, beside: tuple[str, ...]) -> Point:
    """Where a space is drawn that the printed map has not: the roomiest place near those it borders on."""
    taken = [anchor(name, space) for space in printed(name)["spaces"]]
    near = [anchor(name, space) for space in beside] or taken
    x, y = sum(one for one, _ in near) / len(near), sum(one for _, one in near) / len(near)
    left, top, right, low = (int(edge) for edge in _rim(name))
    spots = [(float(u), float(v)) for u in range(left + 40, right - 40, 20) for v in range(top + 40, low - 40, 20)]

    def strain(spot: Point) -> float:
        room = min(hypot(spot[0] - u, spot[1] - v) for u, v in taken)
        return hypot(spot[0] - x, spot[1] - y) + 9 * max(0.0, 2.2 * _ISLET - room)

    return min(spots, key=strain)


def disc(spot: Point) -> tuple[Point, ...]:
    """The border of such a space."""
    x, y = spot
    ring = ((1, 0), (0.87, 0.5), (0.5, 0.87), (0, 1), (-0.5, 0.87), (-0.87, 0.5))
    half = [(x + _ISLET * u, y + _ISLET * v) for u, v in ring]
    return (*half, *((2 * x - u, 2 * y - v) for u, v in half))


@dataclass(frozen=True, slots=True)
class Sheet:
    """A part of a map laid on a sheet of `wide` by `high` pixels; `turned`: what was above lies below."""

    name: str
    wide: int
    high: int
    window: Area
    turned: bool = False

    @property
    def zoom(self) -> float:
        """Pixels for each unit of the printed map."""
        return self.wide / (self.window[2] - self.window[0])

    def at(self, place: Point) -> Point:
        """Where a place of the map lies on the sheet."""
        left, top, right, bottom = self.window
        x, y = (place[0] - left) / (right - left), (place[1] - top) / (bottom - top)
        return (1 - x if self.turned else x) * self.wide, (1 - y if self.turned else y) * self.high


def fitted(window: Area, wide: float, high: float, rim: Area) -> Area:
    """The window widened to these proportions, within the map if that is large enough."""
    left, top, right, bottom = window
    across, down = right - left, bottom - top
    across, down = max(across, down * wide / high), max(down, across * high / wide)
    x, y = (left + right) / 2 - across / 2, (top + bottom) / 2 - down / 2
    x, y = max(rim[0], min(x, rim[2] - across)), max(rim[1], min(y, rim[3] - down))
    return x, y, x + across, y + down
