"""The real bot, through the unmodified client, over a real socket; and eyes on everything that anybody is shown."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.client import Byrsa
from loopback.person import Person
from loopback.server import Loopback
from loopback.town import Town
from tests.bot.playing import FakeTime
from tests.cogs.conftest import running
from tests.e2e.eyes import Eyes, leaks_in_logs
from tests.e2e.stage import Stage

MakeStage = Callable[..., Awaitable[Stage]]


@asynccontextmanager
async def staged(town: Town, endpoint: str, database: Path) -> AsyncIterator[Stage]:
    """A bot in a town, with a time that tests move; at the end nobody may have seen what is another's."""
    time, eyes = FakeTime(), Eyes(town, database)
    with capture_logs() as logged:
        async with running(town, endpoint, database, time) as bot:
            stage = Stage(town, bot, time, database, eyes)
            town.at_rest = bot.idle
            yield stage
            await town.idle()
            town.at_rest = None
        assert await eyes.leaks() == []
        assert leaks_in_logs(logged) == []
        failures = [line for line in logged if line["log_level"] == "error"]
        assert [line for line in failures if line["event"] not in stage.allowed] == []


@pytest.fixture
async def stage(make_town: Any, tmp_path: Path) -> AsyncIterator[Stage]:
    """A guild with a hall, and the bot in it."""
    stages: list[Stage] = []

    @asynccontextmanager
    async def start(town: Town, endpoint: str) -> AsyncIterator[object]:
        async with staged(town, endpoint, tmp_path / "byrsa.db") as made:
            stages.append(made)
            yield made.bot.idle

    await make_town(start)
    yield stages[0]


@pytest.fixture
def town(stage: Stage) -> Town:
    """The town of the stage."""
    return stage.town
