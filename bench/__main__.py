"""`make bench`: all figures, beside what was asked for."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable

from rich.console import Console
from rich.table import Table

from bench import discord, kernel, rendering, store

PARTS: dict[str, Callable[[], dict[str, float]]] = {
    "kernel": kernel.measure,
    "store": store.measure,
    "rendering": rendering.measure,
    "discord": discord.measure,
}
WANTED = {
    "answers_per_second": ">= 10000",
    "resume_50_answers_ms": "<= 20",
    "resume_from_store_ms": "<= 20",
    "commit_to_raw_ratio": "<= 2",
    "commit_with_checkpoint_to_raw_ratio": "<= 2",
    "board_warm_ms": "<= 60",
    "loop_stall_ms": "<= 20",
    "slash_to_bare": "<= 1.5",
    "press_to_bare": "<= 3",
    "presses_to_bare": ">= 0.5",
}


def main() -> None:
    """Measure all parts, or those named on the command line; `--json` for machines."""
    names = [word for word in sys.argv[1:] if word in PARTS] or list(PARTS)
    found = {name: PARTS[name]() for name in names}
    if "--json" in sys.argv:
        print(json.dumps(found, indent=1))
        return
    table = Table("part", "figure", "measured", "wanted")
    for name, figures in found.items():
        for figure, value in figures.items():
            table.add_row(name, figure, f"{value:,}", WANTED.get(figure, ""))
        table.add_section()
    Console().print(table)


if __name__ == "__main__":
    main()
