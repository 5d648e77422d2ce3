"""Connections to a SQLite file, and what SQLite does in its own way."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import cast

import aiosqlite

from bot.base.errors import Trouble

from .db import Manners, P, R, Work
from .lease import Lease

BUSY_SECONDS = 5.0
TROUBLES: dict[int, Trouble] = {
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_PROTOCOL: "busy",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR: "disk",
    sqlite3.SQLITE_CANTOPEN: "disk",
    sqlite3.SQLITE_READONLY: "disk",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}
"""What SQLite calls them. All else that it raises is a fault of ours."""


def connect(path: Path, *, readonly: bool = False, patience: float = BUSY_SECONDS) -> sqlite3.Connection:
    """A connection as the store uses it. Nothing is created here.

    `readonly`: no file beside it either, which SQLite would make to read one that nobody has open.
    `patience`: how many seconds it waits for others to be done.
    """
    resting = readonly and not path.with_name(f"{path.name}-wal").exists()
    mode = ("ro&immutable=1" if resting else "ro") if readonly else "rw"
    db = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        timeout=patience,
        isolation_level=None,
        check_same_thread=False,
    )
    db.row_factory = sqlite3.Row
    db.text_factory = partial(str, encoding="utf-8", errors="replace")  # damaged text is found where it is understood
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA synchronous = FULL")
    return db


def trouble(error: Exception) -> Trouble | None:
    """What ails the file; None: it is not the file. An extended code begins with the plain one."""
    if not isinstance(error, sqlite3.Error):
        return None
    return TROUBLES.get(getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK) & 0xFF)


MANNERS = Manners(
    read="BEGIN",
    write="BEGIN IMMEDIATE",
    presence=Lease(),
    lock="",
    troubles=trouble,
    errors=(sqlite3.Error,),
)


class SqliteHop(aiosqlite.Connection):
    """A connection with a thread of its own, which is handed whole functions."""

    manners = MANNERS

    async def run(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run a function on the thread of the connection. StoreFailed: the file cannot be read or written."""
        execute = cast("Callable[..., Awaitable[R]]", self._execute)  # pyright: ignore[reportUnknownMemberType]
        try:
            return await execute(work, self._conn, *args, **kwargs)
        except sqlite3.Error as error:
            if (failed := MANNERS.failure(error)) is error:
                raise
            raise failed from error
