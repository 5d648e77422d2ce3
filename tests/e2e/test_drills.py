"""What docs/operating.md says of a bot that is frozen, followed by another, or has lost its database: as it happens."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from bot import __main__ as cli
from bot.app.pulse import Beating, pulse_of
from bot.store.presence import LEASE
from tests.bot.failing import held_by_another
from tests.e2e.process import Process, Started, logged
from tests.e2e.table import desk, desks, last_asked, quiet


def head(process: Process) -> int:
    """How far the only game has come, as the file has it."""
    with closing(sqlite3.connect(f"file:{process.database}?mode=ro", uri=True)) as db:
        found: int = db.execute("SELECT head FROM game").fetchone()[0]
    return found


def pid(process: Process) -> int:
    assert process.running is not None
    assert process.running.pid is not None
    return process.running.pid


async def until_it_says(process: Process, event: str) -> dict[str, Any]:
    async with asyncio.timeout(60):
        while True:
            if found := [one for one in logged(process) if one["event"] == event]:
                return found[-1]
            await asyncio.sleep(0.02)


async def test_a_bot_that_is_frozen_is_told_from_one_that_runs_and_goes_on_when_it_wakes(started: Started) -> None:
    town, process = await started()
    elissa = await last_asked(town)
    before = head(process)
    os.kill(pid(process), signal.SIGSTOP)
    press = asyncio.create_task(elissa.click(desk(elissa), quiet(desk(elissa)), wait=False))
    await asyncio.sleep(0.3)
    assert head(process) == before
    how, said = await asyncio.to_thread(pulse_of, process.database, datetime.now(UTC) + LEASE)
    assert (how, "hangs" in said) == (Beating.ILL, True)
    os.kill(pid(process), signal.SIGCONT)
    await press
    async with asyncio.timeout(60):
        while head(process) == before:  # noqa: ASYNC110 - the press that came meanwhile counts
            await asyncio.sleep(0.02)
    await town.idle()
    assert (await asyncio.to_thread(pulse_of, process.database, datetime.now(UTC)))[0] is Beating.WELL


async def test_a_bot_whose_database_another_has_taken_meanwhile_ends(started: Started) -> None:
    """As after a freeze of more than half a minute, in which a second one was started."""
    town, process = await started()
    await last_asked(town)
    os.kill(pid(process), signal.SIGSTOP)
    with closing(sqlite3.connect(process.database)) as db:
        db.execute("UPDATE lease SET owner = 'elsewhere:1:abcd'")
        db.commit()
    os.kill(pid(process), signal.SIGCONT)
    assert process.running is not None
    await asyncio.to_thread(process.running.join, 60)
    assert process.running.exitcode not in (0, None), "it ends by itself, with the next beat"
    with closing(sqlite3.connect(process.database)) as db:
        assert db.execute("SELECT owner FROM lease").fetchone() == ("elsewhere:1:abcd",)
        db.execute("UPDATE lease SET owner = ''")
        db.commit()
    await process.start()
    await town.idle()


async def test_a_database_that_another_program_holds_refuses_presses_and_goes_on(started: Started) -> None:
    town, process = await started()
    elissa = await last_asked(town)
    before = head(process)
    with held_by_another(process.database):
        reply = await elissa.click(desk(elissa), quiet(desk(elissa)), wait=False)
        failed = await until_it_says(process, "press.refused")
    assert reply is not None
    assert failed["trouble"] == "busy"
    assert head(process) == before
    async with asyncio.timeout(60):
        while head(process) == before:  # a second press within a second would count as the same
            await asyncio.sleep(1.1)
            await elissa.click(desk(elissa), quiet(desk(elissa)), wait=False)
    await town.idle()


async def test_a_database_that_is_lost_is_restored_and_its_table_told(started: Started, tmp_path: Path) -> None:
    town, process = await started()
    town.allow(10008)  # cards of which the backup knows are gone
    elissa = await last_asked(town)
    backup, where = tmp_path / "backup.db", ["--database", str(process.database)]
    assert await asyncio.to_thread(cli._run, ["backup", str(backup), *where]) == 0
    await elissa.click(desk(elissa), quiet(desk(elissa)))
    await town.idle()
    await process.kill()
    for file in process.database.parent.glob("byrsa.db*"):
        file.unlink()
    assert await asyncio.to_thread(cli._run, ["restore", str(backup), *where]) == 0
    restored = head(process)
    await process.start()
    async with asyncio.timeout(60):
        while head(process) == restored:  # her card is laid anew, and the old one does not count any more
            if desks(elissa):
                await elissa.click(desk(elissa), quiet(desk(elissa)), wait=False)
            await asyncio.sleep(1.1)
    await town.idle()
    told = [one.text for one in elissa.channel("hall").all]
    assert [one for one in told if one.startswith("Whoever runs this bot has put the game back")]


def test_the_pause_of_a_freeze_is_the_one_that_is_promised() -> None:
    assert timedelta(seconds=30) == LEASE
