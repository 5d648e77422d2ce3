"""Building the view of what the people may say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from games.republic.combat.odds import TDR
from games.republic.law import Law
from games.rome.charts import Charts, PopulationRow
from games.rome.seen.population import OutlookView, PeopleView
from games.rome.state import Rome

TOTALS: Final = Counter(map(sum, TDR))
"""Of how many rolls each total is the sum: there are far fewer totals than rolls."""


def people(g: Rome) -> PeopleView:
    """RR-1.08: the table of the State of the Republic, with the chance of each line."""
    hrao = g.hrao()
    unrest, popularity = expected_unrest(g), hrao.popularity if hrao else 0
    shift = popularity - unrest + g.omens()
    return PeopleView(unrest=unrest, popularity=popularity, rows=outlooks(g.law, shift))


def expected_unrest(g: Rome) -> int:
    """RR-1.08.11, 1.08.12: as it will be when the people are asked: in their phase all has been added already."""
    if g.step.startswith("population"):
        return g.unrest
    return g.unrest + sum(war.unprosecuted for war in g.active_wars()) + g.droughts()


@lru_cache(maxsize=128)
def outlooks(law: Law[Any, Charts, Any], shift: int) -> tuple[OutlookView, ...]:
    """All lines, when so much is added to each roll: everybody looks at them at every act, and they seldom change."""
    totals = {total + shift: rolls for total, rolls in TOTALS.items()}
    return tuple(outlook(row, totals) for row in law.charts.population.rows)


def outlook(row: PopulationRow, totals: Mapping[int, int]) -> OutlookView:
    """A line, and how many of all rolls are read on it."""
    return OutlookView(
        low=row.min,
        high=row.max,
        result=row.result,
        unrest=row.unrest,
        shortage=row.shortage,
        no_recruitment=row.no_recruitment,
        mob=row.mob,
        rolls=sum(rolls for total, rolls in totals.items() if row.holds(total)),
    )
