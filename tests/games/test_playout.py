"""Random games, and the file by which a failure is run again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from games import playout, sample
from games.catalog import GAMES
from games.kernel import Broken, Game
from games.sample.state import SaltRoad
from tests.lots import proof


async def bad_market(g: SaltRoad) -> None:
    raise ZeroDivisionError


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """The Salt Road with a market that fails."""
    game = replace(sample.GAME, steps={**sample.GAME.steps, "market": bad_market})
    games: Mapping[str, Game[Any]] = {"sample": game}
    monkeypatch.setattr(playout, "GAMES", games)
    return game


@pytest.mark.parametrize("name", GAMES)
def test_every_game_plays_on_at_random(name: str) -> None:
    game = GAMES[name]
    for result in playout.playouts(game, len(game.seats), seed=5, limit=150):
        assert result.error is None
        assert result.over or result.answers == 150


@proof
@pytest.mark.parametrize("name", GAMES)
def test_every_game_plays_on_at_random_for_long(name: str) -> None:
    results = list(playout.playouts(GAMES[name], 8, seed=100, limit=2_000))
    assert [result.error for result in results] == [None] * 8


def test_the_same_seed_plays_the_same_game() -> None:
    assert playout.playout(sample.GAME, 3, 7) == playout.playout(sample.GAME, 3, 7)
    assert playout.playout(sample.GAME, 3, 7).over


def test_a_limit_ends_what_would_not_end() -> None:
    result = playout.playout(sample.GAME, 3, 7, limit=10)
    assert (result.answers, result.over) == (10, False)


def test_a_failure_is_written_and_can_be_run_again(broken: Game[Any], tmp_path: Path) -> None:
    result = playout.playout(broken, 2, 3, folder=tmp_path)
    assert result.error is not None
    assert result.file is not None
    assert "ZeroDivisionError" in result.error
    with pytest.raises(Broken, match="ZeroDivisionError"):
        playout.replay(Path(result.file))


def test_a_repaired_failure_runs_through(broken: Game[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = playout.playout(broken, 2, 3, folder=tmp_path).file
    assert file is not None
    monkeypatch.setattr(playout, "GAMES", GAMES)
    assert playout.replay(Path(file)).error is None


def test_the_command_line_reports_and_fails_when_something_broke(
    broken: Game[Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["sample", "--games", "3", "--seed", "4", "--json", "--failures", str(tmp_path)]
    assert playout.main(arguments) == 1
    figures = json.loads(capsys.readouterr().out)
    assert (figures["games"], len(figures["failures"])) == (3, 3)


def test_the_command_line_plays_and_tells_how_fast(capsys: pytest.CaptureFixture[str]) -> None:
    assert playout.main(["sample", "--games", "4", "--seats", "2"]) == 0
    assert capsys.readouterr().out.startswith("4 games, 4 played to the end, ")


def test_its_help_tells_of_players_that_think(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        playout.main(["--help"])
    assert ended.value.code == 0
    assert "--players sensible --help" in " ".join(capsys.readouterr().out.split())
