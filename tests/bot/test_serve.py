"""The bot as a service; how it starts and stops is seen in `test_cli.py` and at the end-to-end level."""

from __future__ import annotations

import asyncio
import gc
from typing import Any

from bot.app.serve import settled


class Late:
    """A client that is not ready yet."""

    def __init__(self) -> None:
        self.ready = asyncio.Event()

    async def wait_until_ready(self) -> None:
        await self.ready.wait()


async def test_the_collector_passes_over_what_the_start_has_made() -> None:
    """Not earlier than all of it is there; games begin afterwards, and are not among it."""
    gc.unfreeze()
    client: Any = Late()
    task = asyncio.create_task(settled(client))
    try:
        await asyncio.sleep(0)
        assert gc.get_freeze_count() == 0
        client.ready.set()
        await task
        assert gc.get_freeze_count() > 0
        assert any(one is client for one in gc.get_objects()) is False
    finally:
        gc.unfreeze()
    assert any(one is client for one in gc.get_objects())
