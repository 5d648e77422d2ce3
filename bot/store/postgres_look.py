"""A database of PostgreSQL's that may be in use: opened, or looked at without being the bot."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.base.errors import SetupError, StoreFailed, Trouble
from bot.base.places import Address

from . import postgres, sqlite
from .db import Db, Manners, transaction
from .migrating import Found, shipped
from .moving import TABLES, moved
from .postgres_driver import FAILURES
from .postgres_link import MANNERS, Link
from .presence import Pulse, pulse_in
from .sql import SqlStore
from .sqlite_hop import MANNERS as FILES

PATIENCE: Final = 2.0  # seconds a check waits where another program writes


@dataclass(frozen=True, slots=True)
class PostgresDatabase:
    """The `Database` at an address."""

    address: Address
    manners: Final[Manners] = MANNERS

    async def open_store(self, *, create: bool = True, processes: int = 1) -> SqlStore:
        """Bring its tables up to date and write to it from now on. LeaseLost: as many as may are using it."""
        return await postgres.open_store(self.address, create=create, processes=processes)

    def inspect(self, *, create: bool = True) -> Found:
        """Look at it without changing it."""
        return postgres.inspect(self.address, create=create)

    @contextmanager
    def ready(self, *, create: bool = True) -> Generator[Db]:
        """A connection for a moment, to tables that are up to date."""
        with postgres.ready(self.address, create=create) as db:
            yield db

    @contextmanager
    def looked_at(self) -> Generator[Db]:
        """A connection for a moment, in one transaction, which changes nothing."""
        with self._read() as db:
            yield db

    def pulse(self) -> Pulse | None:
        """Of the process that uses it. StoreFailed: it cannot be read now."""
        with self._read() as db:
            return pulse_in(db, postgres.presence_in(postgres.version(db)))

    def complaints(self, most: int = 3) -> Sequence[str]:
        """What PostgreSQL says when all that it keeps is read once: it compares checksums, where it has any."""
        found: list[str] = []
        for table in TABLES:
            try:
                with self._read() as db:
                    db.execute(f'SELECT sum(length(CAST(one AS TEXT))) FROM "{table}" AS one')  # noqa: S608
            except (SetupError, StoreFailed) as error:
                found.append(f"{table}: {error.__cause__ or error}")
        return found[:most]

    def check_writable(self) -> None:
        """Whether the bot could write. StoreFailed: not now, and why."""
        with postgres.linked(self.address, patience=PATIENCE) as db:
            try:
                db.execute(MANNERS.write)
                db.execute("SELECT id FROM process FOR NO KEY UPDATE")
                db.execute("ROLLBACK")
            except FAILURES as error:
                raise MANNERS.failure(error) from error

    def size(self) -> int:
        """Of all that the server keeps of it."""
        with self._read() as db:
            size: int = db.execute("SELECT pg_database_size(current_database())").fetchone()[0]
        return size

    content = size

    def remedy(self, trouble: Trouble) -> str:
        """What whoever runs it can do about what ails it."""
        return postgres.REMEDIES.get(trouble, "Restore a backup")

    def last_number(self, db: Db) -> int:
        """The highest that a row of the outbox ever had, be it still there or not."""
        row = db.execute("SELECT last_value, is_called FROM outbox_id_seq").fetchone()
        return int(row["last_value"]) if row["is_called"] else 0

    def number_after(self, db: Db, last: int) -> None:
        """No row of the outbox gets this number any more, or one before it."""
        if last:
            db.execute("SELECT setval('outbox_id_seq', ?)", (last,))

    def copy(self, target: Path) -> None:
        """A copy of it, in a file of SQLite's, as it is now; nobody uses the copy."""
        with self._read() as db:
            tables = postgres.version(db)
            same = {number: script for number, script in shipped("sqlite").items() if number <= tables}
            with sqlite.ready(target, migrations=same) as other, transaction(other, FILES):
                moved(db, other, lambda _, __: None, FILES.errors)
                FILES.presence.was_seen(other, postgres.presence_in(tables).seen(db))

    @contextmanager
    def _read(self) -> Generator[Link]:
        """What is there, in one transaction that sees one moment. SetupError: nothing of ours, or it cannot be read."""
        with postgres.linked(self.address) as db:
            postgres.check(db, self.address)
            db.execute(MANNERS.read)
            yield db
