"""One hop, one transaction: functions over a plain SQLite connection, run whole on that connection's thread."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable, Generator, Hashable, Iterable, Mapping, Sequence
from contextlib import contextmanager
from contextvars import copy_context
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

import aiosqlite

from bot.base.errors import LeaseLost, StoreDamaged, StoreFailed, Trouble
from bot.base.health import Figures

from .diary import DIARY
from .store import Bell, Stand, UserRow

P = ParamSpec("P")
R = TypeVar("R")
Work = Callable[Concatenate[sqlite3.Connection, P], R]

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
WHY: dict[Trouble, str] = {
    "busy": "another program holds the database",
    "full": "there is no room on the disk of the database",
    "disk": "the disk of the database fails",
    "damaged": "the database is damaged",
}
KEPT = 4096
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MICROSECOND = timedelta(microseconds=1)


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


def failure(error: Exception) -> Exception:
    """What a failure is called outside the store: that of the file is a `StoreFailed`, all others stay as they are."""
    found = trouble(error)
    if found is None:
        return error
    said = f"{WHY[found]} ({error})"
    failed = StoreDamaged(found, said) if found == "damaged" else StoreFailed(found, said)
    failed.__cause__ = error
    return failed


def trouble(error: Exception) -> Trouble | None:
    """What ails the database; None: it is not the database. An extended code begins with the plain one."""
    if not isinstance(error, sqlite3.Error):
        return None
    return TROUBLES.get(getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK) & 0xFF)


class Hop(aiosqlite.Connection):
    """A connection with a thread of its own, which is handed whole functions."""

    async def run(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run a function on the thread of the connection. StoreFailed: the file cannot be read or written."""
        execute = cast("Callable[..., Awaitable[R]]", self._execute)  # pyright: ignore[reportUnknownMemberType]
        try:
            return await execute(work, self._conn, *args, **kwargs)
        except sqlite3.Error as error:
            if (failed := failure(error)) is error:
                raise
            raise failed from error


@dataclass(frozen=True, slots=True)
class Writing:
    """A transaction that waits for its turn. `aside`: it leaves all games as they stand.

    `work` is done in the context of whoever asked for it: what is sent because of it can be told from all else.
    """

    work: Callable[[sqlite3.Connection], Any]
    done: asyncio.Future[Any]
    aside: bool


