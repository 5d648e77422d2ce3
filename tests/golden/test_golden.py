"""Whole games go as they went, in another process that orders its sets otherwise; re-recorded only on purpose."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from games.carthage.setup.laying_out import CarthageOptions
from games.catalog import GAMES
from tests.golden.__main__ import main
from tests.golden.recording import HOME, PLANS, Differs, Plan, record, replay, written

MOST = 1_500_000  # bytes in all, so that the repository stays small
SMALL = [plan.name for plan in PLANS if plan.game == "sample"]
LONG = [plan.name for plan in PLANS if plan.game == "carthage"]
OF_ROME = [plan.name for plan in PLANS if plan.game == "rome"]
OF_BOTH = [plan.name for plan in PLANS if plan.game == "grand"]
OF_DIPLOMACY = [plan.name for plan in PLANS if plan.game == "diplomacy"]
OF_SWORD = [plan.name for plan in PLANS if plan.game == "sword"]
SHORT = PLANS[0].file.read_text("utf-8")
ON_PURPOSE = "If games are meant to go otherwise now: python -m tests.golden, and look at the difference."


def replayed(names: list[str], seed: str) -> None:
    """Replay games in a process of their own."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.golden", "--verify", *names],
        env={**os.environ, "PYTHONHASHSEED": seed},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=280,
        check=False,
    )
    assert done.returncode == 0, f"{done.stdout[-2000:]}{done.stderr[-2000:]}\n{ON_PURPOSE}"
    assert [line.partition(":")[0] for line in done.stdout.splitlines()] == names


def test_small_games_go_as_they_went() -> None:
    replayed(SMALL, "1")


def test_games_of_carthage_go_as_they_went() -> None:
    replayed(LONG, "2")


def test_games_of_rome_go_as_they_went() -> None:
    replayed(OF_ROME, "3")


def test_games_of_both_republics_go_as_they_went() -> None:
    replayed(OF_BOTH, "5")


def test_games_of_diplomacy_go_as_they_went() -> None:
    replayed(OF_DIPLOMACY, "4")


def test_games_of_the_sword_go_as_they_went() -> None:
    replayed(OF_SWORD, "6")


def test_each_game_and_scenario_is_there() -> None:
    """12.4; and one person alone, two, the other rule for assassinations, each way to vote."""
    assert {plan.game for plan in PLANS} == set(GAMES)
    assert {plan.file.name for plan in PLANS} == {one.name for one in HOME.iterdir()}
    ours = [plan for plan in PLANS if plan.game == "carthage"]
    for name in ("scenario", "assassination", "ballots"):
        every = set(get_args(CarthageOptions.model_fields[name].annotation))
        chosen = {getattr(CarthageOptions.model_validate(plan.options), name) for plan in ours}
        assert chosen == every, name
    assert {1, 2, 4, 6} <= {plan.seats for plan in ours}
    assert [plan.name for plan in ours if plan.sensible]


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
def test_each_was_played_to_its_end(plan: Plan) -> None:
    text = plan.file.read_text("utf-8")
    assert text.endswith(" over\n")
    assert plan.game != "carthage" or '! {"' in text


def test_they_are_small() -> None:
    assert sum(one.stat().st_size for one in HOME.iterdir()) < MOST


def changed(kind: str, old: str, new: str) -> str:
    """The short game with something else in the first line that begins like this, or says this."""
    lines = SHORT.splitlines(keepends=True)
    number = next(n for n, line in enumerate(lines) if n and kind in line and old in line)
    lines[number] = lines[number].replace(old, new, 1)
    return "".join(lines)


def last_digits() -> str:
    answer = next(line for line in SHORT.splitlines()[1:] if not line.startswith(("=", "!", ".")))
    return answer.rpartition("\t")[2]


@pytest.mark.parametrize(
    ("kind", "old", "new", "why"),
    [
        ("\t", last_digits(), "ffffff", "line 2\n"),
        ("= turn", "= turn", "= turn 9", "recorded: = turn 9"),
        ("sample.", "sample.", "sample.none.", "is not asked; turn"),
        ("sample.bid", "\t", "\t9", "IllegalAnswer"),
        ('! {"', '"told":"', '"told":"No', "recorded: !"),
        (". ", ". ", ". x", "recorded: . x"),
    ],
)
def test_whatever_differs_is_named(kind: str, old: str, new: str, why: str) -> None:
    with pytest.raises(Differs, match="sample-2") as caught:
        replay(changed(kind, old, new))
    assert why in str(caught.value)


@pytest.mark.parametrize(("kind", "old", "new"), [("\t", last_digits(), "ffffff"), (". ", ". ", ". x")])
def test_the_same_play_under_other_marks_is_told_from_other_play(
    kind: str, old: str, new: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert replay(changed(kind, old, new), marks=False) == replay(SHORT)
    for what in ("= turn", "sample.bid", '! {"'):
        with pytest.raises(Differs):
            replay(changed(what, "1", "2"), marks=False)
    monkeypatch.setattr("tests.golden.recording.HOME", tmp_path)
    (tmp_path / "sample-2.txt").write_text(changed(kind, old, new), "utf-8")
    assert main(["--same-play", "sample-2"]) == 0
    assert main(["--verify", "sample-2"]) == 1


def test_an_answer_too_few_is_noticed() -> None:
    lines = SHORT.splitlines(keepends=True)
    with pytest.raises(Differs):
        replay("".join([*lines[:-3], lines[-1]]))


def test_recording_anew_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same plan is the same game; the command writes it where the tests read it."""
    monkeypatch.setattr("tests.golden.recording.HOME", tmp_path)
    monkeypatch.setattr("tests.golden.__main__.HOME", tmp_path)
    assert main(["sample-2"]) == 0
    assert (tmp_path / "sample-2.txt").read_text("utf-8") == SHORT == record(PLANS[0])
    assert main(["--verify", "sample-2"]) == 0
    (tmp_path / "sample-2.txt").write_text(changed("\t", last_digits(), "ffffff"))
    assert main(["--verify", "sample-2"]) == 1
    with pytest.raises(SystemExit):
        main(["rome-4"])


def test_what_has_no_order_is_not_written() -> None:
    with pytest.raises(TypeError, match="set is not plain"):
        written({"who": {"a", "b"}})
