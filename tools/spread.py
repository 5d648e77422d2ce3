"""Room for places that crowd on a map: `python tools/spread.py PLACES.json MAP.json`, once, after its coasts are cut.

PLACES.json lists under `spaces` what has an `id`, a `name`, a `lat` and a `lon`. Each gets a spot under `spots` of the
map, as near to where it lies as the names of the others let it; the coasts follow, so that a port stays a port. All
stays in degrees. The coasts of the map are those that `tools/coasts.py` cut: they must be cut anew before they are
spread again.
"""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from math import hypot
from pathlib import Path
from typing import Any

from tools.coasts import Line, Point, written

ROUNDS = 600
PULL = 0.02  # of the way back to where a place lies, in the first round; in the last there is none
LETTER = 8.2  # units a letter of a name takes
LEAST = 58.0  # units of the shortest name
HIGH = 58.0  # units of a mark with its name
RIM = 34.0  # units that a place keeps from the rim
STEP = 0.08  # degrees: a side of a coast that is longer is broken before it follows


@dataclass(frozen=True)
class Paper:
    """The sheet for which places are spread, in units."""

    frame: Mapping[str, Any]
    wide: float = 1000
    high: float = 1100

    def units(self, place: Sequence[float]) -> Point:
        """Where a longitude and latitude lie."""
        frame = self.frame
        x = (place[0] - frame["west"]) / (frame["east"] - frame["west"]) * self.wide
        return x, (frame["north"] - place[1]) / (frame["north"] - frame["south"]) * self.high

    def degrees(self, spot: Point) -> Point:
        """The longitude and latitude of a place on the sheet."""
        frame = self.frame
        x = frame["west"] + spot[0] / self.wide * (frame["east"] - frame["west"])
        return round(x, 3), round(frame["north"] - spot[1] / self.high * (frame["north"] - frame["south"]), 3)


def spread(paper: Paper, places: Mapping[str, Point], wide: Mapping[str, float]) -> dict[str, Point]:
    """Spots on the sheet, so far apart that no name lies on another, where that can be."""
    true = {id_: paper.units(place) for id_, place in places.items()}
    spots = dict(true)
    for number in range(ROUNDS):
        pull = PULL * (1 - number / ROUNDS) ** 2
        for one, other in combinations(spots, 2):
            _apart(spots, one, other, (wide[one] + wide[other]) / 2)
        for id_, spot in spots.items():
            x, y = (at + (home - at) * pull for at, home in zip(spot, true[id_], strict=True))
            half = wide[id_] / 2 + 6
            spots[id_] = min(max(x, half), paper.wide - half), min(max(y, RIM), paper.high - RIM)
    return spots


def _apart(spots: dict[str, Point], one: str, other: str, wide: float) -> None:
    """Push two places apart, the way that is shorter."""
    (x, y), (u, v) = spots[one], spots[other]
    across, down = wide - abs(u - x), HIGH - abs(v - y)
    if across <= 0 or down <= 0:
        return
    if across < down:
        by = across / 4 if u >= x else -across / 4
        spots[one], spots[other] = (x - by, y), (u + by, v)
    else:
        by = down / 4 if v >= y else -down / 4
        spots[one], spots[other] = (x, y - by), (u, v + by)


def followed(paper: Paper, line: Line, true: Sequence[Point], moved: Sequence[Point]) -> Line:
    """A coast that moves as the places near it have moved; the rim stays."""
    rim = [paper.units((x, y)) for x, y in _rim(paper)]
    return [paper.degrees(_follow(paper.units(point), [*true, *rim], [*moved, *rim])) for point in _broken(line)]


def _follow(spot: Point, true: Sequence[Point], moved: Sequence[Point]) -> Point:
    """Each place pulls the stronger, the nearer it is."""
    pulls = [1 / (hypot(spot[0] - x, spot[1] - y) ** 2 + 120) ** 1.4 for x, y in true]
    whole = sum(pulls)
    x = sum(pull * (new[0] - old[0]) for pull, old, new in zip(pulls, true, moved, strict=True)) / whole
    return spot[0] + x, spot[1] + sum(p * (n[1] - o[1]) for p, o, n in zip(pulls, true, moved, strict=True)) / whole


def _rim(paper: Paper) -> Iterator[Point]:
    frame = paper.frame
    for step in range(11):
        x = frame["west"] + (frame["east"] - frame["west"]) * step / 10
        y = frame["south"] + (frame["north"] - frame["south"]) * step / 10
        yield from ((x, frame["south"]), (x, frame["north"]), (frame["west"], y), (frame["east"], y))


def _broken(line: Line) -> Iterator[Point]:
    """The same line with points on its long sides."""
    for (x, y), (u, v) in pairwise([*line, line[0]]):
        parts = max(1, round(hypot(u - x, v - y) / STEP))
        yield from ((x + (u - x) * n / parts, y + (v - y) * n / parts) for n in range(parts))


def main(places: Path, target: Path) -> None:
    """Spread the places of one map, and let its coasts follow."""
    spec = json.loads(target.read_text("utf-8"))
    rows = json.loads(places.read_text("utf-8"))["spaces"]
    paper = Paper(spec)
    where = {row["id"]: (row["lon"], row["lat"]) for row in rows}
    spots = spread(paper, where, {row["id"]: max(LEAST, LETTER * len(row["name"]) + 10) for row in rows})
    true, moved = [paper.units(one) for one in where.values()], list(spots.values())
    spec["spots"] = {id_: list(paper.degrees(spot)) for id_, spot in spots.items()}
    spec["land"] = {name: followed(paper, line, true, moved) for name, line in spec["land"].items()}
    target.write_text(written(spec), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
