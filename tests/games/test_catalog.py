"""The list of games: each is loaded when it is first asked for, and only those that are listed."""

from __future__ import annotations

from games.catalog import GAMES, MINDS, levels, mind


def test_a_game_that_nobody_lists_is_none() -> None:
    assert GAMES.get("kernel") is None
    assert "kernel" not in GAMES
    assert [GAMES[name].id for name in GAMES] == [*GAMES]


def test_a_game_without_computer_players_has_no_level() -> None:
    assert {*MINDS} < {*GAMES}
    assert MINDS.get("sample") is None
    assert (levels("sample"), mind("sample", "hard")) == ((), None)
    assert all(levels(name) for name in MINDS)
