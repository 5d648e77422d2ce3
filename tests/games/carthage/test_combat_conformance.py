"""What every game must keep, in Combat Phases with many forces, expeditions and hidden mercenary cards."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games import conformance
from tests.games.carthage.combat import RESTING
from tests.games.carthage.war_torn import war_torn
from tests.games.conformance import JUNK, SEEDS, Walk

relaxed = conformance.relaxed(20)


def walk(seed: int, moves: int) -> Walk:
    pick = random.Random(seed)
    table = war_torn(pick).table
    begun = Walk(RESTING, table, tuple(table.state.seats), pick, table.checkpoint)
    for _ in range(moves):
        if not table.state.step.startswith("combat."):
            break
        begun.step()
    return begun


def test_a_walk_is_sound_and_tells_nobody_too_much() -> None:
    begun = walk(1, 3)
    conformance.check_sound(begun)
    conformance.check_saved(begun)
    conformance.check_fork(begun, future=6)


@pytest.mark.slow
@relaxed
@given(seed=SEEDS, moves=st.integers(0, 12))
def test_sound_saved_resumed_and_stirred(seed: int, moves: int) -> None:
    conformance.check_kept(walk(seed, moves))


@pytest.mark.slow
@relaxed
@given(seed=SEEDS, moves=st.integers(0, 12))
def test_nobody_learns_what_he_may_not(seed: int, moves: int) -> None:
    conformance.check_fork(walk(seed, moves), future=8)


@pytest.mark.slow
@relaxed
@given(seed=SEEDS, moves=st.integers(0, 8))
def test_undo(seed: int, moves: int) -> None:
    conformance.check_undo(walk(seed, moves), 6)


@pytest.mark.slow
@relaxed
@given(seed=SEEDS, moves=st.integers(0, 8), junk=JUNK)
def test_junk_is_refused_and_nothing_changes(seed: int, moves: int, junk: Any) -> None:
    conformance.check_junk(walk(seed, moves), junk)
