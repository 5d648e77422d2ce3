"""The real bot, through the unmodified client, over a real socket; and eyes on everything that anybody is shown."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from loopback.town import Town
from tests.e2e.stage import Stage, staged

MakeStage = Callable[..., Awaitable[Stage]]


@pytest.fixture
async def stage(make_town: Any, tmp_path: Path) -> Stage:
    """A guild with a hall, and the bot in it."""
    stages: list[Stage] = []

    @asynccontextmanager
    async def start(town: Town, endpoint: str) -> AsyncIterator[object]:
        async with staged(town, endpoint, tmp_path / "byrsa.db") as made:
            stages.append(made)
            yield made.bot.idle

    await make_town(start)
    return stages[0]


@pytest.fixture
def town(stage: Stage) -> Town:
    """The town of the stage."""
    return stage.town
