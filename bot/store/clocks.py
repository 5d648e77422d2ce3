"""Deadlines, saved answers and standing orders."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from functools import partial
from typing import Any

from bot.store.windows import moved
from games.kernel import Seat

from .care import Carer, cared, settle_care
from .damage import SAVED, WINDOWS
from .db import EVER, Db, insert_all, moment_or_none, stamp, stamp_or_none, text
from .games import find_orders, find_windows, saved_row
from .hops import Hops
from .notes import write_notes
from .outbox import post
from .play import save, stored_window
from .store import NoteRow, OrderRow, Parcel, SavedRow, WindowRow

PLAYING = "game IN (SELECT id FROM game WHERE status = 'playing' AND paused_at IS NULL)"


class Clocks(Hops):
    """The tables `window`, `saved` and `order`."""

    async def windows(self, game: str) -> list[WindowRow]:
        """The awaited decisions of a game, the earliest deadline first."""
        return await self._read(find_windows, "game = ?", (game,))

    async def clocks(self, now: datetime | None = None) -> list[WindowRow]:
        """Windows with a deadline in games being played, the earliest first; `now`: only those that want something."""
        mine, carer = cared(self.carer)
        if now is None:
            return await self._read(find_windows, f"due IS NOT NULL AND {PLAYING} AND {mine}", carer)
        due = f"(due <= ? OR remind_at <= ?) AND {PLAYING} AND {mine}"
        return await self._read(find_windows, due, (stamp(now), stamp(now), *carer))

    async def next_due(self) -> datetime | None:
        """The earliest deadline of all games being played."""
        return await self._read(_next, "due", self.carer)

    async def next_reminder(self) -> datetime | None:
        """When the earliest reminder of all games being played is to be sent."""
        return await self._read(_next, "remind_at", self.carer)

    async def move_windows(
        self, due: Mapping[tuple[str, str], datetime], now: datetime, parcels: Mapping[str, Sequence[Parcel]]
    ) -> None:
        """Set deadlines anew, by (game, ref), and tell the games concerned; reminders begin anew where that is much."""
        await self._write(sorted({*parcels, *(game for game, _ in due)}), _move_windows, due, now, parcels)
        self.window_bell.ring()
        self.outbox_bell.ring()

    async def set_windows(
        self,
        rows: Sequence[WindowRow],
        now: datetime,
        parcels: Mapping[str, Sequence[Parcel]],
        notes: Sequence[NoteRow] = (),
        gone: Sequence[NoteRow] = (),
    ) -> None:
        """Set deadlines and reminders as these rows say, write notes or take them away, tell the games concerned."""
        await self._write(_named([*rows, *notes, *gone], parcels), put_windows, rows, now, parcels, notes, gone)
        self.window_bell.ring()
        self.outbox_bell.ring()

    async def give_back(
        self,
        rows: Sequence[WindowRow],
        now: datetime,
        parcels: Mapping[str, Sequence[Parcel]],
        settled: Sequence[str] = (),
    ) -> None:
        """Set deadlines after an outage, tell the games concerned; with it nobody was away from `settled` any more.

        Of games that another process has taken into its care meanwhile nothing is written: it gives back by itself.
        """
        games = _named(rows, parcels)
        write = partial(self._write, games) if games else partial(self._aside, ())
        await write(_give_back, self.carer, rows, now, parcels, settled)
        self.window_bell.ring()
        self.outbox_bell.ring()

    async def remind(
        self,
        rows: Sequence[WindowRow],
        now: datetime,
        parcels: Sequence[Parcel],
        notes: Sequence[NoteRow] = (),
        *,
        again: bool = False,
    ) -> None:
        """Note how far the reminders of windows have come, and tell a seat of the game of the first.

        `again`: a reminder that was sent comes once more.
        """
        await self._write(_named([*rows, *notes]), _remind, rows, now, parcels, notes, again=again)
        self.outbox_bell.ring()

    async def saved(self, game: str) -> list[SavedRow]:
        """The saved answers of a game."""
        return await self._read(_saved, game)

    async def save(self, row: SavedRow) -> None:
        """Keep an intention in place of the former one."""
        await self._write((row.game,), save, row)

    async def unsave(self, game: str, ref: str) -> None:
        """Forget an intention."""
        await self._write((game,), _unsave, game, ref)

    async def orders(self, game: str, seat: Seat | None = None) -> list[OrderRow]:
        """The standing orders of a game or a seat, in their order."""
        return await self._read(find_orders, game, seat)

    async def set_orders(self, game: str, seat: Seat, bodies: Sequence[Mapping[str, Any]]) -> None:
        """All standing orders of a seat."""
        await self._write((game,), _set_orders, game, seat, bodies)


def _named(rows: Iterable[WindowRow | NoteRow], parcels: Iterable[str] = ()) -> list[str]:
    """The games that rows belong to, and those that are told."""
    return sorted({*parcels, *(row.game for row in rows)})


def _next(db: Db, column: str, carer: Carer) -> datetime | None:
    mine, values = cared(carer)
    sql = f'SELECT min({column}) FROM "window" WHERE {column} IS NOT NULL AND {WINDOWS} AND {PLAYING} AND {mine}'  # noqa: S608
    row = db.execute(sql, values).fetchone()
    return moment_or_none(row[0])


def _move_windows(
    db: Db,
    due: Mapping[tuple[str, str], datetime],
    now: datetime,
    parcels: Mapping[str, Sequence[Parcel]],
) -> None:
    found = [(find_windows(db, "game = ? AND ref = ?", name), when) for name, when in due.items()]
    put_windows(db, [moved(row, when, now) for rows, when in found for row in rows], now, parcels)


def put_windows(
    db: Db,
    rows: Sequence[WindowRow],
    now: datetime,
    parcels: Mapping[str, Sequence[Parcel]],
    notes: Sequence[NoteRow] = (),
    gone: Sequence[NoteRow] = (),
) -> None:
    """Set deadlines and reminders as these rows say; part of a greater transaction."""
    names = ("due", "stage", "remind_at", "rested", "drawn", "missed")
    for row in rows:
        values = stored_window(row)
        marks = ", ".join(f"{name} = ?" for name in names)
        db.execute(
            f'UPDATE "window" SET {marks} WHERE game = ? AND ref = ?',  # noqa: S608
            (*(values[name] for name in names), row.game, row.ref),
        )
    write_notes(db, notes, gone)
    for game, some in parcels.items():
        post(db, game, some, now)


def _give_back(
    db: Db,
    carer: Carer,
    rows: Sequence[WindowRow],
    now: datetime,
    parcels: Mapping[str, Sequence[Parcel]],
    settled: Sequence[str],
) -> None:
    games = _named(rows, parcels)
    mine = settle_care(db, carer, games, settled, now) if carer else games
    told = {game: some for game, some in parcels.items() if game in mine}
    put_windows(db, [row for row in rows if row.game in mine], now, told)


def _remind(
    db: Db,
    rows: Sequence[WindowRow],
    now: datetime,
    parcels: Sequence[Parcel],
    notes: Sequence[NoteRow],
    *,
    again: bool,
) -> None:
    """Windows that were answered meanwhile are not there any more; if none is left nobody is told.

    Nor are those due that another process has seen to in the same moment.
    """
    noted = sum(_reminded(db, row, now, EVER if again else row.stage) for row in rows)
    if noted:
        write_notes(db, notes)
        post(db, rows[0].game, parcels, now)


def _reminded(db: Db, row: WindowRow, now: datetime, before: int) -> int:
    """Note how far its reminders have come, of one that had not come to `before`, or is due still; 0: it is neither."""
    return db.execute(
        'UPDATE "window" SET stage = ?, remind_at = ? WHERE game = ? AND ref = ?'
        " AND (stage < ? OR stage = ? AND remind_at <= ?)",
        (row.stage, stamp_or_none(row.remind_at), row.game, row.ref, before, row.stage, stamp(now)),
    ).rowcount


def _saved(db: Db, game: str) -> list[SavedRow]:
    sql = f"SELECT * FROM saved WHERE game = ? AND {SAVED} ORDER BY at, ref"  # noqa: S608
    return [saved_row(row) for row in db.execute(sql, (game,))]


def _unsave(db: Db, game: str, ref: str) -> None:
    db.execute("DELETE FROM saved WHERE game = ? AND ref = ?", (game, ref))


def _set_orders(db: Db, game: str, seat: Seat, bodies: Sequence[Mapping[str, Any]]) -> None:
    db.execute('DELETE FROM "order" WHERE game = ? AND seat = ?', (game, seat))
    listed = [{"game": game, "seat": seat, "n": n, "body": text(dict(body))} for n, body in enumerate(bodies, 1)]
    insert_all(db, "order", listed)
