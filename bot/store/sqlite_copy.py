"""Carrying games about: one game as plain data, and a whole database as a copy."""

from __future__ import annotations

import base64
import sqlite3
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, ValidationError

from bot.base.errors import SetupError
from games.kernel import Raw

from .sqlite_damage import readable
from .sqlite_hops import connect, insert, stamp
from .sqlite_points import plain_points

FORMAT = 1
PEOPLE = "person"
TABLES = ("seat", "journal", "checkpoint", "event", "window", "saved", "order", "note", "parley", "talk")
PAGES = 256
Cell: TypeAlias = "int | str | None"


class Dumped(BaseModel):
    """A game as `byrsa export` writes it. What stands on Discord, or is on its way there, is not part of it.

    `at`: when it was exported; a game that is carried about stands still since then. Among its rows are the names that
    those who play went by then, for whoever reads the file; no database takes them from there.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    byrsa: Literal[1]
    tables: int
    at: int | None = None
    game: dict[str, Cell]
    rows: dict[str, list[dict[str, Cell]]]


def dump(db: sqlite3.Connection, game: str, at: datetime | None = None) -> dict[str, Any] | None:
    """Everything about one game, as it was then; documents in base 64."""
    row = db.execute("SELECT * FROM game WHERE id = ?", (game,)).fetchone()
    if row is None:
        return None
    (version,) = db.execute("PRAGMA user_version").fetchone()
    rows = {table: plain_points(db, game) if table == "checkpoint" else _rows(db, table, game) for table in TABLES}
    rows[PEOPLE] = _people(db, game)
    when = {"at": stamp(at)} if at else {}
    return {"byrsa": FORMAT, "tables": version, **when, "game": _plain(row), "rows": rows}


def restore(db: sqlite3.Connection, document: Raw, game: str, now: datetime) -> None:
    """Add a dumped game under a new id. SetupError: it is no such document, or of a newer program."""
    try:
        dumped = Dumped.model_validate(document)
    except ValidationError as error:
        raise SetupError("This is not a game exported by Byrsa. Make one with `byrsa export`.") from error
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if dumped.tables > version:
        raise SetupError("This game was exported by a newer Byrsa. Install that version first.")
    try:
        insert(db, "game", {**dumped.game, "id": game} | _arrival(db, dumped, now))
        for table in TABLES:
            for row in dumped.rows.get(table, []):
                insert(db, table, _cells(row) | {"game": game})
    except (sqlite3.Error, ValueError, TypeError) as error:
        raise SetupError(f"This export is damaged ({error}). Export the game again.") from error


def copy(source: Path, target: Path, progress: Callable[[int, int], None]) -> None:
    """Copy a database while it is in use; nobody uses the copy. `progress` is told pages done and pages in all."""
    db = connect(source, readonly=True)
    try:
        other = sqlite3.connect(target)
        try:
            db.backup(other, pages=PAGES, progress=lambda _, left, total: progress(total - left, total))
            other.execute("UPDATE lease SET owner = ''")
            other.commit()
        finally:
            other.close()
    finally:
        db.close()


def _arrival(db: sqlite3.Connection, dumped: Dumped, now: datetime) -> dict[str, Cell]:
    """A game that was in play arrives held since it was exported; and without its place, if another is played there."""
    game, arrived = dumped.game, dict[str, Cell]()
    if game.get("status") == "playing":
        arrived |= {"status": "held", "code": "imported", "held_at": min(stamp(now), dumped.at or stamp(now))}
    here = "SELECT 1 FROM game WHERE channel = ? AND status IN ('lobby', 'playing', 'held')"
    if db.execute(here, (game.get("channel"),)).fetchone():
        arrived |= {"channel": None, "log": None}
    return arrived


def _rows(db: sqlite3.Connection, table: str, game: str) -> list[dict[str, Cell]]:
    return [_plain(row) for row in db.execute(f'SELECT * FROM "{table}" WHERE game = ?', (game,))]  # noqa: S608


def _people(db: sqlite3.Connection, game: str) -> list[dict[str, Cell]]:
    """The names that whoever holds a seat last went by."""
    held = "SELECT id, settings FROM user WHERE id IN (SELECT user FROM seat WHERE game = ?) ORDER BY id"
    known = [(row["id"], readable(row["settings"], dict[str, Any]()).get("name")) for row in db.execute(held, (game,))]
    return [{"user": user, "name": name} for user, name in known if isinstance(name, str)]


def _plain(row: sqlite3.Row) -> dict[str, Cell]:
    return {name: value for name, value in zip(row.keys(), row, strict=True) if name != "game"}


def _cells(row: dict[str, Cell]) -> dict[str, Any]:
    document = row.get("document")
    return {**row, "document": base64.b64decode(document, validate=True)} if isinstance(document, str) else {**row}
