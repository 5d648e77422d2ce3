"""Which clause an event or a step rests on.

That of an event was told with it; of events told before that was so it follows as it did then. That of a step is the
first its docstring names.
"""

from __future__ import annotations

from typing import Any, Final

from bot.store.store import EventRow
from games.catalog import GAMES
from games.kernel import State, heading

GIVEN: Final = ("rule", "clause")
"""Fields that named the clause of an event before events had clauses."""


def of_step(game: str, step: str) -> str:
    """The clause a step follows, or ""."""
    steps: Any = GAMES[game].steps
    return next(iter(heading(steps.get(step))), "")


def clause(game: str, event: EventRow) -> str:
    """The rule an event rests on, or ""."""
    return next(iter(event.clauses or _of_before(game, event)), "")


def _of_before(game: str, event: EventRow) -> tuple[str, ...]:
    """What an event of a game of before rests on, by what is left of it: its name and fields."""
    kind = GAMES[game].event(event.kind)
    given = tuple(str(event.fields[name]) for name in GIVEN if event.fields.get(name))
    return (given or kind.cited(event.fields, GAMES[game].state.rulebook)) if kind else ()


def packages(game: str) -> list[str]:
    """The packages its rules stand in, as its state is made: first "games.sample"."""
    ours = GAMES[game].state.__mro__
    return list(dict.fromkeys(".".join(kind.__module__.split(".")[:2]) for kind in ours[: ours.index(State)]))
