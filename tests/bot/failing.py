"""Databases that fail: held by another program, without room, on a disk that gives errors."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any

from bot.store.sql import SqlStore
from bot.store.sqlite_hop import SqliteHop


@contextmanager
def held_by_another(path: Path) -> Iterator[None]:
    """Another program writes and does not come to an end."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("BEGIN IMMEDIATE")
        yield
        db.execute("ROLLBACK")


async def hurry(store: SqlStore) -> None:
    """It waits for nobody, so that tests need not either."""
    await store._writer.run(lambda db: db.execute("PRAGMA busy_timeout = 0"))


@asynccontextmanager
async def no_room(store: SqlStore) -> AsyncIterator[None]:
    """The file may not grow: SQLite itself says that it is full."""

    def full(db: sqlite3.Connection) -> int:
        pages: int = db.execute("PRAGMA page_count").fetchone()[0]
        db.execute(f"PRAGMA max_page_count = {pages}")
        return pages

    await store._writer.run(full)
    yield
    await store._writer.run(lambda db: db.execute("PRAGMA max_page_count = 1000000"))


class Sick:
    """A connection whose disk gives errors at statements that begin like this; `spared`: not at the first so many."""

    def __init__(self, db: sqlite3.Connection, at: str, code: int, spared: int = 0) -> None:
        self.db, self.at, self.code, self.left = db, at, code, spared

    def __getattr__(self, name: str) -> Any:
        return getattr(self.db, name)

    def execute(self, sql: str, *args: Any) -> Any:
        if sql.startswith(self.at):
            self.left -= 1
            if self.left < 0:
                raise disk_error(self.code)
        return self.db.execute(sql, *args)

    def commit(self) -> None:
        self.execute("COMMIT")


def disk_error(code: int = sqlite3.SQLITE_IOERR_FSYNC) -> sqlite3.OperationalError:
    """As SQLite raises it."""
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = code
    return error


@contextmanager
def sick(hop: SqliteHop, at: str, code: int = sqlite3.SQLITE_IOERR_FSYNC, spared: int = 0) -> Iterator[Sick]:
    """The disk fails this connection for a while."""
    well: Any = hop._connection
    hop._connection = ill = Sick(well, at, code, spared)  # type: ignore[assignment]
    try:
        yield ill
    finally:
        hop._connection = well
