"""Notes: what is remembered of a game that is not play."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import datetime
from typing import Any, cast

from .care import Carer, cared
from .damage import NOTES
from .db import Db, Row, moment_or_none, put_all, stamp, stamp_or_none, text
from .hops import Hops
from .outbox import post
from .rows import NoteRow, Parcel

STILL = "(kind = 'deal-due' AND game IN (SELECT id FROM game WHERE paused_at IS NOT NULL OR status = 'held'))"
"""Deals whose own time stands still with the clocks of their game."""


class Notes(Hops):
    """The table `note`."""

    async def notes(self, game: str | None = None, kind: str | None = None) -> list[NoteRow]:
        """Notes of a game, or of all games, by kind and ref."""
        wanted = {"game = ?": game, "kind = ?": kind}
        given = {condition: value for condition, value in wanted.items() if value is not None}
        return await self._read(find_notes, " AND ".join(given) or "TRUE", tuple(given.values()))

    async def note(
        self,
        game: str,
        now: datetime,
        put: Sequence[NoteRow] = (),
        drop: Sequence[NoteRow] = (),
        parcels: Sequence[Parcel] = (),
    ) -> None:
        """Write notes of one game, take others away, and tell whom it concerns: one transaction."""
        await self._write((game,), _note, game, now, put, drop, parcels)
        self.window_bell.ring()
        self.outbox_bell.ring()

    async def due_notes(self, now: datetime) -> list[NoteRow]:
        """Notes of all games that have fallen due, the earliest first."""
        mine, carer = cared(self.carer)
        found = await self._read(find_notes, f"due <= ? AND NOT {STILL} AND {mine}", (stamp(now), *carer))
        return sorted(found, key=lambda note: note.due or now)

    async def next_note(self) -> datetime | None:
        """When the earliest note of all games falls due."""
        return await self._read(_next, self.carer)


def find_notes(db: Db, where: str, values: Sequence[Any]) -> list[NoteRow]:
    """Notes that fulfil a condition, by game, kind and ref."""
    sql = f"SELECT * FROM note WHERE ({where}) AND {NOTES} ORDER BY game, kind, ref"  # noqa: S608
    rows = db.execute(sql, values)
    return [_row(row) for row in rows]


def write_notes(db: Db, notes: Sequence[NoteRow], gone: Sequence[NoteRow] = ()) -> None:
    """Put notes in the place of those with the same name, and take others away; part of a greater transaction."""
    db.executemany(
        "DELETE FROM note WHERE game = ? AND kind = ? AND ref = ?", [(one.game, one.kind, one.ref) for one in gone]
    )
    put_all(db, "note", ("game", "kind", "ref"), [_stored(one) for one in notes])


def _stored(one: NoteRow) -> dict[str, Any]:
    about = {"game": one.game, "kind": one.kind, "ref": one.ref, "body": text(dict(one.body))}
    return about | {"due": stamp_or_none(one.due)}


def _row(row: Row) -> NoteRow:
    body = cast("dict[str, Any]", json.loads(row["body"]))
    return NoteRow(row["game"], row["kind"], row["ref"], body, moment_or_none(row["due"]))


def _note(
    db: Db,
    game: str,
    now: datetime,
    notes: Sequence[NoteRow],
    gone: Sequence[NoteRow],
    parcels: Sequence[Parcel],
) -> None:
    write_notes(db, notes, gone)
    post(db, game, parcels, now)


def _next(db: Db, carer: Carer) -> datetime | None:
    mine, values = cared(carer)
    sql = f"SELECT min(due) FROM note WHERE due IS NOT NULL AND {NOTES} AND NOT {STILL} AND {mine}"  # noqa: S608
    return moment_or_none(db.execute(sql, values).fetchone()[0])
