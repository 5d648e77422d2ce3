"""What is kept of a person, to be handed out or erased; and ended games whose time has come."""

from __future__ import annotations

import json
from collections.abc import Mapping, Set
from datetime import datetime
from typing import Any

from games.kernel.choice import is_dict, is_list

from .damage import readable
from .db import Db, Row, stamp, text
from .hops import Hops

DAY = 86_400_000_000  # microseconds
UNSEEN = ("dice", "report")
"""Notes in which somebody has only written a number, and with it secrets of others: they are about nobody else."""

NEAR = """
    SELECT id FROM game WHERE host = ? OR gm = ?
    OR id IN (SELECT game FROM seat WHERE "user" = ?) OR id IN (SELECT game FROM journal WHERE "user" = ?)
    OR id IN (SELECT game FROM saved WHERE "user" = ?) OR terms LIKE ?
    OR id IN (SELECT game FROM note WHERE ref = ? OR body LIKE ?) ORDER BY id
"""


class Privacy(Hops):
    """Rows of all tables, by the person they are about."""

    async def personal(self, user: int) -> dict[str, Any]:
        """Everything that is kept of a person, as plain data."""
        return await self._read(_personal, user)

    async def forget(self, user: int) -> None:
        """Take a person's id and settings out of everything. Seats he holds in running games are left first."""
        try:
            await self._write((), _forget, user)
        finally:
            self.reread(self.people, user)


def expire(db: Db, now: datetime) -> None:
    """Erase the ended games of servers that keep them for so many days only; part of a greater transaction."""
    for row in db.execute("SELECT id, settings FROM guild").fetchall():
        days = _under(readable(row["settings"], dict[str, Any]()), "rules", "retention")
        if isinstance(days, int | float):
            ended = stamp(now) - round(days * DAY)
            db.execute("DELETE FROM game WHERE guild = ? AND status = 'over' AND ended_at <= ?", (row["id"], ended))


def _personal(db: Db, user: int) -> dict[str, Any]:
    settings = db.execute('SELECT settings FROM "user" WHERE id = ?', (user,)).fetchone()
    seats = _rows(
        db,
        "SELECT game, title, kind, status, seat, since FROM seat JOIN game ON game.id = seat.game"
        ' WHERE "user" = ? ORDER BY since, game',
        user,
    )
    return {
        "id": user,
        "settings": json.loads(settings["settings"]) if settings else {},
        "seats": seats,
        "hosted": _rows(
            db, "SELECT id AS game, title, status FROM game WHERE host = ? OR gm = ? ORDER BY made_at, id", user, user
        ),
        "answers": _rows(
            db, 'SELECT game, seq, seat, key, raw, at FROM journal WHERE "user" = ? ORDER BY at, game, seq', user
        ),
        "saved": _rows(db, 'SELECT game, seat, ref, raw, at FROM saved WHERE "user" = ? ORDER BY at, game, ref', user),
        "orders": _rows(
            db,
            'SELECT game, seat, n, body FROM "order" NATURAL JOIN seat WHERE "user" = ? ORDER BY game, seat, n',
            user,
        ),
        "talk": _rows(
            db,
            'SELECT game, deal, seat, text, at FROM talk NATURAL JOIN seat WHERE "user" = ? AND at >= since'
            " ORDER BY game, deal, n",
            user,
        ),
        "notes": _notes_about(db, user, {(one["game"], one["seat"]) for one in seats}),
    }


def _notes_about(db: Db, user: int, seats: Set[tuple[str, str]]) -> list[dict[str, Any]]:
    """Of his seats, under his number, or with it in them: never those of `UNSEEN` that he has not written himself."""
    near = _rows(
        db,
        "SELECT game, kind, ref, body FROM note WHERE ref = ? OR body LIKE ? OR (game, ref) IN (SELECT game, seat"
        ' FROM seat WHERE "user" = ?) ORDER BY game, kind, ref',
        str(user),
        f"%{user}%",
        user,
    )
    return [
        one for one in near if one["ref"] == str(user) or (one["game"], one["ref"]) in seats or _is_about(one, user)
    ]


def _is_about(note: Mapping[str, Any], user: int) -> bool:
    body = readable(note["body"], dict[str, Any]())
    return _under(body, "user") == user or (note["kind"] not in UNSEEN and _names(body, user))


def _names(value: Any, user: int) -> bool:
    """Whether somebody's number stands anywhere in plain data."""
    if is_dict(value) or is_list(value):
        return any(_names(one, user) for one in (value.values() if is_dict(value) else value))
    return value == user and not isinstance(value, bool)


