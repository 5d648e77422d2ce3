"""The real bot, through the unmodified client, over a real socket; and eyes on everything that anybody is shown."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.surface.press import answering
from loopback.town import Town
from tests.bot.conftest import address, server
from tests.e2e.eyes import Eyes
from tests.e2e.lexicon import leaks_in_logs
from tests.e2e.process import Process, Started
from tests.e2e.stage import Stage, staged

__all__ = ["address", "server"]

UNHURRIED = 60.0


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """How fast this machine draws makes no difference: but where it is tried, a press is acknowledged late."""
    monkeypatch.setattr(answering, "BRIEF", answering.PATIENCE)


@pytest.fixture(autouse=True)
def logged() -> Iterator[None]:
    """No line of the log holds a hand, and none tells of a failure, or of a text that nobody has written."""
    with capture_logs() as lines:
        yield
    assert leaks_in_logs(lines) == []
    assert [line for line in lines if line["log_level"] in ("error", "critical")] == []
    assert [line for line in lines if line["event"] == "text.missing"] == []


@pytest.fixture
async def stage(make_town: Any, tmp_path: Path) -> Stage:
    """A guild with a hall, and the bot in it."""
    stages: list[Stage] = []

    @asynccontextmanager
    async def start(town: Town, endpoint: str) -> AsyncIterator[object]:
        async with staged(town, endpoint, tmp_path / "byrsa.db") as made:
            stages.append(made)
            yield made.bot.idle

    (await make_town(start)).world.patience = UNHURRIED
    return stages[0]


@pytest.fixture
def town(stage: Stage) -> Town:
    """The town of the stage."""
    return stage.town


@pytest.fixture
async def killed(make_town: Any, tmp_path: Path) -> tuple[Town, Process]:
    """A town with a bot that can be killed; in the end nobody has seen what is another's."""
    processes: list[Process] = []

    @asynccontextmanager
    async def start(town: Town, endpoint: str) -> AsyncIterator[object]:
        process = Process(town, endpoint, tmp_path / "byrsa.db")
        processes.append(process)
        eyes = Eyes(town, tmp_path / "byrsa.db")
        await process.start()
        yield process.at_rest
        assert await process.stop() == 0
        eyes.close()
        assert await eyes.leaks() == []

    town: Town = await make_town(start)
    town.world.patience = UNHURRIED
    return town, processes[0]


@pytest.fixture
def started(make_town: Any, tmp_path: Path) -> Started:
    """A town with a bot of its own process, which writes its log into a file."""

    async def make(**settings: str) -> tuple[Town, Process]:
        made: list[Process] = []

        @asynccontextmanager
        async def start(town: Town, endpoint: str) -> AsyncIterator[object]:
            own = {"TEST_LOG": str(tmp_path / "log"), "BYRSA_LOG_FORM": "json", "BYRSA_LOG_LEVEL": "info"}
            made.append(Process(town, endpoint, tmp_path / "byrsa.db", **own, **settings))
            await made[0].start()
            yield made[0].at_rest
            await made[0].stop()

        town: Town = await make_town(start)
        town.world.patience = 60
        return town, made[0]

    return make
