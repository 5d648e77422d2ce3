"""The printed tables of the rulebook, read from its text: what the component tables are compared with."""

from __future__ import annotations

import re
from functools import cache

from tests.clauses import rulebook
from tests.printed import Row, number, span, tables_in

__all__ = ["Row", "clause_text", "number", "section", "span", "table", "tables_in", "text"]


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


def clause_text(clause: str) -> str:
    """The sentence of a clause."""
    found = re.search(rf"\*\*{re.escape(clause)}\.?\*\*(.*)", text())
    assert found, clause
    return found.group(1)
