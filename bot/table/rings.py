"""Rings: who is called when a note falls due."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.store.store import NoteRow
from bot.table.tables import Tables

Ring: TypeAlias = Callable[[Tables, NoteRow], Awaitable[None]]
"""Called, outside the lock of the game, when a note has fallen due; it changes the note or takes it away."""

RINGS: dict[str, Ring] = {}


def rings(*kinds: str) -> Callable[[Ring], Ring]:
    """Make a function the one that is called when notes of these kinds fall due."""

    def register(ring: Ring) -> Ring:
        RINGS.update(dict.fromkeys(kinds, ring))
        return ring

    return register
