"""Whole games of both republics at random, to their ends by the rules: no dead end, nothing lost, nothing made."""

from __future__ import annotations

import pytest

from tests.games.grand.whole_games import Plan, met_in
from tests.lots import lots

PLAIN = tuple(Plan("plain", seed) for seed in range(4))
WARLIKE = tuple(Plan("warlike", seed) for seed in range(4, 8))
ABLE = tuple(Plan("able", seed) for seed in range(8))
MORE = tuple(Plan("warlike" if seed % 2 else "plain", seed) for seed in range(100, 140))


@pytest.mark.parametrize("plan", lots((*PLAIN, *WARLIKE), MORE), ids=lambda plan: f"{plan.temper}-{plan.seed}")
def test_a_random_game_comes_to_an_end(plan: Plan) -> None:
    """GV-7.1, 7.4: at tables of both modes and starts, of three to twelve people."""
    assert met_in([plan]).kinds.total() > 12 * plan.seats


def test_these_games_are_of_both_modes_and_starts() -> None:
    """GV-1.5, 2.6."""
    tables = {(plan.options.mode, plan.options.begins) for plan in (*PLAIN, *WARLIKE)}
    assert len(tables) == 4


@pytest.mark.slow
@pytest.mark.parametrize("plan", lots((), ABLE), ids=lambda plan: f"{plan.temper}-{plan.seed}")
def test_a_game_of_able_players_comes_to_an_end(plan: Plan) -> None:
    """GV-7.1: both republics live long enough to meet."""
    assert met_in([plan]).kinds.total() > 12 * plan.seats
