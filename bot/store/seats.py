"""Seats that change hands while the game goes on."""

from __future__ import annotations

from bot.base.errors import Conflict

from .clocks import put_windows
from .db import Db, put, stamp
from .hops import Hops
from .notes import write_notes
from .store import Handover, SeatRow


class Seats(Hops):
    """The table `seat`, with all that belongs to whoever holds one."""

    async def hand_over(self, change: Handover) -> None:
        """A seat passes from one holder to the next, with all that goes with it. `Conflict`: it was not as thought."""
        await self._write((change.new.game,), _hand_over, change)
        self.outbox_bell.ring()
        self.window_bell.ring()


def _hand_over(db: Db, change: Handover) -> None:
    """Seat, intentions, deadlines, notes, outbox: all or nothing."""
    new = change.new
    _check(db, change.former, new.user)
    values = {"game": new.game, "seat": new.seat, "holder": new.holder, "user": new.user, "since": stamp(new.since)}
    put(db, "seat", ("game", "seat"), values)
    for table in ("saved", "order"):
        db.execute(f'DELETE FROM "{table}" WHERE game = ? AND seat = ?', (new.game, new.seat))  # noqa: S608
    put_windows(db, change.windows, new.since, {new.game: change.parcels})
    write_notes(db, change.put, change.drop)


def _check(db: Db, former: SeatRow, user: int | None) -> None:
    held = db.execute('SELECT holder, "user" FROM seat WHERE game = ? AND seat = ?', (former.game, former.seat))
    row = held.fetchone()
    if row is None or (row["holder"], row["user"]) != (former.holder, former.user):
        raise Conflict(f"seat {former.seat} has changed hands")
    elsewhere = db.execute(
        'SELECT 1 FROM seat WHERE game = ? AND "user" = ? AND seat <> ?', (former.game, user, former.seat)
    )
    if user is not None and elsewhere.fetchone():
        raise Conflict("the new holder sits elsewhere in this game")
