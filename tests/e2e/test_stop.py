"""SIGTERM over the real process: what is under way is finished, what is due is sent, and what is left is said."""

from __future__ import annotations

import asyncio
from time import monotonic

from loopback.faults import Broken, Delay, Plan, Rule
from tests.e2e.process import Process, Started, logged
from tests.e2e.table import desk, desks, last_asked, quiet

CALLBACK = "POST /interactions/*/callback"
CHANNELS = "* /channels/*"


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
