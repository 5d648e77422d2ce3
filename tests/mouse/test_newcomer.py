"""A newcomer trades soon and a turn costs few presses, counted on the page by mouse (what it took is printed)."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.loopback.pages import browser_test
from tests.lots import lots
from tests.mouse.newcomer import playground, tried, whole_game, whole_turn

TRIED = 20
FROM_THE_LOBBY = 60
A_TURN = 25  # with what is asked, and what is done of oneself alone
IN_DEALS = 12  # two trades that somebody begins, with the consent to each
TRADING = 2  # the turn by which a deal has been settled
LONG = pytest.mark.skipif("BYRSA_LONG" not in os.environ, reason="a whole game by mouse takes minutes")
PATIENCE = 1800  # seconds, on a busy machine


@browser_test
@pytest.mark.slow
async def test_a_trade_that_is_tried_takes_few_presses(tmp_path: Path) -> None:
    """From the opening of the page to the settled deal, both sides together."""
    async with playground(tmp_path) as visit:
        play = await tried(visit)
        print(*visit.table(), sep="\n")
        assert set(play.first) == {"elissa", "ahiram"}
        assert sum(play.first.values()) == visit.presses <= TRIED


@browser_test
@pytest.mark.slow
@pytest.mark.parametrize("turn", lots([1], [2]))
async def test_from_the_lobby_to_a_trade_and_whole_turns_take_few_presses(tmp_path: Path, turn: int) -> None:
    """The set-up and a turn of four people: to the first settled deal, and each person in each turn."""
    async with playground(tmp_path) as visit:
        play = await whole_turn(visit, turn=turn)
        print(*visit.table(), *play.by_question(), sep="\n")
        assert max(play.first.values(), default=0) <= FROM_THE_LOBBY
        assert play.first or turn < TRADING
        assert {turn for turn, _ in play.turns} == set(range(turn + 1))
        assert {who: count for who, count in (play.turns - play.deals).items() if count > A_TURN} == {}
        assert {who: count for who, count in play.deals.items() if count > IN_DEALS} == {}


@LONG
@browser_test
@pytest.mark.slow
@pytest.mark.timeout(PATIENCE)
async def test_a_whole_early_game_of_rome_by_mouse(tmp_path: Path) -> None:
    """From the lobby to the last card; every answer is given on the page as it was meant."""
    async with playground(tmp_path) as visit:
        play = await whole_game(visit, kind="rome")
        print(*visit.table(), *play.by_question(), sep="\n")
        assert (await play.table()).over
        assert play.awkward == []
        assert all("Play a Rematch" in hand.channel("hall").last.buttons for hand in visit.hands.values())
        assert {who: count for who, count in play.turns.items() if count > A_TURN} == {}
