"""Connections to PostgreSQL, and what it does in its own way.

Functions of the store are plain ones; the driver, asyncpg, is not. So a connection has a thread, and on it a loop that
runs as long as a statement does.
"""

from __future__ import annotations

import asyncio
import itertools
import re
import time
from collections.abc import Coroutine, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from typing import Any, Final, TypeVar, cast

from bot.base.errors import StoreUnsure
from bot.base.loop import new_loop
from bot.base.places import Address

from .db import WHY, Manners, P, R, Row, Work
from .postgres_driver import (
    ERRORS,
    FAILURES,
    PATIENCE,
    STILL,
    Connection,
    CutError,
    Statement,
    connect,
    crossed,
    trouble,
)
from .processes import ACT, Processes

T = TypeVar("T")
PAUSE: Final = 0.1
FINISHED: Final = "COMMIT"
ALONE: Final = re.compile(r"/\*!(.*?)\*/")
WORDS: Final = frozenset({"BEGIN", "COMMIT", "ROLLBACK", "SAVEPOINT", "RELEASE"})
"""How statements begin that are about a transaction."""
MANNERS = Manners(
    read="BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
    write="BEGIN ISOLATION LEVEL READ COMMITTED",
    presence=Processes(),
    lock="SELECT id FROM game WHERE id = ANY(?) ORDER BY id FOR NO KEY UPDATE",  # whoever only refers to one may
    troubles=trouble,
    errors=ERRORS,
    crossed=crossed,
)


@lru_cache(maxsize=2048)
def numbered(sql: str) -> str:
    """A statement with its marks as PostgreSQL wants them: $1, $2 and so on; and with what is meant for it alone."""
    number = itertools.count(1)
    return re.sub(r"\?", lambda _: f"${next(number)}", ALONE.sub(r"\1", sql))


class Found:
    """What came of a statement."""

    __slots__ = ("_left", "rowcount")

    def __init__(self, rows: Iterable[Row], rowcount: int) -> None:
        self._left = iter(rows)
        self.rowcount = rowcount

    def fetchone(self) -> Any:
        """The next row, or None."""
        return next(self._left, None)

    def fetchall(self) -> list[Any]:
        """The rows that are left."""
        return list(self._left)

    def __iter__(self) -> Iterator[Any]:
        return self._left


class Link:
    """A `Db` over one connection, all of it on one thread.

    A transaction begins on a connection that works: one that was cut while nobody used it is made anew. One that is cut
    within a transaction takes that along. `still`: how many seconds the server lets one stand still, 0: for ever.
    """

    def __init__(self, address: Address, *, patience: float = PATIENCE, still: float = 0) -> None:
        self._address = address
        self._patience = patience
        self._still = still
        self._loop = new_loop()
        self._connection: Connection | None = None
        self._statements: dict[str, Statement] = {}
        self._act: str | None = None

    @property
    def in_transaction(self) -> bool:
        """Whether one has begun and is not over; one on a connection that was cut is over."""
        return self._alive and cast("Connection", self._connection).is_in_transaction()

    @property
    def _alive(self) -> bool:
        return self._connection is not None and not self._connection.is_closed()

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Found:
        """One statement."""
        if sql.partition(" ")[0] not in WORDS:
            return self._wait(self._fetched(sql, values))
        if sql.startswith("BEGIN"):
            self._begin(sql)
        else:
            self._wait(self._there().execute(sql))
        return Found((), -1)

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> None:
        """The same statement for each of several rows."""
        if listed := list(rows):
            self._wait(self._done(sql, listed))

    def script(self, sql: str) -> None:
        """Several statements, none of which has values."""
        self._wait(self._there().execute(sql))

    def commit(self) -> None:
        """All of the transaction is safe. StoreUnsure: the connection was cut, and nobody can say whether it is."""
        if (act := self._act) is None:
            act = self.execute("SELECT CAST(pg_current_xact_id_if_assigned() AS TEXT) AS act").fetchone()["act"]
        try:
            said = self._wait(self._there().execute(FINISHED))
        except OSError as error:
            self._learn(act, error)
            return
        if said != FINISHED:
            raise RuntimeError("a transaction that has failed was to be committed")

    def connect(self) -> None:
        """Have a connection that works."""
        self._forget()
        self._connection = self._loop.run_until_complete(connect(self._address, self._patience, self._still))

    def close(self) -> None:
        """End it; the server takes back what was not committed."""
        self._forget()
        self._loop.run_until_complete(asyncio.sleep(0))  # it ends as the loop runs
        self._loop.close()

    def _begin(self, sql: str) -> None:
        self._act = None
        if self._alive:
            try:
                self._wait(self._there().execute(sql))
            except OSError:  # it was cut since it was last used
                pass
            else:
                return
        self.connect()
        self._wait(self._there().execute(sql))

    def _there(self) -> Connection:
        if self._connection is None or self._connection.is_closed():
            raise CutError("the connection to the database is closed")
        return self._connection

    def _wait(self, what: Coroutine[Any, Any, T]) -> T:
        """Let the loop run until this is done; a server that says nothing or goodbye is as good as gone."""
        try:
            return self._loop.run_until_complete(what)
        except FAILURES as error:
            if trouble(error) == "cut" or not self._alive:
                self._forget()
                raise CutError(str(error) or type(error).__name__) from error
            raise

    def _forget(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
        self._connection, self._statements = None, {}

    async def _fetched(self, sql: str, values: Sequence[Any]) -> Found:
        statement = await self._prepared(sql)
        rows = await statement.fetch(*values)
        if ACT in sql and rows:
            self._act = rows[0]["act"]
        count = statement.get_statusmsg().rpartition(" ")[2]
        return Found(rows, int(count) if count.isdecimal() else -1)

    async def _done(self, sql: str, rows: list[Sequence[Any]]) -> None:
        await (await self._prepared(sql)).executemany(rows)

    async def _prepared(self, sql: str) -> Statement:
        known = self._statements.get(sql)
        if known is None:
            known = self._statements[sql] = await self._there().prepare(numbered(sql))
        return known

    def _learn(self, act: str | None, error: OSError) -> None:
        """What became of a transaction as the connection was cut at its end. OSError: nothing was written."""
        until = time.monotonic() + self._patience
        while time.monotonic() < until:
            state = self._state(act)
            if state == "committed":
                return
            if state == "aborted":
                raise error
            time.sleep(PAUSE)
        raise StoreUnsure("cut", f"{WHY['cut']} ({error}), and nobody can say whether it was done") from error

    def _state(self, act: str | None) -> str | None:
        """What the server says became of it; None: it says nothing."""
        if act is None:
            return "aborted"
        try:
            self.connect()
            found = self.execute("SELECT pg_xact_status(CAST(CAST(? AS TEXT) AS xid8)) AS state", (act,)).fetchone()
        except FAILURES:
            return None
        return cast("str | None", found["state"])


class PostgresHop:
    """A connection with a thread of its own, which is handed whole functions."""

    manners = MANNERS

    def __init__(self, address: Address, *, patience: float = PATIENCE, still: float = STILL) -> None:
        self._link = Link(address, patience=patience, still=still)
        self._thread = ThreadPoolExecutor(1, "postgres")

    async def run(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run a function on the thread of the connection. StoreFailed: the database cannot be read or written."""
        whole = partial(work, self._link, *args, **kwargs)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, whole)
        except Exception as error:
            if (failed := MANNERS.failure(error)) is error:
                raise
            raise failed from error

    async def close(self) -> None:
        """End connection and thread."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._link.close)
        self._thread.shutdown()
