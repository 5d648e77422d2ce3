"""A whole game at every kind of table ends, and breaks no rule on the way."""

from __future__ import annotations

from itertools import product

import pytest

from games.carthage import GAME
from games.carthage.minds import Answer, RandomPlayer, play
from games.carthage.state import Carthage
from games.kernel import Outcome, Setup, Table, chairs
from tests.games.carthage.invariants import invariants
from tests.lots import lots

EVERY = 20  # answers
TABLES = [*product(GAME.seats, ("early", "late", "campaign"), ("base", "optional"))]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("people", "scenario", "rule"), lots(TABLES[::5], (one for one in TABLES if one not in TABLES[::5]))
)
def test_random_players_end_their_game(people: int, scenario: str, rule: str) -> None:
    options = GAME.options.model_validate({"scenario": scenario, "assassination": rule})
    table, _ = Table.start(GAME, Setup(chairs(people), f"{scenario} {rule}", options), marks=False)
    heard = 0

    def check(table: Table[Carthage], _said: Answer, _outcome: Outcome) -> None:
        nonlocal heard
        heard += 1
        if heard % EVERY == 0:
            invariants(table.state)

    play(table, {seat: RandomPlayer(f"{seat}") for seat in chairs(people)}, watch=check)
    assert table.over
    invariants(table.state)
