"""Hooks: what services have a say in beside play - before an answer, after an act, when a note falls due.

The services and what each brings are listed in `bot.services.brought`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

from bot.store.store import NoteRow, Parcel, Stand, Store, WindowRow
from bot.table.autopilot import Answer, Chosen
from bot.table.notes import Act, Noted
from games.kernel import Posted
from games.kernel.table import Table

if TYPE_CHECKING:
    from bot.table.tables import Tables

T = TypeVar("T")

Open: TypeAlias = Callable[[Stand, Sequence[Posted], datetime], list[WindowRow]]
"""The windows of decisions that open now: when each is due."""

Last: TypeAlias = Callable[[Stand, Table[Any], Posted], tuple[Stand, Answer]]
"""What counts at the deadline of a decision, and the stand with what is noted of that."""

Due: TypeAlias = Callable[[Stand, Table[Any], str, datetime], Chosen]
"""What is done now for the decision of this ref."""

Waiting: TypeAlias = Callable[[Stand, Table[Any]], list[str]]
"""The refs of offers that something waits for, and that an answer may end before its time has come."""

Follow: TypeAlias = Callable[[Act], Noted]
"""What is noted of an act, in its transaction; must not wait for anything. What it puts is not in what it drops."""

Asks: TypeAlias = Callable[[Stand], bool]
"""Whether this table is asked ahead now."""

Anew: TypeAlias = Callable[[Store, Stand, int], Awaitable[list[Parcel]]]
"""What is shown anew if the game goes back to where it was after this entry."""

Ring: TypeAlias = "Callable[[Tables, NoteRow], Awaitable[None]]"
"""Called, outside the lock of the game, when a note has fallen due; it changes the note or takes it away."""


class Spare(Protocol):
    """Whether a deadline that has come takes no effect yet; then its windows go on."""

    async def __call__(
        self, store: Store, stand: Stand, table: Table[Any], ref: str, now: datetime, *, missed: bool
    ) -> bool:
        """`missed`: the seat has saved nothing that counts."""
        ...


@dataclass(frozen=True, slots=True)
class Hooks:
    """What the services bring.

    Attributes:
        asks_ahead: whether a table is asked before the rules ask.
        opens: before an answer: when what opens is due.
        spares: whether a deadline that has come takes no effect yet.
        last: what counts at a deadline.
        waits: what may end before its time has come.
        due: what is done in the name of a seat once its time has come.
        follows: after an act: what is noted of it.
        anew: after acts were taken back: what is shown anew.
        rings: who is called when a note falls due, by its kind.
        motions: how the table decides on a kind of motion, and what comes of it: see `bot.services.votes.motions.Rule`.
    """

    asks_ahead: Asks
    opens: Open
    spares: Spare
    last: Last
    waits: Waiting
    due: Due
    follows: Sequence[Follow]
    anew: Sequence[Anew]
    rings: Mapping[str, Ring]
    motions: Mapping[str, Any]

    def noted(self, act: Act, *further: Noted) -> Noted:
        """All that is noted of an act."""
        found = [*further, *(follow(act) for follow in self.follows)]
        return Noted(
            [note for one in found for note in one.put],
            [note for one in found for note in one.drop],
            [parcel for one in found for parcel in one.parcels],
        )


def once(*pairs: tuple[str, T]) -> dict[str, T]:
    """A table by name. ValueError: a name stands in it twice, so that one would be silently lost."""
    found = dict(pairs)
    if len(found) != len(pairs):
        twice = sorted({name for name, _ in pairs if [one for one, _ in pairs].count(name) > 1})
        raise ValueError(f"listed twice: {', '.join(twice)}")
    return found
