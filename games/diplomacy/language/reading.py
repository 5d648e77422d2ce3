"""CD-E: texts are read line by line, and every line by itself."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from games.diplomacy.orders import AnyOrder, BuildUnit, Order, Remove, Retreating

from .admin import admin
from .company import company
from .context import Context, Fault, Line
from .military import military
from .political import political
from .railway import railway
from .reader import Miss, Reader
from .retreats import retreat, retreat_list
from .votes import vote
from .winter import winter

COMMENT: Final = re.compile(r'((?:[^#"“”„]|["“”„][^"“”„]*(?:["“”]|$))*)')
"""All up to a `#` that stands in no text in quotes."""


def read(text: str, context: Context) -> list[Line]:
    """CD-E.1: one order a line; blank lines and comments say nothing."""
    lines = ((number, without_comment(line)) for number, line in enumerate(text.splitlines(), 1))
    return [read_line(line, context, number) for number, line in lines if line]


def without_comment(line: str) -> str:
    """`#` starts a comment."""
    found = COMMENT.match(line)
    return (found.group(1) if found else line).strip()


def read_line(text: str, context: Context, number: int = 1) -> Line:
    """What one line says, or why it says nothing."""
    reader = Reader(text, context)
    try:
        said: AnyOrder | Fault = order(reader)
    except Miss:
        return Line(number, text, reader.fault())
    return Line(number, text, said, tuple(reader.notes))


def order(read: Reader) -> AnyOrder:
    """`order = military | retreat | retreatlist | winter | political | railway | company | admin | vote`."""
    return read.one_of((signed, unsigned))


def signed(read: Reader) -> AnyOrder:
    """A line that begins with a code; the colon may be written, or left out, everywhere (CD-E.5)."""
    author = read.code()
    _ = read.has(":")
    found = read.one_of((of_units, of_people), author)
    read.end()
    return found


def unsigned(read: Reader) -> AnyOrder:
    """One without: of units it needs none; of anything else it is that of whoever writes (CD-E.5), if that is known."""
    found = read.maybe(of_units, "") or of_people(read, read.context.author)
    read.end()
    if found.author or isinstance(found, Order | Retreating | BuildUnit | Remove):
        return found
    read.at = 0
    raise read.wrong_everywhere("author-needed", "CD-E.1")


def of_units(read: Reader, author: str) -> AnyOrder:
    """Military | retreat | retreatlist; a retreat at its stage only."""
    first = retreat if read.context.stage == "retreats" else military
    ways: Sequence[Callable[[Reader, str], AnyOrder]] = (first, retreat_list)
    return read.one_of(ways, author)


def of_people(read: Reader, author: str) -> AnyOrder:
    """The others: railway | admin | winter | political | company | vote; `drops out` before `drops`."""
    ways: Sequence[Callable[[Reader, str], AnyOrder]] = (railway, admin, winter, political, company, vote)
    return read.one_of(ways, author)
