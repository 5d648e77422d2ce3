"""The figures on the terminal, and as a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Console
from rich.table import Table as Sheet

from rendering import plots

TOP: Final = 14
"""Kinds of decisions that are listed; all are in the JSON."""
SIDE_BY_SIDE: Final = 4
"""Tables whose phases and kinds find room beside each other."""
SHARED: Final = ("seats", "people", "pace", "adoption", "literal", "options")


def show(report: Mapping[str, Any]) -> None:
    """On the terminal."""
    console = Console()
    console.print(rests_on(report))
    console.print(tables(report["tables"]))
    if count := unended(report["tables"]):
        console.print(f"Games that came to no end, and count for nothing: {count}.")
    if len(report["tables"]) > SIDE_BY_SIDE:
        console.print("For phases and kinds of decisions take fewer tables, or --json.")
        return
    console.print(parts("Days a turn, and waits in brackets, by phase", "phases", report["tables"]))
    console.print(parts("The same by kind of decision", "kinds", report["tables"]))


def rests_on(report: Mapping[str, Any]) -> str:
    """What the figures rest on, in a few sentences."""
    hours = ", ".join(f"{kind} {value:g}" for kind, value in report["median_hours"].items())
    times = "once" if report["samples"] == 1 else f"{report['samples']} times"
    return (
        f"Byrsa {report['version']}, rules {report['ruleset']}: {report['games']} games of {report['players']} players"
        f" for each table, {times} each. People are awake {report['awake']} in zones of their"
        f" own and come after a lognormal delay (sigma {report['sigma']:g}) of so many waking hours in the median:"
        f" {hours}. {report['missed']:.0%} of calls run to the deadline. From turn 2 on."
    )


def tables(rows: Sequence[Mapping[str, Any]]) -> Sheet:
    """A line for each kind of table."""
    title = "Days a turn, waits; calls, presses and visits of each person; days a game (and the longest)"
    sheet = Sheet(title=title, title_justify="left")
    sheet.add_column("table", no_wrap=True)
    for name in ("a turn", "waits", "calls", "presses", "visits", "a game", "turns"):
        sheet.add_column(name, justify="right")
    for row, name in zip(rows, labels(rows), strict=True):
        turn, game = row["days_a_turn"], row["days_a_game"]
        a_game = f"{game['mean']:.0f} ({game['longest']:.0f})"
        a_person = (row["messages_a_person"], row["presses_a_person"], row["visits_a_person"])
        figures = (f"{value:.1f}" for value in (turn["mean"], row["waits_a_turn"], *a_person))
        sheet.add_row(name, *figures, a_game, f"{row['turns']:.1f}")
    return sheet


def unended(rows: Sequence[Mapping[str, Any]]) -> int:
    """How many games came to no end."""
    return sum(row["games"] - row["ended"] for row in rows)


def parts(title: str, which: str, rows: Sequence[Mapping[str, Any]]) -> Sheet:
    """Phases or kinds of decisions, a column for each kind of table."""
    sheet = Sheet(title=title, title_justify="left")
    sheet.add_column(which, no_wrap=True)
    for name in labels(rows):
        sheet.add_column(name, justify="right")
    for part in longest(which, rows)[:TOP]:
        sheet.add_row(part, *(_part(row[which].get(part)) for row in rows))
    return sheet


def longest(which: str, rows: Sequence[Mapping[str, Any]]) -> list[str]:
    """The phases or kinds of all tables, those that take longest first."""
    names = dict.fromkeys(name for row in rows for name in row[which])
    return sorted(names, key=lambda name: -sum(row[which].get(name, {}).get("days", 0) for row in rows))


def _part(found: Mapping[str, float] | None) -> str:
    return f"{found['days']:.1f} ({found['waits']:.1f})" if found else ""


def labels(rows: Sequence[Mapping[str, Any]]) -> list[str]:
    """What the tables are called: what tells them apart, or at least the people."""
    telling = [name for name in SHARED if any(row[name] != rows[0][name] for row in rows)] or ["people"]
    return [", ".join(_label(name, row[name]) for name in telling) for row in rows]


def _label(name: str, value: Any) -> str:
    match name:
        case "seats":
            return f"{value} seats"
        case "adoption":
            return f"{value} % plan"
        case "options":
            return " ".join(map(str, value.values()))
        case _:
            return str(value)


def picture(report: Mapping[str, Any]) -> bytes:
    """Days a turn by phase and, below, waits a turn by phase; a PNG."""
    rows: Sequence[Mapping[str, Any]] = report["tables"]
    phases, names = longest("phases", rows), labels(rows)
    figures = (("Days a turn by phase", "days"), ("Waits a turn by phase", "waits"))
    return plots.below(
        plots.groups(f"{title}: {report['game']}", phases, _series(rows, names, phases, figure))
        for title, figure in figures
    )


def _series(
    rows: Sequence[Mapping[str, Any]], names: Sequence[str], phases: Sequence[str], figure: str
) -> dict[str, list[float]]:
    found = [[row["phases"].get(phase, {}).get(figure, 0) for phase in phases] for row in rows]
    return dict(zip(names, found, strict=True))
