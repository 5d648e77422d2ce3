"""What `make test` leaves out, for it takes too long: `python -m tests.games.diplomacy.long`. 1: something is wrong.

Random games of twelve seasons for 3, 7, 12 and 20 names, on both maps, from both starts: after every answer somebody is
asked something or the game is over, and what is conserved is.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from typing import Final

from games.diplomacy import GAME
from games.diplomacy.entering import DiplomacyOptions
from games.kernel import Setup, Table, chairs
from games.playout import choose
from tests.games.diplomacy.invariants import invariants

FIRST: Final = 20_000  # seeds that `make test` does not play
SIZES: Final = (3, 7, 12, 20)
TABLES: Final = (
    {"map": "carthage"},
    {"map": "standard"},
    {"map": "standard", "start": "classic"},
    {"map": "carthage", "adjudication": "modern"},
)
YEARS: Final = 4
"""Three seasons each (CD-S.1)."""


@dataclass(frozen=True)
class Played:
    """One game; `seasons`: so many were begun; `slowest`: of all answers, in seconds; `error`: it broke."""

    table: str
    names: int
    seed: int
    seasons: int = 0
    answers: int = 0
    slowest: float = 0.0
    error: str = ""


def play(number: int) -> Played:
    """All sizes in turn, each at all tables."""
    names, chosen = SIZES[number % len(SIZES)], TABLES[number // len(SIZES) % len(TABLES)]
    begun = Played(" ".join(chosen.values()), names, FIRST + number)
    try:
        return _to_the_end(begun, chosen)
    except Exception:  # whatever it is, it is what we are looking for
        return replace(begun, error=traceback.format_exc())


def _to_the_end(begun: Played, chosen: dict[str, str]) -> Played:
    """Twelve seasons, or until everybody has dropped out (CD-6.3). RuntimeError: nobody is asked anything."""
    options = DiplomacyOptions.model_validate(chosen)
    table, _ = Table.start(GAME, Setup(chairs(begun.names), f"long {begun.seed}", options, turns=YEARS), marks=False)
    pick, answers, slowest = random.Random(begun.seed), 0, 0.0
    while not table.over:
        if not any(one.decision.awaited for one in table.open.values()):
            raise RuntimeError("nobody is asked anything")
        move, began = choose(table, pick), time.perf_counter()
        table.submit(*move)
        answers, slowest = answers + 1, max(slowest, time.perf_counter() - began)
        invariants(table.state)
    seasons = table.state.counted
    table.close()
    return replace(begun, seasons=seasons, answers=answers, slowest=slowest)


# Figures


def report(games: Sequence[Played]) -> list[str]:
    """A line for each size, and one for each game that broke."""
    by_size = [figures(size, [one for one in games if one.names == size]) for size in SIZES]
    return [*by_size, *(f"{one.table}, {one.names} names, seed {one.seed}: {one.error}" for one in games if one.error)]


def figures(names: int, games: Sequence[Played]) -> str:
    """How many games of how many seasons, and the slowest answer of all: it plays a whole season."""
    seasons = ", ".join(f"{count} of {long}" for long, count in sorted(Counter(one.seasons for one in games).items()))
    slowest = max((one.slowest for one in games), default=0.0)
    broken = sum(bool(one.error) for one in games)
    answers = sum(one.answers for one in games)
    return f"{names} names: {len(games)} games, {answers} answers, {broken} broken; seasons: {seasons}; {slowest:.2f} s"


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.games.diplomacy.long", description=__doc__)
    parser.add_argument("--games", type=int, default=500, help="games at random, of all sizes in turn")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="games at the same time")
    asked = parser.parse_args(arguments)
    with ProcessPoolExecutor(asked.jobs) as pool:
        games = list(watched(pool, asked.games))
    print("\n".join(report(games)), flush=True)
    return 1 if any(one.error for one in games) else 0


def watched(pool: ProcessPoolExecutor, count: int) -> Iterator[Played]:
    """These games one after the other; each is told as it ends, so that nothing is lost if one has had enough."""
    for number, game in enumerate(pool.map(play, range(count)), 1):
        print(f"{number} of {count}: {game}", file=sys.stderr, flush=True)
        yield game


if __name__ == "__main__":
    sys.exit(main())
