"""The tables that are printed in a rulebook: their rows, and how their cells are read."""

from __future__ import annotations

from collections.abc import Iterator

Row = tuple[str, ...]


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
