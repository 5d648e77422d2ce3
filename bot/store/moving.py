"""All rows of a database, taken to another that has none, and compared there one by one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from bot.base.errors import SetupError

from .carrying import TABLES as PARTS
from .db import Db, Row

OF_GAMES: Final = {**PARTS, "outbox": "id", "message": "id"}
OTHERS: Final = {"user": "id", "guild": "id", "road": "id"}
TABLES: Final = ("game", *OF_GAMES, *OTHERS)
"""All but the lease, which is each database's own."""


def moved(source: Db, target: Db, progress: Callable[[int, int], None]) -> int:
    """Take all rows over, game by game; how many there were. Part of a transaction of each database.

    `progress` is told games done and games in all. SetupError: the target is not empty, or not what was written there.
    """
    for table in TABLES:
        if target.execute(f'SELECT 1 FROM "{table}" LIMIT 1').fetchone() is not None:  # noqa: S608
            raise SetupError("What is to be copied to is not empty, and was left alone. Take a new database.")
    games = [row["id"] for row in source.execute("SELECT id FROM game ORDER BY id").fetchall()]
    count = sum(_taken(source, target, table, "TRUE", (), order) for table, order in OTHERS.items())
    for done, game in enumerate(games):
        progress(done, len(games))
        count += _taken(source, target, "game", "id = ?", (game,), "id")
        count += sum(_taken(source, target, table, "game = ?", (game,), order) for table, order in OF_GAMES.items())
    _seen(source, target)
    for table in TABLES:
        _counted(source, target, table)
    return count


def _taken(source: Db, target: Db, table: str, where: str, values: Sequence[Any], order: str) -> int:
    """Some rows of a table; how many. They are read back at once."""
    find = f'SELECT * FROM "{table}" WHERE {where} ORDER BY {order}'  # noqa: S608
    rows: list[Row] = source.execute(find, values).fetchall()
    if rows:
        names, marks = ", ".join(f'"{name}"' for name in rows[0].keys()), ", ".join("?" * len(tuple(rows[0])))  # noqa: SIM118 - a row, no dict
        target.executemany(f'INSERT INTO "{table}" ({names}) VALUES ({marks})', [tuple(row) for row in rows])  # noqa: S608
    there: list[Row] = target.execute(find, values).fetchall()
    for row, other in zip(rows, there, strict=False):
        _same(table, dict(row), dict(other))
    if len(rows) != len(there):
        raise SetupError(f"Of {len(rows)} rows of {table} {len(there)} arrived. Nothing was copied.")
    return len(rows)


def _same(table: str, row: dict[str, Any], other: dict[str, Any]) -> None:
    """SetupError: a row is not what it was."""
    differ = [name for name in row.keys() | other.keys() if row.get(name) != other.get(name)]
    if differ:
        which = " ".join(str(row[name]) for name in ("game", "id", "seq", "ref") if name in row)
        raise SetupError(f"A row of {table} differs in {', '.join(sorted(differ))} ({which}). Nothing was copied.")


def _counted(source: Db, target: Db, table: str) -> None:
    """SetupError: there are other rows, too."""
    here, there = (db.execute(f'SELECT count(*) FROM "{table}"').fetchone()[0] for db in (source, target))  # noqa: S608
    if here != there:
        raise SetupError(f"{here} rows of {table} have become {there}. Nothing was copied.")


def _seen(source: Db, target: Db) -> None:
    """When the bot was last on Discord: outages are counted from then."""
    row = source.execute("SELECT seen FROM lease WHERE id = 1").fetchone()
    if row is not None:
        target.execute(
            "INSERT INTO lease (id, owner, renewed, seen) VALUES (1, '', 0, ?)"
            " ON CONFLICT (id) DO UPDATE SET seen = excluded.seen",
            (row["seen"],),
        )
