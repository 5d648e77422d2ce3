"""What Discord is to be told, and the messages that stand there."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Hashable, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from itertools import takewhile
from typing import Any

from bot.base.errors import StoreFailed, StoreUnsure
from bot.base.halves import full, half_of, in_half, parted, whole
from bot.base.trail import TRAIL

from .care import Carer, cared
from .damage import readable
from .db import Db, Row, columns, insert_all, moment, moment_or_none, put, stamp, text
from .hops import Hop, Hops
from .news import News
from .store import MessageRow, OutboxRow, Parcel, RoadRow

KEPT = 10_000
SECOND = 1_000_000  # as times are stored
FROM = "from"
"""Under this what a parcel comes of stands beside what it is about."""
UNSENT = "state IN ('waiting', 'claimed')"
LEADERS = f"""
    SELECT min(id) AS id FROM outbox WHERE {UNSENT} AND NOT (patient = 1 AND state = 'waiting' AND due > ?)
    GROUP BY game, target HAVING count(*) FILTER (WHERE state = 'claimed') = 0
"""  # noqa: S608
FREE = f"""
    NOT EXISTS (
        SELECT 1 FROM outbox AS other WHERE other.game = outbox.game AND other.target = outbox.target
        AND other.{UNSENT} AND (other.state = 'claimed' OR (other.id < outbox.id AND other.patient = 0))
    )
"""  # noqa: S608

BESIDE = f"""
    NOT EXISTS (
        SELECT 1 FROM outbox AS beside WHERE beside.game = outbox.game
        AND beside.target = CASE outbox.target WHEN 'ballot' THEN 'channel' WHEN 'channel' THEN 'ballot' END
        AND beside.{UNSENT} AND beside.id < outbox.id AND (beside.state = 'claimed' OR beside.due <= outbox.due)
    )
