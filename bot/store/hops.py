"""One hop, one transaction: functions over a plain connection, run whole on that connection's thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import copy_context
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from bot.base.errors import StoreCrossed, StoreFailed
from bot.base.health import Figures

from .basis import raised
from .care import Carer
from .db import Db, Manners, P, R, Work, transaction
from .diary import DIARY
from .memory import Memory
from .news import Change, News
from .store import Stand

CROSSINGS = 3
"""How often a transaction is tried again that was given up so that another could go on."""


class Hop(Protocol):
    """A connection with a thread of its own, which is handed whole functions."""

    @property
    def manners(self) -> Manners:
        """Those of its database."""
        ...

    async def run(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run a function on the thread of the connection. StoreFailed: the database cannot be read or written."""
        ...

    async def close(self) -> None:
        """End connection and thread."""
        ...


@dataclass(frozen=True, slots=True)
class Writing:
    """A transaction that waits for its turn. `aside`: it leaves all games as they stand.

    `work` is done in the context of whoever asked for it: what is sent because of it can be told from all else.
    `games`: those it writes to. No other process does before the transaction is over.
    `others`: what else it changes that is kept in memory.
    """

    work: Callable[[Db], Any]
    done: asyncio.Future[Any]
    games: Sequence[str]
    aside: bool
    others: Sequence[Change]


class Hops(Memory):
    """The two connections of a store: one writes, as long as its process may; the other reads what is committed.

    What is to be written while another transaction is under way waits, and is then written together, each part whole
    or not at all: one wait for the disk serves all of it. Nobody is told that his part is done before it is safe.

    `book`: how games stand within the transaction under way, for the thread that writes.
    `carer`: whose games clocks and outbox are asked for; "": all of them.
    `figures`: how long transactions take, and which fail.
    """

    def __init__(self, writer: Hop, reader: Hop, owner: str, news: News | None = None) -> None:
        super().__init__(news)
        self._writer = writer
        self._reader = reader
        self._owner = owner
        self._waiting: list[Writing] = []
        self._busy: asyncio.Task[None] | None = None
        self.book: dict[str, Stand] = {}
        self.carer: Carer = ""
        self.figures = Figures()

    async def _read(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        with self._measured("read"):
            return await self._reader.run(_reading, self._reader.manners, work, *args, **kwargs)

    @contextmanager
    def _measured(self, does: str) -> Generator[None]:
        """Count a transaction, and what the database has against it."""
        try:
            with self.figures.timing("store", does=does):
                yield
        except StoreFailed as error:
            self.figures.happened("store.failed", trouble=error.trouble)
            raise

    async def _read_once(self, of: str, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Read what only writes to a game and its seats can change; `of` "": those to any game."""
        shelf, name = self.shelf(of), (work, args)
        if name in shelf:
            found: R = shelf[name]
            return found
        found = await self._read(work, *args, **kwargs)
        if self.news.arrive:
            shelf[name] = found  # the shelf was thrown away if others have written meanwhile
        return found

    async def _write(self, games: Sequence[str], work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Change how games stand: their versions rise. `Conflict`: they are not as whoever asks has seen them."""
        return await self._queued(partial(raised, games, partial(_called, work, args, kwargs)), games, aside=False)

    async def _aside(self, games: Sequence[str], work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Write something that belongs to games, but leaves them as they stand."""
        return await self._queued(partial(_called, work, args, kwargs), games, aside=True)

    async def _queued(
        self, work: Callable[[Db], R], games: Sequence[str], *, aside: bool, others: Sequence[Change] = ()
    ) -> R:
        done: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        context = copy_context()
        self._waiting.append(Writing(lambda db: context.run(work, db), done, games, aside, others))
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
            await self._write_together(batch, CROSSINGS)
        self._busy = None

    async def _write_together(self, batch: Sequence[Writing], tries: int) -> None:
        """One transaction; if it was given up so that another process could go on, part by part, each some times."""
        heard = self.heard
        try:
            found, versions = await self._written(batch)
        except StoreCrossed as error:
            if len(batch) == 1 and not tries:
                self._note(batch[0], error, heard)
            else:
                for one in batch:
                    await self._write_together([one], tries - 1)
        except Exception as error:  # it is everybody's
            for one in batch:
                self._note(one, error, heard)
        else:
            for one, result in zip(batch, found, strict=True):
                self._note(one, result, heard)
            self.learn_all(versions)

    async def _written(self, batch: Sequence[Writing]) -> tuple[list[Any], Mapping[str, int]]:
        self.book = self.stands.copy()
        works = [one.work if one.aside else partial(_booked, self.book, one) for one in batch]
        games = sorted({game for one in batch for game in one.games})
        tell = partial(self.news.tell, batch, self.book)
        with self._measured("write"):
            return await self._writer.run(_writing, self._writer.manners, self._owner, games, works, tell)

    def _note(self, one: Writing, result: Any, heard: int) -> None:
        if isinstance(result, Stand):
            self.forget_read(result.game.id)
            self.keep_stand(result, heard)
        elif not one.aside:
            self.forget_written(one)
        if one.done.cancelled():
            return
        if isinstance(result, BaseException):
            one.done.set_exception(result)
        else:
            one.done.set_result(result)


def _reading(db: Db, manners: Manners, work: Work[P, R], /, *args: P.args, **kwargs: P.kwargs) -> R:
    db.execute(manners.read)
    try:
        return work(db, *args, **kwargs)
    finally:
        if db.in_transaction:  # the database may have given it up
            db.execute("ROLLBACK")


def _writing(
    db: Db,
    manners: Manners,
    owner: str,
    games: Sequence[str],
    works: Sequence[Callable[[Db], Any]],
    tell: Callable[[Db], R],
) -> tuple[list[Any], R]:
    """One transaction of several parts, of which others are told; what each came to, or why it was not done."""
    if db.in_transaction:  # one that failed could not be taken back then
        db.execute("ROLLBACK")
    with transaction(db, manners):
        manners.presence.check(db, owner)
        if manners.lock and games:
            db.execute(manners.lock, (games,))
        done = [_part(db, manners, work) for work in works] if len(works) > 1 else [works[0](db)]
        return done, tell(db)


def _part(db: Db, manners: Manners, work: Callable[[Db], Any]) -> Any:
    """One of several parts, whole or not at all. Where the database itself failed, it has given up all of them."""
    db.execute("SAVEPOINT part")
    try:
        done = work(db)
    except Exception as error:
        done = manners.failure(error)
        if not db.in_transaction or isinstance(done, StoreCrossed):
            raise
        db.execute("ROLLBACK TO part")
    db.execute("RELEASE part")
    return done


def _booked(book: dict[str, Stand], part: Writing, db: Db) -> Any:
    """A part that changes how games stand: of one that cannot tell how, they are not known any more."""
    done: Any = None
    try:
        done = part.work(db)
    finally:
        if isinstance(done, Stand):
            book[done.game.id] = done
        else:
            for game in [*book] if part.others or not part.games else part.games:
                book.pop(game, None)
    return done


def _called(work: Callable[..., R], args: Sequence[Any], kwargs: Mapping[str, Any], db: Db) -> R:
    return work(db, *args, **kwargs)
