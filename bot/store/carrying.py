"""Carrying games about: one game as plain data."""

from __future__ import annotations

import base64
from collections.abc import Mapping
from datetime import datetime
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError, model_validator

from bot.base.errors import SetupError
from games.kernel import Raw

from .bounds import ROWS, check_states, is_bounded
from .damage import readable
from .db import Db, Row, insert, stamp
from .points import plain_points

FORMAT = 1
PEOPLE = "person"
TABLES: Mapping[str, str] = {
    "seat": "seat",
    "journal": "seq",
    "checkpoint": "seq",
    "event": "seq, n",
    "window": "ref",
    "saved": "ref",
    "order": "seat, n",
    "note": "kind, ref",
    "parley": "deal",
    "talk": "deal, n",
}
"""What belongs to a game and goes with it, and in which order its rows stand."""
Cell: TypeAlias = Annotated[int, Field(ge=-(2**63), lt=2**63)] | str | None
Column: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[a-z_]{1,40}$")]
"""What a row may name: it is written into a statement as it stands."""


class Dumped(BaseModel):
    """A game as `byrsa export` writes it. What stands on Discord, or is on its way there, is not part of it.

    `at`: when it was exported; a game that is carried about stands still since then. Among its rows are the names that
    those who play went by then, for whoever reads the file; no database takes them from there. Anybody may have written
    it, so nothing in it is larger, deeper or called otherwise than in a game of ours.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    byrsa: Literal[1]
    tables: int
    at: int | None = None
    game: dict[Column, Cell]
    rows: dict[Column, Annotated[list[dict[Column, Cell]], Field(max_length=ROWS)]]

    @model_validator(mode="after")
    def _bounded(self) -> Dumped:
        if not all(map(is_bounded, (self.game, *(row for rows in self.rows.values() for row in rows)))):
            raise ValueError("a row that nobody could read")
        check_states(base64.b64decode(str(row.get("document"))) for row in self.rows.get("checkpoint", ()))
        return self


def dump(db: Db, game: str, tables: int, at: datetime | None = None) -> dict[str, Any] | None:
    """Everything about one game, as it was then; documents in base 64. `tables`: the version of those it lies in."""
    row = db.execute("SELECT * FROM game WHERE id = ?", (game,)).fetchone()
    if row is None:
        return None
    rows = {table: plain_points(db, game) if table == "checkpoint" else _rows(db, table, game) for table in TABLES}
    rows[PEOPLE] = _people(db, game)
    when = {"at": stamp(at)} if at else {}
    return {"byrsa": FORMAT, "tables": tables, **when, "game": _plain(row), "rows": rows}


def dumped_game(document: Raw, tables: int) -> Dumped:
    """A game as it was dumped. SetupError: it is none, or of a newer program than one with these tables."""
    try:
        dumped = Dumped.model_validate(document)
    except ValidationError as error:
        raise SetupError("This is not a game exported by Byrsa. Make one with `byrsa export`.") from error
    if dumped.tables > tables:
        raise SetupError("This game was exported by a newer Byrsa. Install that version first.")
    return dumped


def restore(db: Db, dumped: Dumped, game: str, now: datetime) -> None:
    """Add a dumped game under a new id."""
    insert(db, "game", {**dumped.game, "id": game} | _arrival(db, dumped, now))
    for table in TABLES:
        for row in dumped.rows.get(table, []):
            insert(db, table, _cells(row) | {"game": game})


def _arrival(db: Db, dumped: Dumped, now: datetime) -> dict[str, Cell]:
    """A game that was in play arrives held since it was exported; and without its place, if another is played there.

    Nobody rests on a version of it yet.
    """
    game, arrived = dumped.game, dict[str, Cell](version=0)
    if game.get("status") == "playing":
        arrived |= {"status": "held", "code": "imported", "held_at": min(stamp(now), dumped.at or stamp(now))}
    here = "SELECT 1 FROM game WHERE channel = ? AND status IN ('lobby', 'playing', 'held')"
    if db.execute(here, (game.get("channel"),)).fetchone():
        arrived |= {"channel": None, "log": None}
    return arrived


def _rows(db: Db, table: str, game: str) -> list[dict[str, Cell]]:
    sql = f'SELECT * FROM "{table}" WHERE game = ? ORDER BY {TABLES[table]}'  # noqa: S608
    return [_plain(row) for row in db.execute(sql, (game,))]


def _people(db: Db, game: str) -> list[dict[str, Cell]]:
    """The names that whoever holds a seat last went by."""
    held = 'SELECT id, settings FROM "user" WHERE id IN (SELECT "user" FROM seat WHERE game = ?) ORDER BY id'
    known = [(row["id"], readable(row["settings"], dict[str, Any]()).get("name")) for row in db.execute(held, (game,))]
    return [{"user": user, "name": name} for user, name in known if isinstance(name, str)]


def _plain(row: Row) -> dict[str, Cell]:
    return {name: value for name, value in zip(row.keys(), row, strict=True) if name != "game"}


def _cells(row: dict[str, Cell]) -> dict[str, Any]:
    document = row.get("document")
    return {**row, "document": base64.b64decode(document, validate=True)} if isinstance(document, str) else {**row}
