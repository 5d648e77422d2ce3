"""What is kept of a person, to be handed out or erased; and ended games whose time has come."""

from __future__ import annotations

import json
import sqlite3
from datetime import datetime
from typing import Any

from games.kernel.choice import is_dict, is_list

from .sqlite_hops import Hops, stamp, text

DAY = 86_400_000_000  # microseconds
ABOUT = (
    "ref = CAST(?1 AS TEXT) OR (game, ref) IN (SELECT game, seat FROM seat WHERE user = ?1)"
    " OR json_extract(body, '$.user') = ?1 OR (kind NOT IN ('dice', 'report')"
    " AND EXISTS (SELECT 1 FROM json_tree(body) WHERE type = 'integer' AND atom = ?1))"
)
"""Notes about a person: never those in which somebody has only written his number, and with it secrets of others."""


class Privacy(Hops):
    """Rows of all tables, by the person they are about."""

    async def personal(self, user: int) -> dict[str, Any]:
        """Everything that is kept of a person, as plain data."""
        return await self._read(_personal, user)

    async def forget(self, user: int) -> None:
        """Take a person's id and settings out of everything. Seats he holds in running games are left first."""
        try:
            await self._write(_forget, user)
        finally:
            self.reread(user)


def expire(db: sqlite3.Connection, now: datetime) -> None:
    """Erase the ended games of servers that keep them for so many days only; part of a greater transaction."""
    db.execute(
        "DELETE FROM game WHERE id IN (SELECT game.id FROM game JOIN guild ON guild.id = game.guild"
        " WHERE game.status = 'over'"
        " AND game.ended_at + json_extract(guild.settings, '$.rules.retention') * ? <= ?)",
        (DAY, stamp(now)),
    )


def _personal(db: sqlite3.Connection, user: int) -> dict[str, Any]:
    settings = db.execute("SELECT settings FROM user WHERE id = ?", (user,)).fetchone()
    return {
        "id": user,
        "settings": json.loads(settings["settings"]) if settings else {},
        "seats": _rows(
            db,
            "SELECT game, title, kind, status, seat, since FROM seat JOIN game ON game.id = seat.game WHERE user = ?",
            user,
        ),
        "hosted": _rows(db, "SELECT id AS game, title, status FROM game WHERE host = ?1 OR gm = ?1", user),
        "answers": _rows(db, "SELECT game, seq, seat, key, raw, at FROM journal WHERE user = ? ORDER BY at", user),
        "saved": _rows(db, "SELECT game, seat, ref, raw, at FROM saved WHERE user = ?", user),
        "orders": _rows(db, 'SELECT game, seat, n, body FROM "order" NATURAL JOIN seat WHERE user = ?', user),
        "talk": _rows(
            db,
            "SELECT game, deal, seat, text, at FROM talk NATURAL JOIN seat WHERE user = ? AND at >= since",
            user,
        ),
        "notes": _rows(db, f"SELECT game, kind, ref, body FROM note WHERE {ABOUT}", user),  # noqa: S608
    }


def _rows(db: sqlite3.Connection, sql: str, user: int) -> list[dict[str, Any]]:
    return [dict(row) for row in db.execute(sql, (user,))]


def _forget(db: sqlite3.Connection, user: int) -> None:
    """Seats of ended games stay, but nobody's; answers stay, for the game is made of them, but nobody's."""
    over = "game IN (SELECT id FROM game WHERE status = 'over')"
    mine = "(game, seat) IN (SELECT game, seat FROM seat WHERE user = ?)"
    db.execute(f"DELETE FROM talk WHERE {over} AND {mine}", (user,))  # noqa: S608
    db.execute("UPDATE journal SET user = NULL WHERE user = ?", (user,))
    db.execute("UPDATE saved SET user = NULL WHERE user = ?", (user,))
    db.execute(f"UPDATE seat SET holder = 'vacant', user = NULL WHERE {over} AND user = ?", (user,))  # noqa: S608
    heir = "(SELECT user FROM seat WHERE seat.game = game.id AND user <> ?1 ORDER BY since LIMIT 1)"
    db.execute(f"UPDATE game SET host = ifnull({heir}, 0) WHERE host = ?1", (user,))  # noqa: S608
    db.execute("UPDATE game SET gm = NULL WHERE gm = ?", (user,))
    db.execute("DELETE FROM note WHERE kind = 'report' AND json_extract(body, '$.user') = ?", (user,))
    db.execute(f"DELETE FROM note WHERE ref = ? AND (kind <> 'witness' OR {over})", (str(user),))  # noqa: S608
    _withdraw(db, user)
    _unname(db, user)
    db.execute("DELETE FROM user WHERE id = ?", (user,))


def _withdraw(db: sqlite3.Connection, user: int) -> None:
    """He is no candidate for any seat, and what was posted for him by name is not looked after any more."""
    admits = "(kind = 'motion' AND json_extract(body, '$.kind') = 'admit' AND json_extract(body, '$.args.user') = ?1)"
    asks = "(kind IN ('applicant', 'invited') AND json_extract(body, '$.user') = ?1)"
    db.execute(f"DELETE FROM note WHERE {admits} OR {asks}", (user,))  # noqa: S608
    for table, told in (("message", "1"), ("outbox", "state IN ('sent', 'dropped')")):
        db.execute(f"DELETE FROM {table} WHERE {told} AND (ref = ?1 OR ref LIKE '%.' || ?1)", (str(user),))  # noqa: S608
    db.execute("DELETE FROM outbox WHERE state IN ('sent', 'dropped') AND instr(about, ?)", (str(user),))


def _unname(db: sqlite3.Connection, user: int) -> None:
    """His number goes out of motions, absences and invitations; what is still to be done for his going stays."""
    named = db.execute(
        "SELECT game, kind, ref, body FROM note WHERE instr(body, ?) AND kind NOT IN ('dice', 'parting')", (str(user),)
    )
    for row in named.fetchall():
        values = (_without(json.loads(row["body"]), user), row["game"], row["kind"], row["ref"])
        db.execute("UPDATE note SET body = ? WHERE game = ? AND kind = ? AND ref = ?", (text(values[0]), *values[1:]))
    for row in db.execute("SELECT id, terms FROM game WHERE instr(terms, ?)", (str(user),)).fetchall():
        kept = text(_without(json.loads(row["terms"]), user))
        db.execute("UPDATE game SET terms = ? WHERE id = ?", (kept, row["id"]))


def _without(value: Any, user: int) -> Any:
    """Plain data without somebody's number: 0 in its place, and nothing where it was listed."""
    if is_dict(value):
        return {name: _without(one, user) for name, one in value.items() if name != str(user)}
    if is_list(value):
        return [_without(one, user) for one in value if one != user]
    return 0 if value == user and not isinstance(value, bool) else value
