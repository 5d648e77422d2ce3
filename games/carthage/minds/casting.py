"""Who sits in a chair of a simulated game of Carthage, by a word."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from games.carthage.components import load
from games.carthage.minds.sensible import SensiblePlayer
from games.carthage.minds.temper import BEST, Temper, tempers
from games.republic.minds.casting import SENSIBLE, Casting


@cache
def casting() -> Casting:
    """All there are: `data/carthage/minds.json`, `oddities.json`."""
    levels: dict[str, Temper] = {SENSIBLE: tempers()[BEST]}
    levels.update(tempers().items())
    oddities: Mapping[str, Sequence[str]] = load("oddities", Mapping[str, Sequence[str]])
    return Casting(SensiblePlayer, levels, oddities)
