"""Many games by players that think, whatever the game: who sits where, how they are played, what is shown of them."""

from __future__ import annotations

import argparse
import json
import os
import shlex
import sys
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from itertools import cycle
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Sheet

from games.kernel import Game, Seat, Setup, Table, chairs

MIXED: Final = "mixed"
CAST: Final = ("sensible", "random", MIXED)
SEATS: Final = "4"
ALL: Final = "all"
WITHOUT: Final = "without:"
SAME: Final = ("games", "seed", "players", "odd", "turned", "seats", "turns", "scenario", "assassination", "advanced")
"""The options that say which games are played."""


class Tale(Protocol):
    """What is noted of one game."""

    seed: str
    error: str
    seconds: float


@dataclass(frozen=True, slots=True)
class Odd:
    """One chair that is played otherwise than all others.

    Attributes:
        kind: who sits there: a word of `Simulated.odd`.
        chair: which it is, from 0.
        turned: all the others are of that kind, and this chair is of the cast.
    """

    kind: str
    chair: int
    turned: bool = False


class Ordered(Protocol):
    """One game to be played: a frozen dataclass, for it goes to other processes."""

    @property
    def number(self) -> int:
        """Which one: the same order is the same game."""
        ...

    @property
    def seats(self) -> int:
        """For how many."""
        ...

    @property
    def cast(self) -> str:
        """Who plays: a word of `Simulated.players`."""
        ...

    @property
    def odd(self) -> Odd | None:
        """Who plays otherwise than all others, if anybody does."""
        ...

    @property
    def seed(self) -> str:
        """Of its dice."""
        ...


@dataclass(frozen=True, slots=True)
class Order:
    """A game of which nothing but the table is to be chosen."""

    number: int
    seats: int
    cast: str
    turns: int | None = None
    odd: Odd | None = None

    @property
    def seed(self) -> str:
        """The seed of its dice: the same order is the same game."""
        return f"simulation {self.number}"


T = TypeVar("T", bound=Tale)
P = TypeVar("P")


