"""`byrsa playground --reload`: the program ends and starts anew when its source changes."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from bot import __main__ as cli
from bot.app import reloading
from bot.app.reloading import differences, marks, run

WAITS = "import sys, time; print(sys.argv[1], flush=True); time.sleep(600)"


def program(text: str, *words: str) -> list[str]:
    return [sys.executable, "-c", text, *words]


def looks(*seen: Mapping[Path, int]) -> Callable[[], Mapping[Path, int]]:
    """What is seen at each look; the last for ever."""
    left = [*seen]
    return lambda: left.pop(0) if len(left) > 1 else left[0]


def test_after_a_change_it_starts_anew_and_ends_when_the_program_ends(capfd: pytest.CaptureFixture[str]) -> None:
    seen = looks({Path("a.py"): 1}, {Path("a.py"): 1}, {Path("a.py"): 2})
    assert run(program(WAITS, "first"), program("print('later')"), seen, 0.2) == 0
    out = capfd.readouterr().out
    assert "Changed: a.py. Starting anew." in out
    assert out.rstrip().endswith("later")


def test_what_fails_at_first_ends_it_and_what_fails_later_waits_for_the_next_change(
    capfd: pytest.CaptureFixture[str],
) -> None:
    assert run(program("raise SystemExit(2)"), [], looks({}), 0.05) == 2
    steps = iter([{}, {Path("a.py"): 1}])

    def look() -> Mapping[Path, int]:
        try:
            return next(steps)
        except StopIteration:
            raise KeyboardInterrupt from None

    assert run(program(WAITS, "first"), program("raise SystemExit(1)"), look, 0.2) == 0


def test_whoever_ends_it_ends_the_program_too(tmp_path: Path) -> None:
    """It is asked to end, and has time to put everything away."""
    script = tmp_path / "script.py"
    script.write_text(
        "import pathlib, signal, sys, time\n"
        "def end(*_): pathlib.Path(sys.argv[1]).write_text('put away'); sys.exit(0)\n"
        "signal.signal(signal.SIGTERM, end)\n"
        "pathlib.Path(sys.argv[2]).touch()\n"
        "time.sleep(600)\n"
    )
    away, up = tmp_path / "away", tmp_path / "up"

    def look() -> Mapping[Path, int]:
        if up.exists():
            raise KeyboardInterrupt
        return {}

    words = [sys.executable, str(script), str(away), str(up)]
    assert run(words, words, look, 0.05) == 0
    assert away.read_text() == "put away"


def test_a_change_is_a_file_that_is_new_gone_or_written_again(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "a.py").touch()
    (folder / "picture.png").touch()
    before = marks(tmp_path)
    assert list(before) == [folder / "a.py"]
    os.utime(folder / "a.py", ns=(1, 1))
    (folder / "b.ftl").touch()
    after = marks(tmp_path)
    assert list(differences(before, after)) == ["a.py", "b.ftl"]
    (folder / "b.ftl").unlink()
    assert list(differences(after, marks(tmp_path))) == ["b.ftl"]


def test_the_source_of_this_program_is_watched() -> None:
    seen = marks(reloading.ROOT)
    assert Path(cli.__file__) in seen
    assert Path(reloading.__file__) in seen


def test_what_it_begins_with_is_not_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the preset nor a fresh start: a restart goes on with what was played."""
    said: list[tuple[list[str], list[str]]] = []

    def noted(first: list[str], later: list[str]) -> int:
        said.append((first, later))
        return 0

    monkeypatch.setattr(reloading, "main", noted)
    assert cli._run(["playground", "--reload", "--fresh", "--at", "veto", "--as", "hanno", "--port", "8011"]) == 0
    plain = ["playground", "--port", "8011", "--people", "4"]
    assert said == [([*plain, "--fresh", "--at", "veto", "--as", "hanno"], plain)]


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Ending is for the whole process; others of its tests are not to see it changed."""
    before = signal.getsignal(signal.SIGTERM)
    yield
    signal.signal(signal.SIGTERM, before)
