"""`byrsa playout diplomacy --players ...`: years of it by players that think, their figures and plots."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot import __main__ as cli
from bot.fronts.diplomacy import simulations
from bot.fronts.simulating import Order
from games.diplomacy.minds.figures import figures


def test_figures_as_json_and_plots(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["playout", "diplomacy", "--games", "2", "--players", "mixed", "--jobs", "1", "--seats", "3", "--json"]
    assert cli._run([*command, "--turns", "1", "--plots", str(tmp_path)]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["games"], report["ended"], report["errors"]) == (2, 2, {})
    assert [row["seats"] for row in report["tables"]] == ["3"]
    assert report["tables"][0]["seized"] > 0
    assert {row["player"] for row in report["by_player"]} == {"SensiblePlayer", "RandomPlayer"}
    assert {one.stem for one in tmp_path.iterdir()} == {"growth", "centres", "deeds-3"}


def test_tables_for_twenty_and_what_breaks(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulations, "tell", lambda *_: 1 / 0)
    broken = simulations.simulate(Order(1, 20, "sensible", 1))
    assert broken.error.startswith("ZeroDivisionError")
    simulations.show({**figures([broken]), "seconds": 1.0})
    shown = capsys.readouterr().out
    assert "A game of 20" in shown
    assert "What broke" in shown
