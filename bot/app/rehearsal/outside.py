"""A house whose bot is a process of its own: it is killed, frozen, started twice, and looked at from outside."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import takewhile
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any, Final

from bot import fronts
from bot.app.demo.fingers import Sight
from bot.app.playground import local_discord
from bot.app.rehearsal import child
from bot.app.rehearsal.company import SEED, unanswered, waits
from bot.app.rehearsal.holding import hold
from bot.base.text import Library
from bot.base.times import WallTime
from bot.services.brought import HOOKS
from bot.store.db import stamp
from bot.store.presence import LEASE
from bot.store.sqlite import watched
from bot.store.store import Store
from bot.surface import brought
from bot.surface.kit.look import Look
from bot.surface.kit.surface import Surface
from bot.surface.posting.plan import plan
from bot.table.tables import Tables
from games.catalog import GAMES
from games.kernel.table import Table
from loopback import World
from loopback.person import DEFERRED_UPDATE
from loopback.town import Town

STANDING_BY: Final = get_context("forkserver")
STANDING_BY.set_forkserver_preload(["bot.app.rehearsal.standing_by"])
SOON: Final = 0.02
LULL: Final = 0.15
"""Seconds without a call, where nobody waits for an answer and nothing is to be sent: the bot is done."""
LONGEST: Final = 300.0
LEAVES: Final = LONGEST / 3
"""Seconds within which a bot leaves whose place is another's."""
HELD, BROKEN = 7.0, 1.0
"""So many seconds a database is held, longer than the bot waits for it in silence; and a disk is full, or fails."""
IN_VAIN: Final = 10.0
"""Seconds, longer than the bot waits for a database, after which nothing comes of a press any more."""
MANY: Final = 1_000_000
UNSENT: Final = """
    SELECT count(*) FROM outbox WHERE state = 'claimed' OR state = 'waiting' AND NOT (kind = 'ballot' AND due > ?)
"""


