"""`python -m tests.golden`: record all games, or those named; `--verify`: replay them; `--same-play`: without marks.

A change that gives other marks and means no other play is recorded by `--marks`: it replays without marks, and writes
the same games with those of now.
"""

from __future__ import annotations

import argparse
import sys

from tests.golden.recording import HOME, PLANS, Differs, answers, record, replay


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__)
    parser.add_argument("names", nargs="*", help="which games; all if none is named")
    parser.add_argument("--verify", action="store_true", help="replay instead of recording; 1: something differs")
    parser.add_argument("--same-play", action="store_true", help="replay, and compare all but the marks")
    parser.add_argument("--marks", action="store_true", help="the same, and write the marks of now")
    asked = parser.parse_args(arguments)
    replayed = asked.verify or asked.same_play or asked.marks
    plans = [plan for plan in PLANS if not asked.names or plan.name in asked.names]
    if unknown := set(asked.names) - {plan.name for plan in plans}:
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    HOME.mkdir(exist_ok=True)
    for plan in plans:
        try:
            text = replay(plan.file.read_text("utf-8"), marks=asked.verify) if replayed else record(plan)
            if not (asked.verify or asked.same_play):
                plan.file.write_text(text, encoding="utf-8")
        except Differs as difference:
            print(difference)
            return 1
        print(f"{plan.name}: {answers(text)} answers{' as they were' if replayed else ''}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
