"""GV-5.4: the combat table on which both republics fight each other, and how likely each of its lines is."""

# A line of this table says more exactly what it comes to.
# pyright: reportIncompatibleVariableOverride=false

from __future__ import annotations

import json
from collections import Counter
from functools import cache, lru_cache
from typing import Final, Literal

import data
from games.republic.charts import Chart, Row
from games.republic.combat.odds import TDR
from games.republic.components import Component

Outcome = Literal["defeat-all", "defeat", "stalemate", "victory", "victory-all"]
Toll = int | Literal["all"]
WON: Final = ("victory", "victory-all")
LOST: Final = ("defeat", "defeat-all")


class DirectRow(Row):
    """GV-5.4: what becomes of the attacker; legions, and as many fleets, that each side loses."""

    result: Outcome
    attacker: Toll
    defender: Toll


class DirectChart(Chart[DirectRow]):
    """GV-5.4: the table."""


class Chance(Component):
    """GV-5.4: how many of 216 rolls come to a line of the table."""

    row: DirectRow
    rolls: int


@cache
def direct_combat() -> DirectChart:
    """GV-5.4: the table, as printed."""
    raw = data.path("grand/combat.json").read_text(encoding="utf-8")
    return DirectChart.model_validate(json.loads(raw), strict=False)


@lru_cache(maxsize=256)
def odds(margin: int) -> tuple[Chance, ...]:
    """GV-5.4: of 216 TDR so many come to each line, from the lowest to the highest.

    `margin`: attacker less defender, with the Evil Omens of both.
    """
    chart = direct_combat()
    found = Counter(chart.rows.index(chart.at(sum(dice) + margin)) for dice in TDR)
    return tuple(Chance(row=row, rolls=found[place]) for place, row in enumerate(chart.rows))


def rolls_for(margin: int, results: tuple[str, ...]) -> int:
    """How many of the 216 rolls come to one of these results."""
    return sum(one.rolls for one in odds(margin) if one.row.result in results)
