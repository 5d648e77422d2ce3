"""Play: journal, checkpoints, events, and the one transaction that writes an act."""

from __future__ import annotations

import json
from functools import partial
from typing import Any, cast

from bot.base.errors import Conflict, Diverged
from bot.base.halves import half_of
from games.catalog import event_id
from games.kernel import Entry, Raw, Seat, Window
from games.kernel.marks import is_mark

from .basis import basis, went_on
from .damage import EVENTS, readable
from .db import EVER, Db, Row, insert, insert_all, moment, put, stamp, stamp_or_none, text
from .games import MAYBE, find_game, find_stand, release, sit_down, window_row
from .hops import Hops
from .notes import write_notes
from .outbox import post
from .points import STANDING, find_point, find_points, legible, read_point, write_point
from .rows import CLAUSES, CheckpointRow, EntryRow, EventRow, Move, Recalled, Replay, SavedRow, Stand, WindowRow
from .stand import after

PLAYED = "(SELECT kind FROM game WHERE id = event.game)"
LAST = f"SELECT max(seq) FROM journal WHERE {STANDING}"  # noqa: S608


class Play(Hops):
    """The tables `journal`, `checkpoint` and `event`."""

    async def commit(self, move: Move) -> None:
        """Write one act. `Conflict` if the game has moved on since it was looked at; nothing is written then."""
        stand = await self._queued(partial(self._commit_on, move), (move.game,), aside=False)
        self.outbox_bell.ring()
        times = [at for row in stand.windows for at in (row.due, row.remind_at) if at]
        if soonest := min([*times, *(note.due for note in move.notes if note.due)], default=None):
            self.window_bell.ring(soonest)

    def _commit_on(self, move: Move, db: Db) -> Stand:
        """On what is known when its turn has come: other acts may be written in the same transaction before."""
        stand = _commit(db, move, self.book.get(move.game))
        went_on((move.game,))
        return stand

    async def replay(self, game: str, upto: int | None = None, before: int | None = None) -> Replay | None:
        """What the table is rebuilt from. Diverged: what is written cannot be read, or is not all there.

        `upto`: as it was after the entry of this seq. `before`: from a checkpoint older than the entry of this seq.
        """
        return await self._read(_replay, game, upto, before)

    async def journal(self, game: str) -> list[EntryRow]:
        """All entries, those taken back included."""
        return await self._read(_journal, game)

    async def recalled(self, game: str, seat: Seat, target: str, kind: str, last: int = 20) -> Recalled:
        """The last entries of a seat and the rewinds among them, oldest first, those taken back too; what was told.

        Only those since its newest message of this target and kind was posted, or since its last answer before that;
        none, if nobody knows when that was. Told is what stands since the first of them; where none of them is an
        answer, all that does.
        """
        return await self._read(_recalled, game, seat, target, kind, last)

    async def last_entry(self, game: str) -> EntryRow | None:
        """The newest entry that stands."""
        return await self._read(_last_entry, game)

    async def checkpoints(self, game: str, last: int = 25) -> list[CheckpointRow]:
        """The last checkpoints that stand, the newest first."""
        return await self._read(find_points, game, last)

    async def events(self, game: str, after: int = -1, upto: int | None = None) -> list[EventRow]:
        """Told events with `after` < seq <= `upto` that were not taken back; of a half, what it has told."""
        return await self._read(_events, game, after, upto)


def save(db: Db, row: SavedRow) -> None:
    """Write a saved answer; the newest of a ref counts."""
    values = {name: getattr(row, name) for name in SavedRow.__slots__}
    put(db, "saved", ("game", "ref"), values | {"raw": text(row.raw), "at": stamp(row.at)})


def stored_window(row: WindowRow) -> dict[str, Any]:
    """The columns of a window."""
    values = {name: getattr(row, name) for name in WindowRow.__slots__}
    times = {"opened": stamp(row.opened), **{name: stamp_or_none(getattr(row, name)) for name in MAYBE}}
    return values | {"type": row.type.value, **times}


def _commit(db: Db, move: Move, known: Stand | None) -> Stand:
    """Head, journal, events, checkpoint, windows, notes, outbox: all or nothing. How the game stands then.

    `known`: how it stood before, if that is known.
    """
    rests_on = _rests_on(move, known)
    if move.undone_from is not None:
        _free(db, move)
    _advance(db, move, rests_on)
    if move.undone_from is not None:
        _take_back(db, move, move.undone_from)
    if move.line is not None:
        insert(db, "journal", _stored_line(move.game, move.line))
    insert_all(db, "event", [_stored_event(event) for event in move.events])
    if move.checkpoint is not None:
        write_point(db, move.game, move.checkpoint, stamp(move.at))
    opened = _open_and_close(db, move)
    if move.seated is not None:
        sit_down(db, move.seated)
    for row in move.saves:
        save(db, row)
    write_notes(db, move.notes, move.gone)
    post(db, move.game, move.parcels, move.at, move.new)
    if known is None or known.game.version != rests_on or move.undone_from is not None or move.seated is not None:
        return cast("Stand", find_stand(db, move.game))
    return after(known, move, opened)


