"""The bot as a process of its own, which can be killed between any two presses."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import UTC, datetime
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any, TypeAlias

from bot.base.places import Address, Place
from bot.store.db import stamp
from loopback.town import Town
from tests.bot.storing import asked, written
from tests.e2e import same_dice

STANDING_BY = get_context("forkserver")
STANDING_BY.set_forkserver_preload([same_dice.__name__])
UNSENT = """
    SELECT count(*) FROM outbox
    WHERE state = 'claimed' OR state = 'waiting' AND NOT (kind = 'ballot' AND due > ?)
"""


class Process:
    """`byrsa run` on an endpoint, with a database, and the dice of every test."""

    def __init__(self, town: Town, endpoint: str, database: Place, **settings: str) -> None:
        """`settings`: others than those of most tests; TEST_LOG: where it writes its log."""
        self.town, self.database = town, database
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("BYRSA_", "DISCORD_"))},
            "DISCORD_TOKEN": town.world.token,
            "DISCORD_ENDPOINT": endpoint,
            **where(database),
            "BYRSA_GUILD_READY_TIMEOUT": "0.01",
            "BYRSA_IDENTIFY_DELAY": "0",
            "BYRSA_HASTE": "free",
            "BYRSA_INBOX_DELAY": "0",
            "BYRSA_LOG_LEVEL": "warning",
            **settings,
        }
        self.running: ForkServerProcess | None = None
        self.starts = 0

    async def start(self) -> None:
        """Start, and wait until it is on the gateway."""
        gateway = self.town.loopback.gateway
        before = gateway.identifies
        await self.begin()
        await _until(lambda: gateway.identifies > before or self._ended())
        assert not self._ended(), "the bot ended while it started"

    async def begin(self) -> None:
        """Start, and wait for nothing."""
        self.running = STANDING_BY.Process(target=same_dice.begin, args=(self.environment,), daemon=True)
        await asyncio.to_thread(self.running.start)
        self.starts += 1

    async def kill(self) -> None:
        """Kill it without a word, as a power cut would."""
        await self.cut_down()
        await _until(lambda: not self.town.loopback.gateway.connections)

    async def cut_down(self) -> None:
        """The same, where others stay on the gateway."""
        assert self.running is not None
        self.running.kill()
        await asyncio.to_thread(self.running.join)

    async def ended(self, within: float) -> int | None:
        """Wait until it has ended by itself; its exit code."""
        assert self.running is not None
        await asyncio.to_thread(self.running.join, within)
        return self.running.exitcode

    def send(self, number: signal.Signals) -> None:
        """Send it a signal."""
        assert self.running is not None
        assert self.running.pid is not None
        os.kill(self.running.pid, number)

    async def restart(self) -> None:
        """Kill and start again."""
        await self.kill()
        await self.start()

    async def stop(self) -> int:
        """Ask it to end; the exit code."""
        assert self.running is not None
        if not self._ended():
            self.running.terminate()
        await asyncio.to_thread(self.running.join)
        return self.running.exitcode or 0

    async def at_rest(self) -> None:
        """Wait until its outbox is empty, but for a vote that was drawn a moment ago and waits for its time."""
        await _until(lambda: self._ended() or not self._unsent())

    def _ended(self) -> bool:
        return self.running is None or self.running.exitcode is not None

    def _unsent(self) -> int:
        now = stamp(datetime.now(UTC))
        if isinstance(self.database, Address):
            return int(asked(self.database, UNSENT, now)[0][0])
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as store:
            return int(store.execute(UNSENT, (now,)).fetchone()[0])


def where(database: Place) -> dict[str, str]:
    """The setting that says where games are kept."""
    name = "DATABASE_URL" if isinstance(database, Address) else "BYRSA_DATABASE"
    return {name: written(database)}


def logged(process: Process) -> list[dict[str, Any]]:
    lines = Path(process.environment["TEST_LOG"]).read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines if line.startswith("{")]


Started: TypeAlias = Callable[..., Awaitable[tuple[Town, Process]]]
"""Starts a bot of its own process in a town, with these settings."""


async def _until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not holds():  # noqa: ASYNC110 - it is about another process, which sets no event here
            await asyncio.sleep(0.005)
