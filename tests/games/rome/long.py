"""What `make test` leaves out, for it takes too long: `python -m tests.games.rome.long`. 1: something is wrong.

Random games over all seats, scenarios and switches keep the invariants and come to an end; so do games of sensible
players; and of Early games for four Rome survives as often as it should, which makes it a game.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple, TypeVar

from games.kernel import Setup, Table, chairs
from games.republic.minds.counting import share
from games.rome import GAME
from games.rome.minds import SensiblePlayer
from games.rome.minds.census import tell
from games.rome.setup.laying_out import RomeOptions
from tests.games.rome.invariants import invariants
from tests.games.rome.playouts import SCENARIOS, SWITCHES
from tests.games.rome.whole_games import Plan, played

E = TypeVar("E")
FIRST: Final = 10_000  # seeds that `make test` does not play
GOAL: Final = (0.50, 0.85)  # how often Rome should survive an Early game for four
NORMAL: Final = 1.96  # standard deviations to either side, for 95 %


@dataclass(frozen=True)
class Ended:
    """One game: whose it was, at which table, and how it ended; `error`: it did not."""

    players: str
    scenario: str
    seats: int
    seed: int
    ending: str = ""
    stands: bool = False
    answers: int = 0
    error: str = ""

    @property
    def goal(self) -> bool:
        """Whether it counts for the goal: an Early game for four by sensible players, without Advanced Rules."""
        return self.players == "sensible"


class Interval(NamedTuple):
    """Between which shares the true one lies, with 95 % certainty."""

    low: float
    high: float


def interval(hits: int, games: int) -> Interval:
    """By Wilson, which holds for few games and for shares near 0 and 1."""
    if not games:
        return Interval(0.0, 1.0)
    part, spread = hits / games, NORMAL**2 / games
    middle, half = part + spread / 2, NORMAL * (part * (1 - part) / games + spread / (4 * games)) ** 0.5
    return Interval(max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread)))


# Playing


def at_random(number: int) -> Ended:
    """A game whose people answer anything, or make war; every tenth answer all is looked at."""
    plan = Plan("warlike" if number % 2 else "plain", FIRST + number // 2)
    name, scenario = f"random, {plan.temper}", str(plan.options["scenario"])
    begun = partial(Ended, name, scenario, plan.seats, plan.seed)
    try:
        met = played(plan)
    except Exception as broken:  # whatever it is, it is what we are looking for
        return begun(error=repr(broken))
    return begun(ending=next(iter(met.endings)), answers=met.kinds.total())


def by_sensible(number: int) -> Ended:
    """Every other game is an Early one for four; the rest goes over all tables, with the Advanced Rules and without."""
    if number % 2 == 0:
        return sensibly("sensible", "early", 4, number, advanced=False)
    table = number // 2
    scenario, seats = SCENARIOS[table % len(SCENARIOS)], 3 + table // len(SCENARIOS) % 4
    return sensibly("sensible, all tables", scenario, seats, number, advanced=table // 20 % 2 == 1)


def sensibly(players: str, scenario: str, seats: int, number: int, *, advanced: bool) -> Ended:
    """One game by sensible players."""
    options = RomeOptions.model_validate({"scenario": scenario, **dict.fromkeys(SWITCHES, advanced)})
    table, _ = Table.start(GAME, Setup(chairs(seats), f"long {number}", options), marks=False)
    begun = partial(Ended, players, scenario, seats, number)
    try:
        tale = tell(table, {seat: SensiblePlayer() for seat in table.state.seats})
        invariants(table.state)
    except Exception as broken:
        return begun(error=repr(broken))
    finally:
        table.close()
    error = "" if tale.reason else "no end"
    return begun(ending=tale.reason, stands=tale.stands, answers=tale.answers, error=error)


# Figures


def report(games: Sequence[Ended]) -> list[str]:
    """A line for each kind of players, one for the goal, and one for each game that broke."""
    kinds = dict.fromkeys(game.players for game in games)
    by_kind = [figures(name, [game for game in games if game.players == name]) for name in kinds]
    return [*by_kind, survival(games), *(str(game) for game in games if game.error)]


def figures(name: str, games: Sequence[Ended]) -> str:
    """How many games, how they ended, and where Rome stands, by seats."""
    endings = Counter(game.ending or "broken" for game in games).most_common()
    counts = sorted({game.seats for game in games})
    stands = {seats: share(*standing([game for game in games if game.seats == seats])) for seats in counts}
    answers = sum(game.answers for game in games)
    ended = ", ".join(f"{ending} {count}" for ending, count in endings)
    stood = "" if name.startswith("random") else f"; stands, by seats: {stands}"
    return f"{name}: {len(games)} games, {answers} answers: {ended}{stood}"


def survival(games: Sequence[Ended]) -> str:
    """How often Rome survived the games that count for the goal."""
    stood, counted = standing([game for game in games if game.goal])
    low, high = interval(stood, counted)
    goal = f"goal {GOAL[0]:.0%} to {GOAL[1]:.0%}"
    return f"Rome stands in {stood} of {counted} Early games for four: {low:.0%} to {high:.0%} at 95 % ({goal})"


def standing(games: Sequence[Ended]) -> tuple[int, int]:
    """In how many of how many games Rome stands."""
    return sum(game.stands for game in games), len(games)


def is_right(games: Sequence[Ended]) -> bool:
    """Whether all games came to an end, and the goal may be met: the interval reaches into it."""
    low, high = interval(*standing([game for game in games if game.goal]))
    return not any(game.error for game in games) and low <= GOAL[1] and high >= GOAL[0]


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.games.rome.long", description=__doc__)
    parser.add_argument("--random", type=int, default=1_000, help="games at random")
    parser.add_argument("--sensible", type=int, default=200, help="games of sensible players")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="games at the same time")
    asked = parser.parse_args(arguments)
    games: list[Ended] = []
    with ProcessPoolExecutor(asked.jobs) as pool:
        for part in (watched(pool, by_sensible, asked.sensible), watched(pool, at_random, asked.random)):
            games.extend(part)
            print("\n".join(report(games)), flush=True)
    return 0 if is_right(games) else 1


def watched(pool: ProcessPoolExecutor, play: Callable[[int], E], count: int) -> Iterator[E]:
    """These games one after the other; each is told as it ends, so that nothing is lost if one has had enough."""
    for number, game in enumerate(pool.map(play, range(count)), 1):
        print(f"{number} of {count}: {game}", file=sys.stderr, flush=True)
        yield game


if __name__ == "__main__":
    sys.exit(main())
