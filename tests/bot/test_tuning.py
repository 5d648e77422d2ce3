"""`byrsa tune GAME`: weights found by playing, the same for the same seed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import data
from bot import __main__ as cli
from bot.base.errors import SetupError
from bot.fronts import tuning
from bot.fronts.carthage.simulations import TUNED
from bot.fronts.republic.tuning import weights
from bot.fronts.tuning import SEATS, Bout, Contest, Tuned, Wish, main, moved, searched, stepped
from games.carthage import GAME
from games.carthage.minds.casting import casting
from games.kernel import Dice

START = {"influence": 4.0, "patience": 10}
WISH = Wish(games=150, seed=5, rounds=8, level="hard")


def liking(bout: Bout) -> bool | None:
    """A game that is won the more often the more Influence is worth to somebody; one in ten is won by nobody."""
    roll = Dice(bout.seed).roll("fate", 1, 100)[0]
    mine, other = bout.weights(bout.chair)["influence"], bout.weights((bout.chair + 1) % SEATS)["influence"]
    return None if roll > 90 else roll <= (60 if mine > other else 12)


def tuned(tried: Any = liking) -> Tuned:
    return Tuned(game=GAME, levels=("hard",), weights=lambda _level: START, tried=tried, file="carthage/minds.json")


def found(wish: Wish = WISH, own: Tuned | None = None) -> list[tuple[tuning.Round, Mapping[str, float]]]:
    return list(searched(own or tuned(), wish, lambda _number, _test: None))


def test_who_wins_more_takes_over_and_who_does_not_is_sent_away_early() -> None:
    rounds = found()
    held = START["influence"]
    for one, after in rounds:
        better = "influence" in one.changed and one.changed["influence"][1] > held
        assert one.taken == better
        assert one.games < WISH.games
        held = after["influence"]
    assert held > START["influence"]
    assert any(not one.taken for one, _ in rounds)


def test_the_same_seed_finds_the_same_however_many_are_played_at_once() -> None:
    assert found(replace(WISH, jobs=3)) == found()
    assert found(replace(WISH, seed=6)) != found()


def test_only_the_weights_that_are_named_are_changed() -> None:
    rounds = found(replace(WISH, names=["patience"]))
    assert {name for one, _ in rounds for name in one.changed} == {"patience"}
    with pytest.raises(SetupError, match="No weight is called fame"):
        found(replace(WISH, names=["fame"]))


def test_steps_shrink_and_are_of_the_size_of_what_is_moved() -> None:
    wish = replace(WISH, rounds=100)
    moves = [moved({"a": 10.0}, ["a"], wish, number)["a"] for number in range(100)]
    far = [abs(one - 10) for one in moves]
    assert max(far[90:]) < 1.5 < max(far[:10]) < 7
    assert {one > 10 for one in moves} == {True, False}


def test_whole_numbers_stay_whole_and_nothing_stands_still() -> None:
    assert [stepped(3, 0.1), stepped(3, -0.1), stepped(20, 0.5)] == [4, 2, 30]
    assert stepped(0.0, 0.5) > 0 > stepped(0.0, -0.5)
    assert stepped(-4.0, 0.5) < -4


def test_every_challenger_plays_the_same_seeds_from_another_chair_each_time() -> None:
    met: list[tuple[str, int]] = []

    def noted(bout: Bout) -> bool | None:
        met.append((bout.seed, bout.chair))
        return None

    found(replace(WISH, games=6, rounds=2), tuned(noted))
    assert met[:6] == met[6:] == [(f"tuning {number}", number % 4) for number in range(5, 11)]


def test_a_contest_is_decided_when_it_is_sure() -> None:
    """Wald: a quarter of all games is chance at a table for four."""
    lucky, usual = Contest(4), Contest(4)
    while lucky.verdict is None:
        lucky.add(won=True)
    while usual.verdict is None:
        usual.add(won=usual.of % 4 == 0)
    assert (lucky.verdict, usual.verdict) == (True, False)
    assert lucky.of < 15 < usual.of < 100
    assert Contest(4, won=1, of=3).verdict is None


def test_a_real_game_is_won_by_the_challenger_by_others_or_by_nobody() -> None:
    held = weights(casting(), "hard")
    assert held["influence"] > 0
    bout = Bout(3, "hard", 0, tuple(held.items()), tuple(held.items()))
    outcomes = [TUNED.tried(replace(bout, chair=chair)) for chair in range(SEATS)]
    assert outcomes.count(True) == 1 or outcomes == [None] * SEATS


def test_what_is_found_is_written_for_its_level(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "minds.json").write_text(
        '{"easy": {"weights": {"influence": 1}}, "hard": {"weights": {}, "lacks": []}}'
    )
    monkeypatch.setattr(data, "path", lambda name: tmp_path / name)
    own = replace(tuned(), file="minds.json")
    assert main(own, games=150, seed=5, rounds=8, level="hard", write=True) == 0
    written = json.loads((tmp_path / "minds.json").read_text())
    assert written["hard"] == {"weights": dict(found()[-1][1]), "lacks": []}
    assert written["easy"] == {"weights": {"influence": 1}}


def test_the_report_as_json_has_the_command_that_finds_it_again(capsys: pytest.CaptureFixture[str]) -> None:
    names = ["influence"]
    main(tuned(), games=20, seed=5, rounds=2, level="hard", names=names, options={"scenario": "late"}, as_json=True)
    report = json.loads(capsys.readouterr().out)
    command = "byrsa tune carthage --games 20 --seed 5 --rounds 2 --level hard --weights influence"
    assert report["command"] == f"{command} --option scenario=late"
    assert set(report["weights"]) == set(START)
    assert len(report["rounds"]) == 2


def test_the_command_shows_what_was_tried(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli._run(["tune", "carthage", "--games", "1", "--rounds", "1", "--jobs", "1"]) == 0
    shown = capsys.readouterr().out
    for word in ("Challengers of hard players", "influence", "To find them again: byrsa tune carthage --games 1"):
        assert word in shown


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["sample"], "sample has no weights to tune yet"),
        (["carthage", "--level", "best"], "carthage has no level best"),
        (["carthage", "--option", "scenario=never"], "carthage does not take this: scenario"),
        (["carthage", "--weights", "fame"], "No weight is called fame"),
    ],
)
def test_what_cannot_be_searched_is_said(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli._run(["tune", *words]) == 2
    assert said in capsys.readouterr().err
