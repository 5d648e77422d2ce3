"""SR-20.0, 20.1: how far the unrest of Carthage may rise, and that it rises and falls."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from games.sword.components import GARRISON_BOX, constants
from games.sword.events import UnrestChanged
from games.sword.state import Sword

Why: TypeAlias = Literal["neutral-card", "victory", "defeat"]
HIGHEST: Final[int] = constants()["unrest_max"]


def ceiling(g: Sword) -> int:
    """SR-20.1: it cannot be raised above 10 less the CU in the Garrison box."""
    return max(0, HIGHEST - g.cu("CAR", GARRISON_BOX))


def can_rise(g: Sword) -> int:
    """SR-20.1: by how much it may rise now; more CU in the box never lower it."""
    return max(0, ceiling(g) - g.unrest) if g.five else 0


def raise_unrest(g: Sword, points: int, why: Why) -> int:
    """SR-20.1: it rises by so much, as far as it may. Returns by how much it did."""
    risen = min(points, can_rise(g))
    _set(g, g.unrest + risen, points, why)
    return risen


def lower_unrest(g: Sword, points: int, why: Why = "victory") -> int:
    """SR-20.1: it falls only by victory, never below 0. Returns by how much it did."""
    fallen = min(points, g.unrest)
    _set(g, g.unrest - fallen, points, why)
    return fallen


def _set(g: Sword, level: int, wanted: int, why: Why) -> None:
    before, g.unrest = g.unrest, level
    g.tell(UnrestChanged(before, level, wanted, why))
