"""Notes: what is noted of an act at the table, in its transaction.

A note is what is remembered of a game that is not play: a table vote, an absence, a promise.
Who is called when one falls due stands in `bot.table.hooks`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

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
