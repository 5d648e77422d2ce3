"""Deadlines with quiet hours and banks of time; whatever happens, nothing is taken too early or from a sleeper."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.base.errors import NotOpen
from bot.services.clock.changed_hours import respect
from bot.services.clock.clock import Clock
from bot.services.clock.deadlines import BANK, FIRST, MOST, SITTING, Bank, bank_of, due, rested
from bot.services.pauses.pauses import Pause, go_on, stop
from bot.services.people.people import keep, of_seat
from bot.services.people.quiet import settled
from bot.store.store import NoteRow, Stand
from bot.table.tables import Tables
from games.kernel import Seat, Window
from games.kernel.decision import chairs
from tests.bot.playing import HOST, NOW, FakeTime, answer, asked, at_table, lobby, user

ONE, TWO, THREE = chairs(3)
HOUR = timedelta(hours=1)
MINUTE = timedelta(minutes=1)


@asynccontextmanager
async def playing(
    path: Path, pace: str = "brisk", *, banks: bool = False, **quiet: tuple[str, str, str]
) -> AsyncIterator[tuple[Clock, Tables, str, FakeTime]]:
    """A game at noon of 1 March in which seats have these quiet hours, set before it began."""
    async with at_table(path, pace=pace) as (tables, _, time):
        for seat, (zone, start, end) in quiet.items():
            await keep(tables.store, user(Seat(seat)), zone=zone, quiet_from=start, quiet_until=end)
        game = await lobby(tables.store, "other2", pace=pace)
        if banks:
            await tables.store.note(game, NOW, drop=(await tables.store.stand(game)).notes_of(BANK))
        await tables.store.hold("salt22", "ASIDE", "", NOW)
        await tables.open_game(game, HOST, seed="s")
        clock = Clock(tables.store, tables, time)
        await clock.connected()
        yield clock, tables, game, time


async def stand_of(tables: Tables, game: str) -> Stand:
    stand = await tables.store.stand(game)
    assert stand is not None
    return stand


async def dues(tables: Tables, game: str) -> dict[Seat, float | None]:
    """When each seat is due, in hours from noon."""
    rows = await tables.store.windows(game)
    return {row.seat: (row.due - NOW) / HOUR if row.due else None for row in rows}


async def kinds(tables: Tables, game: str) -> list[tuple[str, object]]:
    return [(row.entry.kind, row.entry.seat) for row in await tables.store.journal(game)]


async def go(clock: Clock, time: FakeTime, hour: float) -> None:
    time.move(NOW + hour * HOUR - time.now())
    await clock.tick()


# -- quiet hours -----------------------------------------------------------------------------------------------------
async def test_all_who_are_asked_together_wait_for_the_sleeper(tmp_path: Path) -> None:
    async with playing(tmp_path / "a.db", diamond=("UTC", "22:00", "07:00")) as (clock, tables, game, time):
        assert await dues(tables, game) == dict.fromkeys(chairs(3), 21), "two hours after seven"
        await go(clock, time, 20.9)
        assert await kinds(tables, game) == []
        await go(clock, time, 21)
        assert {seat for _, seat in await kinds(tables, game)} == {*chairs(3)}


async def test_a_clock_of_one_does_not_start_while_he_sleeps(tmp_path: Path) -> None:
    async with playing(tmp_path / "a.db", diamond=("UTC", "22:00", "07:00")) as (_, tables, game, _):
        stand = await stand_of(tables, game)
        night = NOW + 11 * HOUR  # 23:00
        assert due(stand, Window.SOLO, [ONE], night) == (NOW + 31 * HOUR, None), "from seven on"
        assert due(stand, Window.SEQUENCE, [ONE], night)[0] == NOW + 31 * HOUR
        assert due(stand, Window.SIMULTANEOUS, [ONE], night)[0] == NOW + 23 * HOUR
        assert due(stand, Window.SOLO, [TWO], night)[0] == NOW + 23 * HOUR


async def test_where_the_rules_give_hours_the_pace_shortens_or_lengthens_them(tmp_path: Path) -> None:
    async with playing(tmp_path / "a.db", pace="brisk") as (_, tables, game, _):
        stand = await stand_of(tables, game)
        assert due(stand, Window.SIMULTANEOUS, [ONE], NOW, hours=72)[0] == NOW + 36 * HOUR
        relaxed = replace(stand, game=replace(stand.game, pace="relaxed"))
        assert due(relaxed, Window.SIMULTANEOUS, [ONE], NOW, hours=24)[0] == NOW + 48 * HOUR


async def test_who_sets_quiet_hours_later_is_not_defaulted_in_them_either(tmp_path: Path) -> None:
    async with playing(tmp_path / "a.db") as (clock, tables, game, time):
        assert await dues(tables, game) == dict.fromkeys(chairs(3), 12)
        await keep(tables.store, user(TWO), quiet_from="23:00", quiet_until="06:00")
        await go(clock, time, 12)
        assert await kinds(tables, game) == []
        assert await dues(tables, game) == dict.fromkeys(chairs(3), 20)
        await keep(tables.store, user(TWO), quiet_from="00:00", quiet_until="10:00")
        await go(clock, time, 20)
        assert {seat for _, seat in await kinds(tables, game)} == {*chairs(3)}, "a deadline moves once"


async def test_setting_quiet_hours_moves_what_falls_into_them_at_once(tmp_path: Path) -> None:
    async with playing(tmp_path / "a.db") as (_, tables, game, _):
        await keep(tables.store, user(TWO), quiet_from="23:00", quiet_until="06:00")
        await respect(tables, game)
        assert await dues(tables, game) == dict.fromkeys(chairs(3), 20)
        await keep(tables.store, user(TWO), quiet_from="05:00", quiet_until="15:00")
        await respect(tables, game)
        assert await dues(tables, game) == dict.fromkeys(chairs(3), 20), "once"
        await keep(tables.store, user(TWO), quiet_from=None, quiet_until=None)
        await respect(tables, game)
        assert await dues(tables, game) == dict.fromkeys(chairs(3), 20), "nothing comes sooner again"


async def test_no_quiet_hours_in_a_sitting(tmp_path: Path) -> None:
    async with playing(tmp_path / "a.db", diamond=("UTC", "12:00", "20:00")) as (_, tables, game, _):
        stand = await stand_of(tables, game)
        live = replace(stand, notes=[*stand.notes, NoteRow(game, SITTING, "")])
        assert due(live, Window.SOLO, [ONE], NOW) == (NOW + 10 * MINUTE, None)
        assert due(stand, Window.SOLO, [ONE], NOW)[0] > NOW + 8 * HOUR


async def test_an_outage_gives_back_into_waking_hours(tmp_path: Path) -> None:
    """Seven hours away from eleven on; what it moves into a sleep moves on, for all who are asked together."""
    async with playing(tmp_path / "a.db", pace="brisk", triangle=("UTC", "01:00", "09:00")) as (
        clock,
        tables,
        game,
        time,
    ):
        assert await dues(tables, game) == dict.fromkeys(chairs(3), 12)
        time.move(5 * HOUR)
        clock.disconnected()
        time.move(4 * HOUR)
        await clock.connected()
        assert await dues(tables, game) == dict.fromkeys(chairs(3), 23), "16 would be four at night"


async def test_release_from_a_hold_into_a_sleep(tmp_path: Path) -> None:
    async with playing(tmp_path / "a.db", triangle=("UTC", "01:00", "09:00")) as (clock, tables, game, time):
        await tables.hold(game, "CODE")
        time.move(5 * HOUR)
        await tables.release(game)
        assert await dues(tables, game) == dict.fromkeys(chairs(3), 17)
        await go(clock, time, 17)
        assert await kinds(tables, game) == []
        assert await dues(tables, game) == dict.fromkeys(chairs(3), 23)


async def test_an_unknown_zone_in_stored_settings_stops_nothing(tmp_path: Path) -> None:
    async with playing(tmp_path / "a.db") as (clock, tables, game, time):
        broken = {"zone": "Atlantis/Capital", "quiet_from": "22:00", "quiet_until": "01:00"}
        await tables.store.change_user(user(ONE), {"preferences": broken})
        await go(clock, time, 12)
        assert len(await kinds(tables, game)) == 0, "his hours are read in UTC then"
        await go(clock, time, 15)
        assert len(await kinds(tables, game)) == 3


@pytest.mark.parametrize("sleeper", ["before", "after"])
async def test_a_deadline_that_is_set_anew_is_moved_out_of_a_sleep_and_only_once(tmp_path: Path, sleeper: str) -> None:
    """Whether the hours were set before it or after it; those that are changed then move it no more."""
    async with playing(tmp_path / "a.db") as (_, tables, game, _time):
        if sleeper == "before":
            await keep(tables.store, user(ONE), quiet_from="17:00", quiet_until="19:00")
        stand = await stand_of(tables, game)
        rows = rested(stand, {row.ref: NOW + 30 * HOUR for row in stand.windows}, NOW)
        await tables.store.set_windows(rows, NOW, {})
        if sleeper == "after":
            assert await dues(tables, game) == dict.fromkeys(chairs(3), 30)
            await keep(tables.store, user(ONE), quiet_from="17:00", quiet_until="19:00")
            await respect(tables, game)
        assert await dues(tables, game) == dict.fromkeys(chairs(3), 33), "two hours after he has woken"
        await keep(tables.store, user(ONE), quiet_from="20:00", quiet_until="22:00")
        await respect(tables, game)
        assert await dues(tables, game) == dict.fromkeys(chairs(3), 33)


# -- banks -----------------------------------------------------------------------------------------------------------
async def test_a_missed_deadline_draws_on_the_bank_first(tmp_path: Path) -> None:
    async with playing(tmp_path / "a.db", banks=True) as (clock, tables, game, time):
        posted = await asked(tables, game, "sample.bid", TWO)
        await tables.save(game, TWO, posted.ref, posted.rev, 6, user(TWO))
        await go(clock, time, 12)
        assert await kinds(tables, game) == [("lapse", TWO)], "what is saved counts; it draws on nothing"
        assert await dues(tables, game) == {ONE: 24, THREE: 24}
        stand = await stand_of(tables, game)
        assert [bank_of(stand, seat, 1).quarters for seat in chairs(3)] == [FIRST - 4, FIRST, FIRST - 4]
        rows = {row.seat: row for row in await tables.store.windows(game)}
        assert (rows[ONE].drawn, rows[ONE].missed, rows[ONE].stage) == (4, NOW + 12 * HOUR, 1)
        await go(clock, time, 24)
        assert sorted(await kinds(tables, game)) == sorted(("lapse", seat) for seat in chairs(3)), "once a window"


async def test_what_is_not_used_goes_back(tmp_path: Path) -> None:
    async with playing(tmp_path / "a.db", banks=True) as (clock, tables, game, time):
        await go(clock, time, 12)
        time.move(3 * HOUR + MINUTE)  # a quarter of a window, and a minute
        await answer(tables, game, "sample.bid", 4, ONE)
        stand = await stand_of(tables, game)
        assert [bank_of(stand, seat, 1).quarters for seat in chairs(3)] == [FIRST - 2, FIRST - 4, FIRST - 4]


async def test_an_answer_beats_the_bank_at_the_same_moment(tmp_path: Path) -> None:
    async with playing(tmp_path / "a.db", banks=True) as (clock, tables, game, time):
        posted = await asked(tables, game, "sample.bid", ONE)
        time.move(12 * HOUR)
        await tables.submit(game, ONE, posted.ref, posted.rev, 4, user(ONE))
        with pytest.raises(NotOpen):
            await tables.lapse(game, posted.ref, time.now())
        await clock.tick()
        stand = await stand_of(tables, game)
        assert bank_of(stand, ONE, 1).quarters == FIRST
        assert bank_of(stand, TWO, 1).quarters == FIRST - 4


async def test_a_floor_ends_without_a_bank(tmp_path: Path) -> None:
    async with playing(tmp_path / "a.db", banks=True) as (clock, tables, game, time):
        for seat in chairs(3):
            await answer(tables, game, "sample.bid", 0, seat)
        floor = {row.type.value for row in await tables.store.windows(game)}
        assert floor == {"floor"}
        before = len(await kinds(tables, game))
        await go(clock, time, 18)
        assert len(await kinds(tables, game)) > before
        assert {bank_of(await stand_of(tables, game), seat, 1).quarters for seat in chairs(3)} == {FIRST}


async def test_the_bank_of_an_empty_seat_is_not_drawn_on(tmp_path: Path) -> None:
    async with playing(tmp_path / "a.db", banks=True) as (clock, tables, game, time):
        await tables.store.give_up_seat(game, TWO, NOW, holder="vacant")
        await go(clock, time, 12)
        assert await kinds(tables, game) == [("lapse", TWO)]


async def test_the_deadline_of_a_bank_respects_quiet_hours(tmp_path: Path) -> None:
    quiet = {"diamond": ("UTC", "11:00", "18:00")}
    async with playing(tmp_path / "a.db", banks=True, **quiet) as (clock, tables, game, time):
        assert (await dues(tables, game))[ONE] == 12
        await go(clock, time, 12)
        assert (await dues(tables, game))[ONE] == 32, "24 would be noon"
        assert (await dues(tables, game))[TWO] == 24


def test_banks_grow_by_a_quarter_a_turn_and_never_beyond_three_windows() -> None:
    assert Bank().at(1).quarters == FIRST
    assert [Bank().at(turn).quarters for turn in (2, 4, 5, 9)] == [FIRST + 1, FIRST + 3, MOST, MOST]
    assert Bank(quarters=0, turn=7).at(3) == Bank(quarters=0, turn=7), "a rewind takes nothing away, and gives nothing"


# -- clocks that jump ------------------------------------------------------------------------------------------------
async def test_a_clock_that_is_set_forward_takes_nothing(tmp_path: Path) -> None:
    """A jump of a day is no day in which anybody could have answered."""
    async with playing(tmp_path / "a.db") as (clock, tables, game, time):
        await go(clock, time, 2)
        time.jump(24 * HOUR)
        await clock.tick()
        assert await kinds(tables, game) == []
        assert min((await dues(tables, game)).values()) >= 26 + 2
        assert not clock.may_default


async def test_a_jump_is_given_back_before_it_is_written_that_the_bot_lives(tmp_path: Path) -> None:
    """Who is killed after that beat has lost nothing of it."""
    async with playing(tmp_path / "a.db") as (clock, tables, game, time):
        await go(clock, time, 2)
        time.jump(24 * HOUR)
        await clock._pulse()
        given = await dues(tables, game)
        assert min(given.values()) >= 26 + 2
        await Clock(tables.store, tables, time).connected()
        assert await dues(tables, game) == given


async def test_an_outage_after_the_clock_was_set_back_is_given_back_too(tmp_path: Path) -> None:
    """Though by that clock it was before the last one."""
    async with playing(tmp_path / "a.db") as (clock, tables, game, time):
        for due in (17, 22):
            await clock.tick()
            time.move(HOUR)
            clock.disconnected()
            time.move(5 * HOUR)
            await clock.connected()
            assert await dues(tables, game) == dict.fromkeys(chairs(3), due)
            time.jump(-6 * HOUR)


async def test_a_clock_that_is_set_back_takes_nothing_early(tmp_path: Path) -> None:
    async with playing(tmp_path / "a.db") as (clock, tables, game, time):
        await go(clock, time, 11)
        time.jump(-6 * HOUR)
        await clock.tick()
        assert not clock.may_default
        await go(clock, time, 11.9)
        assert await kinds(tables, game) == []
        await go(clock, time, 12)
        assert len(await kinds(tables, game)) == 3


async def test_time_that_passes_as_it_should_is_no_jump(tmp_path: Path) -> None:
    async with playing(tmp_path / "a.db") as (clock, tables, game, time):
        for hour in (1, 5, 11.5):
            await go(clock, time, hour)
            assert clock.since == NOW
        assert await dues(tables, game) == dict.fromkeys(chairs(3), 12)


async def test_a_deadline_long_past_at_the_start(tmp_path: Path) -> None:
    """The program was down for three days: everybody has two hours at least, and one outage is given back once."""
    async with playing(tmp_path / "a.db") as (_, tables, game, time):
        time.move(72 * HOUR)
        clock = Clock(tables.store, tables, time)
        await clock.connected()
        await clock.connected()
        assert await dues(tables, game) == dict.fromkeys(chairs(3), 74)
        await go(clock, time, 73.9)
        assert await kinds(tables, game) == []
        await go(clock, time, 74)
        assert len(await kinds(tables, game)) == 3


async def test_another_process_had_a_clock_that_is_ahead(tmp_path: Path) -> None:
    """What it noted lies in the future for this one: no outage, nothing early."""
    async with playing(tmp_path / "a.db") as (_, tables, game, time):
        await tables.store.renew(NOW + 5 * HOUR, connected=True)
        clock = Clock(tables.store, tables, time)
        await clock.connected()
        await go(clock, time, 2)
        assert await dues(tables, game) == dict.fromkeys(chairs(3), 12)


# -- whatever happens ------------------------------------------------------------------------------------------------
HOURS = st.tuples(
    st.sampled_from(["Europe/Berlin", "Asia/Kathmandu", "Australia/Lord_Howe", "America/St_Johns"]),
    st.integers(0, 47),
    st.integers(1, 20),
)
STEPS = st.lists(
    st.tuples(st.sampled_from(["wait", "wait", "outage", "jump", "answer", "hold", "away"]), st.integers(1, 30)),
    min_size=2,
    max_size=7,
)


def half_hours(start: int, length: int) -> tuple[str, str]:
    end = (start + length) % 48
    return f"{start // 2:02}:{start % 2 * 30:02}", f"{end // 2:02}:{end % 2 * 30:02}"


class Watch:
    """Notes when windows are due, and finds defaults that came too early or to a sleeper."""

    def __init__(self, tables: Tables, game: str) -> None:
        self.tables, self.game, self.seen = tables, game, 0

    async def tick(self, clock: Clock) -> None:
        before = await stand_of(self.tables, self.game)
        await clock.tick()
        now = self.tables.time.now()
        rows = {row.key: row for row in before.windows}
        journal = await self.tables.store.journal(self.game)
        for line in [one for one in journal[self.seen :] if one.entry.kind == "lapse" and one.entry.key in rows]:
            row = rows[line.entry.key]
            assert row.due is not None
            assert row.due <= now, "before its time"
            together = [one.seat for one in before.windows if (one.topic, one.due) == (row.topic, row.due)]
            quiet = [q for seat in [row.seat, *together] if (q := of_seat(before, seat).quiet)]
            assert row.rested == row.due or settled(row.due, quiet) <= now, "to a sleeper"
        self.seen = len(journal)


@settings(max_examples=25, deadline=None)
@example(  # in which one of them is away for so long that his seat is vacant, and is then the first that is asked
    hours=[("Europe/Berlin", 0, 1)] * 3,
    steps=[("wait", 24), ("answer", 1), ("wait", 11), ("answer", 24), ("wait", 6), ("answer", 1)],
    start=660,
    banks=False,
)
@given(
    hours=st.lists(HOURS, min_size=3, max_size=3),
    steps=STEPS,
    start=st.sampled_from([0, 660, 5800]),
    banks=st.booleans(),
)
async def test_no_default_before_its_time_and_none_to_a_sleeper(
    hours: list[Any], steps: list[tuple[str, int]], start: int, banks: bool
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        quiet = {seat: (zone, *half_hours(at, long)) for seat, (zone, at, long) in zip(chairs(3), hours, strict=True)}
        async with playing(Path(folder) / "a.db", banks=banks, **quiet) as (clock, tables, game, time):
            time.jump(start * HOUR)  # to the changes of spring and autumn
            watch = Watch(tables, game)
            await watch.tick(clock)
            for what, much in steps:
                await happens(what, much, clock, tables, game, time)
                for _ in range(4):
                    time.move(much * HOUR / 4)
                    await watch.tick(clock)


async def happens(what: str, much: int, clock: Clock, tables: Tables, game: str, time: FakeTime) -> None:
    if what == "outage":
        clock.disconnected()
        time.move(much * HOUR)
        await clock.connected()
    if what == "jump":
        time.jump((much - 15) * HOUR)
    if what == "hold" and (await tables.store.find_game(game)).status == "playing":
        await tables.hold(game, "CODE")
        time.move(much * HOUR)
        await tables.release(game)
    if what == "away" and (await tables.store.find_game(game)).status == "playing":
        await stop(tables, game, Pause(by="away", since=time.now(), seat=TWO))
        time.move(much * HOUR)
        await clock.tick()
        await go_on(tables, game)
    if what == "answer" and (await tables.store.find_game(game)).status == "playing":
        await somebody_answers(tables, game)


async def somebody_answers(tables: Tables, game: str) -> None:
    """The first who is asked and has not lost his seat."""
    stand, table = await stand_of(tables, game), await tables.table(game)
    held = [one for one in table.open.values() if one.decision.awaited and stand.holder(one.decision.seat) is not None]
    for posted in held[:1]:
        seat = posted.decision.seat
        await tables.submit(game, seat, posted.ref, posted.rev, posted.decision.lapse, user(seat))
