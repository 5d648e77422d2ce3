"""The long run: how its figures are reckoned, which games it plays, and what it finds wrong."""

from __future__ import annotations

import pytest

from tests.games.rome import long
from tests.games.rome.long import Ended, at_random, by_sensible, interval, is_right, report


def games(stood: int, fell: int, **more: str) -> list[Ended]:
    """Early games for four."""
    ends = [True] * stood + [False] * fell
    return [Ended("sensible", "early", 4, seed, "wars", stands, **more) for seed, stands in enumerate(ends)]


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"), [(0, 0, 0, 1), (5, 10, 0.24, 0.76), (75, 100, 0.66, 0.82), (100, 100, 0.96, 1)]
)
def test_the_interval_of_a_share(hits: int, of: int, low: float, high: float) -> None:
    assert interval(hits, of) == pytest.approx((low, high), abs=0.005)


def test_it_is_right_while_the_goal_may_be_met_and_all_games_end() -> None:
    assert is_right(games(stood=70, fell=30))
    assert is_right(games(stood=9, fell=1)), "so few say nothing"
    assert not is_right(games(stood=97, fell=3))
    assert not is_right(games(stood=30, fell=70))
    assert not is_right([*games(stood=70, fell=30), Ended("random, plain", "late", 3, 7, error="no end")])


def test_it_says_how_games_end_and_which_broke() -> None:
    broken = Ended("random, plain", "late", 3, 7, error="no end")
    kind, other, goal, last = report([*games(stood=3, fell=1), broken])
    assert kind == "sensible: 4 games, 0 answers: wars 4; stands, by seats: {4: 0.75}"
    assert other == "random, plain: 1 games, 0 answers: broken 1"
    assert goal == "Rome stands in 3 of 4 Early games for four: 30% to 95% at 95 % (goal 50% to 85%)"
    assert last == str(broken)


def test_a_game_that_breaks_is_noted_and_the_run_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object, **__: object) -> None:
        raise AssertionError("lost")

    monkeypatch.setattr(long, "played", breaks)
    monkeypatch.setattr(long, "tell", breaks)
    assert [at_random(0).error, by_sensible(0).error] == ["AssertionError('lost')"] * 2


def test_sensible_players_sit_at_all_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    met = set[tuple[str, int, bool]]()

    def note(_: str, scenario: str, seats: int, __: int, *, advanced: bool) -> Ended:
        met.add((scenario, seats, advanced))
        return Ended("", scenario, seats, 0)

    monkeypatch.setattr(long, "sensibly", note)
    for number in range(1, 80, 2):
        by_sensible(number)
    assert len(met) == 5 * 4 * 2
    by_sensible(0)
    assert len(met) == 5 * 4 * 2, "an Early game for four, without Advanced Rules"
