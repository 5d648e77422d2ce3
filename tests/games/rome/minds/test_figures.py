"""What is noted of games of Rome, and the figures of many of them."""

from __future__ import annotations

from typing import Any

from games.kernel import Setup, Table, chairs
from games.rome import GAME
from games.rome.minds import RandomPlayer
from games.rome.minds.census import Tale, Year, tell
from games.rome.minds.figures import by_turn, figures, lines


def ended(winner: str, **more: Any) -> Tale:
    tale = Tale("s", {"diamond": "A", "circle": "B"}, "early", [])
    tale.reason, tale.winner, tale.turns = "influence" if winner else "wars", winner, 7
    for name, value in more.items():
        setattr(tale, name, value)
    return tale


def test_figures_of_games() -> None:
    won = ended("circle", deeds={"battles": {"circle": 3, "diamond": 1}})
    found = figures([won, ended("")])
    assert found["stands"] == 0.5
    assert found["endings"] == {"influence": 1, "wars": 1}
    assert found["wins_by_chair"] == {"circle": 2.0, "diamond": 0.0}
    assert found["wins_by_player"] == {"A": 0.0, "B": 0.5}
    assert found["elements"] == {"battles": 1.0}


def test_survival_is_told_by_scenario_and_seats() -> None:
    found = figures([ended("circle"), ended("", scenario="late")])
    assert [(row["table"], row["stands"], row["wars"]) for row in found["tables"]] == [
        ("early 2", 1.0, 0),
        ("late 2", 0.0, 1),
    ]
    assert lines(found).startswith("Rome stands in 50 % of 2 games\n")


def test_each_turn_is_an_average_over_the_games_that_came_so_far() -> None:
    games = [ended("", years=[Year(1, 100, 2, 1, {}), Year(2, 40, 3, 4, {})]), ended("", years=[Year(1, 50, 0, 0, {})])]
    assert by_turn(games)[0] == {"turn": 1, "games": 2, "treasury": 75.0, "unrest": 1.0, "active": 0.5}
    assert [row["games"] for row in by_turn(games)] == [2, 1]


def test_a_game_is_noted_turn_by_turn() -> None:
    table, _ = Table.start(GAME, Setup(chairs(3), "noted", GAME.options(), 2), marks=False)
    tale = tell(table, {seat: RandomPlayer(f"noted/{seat}") for seat in chairs(3)})
    assert [one.turn for one in tale.years] == list(range(1, tale.turns + 1))
    assert set(tale.years[0].influence) == set(map(str, chairs(3)))
