"""One door to both kinds of database: which one it is, is told by where it is.

What is particular to PostgreSQL is loaded when it is asked for: its driver may not be there.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Protocol

from bot.base.errors import SetupError, Trouble
from bot.base.places import Address, Place

from .carrying import dump
from .census import census
from .damage import readable
from .db import Db, Manners
from .games import find_games
from .migrating import Found, too_old
from .presence import Pulse
from .sql import SqlStore
from .sqlite_look import SqliteDatabase
from .store import Census, GameRow, Status

RUNNING: Sequence[Status] = ("lobby", "playing", "held")


class Database(Protocol):
    """One that may be opened, or looked at without being the bot. SetupError, everywhere: it cannot be used."""

    @property
    def manners(self) -> Manners:
        """What its kind does in its own way."""
        ...

    async def open_store(self, *, create: bool = True, processes: int = 1) -> SqlStore:
        """Bring its tables up to date and write to it from now on. LeaseLost: as many as may are using it."""
        ...

    def inspect(self, *, create: bool = True) -> Found:
        """Look at it without changing it. `create`: it may as well not be there yet."""
        ...

    def ready(self, *, create: bool = True) -> AbstractContextManager[Db]:
        """A connection for a moment, to tables that are up to date."""
        ...

    def looked_at(self) -> AbstractContextManager[Db]:
        """A connection for a moment, in one transaction, which changes nothing."""
        ...

    def pulse(self) -> Pulse | None:
        """How the process that uses it does; None: there is none. StoreFailed: it cannot be read now."""
        ...

    def complaints(self, most: int = 3) -> Sequence[str]:
        """What is to be said against the whole of it."""
        ...

    def check_writable(self) -> None:
        """Whether a transaction could begin. StoreFailed: not now, and why."""
        ...

    def size(self) -> int:
        """How many bytes it has where it lies."""
        ...

    def content(self) -> int:
        """How many bytes what is in it takes, wherever it has been put so far."""
        ...

    def remedy(self, trouble: Trouble) -> str:
        """What whoever runs it can do about what ails it."""
        ...

    def last_number(self, db: Db) -> int:
        """The highest that a row of the outbox ever had, be it still there or not."""
        ...

    def number_after(self, db: Db, last: int) -> None:
        """No row of the outbox gets this number any more, or one before it."""
        ...

    def copy(self, target: Path) -> None:
        """A copy of it, in a file, as it is now; nobody uses the copy."""
        ...


def database(place: Place) -> Database:
    """What is there, or could be. SetupError: what speaks to it is not installed."""
    if not isinstance(place, Address):
        return SqliteDatabase(place)
    try:
        from .postgres_look import PostgresDatabase  # noqa: PLC0415 - see above
    except ImportError:
        raise SetupError("PostgreSQL wants one more package. Install Byrsa as byrsa[postgres].") from None
    return PostgresDatabase(place)


async def open_store(place: Place, *, create: bool = True, processes: int = 1) -> SqlStore:
    """Open a database, bring its tables up to date and write to it from now on.

    `processes`: how many there may be. SetupError: it cannot be used, and was left as it is. LeaseLost: as many as may
    are using it.
    """
    return await database(place).open_store(create=create, processes=processes)


def read_game(place: Place, game: str) -> dict[str, Any]:
    """One game of a database that may be in use, as plain data. SetupError: it is not there, or cannot be read."""
    found = database(place).inspect(create=False)
    if found.version != found.newest:
        raise SetupError(too_old(place))
    with database(place).looked_at() as db:
        document = dump(db, game, found.version, datetime.now(UTC))
    if document is None:
        raise SetupError(f"There is no game {game} in {place}. `byrsa check` lists them.")
    return document


@dataclass(frozen=True, slots=True)
class Sight:
    """What is to be seen of an installation from outside, at one moment.

    Attributes:
        games: those that gather people, are played, or are held.
        settings: what is kept of the whole installation.
        size: how many bytes it has where it lies.
    """

    census: Census
    games: list[GameRow]
    settings: dict[str, Any]
    size: int


def sight(place: Place, now: datetime, installation: int) -> Sight:
    """Look at everything at once. SetupError: it cannot be read; StoreFailed: not now."""
    there = database(place)
    with there.looked_at() as db:
        row = db.execute("SELECT settings FROM guild WHERE id = ?", (installation,)).fetchone()
        settings = readable(row["settings"], dict[str, Any]()) if row else {}
        seen = census(db, now), find_games(db, RUNNING, None, None, None)
    return Sight(*seen, settings, there.size())


def running_games(place: Place) -> list[GameRow]:
    """The games that gather people, are played, or are held."""
    with database(place).looked_at() as db:
        return find_games(db, RUNNING, None, None, None)