class Hops:
    """The two connections of a store: one writes, under the lease; the other reads what is committed.

    What is to be written while another transaction is under way waits, and is then written together, each part whole
    or not at all: one wait for the disk serves all of it. Nobody is told that his part is done before it is safe.

    `stands`: how games stand, kept because nobody else writes. A write that comes to a `Stand` puts it there; every
    other write, failed ones included, throws all of them away, unless it lies `aside`: outbox, words, settings.
    `book`: the same within the transaction under way, for the thread that writes.
    `kept`: what else was read of games and seats; each such write throws it away.
    `people`: the settings of people, asked for at every press; only their own changes, counted, throw them away.
    `figures`: how long transactions take, and which fail.
    """

    def __init__(self, writer: Hop, reader: Hop, owner: str) -> None:
        self._writer = writer
        self._reader = reader
        self._owner = owner
        self._waiting: list[Writing] = []
        self._busy: asyncio.Task[None] | None = None
        self.stands: dict[str, Stand] = {}
        self.book: dict[str, Stand] = {}
        self.kept: dict[Hashable, Any] = {}
        self.people: dict[int, UserRow] = {}
        self.changed = 0
        self.figures = Figures()
        self.outbox_bell = Bell()
        self.window_bell = Bell()

    async def _read(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        with self._measured("read"):
            return await self._reader.run(_reading, work, *args, **kwargs)

    @contextmanager
    def _measured(self, does: str) -> Generator[None]:
        """Count a transaction, and what the database has against it."""
        try:
            with self.figures.timing("store", does=does):
                yield
        except StoreFailed as error:
            self.figures.happened("store.failed", trouble=error.trouble)
            raise

    async def _read_once(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Read what only writes to games and seats can change."""
        kept, name = self.kept, (work, args)
        if name in kept:
            found: R = kept[name]
            return found
        if len(kept) >= KEPT:
            kept.clear()
        kept[name] = found = await self._read(work, *args, **kwargs)  # thrown away if others write meanwhile
        return found

    def keep(self, row: UserRow) -> None:
        """The settings of a person, as they are stored."""
        if len(self.people) >= KEPT:
            self.people.clear()
        self.people[row.id] = row

    def reread(self, user: int) -> None:
        """The settings of a person have changed, or may have."""
        self.changed += 1
        self.people.pop(user, None)

    async def _write(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        return await self._queued(partial(_called, work, args, kwargs), aside=False)

    async def _aside(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        return await self._queued(partial(_called, work, args, kwargs), aside=True)

    async def _queued(self, work: Callable[[sqlite3.Connection], R], *, aside: bool) -> R:
        done: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        context = copy_context()
        self._waiting.append(Writing(lambda db: context.run(work, db), done, aside))
        if self._busy is None:
            self._busy = asyncio.create_task(self._write_all(), name="store")
        found = await done
        if not aside and (diary := DIARY.get(None)):
            diary.changed = True
        return found

    async def _write_all(self) -> None:
        """Until nothing waits."""
        while self._waiting:
            batch, self._waiting = self._waiting, []
            self.book = self.stands.copy()
            works = [one.work if one.aside else partial(_booked, self.book, one.work) for one in batch]
            try:
                with self._measured("write"):
                    found = await self._writer.run(_writing, self._owner, works)
            except Exception as error:  # it is everybody's
                found = [error] * len(batch)
            for one, result in zip(batch, found, strict=True):
                self._note(one, result)
        self._busy = None

    def _note(self, one: Writing, result: Any) -> None:
        if not one.aside:
            self.kept = {}
        if isinstance(result, Stand):
            self.stands[result.game.id] = result
        elif not one.aside:
            self.stands = {}
        if one.done.cancelled():
            return
        if isinstance(result, BaseException):
            one.done.set_exception(result)
        else:
            one.done.set_result(result)


def _reading(db: sqlite3.Connection, work: Work[P, R], /, *args: P.args, **kwargs: P.kwargs) -> R:
    db.execute("BEGIN")
    try:
        return work(db, *args, **kwargs)
    finally:
        if db.in_transaction:  # SQLite may have given it up
            db.execute("COMMIT")


def _writing(db: sqlite3.Connection, owner: str, works: Sequence[Callable[[sqlite3.Connection], Any]]) -> list[Any]:
    """One transaction of several parts; what each came to, or why it was not done."""
    if db.in_transaction:  # one that failed could not be taken back then
        db.execute("ROLLBACK")
    db.execute("BEGIN IMMEDIATE")
    try:
        _check_lease(db, owner)
        done = [_part(db, work) for work in works] if len(works) > 1 else [works[0](db)]
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return done


def _part(db: sqlite3.Connection, work: Callable[[sqlite3.Connection], Any]) -> Any:
    """One of several parts, whole or not at all. Where the file itself failed, SQLite has given up all of them."""
    db.execute("SAVEPOINT part")
    try:
        done = work(db)
    except Exception as error:
        if not db.in_transaction:
            raise
        db.execute("ROLLBACK TO part")
        done = failure(error)
    db.execute("RELEASE part")
    return done


def _booked(book: dict[str, Stand], work: Callable[[sqlite3.Connection], Any], db: sqlite3.Connection) -> Any:
    """A part that changes how games stand: one that cannot tell how leaves none of them known."""
    done: Any = None
    try:
        done = work(db)
    finally:
        if isinstance(done, Stand):
            book[done.game.id] = done
        else:
            book.clear()
    return done


def _called(work: Callable[..., R], args: Sequence[Any], kwargs: Mapping[str, Any], db: sqlite3.Connection) -> R:
    return work(db, *args, **kwargs)


def _check_lease(db: sqlite3.Connection, owner: str) -> None:
    if db.execute("SELECT owner FROM lease WHERE id = 1").fetchone()["owner"] != owner:
        raise LeaseLost("another process has taken this database over")


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


def columns(row: sqlite3.Row | Mapping[str, Any], **read: Any) -> dict[str, Any]:
    """The columns of a row, some of them already read."""
    return {**dict(row), **read}


def insert(db: sqlite3.Connection, table: str, values: dict[str, Any]) -> None:
    """Add a row. Names come from this package only."""
    insert_all(db, table, [values])


def put(db: sqlite3.Connection, table: str, key: Sequence[str], values: dict[str, Any]) -> None:
    """Add a row, or change the one with the same key."""
    names, marks = ", ".join(f'"{name}"' for name in values), ", ".join("?" * len(values))
    sets = ", ".join(f'"{name}" = excluded."{name}"' for name in values if name not in key)
    sql = f'INSERT INTO "{table}" ({names}) VALUES ({marks}) ON CONFLICT ({", ".join(key)}) DO UPDATE SET {sets}'  # noqa: S608
    db.execute(sql, tuple(values.values()))


def insert_all(db: sqlite3.Connection, table: str, rows: Iterable[dict[str, Any]]) -> None:
    """Add several rows of equal columns."""
    listed = list(rows)
    if listed:
        names, marks = ", ".join(f'"{name}"' for name in listed[0]), ", ".join("?" * len(listed[0]))
        sql = f'INSERT INTO "{table}" ({names}) VALUES ({marks})'  # noqa: S608
        db.executemany(sql, [tuple(row.values()) for row in listed])
