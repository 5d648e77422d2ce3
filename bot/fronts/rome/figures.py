"""What Rome alone adds where republics say how all stand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.fronts.republic.measures import measures, of_state
from bot.fronts.rome.looking import rome
from bot.surface.kit.look import Look
from bot.surface.records.curves import Measure
from games.kernel import Seat


def at_the_end(look: Look) -> Mapping[str, Any]:
    """RR-1.12.1.5, 1.12.2: who shares the victory; how restless the people were."""
    view = rome(look)
    return {"unrest": view.unrest, "beside": view.ending.beside if view.ending else ()}


def knights_of(look: Look, seat: Seat) -> Mapping[str, int]:
    """RR-1.09.141: how many Knights stand behind the Senators of a faction."""
    return {"knights": rome(look).factions[seat].knights}


def curves(look: Look) -> list[Measure]:
    """RR-1.12.2: what all republics measure, and the Unrest by which all may lose."""
    return [*measures(look), *of_state(look, "measure-unrest", rome(look).unrest)]
