"""What the functions of the store stand on: a connection, and how values are stored.

They are written once, in the SQL that SQLite and PostgreSQL both understand. What the two do each in its own way is in
`Manners`. A connection of Python's `sqlite3` is a `Db` as it stands.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, Protocol, TypeVar

from bot.base.errors import StoreCrossed, StoreDamaged, StoreFailed, Trouble

if TYPE_CHECKING:
    from .presence import Presence

P = ParamSpec("P")
R = TypeVar("R")
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MICROSECOND = timedelta(microseconds=1)
EVER = 1 << 62
"""More than any number of ours that is counted up."""
WHY: dict[Trouble, str] = {
    "busy": "another program holds the database",
    "full": "there is no room on the disk of the database",
    "disk": "the disk of the database fails",
    "damaged": "the database is damaged",
    "cut": "the database cannot be reached",
}


class Row(Protocol):
    """One row: cells by name or by place, and walked through cell by cell."""

    def __getitem__(self, name: Any, /) -> Any:
        """One cell."""
        ...

    def __iter__(self) -> Iterator[Any]:
        """All cells."""
        ...

    def keys(self) -> Iterable[str]:
        """The names of its columns."""
        ...


class Rows(Protocol):
    """What came of a statement."""

    @property
    def rowcount(self) -> int:
        """How many rows it changed."""
        ...

    def fetchone(self) -> Any:
        """The next row, or None."""
        ...

    def fetchall(self) -> list[Any]:
        """The rows that are left."""
        ...

    def __iter__(self) -> Iterator[Any]:
        """The rows that are left, one by one."""
        ...


class Db(Protocol):
    """A connection. In its SQL each `?` stands for one value and nothing else; numbers are never more than 64 bits.

    What stands in `/*! */` is for databases that several processes write to; to others it is a remark.
    """

    @property
    def in_transaction(self) -> bool:
        """Whether one has begun and is not over; a database may give one up by itself."""
        ...

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Rows:
        """One statement."""
        ...

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> object:
        """The same statement for each of several rows."""
        ...

    def commit(self) -> None:
        """All of the transaction is safe."""
        ...


Work = Callable[Concatenate[Db, P], R]


@dataclass(frozen=True, slots=True)
class Manners:
    """What each kind of database does in its own way.

    Attributes:
        read: begins a transaction that sees one moment.
        write: begins one that may change something.
        presence: where the processes that write are written down.
        lock: keeps a list of games from all other transactions that ask for them; "": there are none beside this one.
        troubles: what ails the database when it raises such an error; None: that is a fault of ours.
        errors: what it raises.
        crossed: whether it gave this transaction up because it and another waited for each other.
    """

    read: str
    write: str
    presence: Presence
    lock: str
    troubles: Callable[[Exception], Trouble | None]
    errors: tuple[type[Exception], ...]
    crossed: Callable[[Exception], bool] = lambda _: False

    def failure(self, error: Exception) -> Exception:
        """What a failure is called outside: that of the database is a `StoreFailed`, all others stay as they are."""
        found = self.troubles(error)
        if found is None:
            return error
        said = f"{WHY[found]} ({error})"
        failed = self._kind(error, found)(found, said)
        failed.__cause__ = error
        return failed

    def _kind(self, error: Exception, found: Trouble) -> type[StoreFailed]:
        if found == "damaged":
            return StoreDamaged
        return StoreCrossed if self.crossed(error) else StoreFailed


@contextmanager
def transaction(db: Db, manners: Manners) -> Generator[None]:
    """All that is done within is written at its end, or nothing of it."""
    db.execute(manners.write)
    try:
        yield
        db.commit()
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def stamp(at: datetime) -> int:
    """A time as it is stored."""
    return (at - EPOCH) // MICROSECOND


def stamp_or_none(at: datetime | None) -> int | None:
    """A time as it is stored, if there is one."""
    return None if at is None else stamp(at)


def moment(stored: int) -> datetime:
    """A stored time."""
    return EPOCH + stored * MICROSECOND


def moment_or_none(stored: int | None) -> datetime | None:
    """A stored time, if there is one."""
    return None if stored is None else moment(stored)


def text(value: Any) -> str:
    """JSON as it is stored."""
    return _encode(value)


def columns(row: Row | Mapping[str, Any], **read: Any) -> dict[str, Any]:
    """The columns of a row, some of them already read."""
    return {**dict(row), **read}


def insert(db: Db, table: str, values: dict[str, Any]) -> None:
    """Add a row. Names come from this package only."""
    insert_all(db, table, [values])


def put(db: Db, table: str, key: Sequence[str], values: dict[str, Any]) -> None:
    """Add a row, or change the one with the same key."""
    put_all(db, table, key, [values])


def put_all(db: Db, table: str, key: Sequence[str], rows: Sequence[dict[str, Any]]) -> None:
    """Add several rows of equal columns, or change those with the same keys."""
    if not rows:
        return
    names, marks = ", ".join(f'"{name}"' for name in rows[0]), ", ".join("?" * len(rows[0]))
    sets = ", ".join(f'"{name}" = excluded."{name}"' for name in rows[0] if name not in key)
    sql = f'INSERT INTO "{table}" ({names}) VALUES ({marks}) ON CONFLICT ({", ".join(key)}) DO UPDATE SET {sets}'  # noqa: S608
    db.executemany(sql, [tuple(row.values()) for row in rows])


def insert_all(db: Db, table: str, rows: Iterable[dict[str, Any]]) -> None:
    """Add several rows of equal columns."""
    listed = list(rows)
    if listed:
        names, marks = ", ".join(f'"{name}"' for name in listed[0]), ", ".join("?" * len(listed[0]))
        sql = f'INSERT INTO "{table}" ({names}) VALUES ({marks})'  # noqa: S608
        db.executemany(sql, [tuple(row.values()) for row in listed])
