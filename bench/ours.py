"""Byrsa, put together as `byrsa run` does it, without signals and without a log."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

import structlog
from pydantic import SecretStr

from bench.bot import Running
from bot.app.client import Byrsa
from bot.app.serve import settled
from bot.base import loop
from bot.base.settings import Settings
from bot.services.brought import HOOKS
from bot.services.clock.clock import Clock
from bot.store.sqlite import open_store
from bot.store.store import OutboxRow, Store
from bot.surface.posting.plan import plan
from bot.table.tables import Tables
from games.catalog import GAMES

run = loop.run


def gate(store: Store) -> Callable[[bool], None]:
    """What opens and shuts the outbox; it is open."""
    claim, opened = store.claim, asyncio.Event()
    opened.set()

    async def claim_if_open(now: datetime, limit: int = 50) -> list[OutboxRow]:
        await opened.wait()
        return await claim(now, limit)

    store.claim = claim_if_open  # type: ignore[method-assign]
    return lambda open_it: opened.set() if open_it else opened.clear()


@asynccontextmanager
async def bot(endpoint: str, token: str, database: str) -> AsyncGenerator[Running]:
    """It, ready and at rest."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    wanted: dict[str, Any] = {
        "DISCORD_TOKEN": SecretStr(token),
        "DISCORD_ENDPOINT": endpoint,
        "BYRSA_GUILD_READY_TIMEOUT": 0.01,
        "BYRSA_HASTE": "free",
        "BYRSA_INBOX_DELAY": 0.0,
    }
    store = await open_store(Path(database))
    tables = Tables(store, GAMES, plan, HOOKS)
    clock = Clock(store, tables)
    async with Byrsa(Settings(**wanted), store, tables, clock) as byrsa:
        tasks = [asyncio.create_task(byrsa.start(token)), asyncio.create_task(clock.run())]
        await settled(byrsa)
        await byrsa.idle()
        yield Running(byrsa.idle, gate(store))
        await byrsa.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    tables.close()
    await store.close()
