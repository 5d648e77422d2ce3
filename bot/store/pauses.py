"""Games that stand still because the table wishes it: play goes on, clocks do not.

A game may be held as well: it stands still for both reasons, and its deadlines are moved for no moment twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.base.errors import Conflict

from .db import Db, stamp
from .games import find_game, go_on
from .hops import Hops
from .notes import write_notes
from .outbox import post
from .store import NoteRow, Parcel


class Pauses(Hops):
    """The column `paused_at` of `game`."""

    async def pause(
        self, game: str, now: datetime, notes: Sequence[NoteRow] = (), parcels: Sequence[Parcel] = ()
    ) -> None:
        """Stop the clocks of a game. `Conflict`: they stand still already, or it is not in play."""
        await self._write((game,), _pause, game, now, notes, parcels)
        self._ring_both()

    async def resume(
        self, game: str, now: datetime, gone: Sequence[NoteRow] = (), parcels: Sequence[Parcel] = ()
    ) -> None:
        """Let the clocks of a game run on: each deadline moves by as long as it stood still. `Conflict`: they run."""
        await self._write((game,), _resume, game, now, gone, parcels)
        self._ring_both()

    def _ring_both(self) -> None:
        self.outbox_bell.ring()
        self.window_bell.ring()


def _pause(db: Db, game: str, now: datetime, notes: Sequence[NoteRow], parcels: Sequence[Parcel]) -> None:
    sql = (
        "UPDATE game SET paused_at = coalesce(held_at, ?) WHERE id = ? AND paused_at IS NULL"
        " AND status IN ('playing', 'held')"
    )
    if db.execute(sql, (stamp(now), game)).rowcount != 1:
        raise Conflict(f"game {game} is paused already, or not in play")
    write_notes(db, notes)
    post(db, game, parcels, now)


def _resume(db: Db, game: str, now: datetime, gone: Sequence[NoteRow], parcels: Sequence[Parcel]) -> None:
    row = find_game(db, game)
    if row is None or row.paused_at is None:
        raise Conflict(f"game {game} is not paused")
    held = stamp(now) if row.held_at is not None else None
    db.execute("UPDATE game SET paused_at = NULL, held_at = ? WHERE id = ?", (held, game))
    go_on(db, game, row.paused_at, now)
    write_notes(db, (), gone)
    post(db, game, parcels, now)
