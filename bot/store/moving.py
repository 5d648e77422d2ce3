"""All rows of a database, taken to another that has none, and compared there one by one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from bot.base.errors import SetupError

from .carrying import TABLES as PARTS
from .db import Db, Row, columns, insert_all, transaction

if TYPE_CHECKING:
    from .opening import Database

OF_GAMES: Final = {**PARTS, "outbox": "id", "message": "id"}
OTHERS: Final = {"user": "id", "guild": "id", "road": "id"}
TABLES: Final = ("game", *OF_GAMES, *OTHERS)
"""All but the lease, which is each database's own."""


Progress = Callable[[int, int], None]
"""Is told games done and games in all."""


def move(source: Database, target: Database, progress: Progress) -> int:
    """Copy all of a database to another kind, or another place; how many rows it has. Nobody else writes meanwhile.

    SetupError: one of them cannot be used, the other is not empty, or what arrives there is not what was here.
    LeaseLost: a bot runs on one of them. In each case nothing was copied.
    """
    with source.ready(create=False) as here, target.ready() as there:
        with transaction(here, source.manners), transaction(there, target.manners):
            source.manners.presence.alone(here)
            target.manners.presence.alone(there)
            count = moved(here, there, progress, target.manners.errors)
            target.manners.presence.was_seen(there, source.manners.presence.seen(here))
            target.number_after(there, source.last_number(here))
        return count


def moved(source: Db, target: Db, progress: Progress, refused: tuple[type[Exception], ...]) -> int:
    """Take all rows over, game by game; how many there were. Part of a transaction of each database.

    `refused`: what the other raises. SetupError: it is not empty, does not take them, or is not what was written there.
    """
    for table in TABLES:
        if target.execute(f'SELECT 1 FROM "{table}" LIMIT 1').fetchone() is not None:  # noqa: S608
            raise SetupError("What is to be copied to is not empty, and was left alone. Take a new database.")
    games = [row["id"] for row in source.execute("SELECT id FROM game ORDER BY id").fetchall()]
    pairs = Pair(source, target, refused)
    count = sum(pairs.take(table, order) for table, order in OTHERS.items())
    for done, game in enumerate(games):
        progress(done, len(games))
        count += pairs.take("game", "id", ("id = ?", game))
        count += sum(pairs.take(table, order, ("game = ?", game)) for table, order in OF_GAMES.items())
    for table in TABLES:
        _counted(source, target, table)
    return count


@dataclass(frozen=True, slots=True)
class Pair:
    """Two databases, and what the second raises."""

    source: Db
    target: Db
    refused: tuple[type[Exception], ...]

    def take(self, table: str, order: str, of: tuple[str, str] | None = None) -> int:
        """Some rows of a table, or all; how many. They are read back at once."""
        where, values = (f"WHERE {of[0]}", of[1:]) if of else ("", ())
        find = f'SELECT * FROM "{table}" {where} ORDER BY {order}'  # noqa: S608
        rows: list[Row] = self.source.execute(find, values).fetchall()
        try:
            insert_all(self.target, table, map(columns, rows))
        except self.refused as error:
            raise SetupError(f"A row of {table} does not fit there ({error}). Nothing was copied.") from error
        there: list[Row] = self.target.execute(find, values).fetchall()
        for row, other in zip(rows, there, strict=False):
            _same(table, columns(row), columns(other))
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
