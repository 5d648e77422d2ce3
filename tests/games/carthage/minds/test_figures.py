"""What is noted of games, and the figures of many of them."""

from __future__ import annotations

from typing import Any

from games.carthage import GAME
from games.carthage.minds import RandomPlayer
from games.carthage.minds.census import Observer, Tale, tell
from games.carthage.minds.figures import by_table, cards, figures, ratio, wins_by_place
from games.kernel import Seat, Setup, Table, chairs


def ended(winner: str, **more: Any) -> Tale:
    tale = Tale(seed="s", seats=["diamond", "circle"], players={"diamond": "A", "circle": "B"}, first="circle")
    tale.reason, tale.winner, tale.turns = "influence" if winner else "wars", winner, 7
    for name, value in more.items():
        setattr(tale, name, value)
    return tale


def test_figures_of_games() -> None:
    won = ended("circle", deeds={"suffete": {"circle": 3, "diamond": 1}})
    found = figures([won, ended("")])
    assert found["stands"] == 0.5
    assert found["endings"] == {"influence": 1, "wars": 1}
    assert found["wins_by_chair"] == {"circle": 2.0, "diamond": 0.0}
    assert found["wins_by_player"] == {"A": 0.0, "B": 0.5}
    assert found["elements"] == {"suffete": 1.0}


def test_victories_by_place_begin_with_the_first_home_suffete() -> None:
    assert wins_by_place([ended("circle"), ended("circle"), ended("diamond"), ended("")]) == {"1": 0.667, "2": 0.333}


def test_the_luckiest_chair_beside_the_unluckiest() -> None:
    assert ratio([0.2, 0.3, 0.5]) == 2.5
    assert ratio([0.0, 1.0]) == 0.0


def test_who_drew_a_card_beside_who_played_it() -> None:
    games = [ended("circle", held={"assassin": {"circle": 1, "diamond": 1}}, played={"assassin": {"circle": 1}})] * 20
    found = cards([*games, ended("", held={"assassin": {"diamond": 1}})])
    assert found == {"assassin": {"draws": 40, "drew and won": 1.0, "plays": 20, "played and won": 2.0, "decides": 0.0}}


def test_a_card_decides_when_chance_hardly_explains_it() -> None:
    few, many = ([ended("circle", held={"assassin": {"circle": 1}})] * count for count in (9, 10))
    assert cards(few)["assassin"]["decides"] == 0.0
    assert cards(many)["assassin"]["decides"] == 1.0


def test_each_kind_of_table_has_its_line() -> None:
    late = ended("", scenario="late", assassination="optional", answers=300, seconds=2.0)
    broken = Tale(seed="t", seats=[], players={"diamond": "A"}, error="ValueError()")
    lines = {line["table"]: line for line in by_table([ended("circle", answers=100), late, broken])}
    assert {name: (line["games"], line["ended"], line["wars"]) for name, line in lines.items()} == {
        "early 1": (1, 0, 0),
        "early 2": (1, 1, 0),
        "late 2 optional": (1, 1, 1),
    }
    assert lines["late 2 optional"]["longest"] == 2.0
    assert figures([broken])["endings"] == {"ValueError()": 1}


def test_cards_that_come_into_a_hand_are_noted_once() -> None:
    watching = Observer(Tale(seed="s", seats=[], players={}))
    watching.take(Seat("diamond"), ["assassin.1"])
    watching.take(Seat("diamond"), ["assassin.1", "public-outcry.2"])
    assert watching.tale.held == {"assassin": {"diamond": 1}, "public-outcry": {"diamond": 1}}


def test_who_presides_first_is_noted() -> None:
    table, _ = Table.start(GAME, Setup(chairs(3), "first", GAME.options()), marks=False)
    lowest = min(table.state.aligned(), key=lambda one: one.number)
    owner = lowest.faction
    tale = tell(table, {seat: RandomPlayer(f"first/{seat}") for seat in chairs(3)}, most=60)
    assert tale.first == owner
