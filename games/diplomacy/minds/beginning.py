"""CD-13.1: what he would begin with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.diplomacy.atlas import Atlas
from games.diplomacy.atlas.changes import charted
from games.diplomacy.minds.ground import Ground
from games.diplomacy.minds.wintering import best_unit
from games.diplomacy.seen.view import DiplomacyView

CROWD: Final = 8.0
"""How much more than its centres another player counts, who begins near."""
FADES: Final = 0.5
STEPS: Final = 4


def preferences(view: DiplomacyView, offered: Sequence[str]) -> list[str]:
    """CD-DP6: where most other centres lie near, first; then far from those, where others will begin; or as offered."""
    chart = charted(view.map.map, view.changes)
    near = {one: _near(chart, one) for one in offered if one in chart.spaces}
    merit = {one: sum(near[one].get(other, 0.0) for other in chart.centres) for one in near}
    wished: list[str] = []
    while len(wished) < len(near):
        left = sorted(near.keys() - wished)
        wished.append(max(left, key=lambda one: merit[one] - CROWD * sum(near[one].get(by, 0.0) for by in wished)))
    return wished or list(offered)


def _near(chart: Atlas, start: str) -> dict[str, float]:
    """How near a province lies to others: half as much with every step."""
    edge, found = [start], {start: 0.0}
    for step in range(1, STEPS + 1):
        edge = sorted({to for one in edge for to in chart.ways.walks[one]} - found.keys())
        found |= dict.fromkeys(edge, FADES**step)
    return found


def unit(view: DiplomacyView, me: str, offered: Sequence[str]) -> str:
    """CD-DP7: what there is more to be had with."""
    ground = Ground(view, me)
    wished = next((best_unit(ground, one) for one in ground.lands), "")
    return wished if wished in offered else offered[0]
