"""One short id for all that one thing causes: a press, a command, a round of the clock, and what is sent because of it.

It stands in every line of the log that is written meanwhile, goes with each message into the outbox, and is the code
that people are told when something goes wrong.
"""

from __future__ import annotations

import secrets
from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # 32, so that each is as likely
LENGTH: Final = 6  # a billion codes: short enough to be told, and seldom that of another
TRAIL: Final[ContextVar[str]] = ContextVar("trail", default="")
"""That of what is being done; "": nobody has begun one."""


def new_trail() -> str:
    """A code that can be read aloud, and looked up in the log."""
    return "".join(LETTERS[byte % len(LETTERS)] for byte in secrets.token_bytes(LENGTH))


@contextmanager
def trail(name: str = "") -> Generator[str]:
    """All that is done within has this id; a new one, if none is given."""
    token = TRAIL.set(name or new_trail())
    try:
        yield TRAIL.get()
    finally:
        TRAIL.reset(token)
