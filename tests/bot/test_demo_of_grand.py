"""The Grand Variant played through Discord alone: both republics are set up side by side, each in its own words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.app.demo import play
from tests.cogs.test_whole_game import MISSING

CARTHAGE, ROME = "> 🟣 Carthage ", "> 🔴 Rome "
DRAWERS = re.compile(f"{CARTHAGE}.*{ROME}", re.DOTALL)


@pytest.fixture(scope="module")
def story(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, play.Played, list[str]]:
    """Three people, up to the first turn."""
    folder = tmp_path_factory.mktemp("story")
    with capture_logs() as logged:
        played = play.main(folder, play.Wish(3, {"start": "simultaneous"}, "5", 0, "grand"))
    return folder, played, [f"{one}" for one in logged if one["event"].startswith("text.")]


def test_everything_has_words_and_a_control(story: tuple[Path, play.Played, list[str]]) -> None:
    folder, played, missing = story
    assert (played.turns, played.awkward, missing) == (1, [], [])
    assert not [one for one in folder.glob("*.md") if MISSING.search(one.read_text("utf-8"))]


def test_a_desk_has_a_drawer_for_each_republic(story: tuple[Path, play.Played, list[str]]) -> None:
    """Architecture of the variant: a form of one republic never lists things of the other."""
    desks = story[0].joinpath("dm-elissa.md").read_text("utf-8").split("---")
    both = [one for one in desks if DRAWERS.search(one)]
    assert both
    assert all(one.index(CARTHAGE) < one.index(ROME) for one in both)


def test_the_turn_card_has_two_bars_and_the_wars_a_card_of_their_own(
    story: tuple[Path, play.Played, list[str]],
) -> None:
    hall = story[0].joinpath("hall.md").read_text("utf-8")
    assert re.search(r"> Carthage: .*\*\*\[", hall)
    assert "> Rome: Mortality · Revenue" in hall
    assert "The coupled wars, turn 1" in hall


def test_what_the_channel_notices_says_of_which_republic_it_is(story: tuple[Path, play.Played, list[str]]) -> None:
    hall = story[0].joinpath("hall.md").read_text("utf-8")
    assert re.search(r"> 🟣 Carthage: .* plays Bomilcar", hall)
    assert re.search(r"> 🔴 Rome: .* plays P. Cornelius Scipio Africanus", hall)


def test_what_each_republic_told_stands_in_its_log(story: tuple[Path, play.Played, list[str]]) -> None:
    log = story[0].joinpath("log.md").read_text("utf-8")
    assert "Bomilcar" in log
    assert "Scipio Africanus" in log
