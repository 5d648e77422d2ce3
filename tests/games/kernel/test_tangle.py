"""The kernel's promises, on random trees of all its primitives."""

from __future__ import annotations

import random
from contextlib import suppress

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.kernel import RulesError
from tests.games import conformance
from tests.games.conformance import Walk
from tests.games.kernel import tangle
from tests.lots import proof

RULING_SHARE = 0.05
CHECK_SHARE = 0.3
WHOLE_SHARE = 0.03  # seldom: every entry replayed leaves its mark again, so the last replay proves those before it too


def soak(seed: int, seats: int, moves: int) -> Walk:
    """Play at random, with rulings, and check everything now and then."""
    walk = Walk.start(tangle.GAME, seats, seed)
    pick = random.Random(-seed)
    for _ in range(moves):
        if pick.random() < RULING_SHARE:
            with suppress(RulesError):
                walk.note(walk.table.rule(pick.choice(["kill", "enter"]), {"seat": pick.choice(walk.seats)}))
        walk.step()
        if pick.random() < CHECK_SHARE:
            conformance.check_sound(walk)
            conformance.check_saved(walk)
            conformance.check_stir(walk)
            conformance.same_table(conformance.resumed(walk.table), walk.table)
        if pick.random() < WHOLE_SHARE:
            conformance.check_resume(walk)
        if pick.random() < CHECK_SHARE / 3:
            # No future: here an act may make a secret answer illegal, and that it is asked again tells something of it.
            conformance.check_fork(walk, future=0)
            conformance.check_undo(walk, 1)
        if pick.random() < CHECK_SHARE:
            walk.table = conformance.resumed(walk.table)
    conformance.check_resume(walk)
    return walk


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(seed=st.integers(1, 2**32), seats=st.sampled_from([2, 3, 5]), moves=st.integers(1, 90))
def test_tangles_hold(seed: int, seats: int, moves: int) -> None:
    soak(seed, seats, moves)


@proof
def test_many_tangles_hold() -> None:
    kinds: set[str] = set()
    for seed in range(1, 50):
        walk = soak(seed, 2 + seed % 4, 120)
        kinds |= {entry.key.partition("/")[0] for entry in walk.entries}
    expected = {"t.question", "t.react", "t.sheet", "t.strike", "pool.offer", "pool.counter", "pool.deal", "kill"}
    assert expected <= kinds
