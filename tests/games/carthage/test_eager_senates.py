"""Whole games in whose Senates everybody proposes, buys votes, vetoes and attacks."""

from __future__ import annotations

import random

import pytest

from games.carthage import GAME
from games.carthage.setup.laying_out import CarthageOptions
from games.kernel import Seat, Setup, Table
from games.playout import choose
from tests.games.carthage.invariants import invariants
from tests.games.carthage.invariants_senate import members_stay
from tests.games.carthage.play import CHAIRS
from tests.games.carthage.walks.senate import MODES, eager


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_random_games_with_eager_senates(seats: int) -> None:
    """Two turns each, the invariants kept all the way."""
    assert eager_game(seats, seats, turns=2, every=20) > 100


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("lot", range(3))
def test_more_random_games_with_eager_senates(seats: int, lot: int) -> None:
    """Eighteen games: every scenario with every way of voting and either rule for assassinations."""
    for seed in range(6 * lot, 6 * lot + 6):
        eager_game(seats, seed, turns=4, every=10)


def eager_game(seats: int, seed: int, *, turns: int, every: int) -> int:
    """A whole game; how many answers it took."""
    options = CarthageOptions.model_validate(
        {
            "scenario": ("early", "late", "campaign")[seed % 3],
            "ballots": MODES[seed // 3 % 3],
            "assassination": ("base", "optional")[seed % 2],
        }
    )
    setup = Setup(tuple(Seat(chair) for chair in CHAIRS[:seats]), f"eager {seed}", options, turns=turns)
    table, _ = Table.start(GAME, setup, marks=False)
    pick, answers = random.Random(seed), 0
    while not table.over:
        table.submit(*(eager(table, pick) if table.state.step.startswith("senate.") else choose(table, pick)))
        answers += 1
        assert answers < 20_000, "no end"
        if answers % every == 0:
            invariants(table.state)
            members_stay(table.state)
    invariants(table.state)
    table.close()
    return answers
