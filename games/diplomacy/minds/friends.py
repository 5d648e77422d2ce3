"""CD-4.D, 9.C.3: whom he gives a place or shares to: those first from whom it is hardest to be hurt."""

from __future__ import annotations

from games.diplomacy.minds.ground import Ground
from games.diplomacy.seen.map_view import UnitView


def others(ground: Ground) -> list[str]:
    """CD-3.B.1: who else holds anything, or could: all holding names but his own."""
    return [code for code in ground.view.map.names if code != ground.me]


def might(ground: Ground, code: str, space: str) -> int:
    """How many units of this name stand in a province or could come to it."""
    return sum(one.commander == code and _near(ground, one, space) for one in ground.units.values())


def _near(ground: Ground, unit: UnitView, space: str) -> bool:
    return unit.space == space or ground.strikes(unit, space)


def harmless(ground: Ground, space: str) -> list[str]:
    """Who could do least with a place in a province: far from it, bound to him already, and weak."""
    bound = ground.worth.bound
    names = ground.view.map.names
    return sorted(
        others(ground),
        key=lambda code: (max(1, might(ground, code, space)), code not in bound, names[code].centres, code),
    )
