"""How likely each result of an exploration is, before the dice: every one of the 216 TDR counted, Evil Omens too."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

from games.carthage.charts import Charts
from games.republic.combat.odds import TDR
from games.republic.law import Law


@lru_cache(maxsize=256)
def exploration_odds(law: Law[Any, Charts, Any], modifier: int, disaster: int | None, omens: int = 0) -> dict[str, int]:
    """RC-10.1, T-4: of 216 rolls so many come to each result; a natural Disaster number before all others."""
    found: Counter[str] = Counter()
    for dice in TDR:
        natural = sum(dice)
        read = law.charts.exploration.at(natural + modifier + omens).result
        found["disaster" if natural == disaster else read] += 1
    return {result: found[result] for result in ("success", "no-discovery", "raiders", "lost", "disaster")}
