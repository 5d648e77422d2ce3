"""One process among those on its database: it is heard of at each beat, and takes what falls to it.

Discord is called only by who is heard of. Whoever is not for so long that others may follow him ends his sessions, and
begins anew once the database can be reached; whoever was followed meanwhile ends (LeaseLost).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from datetime import timedelta
from math import inf
from typing import TypeVar

import structlog

from bot.app.budget import Budget
from bot.app.client import Byrsa, Part
from bot.base.errors import StoreFailed
from bot.base.pace import Pace
from bot.base.settings import Settings
from bot.base.times import awake
from bot.services.clock.insisting import insist
from bot.store.company import Found, Telling
from bot.store.sql import SqlStore

R = TypeVar("R")
log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


class Together:
    """The part of this process. It is made before the client starts, which it starts."""

    def __init__(self, settings: Settings, store: SqlStore, byrsa: Byrsa) -> None:
        self.store, self.byrsa = store, byrsa
        self.planned, self.pace = settings.processes, Pace(timedelta(seconds=settings.beat))
        self.pause = timedelta(seconds=settings.identify_delay)
        self.turns = 1
        self._bell, self._some = asyncio.Event(), asyncio.Event()
        self._first: Sequence[int] = ()
        self._ended: list[int] = []
        self._heard = self._since = -inf
        self._failing, self._noted = False, (0, 0)
        self._beside: set[asyncio.Task[object]] = set()
        store.join()
        byrsa.together, byrsa.started = self, False
        if byrsa.wire.budget is not None:
            store.on_halt = byrsa.wire.budget.halt
            byrsa.wire.on_halt = self._halted

    # -- what the client asks ----------------------------------------------------------------------------------------
    async def start(self, token: str) -> None:
        """Log in, wait for the first sessions, and be on Discord with them until the client is closed."""
        await self.byrsa.login(token)
        advised, _, limit = await self.byrsa.http.get_bot_gateway()
        self.turns = limit["max_concurrency"]
        count = await self._insisted(lambda: self.store.open_sessions(advised))
        self.changed()
        await self._some.wait()
        self.byrsa.begin_with(Part(tuple(self._first), count))
        await self.byrsa.connect()

    async def turn(self, session: int) -> None:
        """Wait until a session may identify: Discord wants a pause after that before it, in whichever process."""
        wait = await self._insisted(lambda: self.store.next_turn(session % self.turns, self.pause))
        await asyncio.sleep(wait.total_seconds())

    def changed(self) -> None:
        """A session has come or gone: others are told at once."""
        self._bell.set()

    async def all_there(self) -> bool:
        """Whether all sessions of all processes are on Discord now."""
        there, wanted = await self.store.count_there(self.pace)
        return 0 < wanted == there

    # -- beats -------------------------------------------------------------------------------------------------------
    async def run(self) -> None:
        """Until it is cancelled. LeaseLost: another process has followed this one."""
        try:
            while True:
                await self._round()
                await self._until_next()
        finally:
            for task in self._beside:
                task.cancel()

    @property
    def _left(self) -> float:
        """In how many seconds others may follow this process, if it is not heard of before."""
        return self._heard + self.pace.dead.total_seconds() - awake()

    async def _until_next(self) -> None:
        """Until the next beat, or until a session has come or gone; not beyond the moment at which it has none."""
        beat, left = self.pace.beat.total_seconds(), self._left
        with suppress(TimeoutError):
            async with asyncio.timeout(left if 0 < left < beat else beat):
                await self._bell.wait()
        self._bell.clear()

    async def _round(self) -> None:
        """One beat; where it cannot be written for so long that others may follow this process, it has no sessions."""
        left = self._left
        try:
            async with asyncio.timeout(left if left > 0 else self.pace.silent.total_seconds()):
                await self._beat(awake())
        except (StoreFailed, TimeoutError) as error:
            if not self._failing:
                log.warning("beat.fails", cause=str(error) or "no answer")
            self._failing = True
            if self._left <= 0:
                await self._end_all()

    async def _beat(self, now: float) -> None:
        """Look what is due and call no more than that, then write; what follows is done where it cannot be too long."""
        budget, byrsa = self.byrsa.wire.budget or Budget(), self.byrsa
        used = budget.lower(await self.store.due_share())
        if now - self._heard > self.pace.silent.total_seconds():
            self._since = now
        there, ended = sorted(byrsa.sessions.there.intersection(byrsa.numbers)), tuple(self._ended)
        sure = now - self._since >= self.pace.dead.total_seconds()
        telling = Telling(self.planned, self.pace, budget.ask(), used, there, ended, sure)
        found = await self.store.beat(telling)
        self._heard = now
        budget.heard(budget.share if found.share is None else found.share, now + self.pace.silent.total_seconds())
        self._ended = [one for one in self._ended if one not in ended]
        await self._follow(found)

    async def _follow(self, found: Found) -> None:
        """Do what a beat comes to."""
        if self._failing:  # perhaps more was written than was heard of
            log.warning("beat.works")
            self._take_care(await self.store.in_care())
        else:
            self._take_care(found.taken)
        self._failing = False
        self._begin([one for one in found.sessions if one not in found.excess and one not in self._ended])
        for number in found.excess:
            await self._give_up(number)
        if found.all_there != self.byrsa.clock.knows_all_there:
            await self.byrsa.clock.judge(self)
        if found.there != self._noted and self.byrsa.started:
            self._noted = found.there
            await self.byrsa.note(found.there[0])

    def _begin(self, numbers: Sequence[int]) -> None:
        """These sessions are its. The first are begun by the start, each other one in its turn."""
        if not self.byrsa.started:
            self._first = numbers
            if numbers:
                self._some.set()
            return
        for number in numbers:
            if number not in self.byrsa.numbers:
                log.info("session.taken", session=number)
                self._do(self.byrsa.begin_session(number))

    async def _give_up(self, number: int) -> None:
        """Its games are left to others before its servers are forgotten here, and its row says that it has ended."""
        log.info("session.given_up", session=number)
        await self.store.leave_session(number)
        await self.byrsa.give_up_session(number)
        self._ended.append(number)
        self.changed()

    async def _end_all(self) -> None:
        """Others have taken them, or are about to."""
        for number in [*self.byrsa.numbers] if self.byrsa.started else ():
            log.warning("session.ended", session=number)
            await self.byrsa.give_up_session(number)
            self._ended.append(number)

    def _take_care(self, games: Sequence[str]) -> None:
        """What others had still to do in them is done now; cards that differ are drawn anew, as after a start."""
        if games:
            log.info("care.taken", games=len(games))
            for game in games:
                self.byrsa.surface.tables.unfinished.setdefault(game, None)
            self.store.window_bell.ring()
            self.store.outbox_bell.ring()
            self.byrsa.dispatch("care", games)

    # -- beside ------------------------------------------------------------------------------------------------------
    def _halted(self, seconds: float) -> None:
        """Discord answers no calls for so long: others need not find out for themselves."""

        async def tell() -> None:
            with suppress(StoreFailed):
                await self.store.halt(seconds)

        self._do(tell())

    def _do(self, work: Awaitable[object]) -> None:
        task = asyncio.ensure_future(work)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    async def _insisted(self, ask: Callable[[], Awaitable[R]]) -> R:
        """What the database says, as soon as it can be asked."""
        said: list[R] = []

        async def hear() -> None:
            said.append(await ask())

        await insist(self.byrsa.clock.time, "together", hear)
        return said[0]
