"""`python -m tests.fuzz --inputs 1000000 --seed S`: many hostile deeds, and what came of them; 1: what must not.

A stage is played again alone by its number: `--first 17 --inputs 2000`. Files and addresses are tried beside.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random

from bot.base.loop import new_loop
from tests.bot.playing import SEED
from tests.bot.test_fair import played
from tests.fuzz import parsers
from tests.fuzz.episode import episode
from tests.fuzz.faults import Report
from tests.fuzz.shown import PAGE, written

STAGE = 2000
BESIDE = 10
"""For so many deeds one file or address."""


def asked() -> argparse.Namespace:
    """What is to be tried."""
    found = argparse.ArgumentParser(prog="tests.fuzz", description=__doc__)
    found.add_argument("--inputs", type=int, default=10_000)
    found.add_argument("--seed", default="1")
    found.add_argument("--game", default="", help="one kind of game alone")
    found.add_argument("--stage", type=int, default=STAGE, help="how many inputs each stage sees")
    found.add_argument("--first", type=int, default=0, help="the number of the first stage")
    found.add_argument("--jobs", type=int, default=1, help="how many stages at a time")
    found.add_argument("--write", action="store_true", help="write the figures into docs/figures.md")
    return found.parse_args()


def stage(number: int, *, seed: str, inputs: int, game: str) -> Report:
    """One of them, in a loop of its own."""
    with asyncio.Runner(loop_factory=new_loop) as runner:
        return runner.run(episode(number, seed, inputs, game=game))


def stages(given: argparse.Namespace) -> Iterator[Report]:
    """One after the other until there were so many inputs; a stage may end before it has seen all of its own."""
    play = partial(stage, seed=given.seed, inputs=min(given.stage, given.inputs), game=given.game)
    number, left = given.first, given.inputs
    with ProcessPoolExecutor(given.jobs) as workers:
        while left > 0:
            for report in workers.map(play, range(number, number + given.jobs)):
                left -= sum(report.sent.values())
                yield report
            number += given.jobs


def beside(number: int, seed: str) -> int:
    """Files and addresses; whatever is wrong is raised."""
    with tempfile.TemporaryDirectory() as folder:
        document = played(Path(folder) / "byrsa.db", seed=SEED)
    return parsers.many(number, Random(seed), document)


def main() -> int:
    """Tell what must not be as it comes, and the whole in the end."""
    given, began, whole = asked(), time.monotonic(), Report()
    for number, report in enumerate(stages(given), given.first):
        whole.add(report)
        for fault in report.faults:
            print(f"stage {number}: {fault}", flush=True)
    read = beside(given.inputs // BESIDE, given.seed)
    print(f"{whole}\n{read} files and addresses, {time.monotonic() - began:.0f} seconds")
    if given.write:
        written(PAGE, whole, given.seed, read, datetime.now(UTC).date())
    return 1 if whole.faults else 0


if __name__ == "__main__":
    sys.exit(main())
