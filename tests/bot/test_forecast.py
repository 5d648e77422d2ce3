"""What the lobby promises: counted figures, and a guess that is said to be one."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.services.clock.forecast import USED, awake, turn, windows
from bot.services.clock.hours import LENGTHS, Pace
from bot.services.people.people import Preferences
from games.catalog import GAMES
from tests.bot.playing import NOW
from tools.rounds import turns

HOUR = timedelta(hours=1)


def test_each_number_of_players_is_counted() -> None:
    assert [*windows("carthage")] == [*GAMES["carthage"].seats]
    assert all(5 < count < 60 for count in windows("carthage").values())
    assert windows("sample") == {}


@pytest.mark.parametrize("pace", LENGTHS)
def test_half_of_each_window_and_all_of_it(pace: Pace) -> None:
    likely, most = turn("carthage", 4, pace)
    assert most == windows("carthage")[4] * LENGTHS[pace]
    assert likely == most * USED


def test_what_nobody_has_counted_is_not_forecast() -> None:
    assert turn("carthage", 4, Pace.NONE) is None
    assert turn("carthage", 9, Pace.BRISK) is None
    assert turn("sample", 3, Pace.BRISK) is None


def test_who_has_no_quiet_hours_is_awake_all_day() -> None:
    night = Preferences(quiet_from="22:00", quiet_until="06:00")
    assert awake([], NOW) == awake([Preferences()], NOW) == 24 * HOUR
    assert awake([Preferences(), night], NOW) == 16 * HOUR


@pytest.mark.slow
def test_the_figures_are_those_that_are_counted_now() -> None:
    """Rules or automata may have changed since: then count anew with `python -m tools.rounds`."""
    for seats in (1, 4):
        counted = [count for number in range(2) for at, count in turns(seats, number).items() if 1 < at <= 5]
        assert sum(counted) / len(counted) == pytest.approx(windows("carthage")[seats], rel=0.35)
