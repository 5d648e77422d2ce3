"""How computer players of Rome are minded, by their level: `data/rome/minds.json`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from games.kernel.minds import Level
from games.republic.minds import temper
from games.republic.minds.temper import Weights
from games.rome.components import load

BEST: Final[Level] = "hard"


class Temper(temper.Temper[Weights]):
    """How a player of Rome is minded: what things are worth to him is no question of level yet."""

    weights: Weights = Weights()


@cache
def tempers() -> Mapping[Level, Temper]:
    """Each level there is."""
    found: Mapping[Level, Temper] = load("minds", Mapping[Level, Temper])
    return found
