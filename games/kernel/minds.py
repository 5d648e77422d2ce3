"""Who plays a seat that nobody holds: automata that play to win, beyond the defaults of the rules.

A mind sees only what its seat sees, and keeps no memory but of what it has looked at and left alone. Which game has
which stands in `games.catalog`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from games.kernel.choice import Raw
from games.kernel.decision import Decision, Seat
from games.kernel.table import Table

Level: TypeAlias = Literal["easy", "fair", "hard"]
LEVELS: Final[tuple[Level, ...]] = ("easy", "fair", "hard")
"""How well computer players play, the best last; a game may have fewer."""
BY_NAME: Final[Mapping[str, Level]] = {level: level for level in LEVELS}
"""Each by what it is called."""
Seen: TypeAlias = "set[tuple[str, str]]"
"""What nobody waits for and was left alone, by ref and rev; a mind adds to it."""
Plays: TypeAlias = Callable[[Table[Any], Seat, Seen], "tuple[str, Raw] | None"]
"""What a seat does now: the key of an open decision and the answer. None: nothing is left to do."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something was done: the key of a text, and what it speaks of; ids and numbers only."""

    key: str
    about: tuple[tuple[str, str | int], ...] = ()


Reasoned: TypeAlias = Callable[[Decision[Any], Callable[[], Any]], "tuple[Raw | None, Sequence[Reason]]"]
"""What is answered where this is asked of who sees that, and what speaks for it."""


@dataclass(frozen=True, slots=True)
class Mind:
    """A computer player of one level.

    Attributes:
        plays: what it does.
        reasoned: why; the same question at the same table has the same answer. None: it does not know.
    """

    plays: Plays
    reasoned: Reasoned | None = None

    def __call__(self, table: Table[Any], seat: Seat, seen: Seen) -> tuple[str, Raw] | None:
        """What a seat does now."""
        return self.plays(table, seat, seen)
