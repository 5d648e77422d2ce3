"""`python -m tests.fuzz.guided --runs 200000`: what reads others' words, led by coverage (`make guided`).

Atheris writes bytes, and keeps those by which new lines of ours are reached. The bytes are the dice by which an address
is composed, or a real game's document spoilt (`tests.fuzz.led`); so each input comes near to what is well made. It
stands beside what is locked, since it exists for few machines.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final

OURS: Final = ["bot", "games"]
LONGEST: Final = 512


def watched(atheris: Any) -> Callable[[bytes], None]:
    """What each input is given to: all that reads it is loaded so that atheris sees which lines are reached."""
    with atheris.instrument_imports(include=OURS):
        led, fair, playing = (import_module(f"tests.{name}") for name in ("fuzz.led", "bot.test_fair", "bot.playing"))
    with tempfile.TemporaryDirectory() as folder:
        document = fair.played(Path(folder) / "byrsa.db", seed=playing.SEED)

    def one(data: bytes) -> None:
        led.tried(data, document)

    return one


def main() -> None:
    """Never returns: atheris ends the process, with 0 where all was read or refused."""
    asked = argparse.ArgumentParser(prog="tests.fuzz.guided", description=__doc__)
    asked.add_argument("--runs", type=int, default=100_000)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    atheris: Any = import_module("atheris")
    one = watched(atheris)
    how = {"atheris_runs": given.runs, "seed": given.seed, "max_len": LONGEST, "len_control": 0}
    atheris.Setup([sys.argv[0], *(f"-{name}={value}" for name, value in how.items())], one)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