def _under(value: Any, *names: str) -> Any:
    """What lies in plain data under these names; None: nothing."""
    for name in names:
        value = value.get(name) if is_dict(value) else None
    return value


def _rows(db: Db, sql: str, *values: int | str) -> list[dict[str, Any]]:
    return [dict(row) for row in db.execute(sql, values)]


def _forget(db: Db, user: int) -> None:
    """Seats of ended games stay, but nobody's; answers stay, for the game is made of them, but nobody's."""
    for game in _near(db, user):
        db.execute("UPDATE game SET version = version + 1 WHERE id = ?", (game,))
    over = "game IN (SELECT id FROM game WHERE status = 'over')"
    mine = '(game, seat) IN (SELECT game, seat FROM seat WHERE "user" = ?)'
    db.execute(f"DELETE FROM talk WHERE {over} AND {mine}", (user,))  # noqa: S608
    db.execute('UPDATE journal SET "user" = NULL WHERE "user" = ?', (user,))
    db.execute('UPDATE saved SET "user" = NULL WHERE "user" = ?', (user,))
    db.execute(f'UPDATE seat SET holder = \'vacant\', "user" = NULL WHERE {over} AND "user" = ?', (user,))  # noqa: S608
    heir = '(SELECT "user" FROM seat WHERE seat.game = game.id AND "user" <> ? ORDER BY since LIMIT 1)'
    db.execute(f"UPDATE game SET host = coalesce({heir}, 0) WHERE host = ?", (user, user))  # noqa: S608
    db.execute("UPDATE game SET gm = NULL WHERE gm = ?", (user,))
    db.execute(f"DELETE FROM note WHERE ref = ? AND (kind <> 'witness' OR {over})", (str(user),))  # noqa: S608
    _withdraw(db, user)
    _unname(db, user)
    db.execute('DELETE FROM "user" WHERE id = ?', (user,))


def _near(db: Db, user: int) -> list[str]:
    """The games that know of him, in the order in which games are locked."""
    within = f"%{user}%"
    return [row["id"] for row in db.execute(NEAR, (*[user] * 5, within, str(user), within)).fetchall()]


def _withdraw(db: Db, user: int) -> None:
    """He has reported nothing, is no candidate for any seat, and what was posted for him by name is let go."""
    near = db.execute("SELECT game, kind, ref, body FROM note WHERE body LIKE ?", (f"%{user}%",)).fetchall()
    gone = [(one["game"], one["kind"], one["ref"]) for one in near if _goes_with(one, user)]
    db.executemany("DELETE FROM note WHERE game = ? AND kind = ? AND ref = ?", gone)
    for table, told in (("message", "TRUE"), ("outbox", "state IN ('sent', 'dropped')")):
        by_name = f"DELETE FROM {table} WHERE {told} AND (ref = ? OR ref LIKE ?)"  # noqa: S608
        db.execute(by_name, (str(user), f"%.{user}"))
    db.execute("DELETE FROM outbox WHERE state IN ('sent', 'dropped') AND about LIKE ?", (f"%{user}%",))


def _goes_with(note: Row, user: int) -> bool:
    """Whether a note is there for him alone."""
    body = readable(note["body"], dict[str, Any]())
    if note["kind"] == "motion":
        return (_under(body, "kind"), _under(body, "args", "user")) == ("admit", user)
    return note["kind"] in {"report", "applicant", "invited"} and bool(_under(body, "user") == user)


def _unname(db: Db, user: int) -> None:
    """His number goes out of motions, absences and invitations; what is still to be done for his going stays."""
    near = f"%{user}%"
    named = db.execute(
        "SELECT game, kind, ref, body FROM note WHERE body LIKE ? AND kind NOT IN ('dice', 'parting')", (near,)
    )
    for row in named.fetchall():
        values = (_without(json.loads(row["body"]), user), row["game"], row["kind"], row["ref"])
        db.execute("UPDATE note SET body = ? WHERE game = ? AND kind = ? AND ref = ?", (text(values[0]), *values[1:]))
    for row in db.execute("SELECT id, terms FROM game WHERE terms LIKE ?", (near,)).fetchall():
        kept = text(_without(json.loads(row["terms"]), user))
        db.execute("UPDATE game SET terms = ? WHERE id = ?", (kept, row["id"]))


def _without(value: Any, user: int) -> Any:
    """Plain data without somebody's number: 0 in its place, and nothing where it was listed."""
    if is_dict(value):
        return {name: _without(one, user) for name, one in value.items() if name != str(user)}
    if is_list(value):
        return [_without(one, user) for one in value if one != user]
    return 0 if value == user and not isinstance(value, bool) else value
