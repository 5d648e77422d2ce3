"""`make bench`: all figures, or `python -m bench discord store` some of them; `--json` for machines."""

from __future__ import annotations

import importlib
import json
import sys

from rich.console import Console
from rich.table import Table

from bench.figures import Figure

PARTS = ("kernel", "play", "sword", "store", "stored", "start", "rendering", "adjudication", "seasons", "discord")


def main() -> None:
    """Measure all parts, or those named on the command line; `--json` for machines."""
    strange = [word for word in sys.argv[1:] if word not in (*PARTS, "--json")]
    if strange:
        sys.exit(f"There is no {', '.join(strange)}. The parts are {', '.join(PARTS)}.")
    found = {name: measured(name) for name in [word for word in sys.argv[1:] if word in PARTS] or PARTS}
    if "--json" in sys.argv:
        print(json.dumps({name: {one.name: one.plain() for one in some} for name, some in found.items()}, indent=1))
    else:
        Console(width=150).print(sheet(found))


def measured(name: str) -> list[Figure]:
    """The figures of a part; only its own modules are loaded."""
    found: list[Figure] = importlib.import_module(f"bench.{name}").measure()
    return found


def sheet(found: dict[str, list[Figure]]) -> Table:
    """All figures, for people."""
    table = Table("part", "figure", "measured", "", "ratio", "to", "goal")
    for name, figures in found.items():
        for one in figures:
            ratio = "" if one.ratio is None else f"{one.ratio:,}"
            table.add_row(name, one.name, f"{one.value:,}", one.unit, ratio, one.to, one.goal)
        table.add_section()
    return table


if __name__ == "__main__":
    main()
