"""Secrets that may stand in words of others: tokens, passwords in addresses. Nothing is said or logged with them."""

from __future__ import annotations

import re
import sys
import traceback
from types import TracebackType
from typing import Final

BLOT: Final = "(withheld)"
TOKEN: Final = re.compile(r"[MNO][\w-]{17,}\.[\w-]{4,}\.[\w-]{20,}")
"""Of a bot: the first part is its number in base 64, and digits begin so."""
ANSWERING: Final = re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.~-]{20,}")
"""Whoever has it answers in the name of the bot, for a quarter of an hour."""
ADDRESS: Final = re.compile(r"(\b[a-z][a-z0-9+.-]*:/{1,2})[^\s/?#@\"']*:[^\s\"']*@")
"""A password may hold any sign: all is blotted up to the last @."""
NAMED: Final = re.compile(r"\b((?:password|passwd|pwd|token|secret)\s?[=:]\s?)[^\s&,;)\"']+", re.IGNORECASE)


def blotted(text: str) -> str:
    """A text without the secrets that stand in it."""
    text = TOKEN.sub(BLOT, text)
    text = ANSWERING.sub(rf"\1{BLOT}", text)
    text = ADDRESS.sub(rf"\1{BLOT}@", text)
    return NAMED.sub(rf"\1{BLOT}", text)


def tell_crash(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """What ends the program, on standard error: the words of an exception may quote what a library was given."""
    sys.stderr.write(blotted("".join(traceback.format_exception(kind, error, trace))))
