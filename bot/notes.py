"""Notes that fall due: who is called when the time of a table vote, an absence or a promise has come."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeAlias

from bot.store.store import NoteRow

if TYPE_CHECKING:
    from bot.tables import Tables

Ring: TypeAlias = "Callable[[Tables, NoteRow], Awaitable[None]]"
"""Called, outside the lock of the game, when a note has fallen due; it changes the note or takes it away."""

RINGS: dict[str, Ring] = {}


def rings(*kinds: str) -> Callable[[Ring], Ring]:
    """Make a function the one that is called when notes of these kinds fall due."""

    def register(ring: Ring) -> Ring:
        RINGS.update(dict.fromkeys(kinds, ring))
        return ring

    return register
