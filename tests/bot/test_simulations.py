"""`byrsa playout carthage --players ...`: games by players that think, their figures and plots."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PIL import Image

from bot import __main__ as cli
from bot.fronts.carthage import simulations
from bot.fronts.carthage.simulations import SIMULATED, simulate
from bot.fronts.republic.habits import habits
from bot.fronts.republic.simulations import Order, ordered, parser
from bot.fronts.rome import simulations as rome
from bot.fronts.simulating import alone, names, seated
from games.carthage.minds import RandomPlayer, SensiblePlayer
from games.carthage.minds.casting import casting
from games.carthage.minds.census import Tale, tell
from games.carthage.minds.figures import figures
from games.carthage.state import Carthage
from games.kernel import Table
from rendering import plots


def test_the_same_order_is_the_same_game() -> None:
    order = Order(7, 3, "early", "random")
    assert simulate(order) == simulate(order)


def test_of_mixed_players_every_other_is_sensible_and_the_chairs_change() -> None:
    first, second = (
        [type(one) for one in seated(Order(n, 4, "early", "mixed"), casting().made).values()] for n in (2, 3)
    )
    assert first == [SensiblePlayer, RandomPlayer] * 2
    assert second == [RandomPlayer, SensiblePlayer] * 2


def sat(*words: str) -> list[list[str]]:
    """The kinds of players of each game."""
    return [list(names(seated(order, casting().made)).values()) for order in asked("--seats", "3", *words)]


def test_one_odd_chair_rotates_from_game_to_game() -> None:
    assert sat("--games", "3", "--odd", "never-trades", "--seed", "6") == [
        ["never-trades", "hard", "hard"],
        ["hard", "never-trades", "hard"],
        ["hard", "hard", "never-trades"],
    ]


def test_turned_three_odd_ones_sit_around_one_of_the_cast() -> None:
    words = ("--games", "2", "--players", "fair", "--odd", "random", "--turned", "--seed", "3")
    assert sat(*words) == [["fair", "RandomPlayer", "RandomPlayer"], ["RandomPlayer", "fair", "RandomPlayer"]]
    assert [alone(order) for order in asked("--seats", "3", *words)] == ["diamond", "triangle"]


def test_the_odd_one_sits_in_every_chair_of_every_kind_of_table() -> None:
    orders = asked("--games", "48", "--odd", "easy", "--seats", "4", "--assassination", "all", "--scenario", "all")
    found = {(one.scenario, one.assassination, one.odd.chair) for one in orders if one.odd}
    assert len(found) == 3 * 2 * 4


def test_what_nobody_lacks_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert sat("--games", "1", "--odd", "without:senate.vote") == [["hard", "without:senate.vote", "hard"]]
    with pytest.raises(SystemExit):
        asked("--odd", "without:senate.votes")
    assert "without:senate.votes is none of never-trades" in capsys.readouterr().err


def test_habits_with_a_name_are_found_where_they_are_asked_for() -> None:
    assert "revenue.contribute" in habits((), "games.carthage.minds")
    assert "trade.offer" in SIMULATED.habits()


def test_a_game_with_nobody_odd_takes_no_such_word(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parser(rome.SIMULATED).parse_args(["rome", "--odd", "random"])
    assert "--odd" in capsys.readouterr().err


def test_the_odd_one_is_measured_and_the_command_repeats_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--games", "2", "--players", "random", "--odd", "absent", "--turned", "--seats", "3", "--seed", "5"]
    assert cli._run(["playout", "carthage", *words, "--jobs", "1", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    won = sum(count for reason, count in report["endings"].items() if reason in {"influence", "suffete-for-life"})
    assert report["measures"]["wins of the odd one"]["of"] == won
    assert report["repeat"] == f"byrsa playout carthage {' '.join(words)} --scenario early --assassination base"


def test_figures_as_json_and_plots(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["playout", "carthage", "--games", "2", "--players", "random", "--jobs", "1", "--seats", "3", "--json"]
    assert cli._run([*command, "--plots", str(tmp_path / "plots"), "--tales", str(tmp_path / "tales.json")]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == report["ended"] == 2
    assert sum(report["endings"].values()) == 2
    assert len(json.loads((tmp_path / "tales.json").read_text())) == 2
    for name in ("treasury", "wars", "endings", "length", "chairs", "places", "elements", "cards"):
        with Image.open(tmp_path / "plots" / f"{name}.png") as picture:
            assert picture.format == "PNG"


def asked(*words: str) -> list[Order]:
    return list(ordered(SIMULATED, parser(SIMULATED).parse_args(["carthage", *words])))


def test_games_over_all_kinds_of_tables_take_them_in_turn() -> None:
    orders = asked("--games", "37", "--seats", "all", "--scenario", "all", "--assassination", "all", "--seed", "5")
    kinds = [(one.seats, one.scenario, one.assassination) for one in orders]
    assert len(set(kinds)) == 36
    assert kinds[36] == kinds[0]
    assert {one.seats for one in orders} == {1, 2, 3, 4, 5, 6}
    assert [one.number for one in orders] == list(range(5, 42))


def test_one_kind_of_table_is_the_rule() -> None:
    assert {(one.seats, one.scenario, one.assassination) for one in asked("--games", "3")} == {(4, "early", "base")}
    assert simulate(Order(1, 3, "early", "random", "optional")).assassination == "optional"


def test_with_neutrals_only_scenarios_of_one_era_are_simulated() -> None:
    """RR-4.01.1."""
    asked = parser(rome.SIMULATED).parse_args(["rome", "--games", "26", "--seats", "all", "--scenario", "all"])
    tables = {(one.seats, one.scenario) for one in ordered(rome.SIMULATED, asked)}
    assert {scenario for seats, scenario in tables if seats < 3} == {"early", "middle", "late"}
    assert len(tables) == 2 * 3 + 4 * 5


def test_advanced_rules_are_played_where_they_are_asked_for() -> None:
    """RR-2: all of them, or none."""
    assert rome.simulate(Order(1, 2, "late", "random")).advanced == []
    tale = rome.simulate(Order(1, 3, "late", "sensible", "optional", advanced=True))
    assert "pontifex" in tale.advanced
    assert len(tale.advanced) == 6
    assert (tale.error, bool(tale.reason)) == ("", True)


def test_figures_of_rome_as_tables_and_plots(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["playout", "rome", "--games", "2", "--players", "random", "--jobs", "1", "--seats", "1"]
    assert cli._run([*command, "--plots", str(tmp_path / "plots")]) == 0
    assert "Rome stands in" in capsys.readouterr().out
    assert {one.stem for one in (tmp_path / "plots").iterdir()} >= {"treasury", "wars", "unrest", "endings"}


def test_what_breaks_is_told_and_the_other_games_are_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(table: Table[Carthage], players: object) -> Tale:
        if table.state.dice.seed == "simulation 1":
            raise ZeroDivisionError
        return tell(table, players)  # type: ignore[arg-type]

    monkeypatch.setattr(simulations, "tell", broken)
    command = ["playout", "carthage", "--games", "2", "--players", "random", "--jobs", "1", "--seats", "1", "--json"]
    assert cli._run(command) == 1
    report = json.loads(capsys.readouterr().out)
    assert (report["games"], report["ended"]) == (2, 1)
    assert report["endings"]["ZeroDivisionError()"] == 1


def test_figures_as_tables(capsys: pytest.CaptureFixture[str]) -> None:
    report = figures([simulate(Order(1, 3, "early", "random"))])
    simulations.show({**report, "seconds": 1.0})
    shown = capsys.readouterr().out
    titles = ("Carthage stands in", "How games end", "Kinds of tables", "At the end of each turn", "Victories by chair")
    for title in titles:
        assert title in shown


def test_a_plot_of_nothing_and_of_one_value_can_be_drawn() -> None:
    assert plots.lines("nothing", [], {})
    assert plots.lines("one", [1], {"a": [3.0]})
    assert plots.bars("nothing", {})
    assert plots.bars("some", {"a": 1.0, "b": 0.0}, mark=0.5) != plots.bars("some", {"a": 1.0, "b": 0.5}, mark=0.5)