def _rests_on(move: Move, known: Stand | None) -> int | None:
    """The version it was made on: what whoever asked for it has seen, or what is known here; None: nobody says."""
    seen = basis(move.game)
    return known.game.version if seen is None and known is not None else seen


def _advance(db: Db, move: Move, version: int | None) -> None:
    """Head and version, and what the game is from now on. A held game does not move."""
    at = stamp(move.at)
    moved = db.execute(
        "UPDATE game SET head = ?, version = version + 1, status = ?, commitment = coalesce(?, commitment),"
        " started_at = coalesce(started_at, ?), ended_at = ?, last = coalesce(?, last)"
        " WHERE id = ? AND head = ? AND version = coalesce(?, version) AND status <> 'held'",
        (
            move.new,
            move.status,
            move.commitment,
            at,
            at if move.status == "over" else None,
            move.line.entry.seq if move.line else None,
            move.game,
            move.head,
            version,
        ),
    )
    if moved.rowcount != 1:
        raise Conflict(f"game {move.game} is held, or has moved on from {move.head} in version {version}")


def _free(db: Db, move: Move) -> None:
    """What is taken back may be the cause of a hold: it releases the game."""
    row = find_game(db, move.game)
    if row is not None and row.status == "held":
        release(db, row, move.at)


def _take_back(db: Db, move: Move, first: int) -> None:
    for table in ("journal", "checkpoint", "event"):
        db.execute(
            f'UPDATE "{table}" SET undone_by = ? WHERE {STANDING} AND seq >= ?',  # noqa: S608
            (move.new, move.game, first),
        )
    _remark(db, move)
    last = move.line.entry.seq if move.line else None
    db.execute(f"UPDATE game SET last = coalesce(?, ({LAST})) WHERE id = ?", (last, move.game, move.game))  # noqa: S608


def _remark(db: Db, move: Move) -> None:
    """Earlier acts come to something else now: their marks, and what they told, which this act tells anew."""
    marks = [(row.entry.mark, row.entry.sealed, row.version, move.game, row.entry.seq) for row in move.remarked]
    db.executemany("UPDATE journal SET mark = ?, sealed = ?, version = ? WHERE game = ? AND seq = ?", marks)
    retold = [(move.new, move.game, seq) for seq in move.retold]
    db.executemany(f"UPDATE event SET undone_by = ? WHERE {STANDING} AND seq = ?", retold)  # noqa: S608


def _open_and_close(db: Db, move: Move) -> list[WindowRow]:
    """A decision that was only rebuilt keeps its deadline; what was saved for one that closed is forgotten.

    The windows as they were written.
    """
    gone = [(move.game, ref) for ref in move.closed]
    put_off = [(move.game, ref) for ref in move.covered]
    db.executemany('DELETE FROM "window" WHERE game = ? AND ref = ?', [*gone, *put_off])
    beforehand = [(move.game, move.line.entry.key)] if move.line is not None else []  # set for one asking only
    db.executemany("DELETE FROM saved WHERE game = ? AND ref = ?", [*gone, *beforehand])
    return [_open(db, row) for row in move.opened]


def _open(db: Db, row: WindowRow) -> WindowRow:
    values = stored_window(row)
    if row.type not in (Window.SOLO, Window.SEQUENCE, Window.AGAIN):
        _share(db, row, values)
    names, marks = ", ".join(f'"{name}"' for name in values), ", ".join("?" * len(values))
    rebuilt = "ON CONFLICT (game, ref) DO UPDATE SET covert = excluded.covert"
    db.execute(f'INSERT INTO "window" ({names}) VALUES ({marks}) {rebuilt}', tuple(values.values()))  # noqa: S608
    return window_row(values)


def _share(db: Db, row: WindowRow, values: dict[str, Any]) -> None:
    """Who is asked again while others are still asked has no more time than they: a floor would never end."""
    sql = (
        'SELECT due, rested FROM "window" WHERE game = ? AND topic = ? AND ref <> ? AND due IS NOT NULL'
        " ORDER BY due LIMIT 1"
    )
    other = db.execute(sql, (row.game, row.topic, row.ref)).fetchone()
    if other is not None and other["due"] != values["due"]:
        values |= {"due": other["due"], "rested": other["rested"]}
        values["remind_at"] = (other["due"] + values["opened"]) // 2 if values["remind_at"] else None


def _stored_line(game: str, row: EntryRow) -> dict[str, Any]:
    entry = row.entry
    return {
        "game": game,
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "key": entry.key,
        "raw": text(entry.raw),
        "mark": entry.mark,
        "sealed": entry.sealed,
        "at": stamp(row.at),
        "user": row.user,
        "version": row.version,
        "undone_by": row.undone_by,
    }


