"""SIGTERM over the real process: what is under way is finished, what is due is sent, and what is left is said."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from loopback.faults import Broken, Delay, Plan, Rule
from loopback.person import Person
from loopback.town import Town
from tests.e2e.process import Process
from tests.e2e.table import desk, desks, gather, quiet

PEOPLE = ("elissa", "hanno", "mago")
CALLBACK = "POST /interactions/*/callback"
CHANNELS = "* /channels/*"
Started = Callable[..., Awaitable[tuple[Town, Process]]]


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


async def last_asked(town: Town) -> Person:
    """Somebody whose answer all will read of, for all others have given theirs."""
    elissa, *others = await gather(town, *PEOPLE, pace="none", scenario="early")
    for person in others:
        await person.click(desk(person), quiet(desk(person)))
    await town.idle()
    return elissa


def logged(process: Process) -> list[dict[str, Any]]:
    lines = Path(process.environment["TEST_LOG"]).read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines if line.startswith("{")]


def left(process: Process) -> tuple[int, int]:
    """How many messages and presses are left, as the log says at the end."""
    *_, said, stopped = (one for one in logged(process) if one["event"] in ("left", "stopped"))
    assert stopped["event"] == "stopped"
    return said["messages"], said["presses"]


async def test_a_press_is_answered_and_what_it_leads_to_is_sent(started: Started) -> None:
    town, process = await started()
    elissa = await last_asked(town)
    town.loopback.plan = plan = Plan(Rule(CALLBACK, Delay(0.4)), Rule(CHANNELS, Delay(0.2), times=3))
    before = len(elissa.thread("Log: Byrsa Hill").all)
    press = asyncio.create_task(elissa.click(desk(elissa), quiet(desk(elissa)), wait=False))
    while not plan.fired:  # noqa: ASYNC110 - it is about another process
        await asyncio.sleep(0.01)
    assert await process.stop() == 0
    reply = await press
    assert reply is not None
    assert left(process) == (0, 0)
    assert len(elissa.thread("Log: Byrsa Hill").all) > before, "all read of it before the bot ended"


async def test_what_cannot_be_sent_waits_for_the_next_start_and_is_said(started: Started) -> None:
    town, process = await started(BYRSA_STOP_WITHIN="3")
    elissa = await last_asked(town)
    town.loopback.plan = Plan(Rule(CHANNELS, Broken(), lasts=3600))
    before = len(elissa.thread("Log: Byrsa Hill").all)
    await elissa.click(desk(elissa), quiet(desk(elissa)), wait=False)
    while not process._unsent():  # noqa: ASYNC110 - it is about another process
        await asyncio.sleep(0.01)
    began = monotonic()
    assert await process.stop() == 0
    assert monotonic() - began < 60
    messages, presses = left(process)
    assert (messages > 0, presses) == (True, 0), logged(process)
    town.loopback.plan = Plan()
    await process.start()
    await town.idle()
    assert len(elissa.thread("Log: Byrsa Hill").all) > before
    assert len(desks(elissa)) == 1, "nothing is posted twice"


async def test_it_ends_though_an_answer_does_not_come_through(started: Started) -> None:
    town, process = await started(BYRSA_STOP_WITHIN="1")
    elissa = await last_asked(town)
    town.loopback.plan = plan = Plan(Rule(CALLBACK, Delay(4), times=3))
    asked = asyncio.create_task(elissa.slash("/desk", wait=False))
    while not plan.fired:  # noqa: ASYNC110 - as above
        await asyncio.sleep(0.01)
    assert await process.stop() == 0
    assert left(process) == (0, 1)
    await asked  # what had left the bot arrives though it is gone
    town.loopback.plan = Plan()
    await process.start()
    await town.idle()
    assert process._unsent() == 0
