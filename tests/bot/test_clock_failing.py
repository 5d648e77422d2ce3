"""While the database cannot be written nothing falls due; afterwards all goes on, and nobody has lost time by it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.base.errors import LeaseLost, StoreFailed
from bot.services.clock.clock import BEAT, Clock
from bot.services.clock.insisting import insist
from bot.store.store import SavedRow
from bot.table.tables import Tables
from games.kernel import Posted
from games.kernel.decision import chairs
from tests.bot.failing import held_by_another, hurry, sick
from tests.bot.playing import NOW, FakeTime, all_parcels, answer, asked, at_table, user

ONE, TWO, THREE = chairs(3)
HOUR, MINUTE = timedelta(hours=1), timedelta(minutes=1)


@asynccontextmanager
async def running(path: Path) -> AsyncIterator[tuple[Clock, Tables, str, FakeTime, asyncio.Task[None]]]:
    """A game in play, and a clock that runs by itself, of a bot that has been on Discord for two hours."""
    async with at_table(path) as (tables, game, time):
        await hurry(tables.store)
        clock = Clock(tables.store, tables, time)
        await clock.connected()
        task = asyncio.create_task(clock.run())
        await pass_by(time, 2 * HOUR)
        yield clock, tables, game, time, task
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def pass_by(time: FakeTime, span: timedelta) -> None:
    """So much later, and one beat: whoever wakes then has done what there is to do."""
    time.move(span - BEAT)
    await time.until_awaited(time.now() + BEAT)
    time.move(BEAT)
    await time.until_awaited(time.now() + BEAT)


async def kinds(tables: Tables, game: str) -> list[str]:
    return [row.entry.kind for row in await tables.store.journal(game)]


async def noticed(clock: Clock) -> None:
    while clock.failing is None:  # noqa: ASYNC110 - that it fails rings no bell
        await asyncio.sleep(0)


async def played(tables: Tables, game: str, count: int) -> None:
    while len(await kinds(tables, game)) < count:  # noqa: ASYNC110 - likewise
        await asyncio.sleep(0)


async def due(tables: Tables, game: str) -> set[timedelta]:
    return {row.due - NOW for row in await tables.store.windows(game) if row.due}


async def test_nothing_falls_due_while_it_cannot_be_written_and_all_is_given_back(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with running(path) as (clock, tables, game, time, task):
        with capture_logs() as logged:
            with held_by_another(path):
                await pass_by(time, 6 * HOUR)
                assert clock.failing is not None
                await pass_by(time, 6 * HOUR)
                assert not task.done()
                assert await kinds(tables, game) == []
            await pass_by(time, MINUTE)
            assert clock.failing is None
        assert [(one["event"], one["log_level"]) for one in logged if one["event"].startswith("store.")] == [
            ("store.fails", "error"),
            ("store.works", "warning"),
        ]
        assert logged[0]["trouble"] == "busy"
        assert min(await due(tables, game)) >= 12 * HOUR + 12 * HOUR
        told = [row.parcel.audience for row in await all_parcels(tables) if row.parcel.ref == "outage"]
        assert told == ["public"]
        await pass_by(time, 30 * MINUTE)
        assert not clock.may_default, "the hour counts anew"
        await pass_by(time, 13 * HOUR)
        await clock.idle.wait()
        assert await kinds(tables, game) == ["lapse"] * 3


async def test_nothing_falls_due_before_the_time_was_given_back(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with running(path) as (clock, tables, game, time, _):
        with held_by_another(path):
            await pass_by(time, 11 * HOUR)
        assert await clock.tick() is None
        assert await kinds(tables, game) == []


async def test_what_lasted_less_than_a_minute_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with running(path) as (clock, tables, game, time, _):
        before = await due(tables, game)
        with held_by_another(path):
            await pass_by(time, 2 * BEAT)
            assert clock.failing is not None
        await pass_by(time, 2 * BEAT)
        assert clock.failing is None
        assert await due(tables, game) == before
        assert clock.may_default


async def test_a_deadline_that_cannot_be_written_is_no_fault_of_the_game(tmp_path: Path) -> None:
    """It is tried again when that is over, and the log names the cause once."""
    path = tmp_path / "a.db"
    async with running(path) as (clock, tables, game, time, _):
        await pass_by(time, 10 * HOUR - BEAT)
        with capture_logs() as logged:
            with sick(tables.store._writer, "COMMIT"):
                time.move(BEAT)
                await noticed(clock)
            await pass_by(time, 2 * BEAT)
            await played(tables, game, 3)
        assert [one["event"] for one in logged if one["log_level"] != "info"] == ["store.fails", "store.works"]


async def test_who_finds_its_lease_gone_when_it_can_write_again_ends(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with running(path) as (_, tables, _, time, task):
        owner = tables.store._owner
        with sick(tables.store._writer, "BEGIN"):
            await pass_by(time, MINUTE)
            with sqlite3.connect(path) as db:
                db.execute("UPDATE lease SET owner = 'somebody:1:else'")
            db.close()
        time.move(BEAT)
        with pytest.raises(LeaseLost):
            await task
        await asyncio.sleep(0)
        with sqlite3.connect(path) as db:
            db.execute("UPDATE lease SET owner = ?", (owner,))
        db.close()


async def test_who_comes_to_discord_while_nothing_can_be_written_arrives_later(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with running(path) as (clock, tables, game, time, _):
        clock.disconnected()
        time.move(6 * HOUR)
        with held_by_another(path):
            await clock.connected()
            assert not clock.present
            assert await clock.tick() is None
            await pass_by(time, 6 * HOUR)
        await pass_by(time, MINUTE)
        assert clock.present
        assert min(await due(tables, game)) >= 24 * HOUR


async def test_who_leaves_discord_while_nothing_can_be_written_gets_all_of_it_back(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with running(path) as (clock, tables, game, time, _):
        with held_by_another(path):
            await pass_by(time, 5 * HOUR)
            clock.disconnected()
        await pass_by(time, HOUR)
        assert clock.failing is None
        await clock.connected()
        assert min(await due(tables, game)) >= 12 * HOUR + 6 * HOUR


async def test_an_outage_is_given_back_once_though_the_beat_after_it_fails(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with running(path) as (clock, tables, game, time, _):
        with sick(tables.store._writer, "BEGIN"):
            await pass_by(time, 6 * HOUR)
        before = await due(tables, game)
        with sick(tables.store._writer, "UPDATE lease"):
            await pass_by(time, BEAT)
            given = await due(tables, game)
            assert min(given) > max(before)
        await pass_by(time, BEAT)
        assert clock.failing is None
        assert await due(tables, game) == given


async def test_what_needed_nobody_and_could_not_be_written_is_done_when_that_is_over(tmp_path: Path) -> None:
    """The answer counts; those that were saved and locked follow it then."""
    path = tmp_path / "a.db"
    async with running(path) as (clock, tables, game, time, _):
        for seat in (TWO, THREE):
            await tables.store.save(saved(game, await asked(tables, game, "sample.bid", seat), 0))
        with sick(tables.store._writer, "COMMIT", spared=1):
            done = await answer(tables, game, "sample.bid", 4, ONE)
            assert done.followed == []
            assert await kinds(tables, game) == ["answer"]
            await noticed(clock)
        await pass_by(time, MINUTE)
        await played(tables, game, 3)
        assert tables.unfinished == {}


def saved(game: str, posted: Posted, raw: int) -> SavedRow:
    seat = posted.decision.seat
    return SavedRow(game, posted.ref, seat, posted.rev, raw, locked=True, user=user(seat), at=NOW)


# -- beginning again --------------------------------------------------------------------------------------------------
async def test_the_pause_between_two_tries_grows_and_begins_anew() -> None:
    time, tries = FakeTime(), asyncio.Queue[asyncio.Future[None]]()

    async def work() -> None:
        tries.put_nowait(one := asyncio.get_running_loop().create_future())
        await one

    task = asyncio.create_task(insist(time, "post", work))
    with capture_logs() as logged:
        for pause in (1, 2, 4, 8, 16, 30, 30):
            (await tries.get()).set_exception(StoreFailed("full", "no room"))
            await time.until_awaited(time.now() + timedelta(seconds=pause))
            time.move(timedelta(seconds=pause))
        well = await tries.get()
        time.move(HOUR)
        well.set_exception(StoreFailed("full", "no room"))
        await time.until_awaited(time.now() + timedelta(seconds=1))
        time.move(timedelta(seconds=1))
    assert {(one["event"], one["trouble"]) for one in logged} == {("post.waits", "full")}
    (await tries.get()).set_result(None)
    await task


async def test_what_it_is_not_against_ends_it() -> None:
    async def work() -> None:
        raise LeaseLost("gone")

    with pytest.raises(LeaseLost):
        await insist(FakeTime(), "post", work)
