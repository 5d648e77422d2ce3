"""SR-12.4.1, 16.6: where a beaten army can retreat to by land."""

from __future__ import annotations

from typing import Final

from games.sword.battle.sides import BROTHERS
from games.sword.board import allies_at, enemies_at, neighbours, own_or_allied
from games.sword.neutral import reach
from games.sword.state import Sword
from games.sword.underway import Side

LONGEST: Final = 4
Path = tuple[str, ...]


def paths(g: Sword, side: Side, at: str, first: str = "") -> list[Path]:
    """SR-12.4.1: all paths to the nearest shelter, in alphabetical order; `first`: the step they must begin with."""
    found: list[Path] = [(one,) for one in neighbours(g, at) if first in ("", one)]
    for _ in range(LONGEST):
        found = [one for one in found if passable(g, side, one[-1])]
        if ends := [one for one in found if shelter(g, side, one[-1])]:
            return sorted(ends)
        found = [(*one, then) for one in found for then in neighbours(g, one[-1]) if then not in (at, *one)]
    return []


def passable(g: Sword, side: Side, at: str) -> bool:
    """SR-12.4.1, 16.3: no enemy CU; a non-player army keeps to its range. A treaty closes the other's spaces."""
    return not any(
        enemies_at(g, power, at)
        or enemies_at(g, power, at, inside=True)
        or (g.player(power) is None and power in ranged(g) and at not in reach(g, power))
        or any({power, g.control(at)} == {*treaty} and power != g.control(at) for treaty in g.treaties)
        for power in side.powers
    )


def ranged(g: Sword) -> list[str]:
    """SR-16.3: the non-player powers, which have a range."""
    return [power for power in ("TRG", "VOL", "CAR", "MER") if g.player(power) is None]


def shelter(g: Sword, side: Side, at: str) -> bool:
    """SR-12.4.1: friendly or allied to the whole side, without CU of an ally; SR-16.6: mercenaries stay wherever."""
    guests = [
        one for power in side.powers for one in allies_at(g, power, at) if not (power in BROTHERS and one in BROTHERS)
    ]
    return not guests and all(power == "MER" or own_or_allied(g, power, at) for power in side.powers)
