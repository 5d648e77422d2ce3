"""What `make test` leaves out, for it takes too long: `python -m tests.games.sword.long`. 1: something is wrong.

Random games for two to five, of both lengths, and games by players that think: after every answer what holds in every
position does, CU come and go as they are told, and each game ends. The figures tell who wins how often.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from typing import Final

from tests.games.sword.playing import at_random, sensibly

FIRST: Final = 20_000  # seeds that `make test` does not play
SIZES: Final = (5, 4, 3, 2)


@dataclass(frozen=True)
class Played:
    """One game: by whom, with how many, who has won with which points after how many turns; `error`: it broke."""

    how: str
    players: int
    seed: int
    winner: str = ""
    points: tuple[tuple[str, int], ...] = ()
    turns: int = 0
    answers: int = 0
    seconds: float = 0.0
    error: str = ""


def random_game(number: int) -> Played:
    """All sizes in turn, every other one short."""
    return _played(Played("random", SIZES[number % len(SIZES)], FIRST + number))


def sensible_game(number: int) -> Played:
    """With five, for whom the figures count."""
    return _played(Played("sensible", 5, FIRST + number))


def _played(game: Played) -> Played:
    began = time.perf_counter()
    try:
        play = at_random if game.how == "random" else sensibly
        short = game.how == "random" and game.seed // len(SIZES) % 2
        ended = play(game.players, game.seed, length="short" if short else "full")
    except Exception:  # whatever it is, it is what we are looking for
        return replace(game, error=traceback.format_exc())
    g = ended.state
    points = tuple((player, hand.vp) for player, hand in g.hands.items())
    seconds = time.perf_counter() - began
    return replace(game, winner=g.winner or "", points=points, turns=g.turn, answers=ended.answers, seconds=seconds)


# Figures


def report(games: Sequence[Played]) -> list[str]:
    """A line for each way and size, and one for each game that broke."""
    kinds = dict.fromkeys((one.how, one.players) for one in games)
    lines = [figures([one for one in games if (one.how, one.players) == kind]) for kind in kinds]
    return [*lines, *(f"{one.how}, {one.players} players, seed {one.seed}: {one.error}" for one in games if one.error)]


def figures(games: Sequence[Played]) -> str:
    """Who has won how often, points on average, turns, how many broke."""
    whole = [one for one in games if not one.error]
    wins = ", ".join(f"{player} {number}" for player, number in Counter(one.winner for one in whole).most_common())
    sums: Counter[str] = Counter()
    for one in whole:
        sums.update(dict(one.points))
    average = ", ".join(f"{player} {total / len(whole):.1f}" for player, total in sums.items())
    turns = ", ".join(f"{count} of {long}" for long, count in sorted(Counter(one.turns for one in whole).items()))
    head = f"{games[0].how}, {games[0].players} players: {len(games)} games, {len(games) - len(whole)} broken"
    return f"{head}; won: {wins}; points: {average}; turns: {turns}"


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.games.sword.long", description=__doc__)
    parser.add_argument("--random", type=int, default=1_000, help="games at random, of all sizes in turn")
    parser.add_argument("--sensible", type=int, default=200, help="games of five players that think")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="games at the same time")
    asked = parser.parse_args(arguments)
    with ProcessPoolExecutor(asked.jobs) as pool:
        games = list(watched(pool, asked.random, asked.sensible))
    print("\n".join(report(games)), flush=True)
    return 1 if any(one.error for one in games) else 0


def watched(pool: ProcessPoolExecutor, at_random_: int, sensible: int) -> Iterator[Played]:
    """All games; each is told as it ends, so that nothing is lost if one has had enough."""
    for play, count in ((random_game, at_random_), (sensible_game, sensible)):
        for number, game in enumerate(pool.map(play, range(count)), 1):
            print(f"{game.how} {number} of {count}: {game}", file=sys.stderr, flush=True)
            yield game


if __name__ == "__main__":
    sys.exit(main())
