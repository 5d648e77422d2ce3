"""Weights found by playing: each round a challenger, whose weights are a little others, sits among incumbents.

He has one chair, another in each game, on the same seeds as every other challenger, and takes over if he wins
significantly more than chance gives him. A sequential test (Wald's) looks after each game, so that a bad challenger is
sent away soon. What is tried hangs on the seed alone, and games are counted in their order, however many are played at
the same time: the same words find the same weights.
"""

from __future__ import annotations

import json
import random
import shlex
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager, nullcontext
from dataclasses import asdict, dataclass
from functools import partial
from itertools import count, islice
from math import exp, log
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TimeElapsedColumn

import data
from bot.base.errors import SetupError
from bot.fronts.simulating import rows
from games.kernel import Game

SEATS: Final = 4
AT_ONCE: Final = 2  # weights that are changed together
STEPS: Final = (0.5, 0.1)  # how far a weight is moved, of its size, in the first round and in the last
BETTER: Final = 1.35  # times his share: a challenger who wins so often is worth having
WRONG: Final = 0.05  # how often somebody takes over who is no better
MISSED: Final = 0.2  # how often who is so much better is sent away: that costs one find, and shortens all the rest
Weights = Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Bout:
    """One game: in one chair somebody with other weights than all the others, of one level."""

    number: int
    level: str
    chair: int
    challenger: tuple[tuple[str, float], ...]
    incumbent: tuple[tuple[str, float], ...]
    options: tuple[tuple[str, str], ...] = ()
    seats: int = SEATS

    @property
    def seed(self) -> str:
        """The same for every challenger."""
        return f"tuning {self.number}"

    def weights(self, chair: int) -> Weights:
        """Of who sits there."""
        return dict(self.challenger if chair == self.chair else self.incumbent)


@dataclass(frozen=True, slots=True)
class Tuned:
    """What a game brings so that its weights can be found.

    Attributes:
        game: its rules.
        levels: those that have weights.
        weights: those of a level as they are now.
        tried: plays a game; whether the challenger wins; None: nobody does. A function of a module.
        file: below `data/`: by level, under `weights`, what is found is written there.
    """

    game: Game[Any]
    levels: Sequence[str]
    weights: Callable[[str], Weights]
    tried: Callable[[Bout], bool | None]
    file: str


@dataclass(frozen=True, slots=True)
class Wish:
    """What is asked for."""

    games: int
    seed: int
    rounds: int
    level: str
    names: Sequence[str] = ()
    options: Mapping[str, str] | None = None
    jobs: int = 1
    write: bool = False
    as_json: bool = False


# The contest


@dataclass(slots=True)
class Contest:
    """Wald's sequential test: does he win more than one seat's share?"""

    seats: int
    won: int = 0
    of: int = 0

    def add(self, *, won: bool) -> None:
        """One more game that somebody has won."""
        self.won += won
        self.of += 1

    @property
    def evidence(self) -> float:
        """How much more likely it is, in logarithms, that he is better than that he is not."""
        chance = 1 / self.seats
        better = min(0.99, BETTER * chance)
        return self.won * log(better / chance) + (self.of - self.won) * log((1 - better) / (1 - chance))

    @property
    def verdict(self) -> bool | None:
        """Whether he takes over; None: it is not decided yet."""
        least, most = log(MISSED / (1 - WRONG)), log((1 - MISSED) / WRONG)
        return None if least < self.evidence < most else self.evidence > 0


# The search


@dataclass(frozen=True, slots=True)
class Round:
    """What was tried, in how many games, and what came of it."""

    changed: Mapping[str, tuple[float, float]]
    games: int
    won: int
    of: int
    taken: bool


def searched(own: Tuned, wish: Wish, tell: Callable[[int, Contest], None]) -> Iterator[tuple[Round, Weights]]:
    """Each round, and the weights that hold after it. `tell` is told of each game."""
    held = own.weights(wish.level)
    names = chosen(held, wish.names)
    with workers(wish.jobs) as pool:
        for number in range(wish.rounds):
            tried = {**held, **moved(held, names, wish, number)}
            games, test = duel(own, wish, held, tried, pool, partial(tell, number))
            taken = test.verdict is True
            changed = {name: (held[name], tried[name]) for name in names if tried[name] != held[name]}
            held = tried if taken else held
            yield Round(changed, games, test.won, test.of, taken), held


def chosen(held: Weights, names: Sequence[str]) -> list[str]:
    """The weights that may be changed: these, or all. SetupError: there is no such weight."""
    unknown = [name for name in names if name not in held]
    if unknown:
        raise SetupError(f"No weight is called {', '.join(unknown)}; there are {', '.join(held)}.")
    return list(names) or list(held)


def moved(held: Weights, names: Sequence[str], wish: Wish, number: int) -> Weights:
    """What the challenger of a round has otherwise: a few weights, a little more or less, less and less."""
    dice = random.Random(f"tune {wish.seed} {number}")  # noqa: S311 - a search, not a secret
    first, last = STEPS
    step = first * (last / first) ** (number / max(1, wish.rounds - 1))
    some = dice.sample(names, min(len(names), dice.randint(1, AT_ONCE)))
    return {name: stepped(held[name], dice.choice((-1, 1)) * step * dice.uniform(0.5, 1)) for name in some}


