"""The reminder ladder: at half time, at last, never in a sleep, once for all games (discord-ux 10.3)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bot.services.clock.clock import Clock
from bot.services.clock.deadlines import waking
from bot.services.clock.reminders import CALL, NOTE, pause_today, put_off
from bot.services.people.people import Preferences, keep
from bot.store.store import GameRow, NoteRow, Parcel, SeatRow
from bot.store.windows import moved
from bot.table.tables import Tables
from games.kernel import Seat
from games.kernel.decision import chairs
from tests.bot.playing import HOST, NOW, FakeTime, answer, asked, at_table, spend_banks, user

ONE, TWO, THREE = chairs(3)
HOUR = timedelta(hours=1)
GAME = "salt22"


@asynccontextmanager
async def ticking(path: Path, pace: str = "brisk") -> AsyncIterator[tuple[Clock, Tables, FakeTime]]:
    async with at_table(path, pace=pace) as (tables, _, time):
        clock = Clock(tables.store, tables, time)
        await clock.connected()
        yield clock, tables, time


async def go(clock: Clock, time: FakeTime, hour: float) -> list[Parcel]:
    """Move to so many hours after noon; the reminders that were sent."""
    time.move(NOW + hour * HOUR - time.now())
    await clock.tick()
    return await sent(clock.tables, clock.time)


async def sent(tables: Tables, time: FakeTime) -> list[Parcel]:
    found = []
    while rows := await tables.store.claim(time.now()):
        for row in rows:
            await tables.store.sent(row.id)
            found.append(row.parcel)
    return [one for one in found if one.kind == "reminder"]


def short(parcels: list[Parcel]) -> list[tuple[str, str]]:
    return sorted((one.target.removeprefix("dm:"), one.ref) for one in parcels)


async def another(tables: Tables, game: str, pace: str = "brisk") -> str:
    """Another game of the same three, begun now."""
    await tables.store.add_game(GameRow(game, "sample", game.title(), HOST, NOW, pace=pace, channel=9, guild=1))
    for n, seat in enumerate(chairs(3)):
        await tables.store.take_seat(SeatRow(game, seat, "user", user(seat), NOW + timedelta(seconds=n)))
    await spend_banks(tables.store, game, 3)
    await tables.open_game(game, HOST, seed=game)
    return game


async def test_nobody_is_woken(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, time):
        await keep(tables.store, user(TWO), quiet_from="17:00", quiet_until="20:00")
        assert short(await go(clock, time, 6)) == [(THREE, "1"), (ONE, "1")]
        assert short(await go(clock, time, 7.9)) == []
        assert short(await go(clock, time, 8)) == [(TWO, "1")]
        assert short(await go(clock, time, 10.8)) == [(seat, "2") for seat in sorted(chairs(3))]


@pytest.mark.parametrize(
    ("hour", "until", "told"),
    [(4, 12, 4), (6, 12, 8), (6, None, 8), (6, 8, 5), (6, 7, 5), (8, 12, 8), (None, 12, None)],
)
def test_a_time_in_somebodys_sleep_becomes_his_morning_or_if_that_is_too_late_his_evening(
    hour: int | None, until: int | None, told: int | None
) -> None:
    """He sleeps from five to eight hours after noon."""
    person = Preferences(quiet_from="17:00", quiet_until="20:00")
    at, end, expected = (None if one is None else NOW + one * HOUR for one in (hour, until, told))
    assert waking(at, end, person) == expected


async def test_a_last_call_waits_for_the_morning_too(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db", pace="standard") as (clock, tables, time):
        await keep(tables.store, user(TWO), quiet_from="01:00", quiet_until="10:30")
        await go(clock, time, 12)
        assert short(await go(clock, time, 21.6)) == [(THREE, "2"), (ONE, "2")]
        assert short(await go(clock, time, 22.5)) == [(TWO, "2")]


async def test_who_sleeps_until_it_is_too_late_is_not_woken(tmp_path: Path) -> None:
    """His hours were set after the deadline had been moved out of others: it is moved once only."""
    async with ticking(tmp_path / "a.db") as (clock, tables, time):
        (row,) = [one for one in await tables.store.windows(GAME) if one.seat == TWO]
        late = replace(row, rested=row.due, stage=1, remind_at=NOW + 10.8 * HOUR)
        await tables.store.set_windows([late], NOW, {})
        await keep(tables.store, user(TWO), quiet_from="22:00", quiet_until="06:00")
        assert short(await go(clock, time, 10.8)) == [(THREE, "2"), (ONE, "2")]
        assert short(await go(clock, time, 11.9)) == []


async def test_what_is_paused_or_switched_off_is_the_half_time_only(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, time):
        await keep(tables.store, user(ONE), reminders=False)
        await keep(tables.store, user(TWO), fewer_pings=True)
        person = await pause_today(tables, user(THREE))
        assert person.paused_until == NOW + 12 * HOUR
        assert short(await go(clock, time, 6)) == []
        assert short(await go(clock, time, 10.8)) == [(seat, "2") for seat in sorted(chairs(3))]


async def test_a_pause_ends_with_the_day(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db", pace="relaxed") as (clock, tables, time):
        await pause_today(tables, user(ONE))
        assert short(await go(clock, time, 24)) == [(seat, "1") for seat in sorted(chairs(3))]


async def test_one_message_for_all_games_due_at_about_the_same_time(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, time):
        await another(tables, "near22")
        time.move(2 * HOUR)
        await another(tables, "later2")
        time.move(3 * HOUR)
        await another(tables, "far222")
        told = await go(clock, time, 6)
        assert short(told) == [(seat, "1") for seat in sorted(chairs(3))], "one each"
        games = {tuple(sorted(one.about["games"])) for one in told}
        assert games == {("later2", "near22", GAME)}, "due within three hours of each other; far222 is five away"
        assert short(await go(clock, time, 8)) == [], "it has been told of later2"
        assert short(await go(clock, time, 11)) == [(seat, "2") for seat in sorted(chairs(3))]
        for game in (GAME, "near22", "later2"):
            stand = await tables.store.stand(game)
            assert {note.ref for note in stand.notes_of(NOTE)} == {*chairs(3)}
            assert {row.stage for row in stand.windows} == {2}
        assert (await tables.store.windows("far222"))[0].stage == 1


async def test_somebody_in_fifty_games_gets_one_message(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, time):
        for number in range(49):
            await another(tables, f"game{number:02}")
        told = await go(clock, time, 6)
        assert short(told) == [(seat, "1") for seat in sorted(chairs(3))]
        assert {len(one.about["games"]) for one in told} == {50}
        assert short(await go(clock, time, 6.1)) == []


async def test_who_has_answered_everywhere_is_not_told(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, time):
        await another(tables, "near22")
        for game in (GAME, "near22"):
            posted = await asked(tables, game, "sample.bid", ONE)
            await tables.save(game, ONE, posted.ref, posted.rev, 3, user(ONE))
        told = await go(clock, time, 6)
        assert {one.target for one in told} == {f"dm:{TWO}", f"dm:{THREE}"}


async def test_an_answer_brings_the_reminder_up_to_date(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, time):
        await another(tables, "near22")
        await go(clock, time, 6)
        home = (await tables.store.stand("near22")).note(NOTE, ONE).body["home"]
        await answer(tables, "near22", "sample.bid", 0, ONE)
        told = await sent(tables, time)
        assert [(one.target, one.ref, dict(one.about)) for one in told] == [
            (f"dm:{ONE}", "again", {"home": home, "seat": ONE})
        ]
        assert (await tables.store.stand("near22")).note(NOTE, ONE) is None
        assert (await tables.store.stand(GAME)).note(NOTE, ONE) is not None


async def test_a_call_in_the_channel_goes_with_the_answer(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (_, tables, time):
        await tables.store.note(GAME, NOW, [NoteRow(GAME, CALL, ONE)])
        await answer(tables, GAME, "sample.bid", 0, ONE)
        rows = await tables.store.claim(time.now(), 500)
        assert (await tables.store.stand(GAME)).note(CALL, ONE) is None
        assert any(row.parcel.kind in ("call", "turn") for row in rows)


async def test_remind_later(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db", pace="standard") as (clock, tables, time):
        await go(clock, time, 12)
        assert await put_off(tables, [GAME], user(ONE)) == NOW + 15 * HOUR
        assert short(await go(clock, time, 15)) == [(ONE, "1")]
        time.move(5 * HOUR)
        assert await put_off(tables, [GAME], user(ONE)) == NOW + 21.6 * HOUR, "no later than the last call"
        assert short(await go(clock, time, 21.6)) == [(seat, "2") for seat in sorted(chairs(3))]
        assert await put_off(tables, [GAME], user(ONE)) == NOW + 22.8 * HOUR, "and once more in what is left"
        assert short(await go(clock, time, 22.8)) == [(ONE, "2")]
        assert await put_off(tables, [GAME], 999) is None
        assert await put_off(tables, ["nosuch"], user(ONE)) is None


async def test_reminders_begin_anew_only_where_a_deadline_moves_by_a_fifth(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db", pace="standard") as (clock, tables, time):
        await go(clock, time, 12)
        refs = [(row.game, row.ref) for row in await tables.store.windows(GAME)]
        due = NOW + 28 * HOUR
        await tables.store.move_windows(dict.fromkeys(refs, due), time.now(), {})
        assert short(await go(clock, time, 14.1)) == [], "four hours of twenty-four"
        assert short(await go(clock, time, 25.2)) == [(seat, "2") for seat in sorted(chairs(3))], "a tenth of the whole"
        due = NOW + 48 * HOUR
        await tables.store.move_windows(dict.fromkeys(refs, due), time.now(), {})
        assert short(await go(clock, time, 36.6)) == [(seat, "1") for seat in sorted(chairs(3))], "half of what is left"
        assert short(await go(clock, time, 43.2)) == [(seat, "2") for seat in sorted(chairs(3))]


async def test_a_window_that_gets_a_deadline_late(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db", pace="none") as (_, tables, time):
        time.move(50 * HOUR)
        row = (await tables.store.windows(GAME))[0]
        assert moved(row, time.now() + HOUR, time.now()).remind_at is None, "too near for one"
        assert moved(row, time.now() + 4 * HOUR, time.now()).remind_at == time.now() + 2 * HOUR


async def test_an_answer_in_the_same_moment_stops_the_reminder(tmp_path: Path) -> None:
    """The clock has looked, then the window is answered, then it would tell: nobody is told of what is done."""
    async with ticking(tmp_path / "a.db") as (clock, tables, time):
        real, seat = tables.store.remind, Seat(TWO)

        async def late(rows: list, *rest: object, **more: object) -> None:
            posted = next((one for one in (await tables.table(GAME)).open.values() if one.decision.seat == seat), None)
            if rows[0].seat == seat and posted is not None:
                await tables.submit(GAME, seat, posted.ref, posted.rev, 0, user(seat))
            await real(rows, *rest, **more)

        tables.store.remind = late
        assert short(await go(clock, time, 6)) == [(THREE, "1"), (ONE, "1")]


async def test_two_that_see_to_the_same_clocks_in_one_moment_remind_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where a game changes from one process to another: both have read that the reminder is due."""
    async with ticking(tmp_path / "byrsa.db") as (clock, tables, time):
        for hour, stage in ((6, "1"), (11, "2")):
            time.move(NOW + hour * HOUR - time.now())
            due = await tables.store.clocks(time.now())
            assert len(due) == 3

            async def read(_now: object, due: object = due) -> object:
                return due

            with monkeypatch.context() as patch:
                patch.setattr(tables.store, "clocks", read)
                await clock.tick()
                told = await sent(tables, time)
                await clock.tick()
            told += await sent(tables, time)
            assert short(told) == sorted((str(one), stage) for one in (ONE, TWO, THREE))
