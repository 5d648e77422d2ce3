"""Live sittings: all present agree, windows are short, and afterwards nobody has lost time by them."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path

import pytest

from bot.base.errors import NotAllowed
from bot.services.pauses.pauses import ask_pause, ask_resume
from bot.services.sittings.absence import ask_away
from bot.services.sittings.sittings import appointment, ask_end, ask_sitting, begin, sitting
from bot.services.votes.motions import Motion
from bot.services.votes.votes import cast
from bot.table.tables import Tables
from games.kernel.decision import chairs
from tests.bot.playing import HOST, NOW, answer, asked, bid_all, ticking, user
from tests.bot.told import told

ONE, TWO, THREE = chairs(3)
MINUTE, HOUR = timedelta(minutes=1), timedelta(hours=1)


async def agreed(tables: Tables, game: str, at: datetime | None = None) -> Motion:
    motion = await ask_sitting(tables, game, HOST, at)
    assert motion.state == "open", "the host alone decides nothing"
    await cast(tables, game, motion.ref, user(TWO), yea=True)
    return await cast(tables, game, motion.ref, user(THREE), yea=True)


async def sits(tables: Tables, game: str) -> bool:
    stand = await tables.store.stand(game)
    assert stand is not None
    return sitting(stand.notes)


async def dues(tables: Tables, game: str) -> set[datetime | None]:
    return {row.due for row in await tables.store.windows(game)}


async def test_all_agree_and_windows_are_ten_minutes(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (_, tables, game, time):
        await agreed(tables, game)
        assert await sits(tables, game)
        assert await dues(tables, game) == {NOW + 10 * MINUTE}
        time.move(5 * MINUTE)
        await bid_all(tables, game, [4, 5, 6])
        assert await dues(tables, game) == {NOW + 20 * MINUTE}, "a floor has half as long again"
        assert [one.ref for one in await told(tables, "notice")] == ["sitting-begins"]


async def test_one_who_does_not_agree_is_enough(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (_, tables, game, _time):
        motion = await ask_sitting(tables, game, HOST)
        assert (await cast(tables, game, motion.ref, user(THREE), yea=False)).state == "refused"
        assert not await sits(tables, game)


async def test_who_is_away_is_not_asked(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, game, _time):
        await ask_away(tables, game, user(THREE), NOW, NOW + 9 * HOUR, "orders")
        await clock.tick()
        motion = await ask_sitting(tables, game, HOST)
        assert (await cast(tables, game, motion.ref, user(TWO), yea=True)).state == "carried"


async def test_it_ends_after_twenty_idle_minutes_and_deadlines_return_to_the_pace(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, game, time):
        await agreed(tables, game)
        time.move(8 * MINUTE)
        await answer(tables, game, "sample.bid", 4, ONE)
        time.move(10 * MINUTE)
        await clock.tick()
        assert await sits(tables, game), "defaults were taken, but somebody answered 10 minutes ago"
        assert [row.entry.kind for row in await tables.store.journal(game)] == ["answer", "lapse", "lapse"]
        time.move(10 * MINUTE)
        await clock.tick()
        assert not await sits(tables, game)
        assert await dues(tables, game) == {time.now() + 18 * HOUR}
        assert {row.remind_at for row in await tables.store.windows(game)} == {time.now() + 9 * HOUR}
        assert "sitting-idle" in [one.ref for one in await told(tables, "notice")]


async def test_nobody_need_answer_for_the_first_twenty_minutes(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, game, time):
        await agreed(tables, game)
        rows = {(row.game, row.ref): NOW + 5 * HOUR for row in await tables.store.windows(game)}
        await tables.store.move_windows(rows, NOW, {})
        for minutes in (0, 19):
            time.move(minutes * MINUTE)
            await clock.tick()
            assert await sits(tables, game), f"after {minutes} minutes"
        time.move(MINUTE)
        await clock.tick()
        assert not await sits(tables, game)


async def test_a_deadline_that_was_farther_off_stays_there(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (_, tables, game, time):
        await agreed(tables, game)
        rows = {(row.game, row.ref): NOW + 90 * HOUR for row in await tables.store.windows(game)}
        await tables.store.move_windows(rows, NOW, {})
        time.move(MINUTE)
        await ask_end(tables, game, user(TWO))
        assert await dues(tables, game) == {NOW + 90 * HOUR}


async def test_whoever_saves_an_answer_is_there(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db", pace="none") as (clock, tables, game, time):
        await agreed(tables, game)
        rows = {(row.game, row.ref): NOW + 5 * HOUR for row in await tables.store.windows(game)}
        await tables.store.move_windows(rows, NOW, {})
        time.move(15 * MINUTE)
        posted = await asked(tables, game, "sample.bid", TWO)
        await tables.save(game, TWO, posted.ref, posted.rev, 6, user(TWO))
        time.move(5 * MINUTE)
        await clock.tick()
        assert await sits(tables, game)
        time.move(15 * MINUTE)
        await clock.tick()
        assert not await sits(tables, game)
        assert await dues(tables, game) == {None}, "a game without deadlines has none again"


async def test_it_can_be_set_for_later(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, game, time):
        motion = await agreed(tables, game, NOW + 5 * HOUR)
        assert motion.state == "carried"
        assert not await sits(tables, game)
        stand = await tables.store.stand(game)
        assert stand is not None
        planned = appointment(stand)
        assert planned is not None
        assert planned.at == NOW + 5 * HOUR
        assert [one.ref for one in await told(tables, "appointment")] == [motion.ref]
        time.move(5 * HOUR)
        await clock.tick()
        assert await sits(tables, game)
        assert await tables.store.notes(game, "appointment") == []


@pytest.mark.parametrize("how", ["away", "paused", "held"])
async def test_a_time_that_was_missed_begins_nothing(tmp_path: Path, how: str) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, game, time):
        await agreed(tables, game, NOW + 5 * HOUR)
        if how == "paused":
            await ask_pause(tables, game, HOST)
        if how == "held":
            await tables.hold(game, "AAAAA")
        time.move((9 if how == "away" else 5) * HOUR)
        await clock.tick()
        assert not await sits(tables, game)
        assert await tables.store.notes(game, "appointment") == []


async def test_bad_wishes(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (_, tables, game, _time):
        for at in (NOW, NOW - HOUR, NOW + timedelta(days=15)):
            with pytest.raises(NotAllowed, match=r"sitting.when"):
                await ask_sitting(tables, game, HOST, at)
        with pytest.raises(NotAllowed, match=r"seat.none"):
            await ask_sitting(tables, game, 999)
        with pytest.raises(NotAllowed, match=r"sitting.none"):
            await ask_end(tables, game, HOST)
        await ask_pause(tables, game, HOST)
        with pytest.raises(NotAllowed, match=r"sitting.still"):
            await ask_sitting(tables, game, HOST)
        await ask_resume(tables, game, HOST)
        await agreed(tables, game)
        with pytest.raises(NotAllowed, match=r"sitting.already"):
            await ask_sitting(tables, game, HOST)
        with pytest.raises(NotAllowed, match=r"seat.none"):
            await ask_end(tables, game, 999)
        await begin(tables, game)
        assert await dues(tables, game) == {NOW + 10 * MINUTE}
