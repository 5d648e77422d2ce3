"""Whole games at random: no dead end, nothing lost, nothing made."""

from __future__ import annotations

import random

import pytest

from games.carthage import GAME
from games.carthage.setup.laying_out import CarthageOptions
from games.kernel import Seat, Setup, Table
from games.playout import choose
from tests.games.carthage.invariants import invariants
from tests.games.carthage.invariants_combat import combat_is_sound
from tests.games.carthage.play import CHAIRS

SIZES = [1, 2, 3, 4, 5, 6]
SCENARIOS = ["early", "late", "campaign"]


def playout(seats: int, seed: int, *, turns: int, every: int) -> int:
    """One game; the invariants are checked after every so many answers. How many answers it took."""
    options = CarthageOptions.model_validate({"scenario": SCENARIOS[seed % 3]})
    setup = Setup(tuple(Seat(chair) for chair in CHAIRS[:seats]), f"playout {seed}", options, turns=turns)
    table, _ = Table.start(GAME, setup, marks=False)
    pick, answers = random.Random(seed), 0
    while not table.over:
        table.submit(*choose(table, pick))
        answers += 1
        assert answers < 20_000, "no end"
        if answers % every == 0:
            invariants(table.state)
            combat_is_sound(table.state)
    invariants(table.state)
    assert table.state.ending
    table.close()
    return answers


@pytest.mark.parametrize("seats", SIZES)
def test_a_few_random_games(seats: int) -> None:
    for seed in range(3):
        assert playout(seats, seed, turns=3, every=5) > 12 * seats


@pytest.mark.slow
@pytest.mark.parametrize("seats", SIZES)
@pytest.mark.parametrize("lot", range(10))
def test_a_thousand_random_games(seats: int, lot: int) -> None:
    for seed in range(100 * lot, 100 * lot + 25):
        playout(seats, seed, turns=3, every=10)
