"""A town, the bot in it, and the time; what the store holds in the end."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.app.client import Byrsa
from bot.services.brought import HOOKS
from bot.store.store import Store
from bot.surface.posting.plan import plan
from bot.surface.posting.road import PAUSES
from bot.table.tables import Tables
from games.catalog import GAMES
from games.kernel.state import save
from loopback.client import Impossible
from loopback.clock import Clock
from loopback.faults import Plan, Rule
from loopback.person import Person
from loopback.reply import NoResponse, Reply
from loopback.server import Loopback
from loopback.town import Town
from loopback.world import World
from tests.bot.playing import FakeTime
from tests.cogs.conftest import Hall, running
from tests.e2e.eyes import Eyes

TRIES = 4
UNHURRIED = 20
MOMENT = 0.3
REFUSALS = (429, 500, 502, 503, 10003, 10008, 10015, 10062, 40060)


@dataclass
class Stage:
    """Everything a test moves. `bot` is asked only what a maintainer could see in the store."""

    town: Town
    bot: Byrsa
    time: FakeTime
    database: Path
    eyes: Eyes

    def plan(self, *rules: Rule) -> Plan:
        """From now on this goes wrong; what Discord answers then is no fault of the bot."""
        self.town.loopback.plan = plan = Plan(*rules)
        self.town.allow(*REFUSALS)
        return plan

    async def rest(self) -> None:
        """Until all is done, what is to be tried again later included."""
        await self.connected()
        await self.town.idle()
        while (due := await self.bot.store.next_outbox()) is not None:
            self.time.move(max(due - self.time.now(), PAUSES[0]))  # what is due waits only while nothing arrives
            await self.connected()
            await self.town.idle()

    async def connected(self) -> None:
        """Until the bot is on the gateway; a connection that was cut is made again within milliseconds."""
        async with asyncio.timeout(10):
            while not self.town.loopback.gateway.live():  # noqa: ASYNC110 - a lost connection rings no bell
                await asyncio.sleep(0.001)

    async def heard(self, reply: Reply) -> None:
        """Until a press is acknowledged, or for a moment: that it is on the wire nobody here can see."""
        with suppress(TimeoutError):
            async with asyncio.timeout(MOMENT):
                await reply.interaction.acked.wait()

    async def insist(self, press: Callable[[], Any]) -> Reply | None:
        """Press, and press again if nothing comes of it, as people do; None: it had been carried out in silence."""
        for again in range(TRIES):
            await self.connected()
            try:
                reply: Reply = await press()
            except Impossible:
                if again:
                    return None
                raise
            await self.heard(reply)
            await self.rest()
            if reply.interaction.ack is not None:
                return reply
            self.town.excused.add(reply.interaction.id)
            self.town.clock.advance(seconds=4)
        raise NoResponse(f"{reply.interaction.name}: pressed {TRIES} times")

    async def floor(self, **options: Any) -> list[Person]:
        """Four people on the trading floor with four cards more than they would have."""
        people = await self.town.people("elissa", "hanno", "mago", "gisco")
        await Hall(self.town, self.bot, self.time, people).floor(**options)
        return people

    async def truth(self) -> dict[str, Any]:
        """All games as the store has them: state and open decisions, whatever they are called here."""
        return await found(self.bot.store, self.bot.surface.tables)


async def found(store: Store, tables: Tables | None = None) -> dict[str, Any]:
    """The same of any store."""
    tables, games = tables or Tables(store, GAMES, plan, HOOKS), dict[str, Any]()
    for row in await store.games(status=("playing", "held", "over")):
        table = await tables.table(row.id)
        asked = sorted((one.ref, one.rev, one.decision.key) for one in table.open.values())
        journal = [(one.entry.seat, one.entry.key, one.entry.raw) for one in await store.journal(row.id)]
        games[row.title] = {"state": save(table.state), "asked": asked, "journal": journal}
    return games


@asynccontextmanager
async def staged(town: Town, endpoint: str, database: Path) -> AsyncIterator[Stage]:
    """A bot in a town, with a time that tests move; at the end nobody may have seen what is another's."""
    time, eyes = FakeTime(), Eyes(town, database)
    async with running(town, endpoint, database, time) as bot:
        stage = Stage(town, bot, time, database, eyes)
        town.at_rest = bot.idle
        yield stage
        await town.idle()
        town.at_rest = None
    eyes.close()
    if wrong := await eyes.leaks():
        raise AssertionError("\n".join(wrong))


def unhurried() -> Clock:
    """A clock that goes so slowly that a busy machine is never too late for Discord's three seconds."""
    begun = time.time()
    return Clock(lambda: begun + (time.time() - begun) / UNHURRIED)


@asynccontextmanager
async def own_stage(directory: Path) -> AsyncIterator[Stage]:
    """A town beside the others, in a directory that exists; its time goes slowly."""
    server = await Loopback(World(clock=unhurried())).start(unix=str(directory / "calm.s"))
    try:
        async with staged(Town(server), f"unix:{directory / 'calm.s'}", directory / "calm.db") as stage:
            yield stage
    finally:
        await server.stop()
