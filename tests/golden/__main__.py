"""`python -m tests.golden`: record all games, or those named; `--verify`: replay them; `--same-play`: without marks.

A change that gives other marks and means no other play is recorded after `--same-play` has found no difference.
"""

from __future__ import annotations

import argparse
import sys

from tests.golden.recording import HOME, PLANS, Differs, record, replay


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__)
    parser.add_argument("names", nargs="*", help="which games; all if none is named")
    parser.add_argument("--verify", action="store_true", help="replay instead of recording; 1: something differs")
    parser.add_argument("--same-play", action="store_true", help="replay, and compare all but the marks")
    asked = parser.parse_args(arguments)
    replayed = asked.verify or asked.same_play
    plans = [plan for plan in PLANS if not asked.names or plan.name in asked.names]
    if unknown := set(asked.names) - {plan.name for plan in plans}:
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    HOME.mkdir(exist_ok=True)
    for plan in plans:
        try:
            if replayed:
                count = replay(plan.file.read_text("utf-8"), marks=not asked.same_play)
            else:
                plan.file.write_text(text := record(plan), encoding="utf-8")
                count = len(text.splitlines())
        except Differs as difference:
            print(difference)
            return 1
        print(f"{plan.name}: {count} {'answers as they were' if replayed else 'lines'}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
