"""Fixtures for tests that run a real bot against the local Discord, and strictness that no test can forget.

    pytest_plugins = ["loopback.pytest_plugin"]

    @pytest.fixture
    async def town(make_town):
        return await make_town(start_my_bot)

`start_my_bot(town, endpoint)` is an async context manager that starts a bot on `endpoint` ("unix:/path"), is entered
once the bot is ready, and gives the bot's own call to wait until it is at rest, or None.

A test fails, whatever it asserts, on a refusal it did not declare with `town.allow(50007)`, an unknown route, an
interaction nobody acknowledged, a record of level ERROR not declared with `town.allow_log("words")`, and a body that
Discord's published types do not allow. A failed test shows the transcript.
"""

from __future__ import annotations

import logging
import tempfile
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from loopback.server import Loopback
from loopback.town import Town

AtRest = Callable[[], Awaitable[object]] | None
StartBot = Callable[[Town, str], AbstractAsyncContextManager[AtRest]]
MakeTown = Callable[[StartBot], Awaitable[Town]]
TOWNS = pytest.StashKey[list[Town]]()


class Errors(logging.Handler):
    """Keeps every record of level ERROR."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a record, with its traceback."""
        self.texts.append(self.format(record))


@pytest.fixture
def error_log() -> Generator[Errors]:
    """The errors logged during the test."""
    handler = Errors()
    logging.getLogger().addHandler(handler)
    yield handler
    logging.getLogger().removeHandler(handler)


@pytest.fixture
def endpoint() -> Generator[str]:
    """Where the bot is to connect; the path is short, sockets allow about a hundred characters."""
    with tempfile.TemporaryDirectory(prefix="lb") as place:
        yield f"unix:{place}/discord"


@pytest.fixture
async def loopback(endpoint: str) -> AsyncGenerator[Loopback]:
    """A running local Discord with an empty world."""
    server = await Loopback().start(unix=endpoint.removeprefix("unix:"))
    yield server
    await server.stop()


@pytest.fixture
async def make_town(
    tmp_path: Path,  # noqa: ARG001 - what a bot keeps there goes after the bot
    loopback: Loopback,
    endpoint: str,
    error_log: Errors,
    request: pytest.FixtureRequest,
) -> AsyncGenerator[MakeTown]:
    """Builds a town with a bot in it, and judges it at the end."""
    towns: list[Town] = request.node.stash.setdefault(TOWNS, [])
    async with AsyncExitStack() as stack:

        async def make(start: StartBot) -> Town:
            town = Town(loopback)
            town.judge_bodies()
            towns.append(town)
            town.at_rest = await stack.enter_async_context(start(town, endpoint))
            return town

        yield make
        for town in towns:
            await town.idle()
    verdict = [problem for town in towns for problem in judged(town, error_log)]
    if verdict:
        pytest.fail("\n".join(verdict), pytrace=False)


def judged(town: Town, errors: Errors) -> list[str]:
    """All that is wrong whatever the test asserted."""
    logged = [text for text in errors.texts if not any(words in text for words in town.allowed_logs)]
    return [*town.problems(), *(f"logged: {text}" for text in logged)]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[Any]) -> Generator[None, Any, Any]:  # noqa: ARG001
    """Show the transcript of a failed test; once it is over its towns may go, and their bots with them."""
    report = yield
    none: list[Town] = []
    known = item.stash.get(TOWNS, none)
    if report.failed:
        report.sections += [("what happened", str(town.transcript)) for town in known]
    if report.when == "teardown":
        known.clear()
    return report
