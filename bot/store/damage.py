"""Rows that cannot be read: found, named, and in the end given up.

Where rows of many games are read together, those that cannot be read are left out, so that one damaged row does not
blind the bot to all others. The game such a row belongs to is held when it is looked at; when its table lets it go on,
what cannot be read is given up. Journal and checkpoints are never given up: they are looked at when a table is rebuilt.
"""

from __future__ import annotations

import json
from typing import Any, Final, TypeVar, cast

from games.kernel import Window

from .db import Db
from .hops import Hops

R = TypeVar("R", bound="dict[str, Any] | list[Any]")
WINDOWS: Final = f"type IN ({', '.join(repr(one.value) for one in Window)})"
NOTES: Final = "json_valid(body)"
SAVED: Final = "json_valid(raw)"
EVENTS: Final = "json_valid(fields) AND (audience IS NULL OR json_valid(audience))"
READABLE: Final = {
    "window": ("ref", WINDOWS),
    "saved": ("ref", SAVED),
    "order": ("seat || ' ' || n", NOTES),
    "note": ("kind || ' ' || ref", NOTES),
    "event": ("seq || '.' || n", EVENTS),
}
"""How rows of a table are named, and which of them can be read."""
SETTINGS: Final = ("options", "terms")


class Damage(Hops):
    """What of a game cannot be read."""

    async def unreadable(self, game: str) -> list[str]:
        """The rows of a game, but for journal and checkpoints, that cannot be read."""
        return await self._read(unreadable, game)

    async def ailing(self) -> list[str]:
        """Games in play in which nobody is asked anything, or of which something that is not told cannot be read."""
        return await self._read(ailing)


def readable(stored: str | None, otherwise: R) -> R:
    """Stored JSON; where it cannot be read, or is another kind of thing, what is there otherwise."""
    try:
        found = json.loads(cast("str", stored))
    except (TypeError, ValueError):
        return otherwise
    return found if isinstance(found, type(otherwise)) else otherwise


def unreadable(db: Db, game: str) -> list[str]:
    """The rows of a game that cannot be read, by table and name."""
    found = [name for name in SETTINGS if _is_unreadable(db, game, name)]
    for table, (name, condition) in READABLE.items():
        sql = f'SELECT {name} FROM "{table}" WHERE game = ? AND NOT ({condition})'  # noqa: S608
        found += [f"{table} {row[0]}" for row in db.execute(sql, (game,))]
    return found


def ailing(db: Db) -> list[str]:
    """Games in play in which nobody is asked anything, or of which something but told events cannot be read."""
    found = f'NOT EXISTS (SELECT 1 FROM "window" WHERE "window".game = game.id AND {WINDOWS})'  # noqa: S608
    for table in ("window", "saved", "order", "note"):
        found += f' OR id IN (SELECT game FROM "{table}" WHERE NOT ({READABLE[table][1]}))'  # noqa: S608
    sql = f"SELECT id FROM game WHERE status = 'playing' AND ({found}) ORDER BY made_at, id"  # noqa: S608
    return [row["id"] for row in db.execute(sql)]


def give_up(db: Db, game: str) -> None:
    """Forget what cannot be read; part of a greater transaction."""
    for name in SETTINGS:
        db.execute(f"UPDATE game SET {name} = '{{}}' WHERE id = ? AND NOT json_valid({name})", (game,))  # noqa: S608
    for table, (_, condition) in READABLE.items():
        db.execute(f'DELETE FROM "{table}" WHERE game = ? AND NOT ({condition})', (game,))  # noqa: S608


def _is_unreadable(db: Db, game: str, column: str) -> bool:
    sql = f"SELECT 1 FROM game WHERE id = ? AND NOT json_valid({column})"  # noqa: S608
    return db.execute(sql, (game,)).fetchone() is not None
