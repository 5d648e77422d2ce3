"""A newcomer trades soon, and a turn costs few presses, counted on the page by mouse (what it took is printed)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.loopback.pages import browser_test
from tests.mouse.newcomer import playground, tried, whole_turn

TRIED, FROM_THE_LOBBY, TURN = 20, 60, 25
DEALS = 30  # of somebody who makes an offer to each of the others, and answers theirs


@browser_test
@pytest.mark.slow
async def test_a_trade_that_is_tried_takes_few_presses(tmp_path: Path) -> None:
    """From the opening of the page to the settled deal, both sides together."""
    async with playground(tmp_path) as visit:
        play = await tried(visit)
        print(*visit.table(), sep="\n")
        assert play.awkward == []
        assert set(play.first) == {"elissa", "ahiram"}
        assert sum(play.first.values()) == visit.presses <= TRIED


@browser_test
@pytest.mark.slow
@pytest.mark.timeout(1800)
async def test_the_way_from_the_lobby_and_a_whole_turn_take_few_presses(tmp_path: Path) -> None:
    """Four people, each at a window of his own, who do what they think best; the second turn is played whole."""
    async with playground(tmp_path) as visit:
        play = await whole_turn(visit)
        print(*visit.table(), play.first, *sorted(play.turns.items()), sep="\n")
        assert play.first
        assert max(play.first.values()) <= FROM_THE_LOBBY
        assert {turn for turn, _ in play.turns} >= {1, 2}
        beside = {one: count - play.deals[one] for one, count in play.turns.items() if one[0] == 2}
        assert max(beside.values()) <= TURN
        assert max(play.deals.values()) <= DEALS
