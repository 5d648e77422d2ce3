"""Many games by players that think: `byrsa playout carthage --games 200 --players sensible --jobs 2 --plots DIR`."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from itertools import cycle, product
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Sheet

from games.kernel import Game, Seat, Setup, Table, chairs
from games.republic.minds.player import Player, RandomPlayer
from rendering import plots

CAST: Final = ("sensible", "random", "mixed")
RULES: Final = ("base", "optional")
SEATS: Final = "4"
ALL: Final = "all"


class Tale(Protocol):
    """What is noted of one game."""

    seed: str
    error: str
    seconds: float


T = TypeVar("T", bound=Tale)


@dataclass(frozen=True, slots=True)
class Order:
    """One game to be played. `advanced`: with the Advanced Rules, where there are any."""

    number: int
    seats: int
    scenario: str
    cast: str
    assassination: str = "base"
    advanced: bool = False

    @property
    def seed(self) -> str:
        """The seed of its dice: the same order is the same game."""
        return f"simulation {self.number}"


@dataclass(frozen=True, kw_only=True)
class Simulated:
    """What a republic brings to be simulated.

    Attributes:
        game: its rules.
        scenarios: those there are, the usual one first.
        advanced: whether there are Advanced Rules to be switched on.
        simulate: plays one game; a function of a module, for it is called in other processes.
        figures: what many games come to.
        show: tables on the terminal.
        pictures: by their names, plots of what is easier to see than to read, as PNG.
        playable: whether so many people may play a scenario.
    """

    game: Game[Any]
    scenarios: Sequence[str]
    advanced: bool = False
    simulate: Callable[[Order], Any]
    figures: Callable[[list[Any]], dict[str, Any]]
    show: Callable[[Mapping[str, Any]], None]
    pictures: Callable[[Mapping[str, Any]], Mapping[str, bytes]]
    playable: Callable[[int, str], bool] = lambda _seats, _scenario: True


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


def players(order: Order, sensible: Callable[[], Player[Any]]) -> dict[Seat, Player[Any]]:
    """Who sits where; of mixed players every other one is sensible, beginning with another chair each game."""
    found: dict[Seat, Player[Any]] = {}
    for number, seat in enumerate(chairs(order.seats)):
        thinks = order.cast == "sensible" or (order.cast == "mixed" and (number + order.number) % 2 == 0)
        found[seat] = sensible() if thinks else RandomPlayer(f"{order.seed}/{seat}")
    return found


def names(cast: Mapping[Seat, Player[Any]]) -> dict[str, str]:
    """What kind of player sits where."""
    return {str(seat): type(player).__name__ for seat, player in cast.items()}


# Many games


def main(own: Simulated, arguments: list[str]) -> int:
    """The command line; 1: some game did not end."""
    asked = parser(own).parse_args(arguments)
    orders = list(ordered(own, asked))
    began = time.perf_counter()
    tales = sorted(_watched(own, orders, asked.jobs), key=lambda tale: tale.seed)
    report = {"players": asked.players, **own.figures(tales), "seconds": round(time.perf_counter() - began, 1)}
    if asked.plots:
        write_plots(own.pictures(report), asked.plots)
    if asked.tales:
        asked.tales.write_text(json.dumps([asdict(tale) for tale in tales], indent=1), encoding="utf-8")
    if asked.json:
        sys.stdout.write(f"{json.dumps(report)}\n")
    else:
        own.show(report)
    return 0 if report["ended"] == report["games"] else 1


def simulations(own: Simulated, orders: list[Order], jobs: int) -> Iterator[Any]:
    """All of them, in the order in which they end."""
    if jobs <= 1:
        yield from map(own.simulate, orders)
        return
    with ProcessPoolExecutor(jobs) as pool:
        for done in as_completed([pool.submit(own.simulate, order) for order in orders]):
            yield done.result()


def ordered(own: Simulated, asked: argparse.Namespace) -> Iterator[Order]:
    """The games that were asked for; of `all` kinds of tables each in turn."""
    counts = map(int, chosen(asked.seats, map(str, own.game.seats)))
    scenarios, rules = chosen(asked.scenario, own.scenarios), chosen(asked.assassination, RULES)
    able = [one for one in product(counts, scenarios, rules) if own.playable(one[0], one[1])]
    advanced = bool(own.advanced and asked.advanced)
    for number, (seats, scenario, rule) in zip(range(asked.seed, asked.seed + asked.games), cycle(able), strict=False):
        yield Order(number, seats, scenario, asked.players, rule, advanced)


def chosen(wish: str, known: Iterable[str]) -> list[str]:
    """One, or all that are known."""
    return list(known) if wish == ALL else [wish]


def parser(own: Simulated) -> argparse.ArgumentParser:
    """What the command line takes."""
    example = f"example: byrsa playout {own.game.id} --players sensible --games 200 --seats all --plots plots"
    found = argparse.ArgumentParser(prog="byrsa playout", description=__doc__, epilog=example)
    found.add_argument("game", choices=[own.game.id])
    found.add_argument("--games", type=int, default=20)
    found.add_argument("--players", choices=CAST, default="sensible")
    found.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games at the same time")
    found.add_argument("--seats", choices=[*map(str, own.game.seats), ALL], default=SEATS)
    found.add_argument("--scenario", choices=[*own.scenarios, ALL], default=own.scenarios[0])
    found.add_argument("--assassination", choices=[*RULES, ALL], default=RULES[0], help="which rule")
    if own.advanced:
        found.add_argument("--advanced", action="store_true", help="with all Advanced Rules")
    found.add_argument("--seed", type=int, default=1, help="number of the first game")
    found.add_argument("--plots", type=Path, help="folder for plots as PNG")
    found.add_argument("--tales", type=Path, help="file for what was noted of each game, as JSON")
    found.add_argument("--json", action="store_true", help="the figures as JSON")
    return found


def _watched(own: Simulated, orders: list[Order], jobs: int) -> Iterator[Any]:
    """The games, with a bar on the terminal."""
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        bar = shown.add_task("Playing", total=len(orders))
        for tale in simulations(own, orders, jobs):
            shown.advance(bar)
            yield tale


# The report


def show_course(console: Console, report: Mapping[str, Any], stands: str) -> None:
    """How games went; `stands`: "Carthage stands"."""
    survived = f"{stands} in {100 * report['stands']:.0f} % of {report['ended']} games"
    console.print(f"{survived}, {report['answers']:.0f} answers a game, {report['seconds']} s.")
    console.print(pairs("How games end", "ending", "games", report["endings"]))
    console.print(rows("Kinds of tables", report["tables"]))
    console.print(pairs("Length", "turns", "games", report["turns"]))
    console.print(rows("At the end of each turn", report["by_turn"]))
    console.print(pairs("Victories by chair", "chair", "1: chance", report["wins_by_chair"]))
    console.print(f"The luckiest chair wins {report['chairs_ratio']:g} times as often as the unluckiest.")


def show_winners(console: Console, report: Mapping[str, Any]) -> None:
    """Who won, and by what."""
    console.print(pairs("Victories by player", "player", "share", report["wins_by_player"]))
    console.print(pairs("Who did most of it won", "what", "share", report["elements"]))


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


def drawn(report: Mapping[str, Any], wars: Sequence[str]) -> dict[str, bytes]:
    """One picture for each table that every republic has; `wars`: what is counted of them each turn."""
    turns = report["by_turn"]
    over = [row["turn"] for row in turns]
    chairs_won: Mapping[str, float] = report["wins_by_chair"]
    return {
        "treasury": plots.lines("State Treasury by turn", over, series(turns, "treasury")),
        "wars": plots.lines("Wars by turn", over, series(turns, *wars)),
        "endings": plots.bars("How games end", report["endings"]),
        "length": plots.bars("Length in turns", {str(turn): count for turn, count in report["turns"].items()}),
        "chairs": plots.bars("Victories by chair", chairs_won, mark=1),
        "elements": plots.bars("Who did most of it won", report["elements"]),
    }


def write_plots(pictures: Mapping[str, bytes], folder: Path) -> None:
    """A file for each."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures.items():
        (folder / f"{name}.png").write_bytes(picture)


def series(found: Sequence[Mapping[str, float]], *columns: str) -> dict[str, list[float]]:
    """Columns of a table by their names."""
    return {name: [row[name] for row in found] for name in columns}
