"""Pausing, resuming and extending: no deadline is lost, none comes too early, and races end one way or the other."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta

import pytest

from bot.base.errors import Conflict, NotAllowed, NotOpen
from bot.base.places import Place
from bot.services.clock.changed_hours import respect
from bot.services.clock.clock import Clock
from bot.services.pauses.pauses import (
    EXTENDED,
    Pause,
    ask_extend,
    ask_pause,
    ask_resume,
    extend,
    go_on,
    pauses,
    seat_left,
    stop,
)
from bot.services.people.people import keep
from bot.services.resolutions.endings import ask_end, end
from bot.services.votes.motions import Motion
from bot.services.votes.votes import cast
from bot.table.tables import Tables
from games.kernel.decision import chairs
from tests.bot.playing import HOST, NOW, answer, asked, bid_all, ticking, user
from tests.bot.told import told

ONE, TWO, THREE = chairs(3)
HOUR = timedelta(hours=1)
DAY = 24 * HOUR


async def dues(tables: Tables, game: str) -> list[datetime | None]:
    return [row.due for row in await tables.store.windows(game)]


async def paused(tables: Tables, game: str) -> bool:
    row = await tables.store.find_game(game)
    assert row is not None
    stand = await tables.store.stand(game)
    assert stand is not None
    assert (row.paused_at is not None) == bool(pauses(stand.notes)), "it stands still if and only if there is a reason"
    return row.paused_at is not None


async def acts(tables: Tables, game: str) -> list[str]:
    return [row.entry.kind for row in await tables.store.journal(game)]


@pytest.mark.parametrize("how", ["paused", "held"])
async def test_a_deadline_that_comes_into_a_sleep_by_standing_still_is_moved_again(place: Place, how: str) -> None:
    """It had been moved out of the sleep of an earlier night."""
    async with ticking(place) as (clock, tables, game, time):
        await keep(tables.store, user(TWO), quiet_from="23:00", quiet_until="07:00")
        await respect(tables, game)
        await answer(tables, game, "sample.bid", 3, ONE)
        (row, *_) = await tables.store.windows(game)
        assert row.rested == row.due == NOW + 21 * HOUR, "two hours after he wakes"
        await (ask_pause(tables, game, HOST) if how == "paused" else tables.hold(game, "AAAAA"))
        time.move(16 * HOUR)
        await (ask_resume(tables, game, HOST) if how == "paused" else tables.release(game, HOST))
        assert set(await dues(tables, game)) == {NOW + 37 * HOUR}, "one in the night"
        time.move(21 * HOUR)
        await clock.tick()
        assert await acts(tables, game) == ["answer"]
        assert set(await dues(tables, game)) == {NOW + 45 * HOUR}


async def test_a_paused_game_takes_no_default_and_reminds_nobody(place: Place) -> None:
    async with ticking(place) as (clock, tables, game, time):
        await ask_pause(tables, game, HOST)
        time.move(10 * DAY)
        await clock.tick()
        assert await acts(tables, game) == []
        assert await told(tables, "reminder") == []
        await answer(tables, game, "sample.bid", 4, ONE)
        assert await acts(tables, game) == ["answer"], "a press counts"


async def test_deadlines_move_by_as_long_as_it_stood_still(place: Place) -> None:
    async with ticking(place) as (clock, tables, game, time):
        time.move(5 * HOUR)
        await ask_pause(tables, game, HOST)
        time.move(30 * HOUR)
        await ask_resume(tables, game, HOST)
        assert set(await dues(tables, game)) == {NOW + 42 * HOUR}
        assert {row.remind_at for row in await tables.store.windows(game)} == {NOW + 36 * HOUR}
        time.move(7 * HOUR - timedelta(microseconds=1))
        await clock.tick()
        assert await acts(tables, game) == []
        time.move(timedelta(microseconds=1))
        await clock.tick()


async def test_a_clock_that_jumps_back_takes_no_time_away(place: Place) -> None:
    async with ticking(place) as (_, tables, game, time):
        await ask_pause(tables, game, HOST)
        time.at -= 5 * HOUR
        await ask_resume(tables, game, HOST)
        assert set(await dues(tables, game)) == {NOW + 12 * HOUR}


async def test_what_opens_meanwhile_has_its_full_time(place: Place) -> None:
    async with ticking(place) as (_, tables, game, time):
        await ask_pause(tables, game, HOST)
        time.move(20 * HOUR)
        await bid_all(tables, game, [4, 5, 6])
        opened = time.now()
        assert set(await dues(tables, game)) == {opened + 18 * HOUR}
        time.move(20 * HOUR)
        await ask_resume(tables, game, HOST)
        assert set(await dues(tables, game)) == {time.now() + 18 * HOUR}


async def test_seats_vote_and_the_reason_is_kept(place: Place) -> None:
    async with ticking(place) as (_, tables, game, _time):
        motion = await ask_pause(tables, game, user(TWO), 24, "Holidays *now*")
        assert motion.state == "open"
        assert not await paused(tables, game)
        await cast(tables, game, motion.ref, user(THREE), yea=True)
        stand = await tables.store.stand(game)
        assert stand is not None
        assert pauses(stand.notes) == [Pause(by="table", since=NOW, until=NOW + DAY, reason="Holidays \\*now\\*")]
        again = await ask_resume(tables, game, user(TWO))
        assert again is not None
        assert again.state == "open"
        await cast(tables, game, again.ref, HOST, yea=True)
        assert not await paused(tables, game)


async def test_a_pause_with_an_end_ends_by_itself_even_after_an_outage(place: Place) -> None:
    async with ticking(place) as (clock, tables, game, time):
        await ask_pause(tables, game, HOST, 24)
        assert await clock.tick() == NOW + DAY
        clock.disconnected()
        time.move(3 * DAY)
        assert await clock.tick() is None, "nobody is woken while the bot is away"
        assert await paused(tables, game)
        await clock.connected()
        await clock.tick()
        assert not await paused(tables, game)
        assert set(await dues(tables, game)) == {NOW + 3 * DAY + 12 * HOUR}, "counted once, not also as an outage"
        assert [one.ref for one in await told(tables, "notice")] == ["resumed"]


async def test_bad_wishes(place: Place) -> None:
    async with ticking(place) as (_, tables, game, _time):
        for hours in (0, -1, 73, 10**9):
            with pytest.raises(NotAllowed, match=r"pause.hours"):
                await ask_extend(tables, game, HOST, hours)
        for hours in (0, 73):
            with pytest.raises(NotAllowed, match=r"pause.hours"):
                await ask_pause(tables, game, HOST, hours)
        with pytest.raises(NotAllowed, match=r"pause.reason"):
            await ask_pause(tables, game, HOST, 5, "x" * 201)
        with pytest.raises(NotAllowed, match=r"pause.none"):
            await ask_resume(tables, game, HOST)
        with pytest.raises(NotAllowed, match=r"seat.none"):
            await ask_pause(tables, game, 999)
        with pytest.raises(NotOpen, match=r"game.unknown"):
            await ask_pause(tables, "nobody", HOST)
        await ask_pause(tables, game, HOST)
        with pytest.raises(NotAllowed, match=r"pause.already"):
            await ask_pause(tables, game, user(TWO))


async def test_without_deadlines_there_is_nothing_to_extend(place: Place) -> None:
    async with ticking(place, pace="none") as (_, tables, game, _time):
        with pytest.raises(NotAllowed, match=r"extend.nothing"):
            await ask_extend(tables, game, HOST, 5)


@pytest.mark.parametrize("hours", [1, 72])
async def test_extending_moves_all_open_deadlines_once(place: Place, hours: int) -> None:
    async with ticking(place) as (_, tables, game, time):
        motion = await ask_extend(tables, game, HOST, hours, "Train is late")
        assert set(await dues(tables, game)) == {NOW + (12 + hours) * HOUR}
        await extend(tables, motion)
        assert set(await dues(tables, game)) == {NOW + (12 + hours) * HOUR}, "as after a restart in the middle"
        assert len(await tables.store.notes(game, EXTENDED)) == 1
        time.move(8 * DAY)
        clock = Clock(tables.store, tables, time)
        await clock.connected()
        await clock.tick()
        assert await tables.store.notes(game, EXTENDED) == []


async def test_a_paused_game_can_be_extended(place: Place) -> None:
    async with ticking(place) as (_, tables, game, time):
        await ask_pause(tables, game, HOST)
        await ask_extend(tables, game, HOST, 10)
        time.move(DAY)
        await ask_resume(tables, game, HOST)
        assert set(await dues(tables, game)) == {NOW + DAY + 22 * HOUR}


async def test_pausing_races_a_deadline(place: Place) -> None:
    """The clock has read that a window is due; before it can act the game is paused: nothing is taken."""
    async with ticking(place) as (clock, tables, game, time):
        time.move(40 * HOUR)
        rows = await tables.store.clocks(time.now())
        assert rows
        await ask_pause(tables, game, HOST)
        for row in rows:
            with pytest.raises(NotOpen, match=r"decision.not-due"):
                await tables.lapse(game, row.ref, time.now())
        await clock.tick()
        assert await acts(tables, game) == []
        await ask_resume(tables, game, HOST)
        await asyncio.gather(clock.tick(), ask_pause(tables, game, HOST))
        assert await paused(tables, game)


async def test_pausing_twice_at_once_is_one_pause(place: Place) -> None:
    async with ticking(place) as (_, tables, game, time):
        done = await asyncio.gather(*(ask_pause(tables, game, HOST) for _ in range(3)), return_exceptions=True)
        assert any(isinstance(one, Motion) for one in done)
        assert all(isinstance(one, Motion | NotAllowed) for one in done)
        time.move(DAY)
        await ask_resume(tables, game, HOST)
        assert set(await dues(tables, game)) == {NOW + 36 * HOUR}
        with pytest.raises(Conflict):
            await tables.store.resume(game, time.now())


async def test_it_goes_on_when_the_last_reason_is_gone(place: Place) -> None:
    async with ticking(place) as (_, tables, game, time):
        await ask_pause(tables, game, HOST)
        for seat in (TWO, THREE):
            await stop(tables, game, Pause(by="away", since=NOW, seat=seat))
        assert not await go_on(tables, game, "table")
        assert not await go_on(tables, game, TWO)
        assert not await go_on(tables, game, TWO), "what is gone already changes nothing"
        assert await paused(tables, game)
        time.move(HOUR)
        await seat_left(tables, game, THREE)
        assert not await paused(tables, game)
        assert set(await dues(tables, game)) == {NOW + 13 * HOUR}


async def test_who_comes_back_lets_a_game_go_on_that_fell_asleep(place: Place) -> None:
    async with ticking(place) as (_, tables, game, _time):
        await stop(tables, game, Pause(by="missed", since=NOW))
        with pytest.raises(NotAllowed, match=r"seat.none"):
            await ask_resume(tables, game, 999)
        assert await paused(tables, game)
        assert await ask_resume(tables, game, user(THREE)) is None
        assert not await paused(tables, game)
        await stop(tables, game, Pause(by="missed", since=NOW))
        await ask_pause(tables, game, HOST)
        assert await ask_resume(tables, game, user(THREE)) is not None, "the table wished it too"


@pytest.mark.parametrize(
    "order", ["hold pause release resume", "pause hold resume release", "pause hold release resume"]
)
async def test_held_and_paused_at_once_counts_once(place: Place, order: str) -> None:
    async with ticking(place) as (_, tables, game, time):
        await asked(tables, game, "sample.bid", ONE)
        for act in order.split():
            time.move(HOUR)
            if act == "hold":
                await tables.hold(game, "AAAAA")
            elif act == "release":
                await tables.release(game, HOST)
            else:
                await (ask_pause if act == "pause" else ask_resume)(tables, game, HOST)
        assert set(await dues(tables, game)) == {NOW + 15 * HOUR}


@pytest.mark.parametrize("held", [False, True])
async def test_the_table_ends_a_game_even_one_that_is_held(place: Place, held: bool) -> None:
    async with ticking(place) as (clock, tables, game, time):
        posted = await asked(tables, game, "sample.bid", TWO)
        await ask_pause(tables, game, HOST, 24)
        if held:
            await tables.hold(game, "AAAAA")
        motion = await ask_end(tables, game, user(TWO))
        assert motion.state == "open"
        assert (await cast(tables, game, motion.ref, user(THREE), yea=True)).state == "carried"
        row = await tables.store.find_game(game)
        assert row is not None
        assert (row.status, row.ended_at) == ("over", NOW)
        assert await tables.store.windows(game) == []
        time.move(HOUR)
        await end(tables, motion)
        assert await tables.store.find_game(game) == row, "it ends once"
        with pytest.raises(NotOpen, match=r"game.over"):
            await tables.submit(game, TWO, posted.ref, posted.rev, 4, user(TWO))
        for act in (ask_pause, ask_resume, ask_end):
            with pytest.raises(NotOpen, match=r"game.over"):
                await act(tables, game, HOST)
        time.move(30 * DAY)
        await clock.tick()
        assert [one for one in await tables.store.notes(game) if one.due] == [], "nothing rings any more"
        stand, table = await tables.sight(game)
        assert stand.game.head == table.head, "it can still be looked at"
