"""Whole games in whose Senates everybody proposes, buys votes, vetoes and attacks."""

from __future__ import annotations

import pytest

from tests.games.carthage.playouts import FEW, eager_plan, met_in
from tests.lots import proof


def test_random_games_with_eager_senates() -> None:
    """Two turns each, the invariants kept all the way."""
    games = [met_in([plan]) for plan in FEW if plan.temper == "eager"]
    assert min(game.answers for game in games) > 100


@proof
@pytest.mark.parametrize("lot", range(2))
def test_more_random_games_with_eager_senates(lot: int) -> None:
    """Eighteen games: every scenario with every way of voting and either rule for assassinations."""
    assert met_in(eager_plan(seed, 4) for seed in range(3 * lot, 3 * lot + 3)).answers > 300
