"""`byrsa goals GAME`: what a game is meant to be, beside what is measured."""

from __future__ import annotations

import json

import pytest

from bot import __main__ as cli
from bot.fronts.carthage.simulations import SIMULATED
from bot.fronts.goals import Goal, Goals, Played, Series, Wish, compared, played, read, verdict, words
from games.carthage.minds.figures import figures

GOALS = read(SIMULATED.goals)


def goal(low: float | None, high: float | None, unit: str = "") -> Goal:
    return Goal.model_validate({"in": ["early"], "figure": "stands", "from": low, "to": high, "unit": unit})


def test_a_goal_in_words() -> None:
    assert [goal(*ends).wish for ends in ((6, 9), (8, None), (None, 1.15))] == ["6-9", "at least 8", "at most 1.15"]
    assert goal(60, 85, "%").wish == "60-85 %"


@pytest.mark.parametrize(
    ("value", "low", "high", "said"),
    [
        (70, 65, 75, "surely"),
        (70, 55, 75, "yes"),
        (70, 65, 90, "yes"),
        (90, 80, 99, "no"),
        (100, 51, 100, "no"),
        (90, 86, 99, "surely not"),
        (50, 40, 59, "surely not"),
    ],
)
def test_a_goal_is_met_surely_where_all_that_chance_leaves_open_meets_it(
    value: float, low: float, high: float, said: str
) -> None:
    assert verdict(goal(60, 85), value, low, high) == said


def test_figures_are_compared_in_the_unit_of_the_goal() -> None:
    found = Goals(series={}, goals=(goal(60, 85, "%"),))
    measured = {"stands": {"value": 0.7, "low": 0.5, "high": 0.8, "of": 20}, "turns": {"value": 7}}
    series = {"early": Played("byrsa", measured, 0), "late": Played("byrsa", measured, 0)}
    row = {"figure": "stands", "games": "early", "goal": "60-85 %", "measured": 70, "from": 50, "to": 80, "of": 20}
    assert list(compared(found, series)) == [{**row, "met": "yes"}]


def test_every_goal_of_carthage_is_a_figure_of_a_series_that_can_be_played() -> None:
    wish = Wish(games=10, seed=3)
    for series in GOALS.series.values():
        asked = SIMULATED.parser().parse_args(words(SIMULATED, series, wish))
        assert asked.seed == 3
    some = {"value": 0.0, "low": 0.0, "high": 0.0, "of": 0}
    names = [*figures([])["measures"], "wins of chair diamond", "wins of place 1", "wins of the odd one"]
    every = {name: Played("", dict.fromkeys(names, some), 0) for name in GOALS.series}
    for one in GOALS.goals:
        rows = list(compared(Goals(series={}, goals=(one,)), every))
        assert len(rows) >= len(one.series)


def test_so_many_games_of_each_series_and_of_a_quick_look_fewer() -> None:
    series = Series(plays="", times=5)
    assert (series.games(400, quick=False), series.games(400, quick=True)) == (2000, 400)
    assert Series(plays="", times=0.25).games(2, quick=True) == 1


def test_series_are_chosen_by_name_by_scenario_and_by_haste() -> None:
    few = {
        "a": Series(plays="--players random --seats 1", quick=True),
        "b c": Series(plays="--players random --seats 1 --scenario late", quick=True),
        "b d": Series(plays="--players random --seats 1"),
    }
    found = Goals(series=few, goals=())

    def names(**wishes: object) -> list[str]:
        return [name for name, _ in played(SIMULATED, found, Wish(games=1, seed=1, **wishes))]  # type: ignore[arg-type]

    assert names() == ["a", "b c", "b d"]
    assert names(quick=True) == ["a", "b c"]
    assert names(scenario="late") == ["b c"]
    assert names(series=["b *"]) == ["b c", "b d"]


def test_the_command_says_all_of_it_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["goals", "carthage", "--games", "1", "--series", "alone", "--seed", "7", "--jobs", "1", "--json"]
    assert cli._run(command) == 0
    found = json.loads(capsys.readouterr().out)
    assert [(row["figure"], row["games"], row["of"]) for row in found["goals"]] == [("stands", "alone", 1)]
    assert found["series"]["alone"]["command"].startswith("byrsa playout carthage --games 1 --players hard --seats 1")
    assert "--seed 7" in found["series"]["alone"]["command"]


def test_the_command_shows_a_table_and_how_to_repeat_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli._run(["goals", "carthage", "--games", "1", "--series", "alone", "--jobs", "1"]) == 0
    shown = capsys.readouterr().out
    for word in ("stands", "45-70 %", "To play them again:", "byrsa playout carthage"):
        assert word in shown


def test_a_game_without_goals_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli._run(["goals", "sample"]) == 2
    assert "sample has no goals yet" in capsys.readouterr().err
