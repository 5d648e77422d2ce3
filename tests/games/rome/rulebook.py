"""The printed tables of the rulebook, read from its text: what the component tables are compared with."""

from __future__ import annotations

import re
from functools import cache

from tests.clauses import rulebook
from tests.printed import Row, number, span, tables_in

__all__ = ["Row", "clause_text", "number", "span", "table", "text"]


@cache
def text() -> str:
    """The whole rulebook."""
    return rulebook("republic-of-rome")


def table(heading: str, nth: int = 0) -> list[Row]:
    """The rows of the n-th table after a text, without its head."""
    return list(tables_in(text().split(heading, 1)[1]))[nth]


def clause_text(clause: str) -> str:
    """The sentence of a clause."""
    found = re.search(rf"\*\*{re.escape(clause)}(?!\.?\d)[^*]*\*\*(.*)", text())
    assert found, clause
    return found.group(1)
