"""`byrsa pace GAME`: measure, with a bar on the terminal; show, draw, write."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from bot.app.pace import shown, written
from bot.app.pace.measure import Setting, Wish, gathered, measured, orders
from bot.app.pace.report import report
from bot.app.pace.tally import Tally
from bot.base.errors import SetupError
from rendering import plots


@dataclass(frozen=True, slots=True)
class Out:
    """What comes of it. `as_json`: instead of tables; `plot`: a picture; `write`: what the lobby forecasts from."""

    as_json: bool = False
    plot: Path | None = None
    write: bool = False


def main(wish: Wish, out: Out) -> int:
    """Measure and tell; 1: some game did not end. SetupError: there are no such tables, or no place for the picture."""
    wish.check()
    if out.plot is not None:
        check_plot(wish, out.plot)
    if out.write:
        written.check(wish)
    found = report(wish, gathered(_watched(wish)))
    if out.plot is not None:
        out.plot.write_bytes(shown.picture(found))
    if out.write:
        written.write(found)
    if out.as_json:
        sys.stdout.write(f"{json.dumps(found)}\n")
    else:
        shown.show(found)
    return int(shown.unended(found["tables"]) > 0)


def check_plot(wish: Wish, file: Path) -> None:
    """SetupError: there is no place for the picture, or too much in it."""
    if len(wish.settings) > plots.INKS:
        raise SetupError(f"A picture shows {plots.INKS} kinds of tables at most, not {len(wish.settings)}.")
    if not file.parent.is_dir():
        raise SetupError(f"The directory {file.parent} does not exist. Make it, or choose another.")


def _watched(wish: Wish) -> Iterator[tuple[Setting, Tally]]:
    """The games, with a bar on the terminal."""
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bars:
        yield from bars.track(measured(wish), total=len(orders(wish)), description="Playing")
