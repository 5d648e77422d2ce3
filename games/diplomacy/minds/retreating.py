"""CD-D.12: where units that have lost their places go."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from games.diplomacy.atlas import Place
from games.diplomacy.minds.ground import Ground
from games.diplomacy.minds.marching import name
from games.diplomacy.minds.odds import Odds
from games.diplomacy.seen.map_view import UnitView


def lines(ground: Ground, allowed: Callable[[str], bool]) -> Iterator[str]:
    """Each to the best place that is open to it, no two to one; where there is none it is disbanded."""
    taken: list[str] = []
    for unit in (one for one in ground.view.map.units if one.dislodged and one.commander == ground.me):
        ways = [one for one in _ways(ground, unit) if one.space not in taken]
        to = next((one for one in ways if allowed(f"{name(unit)}-{one}")), None)
        taken += [to.space] if to else []
        yield f"{name(unit)}-{to}" if to else f"{name(unit)} disbands"


def _ways(ground: Ground, unit: UnitView) -> list[Place]:
    """Where nobody stands, the best first."""
    open_ = [one for one in ground.steps(unit) if one.space not in ground.units]
    return sorted(open_, key=lambda to: -_merit(ground, unit, to))


def _merit(ground: Ground, unit: UnitView, to: Place) -> float:
    """What it guards there, and what lies before it."""
    return Odds(ground).guard(to.space) + ground.worth.of(to.space) + ground.worth.draw(unit.arm, to)
