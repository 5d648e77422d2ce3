"""The section "Hostile clients" of `docs/figures.md`: a line for each series, and what they are together."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path
from typing import Final

from bot.base.version import VERSION
from tests.fuzz.faults import Report

PAGE: Final = Path(__file__).parents[2] / "docs" / "figures.md"
SECTION: Final = re.compile(r"(?<=<!-- fuzz -->\n).*?(?=<!-- end fuzz -->)", re.DOTALL)
HEAD: Final = "| date | version | seed | interactions | compared | played | files, addresses | what must not be |"
RULE: Final = "| --- | --- | --- | ---: | ---: | ---: | ---: | ---: |"
ALL: Final = "| in all | | |"


def written(page: Path, report: Report, seed: str, beside: int, on: date) -> None:
    """Put a series on the page, instead of an earlier one of that seed. ValueError: it has no place there."""
    text = page.read_text("utf-8")
    if (found := SECTION.search(text)) is None:
        raise ValueError(f"{page} has no place between <!-- fuzz --> and <!-- end fuzz -->.")
    former = [row for row in found[0].splitlines() if row.startswith("| 2") and _cells(row)[2] != seed]
    rows = sorted([*former, _row(report, seed, beside, on)])
    page.write_text(SECTION.sub(lambda _: "\n".join(["", HEAD, RULE, *rows, _sums(rows), "", ""]), text), "utf-8")


def _row(report: Report, seed: str, beside: int, on: date) -> str:
    figures = (sum(report.sent.values()), report.compared, report.moved, beside, len(report.faults))
    return f"| {on:%Y-%m-%d} | {VERSION} | {seed} | {' | '.join(f'{one:,}' for one in figures)} |"


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip("|").split("|")]


def _sums(rows: list[str]) -> str:
    columns = zip(*(_cells(row)[3:] for row in rows), strict=True)
    sums = (sum(int(cell.replace(",", "")) for cell in column) for column in columns)
    return f"{ALL} {' | '.join(f'{one:,}' for one in sums)} |"
