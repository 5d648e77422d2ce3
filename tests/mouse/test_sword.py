"""The Sword of Rome by mouse: each answer is given on the page as it was meant, and a turn costs few presses."""

from __future__ import annotations

import os
from pathlib import Path
from statistics import mean

import pytest

from games.bench import bench
from tests.loopback.pages import browser_test
from tests.mouse.newcomer import playground
from tests.mouse.sword import FIVE, KIND, SEED, TWO, Journey

A_TURN = 70
OF_TWO_HANDS = 110  # on average: the last turn, full of battles, takes more
LONG = pytest.mark.skipif("BYRSA_LONG" not in os.environ, reason="whole turns by mouse take minutes")
PATIENCE = 3600  # seconds, on a busy machine


@browser_test
@pytest.mark.slow
@pytest.mark.parametrize("preset", ["battle", pytest.param("plunder", marks=LONG)])
async def test_an_action_with_all_that_answers_it_is_played_by_mouse(tmp_path: Path, preset: str) -> None:
    """From a position to the end of its round."""
    async with playground(tmp_path, FIVE, SEED) as visit:
        play = await Journey(visit).standing(preset, bench(KIND).presets[preset])
        assert play.awkward == []
        assert {kind for _, _, kind in play.dear} >= {"action.play", "movement.step"}


@LONG
@browser_test
@pytest.mark.slow
@pytest.mark.timeout(PATIENCE)
async def test_a_turn_of_five_by_mouse(tmp_path: Path) -> None:
    """From the lobby over five rounds to the end of reinforcement."""
    async with playground(tmp_path, FIVE, SEED) as visit:
        play = await Journey(visit).five()
        assert play.awkward == []
        assert {who: count for who, count in play.turns.items() if count > A_TURN} == {}


@LONG
@browser_test
@pytest.mark.slow
@pytest.mark.timeout(PATIENCE)
async def test_a_short_game_of_two_by_mouse(tmp_path: Path) -> None:
    """From the lobby to the end; each has two hands."""
    async with playground(tmp_path, TWO, SEED) as visit:
        play = await Journey(visit).two()
        assert (await play.table()).over
        assert play.awkward == []
        assert all("Play a Rematch" in visit.hands[name].channel("hall").last.buttons for name in visit.hands)
        people = {name for _, name in play.turns}
        spent = {one: mean(count for (_, name), count in play.turns.items() if name == one) for one in people}
        assert max(spent.values()) <= OF_TWO_HANDS