@dataclass(slots=True)
class Outside:
    """The process and its surroundings."""

    town: Town
    environment: dict[str, str]
    database: Path
    quiet: float = 1.0
    wrong: list[str] = field(default_factory=list[str])
    _running: ForkServerProcess | None = None
    _killed: bool = False
    _frozen: ForkServerProcess | None = None
    _seconds: list[tuple[ForkServerProcess, bool]] = field(default_factory=list[tuple[ForkServerProcess, bool]])
    _mending: list[tuple[float, Callable[[], object]]] = field(default_factory=list[tuple[float, Callable[[], object]]])
    _tables: Tables | None = None

    # Looking

    @property
    def sight(self) -> Sight:
        """It looks itself."""
        return self

    @asynccontextmanager
    async def store(self) -> AsyncGenerator[Store]:
        """What the process has written."""
        async with watched(self.database) as store:
            yield store

    async def look_as(self, game: str, user: int) -> Look | None:
        """A game in play as this person sees it."""
        async with self.store() as store:
            return await Surface(store, self._fresh(store), WallTime(), Library()).look_as(game, user)

    async def table(self, game: str) -> Table[Any]:
        """A game as the process has written it."""
        async with self.store() as store:
            return await self._fresh(store).table(game)

    def _fresh(self, store: Store) -> Tables:
        """Tables that know nothing of before; the former are closed, for nobody looks at them any more."""
        if self._tables is not None:
            self._tables.close()
        self._tables = Tables(store, GAMES, plan, HOOKS, WallTime())
        return self._tables

    # Starting and resting

    def later(self, by: timedelta) -> None:
        """It has the clock of this machine, and time goes by as it does."""

    async def rest(self) -> None:
        """Until all is done; what lasts has an end by then, and a bot that was killed is started again."""
        async with asyncio.timeout(LONGEST):
            before = -1
            while self.town.loopback.activity != before or self._troubled() or self._unsent():
                before = self.town.loopback.activity
                await self._mended()
                await self._followed()
                await self._refused()
                await self._up()
                await asyncio.sleep(self.quiet if any(map(waits, unanswered(self.town))) else LULL)

    async def calm(self) -> None:
        """Until nothing waits to be sent and something has come of each press, or nobody is there to do it."""
        while self._lives() and (self._unsent() or self._put_off()):  # noqa: ASYNC110 - as in `_begin`
            await asyncio.sleep(SOON)

    def _put_off(self) -> bool:
        """Whether somebody who pressed has been told to wait, and not for so long that it may be in vain."""
        since = self.town.world.clock.now() - IN_VAIN
        presses = reversed(self.town.world.interactions.values())
        lately = takewhile(lambda one: one.created > since, presses)
        return any(one.ack == DEFERRED_UPDATE and not one.settled.is_set() for one in lately)

    def _troubled(self) -> bool:
        return bool(self._mending or self._seconds or self._frozen or not self._lives())

    async def _up(self) -> None:
        """Until it is on the gateway, however often it is killed on the way there; one that is frozen is followed."""
        while self._frozen is None and not (self._lives() and self.town.loopback.gateway.live()):
            if not self._lives():
                await self._begin()
            await asyncio.sleep(SOON)

    async def _begin(self) -> None:
        """Start it, and wait until it is there or has ended."""
        gateway = self.town.loopback.gateway
        if self._running is not None and self._frozen is None:
            self._mourn(self._running)
            while gateway.connections:  # noqa: ASYNC110 - the end of another process rings no bell
                await asyncio.sleep(SOON)
        before, self._killed = gateway.identifies, False
        self._running = self._another()
        while gateway.identifies == before and self._lives():  # noqa: ASYNC110 - as above
            await asyncio.sleep(SOON)

    def _mourn(self, process: ForkServerProcess) -> None:
        """A bot may have been killed, or turned away; it may not fall."""
        process.join()
        if process.exitcode not in (-signal.SIGKILL, child.REFUSED):
            self.wrong.append(f"the bot fell: {process.exitcode}")

    def _another(self) -> ForkServerProcess:
        process = STANDING_BY.Process(target=child.begin, args=(self.environment, SEED), daemon=True)
        process.start()
        return process

    def _lives(self) -> bool:
        return self._running is not None and not self._killed and self._running.exitcode is None

    def _unsent(self) -> int:
        with closing(sqlite3.connect(self.database, isolation_level=None)) as db:
            return int(db.execute(UNSENT, (stamp(datetime.now(UTC)),)).fetchone()[0])

    async def stop(self) -> None:
        """Ask it to end."""
        if self._running is not None and self._lives():
            self._running.terminate()
            await asyncio.to_thread(self._running.join)
        if self._tables is not None:
            self._tables.close()

    # What may befall it

    def kill(self) -> None:
        """Without a word."""
        if self._running is not None and self._lives():
            self._running.kill()
            self._killed = True

    def freeze(self) -> None:
        """It stands still, and half a minute goes by."""
        if self._lives() and self._frozen is None and self._running is not None and self._running.pid:
            os.kill(self._running.pid, signal.SIGSTOP)
            self._frozen, self._running = self._running, None

    async def _followed(self) -> None:
        """Another takes the place of one that is frozen, which goes on then, and must end by itself."""
        if (frozen := self._frozen) is None or not frozen.pid:
            return
        await self._refused()  # a second that came before would take the place, and nobody here would know it
        with closing(sqlite3.connect(self.database, isolation_level=None)) as db:
            db.execute("UPDATE lease SET renewed = ?", (stamp(datetime.now(UTC) - 2 * LEASE),))
        await self._begin()
        os.kill(frozen.pid, signal.SIGCONT)
        await asyncio.to_thread(frozen.join, LEAVES)
        if frozen.exitcode is None:
            self.wrong.append("a bot whose place was taken goes on")
            frozen.kill()
        self._frozen = None

    def start_second(self) -> None:
        """It must be refused."""
        self._seconds.append((self._another(), self._lives()))

    async def _refused(self) -> None:
        """One that came where the first was killed or frozen is none too many, but it leaves.

        Where it takes its place, the first ends by itself: that is no excuse.
        """
        while self._seconds:
            process, too_many = self._seconds.pop()
            await asyncio.to_thread(process.join, LEAVES if self._lives() else 0)
            if process.exitcode != child.REFUSED and too_many and not self._killed and self._frozen is None:
                self.wrong.append(f"a second bot was not refused: {process.exitcode}")
            process.kill()
            await asyncio.to_thread(process.join)

    def hold_database(self) -> None:
        """Another program writes."""
        self._mending.extend((HELD, end) for end in hold(self.database))

    def break_disk(self, code: int) -> None:
        """It is told to take its disk to be so, until it is told to go on."""
        if self._running is not None and self._lives() and (number := self._running.pid):
            os.kill(number, child.BREAKS[code])
            self._mending.append((BROKEN, lambda: self._mend_disk(number)))

    def _mend_disk(self, number: int) -> None:
        if self._lives() and self._running is not None and self._running.pid == number:
            os.kill(number, child.MENDS)

    async def _mended(self) -> None:
        if self._mending:
            await asyncio.sleep(max(lasts for lasts, _ in self._mending))
            while self._mending:
                self._mending.pop()[1]()

    def set_clock(self, by: timedelta) -> None:
        """It has the clock of this machine."""
        raise NotImplementedError

    def lose_server(self) -> None:
        """It has a file."""
        raise NotImplementedError

    def cut_database(self) -> None:
        """As above."""
        raise NotImplementedError

    def tear_commit(self, when: str) -> None:
        """As above."""
        raise NotImplementedError

    def revoke(self, permission: str) -> None:
        """That is tried inside, where minutes cost nothing until the bot looks again."""
        raise NotImplementedError


@asynccontextmanager
async def outside(folder: Path) -> AsyncGenerator[Outside]:
    """A house with a database in this folder, and a bot that is there."""
    brought.begin()
    fronts.begin()
    world = World()
    world.late_edit_budget, world.patience = MANY, LONGEST  # it may be a busy machine
    async with local_discord(world, limits="off") as (loopback, endpoint):
        house = Outside(Town(loopback), environment(world, endpoint, folder / "byrsa.db"), folder / "byrsa.db")
        try:
            await house.rest()
            house.town.at_rest = house.calm
            yield house
        finally:
            await house.stop()


def environment(world: World, endpoint: str, database: Path) -> dict[str, str]:
    """That of this process, with the settings of a bot whose people are programs."""
    own = {name: value for name, value in os.environ.items() if not name.startswith(("BYRSA_", "DISCORD_"))}
    return own | {
        "DISCORD_TOKEN": world.token,
        "DISCORD_ENDPOINT": endpoint,
        "BYRSA_DATABASE": str(database),
        "BYRSA_GUILD_READY_TIMEOUT": "0.01",
        "BYRSA_IDENTIFY_DELAY": "0",
        "BYRSA_HASTE": "free",
        "BYRSA_INBOX_DELAY": "0",
        "BYRSA_LOG_LEVEL": "error",
        "BYRSA_LOGIN_PAUSE": "0",
    }
