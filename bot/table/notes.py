"""Notes: what is noted of an act at the table, in its transaction.

A note is what is remembered of a game that is not play: a table vote, an absence, a promise.
Who is called when one falls due stands in `bot.table.rings`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, TypeAlias

from bot.store.store import GameRow, NoteRow, Parcel, Stand
from games.kernel import Outcome
from games.kernel.table import Table


@dataclass(frozen=True, slots=True)
class Act:
    """An act that is about to be written.

    Attributes:
        stand: how the game stood before it.
        game: the game as it will be; its head is the seq of the act.
        undone_from: acts from this seq on are taken back by it.
    """

    stand: Stand
    game: GameRow
    table: Table[Any]
    outcome: Outcome
    at: datetime
    undone_from: int | None = None


@dataclass(frozen=True, slots=True)
class Noted:
    """Notes written and taken away beside an act, and whom that concerns."""

    put: Sequence[NoteRow] = ()
    drop: Sequence[NoteRow] = ()
    parcels: Sequence[Parcel] = ()

    def upon(self, notes: Sequence[NoteRow]) -> list[NoteRow]:
        """What is noted from then on."""
        touched = {(one.kind, one.ref) for one in (*self.put, *self.drop)}
        return [*(one for one in notes if (one.kind, one.ref) not in touched), *self.put]


NOTHING = Noted()
Follow: TypeAlias = Callable[[Act], Noted]
"""What is noted of an act, in its transaction; must not wait for anything. What it puts is not in what it drops."""

FOLLOWS: list[Follow] = []


def follows(follow: Follow) -> Follow:
    """Make a function one that is asked what is to be noted of every act."""
    FOLLOWS.append(follow)
    return follow


def noted(act: Act, *further: Noted) -> Noted:
    """All that is noted of an act."""
    found = [*further, *(follow(act) for follow in FOLLOWS)]
    return Noted(
        [note for one in found for note in one.put],
        [note for one in found for note in one.drop],
        [parcel for one in found for parcel in one.parcels],
    )
