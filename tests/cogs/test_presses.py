"""What two turns cost whoever says in all of it what he thinks best: presses, with several dice, without a browser."""

from __future__ import annotations

import pytest

from tests.cogs.conftest import Hall
from tests.cogs.pressing import Evening
from tests.lots import lots

A_TURN = 25


@pytest.mark.parametrize("seed", lots(["Qart"], ["Hadasht"]))
async def test_a_turn_of_whoever_thinks_takes_few_presses(hall: Hall) -> None:
    """17.8a: offers, bought votes and trials too; and nobody is told of himself as of somebody else."""
    await hall.begin(rounds=False, scenario="late")
    evening = await Evening.of(hall)
    await evening.play(2)
    print(*evening.by_question(), sep="\n")
    assert {turn for turn, _ in evening.turns} == {0, 1, 2}
    assert {who: count for who, count in evening.turns.items() if count > A_TURN} == {}
    assert evening.awkward == []
    assert evening.befell
    assert [line for me, line in evening.befell if me in line] == []
