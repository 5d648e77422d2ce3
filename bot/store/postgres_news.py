"""News by way of PostgreSQL's NOTIFY and LISTEN: one connection of each process hears what others have written."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from threading import Thread
from typing import Final

import structlog

from bot.base.loop import new_loop
from bot.base.places import Address

from .db import Db
from .news import Change, Ear, letters, opened
from .postgres_driver import FAILURES, PATIENCE, Connection, connect

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
        self.arrive = False
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

    def tell(self, db: Db, changes: Sequence[Change]) -> None:
        """Say what the transaction that is under way has changed."""
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
                with suppress(*FAILURES):
                    await self._hear_out(await connect(self._address, self._patience, 0))
                if self.arrive:
                    log.warning("nothing is heard of other processes: nothing is kept in memory")
            finally:
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
            self._say(self._ear.forget)
            return
        if sender != self._sender:
            self._say(self._ear.hear, changes)

    def _say(self, what: Callable[..., object], *about: object) -> None:
        self._home.call_soon_threadsafe(what, *about)

    # -- at home -----------------------------------------------------------------------------------------------------
    def _found(self) -> None:
        """What is kept from now on is heard of. What was read before may have been changed before anybody listened."""
        self.arrive = True
        self._ear.forget()
        self._tried.set()

    def _lost(self) -> None:
        """Nothing is kept from now on. It is said once, not each time that there is no connection again."""
        if self.arrive:
            self.arrive = False
            self._ear.forget()
        self._tried.set()
