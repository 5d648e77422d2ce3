"""The bot as a service; how it starts and stops is seen in `test_cli.py` and at the end-to-end level."""

from __future__ import annotations

import asyncio
import gc
from typing import Any

import pytest

from bot.app.serve import make_ready, settled
from games.catalog import GAMES
from games.kernel import Setup, Table, chairs, state
from games.kernel.state import load, save
from rendering import words
from rendering.words import Words


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


def test_nobody_waits_for_what_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words of pictures are parsed, and what reads states is made, before the bot comes to Discord."""
    make_ready()

    def late(*_: Any) -> None:
        raise AssertionError

    monkeypatch.setattr(words, "FluentResource", late)
    monkeypatch.setattr(state, "TypeAdapter", late)
    assert Words("pictures").knows("nothing") is False
    for game in GAMES.values():
        table = Table.start(game, Setup(chairs(min(game.places_with(game.options()))), "ready", game.options()))[0]
        assert load(game.state, save(table.state), schema=1, now=1, upgrades={}) == table.state
        table.close()
