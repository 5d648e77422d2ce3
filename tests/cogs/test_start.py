"""What the bot looks over as it comes to Discord: Turn cards, places lost and found while it was away."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.client import Byrsa
from bot.store.store import MessageRow
from loopback.town import Town
from tests.bot.playing import FakeTime, opened
from tests.cogs.conftest import Hall, running


@asynccontextmanager
async def nobody(_: Town, endpoint: str) -> AsyncIterator[None]:
    """No bot yet."""
    ENDPOINTS.append(endpoint)
    yield None


ENDPOINTS: list[str] = []


async def turn_card(bot: Byrsa, game: str) -> MessageRow:
    return next(one for one in await bot.store.messages(game) if one.kind == "turn")


@pytest.mark.parametrize("what", ["card", "channel", "server"])
async def test_a_start_after_something_happened(make_town: Any, tmp_path: Path, what: str) -> None:
    time, database = FakeTime(), tmp_path / "a.db"
    town = await make_town(nobody)
    people = await town.people("elissa", "hanno", "mago")
    town.allow(10003, 10004, 50001, 50007, 50013, 50278)
    async with running(town, ENDPOINTS[-1], database, time) as first:
        town.at_rest = first.idle
        hall = Hall(town, first, time, people)
        await hall.begin(game="sample")
        shown = await turn_card(first, hall.game)
    if what == "card":
        async with opened(database) as store:
            await store.put_message(replace(shown, digest="as it was long ago"))
    elif what == "channel":
        town.world.delete_channel(town.hall)
    else:
        town.world.leave(town.guild, town.world.bot)
    async with running(town, ENDPOINTS[-1], database, time) as hall.bot:
        town.at_rest = hall.bot.idle
        repairs: Any = hall.bot.cogs["Repairs"]
        await repairs.looked_over.wait()
        await town.idle()
        row = await hall.bot.store.find_game(hall.game)
        assert row is not None
        assert (row.paused_at is not None) == (what != "card")
        if what == "card":
            assert (await turn_card(hall.bot, hall.game)).digest == shown.digest
            assert sum("Board" in one.buttons for one in people[0].channel("hall").all) == 1
    town.at_rest = None
