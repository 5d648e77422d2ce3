"""The real bot, through the unmodified client, over a real socket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.client import Byrsa
from bot.clock import Clock
from bot.settings import Settings
from bot.store.sqlite import open_store
from bot.surface.plan import plan
from bot.tables import Tables
from games.catalog import GAMES
from loopback.town import Town


@asynccontextmanager
async def byrsa(town: Town, endpoint: str, database: Path) -> AsyncIterator[Byrsa]:
    """A bot on that endpoint, ready."""
    settings = Settings(
        DISCORD_TOKEN=SecretStr(town.world.token),
        DISCORD_ENDPOINT=endpoint,
        BYRSA_DATABASE=database,
        BYRSA_GUILD_READY_TIMEOUT=0.01,
        BYRSA_IDENTIFY_DELAY=0,
    )
    store = await open_store(database)
    tables = Tables(store, GAMES, plan)
    clock = Clock(store, tables)
    async with Byrsa(settings, store, tables, clock) as bot:
        tasks = [asyncio.create_task(bot.start(settings.token)), asyncio.create_task(clock.run())]
        try:
            async with asyncio.timeout(10):
                await bot.wait_until_ready()
            yield bot
        finally:
            await bot.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            tables.close()
            await store.close()


@pytest.fixture
async def town(make_town, tmp_path):
    """A guild with a hall, and the bot in it."""

    @asynccontextmanager
    async def start(town: Town, endpoint: str) -> AsyncIterator[object]:
        async with byrsa(town, endpoint, tmp_path / "byrsa.db") as bot:
            yield bot.idle

    return await make_town(start)
