"""`byrsa load`: measure, show, write."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.table import Table

from bot.app.load import shown
from bot.app.load.measure import measured
from bot.app.load.wish import Wish
from bot.base import loop


@dataclass(frozen=True, slots=True)
class Out:
    """What comes of it. `as_json`: instead of a table; `write`: into the documents too."""

    as_json: bool = False
    write: bool = False


def main(wish: Wish, out: Out) -> int:
    """Measure and tell; 1: somebody was not answered, or something failed. SetupError: it cannot be measured."""
    wish.check()
    if out.write:
        shown.check()
    with Console(stderr=True).status("") as status:
        found = loop.run(measured(wish, status.update))
    if out.write:
        shown.write(found)
    if out.as_json:
        sys.stdout.write(f"{json.dumps(found)}\n")
    else:
        Console().print(sheet(found))
    if found["errors"]:
        sys.stderr.write(f"The first error in the log of the bot: {found['first_error']}\n")
    return int(not is_well(found))


def is_well(found: dict[str, Any]) -> bool:
    """Whether everybody was answered, and nothing failed."""
    starts = found.get("running", {}).get("unanswered", 0)
    return not any((found.get("unanswered"), found.get("failed"), found["errors"], starts))


def sheet(found: dict[str, Any]) -> Table:
    """All figures."""
    table = Table("figure", "measured", title=found["command"])
    for row in shown.rows(found):
        table.add_row(*row)
    return table
