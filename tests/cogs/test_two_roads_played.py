"""The tests of a game made of games, in a process of their own: what commands may choose from is made once in each."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

TESTS = "tests/cogs/test_two_roads.py"


def test_two_roads_are_played() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", TESTS],
        env={**os.environ, "BYRSA_TWO_ROADS": "1"},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:]
    assert " passed" in done.stdout
    assert "skipped" not in done.stdout
