"""The odds that are shown before the dice, against the dice themselves and the rulebook's own figures."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from games.carthage.charts import charts
from games.carthage.combat.odds import TDR, Ally, Odds, ally_swing, battle_odds, exploration_odds
from tests.clauses import rulebook


def test_every_roll_counts_once() -> None:
    odds = battle_odds(7, 6, frozenset({9}), frozenset({14}))
    assert odds.victory + odds.stalemate + odds.defeat + odds.disaster + odds.standoff == len(TDR) == 216
    assert (odds.disaster, odds.standoff) == (25, 15)


@pytest.mark.parametrize(("margin", "percent"), [(0, 16), (2, 38), (4, 62), (6, 84)])
def test_the_figures_of_the_design_notes(margin: int, percent: int) -> None:
    """Strength above the War's by 2, 4, 6 wins 38, 62, 84% before Disaster and Standoff; equal forces win 16%."""
    assert "wins 38, 62, 84% before Disaster and Standoff" in rulebook("republic-of-carthage")
    assert Odds.percent(battle_odds(10 + margin, 10).victory) == percent


@pytest.mark.parametrize("omens", [0, -2])
@pytest.mark.parametrize("allies", [(), (Ally("even", "colored", 1),), (Ally("odd", "white_sum", -1),)])
def test_they_are_the_rolls_counted_one_by_one(omens: int, allies: tuple[Ally, ...]) -> None:
    counted: Counter[str] = Counter()
    for dice in product(range(1, 7), repeat=3):
        against = max(0, 4 + sum(ally_swing(dice, ally) for ally in allies))
        row = charts().combat.at(sum(dice) + 5 - against + omens)
        counted["disaster" if sum(dice) == 10 else row.result] += 1
    odds = battle_odds(5, 4, frozenset({10}), frozenset({10}), allies, omens)
    assert (odds.victory, odds.stalemate, odds.defeat) == (counted["victory"], counted["stalemate"], counted["defeat"])
    assert (odds.disaster, odds.standoff) == (27, 0)


@pytest.mark.parametrize(("exploration", "percent"), [(1, 26), (2, 38), (4, 62)])
def test_full_expeditions_succeed_as_the_design_notes_say(exploration: int, percent: int) -> None:
    assert Odds.percent(exploration_odds(exploration, None)["success"]) == percent
    assert exploration_odds(exploration, 8)["disaster"] == 21