def _stored_event(row: EventRow) -> dict[str, Any]:
    return {
        "game": row.game,
        "seq": row.seq,
        "n": row.n,
        "kind": row.kind,
        "fields": text({**row.fields, CLAUSES: row.clauses}),
        "audience": None if row.audience is None else text(list(row.audience)),
        "at": stamp(row.at),
        "half": row.half,
    }


def _replay(db: Db, game: str, upto: int | None, before: int | None) -> Replay | None:
    row = find_game(db, game)
    last = upto if upto is not None else EVER
    if row is not None and row.last is not None and row.last <= last:
        _look_for(db, game, row.last)
    point = find_point(db, game, last, before if before is not None else EVER)
    if row is None or point is None:
        return None
    lines = db.execute(
        f"SELECT * FROM journal WHERE {STANDING} AND seq > ? AND seq <= ? ORDER BY seq",  # noqa: S608
        (game, point["seq"], last),
    ).fetchall()
    return Replay(
        row.head, read_point(point), [_entry(line) for line in lines], sorted({line["version"] for line in lines})
    )


def _look_for(db: Db, game: str, last: int) -> None:
    """Diverged: the newest entry that stands is not there."""
    (found,) = db.execute(LAST, (game,)).fetchone()
    if found is None or found < last:
        raise Diverged(last, "", f"the journal ends at entry {found or 0}")


def _entry(row: Row) -> Entry:
    """One to be done again."""
    with legible(row["seq"], row["key"]):
        if row["mark"] and not is_mark(row["mark"]):
            raise ValueError("no mark")
        return _read_as(row, json.loads(row["raw"]))


def _read_as(row: Row, raw: Raw) -> Entry:
    seat = None if row["seat"] is None else Seat(row["seat"])
    return Entry(row["seq"], row["kind"], seat, row["key"], raw, row["mark"], sealed=bool(row["sealed"]))


def _line(row: Row) -> EntryRow:
    """One to be told of; what it says may be unreadable: then it says nothing."""
    try:
        raw: Raw = json.loads(row["raw"])
    except ValueError:
        raw = None
    return EntryRow(_read_as(row, raw), moment(row["at"]), row["user"], row["version"], row["undone_by"])


def _journal(db: Db, game: str) -> list[EntryRow]:
    return [_line(row) for row in db.execute("SELECT * FROM journal WHERE game = ? ORDER BY seq", (game,))]


def _recalled(db: Db, game: str, seat: Seat, target: str, kind: str, last: int) -> Recalled:
    card = db.execute(
        "SELECT seq FROM message WHERE game = ? AND target = ? AND kind = ? ORDER BY at DESC, id DESC LIMIT 1",
        (game, target, kind),
    ).fetchone()
    unknown = card is not None and card["seq"] is None  # after a seq that nobody knows there is nothing
    posted = card["seq"] if card and not unknown else -1
    entries = [] if unknown else _deeds(db, game, seat, posted, last)
    answered = any(row.entry.kind == "answer" for row in entries)
    return Recalled(entries, _events(db, game, entries[0].entry.seq - 1 if answered else -1, None), posted)


def _deeds(db: Db, game: str, seat: Seat, posted: int, last: int) -> list[EntryRow]:
    answer = db.execute(
        "SELECT seq FROM journal WHERE game = ? AND seat = ? AND kind = 'answer' ORDER BY seq DESC LIMIT 1",
        (game, seat),
    ).fetchone()
    rows = db.execute(
        "SELECT * FROM journal WHERE game = ? AND seq > ? AND (seat = ? OR kind = 'rewind') ORDER BY seq DESC LIMIT ?",
        (game, min(posted, answer["seq"] - 1 if answer else -1), seat, last),
    )
    return [_line(row) for row in rows][::-1]


def _last_entry(db: Db, game: str) -> EntryRow | None:
    row = db.execute(f"SELECT * FROM journal WHERE {STANDING} ORDER BY seq DESC LIMIT 1", (game,)).fetchone()  # noqa: S608
    return _line(row) if row else None


def _events(db: Db, game: str, after: int, upto: int | None) -> list[EventRow]:
    rows = db.execute(
        f"SELECT *, {PLAYED} AS played FROM event"  # noqa: S608
        f" WHERE {STANDING} AND seq > ? AND seq <= ? AND {EVENTS} ORDER BY seq, n",
        (game, after, upto if upto is not None else EVER),
    )
    half = half_of(game)
    return [_event(row) for row in rows if not half or row["half"] == half]


def _event(row: Row) -> EventRow:
    audience = None if row["audience"] is None else tuple(Seat(seat) for seat in readable(row["audience"], list[str]()))
    fields = readable(row["fields"], dict[str, Any]())
    clauses, kind = tuple(fields.pop(CLAUSES, ())), event_id(row["played"], row["kind"])
    return EventRow(row["game"], row["seq"], row["n"], kind, fields, audience, moment(row["at"]), clauses, row["half"])
