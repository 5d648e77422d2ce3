"""A program that starts anew whenever its source changes: what it plays lies in files, so that costs nothing."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeAlias

ROOT: Final = Path(__file__).parents[2]
WATCHED: Final = ("bot", "cogs", "rendering", "games", "data", "loopback")
ENDINGS: Final = (".py", ".json", ".ftl", ".sql", ".js", ".css", ".html")
PAUSE: Final = 0.5  # seconds between two looks
PATIENCE: Final = 15.0  # seconds to end in
PROGRAM: Final = (sys.executable, "-m", "bot")
Marks: TypeAlias = Mapping[Path, int]


def main(first: Sequence[str], later: Sequence[str]) -> int:
    """Run `byrsa` with these words until it ends by itself or somebody ends it; after a change with the later ones."""
    return run([*PROGRAM, *first], [*PROGRAM, *later], lambda: marks(ROOT))


def run(first: Sequence[str], later: Sequence[str], look: Callable[[], Marks], pause: float = PAUSE) -> int:
    """The same with any program: its exit code, where it ended by itself.

    One that was started anew and fails waits for the next change: somebody is writing.
    """
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # whoever ends this ends both
    seen = look()
    child, again = subprocess.Popen(first), False  # noqa: S603 - our own words
    try:
        while child.poll() is None or (again and child.returncode):
            time.sleep(pause)
            now = look()
            if changed := ", ".join(differences(seen, now)):
                sys.stdout.write(f"\nChanged: {changed}. Starting anew.\n")
                sys.stdout.flush()
                end(child)
                child, again, seen = subprocess.Popen(later), True, now  # noqa: S603
    except KeyboardInterrupt:
        return 0
    finally:
        end(child)
    return child.returncode


def end(child: subprocess.Popen[bytes]) -> None:
    """Ask it to end, and wait until it has put everything away."""
    if child.poll() is None:
        child.terminate()
        with suppress(subprocess.TimeoutExpired):
            child.wait(PATIENCE)
    if child.poll() is None:
        child.kill()
    child.wait()


def marks(root: Path) -> Marks:
    """When each file of the source was written last."""
    found: dict[Path, int] = {}
    for path in (path for folder in WATCHED for path in (root / folder).rglob("*") if path.suffix in ENDINGS):
        with suppress(FileNotFoundError):  # an editor puts another in its place
            found[path] = path.stat().st_mtime_ns
    return found


def differences(before: Marks, now: Marks) -> Iterator[str]:
    """The names of files that are new, gone, or written again."""
    for path in dict.fromkeys((*before, *now)):
        if before.get(path) != now.get(path):
            yield path.name