"""  # noqa: S608


class Outbox(Hops):
    """The tables `outbox`, `message` and `road`.

    Rows of one route, that is game and target, are sent one after the other in the order they were made; routes do not
    wait for each other, but for Vote cards and the channel in which they stand: there what was made first stands above,
    unless it has to wait for something else. A card that is patient waits until it is due, and others of its route go
    before it. A row is claimed, then sent, dropped, given up, or tried again later under the same nonce.

    `owed`: what became of rows and messages on Discord and could not be written. That cannot be refused, for it has
    happened; so it is kept in mind, and written before the next row is claimed: nothing is sent twice meanwhile.
    """

    def __init__(self, writer: Hop, reader: Hop, owner: str, news: News | None = None) -> None:
        super().__init__(writer, reader, owner, news)
        self._shown: dict[int, MessageRow] = {}
        self.owed: list[Callable[[Db], None]] = []

    async def post(self, game: str, parcels: Sequence[Parcel], now: datetime) -> None:
        """Put parcels into the outbox that belong to no move."""
        await self._aside((game,), post, game, parcels, now)
        self.outbox_bell.ring()

    async def claim(self, now: datetime, limit: int = 50) -> list[OutboxRow]:
        """Take the first unsent row of each route (game and target) that is free and due, the longest due first."""
        return (await self.take(now, limit))[0]

    async def take(self, now: datetime, limit: int = 50) -> tuple[list[OutboxRow], datetime | None]:
        """Claim rows, and tell what `next_outbox` says then.

        Who is told what rests on how the games stand now, whatever news have said.
        """
        owed, claimed, versions = tuple(self.owed), list[OutboxRow](), dict[str, int]()
        claim = partial(_claim, claimer=self._owner, now=now, limit=limit, carer=self.carer)
        try:
            due = await self._aside((), _claim_after, owed, claim, claimed, versions, self.carer)
        except StoreUnsure:  # perhaps they are claimed, and by nobody
            self.owed += [partial(_put_back, row=one.id, retry=one.due, tries=0) for one in claimed]
            raise
        del self.owed[: len(owed)]
        if self.news.shared:
            self.learn_all(versions)
        return claimed, due

    async def next_outbox(self) -> datetime | None:
        """When the earliest unsent, unclaimed row that leads its route may be tried; None: there is none."""
        return await self._read(_next_outbox, self.carer)

    async def behind(self, row: OutboxRow) -> list[OutboxRow]:
        """The rows that wait right behind this one on its route and say the same kind of thing, in their order."""
        return await self._read(_behind, row)

    async def sent(self, row: int, message: MessageRow | None = None, along: Sequence[int] = ()) -> None:
        """This row arrived, and those that went along; remember the message that now stands, if it needed one.

        Who has sent it looks for the next one when he is back: no bell wakes him before.
        """
        with self._known(message):
            await self._happened(partial(_sent, rows=(row, *along), message=message))

    async def failed(self, row: int, retry: datetime) -> None:
        """This row was tried and refused; it keeps its place, and its route waits."""
        await self._happened(partial(_put_back, row=row, retry=retry, tries=1))
        self.outbox_bell.ring()

    async def put_off(self, row: int, retry: datetime) -> None:
        """This row could not be sent for a reason that is not its own: that is no try."""
        await self._happened(partial(_put_back, row=row, retry=retry, tries=0))
        self.outbox_bell.ring()

    async def dropped(self, row: int) -> None:
        """Nobody needs this row any more."""
        await self._happened(partial(_dropped, row=row, given_up=None))
        self.outbox_bell.ring()

    async def given_up(self, row: int, cause: str) -> None:
        """This row should have been sent, and cannot be."""
        await self._happened(partial(_dropped, row=row, given_up=cause))
        self.outbox_bell.ring()

    async def lost(self) -> int:
        """How many rows of the last days were given up."""
        return await self._read(lost)

    async def close_road(self, road: RoadRow) -> None:
        """Nothing that is sent arrives."""
        await self._happened(partial(_close_road, road=road))

    async def open_road(self) -> None:
        """What is sent arrives again."""
        await self._happened(_open_road)

    async def road(self) -> RoadRow | None:
        """Since when nothing arrives; None: it does."""
        return await self._read(road)

    async def hasten(self, now: datetime, *, patient: bool = False, most: timedelta = timedelta()) -> None:
        """What was to be tried later is tried now: the clock was set back, or what it waited for is there.

        `patient`: only what was never tried, and waits for others of its kind; `most`: only what would wait for longer.
        """
        await self._aside((), _hasten, self.carer, now, now + most, "tries = 0" if patient else "TRUE")
        self.outbox_bell.ring()

    async def unsent(self) -> int:
        """How many rows are still to be sent."""
        return await self._read(unsent, self.carer)

    async def message(self, game: str, target: str, kind: str, ref: str) -> MessageRow | None:
        """The newest message that shows this."""
        given = (whole(game), target, kind, full(half_of(game), ref))
        found = await self._read(_messages, "game = ? AND target = ? AND kind = ? AND ref = ?", given)
        return found[-1] if found else None

    async def message_by_id(self, message: int) -> MessageRow | None:
        """What a message shows."""
        if message in self._shown:
            return self._shown[message]
        found = await self._read(_messages, "id = ?", (message,))
        return found[0] if found else None

    async def messages(
        self, game: str, target: str | None = None, kind: str | None = None, *, since: datetime | None = None
    ) -> list[MessageRow]:
        """The messages of a game that stand, all or those of a target, a kind, or a time on, the oldest first.

        Of a half: those that show it.
        """
        half = half_of(game)
        wanted = {"game = ?": game, "target = ?": target, "kind = ?": kind, "at >= ?": since and stamp(since)}
        given = {condition: value for condition, value in wanted.items() if value is not None}
        found = await self._read(_messages, " AND ".join(given), tuple(given.values()))
        return [one for one in found if not half or half_of(one.game) == half]

    async def put_message(self, row: MessageRow) -> None:
        """Remember a message, or what it shows now."""
        with self._known(row):
            await self._happened(partial(_put_message, row=row))

    async def forget_message(self, message: int) -> None:
        """It no longer stands."""
        await self._happened(partial(_forget_message, message=message))
        self._shown.pop(message, None)

    async def _happened(self, work: Callable[[Db], None]) -> None:
        """Write what has happened on Discord, now or before the next row is claimed; always in its order."""
        if not self.owed:
            try:
                await self._aside((), work)
            except StoreFailed:
                pass
            else:
                return
        self.owed.append(work)
        self.outbox_bell.ring()

    @contextmanager
    def _known(self, row: MessageRow | None) -> Generator[None]:
        """Keep a row once it is written: a card that is pressed was mostly shown, or drawn anew, not long ago.

        Where others may draw it anew, without a word, nothing is kept.
        """
        if row is not None:
            self._shown.pop(row.id, None)
        yield
        if row is not None and not self.news.shared:
            self._shown[row.id] = row
            if len(self._shown) > KEPT:
                del self._shown[next(iter(self._shown))]


def post(db: Db, game: str, parcels: Sequence[Parcel], now: datetime, head: int | None = None) -> None:
    """Add rows. An unsent row that a merging parcel matches is made newer instead: it keeps place and nonce.

    One that was patient makes way for a parcel that is not, which goes where it belongs now. `head`: that of the game,
    if it is known.
    """
    if not parcels:
        return
    parcels = [replace(one, ref=full(one.half or half_of(game), one.ref)) for one in parcels]
    seq = db.execute("SELECT head FROM game WHERE id = ?", (game,)).fetchone()[0] if head is None else head
    _make_way(db, game, [one for one in parcels if one.merge and not one.patience])
    waiting = _waiting(db, game, sorted({one.target for one in parcels if one.merge}))
    new: dict[Hashable, Parcel] = {}
    newer: list[tuple[int, str, int]] = []
    for n, parcel in enumerate(parcels):
        name = (parcel.audience, parcel.target, parcel.kind, parcel.ref) if parcel.merge else n
        if name in waiting:
            newer.append((seq, _about(parcel), waiting[name]))
        else:
            new[name] = parcel
    db.executemany("UPDATE outbox SET seq = ?, about = ? WHERE id = ?", newer)
    insert_all(db, "outbox", [_stored(game, parcel, seq, stamp(now)) for parcel in new.values()])


def _make_way(db: Db, game: str, parcels: Sequence[Parcel]) -> None:
    """Nobody has tried to send a row that is still patient, so its nonce is not missed."""
    db.executemany(
        "DELETE FROM outbox WHERE game = ? AND target = ? AND audience = ? AND kind = ? AND ref = ?"
        " AND state IN ('waiting', 'claimed') AND state = 'waiting' AND patient = 1",  # the index wants IN
        [(game, one.target, one.audience, one.kind, one.ref) for one in parcels],
    )


def _about(parcel: Parcel) -> str:
    """What a parcel says of itself, and what it comes of."""
    comes_of = {FROM: found} if (found := TRAIL.get()) else {}
    return text({**parcel.about, **comes_of}) if parcel.about or comes_of else "{}"


def free_claims(db: Db, which: str = "TRUE") -> None:
    """Rows that a former process was about to send are sent again, under their nonces."""
    claimed = db.execute(f"SELECT id, due FROM outbox WHERE state = 'claimed' AND {which} ORDER BY game, id").fetchall()  # noqa: S608
    for row in claimed:
        _put_back(db, row["id"], moment(row["due"]), tries=0)


def _waiting(db: Db, game: str, targets: Sequence[str]) -> dict[Hashable, int]:
    """Rows for some targets that may still be made newer, by what they are merged by."""
    if not targets:
        return {}
    marks = ", ".join("?" * len(targets))
    sql = (
        f"SELECT audience, target, kind, ref, id FROM outbox WHERE game = ? AND target IN ({marks})"  # noqa: S608
        " AND merge = 1 AND state IN ('waiting', 'claimed') AND state = 'waiting' ORDER BY id"  # the index wants IN
        " /*! FOR UPDATE */"
    )
    rows = db.execute(sql, (game, *targets))
    return {tuple(name): number for *name, number in rows}


def _take_in(db: Db, row: int) -> None:
    """A row that came back becomes as new as the one that was made while it was away, and that one is no more."""
    newer = db.execute(
        "SELECT newer.id, newer.seq, newer.about FROM outbox AS newer"
        " JOIN outbox AS former USING (game, audience, target, kind, ref)"
        " WHERE former.id = ? AND newer.id > former.id AND former.merge = 1 AND newer.merge = 1"
        " AND newer.state IN ('waiting', 'claimed') AND newer.state = 'waiting'",
        (row,),
    ).fetchone()
    if newer is not None:
        db.execute("UPDATE outbox SET seq = ?, about = ? WHERE id = ?", (newer["seq"], newer["about"], row))
        db.execute("DELETE FROM outbox WHERE id = ?", (newer["id"],))


def _stored(game: str, parcel: Parcel, seq: int, now: int) -> dict[str, Any]:
    return {
        "game": game,
        "seq": seq,
        "audience": parcel.audience,
        "target": parcel.target,
        "kind": parcel.kind,
        "ref": parcel.ref,
        "merge": parcel.merge,
        "about": _about(parcel),
        "made_at": now,
        "due": now + round(parcel.patience * SECOND),
        "patient": parcel.merge and parcel.patience > 0,
    }


def _row(row: Row) -> OutboxRow:
    half, ref = _halved(row["ref"])
    about = readable(row["about"], dict[str, Any]())
    comes_of = str(about.pop(FROM, ""))
    parcel = Parcel(
        row["audience"],
        row["target"],
        row["kind"],
        ref,
        merge=bool(row["merge"]),
        about=about,
        half=half,
    )
    game = in_half(row["game"], half)
    times = moment(row["made_at"]), moment(row["due"])
    return OutboxRow(row["id"], game, row["seq"], parcel, row["tries"], *times, comes_of)


def _halved(ref: str) -> tuple[str, str]:
    """The half that a stored ref begins with, and the ref itself."""
    half, rest = parted(ref)
    return (half, rest) if half.isalpha() else ("", ref)


def _claim_after(
    db: Db,
    owed: Sequence[Callable[[Db], None]],
    claim: Callable[[Db], list[Row]],
    claimed: list[OutboxRow],
    versions: dict[str, int],
    carer: Carer,
) -> datetime | None:
    for work in owed:
        work(db)
    rows = claim(db)
    claimed[:] = [_row(row) for row in rows]
    versions |= {row["game"]: row["version"] for row in rows}
    return _next_outbox(db, carer)


def _claim(db: Db, claimer: str, now: datetime, limit: int, carer: Carer = "") -> list[Row]:
    """The rows, with the versions of their games. What others are claiming, or making newer, is passed over."""
    mine, values = cared(carer, "outbox.game")
    rows = db.execute(
        f"SELECT outbox.*, version FROM outbox JOIN ({LEADERS}) AS leader USING (id)"  # noqa: S608
        f" JOIN game ON game.id = outbox.game WHERE due <= ? AND state = 'waiting' AND {BESIDE} AND {mine}"
        " ORDER BY due, outbox.id LIMIT ? /*! FOR UPDATE OF outbox SKIP LOCKED */",
        (stamp(now), stamp(now), *values, limit),
    ).fetchall()
    taken = [(claimer, row["id"]) for row in rows]
    db.executemany("UPDATE outbox SET state = 'claimed', claimer = ? WHERE id = ?", taken)
    return rows


def _next_outbox(db: Db, carer: Carer) -> datetime | None:
    mine, values = cared(carer)
    free = f"SELECT min(due) FROM outbox WHERE {UNSENT} AND {FREE} AND {BESIDE} AND {mine}"  # noqa: S608
    return moment_or_none(db.execute(free, values).fetchone()[0])


def _behind(db: Db, row: OutboxRow) -> list[OutboxRow]:
    waiting = db.execute(
        f"SELECT * FROM outbox WHERE game = ? AND target = ? AND {UNSENT} AND id > ? ORDER BY id",  # noqa: S608
        (row.game, row.parcel.target, row.id),
    )
    return list(takewhile(lambda one: one.parcel.kind == row.parcel.kind, map(_row, waiting)))


def _sent(db: Db, rows: Sequence[int], message: MessageRow | None) -> None:
    number = None if message is None else message.id
    db.executemany("UPDATE outbox SET state = 'sent', message = ? WHERE id = ?", [(number, row) for row in rows])
    if message is not None:
        _put_message(db, message)


def _put_back(db: Db, row: int, retry: datetime, *, tries: int) -> None:
    """Nobody else writes to its route meanwhile."""
    db.execute("SELECT 1 FROM game WHERE id = (SELECT game FROM outbox WHERE id = ?) /*! FOR NO KEY UPDATE */", (row,))
    back = db.execute(
        "UPDATE outbox SET state = 'waiting', patient = 0, due = ?, tries = tries + ?"
        " WHERE id = ? AND state = 'claimed'",
        (stamp(retry), tries, row),
    )
    if back.rowcount:
        _take_in(db, row)


def _dropped(db: Db, row: int, given_up: str | None) -> None:
    db.execute("UPDATE outbox SET state = 'dropped', given_up = ? WHERE id = ?", (given_up, row))


def lost(db: Db) -> int:
    """How many rows of the last days were given up."""
    found: int = db.execute("SELECT count(*) FROM outbox WHERE given_up IS NOT NULL").fetchone()[0]
    return found


def _close_road(db: Db, road: RoadRow) -> None:
    put(db, "road", ("id",), {"id": 1, "since": stamp(road.since), "cause": road.cause})


def _open_road(db: Db) -> None:
    db.execute("DELETE FROM road")


def road(db: Db) -> RoadRow | None:
    """Since when nothing arrives, and why; None: it does."""
    row = db.execute("SELECT since, cause FROM road").fetchone()
    return RoadRow(moment(row["since"]), row["cause"]) if row else None


def _hasten(db: Db, carer: Carer, now: datetime, until: datetime, which: str) -> None:
    mine, values = cared(carer)
    sql = f"UPDATE outbox SET due = ? WHERE state = 'waiting' AND due > ? AND {which} AND {mine}"  # noqa: S608
    db.execute(sql, (stamp(now), stamp(until), *values))


def unsent(db: Db, carer: Carer = "") -> int:
    """How many rows are still to be sent."""
    mine, values = cared(carer)
    waiting = f"SELECT count(*) FROM outbox WHERE state IN ('waiting', 'claimed') AND {mine}"  # noqa: S608
    found: int = db.execute(waiting, values).fetchone()[0]
    return found


def _messages(db: Db, where: str, values: Sequence[Any]) -> list[MessageRow]:
    rows = db.execute(f"SELECT * FROM message WHERE {where} ORDER BY at, id", values)  # noqa: S608
    return [_message(row) for row in rows]


def _message(row: Row) -> MessageRow:
    half, ref = _halved(row["ref"])
    read = {
        "game": in_half(row["game"], half),
        "ref": ref,
        "at": moment(row["at"]),
        "files": json.loads(row["files"]),
        "plain": bool(row["plain"]),
    }
    return MessageRow(**columns(row, **read))


def _put_message(db: Db, row: MessageRow) -> None:
    """Of a game that was erased meanwhile nothing stands."""
    if db.execute("SELECT 1 FROM game WHERE id = ? /*! FOR KEY SHARE */", (row.game,)).fetchone() is None:
        return
    values = {name: getattr(row, name) for name in MessageRow.__slots__}
    stored = {"ref": full(half_of(row.game), row.ref), "at": stamp(row.at)}
    put(db, "message", ("id",), values | stored | {"files": text(dict(row.files))})


def _forget_message(db: Db, message: int) -> None:
    db.execute("DELETE FROM message WHERE id = ?", (message,))
