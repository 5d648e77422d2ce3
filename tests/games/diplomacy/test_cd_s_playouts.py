"""CD-S: games at random over several years, of all sizes, on both maps: what must hold after every answer."""

from __future__ import annotations

import random

import pytest

from games.diplomacy import GAME
from games.diplomacy.entering import DiplomacyOptions
from games.diplomacy.state import Diplomacy
from games.kernel import Setup, Table, chairs
from games.playout import choose
from tests.clauses import clause
from tests.games import conformance
from tests.games.conformance import Walk
from tests.games.diplomacy.invariants import invariants

SIZES = [("carthage", 3), ("standard", 7), ("carthage", 12), ("standard", 20)]


def walk(chart: str, seats: int, seed: int, moves: int) -> Walk:
    options = DiplomacyOptions.model_validate({"map": chart})
    table, outcome = Table.start(GAME, Setup(chairs(seats), f"walk {seed}", options))
    assert outcome.checkpoint is not None
    made = Walk(GAME, table, chairs(seats), random.Random(seed), outcome.checkpoint)
    while not table.over and len(made.entries) < moves:
        made.step()
    return made


@pytest.mark.parametrize(("chart", "seats"), SIZES)
def test_a_game_at_random_keeps_what_is_conserved(chart: str, seats: int) -> None:
    made = walk(chart, seats, seats, 0)
    for _ in range(12 * seats):
        if made.table.over:
            break
        made.step()
        invariants(made.table.state)
    assert made.table.over or made.table.state.counted > 1


@pytest.mark.parametrize(("chart", "seats"), SIZES[:3])
@pytest.mark.parametrize("moves", [2, 17, 40])
def test_a_table_of_it_is_saved_resumed_stirred_and_seen_like_any_other(chart: str, seats: int, moves: int) -> None:
    made = walk(chart, seats, moves, moves)
    conformance.check_kept(made)
    conformance.check_junk(made, {"orders": ["GV P", "\u0000", "A Nap-Rom" * 9], "final": 1})
    conformance.check_undo(made, 4)


@clause("CD-3.B.1")
@pytest.mark.parametrize("moves", [3, 11, 25, 46])
def test_whoever_is_dealt_other_secrets_sees_the_same(moves: int) -> None:
    conformance.check_fork(walk("carthage", 5, moves, moves))


@clause("CD-2.3")
def test_a_table_that_wants_an_end_plays_so_many_years() -> None:
    table, _ = Table.start(GAME, Setup(chairs(3), "short", DiplomacyOptions(), turns=1))
    pick = random.Random(5)
    while not table.over:
        table.submit(*choose(table, pick))
    state = table.state
    assert isinstance(state, Diplomacy)
    assert (state.counted, state.season) == (3, "winter")
