"""How computer players of Rome are minded, by their level: `data/rome/minds.json`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from games.kernel.minds import Level
from games.republic.minds.temper import Temper
from games.rome.components import load

BEST: Final[Level] = "hard"


@cache
def tempers() -> Mapping[Level, Temper]:
    """Each level there is."""
    found: Mapping[Level, Temper] = load("minds", Mapping[Level, Temper])
    return found
