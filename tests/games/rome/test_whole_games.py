"""Whole games of Rome at random, to their ends by the rules: no dead end, nothing lost, nothing made."""

from __future__ import annotations

import pytest

from tests.games.rome.whole_games import Plan, met_in
from tests.lots import proof

PLAIN = tuple(Plan("plain", seed) for seed in range(3))
WARLIKE = tuple(Plan("warlike", seed) for seed in range(6))
GAMES = 15


@pytest.mark.parametrize("plan", [*PLAIN, *WARLIKE], ids=lambda plan: f"{plan.temper}-{plan.seed}")
def test_a_random_game_comes_to_an_end(plan: Plan) -> None:
    assert met_in([plan]).kinds.total() > 12 * plan.seats


def test_these_games_are_played_through_to_the_wars_of_rebels() -> None:
    met = met_in(WARLIKE)
    assert {"senate.consuls", "revolution.rise", "revolution.march", "revolution.done"} <= set(met.kinds)
    assert {"BattleFought", "RevoltBegan", "RebelsLanded", "GameEnded"} <= set(met.told)


@proof
@pytest.mark.parametrize("temper", ["plain", "warlike"])
def test_many_random_games(temper: str) -> None:
    """Every scenario three times; `make long` plays a thousand."""
    assert met_in(Plan(temper, seed) for seed in range(100, 100 + GAMES)).endings.total() == GAMES  # type: ignore[arg-type]
