"""The store in a database of PostgreSQL's: opened, recognised, migrated, leased."""

from __future__ import annotations

import asyncio
from collections.abc import Generator, Mapping
from contextlib import AbstractContextManager, closing, contextmanager
from typing import Final

from bot.base.errors import SetupError, Trouble
from bot.base.places import Address

from . import presence
from .db import transaction
from .lease import Lease
from .migrating import Found, shipped, too_new
from .postgres_driver import FAILURES, PATIENCE, trouble
from .postgres_link import MANNERS, Link, PostgresHop
from .postgres_news import PostgresNews
from .presence import Presence
from .processes import ENTERING, Processes
from .sql import SqlStore

OLDEST: Final = 130_000  # PostgreSQL 13: the first that can say what became of a transaction
TABLES: Final = "pg_class WHERE relkind IN ('r', 'p') AND relnamespace = CAST(current_schema() AS regnamespace)"
OURS: Final = "byrsa"
"""The table with the version of our tables: how our databases are told from others."""
LEASED: Final = 10  # up to these tables one row, `lease`, named the one process that writes
REMEDIES: dict[Trouble, str] = {
    "busy": "Another program holds it, or it takes no more connections: wait until that is done",
    "cut": "See that its server runs and lets this user in",
    "disk": "See to the disk of its server, and to the rights of this user",
    "full": "Make room on the disk of its server",
}


async def open_store(
    address: Address,
    *,
    create: bool = True,
    migrations: Mapping[int, str] | None = None,
    patience: float = PATIENCE,
    processes: int = 1,
) -> SqlStore:
    """Open a database, bring its tables up to date and write to it from now on.

    `patience`: how many seconds it waits for what another program holds. `processes`: how many may write to it.
    SetupError: it cannot be used, and was left as it is. LeaseLost: as many are using it already.
    """
    owner = presence.new_owner()
    known = migrations or shipped("postgres")
    database = ready(address, owner, create=create, migrations=known, patience=patience, processes=processes)
    await asyncio.to_thread(_prepare, database)
    presence.hold(owner)
    writer, reader = (PostgresHop(address, patience=patience) for _ in range(2))
    store = SqlStore(writer, reader, owner, max(known), PostgresNews(address, owner) if processes > 1 else None)
    await store.listen()
    return store


def inspect(address: Address, *, create: bool = True, migrations: Mapping[int, str] | None = None) -> Found:
    """Look at a database without changing it. SetupError: it is none that this program can use."""
    with linked(address) as db:
        return check(db, address, create=create, newest=max(migrations or shipped("postgres")))


@contextmanager
def linked(address: Address, *, patience: float = PATIENCE) -> Generator[Link]:
    """A connection for a moment. SetupError: the database cannot be used."""
    db = Link(address, patience=patience)
    with closing(db):
        try:
            db.connect()
            yield db
        except FAILURES as error:
            raise SetupError(_unusable(address, error)) from None


def check(db: Link, address: Address, *, create: bool = False, newest: int | None = None) -> Found:
    """What there is. SetupError: it is nothing that this program can use."""
    newest = newest or max(shipped("postgres"))
    _fits(db, address)
    found = version(db)
    if found == 0 and _count(db, f"SELECT count(*) FROM {TABLES}"):  # noqa: S608
        raise SetupError(f"{address} is a database of another program and was left alone. Set DATABASE_URL to another.")
    if found == 0 and not create:
        raise SetupError(f"There are no games at {address}. Set DATABASE_URL to the database the bot uses.")
    if found > newest:
        raise SetupError(too_new(address, found, newest, "DATABASE_URL to another database"))
    return Found(found, newest)


def _fits(db: Link, address: Address) -> None:
    """SetupError: this server, or this database, is not fit for us."""
    if _count(db, "SELECT CAST(current_setting('server_version_num') AS BIGINT)") < OLDEST:
        raise SetupError(f"The server of {address} is too old. Byrsa needs PostgreSQL 13 or newer.")
    (encoding,) = db.execute("SELECT current_setting('server_encoding')").fetchone()
    if encoding != "UTF8":
        raise SetupError(f"{address} keeps text as {encoding}. Make a database with ENCODING 'UTF8'.")


def version(db: Link) -> int:
    """The version of our tables; 0: there are none."""
    if not _count(db, f"SELECT count(*) FROM {TABLES} AND relname = '{OURS}'"):  # noqa: S608
        return 0
    return _count(db, f"SELECT coalesce(max(tables), 0) FROM {OURS}")  # noqa: S608


def _count(db: Link, sql: str) -> int:
    found: int = db.execute(sql).fetchone()[0]
    return found


@contextmanager
def ready(
    address: Address,
    owner: str = "",
    *,
    create: bool = True,
    migrations: Mapping[int, str] | None = None,
    patience: float = PATIENCE,
    processes: int = 1,
) -> Generator[Link]:
    """A connection to a database that was looked at, and whose tables were made or migrated.

    `owner`: who begins to write with that. LeaseLost: others do; nothing was changed.
    """
    known = migrations or shipped("postgres")
    with linked(address, patience=patience) as db:
        check(db, address, create=create, newest=max(known))
        with transaction(db, MANNERS):
            migrate(db, known)
            if owner:
                Processes(processes).enter(db, owner)
        yield db


def _prepare(database: AbstractContextManager[Link]) -> None:
    """Look at it, make or migrate its tables, begin to write; on one thread."""
    with database:
        pass


def migrate(db: Link, migrations: Mapping[int, str]) -> None:
    """Apply what is missing, in order; part of a transaction. LeaseLost: somebody writes there."""
    db.execute("SELECT pg_advisory_xact_lock(?)", (ENTERING,))
    former = version(db)
    if former == 0:
        db.script(f"CREATE TABLE IF NOT EXISTS {OURS} (tables BIGINT PRIMARY KEY)")
    elif former < max(migrations):
        presence_in(former).alone(db)
    for number, script in migrations.items():
        if number > former:
            db.script(script)
            db.execute(f"INSERT INTO {OURS} (tables) VALUES (?)", (number,))  # noqa: S608


def presence_in(tables: int) -> Presence:
    """Where those are written down who write to tables of this version."""
    return MANNERS.presence if tables > LEASED else Lease(" FOR UPDATE")


def _unusable(address: Address, error: Exception) -> str:
    said = " ".join(str(error).split())
    ails = trouble(error)
    remedy = f"{REMEDIES[ails]}, or set" if ails in REMEDIES else "Set"
    return f"{address} cannot be used as database ({said}) and was left alone. {remedy} DATABASE_URL to another."
