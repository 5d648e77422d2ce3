"""News by way of PostgreSQL's NOTIFY and LISTEN: one connection of each process hears what others have written."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from threading import Thread
from typing import Final

import structlog

from bot.base.loop import new_loop
from bot.base.places import Address

from .bell import NEVER
from .db import Db, stamp
from .news import GONE, Change, Ear, Written, letters, opened
from .postgres_driver import FAILURES, PATIENCE, Connection, connect
from .store import Stand

CHANNEL: Final = "byrsa"
BEAT: Final = 2.0
"""Seconds after which it is asked whether the server still speaks: who was cut off without a word hears nothing."""
PAUSE: Final = 0.5

log = structlog.stdlib.get_logger()


class PostgresNews:
    """The `News` of a process that shares its database. `sender`: its name among all of them.

    The connection has a thread of its own, on which its loop runs all the time; the ear is called where it began.
    """

    def __init__(self, address: Address, sender: str, *, beat: float = BEAT, patience: float = PATIENCE) -> None:
        self.arrive, self.shared = False, True
        self._address, self._sender = address, sender
        self._beat, self._patience = beat, patience
        self._tried = asyncio.Event()
        self._loop = new_loop()
        self._thread = Thread(target=self._run, name="news", daemon=True)

    async def begin(self, ear: Ear) -> None:
        """Listen from now on. It waits until that was tried once; who cannot listen yet begins without news."""
        self._ear, self._home = ear, asyncio.get_running_loop()
        self._listening = self._loop.create_task(self._listen())
        self._thread.start()
        await self._tried.wait()

    def tell(self, written: Sequence[Written], stands: Mapping[str, Stand], db: Db, /) -> Mapping[str, int]:
        """Say what the transaction that is under way has changed."""
        changes = _changes(db, written, stands)
        self.send(db, changes)
        return {str(one.id): one.version for one in changes if one.version is not None}

    def send(self, db: Db, changes: Sequence[Change]) -> None:
        """Others are told when the transaction that is under way is safe."""
        db.executemany("SELECT pg_notify(?, ?)", [(CHANNEL, one) for one in letters(self._sender, changes)])

    async def close(self) -> None:
        """End connection and thread."""
        self._loop.call_soon_threadsafe(self._listening.cancel)
        await asyncio.to_thread(self._thread.join)

    # -- on the thread -----------------------------------------------------------------------------------------------
    def _run(self) -> None:
        with suppress(asyncio.CancelledError):
            self._loop.run_until_complete(self._listening)
        self._loop.run_until_complete(asyncio.sleep(0))  # a connection ends as the loop runs
        self._loop.close()

    async def _listen(self) -> None:
        """Over one connection after the other, each as long as it lasts."""
        while True:
            try:
                await self._hear_out(await connect(self._address, self._patience, 0))
            except FAILURES as error:
                log.debug("the connection for news is over", error=type(error).__name__)
            except Exception:
                log.exception("news could not be listened to")
            if self.arrive:
                log.warning("nothing is heard of other processes: nothing is kept in memory")
            self._say(self._lost)
            await asyncio.sleep(PAUSE)

    async def _hear_out(self, connection: Connection) -> None:
        """As long as the server speaks; where it falls silent, something of `FAILURES` is raised."""
        ended = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: ended.set())
            await connection.add_listener(CHANNEL, self._arrived)
            self._say(self._found)
            while not await self._is_set(ended):
                async with asyncio.timeout(self._patience):
                    await connection.execute("SELECT 1")
        finally:
            connection.terminate()

    async def _is_set(self, ended: asyncio.Event) -> bool:
        """Whether the connection ends before it is time to ask the server."""
        try:
            async with asyncio.timeout(self._beat):
                return await ended.wait()
        except TimeoutError:
            return False

    def _arrived(self, _: object, __: int, ___: str, letter: str) -> None:
        """What this process itself has told it knows."""
        try:
            sender, changes = opened(letter)
        except ValueError:  # from a program that writes otherwise
            self._say(self._ear.forget_all)
            return
        if sender != self._sender:
            self._say(self._ear.hear, changes)

    def _say(self, what: Callable[..., object], *about: object) -> None:
        self._home.call_soon_threadsafe(what, *about)

    # -- at home -----------------------------------------------------------------------------------------------------
    def _found(self) -> None:
        """What is kept from now on is heard of. What was read before may have been changed before anybody listened."""
        self.arrive = True
        self._ear.forget_all()
        self._tried.set()

    def _lost(self) -> None:
        """Nothing is kept from now on. It is said once, not each time that there is no connection again."""
        if self.arrive:
            self.arrive = False
            self._ear.forget_all()
        self._tried.set()


def _changes(db: Db, written: Sequence[Written], stands: Mapping[str, Stand]) -> list[Change]:
    """What the parts of a transaction change, each game once. Where nobody says what it is, it may be anything."""
    if not all(one.games or one.aside or one.others for one in written):
        return [Change("all")]
    changed = {game for one in written if not one.aside for game in one.games}
    beside = {game for one in written if one.aside for game in one.games} - changed
    others = dict.fromkeys(change for one in written for change in one.others)
    known = [_as_it_stands(stands[game]) for game in sorted(changed) if game in stands]
    read = _read(db, sorted(changed - stands.keys()))
    return [*known, *read, *(Change("game", game) for game in sorted(beside)), *others]


def _as_it_stands(stand: Stand) -> Change:
    """Clocks need not look before something falls due."""
    due = [at for row in stand.windows for at in (row.due, row.remind_at) if at]
    soonest = min([*due, *(note.due for note in stand.notes if note.due)], default=NEVER)
    return Change("game", stand.game.id, stand.game.version, stamp(soonest))


def _read(db: Db, games: Sequence[str]) -> list[Change]:
    """Those whose versions have to be asked for."""
    found = dict.fromkeys(games, GONE)
    rows = db.execute("SELECT id, version FROM game WHERE id = ANY(?)", (games,)) if games else ()
    found |= {row["id"]: row["version"] for row in rows}
    return [Change("game", game, version) for game, version in found.items()]