@dataclass(frozen=True, kw_only=True)
class Simulated:
    """What a game brings to be simulated.

    Attributes:
        game: its rules.
        simulate: plays one game; a function of a module, for it is called in other processes.
        figures: what many games come to.
        show: tables on the terminal.
        pictures: by their names, plots of what is easier to see than to read, as PNG.
        seats: at how many seats it is played where nothing else is said.
        turns: how many are played, of a game that has no end.
        players: the words for who plays.
        odd: the words for who may play otherwise than all others; none: nobody may.
        habits: what somebody may do without: `without:` and its name is such a word too.
        goals: what it is meant to be: a file below `data/`; "": nobody has said.
    """

    game: Game[Any]
    simulate: Callable[[Any], Any]
    figures: Callable[[list[Any]], dict[str, Any]]
    show: Callable[[Mapping[str, Any]], None]
    pictures: Callable[[Mapping[str, Any]], Mapping[str, bytes]]
    seats: str = SEATS
    turns: int | None = None
    players: Sequence[str] = CAST
    odd: Sequence[str] = ()
    habits: Callable[[], Collection[str]] = tuple
    goals: str = ""

    @property
    def _counts(self) -> Sequence[int]:
        """How many may play, as its options stand."""
        return self.game.places_with(self.game.options())

    def parser(self) -> argparse.ArgumentParser:
        """What the command line takes."""
        example = f"example: byrsa playout {self.game.id} --players sensible --games 200 --seats all --plots plots"
        if self.odd:
            example += f"; byrsa playout {self.game.id} --players hard --odd {self.odd[0]} --games 400"
        says = "Many games by players that think: their figures, and plots of them."
        found = argparse.ArgumentParser(prog="byrsa playout", description=says, epilog=example)
        found.add_argument("game", choices=[self.game.id])
        found.add_argument("--games", type=int, default=20)
        found.add_argument("--players", choices=self.players, default="sensible")
        if self.odd:
            self._odd_options(found)
        found.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games at the same time")
        found.add_argument("--seats", choices=[*map(str, self._counts), ALL], default=self.seats)
        found.add_argument("--seed", type=int, default=1, help="number of the first game")
        found.add_argument("--plots", type=Path, help="folder for plots as PNG")
        found.add_argument("--tales", type=Path, help="file for what was noted of each game, as JSON")
        found.add_argument("--json", action="store_true", help="the figures as JSON")
        if self.turns:
            found.add_argument("--turns", type=int, default=self.turns, help="how many are played")
        return found

    def _odd_options(self, found: argparse.ArgumentParser) -> None:
        """Who may play otherwise than all others."""
        words = f"one chair in turn is played by: {', '.join(self.odd)}, or {WITHOUT}HABIT"
        found.add_argument("--odd", type=self._oddity, metavar="KIND", help=words)
        found.add_argument("--turned", action="store_true", help="all others are of that KIND, the one is of --players")

    def _oddity(self, word: str) -> str:
        """A word for somebody who is there."""
        habits = [f"{WITHOUT}{one}" for one in sorted(self.habits())]
        if word not in self.odd and word not in habits:
            raise argparse.ArgumentTypeError(f"{word} is none of {', '.join([*self.odd, *habits])}")
        return word

    def ordered(self, asked: argparse.Namespace) -> Iterator[Ordered]:
        """The games that were asked for; of all sizes of tables each in turn."""
        counts = [int(one) for one in chosen(asked.seats, map(str, self._counts))]
        for number, seats in zip(range(asked.seed, asked.seed + asked.games), cycle(counts), strict=False):
            turns = getattr(asked, "turns", None)
            yield Order(number, seats, asked.players, turns, odd_of(asked, number // len(counts), seats))


# One game


def told(game: Game[Any], setup: Setup, tell: Callable[[Table[Any]], T], blank: T) -> T:
    """Play one game. Whatever breaks is noted on the blank tale, and the next one can be played."""
    began = time.process_time()
    try:
        table, _ = Table.start(game, setup, marks=False)
        tale = tell(table)
        table.close()
    except Exception as caught:  # whatever it is, it is what we are looking for
        blank.error = repr(caught)
        return blank
    tale.seconds = round(time.process_time() - began, 3)
    return tale


def odd_of(asked: argparse.Namespace, nth: int, seats: int) -> Odd | None:
    """Who plays otherwise, in another chair each time."""
    kind: str | None = getattr(asked, "odd", None)
    return Odd(kind, nth % seats, asked.turned) if kind else None


def seated(order: Ordered, made: Callable[[str, str, str], P]) -> dict[Seat, P]:
    """Who sits where; `made`: who is called so, among whom, from a seed."""
    words = {seat: word_of(order, number) for number, seat in enumerate(chairs(order.seats))}
    return {seat: made(word, order.cast, f"{order.seed}/{seat}") for seat, word in words.items()}


def word_of(order: Ordered, number: int) -> str:
    """Who sits in this chair; of mixed players every other one is sensible, beginning with another chair each game."""
    if order.odd and (number == order.odd.chair) != order.odd.turned:
        return order.odd.kind
    if order.cast == MIXED:
        return "sensible" if (number + order.number) % 2 == 0 else "random"
    return order.cast


def plain(sensible: Callable[[], P], random: Callable[[str], P]) -> Callable[[str, str, str], P]:
    """Who is called sensible, or random, where there are no others."""
    return lambda word, _among, seed: sensible() if word == "sensible" else random(seed)


def alone(order: Ordered) -> str:
    """The seat of who plays otherwise than all others; "": nobody does."""
    return str(chairs(order.seats)[order.odd.chair]) if order.odd else ""


def names(cast: Mapping[Seat, object]) -> dict[str, str]:
    """What kind of player sits where."""
    return {str(seat): str(getattr(player, "name", type(player).__name__)) for seat, player in cast.items()}


# Many games


def main(own: Simulated, arguments: list[str]) -> int:
    """The command line; 1: some game did not end."""
    asked = own.parser().parse_args(arguments)
    orders = list(own.ordered(asked))
    began = time.perf_counter()
    tales = sorted(watched(own, orders, asked.jobs), key=lambda tale: tale.seed)
    played = {"players": asked.players, "repeat": repeated(asked)}
    report = {**played, **own.figures(tales), "seconds": round(time.perf_counter() - began, 1)}
    if asked.plots:
        write_plots(own.pictures(report), asked.plots)
    if asked.tales:
        asked.tales.write_text(json.dumps([asdict(tale) for tale in tales], indent=1), encoding="utf-8")
    if asked.json:
        sys.stdout.write(f"{json.dumps(report)}\n")
    else:
        own.show(report)
        Console().print(f"To play them again: {report['repeat']}", soft_wrap=True)
    return 0 if report["ended"] == report["games"] else 1


def repeated(asked: argparse.Namespace) -> str:
    """The command that plays these very games again."""
    words = ["byrsa", "playout", asked.game]
    for name, value in vars(asked).items():
        if name in SAME and value:
            words += [f"--{name}", *([] if value is True else [str(value)])]
    return shlex.join(words)


def simulations(own: Simulated, orders: Sequence[Ordered], jobs: int) -> Iterator[Any]:
    """All of them, in the order in which they end."""
    if jobs <= 1:
        yield from map(own.simulate, orders)
        return
    with ProcessPoolExecutor(jobs) as pool:
        for done in as_completed([pool.submit(own.simulate, order) for order in orders]):
            yield done.result()


def chosen(wish: str, known: Iterable[str]) -> list[str]:
    """One, or all that are known."""
    return list(known) if wish == ALL else [wish]


def watched(own: Simulated, orders: Sequence[Ordered], jobs: int, name: str = "Playing") -> Iterator[Any]:
    """The games, with a bar on the terminal."""
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        bar = shown.add_task(name, total=len(orders))
        for tale in simulations(own, orders, jobs):
            shown.advance(bar)
            yield tale


# The report


def pairs(title: str, left: str, right: str, values: Mapping[Any, Any]) -> Sheet:
    """A table of two columns."""
    return rows(title, [{left: name, right: value} for name, value in values.items()])


def rows(title: str, found: Sequence[Mapping[str, Any]]) -> Sheet:
    """A table."""
    sheet = Sheet(title=title, title_justify="left")
    for name in found[0] if found else ():
        sheet.add_column(name, justify="left" if isinstance(found[0][name], str) else "right")
    for row in found:
        sheet.add_row(*(f"{value:g}" if isinstance(value, float) else str(value) for value in row.values()))
    return sheet


def write_plots(pictures: Mapping[str, bytes], folder: Path) -> None:
    """A file for each."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures.items():
        (folder / f"{name}.png").write_bytes(picture)


def series(found: Sequence[Mapping[str, float]], *columns: str) -> dict[str, list[float]]:
    """Columns of a table by their names."""
    return {name: [row[name] for row in found] for name in columns}
