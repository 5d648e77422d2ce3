"""The store in one SQLite file: opened, recognised, migrated, leased."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
from collections.abc import AsyncGenerator, Generator, Mapping
from contextlib import AbstractContextManager, asynccontextmanager, closing, contextmanager
from functools import partial
from pathlib import Path

from bot.base.errors import SetupError, Trouble

from . import presence
from .db import transaction
from .migrating import Found, shipped, too_new
from .sql import SqlStore
from .sqlite_hop import BUSY_SECONDS, MANNERS, SqliteHop, connect, trouble

APPLICATION = 0x42797273  # "Byrs": how our files are told from others


async def open_store(
    path: Path,
    *,
    create: bool = True,
    migrations: Mapping[int, str] | None = None,
    patience: float = BUSY_SECONDS,
) -> SqlStore:
    """Open a database, bring its tables up to date and take the lease.

    `patience`: how many seconds it waits where another program holds the database.
    SetupError: it cannot be used, and was left as it is. LeaseLost: another process is using it.
    """
    owner = presence.new_owner()
    known = migrations or shipped()
    await asyncio.to_thread(_prepare, ready(path, owner, create=create, migrations=known, patience=patience))
    presence.hold(owner)
    writer, reader = (SqliteHop(partial(connect, path, patience=patience), 64) for _ in range(2))
    _ = await writer, await reader
    return SqlStore(writer, reader, owner, max(known))


@asynccontextmanager
async def watched(path: Path) -> AsyncGenerator[SqlStore]:
    """The store of a file that another process writes, to be read for a moment: no lease is taken."""
    both = [SqliteHop(partial(connect, path, readonly=True), 64) for _ in range(2)]
    _ = [await one for one in both]
    try:
        yield SqlStore(both[0], both[1], "", max(shipped()))
    finally:
        for one in both:
            await one.close()


def inspect(path: Path, *, create: bool = True, migrations: Mapping[int, str] | None = None) -> Found:
    """Look at a file without changing a byte. SetupError: it is not a database this program can use."""
    newest = max(migrations or shipped())
    if path.is_dir():
        raise SetupError(f"{path} is a directory. Set BYRSA_DATABASE to a file in it, such as {path / 'byrsa.db'}.")
    if not path.exists():
        return _look_for_room(path, create=create, newest=newest)
    if path.stat().st_size == 0:
        return Found(0, newest)
    try:
        version = _version(path)
    except (sqlite3.Error, OSError) as error:
        raise SetupError(_unusable(path, error)) from error
    if version > newest:
        raise SetupError(too_new(path, version, newest, "BYRSA_DATABASE to another file"))
    return Found(version, newest)


def _look_for_room(path: Path, *, create: bool, newest: int) -> Found:
    if not create:
        raise SetupError(f"There is no database at {path}. Set BYRSA_DATABASE to the file the bot uses.")
    if not path.parent.is_dir():
        raise SetupError(f"The directory {path.parent} does not exist. Make it, or set BYRSA_DATABASE to another file.")
    if not os.access(path.parent, os.W_OK | os.X_OK):
        raise SetupError(
            f"The directory {path.parent} cannot be written. Give this user the right, or set BYRSA_DATABASE."
        )
    return Found(0, newest)


def _version(path: Path) -> int:
    """The version of our tables in a file. SetupError: they are not ours, or are damaged."""
    db = connect(path, readonly=True)
    try:
        (application,) = db.execute("PRAGMA application_id").fetchone()
        (version,) = db.execute("PRAGMA user_version").fetchone()
        tables = db.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
        if application != APPLICATION and (application or version or tables):
            raise SetupError(
                f"{path} is a database of another program and was left alone. Set BYRSA_DATABASE to another file."
            )
        damage = db.execute("PRAGMA quick_check(1)").fetchone()[0]
        if damage != "ok":
            raise SetupError(_unusable(path, "it is damaged"))
    finally:
        db.close()
    return int(version)


REMEDIES: dict[Trouble, str] = {
    "busy": "Another program holds it: wait until that is done",
    "full": "Make room on its disk",
    "disk": "See to its disk and its rights",
}


def _unusable(path: Path, cause: object) -> str:
    said = " ".join(str(cause).split())
    ails = trouble(cause) if isinstance(cause, Exception) else None
    remedy = REMEDIES.get(ails or "damaged", "Restore a backup")
    return f"{path} cannot be used as database ({said}) and was left alone. {remedy}, or set BYRSA_DATABASE."


@contextmanager
def ready(
    path: Path,
    owner: str = "",
    *,
    create: bool = True,
    migrations: Mapping[int, str] | None = None,
    patience: float = BUSY_SECONDS,
) -> Generator[sqlite3.Connection]:
    """A connection to a file that was looked at, and whose tables were made or migrated.

    `owner`: who takes the lease with that. LeaseLost: another has it; nothing was changed.
    """
    known = migrations or shipped()
    inspect(path, create=create, migrations=known)
    try:
        path.touch(mode=0o600)  # readable by this user only, if it is new
        with closing(connect(path, patience=patience)) as db:
            db.execute("PRAGMA journal_mode = WAL")
            with transaction(db, MANNERS):
                migrate(db, known)
                if owner:
                    MANNERS.presence.enter(db, owner)
            yield db
    except (sqlite3.Error, OSError) as error:
        raise SetupError(_unusable(path, error)) from error


def _prepare(file: AbstractContextManager[sqlite3.Connection]) -> None:
    """Look at it, make or migrate its tables, take the lease; on one thread."""
    with file:
        pass


def migrate(db: sqlite3.Connection, migrations: Mapping[int, str]) -> None:
    """Apply what is missing, in order; part of a transaction. LeaseLost: somebody writes there."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    missing = {number: script for number, script in migrations.items() if number > version}
    if missing and version:
        MANNERS.presence.alone(db)
    for number, script in missing.items():
        for statement in _statements(script):
            db.execute(statement)
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        db.execute(f"PRAGMA user_version = {number}")


def _statements(script: str) -> list[str]:
    """The statements of a script, which has none that holds a semicolon within (a trigger would)."""
    bare = re.sub(r"--.*", "", script)
    return [statement for part in bare.split(";") if (statement := part.strip())]
