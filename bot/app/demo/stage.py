"""The real bot on a local Discord, with chosen dice and a time that is moved: for the demonstration and tests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TypeAlias

from bot.app.client import Byrsa
from bot.app.playground import settings
from bot.base.places import Place
from bot.base.times import Time
from bot.services.brought import HOOKS
from bot.services.clock.clock import Clock
from bot.store import opening
from bot.store.sqlite import open_store
from bot.store.sqlite_hop import BUSY_SECONDS
from bot.surface.posting.plan import plan
from bot.table.tables import Tables
from bot.table.writing import Done
from games.catalog import GAMES
from loopback import World

Haste: TypeAlias = Literal["limited", "free"]
READY_WITHIN: Final = 60
HURRIED: Final = {
    "guild_ready_timeout": 0.01,
    "identify_delay": 0.0,
    "inbox_delay": 0.0,
}  # there is one guild, and nobody else


@dataclass(slots=True)
class SeededTables(Tables):
    """Every game has the same dice, so that the same answers make the same game."""

    seed: str = ""

    async def open_game(self, game: str, user_id: int | None = None, *, seed: str | None = None) -> Done:
        """Begin play."""
        return await Tables.open_game(self, game, user_id, seed=seed or self.seed)


@asynccontextmanager
async def running(
    world: World,
    endpoint: str,
    database: Place,
    time: Time,
    seed: str,
    *,
    haste: Haste = "free",
    patience: float = BUSY_SECONDS,
) -> AsyncGenerator[Byrsa]:
    """The bot at that endpoint, ready; it stops in the end. Programs press for its people, and may be quick.

    `patience`: how many seconds it waits where another program holds the file.
    """
    chosen = settings(world, endpoint, database).model_copy(update={**HURRIED, "haste": haste})
    store = await (
        open_store(database, patience=patience) if isinstance(database, Path) else opening.open_store(database)
    )
    tables = SeededTables(store, GAMES, plan, HOOKS, time, seed=seed)
    clock = Clock(store, tables, time)
    async with Byrsa(chosen, store, tables, clock) as bot:
        tasks = [asyncio.create_task(bot.start(chosen.token)), asyncio.create_task(clock.run())]
        try:
            async with asyncio.timeout(READY_WITHIN):
                await bot.wait_until_ready()
            yield bot
        finally:
            await bot.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            tables.close()
            await store.close()
