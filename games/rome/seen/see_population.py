"""Building the view of what the people may say."""

from __future__ import annotations

from games.republic.combat.odds import TDR
from games.rome.charts import PopulationRow
from games.rome.seen.population import OutlookView, PeopleView
from games.rome.state import Rome


def people(g: Rome) -> PeopleView:
    """RR-1.08: the table of the State of the Republic, with the chance of each line."""
    hrao = g.hrao()
    unrest, popularity = expected_unrest(g), hrao.popularity if hrao else 0
    totals = [sum(dice) - unrest + popularity + g.omens() for dice in TDR]
    rows = tuple(outlook(row, totals) for row in g.law.charts.population.rows)
    return PeopleView(unrest=unrest, popularity=popularity, rows=rows)


def expected_unrest(g: Rome) -> int:
    """RR-1.08.11, 1.08.12: as it will be when the people are asked: in their phase all has been added already."""
    if g.step.startswith("population"):
        return g.unrest
    return g.unrest + sum(war.unprosecuted for war in g.active_wars()) + g.droughts()


def outlook(row: PopulationRow, totals: list[int]) -> OutlookView:
    """A line, and how many of all rolls are read on it."""
    return OutlookView(
        low=row.min,
        high=row.max,
        result=row.result,
        unrest=row.unrest,
        shortage=row.shortage,
        no_recruitment=row.no_recruitment,
        mob=row.mob,
        rolls=sum(map(row.holds, totals)),
    )
