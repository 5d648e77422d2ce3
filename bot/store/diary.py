"""Whether what is being done has changed anything: if the database fails in the middle, that tells how far it came."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass


@dataclass(slots=True)
class Diary:
    """Whether games, seats or people were changed since somebody began to keep it."""

    changed: bool = False


DIARY: ContextVar[Diary] = ContextVar("diary")


@contextmanager
def diary() -> Generator[Diary]:
    """Keep one while something is done: if the database fails in the middle, it can be told how far it came."""
    token = DIARY.set(Diary())
    try:
        yield DIARY.get()
    finally:
        DIARY.reset(token)


def changed_something() -> bool:
    """Whether what is being done has changed anything yet."""
    kept = DIARY.get(None)
    return kept is not None and kept.changed
