"""Of several processes one calls the roll of all games; the others look again after an hour."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path

from bot.surface.kit.surface import Surface
from bot.surface.seats.muster import AGAIN, daily
from tests.bot.playing import at_table


async def test_only_one_calls_the_roll(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, _, time):
        ours = False
        calling = asyncio.create_task(daily(Surface(tables.store, tables, time), lambda: ours))
        await time.until_awaited(time.now() + AGAIN)
        before = await tables.store.unsent()
        ours = True
        time.move(AGAIN)
        await time.until_awaited(time.now() + timedelta(days=1))
        assert await tables.store.unsent() == before + 1
        calling.cancel()
        await asyncio.gather(calling, return_exceptions=True)
