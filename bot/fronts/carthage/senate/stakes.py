"""What hangs on a motion: what it costs the State, and the battles its forces would fight."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.fronts.carthage.combat.forecast import forecast_lines
from bot.fronts.carthage.senate.units import cost_line
from bot.surface.kit.look import Look

FORCES: Final = "forces"


def stakes(look: Look, kind: str, terms: Mapping[str, Any]) -> list[str]:
    """RC-9.5.5a, 10.2: lines under what is proposed; none where nothing can be reckoned."""
    battles = forecast_lines(look, terms["movements"]) if kind == FORCES else []
    return [line for line in (cost_line(look, kind, terms), *battles) if line]
