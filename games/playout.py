"""Random games from the command line, to find what breaks: `python -m games.playout sample --games 500`.

A failure is written to a file that `--replay` runs again.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from games.catalog import GAMES
from games.kernel import Game, Raw, Seat, Setup, Table, chairs

LIMIT = 2_000
EXAMPLE = (
    "example: byrsa playout sample --games 20 --seats 4 --seed 1 --json. "
    "Players that think: byrsa playout GAME --players sensible --help"
)
AWAITED_SHARE = 0.6

Move = tuple[Seat, str, Raw]


@dataclass(frozen=True, slots=True)
class Result:
    """What came of one game. `over`: it ended by its rules; `error` None: nothing broke. `file`: the failure."""

    game: str
    seats: int
    seed: int
    turns: int | None
    answers: int
    over: bool
    error: str | None = None
    file: str | None = None


def playout(
    game: Game[Any], seats: int, seed: int, limit: int = LIMIT, *, turns: int | None = None, folder: Path | None = None
) -> Result:
    """Play one game at random, to its end or to so many answers. A failure is written to `folder`."""
    moves: list[Move] = []
    pick = random.Random(f"{game.id}/{seed}")  # noqa: S311 - a game, not a key
    over, error = False, None
    try:
        table, _ = Table.start(game, _setup(game, seats, seed, turns), marks=False)
        while not table.over and len(moves) < limit:
            moves.append(choose(table, pick))
            table.submit(*moves[-1])
        over = table.over
        table.close()
    except Exception as caught:  # whatever it is, it is what we are looking for
        error = repr(caught)
    result = Result(game.id, seats, seed, turns, len(moves), over, error)
    return _written(result, moves, folder) if error and folder else result


def playouts(
    game: Game[Any], games: int, seed: int, limit: int = LIMIT, *, seats: int | None = None, folder: Path | None = None
) -> Iterator[Result]:
    """Many games, each with the next seed; of all sizes in turn unless `seats` says how many."""
    for number in range(games):
        able = game.places_with(game.options())
        count = able[number % len(able)] if seats is None else seats
        yield playout(game, count, seed + number, limit, folder=folder)


def replay(file: Path) -> Result:
    """Run a written failure again. Raises what was raised then, if it still is."""
    written = json.loads(file.read_text(encoding="utf-8"))
    game = GAMES[written["game"]]
    setup = _setup(game, written["seats"], written["seed"], written["turns"])
    table, _ = Table.start(game, setup, marks=False)
    for seat, key, raw in written["moves"]:
        table.submit(Seat(seat), key, raw)
    return Result(game.id, written["seats"], written["seed"], written["turns"], len(written["moves"]), table.over)


def choose(table: Table[Any], pick: random.Random) -> Move:
    """Any open decision, those that are awaited more often, and a legal answer to it."""
    keys = list(table.open)
    awaited = [key for key in keys if table.open[key].decision.awaited]
    key = pick.choice(awaited if pick.random() < AWAITED_SHARE else keys)
    decision = table.open[key].decision
    try:
        return decision.seat, key, decision.choice.sample(pick)
    except LookupError:  # hardly any answer to it is legal: its default, or something else
        return (decision.seat, key, decision.lapse) if decision.awaited else choose(table, pick)


def report(results: Iterable[Result], seconds: float) -> dict[str, Any]:
    """The figures of many games."""
    played = list(results)
    answers = sum(result.answers for result in played)
    return {
        "games": len(played),
        "over": sum(result.over for result in played),
        "answers": answers,
        "answers_per_second": round(answers / seconds) if seconds else 0,
        "failures": [asdict(result) for result in played if result.error],
    }


def _setup(game: Game[Any], seats: int, seed: int, turns: int | None) -> Setup:
    return Setup(chairs(seats), f"playout {seed}", game.options(), turns)


def _written(result: Result, moves: list[Move], folder: Path) -> Result:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{result.game}-{result.seats}-{result.seed}.json"
    written = replace(result, file=str(file))
    file.write_text(json.dumps({**asdict(written), "moves": moves}, indent=1), encoding="utf-8")
    return written


def main(arguments: list[str] | None = None) -> int:
    """The command line; 1: something broke."""
    says = __doc__.splitlines()[0] if __doc__ else None
    parser = argparse.ArgumentParser(prog="byrsa playout", description=says, epilog=EXAMPLE)
    parser.add_argument("game", nargs="?", choices=sorted(GAMES))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, help="how many; otherwise all sizes in turn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=int, default=LIMIT, help="answers a game")
    parser.add_argument("--failures", type=Path, default=Path("failures"), help="folder for what broke")
    parser.add_argument("--replay", type=Path, help="run a failure again")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(arguments)
    if asked.replay:
        sys.stdout.write(f"{replay(asked.replay)}\n")
        return 0
    if asked.game is None:
        parser.error("which game?")
    began = time.perf_counter()
    results = list(
        playouts(GAMES[asked.game], asked.games, asked.seed, asked.limit, seats=asked.seats, folder=asked.failures)
    )
    figures = report(results, time.perf_counter() - began)
    sys.stdout.write(f"{json.dumps(figures) if asked.json else _lines(figures)}\n")
    return 1 if figures["failures"] else 0


def _lines(figures: dict[str, Any]) -> str:
    failures = [f"{one['file']}: {one['error']}" for one in figures["failures"]]
    head = "{games} games, {over} played to the end, {answers} answers, {answers_per_second} a second".format(**figures)
    return "\n".join([head, *failures])


if __name__ == "__main__":
    sys.exit(main())
