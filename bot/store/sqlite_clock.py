"""Deadlines, saved answers and standing orders."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, cast

from games.kernel import Seat

from .sqlite_games import find_windows, saved_row
from .sqlite_hops import Hops, insert_all, moment_or_none, put, stamp, stamp_or_none, text
from .sqlite_outbox import post
from .store import OrderRow, Parcel, SavedRow, WindowRow

PLAYING = "game IN (SELECT id FROM game WHERE status = 'playing' AND paused_at IS NULL)"


class Clocks(Hops):
    """The tables `window`, `saved` and `order`."""

    async def windows(self, game: str) -> list[WindowRow]:
        """The awaited decisions of a game, the earliest deadline first."""
        return await self._read(find_windows, "game = ?", (game,))

    async def clocks(self, now: datetime | None = None) -> list[WindowRow]:
        """Windows with a deadline in games being played, the earliest first; `now`: only those that want something."""
        if now is None:
            return await self._read(find_windows, f"due IS NOT NULL AND {PLAYING}", ())
        return await self._read(find_windows, f"(due <= ?1 OR remind_at <= ?1) AND {PLAYING}", (stamp(now),))

    async def next_due(self) -> datetime | None:
        """The earliest deadline of all games being played."""
        return await self._read(_next, "due")

    async def next_reminder(self) -> datetime | None:
        """When the earliest reminder of all games being played is to be sent."""
        return await self._read(_next, "remind_at")

    async def move_windows(
        self, due: Mapping[tuple[str, str], datetime], now: datetime, parcels: Mapping[str, Sequence[Parcel]]
    ) -> None:
        """Set deadlines anew, by (game, ref), and tell the games concerned."""
        await self._write(_move_windows, due, now, parcels)
        self.window_bell.ring()
        self.outbox_bell.ring()

    async def remind(self, rows: Sequence[WindowRow], now: datetime, parcels: Sequence[Parcel]) -> None:
        """Note how far the reminders of windows of one game have come, and tell a seat."""
        await self._write(_remind, rows, now, parcels)
        self.outbox_bell.ring()

    async def saved(self, game: str) -> list[SavedRow]:
        """The saved answers of a game."""
        return await self._read(_saved, game)

    async def save(self, row: SavedRow) -> None:
        """Keep an intention in place of the former one."""
        await self._write(_save, row)

    async def unsave(self, game: str, ref: str) -> None:
        """Forget an intention."""
        await self._write(_unsave, game, ref)

    async def orders(self, game: str, seat: Seat | None = None) -> list[OrderRow]:
        """The standing orders of a game or a seat, in their order."""
        return await self._read(_orders, game, seat)

    async def set_orders(self, game: str, seat: Seat, bodies: Sequence[Mapping[str, Any]]) -> None:
        """All standing orders of a seat."""
        await self._write(_set_orders, game, seat, bodies)


def _next(db: sqlite3.Connection, column: str) -> datetime | None:
    row = db.execute(f"SELECT min({column}) FROM window WHERE {column} IS NOT NULL AND {PLAYING}").fetchone()  # noqa: S608
    return moment_or_none(row[0])


def _move_windows(
    db: sqlite3.Connection,
    due: Mapping[tuple[str, str], datetime],
    now: datetime,
    parcels: Mapping[str, Sequence[Parcel]],
) -> None:
    moved = [(stamp(when), game, ref) for (game, ref), when in due.items()]
    db.executemany("UPDATE window SET due = ? WHERE game = ? AND ref = ?", moved)
    for game, some in parcels.items():
        post(db, game, some, now)


def _remind(db: sqlite3.Connection, rows: Sequence[WindowRow], now: datetime, parcels: Sequence[Parcel]) -> None:
    noted = 0
    for row in rows:
        noted += db.execute(
            "UPDATE window SET stage = ?, remind_at = ? WHERE game = ? AND ref = ? AND stage < ?",
            (row.stage, stamp_or_none(row.remind_at), row.game, row.ref, row.stage),
        ).rowcount
    if noted:
        post(db, rows[0].game, parcels, now)


def _saved(db: sqlite3.Connection, game: str) -> list[SavedRow]:
    return [saved_row(row) for row in db.execute("SELECT * FROM saved WHERE game = ? ORDER BY at, ref", (game,))]


def _save(db: sqlite3.Connection, row: SavedRow) -> None:
    values = {name: getattr(row, name) for name in SavedRow.__slots__}
    put(db, "saved", ("game", "ref"), values | {"raw": text(row.raw), "at": stamp(row.at)})


def _unsave(db: sqlite3.Connection, game: str, ref: str) -> None:
    db.execute("DELETE FROM saved WHERE game = ? AND ref = ?", (game, ref))


def _orders(db: sqlite3.Connection, game: str, seat: Seat | None) -> list[OrderRow]:
    rows = db.execute(
        'SELECT * FROM "order" WHERE game = ?1 AND (?2 IS NULL OR seat = ?2) ORDER BY seat, n', (game, seat)
    )
    return [
        OrderRow(row["game"], Seat(row["seat"]), row["n"], cast("dict[str, Any]", json.loads(row["body"])))
        for row in rows
    ]


def _set_orders(db: sqlite3.Connection, game: str, seat: Seat, bodies: Sequence[Mapping[str, Any]]) -> None:
    db.execute('DELETE FROM "order" WHERE game = ? AND seat = ?', (game, seat))
    listed = [{"game": game, "seat": seat, "n": n, "body": text(dict(body))} for n, body in enumerate(bodies, 1)]
    insert_all(db, "order", listed)
