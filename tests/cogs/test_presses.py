"""What two turns cost whoever says in all of it what he thinks best: presses, on several seeds, without a browser."""

from __future__ import annotations

import pytest

from tests.cogs.conftest import Hall
from tests.cogs.pressing import Evening

A_TURN = 25
SEEDS = ("Qart", "Hadasht", "Tanit", "Melqart", "Baal")


@pytest.mark.parametrize("seed", SEEDS)
async def test_a_turn_of_whoever_thinks_takes_few_presses(hall: Hall) -> None:
    """17.8: whoever says in all of it what he thinks best."""
    await hall.begin(rounds=False, scenario="late")
    evening = await Evening.of(hall)
    await evening.play(2)
    print(*evening.by_question(), *evening.awkward, sep="\n")
    assert {turn for turn, _ in evening.turns} >= {1, 2}
    assert {who: count for who, count in evening.turns.items() if count > A_TURN} == {}
