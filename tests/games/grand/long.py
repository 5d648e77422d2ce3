"""What `make test` leaves out, for it takes too long: `python -m tests.games.grand.long`. 1: something is wrong.

Random games over all tables keep the invariants and come to an end; so do games of sensible players, of which is told
how often each republic stands and which board the winner of a one-faction game plays.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Final

from games.grand import GAME
from games.grand.minds import SensiblePlayer
from games.grand.pieces import SIDES
from games.grand.start import GrandOptions
from games.kernel import Setup, Table, chairs
from games.republic.minds.runner import play
from tests.games.grand.invariants import of_a_game
from tests.games.grand.whole_games import Plan, played
from tests.games.rome.long import interval, watched

FIRST: Final = 10_000  # seeds that `make test` does not play
STANDS: Final = (0.40, 0.85)  # how often each republic should survive a game of sensible players
MOST_OF_ONE: Final = 0.60  # of the one-faction games the players of one republic should win no more


@dataclass(frozen=True)
class Ended:
    """One game: whose it was, in which mode, and how it ended; `error`: it did not."""

    players: str
    mode: str
    seed: int
    ending: str = ""
    fallen: tuple[str, ...] = ()
    winners: tuple[str, ...] = ()  # the sides of those who have won a one-faction game
    wars: tuple[str, ...] = ()  # who won war 1, 2 and 3
    error: str = ""


def at_random(number: int) -> Ended:
    """A game whose people answer anything, or make war."""
    plan = Plan("warlike" if number % 2 else "plain", FIRST + number // 2)
    try:
        met = played(plan)
    except Exception as broken:  # whatever it is, it is what we are looking for
        return Ended("random", plan.mode, plan.seed, error=repr(broken))
    return Ended("random", plan.mode, plan.seed, next(iter(met.endings)), tuple(met.fallen))


def by_sensible(number: int) -> Ended:
    """Two factions of each of four, or eight with one."""
    mode, seats = ("two-factions", 4) if number % 2 == 0 else ("one-faction", 8)
    options = GrandOptions.model_validate({"mode": mode})
    table, _ = Table.start(GAME, Setup(chairs(seats), f"long {number}", options), marks=False)
    try:
        play(table, dict.fromkeys(table.state.seats, SensiblePlayer()))
        of_a_game(table.state)
    except Exception as broken:
        return Ended("sensible", mode, number, error=repr(broken))
    finally:
        table.close()
    g = table.state
    if g.ending is None:
        return Ended("sensible", mode, number, error="no end")
    winners = tuple(g.sides[seat] for seat in g.ending.winners if seat in g.sides)
    wars = tuple(war.winner for war in g.wars)
    return Ended("sensible", mode, number, g.ending.reason, tuple(g.fallen), winners, wars)


# Figures


def report(games: Sequence[Ended]) -> list[str]:
    """What became of them, how often each republic stands, who wins, and each game that broke."""
    endings = Counter((game.players, game.ending or "broken") for game in games)
    sensible = [game for game in games if game.players == "sensible" and not game.error]
    lines = [f"{players}: {ending} {count}" for (players, ending), count in endings.most_common()]
    for side in SIDES:
        stands = sum(side not in game.fallen for game in sensible)
        won, wars = sum(side in game.winners for game in sensible), Counter(game.wars.count(side) for game in sensible)
        lines.append(f"{side}: stands in {stands} of {len(sensible)}, wins {won} one-faction games, wars {dict(wars)}")
    return [*lines, *(str(game) for game in games if game.error)]


def is_right(games: Sequence[Ended]) -> bool:
    """Whether all came to an end, and the goals may be met: the intervals reach into them."""
    sensible = [game for game in games if game.players == "sensible"]
    camps = [game for game in sensible if game.winners]
    for side in SIDES:
        low, high = interval(sum(side not in game.fallen for game in sensible), len(sensible))
        won, _ = interval(sum(side in game.winners for game in camps), len(camps))
        if low > STANDS[1] or high < STANDS[0] or won > MOST_OF_ONE:
            return False
    return not any(game.error for game in games)


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.games.grand.long", description=__doc__)
    parser.add_argument("--random", type=int, default=500, help="games at random")
    parser.add_argument("--sensible", type=int, default=100, help="games of sensible players")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="games at the same time")
    asked = parser.parse_args(arguments)
    games: list[Ended] = []
    with ProcessPoolExecutor(asked.jobs) as pool:
        for part in (watched(pool, by_sensible, asked.sensible), watched(pool, at_random, asked.random)):
            games.extend(part)
            print("\n".join(report(games)), flush=True)
    return 0 if is_right(games) else 1


if __name__ == "__main__":
    sys.exit(main())
