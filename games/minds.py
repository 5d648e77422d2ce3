"""Who plays a seat that nobody holds: automata that play to win, beyond the defaults of the rules.

A mind sees only what its seat sees, and keeps no memory but of what it has looked at and left alone. Which game has one
stands in `games.catalog`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from games.kernel import Raw, Seat
from games.kernel.table import Table

Seen: TypeAlias = "set[tuple[str, str]]"
"""What nobody waits for and was left alone, by ref and rev; a mind adds to it."""
Mind: TypeAlias = Callable[[Table[Any], Seat, Seen], "tuple[str, Raw] | None"]
"""What a seat does now: the key of an open decision and the answer. None: nothing is left to do."""
