"""`python -m tests.fuzz --inputs 1000000 --seed S`: many hostile deeds, and what came of them; 1: what must not."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time

from bot.base.loop import new_loop
from tests.fuzz.episode import episode
from tests.fuzz.faults import Report

STAGE = 2000


def main() -> int:
    """Play stage after stage until there were so many."""
    asked = argparse.ArgumentParser(prog="tests.fuzz", description=__doc__)
    asked.add_argument("--inputs", type=int, default=10_000)
    asked.add_argument("--seed", default="1")
    asked.add_argument("--game", default="", help="one kind of game alone")
    asked.add_argument("--stage", type=int, default=STAGE, help="how many inputs each stage sees")
    asked.add_argument("--first", type=int, default=0, help="the number of the first stage")
    given = asked.parse_args()
    whole, number, began = Report(), given.first, time.monotonic()
    while (left := given.inputs - sum(whole.sent.values())) > 0:
        with asyncio.Runner(loop_factory=new_loop) as runner:
            report = runner.run(episode(number, given.seed, min(left, given.stage), game=given.game))
        whole.add(report)
        for fault in report.faults:
            print(f"stage {number}: {fault}", flush=True)
        number += 1
    print(f"{whole}\n{number - given.first} stages, {time.monotonic() - began:.0f} seconds")
    return 1 if whole.faults else 0


if __name__ == "__main__":
    sys.exit(main())
