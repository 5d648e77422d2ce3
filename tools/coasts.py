"""Coasts for a map of `data/maps`: `python tools/coasts.py LAND.json MAP.json`, once, after its frame is drawn.

LAND.json is a TopoJSON of all land, such as `land-50m.json` of the npm package world-atlas 2.0.2: Natural Earth, in the
public domain. The coasts that the map frames are cut out, made simple and written into it under `land`; all else in
it is drawn by us and stays. A land bears the name that `islands` of the map gives to a place on it, else a number.
`fine` and `least` of the map say how simple its coasts become and which islands are left out, where it shows more.
"""

import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

Point = tuple[float, float]
Line = list[Point]

MARGIN = 1.5  # degrees of land beyond the frame
FINE = 0.05  # degrees by which a simple coast may leave the true one
LEAST = 0.04  # square degrees: what is smaller is left out


def arcs(topology: Mapping[str, Any]) -> list[Line]:
    """The lines of a topology in degrees: they are stored as steps on a grid."""
    (kx, ky), (dx, dy) = topology["transform"]["scale"], topology["transform"]["translate"]
    found: list[Line] = []
    for steps in topology["arcs"]:
        x, y, line = 0, 0, Line()
        for right, up in steps:
            x, y = x + right, y + up
            line.append((x * kx + dx, y * ky + dy))
        found.append(line)
    return found


def rings(topology: Mapping[str, Any]) -> Iterator[Line]:
    """The outer edge of each land; inner seas without an outlet are left out."""
    lines = arcs(topology)
    for shape in topology["objects"]["land"]["geometries"]:
        polygons = shape["arcs"] if shape["type"] == "MultiPolygon" else [shape["arcs"]]
        for outer, *_ in polygons:
            yield [point for arc in outer for point in (lines[arc] if arc >= 0 else lines[~arc][::-1])[:-1]]


def cut(line: Line, edges: tuple[float, float, float, float]) -> Line:
    """The part of a land within west, south, east and north."""
    west, south, east, north = edges
    line = _half(line, lambda p: p[0] >= west, lambda a, b: (west, _at(a, b, 0, west)))
    line = _half(line, lambda p: p[0] <= east, lambda a, b: (east, _at(a, b, 0, east)))
    line = _half(line, lambda p: p[1] >= south, lambda a, b: (_at(a, b, 1, south), south))
    return _half(line, lambda p: p[1] <= north, lambda a, b: (_at(a, b, 1, north), north))


def _half(line: Line, within: Callable[[Point], bool], crossing: Callable[[Point, Point], Point]) -> Line:
    """The part of a land on one side of a line."""
    kept = Line()
    for before, here in zip([*line[-1:], *line[:-1]], line, strict=True):
        if within(before) != within(here):
            kept.append(crossing(before, here))
        if within(here):
            kept.append(here)
    return kept


def _at(a: Point, b: Point, axis: int, value: float) -> float:
    """Where the way from one point to another crosses a value of one axis, on the other axis."""
    share = (value - a[axis]) / (b[axis] - a[axis])
    return a[1 - axis] + share * (b[1 - axis] - a[1 - axis])


def simple(line: Sequence[Point], fine: float = FINE) -> Line:
    """The same line by fewer points, none of the others farther from it than this (Douglas and Peucker)."""
    if len(line) < 3:
        return list(line)
    far, where = max((_off(point, line[0], line[-1]), n) for n, point in enumerate(line[1:-1], 1))
    if far <= fine:
        return [line[0], line[-1]]
    return [*simple(line[: where + 1], fine)[:-1], *simple(line[where:], fine)]


def _off(point: Point, a: Point, b: Point) -> float:
    """How far a point is from the way between two others."""
    (x, y), dx, dy = (point[0] - a[0], point[1] - a[1]), b[0] - a[0], b[1] - a[1]
    along = max(0.0, min(1.0, (x * dx + y * dy) / ((dx * dx + dy * dy) or 1)))
    return float(((x - along * dx) ** 2 + (y - along * dy) ** 2) ** 0.5)


def area(line: Line) -> float:
    """Square degrees."""
    return abs(sum(x * v - u * y for (x, y), (u, v) in zip(line, [*line[1:], *line[:1]], strict=True))) / 2


def holds(line: Line, spot: Sequence[float]) -> bool:
    """Whether a place lies on this land."""
    inside, (px, py) = False, spot
    for (x, y), (u, v) in zip(line, [*line[1:], *line[:1]], strict=True):
        if (y > py) != (v > py) and px < (u - x) * (py - y) / (v - y) + x:
            inside = not inside
    return inside


def coasts(topology: Mapping[str, Any], frame: Mapping[str, Any]) -> dict[str, list[list[float]]]:
    """All lands of a map, the largest first."""
    edges = frame["west"] - MARGIN, frame["south"] - MARGIN, frame["east"] + MARGIN, frame["north"] + MARGIN
    fine, least = frame.get("fine", FINE), frame.get("least", LEAST)
    lands = sorted((cut(one, edges) for one in rings(topology)), key=lambda one: -area(one))
    found: dict[str, list[list[float]]] = {}
    for number, land in enumerate(one for one in lands if area(one) > least):
        name = next((name for name, spot in frame["islands"].items() if holds(land, spot)), f"isle-{number}")
        half = len(land) // 2
        line = [*simple(land[: half + 1], fine)[:-1], *simple([*land[half:], land[0]], fine)[:-1]]
        found[name] = [[round(x, 2), round(y, 2)] for x, y in line]
    return found


def written(spec: Mapping[str, Any]) -> str:
    """A map as it is kept: an entry a line."""

    def lines(value: Mapping[str, Any]) -> str:
        return "{\n" + ",\n".join(f'  "{key}": {json.dumps(one)}' for key, one in value.items()) + "\n }"

    rows = (f' "{key}": {lines(one) if isinstance(one, dict) else json.dumps(one)}' for key, one in spec.items())
    return "{\n" + ",\n".join(rows) + "\n}\n"


def main(source: Path, target: Path) -> None:
    """Cut the coasts of one map."""
    spec = json.loads(target.read_text("utf-8"))
    spec["land"] = coasts(json.loads(source.read_text("utf-8")), spec)
    target.write_text(written(spec), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
