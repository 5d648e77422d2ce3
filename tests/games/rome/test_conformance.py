"""What every game must keep, on walks through Rome: whole games of every scenario.

Invariants hold after every answer; nobody sees or learns the secrets of others; saving, resuming and undoing work.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.kernel import Dice, load, save
from games.rome import GAME
from games.rome.scramble import scramble
from tests.clauses import clause
from tests.games import conformance
from tests.games.conformance import JUNK, SEEDS, Walk
from tests.games.rome.invariants import of_a_game
from tests.games.rome.playouts import SCENARIOS, begun, walk
from tests.lots import lots

EXAMPLES = 2
MOVES = 160
EVERY = 8  # answers, after which views of scrambled games are compared
TABLES = [(scenario, advanced) for scenario in SCENARIOS for advanced in (False, True)]
KEPT = TABLES[1::4]

tables = pytest.mark.parametrize(("scenario", "advanced"), TABLES)


def seats_of(seed: int) -> int:
    """From three to six, by the seed."""
    return 3 + seed % 4


@clause("RR-0.1.3", "RR-0.1.7", "RR-0.4.1", "RR-0.4.2")
@tables
@pytest.mark.parametrize("seed", lots([0], [1]))
def test_a_walk_breaks_nothing_and_looks_the_same_when_it_is_scrambled(
    scenario: str, advanced: bool, seed: int
) -> None:
    table, played = begun(scenario, seats_of(seed), seed, advanced=advanced)
    of_a_game(table.state)
    while not table.over and len(played.entries) < MOVES:
        played.step()
        of_a_game(table.state)
        if len(played.entries) % EVERY == 0:
            looks_the_same(played)


def looks_the_same(played: Walk) -> None:
    seat = played.pick.choice(played.seats)
    other = load(GAME.state, save(played.table.state), schema=GAME.schema, now=GAME.schema, upgrades={})
    scramble(other, seat, Dice(f"{played.pick.random()}"))
    assert GAME.view(other, seat) == GAME.view(played.table.state, seat)
    of_a_game(other)


@pytest.mark.parametrize(("scenario", "advanced"), lots(KEPT, [one for one in TABLES if one not in KEPT]))
def test_a_walk_can_be_kept(scenario: str, advanced: bool) -> None:
    conformance.check_kept(walk(scenario, 4, 11, MOVES, advanced=advanced))


@pytest.mark.parametrize("scenario", SCENARIOS)
@conformance.relaxed(EXAMPLES)
@given(seed=SEEDS, moves=st.integers(0, MOVES), junk=JUNK)
def test_junk_is_refused_and_answers_can_be_taken_back(scenario: str, seed: int, moves: int, junk: Any) -> None:
    played = walk(scenario, seats_of(seed), seed, moves, advanced=seed % 2 == 1)
    conformance.check_junk(played, junk)
    conformance.check_undo(played, moves=6)


@clause("RR-0.4.1")
@pytest.mark.parametrize("scenario", SCENARIOS)
@conformance.relaxed(EXAMPLES)
@given(seed=SEEDS, moves=st.integers(0, MOVES))
def test_nobody_sees_or_learns_the_secrets_of_others(scenario: str, seed: int, moves: int) -> None:
    played = walk(scenario, seats_of(seed), seed, moves, advanced=seed % 2 == 1)
    for _ in range(6):
        if played.table.over:
            return
        conformance.check_fork(played)
        played.step()


# With Neutrals (RR-4)

PERIODS = ("early", "middle", "late")
EACH = [("early", 1, 0), ("middle", 2, 0), ("late", 1, 1)]
MORE = [one for one in product(PERIODS, (1, 2), (0, 1)) if one not in EACH]
"""Scenario, people, seed."""


@clause("RR-4.01.1")
@pytest.mark.parametrize(("scenario", "people", "seed"), lots(EACH, MORE))
def test_a_walk_with_neutrals_breaks_nothing(scenario: str, people: int, seed: int) -> None:
    table, played = begun(scenario, people, seed)
    while not table.over and len(played.entries) < MOVES:
        assert {one.decision.seat for one in table.open.values()} <= set(played.seats)
        played.step()
        of_a_game(table.state)
        if len(played.entries) % EVERY == 0:
            looks_the_same(played)


@pytest.mark.parametrize(("scenario", "people", "seed"), lots(EACH, MORE))
def test_a_walk_with_neutrals_can_be_kept(scenario: str, people: int, seed: int) -> None:
    conformance.check_kept(walk(scenario, people, 5 + seed, MOVES))


@clause("RR-4.01.1", "RR-0.4.1")
@pytest.mark.parametrize("scenario", PERIODS)
@conformance.relaxed(EXAMPLES)
@given(seed=SEEDS, moves=st.integers(0, MOVES), junk=JUNK)
def test_with_neutrals_two_players_learn_nothing_of_each_other(scenario: str, seed: int, moves: int, junk: Any) -> None:
    played = walk(scenario, 2, seed, moves)
    conformance.check_junk(played, junk)
    for _ in range(6):
        if played.table.over:
            return
        conformance.check_fork(played)
        played.step()
