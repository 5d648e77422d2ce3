"""Free room on a map: what is taken already, and the nearest place for something more."""

from collections import defaultdict
from collections.abc import Iterable
from functools import lru_cache
from math import hypot
from typing import Final

from rendering.scene import Box

CELL: Final = 64
STEP: Final = 12
REACH: Final = 300  # units to each side in which a place is looked for
Point = tuple[float, float]
Area = tuple[float, float, float, float]  # left, top, right, bottom


class Room:
    """The part of a picture on which something is laid out."""

    def __init__(self, box: Box, margin: float = 6) -> None:
        self._rim = (box.x + margin, box.y + margin, box.x + box.w - margin, box.y + box.h - margin)
        self._taken: defaultdict[tuple[int, int], list[Area]] = defaultdict(list)

    def take(self, area: Area) -> None:
        """Nothing else may lie here."""
        for cell in _cells(area):
            self._taken[cell].append(area)

    def free(self, area: Area) -> bool:
        """Whether nothing lies here, and it is on the map."""
        left, top, right, low = area
        rim = self._rim
        if left < rim[0] or top < rim[1] or right > rim[2] or low > rim[3]:
            return False
        return not any(
            left < far and x < right and top < bottom and y < low
            for cell in _cells(area)
            for x, y, far, bottom in self._taken.get(cell, ())
        )

    def settle(self, spots: Iterable[Point], wide: float, high: float) -> Point | None:
        """The first of these places whose middle has room around it; it is taken."""
        for x, y in spots:
            area = (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
            if self.free(area):
                self.take(area)
                return x, y
        return None


def _cells(area: Area) -> Iterable[tuple[int, int]]:
    left, top, right, low = (int(edge // CELL) for edge in area)
    return [(x, y) for x in range(left, right + 1) for y in range(top, low + 1)]


@lru_cache(maxsize=64)
def around(wide: int, high: int, clear: int) -> tuple[Point, ...]:
    """Places around a mark for something so large, the nearest first; none of them within `clear` of its middle."""
    steps = [(float(x), float(y)) for x in range(-REACH, REACH + 1, STEP) for y in range(-REACH, REACH + 1, STEP)]
    apart = {spot: _gap(spot, wide, high) for spot in steps}
    return tuple(sorted((spot for spot in steps if apart[spot] >= clear), key=lambda spot: (apart[spot], spot)))


def _gap(spot: Point, wide: float, high: float) -> float:
    """How far something so large is from the mark it stands beside."""
    return hypot(max(0.0, abs(spot[0]) - wide / 2), max(0.0, abs(spot[1]) - high / 2))


def beside(reach: float, wide: float, high: float) -> tuple[Point, ...]:
    """Where a name is written: below its mark, above it, on its right, on its left, then anywhere that touches it."""
    across, down = reach + wide / 2 + 2, reach + high / 2
    shares = (0.3, -0.3, 0.6, -0.6, 0.9, -0.9)
    return (
        (0, down),
        (0, -down),
        (across, 0),
        (-across, 0),
        *((share * across, side * down) for share in shares[:4] for side in (1, -1)),
        *((side * across, share * down) for share in shares for side in (1, -1)),
        *((share * across, side * (down + 5)) for share in (0.0, *shares) for side in (1, -1)),
    )
