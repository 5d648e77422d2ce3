"""What the lobby says of the time to come rests on games that were played; nothing is said that was not measured."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.__main__ import _run
from bot.app.pace import written
from bot.app.pace.measure import TIMED, Order, Setting, gathered, played
from bot.app.pace.report import table
from bot.base.text import Catalogue, Voice, catalogue
from bot.services.clock import forecast
from bot.services.clock.forecast import Length, awake, measured
from bot.services.clock.hours import Pace
from bot.services.people.people import Preferences
from bot.surface.lobby.outlook import days, lengths, pace_choice
from games.catalog import GAMES
from tests.bot.playing import NOW
from tests.lots import proof

HOUR = timedelta(hours=1)
CARTHAGE = GAMES["carthage"]
OPTIONS = CARTHAGE.options().model_dump()
SCENARIOS = ("early", "late", "campaign")
PEOPLE = ("keen", "normal", "slow")
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("literal", [False, True])
def test_the_usual_table_is_measured(literal: bool) -> None:
    assert forecast.forecast("carthage", 4, Pace.STANDARD, OPTIONS, literal=literal) is not None


@pytest.mark.parametrize("row", measured("carthage")["tables"], ids=str)
def test_figures_are_possible_ones(row: dict[str, Any]) -> None:
    found = forecast.forecast("carthage", row["seats"], row["pace"], row["options"], literal=row["literal"])
    assert found is not None
    assert row["pace"] in TIMED
    assert tuple(found.lengths) == tuple(found.hours) == PEOPLE
    assert found.lengths["keen"].turn < found.lengths["slow"].turn
    for one in found.lengths.values():
        assert 0 < one.turn < one.game <= one.longest <= found.longest


def test_what_nobody_has_measured_is_not_forecast() -> None:
    assert forecast.forecast("carthage", 4, Pace.NONE, OPTIONS) is None
    assert forecast.forecast("carthage", 1, Pace.STANDARD, OPTIONS) is None, "who plays alone waits for nobody"
    assert forecast.forecast("carthage", 4, Pace.LIVE, OPTIONS) is None
    assert forecast.forecast("carthage", 9, Pace.BRISK, OPTIONS) is None
    assert forecast.forecast("carthage", 4, Pace.STANDARD, OPTIONS | {"scenario": "none"}) is None
    assert forecast.forecast("sample", 3, Pace.BRISK, {}) is None


def test_who_has_no_quiet_hours_is_awake_all_day() -> None:
    night = Preferences(quiet_from="22:00", quiet_until="06:00")
    assert awake([], NOW) == awake([Preferences()], NOW) == 24 * HOUR
    assert awake([Preferences(), night], NOW) == 16 * HOUR


@proof
def test_the_figures_are_those_that_are_measured_now() -> None:
    """Rules or players may have changed since: then measure anew, as docs/hours.md says."""
    setting = Setting("carthage", 4, options=(("scenario", "early"),))
    (found,) = gathered((setting, played(Order(setting, number, 0))) for number in range(1, 5))
    known = forecast.forecast("carthage", 4, Pace.STANDARD, OPTIONS)
    assert known is not None
    assert table(found)["days_a_turn"]["mean"] == pytest.approx(known.lengths["normal"].turn, rel=0.35)


# What the card says


def at(
    monkeypatch: pytest.MonkeyPatch, language: str, kind: str = "carthage", *, endless: bool = False, **terms: Any
) -> str:
    row = {"options": {"scenario": "early"}, "literal": False, "pace": "brisk", "seats": 3}
    figures = {"keen": [1.0, 9.4, 12.2], "normal": [6.44, 52.0, 60.0], "slow": [23.4, 190.6, 260.1]}
    hours = {"keen": 1.5, "normal": 4.0, "slow": 10.0}
    data = {"games": 4, "samples": 2, "median_hours": hours, "tables": [row | figures]} | (
        {"turns": 3} if endless else {}
    )
    monkeypatch.setattr(forecast, "measured", {"carthage": data, "sample": {"tables": []}}.get)
    stand: Any = SimpleNamespace(game=SimpleNamespace(kind=kind, pace="brisk", terms={"seats": 3, **terms}))
    return "\n".join(lengths(Voice(Catalogue(kind, language)), stand, OPTIONS))


def test_the_card_says_how_long_for_three_kinds_of_people_and_what_it_rests_on(monkeypatch: pytest.MonkeyPatch) -> None:
    said = at(monkeypatch, "en")
    assert "**keen** (1.5 h) 1 day a turn, 9.4 a game · **normal** (4 h) 6.4 days a turn, 52 a game" in said
    assert "**slow** (10 h) 23 days a turn, 191 a game" in said
    assert "Simulated games of each: 8; the longest took 261 days" in said
    assert said.startswith("**How long**: about 6.4 days a turn; the game, some 8 turns, about 52 days.\n-# How long")


def test_the_card_says_it_in_german(monkeypatch: pytest.MonkeyPatch) -> None:
    said = at(monkeypatch, "de")
    assert "**eifrig** (1,5 Std.) 1 Tag je Runde, 9,4 je Spiel · **gewöhnlich** (4 Std.) 6,4 Tage je Runde" in said
    assert "das längste dauerte 261 Tage" in said


@pytest.mark.parametrize(("language", "turn"), [("en", "6.4 days a turn"), ("de", "6,4 Tage je Runde")])
def test_of_a_game_without_an_end_only_a_turn_is_forecast(
    monkeypatch: pytest.MonkeyPatch, language: str, turn: str
) -> None:
    said = at(monkeypatch, language, endless=True)
    assert said.count(turn) == 2
    assert not any(whole in said for whole in ("52", "9.4", "9,4", "261"))


def test_the_card_is_silent_on_what_was_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not at(monkeypatch, "en", rounds=True)
    assert not at(monkeypatch, "en", seats=4)
    assert not at(monkeypatch, "en", "sample")


def test_a_pace_is_offered_with_what_a_turn_takes() -> None:
    words = Catalogue("carthage", "en")
    known = forecast.forecast("carthage", 4, Pace.STANDARD, OPTIONS)
    assert known is not None
    turn = days(known.lengths["normal"].turn)
    assert f"about {turn:g} days a turn with four players" in pace_choice(words, Pace.STANDARD)
    assert "turn" not in pace_choice(words, Pace.LIVE) + pace_choice(Catalogue("sample", "en"), Pace.STANDARD)


# What is written


@pytest.mark.parametrize("kind", [kind for kind in GAMES if measured(kind)["tables"]])
def test_the_page_says_what_was_measured(kind: str) -> None:
    page = (ROOT / written.PAGE).read_text("utf-8")
    assert f"{catalogue(kind, 'en').say(f'game-{kind}')}, version" in page
    assert page == written.with_figures(page, measured(kind))
    assert "| 4, early | " in page
    assert "| standard, early | " in page


def test_what_is_measured_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(written, "ROOT", tmp_path)
    (tmp_path / "data" / "sample").mkdir(parents=True)
    (tmp_path / "docs").mkdir()
    page = tmp_path / written.PAGE
    page.write_text("Before.\n<!-- measured sample -->\nold\n<!-- end -->\nAfter.\n")
    few = ["--seats", "4", "--games", "1", "--samples", "1", "--jobs", "1", "--pace", "standard"]
    assert _run(["pace", "sample", "--write", *few]) == 0
    found = json.loads((tmp_path / "data" / "sample" / "pace.json").read_text())
    assert [row["literal"] for row in found["tables"]] == [False, True]
    row = found["tables"][0]
    assert (row["seats"], row["pace"], row["options"]) == (4, "standard", {})
    assert all(Length(*row[people]).turn > 0 for people in PEOPLE)
    before, *made, after = page.read_text().splitlines()
    assert (before, after) == ("Before.", "After.")
    assert "old" not in made
    assert f"| 4 | {written.length(row['keen'])} |" in page.read_text()


def test_what_was_measured_of_other_tables_in_the_same_way_stays() -> None:
    def of(seats: int, turn: float, games: int = 1) -> dict[str, Any]:
        table = {"options": {}, "literal": False, "pace": "standard", "seats": seats, "normal": [turn, 9, 9]}
        return {"game": "sample", "games": games, "tables": [table]}

    again = written.with_others(of(4, 2), {**of(3, 5), "tables": [*of(3, 5)["tables"], *of(4, 7)["tables"]]})
    assert [(row["seats"], row["normal"][0]) for row in again["tables"]] == [(3, 5), (4, 2)]
    assert written.with_others(of(4, 2), of(3, 5, games=8)) == of(4, 2), "it rests on something else"
    assert written.with_others(of(4, 2), {}) == of(4, 2)


@pytest.mark.parametrize("few", [["--people", "keen"], ["--adoption", "50"]])
def test_the_forecast_is_for_all_people(few: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert _run(["pace", "sample", "--write", *few]) == 2
    assert "leave these options out" in capsys.readouterr().err
