"""Who plays a seat that nobody holds, game by game: automata that play to win, beyond the defaults of the rules.

A mind sees only what its seat sees, and keeps no memory but of what it has looked at and left alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from games.carthage.minds import Round, SensiblePlayer
from games.kernel import Raw, Seat
from games.kernel.table import Table

Seen: TypeAlias = "set[tuple[str, str]]"
"""What nobody waits for and was left alone, by ref and rev; a mind adds to it."""
Mind: TypeAlias = Callable[[Table[Any], Seat, Seen], "tuple[str, Raw] | None"]
"""What a seat does now: the key of an open decision and the answer. None: nothing is left to do."""


def sensible(table: Table[Any], seat: Seat, seen: Seen) -> tuple[str, Raw] | None:
    """The Republic of Carthage: it plays to win without losing the State."""
    said = Round(table, {seat: SensiblePlayer()}, _seen=seen).next()
    return (said.key, said.raw) if said else None


MINDS: Mapping[str, Mind] = {"carthage": sensible}
"""By the id of a game; a seat of any other is played by the defaults."""
