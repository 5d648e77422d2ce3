"""A house in this process: the bot, a local Discord and a time that is moved, for all that need not kill it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from bot.app.client import Byrsa
from bot.app.demo.fingers import Sight
from bot.app.demo.stage import running
from bot.app.playground import local_discord
from bot.app.rehearsal import disk
from bot.app.rehearsal.company import SEED
from bot.app.rehearsal.holding import hold
from bot.base.places import Address
from bot.base.times import BEGINS, MovedTime
from bot.services.clock.waits import hurried
from bot.store.store import Store
from bot.surface.posting.road import PAUSES
from games.kernel.table import Table
from loopback import World
from loopback.clock import Clock
from loopback.model import Overwrite
from loopback.perms import bits
from loopback.town import Town

if TYPE_CHECKING:
    from bot.app.rehearsal.postgres import Door
    from bot.app.rehearsal.postgres import Place as Served

MINUTES: Final = timedelta(minutes=6)
LASTS: Final = 3
"""So many times as many minutes go by until somebody ends what lasts, and once more until the bot has looked again."""
ON_ITS_WAY: Final = 3.0
"""Seconds of the machine, longer than discord.py waits before it tries once more."""
A_BIT: Final = timedelta(seconds=5)
LONGEST: Final = 60.0
AT_ONCE: Final = timedelta()
MANY: Final = 1_000_000


@dataclass(slots=True)
class Inside:
    """The bot and its surroundings. A killing or freezing plan is none for this house: it has no process of its own."""

    town: Town
    bot: Byrsa
    time: MovedTime
    place: Path | Served
    quiet: float = 0.2
    wrong: list[str] = field(default_factory=list[str])
    _mending: list[Callable[[], object]] = field(default_factory=list[Callable[[], object]])

    @property
    def sight(self) -> Sight:
        """What tells what is on somebody's cards."""
        return self.bot.surface

    @asynccontextmanager
    async def store(self) -> AsyncGenerator[Store]:
        """What the bot has written."""
        yield self.bot.store

    async def table(self, game: str) -> Table[Any]:
        """A game as the bot has it."""
        return await self.bot.surface.tables.table(game)

    async def rest(self) -> None:
        """Until all is done, what is to be tried again later included; what lasts has an end by then."""
        await self._mended()
        await self._idle()
        while (due := await self.bot.store.next_outbox()) is not None:
            self.time.move(max(due - self.time.now(), PAUSES[0]))  # what is due waits only while nothing arrives
            await self._mended()
            await self._idle()
        self.bot.reception.last.clear()  # a moment later the same button may be meant again

    def later(self, by: timedelta) -> None:
        """Its time is moved."""
        self.time.move(by)

    async def _mended(self) -> None:
        if self._mending:
            await self._pass_by()
            self.mend()
            await self._pass_by()

    def mend(self) -> None:
        """What lasts has an end."""
        while self._mending:
            self._mending.pop()()

    async def _pass_by(self) -> None:
        """Time goes by; while something lasts, the bot may never come to rest.

        What is on its way comes first: discord.py tries again by the clock of the machine what may have arrived, and
        Discord knows that for some minutes only.
        """
        await self.bot.courier.finish(ON_ITS_WAY)
        for _ in range(LASTS):
            self.time.move(MINUTES)
            before = -1
            while self.town.loopback.activity != before:
                before = self.town.loopback.activity
                await asyncio.sleep(self.quiet)

    async def _idle(self) -> None:
        """Until the bot rests; what it waits to try again once more is not waited for in vain."""
        idle = asyncio.create_task(self._at_rest())
        async with asyncio.timeout(LONGEST):
            while not idle.done():
                before = self.town.loopback.activity
                await asyncio.wait({idle}, timeout=self.quiet)
                if self.town.loopback.activity == before and not idle.done():
                    self.time.move(A_BIT)
                    await self._mended()
            await idle

    async def _at_rest(self) -> None:
        async with asyncio.timeout(LONGEST):
            while not self.town.loopback.gateway.live():  # noqa: ASYNC110 - a lost connection rings no bell
                await asyncio.sleep(0.001)
        await self.town.idle()

    # What may befall it

    def kill(self) -> None:
        """It would end the rehearsal."""
        raise NotImplementedError

    freeze = start_second = kill

    def hold_database(self) -> None:
        """Another program writes."""
        place = self.place
        self._mending.extend(hold(place) if isinstance(place, Path) else place.hold())

    def lose_server(self) -> None:
        """Whoever is connected is thrown out, and nobody is let in."""
        self._door.shut = True
        self._door.cut()
        self._mending.append(self._open)

    def _open(self) -> None:
        self._door.shut = False

    def cut_database(self) -> None:
        """The next connection holds."""
        self._door.cut()

    def tear_commit(self, when: str) -> None:
        """Whatever is written next."""
        self._door.tears = when

    @property
    def _door(self) -> Door:
        if isinstance(self.place, Path):
            raise NotImplementedError
        return self.place.door

    def break_disk(self, code: int) -> None:
        """That of this process, and so of the bot."""
        self._mending.append(disk.break_down(code))

    def set_clock(self, by: timedelta) -> None:
        """It jumps, and no time has passed."""
        self.time.jump(by)

    def revoke(self, permission: str) -> None:
        """Nobody gives it back for a while."""
        world, hall = self.town.world, self.town.hall
        world.set_overwrite(hall, world.bot.id, Overwrite(1, 0, bits(permission)))
        self._mending.append(partial(world.set_overwrite, hall, world.bot.id, None))


@asynccontextmanager
async def served(server: Address) -> AsyncGenerator[Inside]:
    """A house with a database on this server."""
    from bot.app.rehearsal import postgres  # noqa: PLC0415 - its driver may not be installed

    async with postgres.place(server) as place, _house(place) as house:
        yield house


@asynccontextmanager
async def inside(folder: Path) -> AsyncGenerator[Inside]:
    """A house with a database in this folder."""
    async with _house(folder / "byrsa.db") as house:
        yield house


@asynccontextmanager
async def _house(place: Path | Served) -> AsyncGenerator[Inside]:
    """Nobody is made to wait there so that he cannot be seen through."""
    time = MovedTime()

    def of_discord() -> float:  # which nobody sets
        return (BEGINS + time.steady()).timestamp()

    world = World(clock=Clock(of_discord))
    world.late_edit_budget = MANY  # hours go by in no time here, and discord.py would wait real seconds
    database = place if isinstance(place, Path) else place.address
    async with local_discord(world, limits="off") as (loopback, endpoint):
        town = Town(loopback)
        with hurried(AT_ONCE):
            async with running(world, endpoint, database, time, SEED, patience=0) as bot:
                town.at_rest = bot.idle
                house = Inside(town, bot, time, place)
                try:
                    yield house
                finally:
                    house.mend()
                town.at_rest = None
