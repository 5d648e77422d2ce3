"""The program: from the words of the command line to a table, and from lines to commands."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from bot.app.sitting.commands import Bench
from bot.app.sitting.shown import WIDE, Shown, presets
from bot.app.sitting.sitting import Sitting
from bot.base.errors import SetupError
from games import bench
from games.bench import Misplaced, Position
from games.catalog import GAMES
from games.kernel import Seat

PROMPT: Final = "> "


@dataclass(frozen=True, slots=True)
class Wish:
    """Where to sit down; each part that is not "" or None takes the place of what a preset or a file says."""

    game: str
    step: str = ""
    file: Path | None = None
    preset: str = ""
    seat: str = ""
    seed: str = ""
    seats: int | None = None


def main(wish: Wish, lines: Sequence[str]) -> int:
    """Sit at a table until there is nothing more to do: 1, if a command from a file could not be done.

    `lines` are done first; then those of the keyboard, or of standard input. SetupError: one cannot sit there.
    """
    console = Console(highlight=False, width=None if sys.stdout.isatty() else WIDE)
    place = Bench(sit(wish), Shown(console))
    try:
        place.greet()
        return _work(place, lines)
    finally:
        place.shown.close()


def sit(wish: Wish) -> Sitting:
    """Sit down. SetupError: there is no such game or position."""
    try:
        found = bench.bench(game_of(wish.game))
        return Sitting(found, position(wish, found))
    except Misplaced as error:
        raise SetupError(str(error)) from error


def game_of(name: str) -> str:
    """A game of the catalogue. SetupError: there is none of this name."""
    if name not in GAMES:
        raise SetupError(f"There is no game {name}. There are: {', '.join(GAMES)}.")
    return name


def position(wish: Wish, found: bench.Bench[Any]) -> Position:
    """Where one wants to sit. Misplaced, SetupError: there is no such place."""
    start = _start(wish, found)
    changed: dict[str, Any] = {"step": wish.step, "seat": wish.seat, "seed": wish.seed, "seats": wish.seats}
    start = start.model_copy(update={name: value for name, value in changed.items() if value})
    seats = found.setup(start).seats if start.seats in found.rules.seats else ()
    if start.seats not in found.rules.seats:
        raise SetupError(f"{wish.game} is for {found.rules.seats.start} to {found.rules.seats.stop - 1} people.")
    if start.seat and Seat(start.seat) not in seats:
        raise SetupError(f"There is no seat {start.seat}. There are: {', '.join(seats)}.")
    return start


def _start(wish: Wish, found: bench.Bench[Any]) -> Position:
    if wish.file:
        start = bench.read(_text(wish.file))
        if start.game != wish.game:
            raise SetupError(f"{wish.file} is of the game {start.game}.")
        return start
    return found.position(wish.preset) if wish.preset else Position(game=wish.game, seats=found.seats)


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise SetupError(f"{file} cannot be read ({error.strerror}).") from None


def listed(game: str) -> list[str]:
    """The presets of a game, in lines."""
    return list(presets({name: one.about for name, one in bench.bench(game_of(game)).presets.items()}))


def _work(place: Bench, lines: Sequence[str]) -> int:
    """Programs end at the first line that cannot be done; people try again."""
    for line in _lines(place, lines):
        if not place.obey(line) and (lines or not sys.stdin.isatty()):
            return 1
        if place.over:
            break
    return 0


def _lines(place: Bench, lines: Sequence[str]) -> Iterator[str]:
    """Lines of the command line; where there are none, what is typed, or stands on standard input."""
    if not lines and sys.stdin.isatty():
        yield from _typed()
        return
    for line in lines or map(str.strip, sys.stdin):
        place.shown.say(f"{PROMPT}{line}")
        yield line


def _typed() -> Iterator[str]:
    with suppress(ImportError):
        import_module("readline")  # the line can be edited, and earlier ones are found again
    with suppress(EOFError):
        while True:
            yield input(PROMPT)
