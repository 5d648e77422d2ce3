"""A SQLite file that may be in use: opened, or looked at without being the bot."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Generator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.base.errors import SetupError, StoreFailed, Trouble

from . import sqlite
from .db import Db, Manners
from .migrating import Found
from .presence import Pulse, pulse_in
from .sql import SqlStore
from .sqlite_hop import MANNERS, connect, trouble

GLANCE = 1.0
PAGES = 256
PATIENCE = 2.0  # seconds a check waits where another program writes


@dataclass(frozen=True, slots=True)
class SqliteDatabase:
    """The `Database` of a file."""

    path: Path
    manners: Final[Manners] = MANNERS

    async def open_store(self, *, create: bool = True, processes: int = 1) -> SqlStore:
        """Bring its tables up to date and take the lease. LeaseLost: another process is using it."""
        if processes > 1:
            raise SetupError("A file is used by one process. For several of them set DATABASE_URL to PostgreSQL.")
        return await sqlite.open_store(self.path, create=create)

    def inspect(self, *, create: bool = True) -> Found:
        """Look at it without changing a byte."""
        return sqlite.inspect(self.path, create=create)

    @contextmanager
    def ready(self, *, create: bool = True) -> Generator[Db]:
        """A connection for a moment, to tables that are up to date."""
        with sqlite.ready(self.path, create=create) as db:
            yield db

    @contextmanager
    def looked_at(self) -> Generator[Db]:
        """A connection for a moment, in one transaction, which changes nothing."""
        try:
            with closing(connect(self.path, readonly=True, patience=PATIENCE)) as db:
                db.execute(MANNERS.read)
                yield db
        except sqlite3.Error as error:
            if isinstance(failed := MANNERS.failure(error), StoreFailed):
                raise failed from error
            raise SetupError(f"{self.path} cannot be read ({error}).") from error

    def pulse(self) -> Pulse | None:
        """Of the process that uses it. StoreFailed: another program holds it whole."""
        try:
            with closing(connect(self.path, readonly=True, patience=GLANCE)) as db:
                return pulse_in(db, MANNERS.presence)
        except sqlite3.Error as error:
            if trouble(error) == "busy":
                raise MANNERS.failure(error) from error
            said = f"{self.path} cannot be read ({error}). Set BYRSA_DATABASE to the file the bot uses."
            raise SetupError(said) from error

    def complaints(self, most: int = 3) -> Sequence[str]:
        """What SQLite has to say against all of it: damaged pages and indexes, rows without those they belong to."""
        try:
            with closing(connect(self.path, readonly=True)) as db:
                pages = [str(row[0]) for row in db.execute(f"PRAGMA integrity_check({most:d})")]
                lost = [f"a row of {row[0]} without its {row[2]}" for row in db.execute("PRAGMA foreign_key_check")]
        except sqlite3.Error as error:
            return [str(error)]
        return [*(one for one in pages if one != "ok"), *dict.fromkeys(lost)][:most]

    def check_writable(self) -> None:
        """Whether a transaction could begin. StoreFailed: not now, and why."""
        try:
            with closing(connect(self.path, patience=PATIENCE)) as db:
                db.execute(MANNERS.write)
                db.execute("ROLLBACK")
        except sqlite3.Error as error:
            raise MANNERS.failure(error) from error

    def size(self) -> int:
        """Of the file, and of what SQLite has not yet written into it."""
        files = (self.path, self.path.with_name(f"{self.path.name}-wal"))
        return sum(one.stat().st_size for one in files if one.exists())

    def content(self) -> int:
        """All its pages: those that are not yet in the file are not counted twice, and the log of them not at all."""
        with closing(connect(self.path, readonly=True)) as db:
            pages, each = (int(db.execute(f"PRAGMA page_{what}").fetchone()[0]) for what in ("count", "size"))
        return pages * each

    def remedy(self, trouble: Trouble) -> str:
        """What whoever runs it can do about what ails it."""
        return sqlite.REMEDIES[trouble]

    def last_number(self, db: Db) -> int:
        """The highest that a row of the outbox ever had, be it still there or not."""
        row = db.execute("SELECT seq FROM sqlite_sequence WHERE name = 'outbox'").fetchone()
        return int(row["seq"]) if row else 0

    def number_after(self, db: Db, last: int) -> None:
        """No row of the outbox gets this number any more, or one before it."""
        db.execute("DELETE FROM sqlite_sequence WHERE name = 'outbox'")
        db.execute("INSERT INTO sqlite_sequence (name, seq) VALUES ('outbox', ?)", (last,))

    def copy(self, target: Path) -> None:
        """A copy of it, in a file, as it is now; nobody uses the copy."""
        copy(self.path, target, lambda _, __: None)


def copy(source: Path, target: Path, progress: Callable[[int, int], None]) -> None:
    """Copy a file while it is in use; nobody uses the copy. `progress` is told pages done and pages in all."""
    with closing(connect(source, readonly=True)) as db, closing(sqlite3.connect(target)) as other:
        db.backup(other, pages=PAGES, progress=lambda _, left, total: progress(total - left, total))
        other.execute("UPDATE lease SET owner = ''")
        with suppress(sqlite3.OperationalError):  # older tables have no such column
            other.execute("UPDATE lease SET parting = ''")
        other.commit()
