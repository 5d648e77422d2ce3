"""Many games by players that think: `byrsa playout carthage --games 200 --players sensible --jobs 2 --plots DIR`."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from itertools import cycle, product
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Sheet

from games.carthage import GAME
from games.carthage.minds import Player, RandomPlayer, SensiblePlayer
from games.carthage.minds.census import Tale, tell
from games.carthage.minds.figures import figures
from games.kernel import Seat, Setup, Table, chairs
from rendering import plots

CAST = ("sensible", "random", "mixed")
SCENARIOS = ("early", "late", "campaign")
RULES = ("base", "optional")
SEATS = "4"
ALL = "all"


@dataclass(frozen=True, slots=True)
class Order:
    """One game to be played."""

    number: int
    seats: int
    scenario: str
    cast: str
    assassination: str = "base"

    @property
    def seed(self) -> str:
        """The seed of its dice: the same order is the same game."""
        return f"simulation {self.number}"


def simulate(order: Order) -> Tale:
    """Play one game. Whatever breaks is noted, and the next one can be played."""
    wishes = {"scenario": order.scenario, "assassination": order.assassination}
    setup = Setup(chairs(order.seats), order.seed, GAME.options.model_validate(wishes))
    cast, began = players(order), time.process_time()
    try:
        table, _ = Table.start(GAME, setup, marks=False)
        tale = tell(table, cast)
        table.close()
    except Exception as caught:  # whatever it is, it is what we are looking for
        names = {str(seat): type(player).__name__ for seat, player in cast.items()}
        return Tale(order.seed, list(setup.seats), names, order.scenario, order.assassination, error=repr(caught))
    tale.seconds = round(time.process_time() - began, 3)
    return tale


def players(order: Order) -> Mapping[Seat, Player]:
    """Who sits where; of mixed players every other one is sensible, beginning with another chair each game."""
    found: dict[Seat, Player] = {}
    for number, seat in enumerate(chairs(order.seats)):
        sensible = order.cast == "sensible" or (order.cast == "mixed" and (number + order.number) % 2 == 0)
        found[seat] = SensiblePlayer() if sensible else RandomPlayer(f"{order.seed}/{seat}")
    return found


def simulations(orders: list[Order], jobs: int) -> Iterator[Tale]:
    """All of them, in the order in which they end."""
    if jobs <= 1:
        yield from map(simulate, orders)
        return
    with ProcessPoolExecutor(jobs) as pool:
        for done in as_completed([pool.submit(simulate, order) for order in orders]):
            yield done.result()


def main(arguments: list[str]) -> int:
    """The command line; 1: some game did not end."""
    asked = _parser().parse_args(arguments)
    orders = list(ordered(asked))
    began = time.perf_counter()
    tales = sorted(_watched(orders, asked.jobs), key=lambda tale: tale.seed)
    report = {"players": asked.players, **figures(tales), "seconds": round(time.perf_counter() - began, 1)}
    if asked.plots:
        write_plots(report, asked.plots)
    if asked.tales:
        asked.tales.write_text(json.dumps([asdict(tale) for tale in tales], indent=1), encoding="utf-8")
    if asked.json:
        sys.stdout.write(f"{json.dumps(report)}\n")
    else:
        show(report)
    return 0 if report["ended"] == report["games"] else 1


def ordered(asked: argparse.Namespace) -> Iterator[Order]:
    """The games that were asked for; of `all` kinds of tables each in turn."""
    counts = map(int, chosen(asked.seats, map(str, GAME.seats)))
    scenarios, rules = chosen(asked.scenario, SCENARIOS), chosen(asked.assassination, RULES)
    kinds: Iterator[tuple[int, str, str]] = cycle(product(counts, scenarios, rules))
    for number, (seats, scenario, rule) in zip(range(asked.seed, asked.seed + asked.games), kinds, strict=False):
        yield Order(number, seats, scenario, asked.players, rule)


def chosen(wish: str, known: Iterable[str]) -> list[str]:
    """One, or all that are known."""
    return list(known) if wish == ALL else [wish]


def _parser() -> argparse.ArgumentParser:
    example = "example: byrsa playout carthage --players sensible --games 200 --seats all --plots plots"
    parser = argparse.ArgumentParser(prog="byrsa playout", description=__doc__, epilog=example)
    parser.add_argument("game", choices=[GAME.id])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", choices=CAST, default="sensible")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games at the same time")
    parser.add_argument("--seats", choices=[*map(str, GAME.seats), ALL], default=SEATS)
    parser.add_argument("--scenario", choices=[*SCENARIOS, ALL], default="early")
    parser.add_argument("--assassination", choices=[*RULES, ALL], default="base", help="which rule (RC-14.1.6)")
    parser.add_argument("--seed", type=int, default=1, help="number of the first game")
    parser.add_argument("--plots", type=Path, help="folder for plots as PNG")
    parser.add_argument("--tales", type=Path, help="file for what was noted of each game, as JSON")
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    return parser


def _watched(orders: list[Order], jobs: int) -> Iterator[Tale]:
    """The games, with a bar on the terminal."""
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        bar = shown.add_task("Playing", total=len(orders))
        for tale in simulations(orders, jobs):
            shown.advance(bar)
            yield tale


# The report


def show(report: Mapping[str, Any]) -> None:
    """Tables on the terminal."""
    console = Console()
    survived = f"Carthage stands in {100 * report['stands']:.0f} % of {report['ended']} games"
    console.print(f"{survived}, {report['answers']:.0f} answers a game, {report['seconds']} s.")
    console.print(_pairs("How games end", "ending", "games", report["endings"]))
    console.print(_rows("Kinds of tables", report["tables"]))
    console.print(_pairs("Length", "turns", "games", report["turns"]))
    console.print(_rows("At the end of each turn", report["by_turn"]))
    console.print(_pairs("Victories by chair", "chair", "1: chance", report["wins_by_chair"]))
    console.print(f"The luckiest chair wins {report['chairs_ratio']:g} times as often as the unluckiest.")
    console.print(_pairs("Victories by place from the first Home Suffete", "place", "share", report["wins_by_place"]))
    console.print(_pairs("Victories by player", "player", "share", report["wins_by_player"]))
    console.print(_pairs("Who did most of it won", "what", "share", report["elements"]))
    console.print(
        _rows("Cards drawn and played; 1: chance", [{"card": name, **row} for name, row in report["cards"].items()])
    )
    console.print(_rows("Cards in the Forum", [{"card": name, **row} for name, row in report["seen"].items()]))


def _pairs(title: str, left: str, right: str, values: Mapping[Any, Any]) -> Sheet:
    return _rows(title, [{left: name, right: value} for name, value in values.items()])


def _rows(title: str, rows: list[dict[str, Any]]) -> Sheet:
    sheet = Sheet(title=title, title_justify="left")
    for name in rows[0] if rows else ():
        sheet.add_column(name, justify="left" if isinstance(rows[0][name], str) else "right")
    for row in rows:
        sheet.add_row(*(f"{value:g}" if isinstance(value, float) else str(value) for value in row.values()))
    return sheet


def write_plots(report: Mapping[str, Any], folder: Path) -> None:
    """One picture for each table that is easier to see than to read."""
    folder.mkdir(parents=True, exist_ok=True)
    turns = report["by_turn"]
    over = [row["turn"] for row in turns]
    chairs_won: Mapping[str, float] = report["wins_by_chair"]
    places_won: Mapping[str, float] = report["wins_by_place"]
    pictures = {
        "treasury": plots.lines("State Treasury by turn", over, _series(turns, "treasury")),
        "wars": plots.lines("Wars by turn", over, _series(turns, "active", "lost")),
        "endings": plots.bars("How games end", report["endings"]),
        "length": plots.bars("Length in turns", {str(turn): count for turn, count in report["turns"].items()}),
        "chairs": plots.bars("Victories by chair", chairs_won, mark=1),
        "elements": plots.bars("Who did most of it won", report["elements"]),
        "places": plots.bars("Victories by place", places_won, mark=1 / max(1, len(places_won))),
        "cards": plots.bars("Victories of who drew it (1: chance)", _lifts(report["cards"]), mark=1),
    }
    for name, picture in pictures.items():
        (folder / f"{name}.png").write_bytes(picture)


def _series(rows: list[dict[str, float]], *names: str) -> dict[str, list[float]]:
    return {name: [row[name] for row in rows] for name in names}


def _lifts(cards: Mapping[str, Mapping[str, float]], most: int = 12) -> dict[str, float]:
    """The cards that were drawn most."""
    often = sorted(cards, key=lambda name: -cards[name]["draws"])[:most]
    return {name: cards[name]["drew and won"] for name in often}
