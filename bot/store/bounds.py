"""How large what somebody else may have written is allowed to be: a file, its rows, what is compressed in it.

An honest game stays far below all of it; a file that was made to fill memory, or to be looked at for ever, does not.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterable, Mapping
from typing import Final

FILE: Final = 64 << 20
ROWS: Final = 200_000
DEPTH: Final = 100
STATE: Final = 8 << 20
STATES: Final = 256 << 20
LAST: Final = 253_402_300_800_000_000  # the end of the year 9999, in microseconds
TIMES: Final = frozenset(
    (
        *("at", "since", "made_at", "started_at", "held_at", "ended_at", "paused_at", "opened", "due", "remind_at"),
        *("rested", "missed", "erase_at"),
    )
)
"""Columns that hold a time."""
UNREADABLE: Final = (ValueError, TypeError, LookupError, AttributeError, OverflowError, RecursionError, zlib.error)
"""What comes of reading a document that is none, however it was spoilt."""
PLAIN: Final = re.compile(r'[^\[\]{}"]+|"(?:[^"\\]|\\.)*"')


class Endless(zlib.error):
    """What was compressed is larger than anything we write."""


def inflate(stored: bytes, most: int = STATE) -> bytes:
    """What was compressed. zlib.error: it is not that, or breaks off; Endless."""
    reader = zlib.decompressobj()
    found = reader.decompress(stored, most)
    if reader.unconsumed_tail:
        raise Endless("it has no end")
    if not reader.eof:
        raise zlib.error("it breaks off")
    return found


def is_deep(text: str) -> bool:
    """Whether lists or objects lie in each other deeper than anybody reads them."""
    if text.count("[") + text.count("{") <= DEPTH:
        return False
    depth = 0
    for mark in PLAIN.sub("", text):
        depth += (mark in "[{") - (mark in "]}")
        if depth > DEPTH:
            return True
    return False


def is_bounded(row: Mapping[str, int | str | None]) -> bool:
    """Whether a row can be read: times that there are, texts that are not too deep."""
    times = (value for name, value in row.items() if name in TIMES and isinstance(value, int))
    texts = (value for name, value in row.items() if name != "document" and isinstance(value, str))
    return all(0 <= one < LAST for one in times) and not any(map(is_deep, texts))


def check_states(stored: Iterable[bytes]) -> None:
    """ValueError: one of them, or all together, are larger than those of any game."""
    left = STATES
    for one in stored:
        try:
            left -= len(inflate(one))
        except Endless as error:
            raise ValueError("a state has no end") from error
        except zlib.error:
            continue  # it is damaged: whoever needs it says so
        if left < 0:
            raise ValueError("its states have no end")
