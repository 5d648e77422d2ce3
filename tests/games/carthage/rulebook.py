"""The printed tables of the rulebook, read from its text: what the component tables are compared with."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from tests.clauses import rulebook

Row = tuple[str, ...]


@cache
def text() -> str:
    """The whole rulebook."""
    return rulebook("republic-of-carthage")


def table(title: str, nth: int = 0) -> list[Row]:
    """The rows of the n-th table after `**title`, without its head."""
    after = text().split(f"**{title}", 1)[1]
    return list(tables_in(after))[nth]


def section(heading: str) -> list[Row]:
    """The rows of the first table under a heading."""
    return next(tables_in(text().split(heading, 1)[1]))


def tables_in(part: str) -> Iterator[list[Row]]:
    """All tables of a text, one after the other."""
    rows: list[Row] = []
    for line in part.splitlines():
        if line.startswith("|"):
            rows.append(tuple(cell.strip() for cell in line.strip().strip("|").split("|")))
        elif rows:
            yield rows[2:]
            rows = []
    if rows:
        yield rows[2:]


def clause_text(clause: str) -> str:
    """The sentence of a clause."""
    found = re.search(rf"\*\*{re.escape(clause)}\.?\*\*(.*)", text())
    assert found, clause
    return found.group(1)


def number(cell: str) -> int:
    """A printed figure; "-" is none."""
    return 0 if cell in ("-", "") else int(cell.rstrip("T+"))


def span(cell: str) -> tuple[int | None, int | None]:
    """A printed range of totals: "3 or less", "6-7", "8", "18 or more"."""
    if cell.endswith("or less"):
        return None, int(cell.split(maxsplit=1)[0])
    if cell.endswith("or more"):
        return int(cell.split(maxsplit=1)[0]), None
    low, _, high = cell.partition("-")
    return int(low), int(high or low)