def stepped(old: float, step: float) -> float:
    """So much more or less, of its size; whole numbers stay whole, and move by one at least; 0 moves as 1 does."""
    if isinstance(old, int):
        return old + (1 if step > 0 else -1) * max(1, round(abs(old * step)))
    return float(f"{(old or 1) * exp(step) - (0 if old else 1):.3g}")


def duel(
    own: Tuned, wish: Wish, held: Weights, tried: Weights, pool: Executor | None, tell: Callable[[Contest], None]
) -> tuple[int, Contest]:
    """Games until it is decided, or so many are played: how many, and the contest."""
    test, games = Contest(SEATS), 0
    results = played(own.tried, islice(bouts(wish, held, tried), wish.games), pool, wish.jobs)
    for won in results:
        games += 1
        if won is not None:
            test.add(won=won)
        tell(test)
        if test.verdict is not None:
            break
    results.close()
    return games, test


def bouts(wish: Wish, held: Weights, tried: Weights) -> Iterator[Bout]:
    """The games of a round, each in the next chair."""
    old, new = tuple(held.items()), tuple(tried.items())
    options = tuple((wish.options or {}).items())
    for number in count(wish.seed):
        yield Bout(number, wish.level, number % SEATS, new, old, options)


def played(
    play: Callable[[Bout], bool | None], bouts: Iterator[Bout], pool: Executor | None, jobs: int
) -> Generator[bool | None]:
    """What came of them, in their order; a few are begun before they are asked for, and dropped if they never are."""
    if pool is None:
        yield from map(play, bouts)
        return
    begun = deque(pool.submit(play, one) for one in islice(bouts, 2 * jobs))
    try:
        while begun:
            yield begun.popleft().result()
            begun.extend(pool.submit(play, one) for one in islice(bouts, 1))
    finally:
        for one in begun:
            one.cancel()


@contextmanager
def workers(jobs: int) -> Generator[Executor | None]:
    """Other processes, if more than one game is to be played at the same time."""
    with ProcessPoolExecutor(jobs) if jobs > 1 else nullcontext() as pool:
        yield pool


# The command


def main(own: Tuned, **wishes: Any) -> int:
    """Search, and show or write what was found; `wishes`: of a `Wish`. SetupError: there is no such level or weight."""
    wish = Wish(**wishes)
    if wish.level not in own.levels:
        raise SetupError(f"{own.game.id} has no level {wish.level}; there are {', '.join(own.levels)}.")
    began = own.weights(wish.level)
    found = list(watched(own, wish))
    held = found[-1][1] if found else began
    if wish.write:
        write(own.file, wish.level, held)
    tell(own, wish, held, [one for one, _ in found])
    return 0


def watched(own: Tuned, wish: Wish) -> Iterator[tuple[Round, Weights]]:
    """The rounds, with a bar on the terminal."""
    columns = ("{task.description}", BarColumn(), "{task.fields[said]}", TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        bar = shown.add_task("Searching", total=wish.rounds * wish.games, said="")

        def note(number: int, test: Contest) -> None:
            done = number * wish.games + test.of
            shown.update(bar, completed=done, said=f"round {number + 1} of {wish.rounds}: {test.won} of {test.of} won")

        yield from searched(own, wish, note)


def tell(own: Tuned, wish: Wish, held: Weights, rounds: Sequence[Round]) -> None:
    """What was tried, what holds now, and the command that finds it again."""
    report = {"command": repeated(own, wish), "level": wish.level, "weights": held}
    if wish.as_json:
        sys.stdout.write(f"{json.dumps({**report, 'rounds': [asdict(one) for one in rounds]})}\n")
        return
    console = Console()
    console.print(rows(f"Challengers of {wish.level} players", [line(one) for one in rounds]))
    console.print(rows("Weights", [{"weight": name, "value": value} for name, value in held.items()]))
    console.print(f"To find them again: {report['command']}", soft_wrap=True, highlight=False)


def line(found: Round) -> dict[str, Any]:
    """A round in a table."""
    changed = ", ".join(f"{name} {old:g} -> {new:g}" for name, (old, new) in found.changed.items())
    share = f"{found.won} of {found.of}"
    return {"tried": changed, "games": found.games, "won": share, "takes over": "yes" if found.taken else "no"}


def repeated(own: Tuned, wish: Wish) -> str:
    """The command."""
    counts = ["--games", str(wish.games), "--seed", str(wish.seed), "--rounds", str(wish.rounds)]
    names = ["--weights", ",".join(wish.names)] if wish.names else []
    options = [word for name, value in (wish.options or {}).items() for word in ("--option", f"{name}={value}")]
    return shlex.join(["byrsa", "tune", own.game.id, *counts, "--level", wish.level, *names, *options])


def write(file: str, level: str, held: Weights) -> None:
    """Put them where players of this level read them. SetupError: the data cannot be written."""
    path = Path(str(data.path(file)))
    try:
        tempers = json.loads(path.read_text(encoding="utf-8"))
        tempers[level]["weights"] = dict(held)
        path.write_text(f"{json.dumps(tempers, indent=2)}\n", encoding="utf-8")
    except OSError as error:
        raise SetupError(f"{path} cannot be written ({error.strerror}).") from None
