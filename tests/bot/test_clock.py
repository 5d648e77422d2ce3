"""Deadlines, by a time that tests move."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from bot.base.errors import LeaseLost, NotOpen, StoreDamaged
from bot.base.times import WallTime
from bot.services.brought import RINGS
from bot.services.clock.clock import Clock, give_back
from bot.services.clock.hours import LENGTHS, Pace, deadline
from bot.services.clock.present import OwnSessions
from bot.services.pauses.pauses import go_on
from bot.store.store import Move, NoteRow
from bot.table.tables import Tables
from games.kernel import Window
from games.kernel.decision import chairs
from tests.bot.playing import HOST, NOW, FakeTime, all_parcels, answer, asked, at_table, lobby, user

ONE, TWO, THREE = chairs(3)
HOUR = timedelta(hours=1)


@asynccontextmanager
async def ticking(path: Path, *, pace: str = "brisk") -> AsyncIterator[tuple[Clock, Tables, str, FakeTime]]:
    """A game in play, its clock, and a bot that has just come to Discord."""
    async with at_table(path, pace=pace) as (tables, game, time):
        clock = Clock(tables.store, tables, time)
        await clock.connected()
        yield clock, tables, game, time


async def kinds(tables: Tables, game: str) -> list[tuple[str, object]]:
    return [(row.entry.kind, row.entry.raw) for row in await tables.store.journal(game)]


async def test_nothing_is_taken_before_the_deadline(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, game, time):
        time.move(12 * HOUR - timedelta(microseconds=1))
        assert await clock.tick() == NOW + 12 * HOUR
        assert await kinds(tables, game) == []


async def reminders(tables: Tables) -> list[tuple[str, str]]:
    rows = [row.parcel for row in await all_parcels(tables)]
    return sorted((one.audience.removeprefix("seat:"), one.ref) for one in rows if one.kind == "reminder")


async def test_who_has_saved_nothing_is_reminded_at_half_time_and_once_more(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, game, time):
        posted = await asked(tables, game, "sample.bid", TWO)
        await tables.save(game, TWO, posted.ref, posted.rev, 6, user(TWO))
        await answer(tables, game, "sample.bid", 4, ONE)
        assert await clock.tick() == NOW + 6 * HOUR
        assert await reminders(tables) == []
        for at, expected, then in ((6, [(THREE, "1")], 10.8), (10.8, [(THREE, "2")], 12)):
            time.move(NOW + at * HOUR - time.now())
            assert await clock.tick() == NOW + then * HOUR
            assert await reminders(tables) == expected
            await clock.tick()
            assert await reminders(tables) == []


async def test_of_two_reminders_that_were_missed_only_the_last_is_sent(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, game, time):
        time.move(11 * HOUR)
        await clock.tick()
        await clock.tick()
        assert await reminders(tables) == sorted((seat, "2") for seat in chairs(3))
        assert await kinds(tables, game) == []


async def test_a_short_window_is_not_reminded_of(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db", pace="live") as (clock, tables, _, time):
        time.move(timedelta(minutes=9))
        await clock.tick()
        assert await reminders(tables) == []


async def test_at_the_deadline_the_default_is_taken_for_everyone_asked(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, game, time):
        await answer(tables, game, "sample.bid", 4, ONE)
        time.move(12 * HOUR)
        again = await clock.tick()
        assert await kinds(tables, game) == [("answer", 4), ("lapse", 0), ("lapse", 0)]
        assert [row.user for row in await tables.store.journal(game)] == [user(ONE), None, None]
        assert again == NOW + 12 * HOUR + 9 * HOUR, "half of a floor, which has half as long again"
        assert await tables.store.next_due() == NOW + 30 * HOUR


async def test_what_was_saved_counts_at_the_deadline(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, game, time):
        posted = await asked(tables, game, "sample.bid", TWO)
        await tables.save(game, TWO, posted.ref, posted.rev, 6, user(TWO))
        assert await kinds(tables, game) == []
        time.move(12 * HOUR)
        await clock.tick()
        found = {row.entry.seat: row.entry.raw for row in await tables.store.journal(game)}
        assert found == {ONE: 0, TWO: 6, THREE: 0}
        assert await tables.store.saved(game) == []


async def test_what_was_saved_and_is_no_longer_legal_does_not_count(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, game, time):
        posted = await asked(tables, game, "sample.bid", TWO)
        await tables.save(game, TWO, posted.ref, posted.rev, 10, user(TWO))
        await tables.rule(game, "fine", {"seat": TWO, "coins": 5}, HOST)
        time.move(12 * HOUR)
        await clock.tick()
        assert {row.entry.raw for row in await tables.store.journal(game) if row.entry.kind == "lapse"} == {0}


async def test_an_answer_in_the_last_moment_is_not_lapsed(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (_, tables, game, time):
        posted = await asked(tables, game, "sample.bid", ONE)
        with pytest.raises(NotOpen, match="not-due"):
            await tables.lapse(game, posted.ref, time.now())
        time.move(12 * HOUR)
        press = tables.submit(game, ONE, posted.ref, posted.rev, 4, user(ONE))
        done = await asyncio.gather(press, tables.lapse(game, posted.ref, time.now()), return_exceptions=True)
        assert isinstance(done[1], NotOpen)
        assert await kinds(tables, game) == [("answer", 4)]
        with pytest.raises(NotOpen, match="closed"):
            await tables.submit(game, ONE, posted.ref, posted.rev, 5, user(ONE))


async def test_a_press_after_the_deadline_changes_nothing(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, game, time):
        posted = await asked(tables, game, "sample.bid", ONE)
        time.move(12 * HOUR)
        await clock.tick()
        before = await kinds(tables, game)
        with pytest.raises(NotOpen):
            await tables.submit(game, ONE, posted.ref, posted.rev, 4, user(ONE))
        assert await kinds(tables, game) == before


async def test_a_whole_game_runs_out_by_itself(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db", pace="live") as (clock, tables, game, time):
        time.move(HOUR)
        paused = 0
        for _ in range(90):
            due = await clock.tick()
            row = await tables.store.find_game(game)
            if row.paused_at:  # half the seats have slept twice: it asks, and somebody lets it go on
                paused += 1
                await go_on(tables, game)
            elif due is None:
                break
            else:
                time.move(due - time.now())
        assert row.status == "over"
        assert paused
        assert {kind for kind, _ in await kinds(tables, game)} <= {"lapse", "forced"}


async def test_nothing_is_defaulted_in_the_first_hour_on_discord(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db", pace="live") as (tables, game, time):
        clock = Clock(tables.store, tables, time)
        time.move(5 * HOUR)
        assert await clock.tick() is None, "the bot has not come to Discord yet"
        await clock.connected()
        time.move(59 * timedelta(minutes=1))
        assert await clock.tick() == NOW + 6 * HOUR
        clock.disconnected()
        assert await clock.tick() is None
        assert await kinds(tables, game) == []


async def test_a_short_break_does_not_start_the_hour_anew(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, _, _, time):
        for away, since in ((timedelta(seconds=30), NOW), (2 * HOUR, NOW + 2 * HOUR + timedelta(seconds=30))):
            clock.disconnected()
            time.move(away)
            await clock.connected()
            assert clock.since == since
        await clock.connected()
        assert clock.since == since, "on_ready may come again"


async def test_an_outage_is_given_back_and_told_once(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, game, time):
        time.move(10 * HOUR)
        clock.disconnected()
        time.move(5 * HOUR)
        await clock.connected()
        assert {row.due for row in await tables.store.windows(game)} == {NOW + 17 * HOUR}
        clock.disconnected()
        time.move(5 * HOUR)
        await clock.connected()
        assert {row.due for row in await tables.store.windows(game)} == {NOW + 22 * HOUR}
        told = [row.parcel.audience for row in await all_parcels(tables) if row.parcel.ref == "outage"]
        assert told == ["public"]


async def test_whoever_hears_but_is_not_heard_is_not_on_discord(tmp_path: Path) -> None:
    """One outage, from when the first way was lost until the last is found; nothing is defaulted, nobody reminded."""
    async with ticking(tmp_path / "a.db") as (clock, tables, game, time):
        time.move(2 * HOUR)
        assert clock.may_default
        clock.disconnected("road")
        time.move(4 * HOUR)
        clock.disconnected()
        await clock.connected()
        assert not clock.may_default
        time.move(8 * HOUR)
        assert await clock.tick() is None
        assert await kinds(tables, game) == []
        await clock.connected("road")
        assert {row.due for row in await tables.store.windows(game)} == {NOW + 24 * HOUR}
        time.move(HOUR)
        assert clock.may_default


async def test_the_clock_stands_still_while_one_of_the_sessions_is_away(tmp_path: Path) -> None:
    """Whoever has them: all of them are asked for, also while it takes effect that they have come."""
    async with ticking(tmp_path / "a.db") as (clock, _, _, time):
        sessions = OwnSessions(lambda: [0, 1])
        await clock.judge(sessions)
        assert not clock.present
        sessions.there |= {0, 1}
        await clock.judge(sessions)
        time.move(2 * HOUR)
        assert clock.may_default
        sessions.there.discard(1)
        await clock.judge(sessions)
        assert not clock.may_default


async def test_a_session_lost_while_the_others_come_is_not_overlooked(tmp_path: Path) -> None:
    class Fleeting:
        """There when first asked, and gone again."""

        def __init__(self) -> None:
            self.answers = deque([True, False])

        async def all_there(self) -> bool:
            return self.answers.popleft()

    async with ticking(tmp_path / "a.db") as (clock, _, _, _):
        await clock.judge(Fleeting())
        assert not clock.present


async def test_before_discord_says_how_many_sessions_there_are_none_is_enough() -> None:
    assert not await OwnSessions(list[int], {0}).all_there()


async def test_an_outage_of_the_whole_program_is_given_back(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (_, tables, game, time):
        time.move(30 * HOUR)
        clock = Clock(tables.store, tables, time)
        await clock.connected()
        assert {row.due for row in await tables.store.windows(game)} == {NOW + 32 * HOUR}
        notices = [row.parcel for row in await all_parcels(tables) if row.parcel.kind == "notice"]
        assert [(one.audience, one.ref) for one in notices] == [("public", "outage")]


@pytest.mark.parametrize(
    ("due", "gone", "back", "expected"),
    [
        (None, 1, 2, None),
        (12, 1, 2, None),
        (12, 1, 4, None),
        (12, 1, 5, 16),
        (12, 11.5, 11.75, None),
        (12, 11.9, 12.1, 14.1),
        (12, 11, 12, 14),
        (12, 10, 15, 17),
        (12, 10, 60, 62),
        (24, 1, 21, 36),
        (24, 23, 26, 28),
        (12, 13, 14, 16),
    ],
)
def test_what_an_outage_gives_back(due: float | None, gone: float, back: float, expected: float | None) -> None:
    def at(hour: float | None) -> datetime | None:
        return None if hour is None else NOW + hour * HOUR

    assert give_back(NOW, at(due), at(gone), at(back)) == at(expected)


async def test_the_task_sleeps_and_is_woken_by_time_and_by_new_deadlines(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db", pace="none") as (tables, game, time):
        played, real = asyncio.Event(), tables.store.commit

        async def commit(move: Move) -> None:
            await real(move)
            played.set()

        tables.store.commit = commit
        clock = Clock(tables.store, tables, time)
        running = asyncio.create_task(clock.run())
        await clock.connected()
        await clock.idle.wait()
        time.move(2 * HOUR)
        row, due = (await tables.store.windows(game))[0], time.now() + HOUR / 2
        await tables.store.move_windows({(game, row.ref): due}, time.now(), {})
        await time.until_awaited(due)
        assert not played.is_set()
        time.move(HOUR / 2)
        await played.wait()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        assert [entry.entry.seat for entry in await tables.store.journal(game)] == [row.seat]


async def test_the_task_ends_when_the_lease_is_lost(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, _, time):
        db = sqlite3.connect(tmp_path / "a.db")
        (owner,) = db.execute("SELECT owner FROM lease").fetchone()
        db.execute("UPDATE lease SET owner = 'somebody:1:else'")
        db.commit()
        with pytest.raises(LeaseLost):
            await Clock(tables.store, tables, time).run()
        db.execute("UPDATE lease SET owner = ?", (owner,))
        db.commit()
        db.close()


@pytest.mark.parametrize(
    "error", [LookupError("a card that cannot be written"), StoreDamaged("damaged", "a page that cannot be read")]
)
async def test_one_game_that_cannot_go_on_does_not_stop_the_others(tmp_path: Path, error: Exception) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, game, time):
        real = tables.plan

        def plan(row: object, table: object, outcome: object) -> list:
            if row.id == game:  # type: ignore[attr-defined]
                raise error
            return real(row, table, outcome)  # type: ignore[arg-type]

        await lobby(tables.store, "other2")
        await tables.open_game("other2", HOST)
        tables.plan = plan
        time.move(12 * HOUR)
        again = await clock.tick()
        assert await kinds(tables, game) == []
        assert len(await kinds(tables, "other2")) == 3
        assert time.now() < again < time.now() + HOUR
        tables.plan = real
        time.move(again - time.now())
        await clock.tick()
        assert len(await kinds(tables, game)) == 3


async def test_a_held_game_is_not_lapsed(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, game, time):
        await tables.hold(game, "PAUSE")
        time.move(50 * HOUR)
        assert await clock.tick() is None
        await tables.release(game, HOST)
        assert await tables.store.next_due() == NOW + 62 * HOUR
        assert await clock.tick() == NOW + 56 * HOUR


def test_how_long_a_window_is_open() -> None:
    hours = {pace: length / HOUR for pace, length in LENGTHS.items() if pace is not Pace.LIVE}
    assert hours == {Pace.BRISK: 12, Pace.STANDARD: 24, Pace.RELAXED: 48, Pace.UNHURRIED: 72}
    assert deadline("standard", Window.SOLO, NOW) == NOW + 24 * HOUR
    assert deadline("standard", Window.FLOOR, NOW) == NOW + 36 * HOUR
    assert deadline("none", Window.FLOOR, NOW) is None


async def test_the_time_of_this_machine_is_in_utc_and_the_past_needs_no_sleep() -> None:
    time = WallTime()
    assert time.now().utcoffset() == timedelta()
    await time.sleep_until(time.now() - HOUR)
    await time.sleep_until(time.now() + timedelta(milliseconds=5))


async def test_who_sleeps_wakes_as_the_clock_is_set_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else nobody would show for hours that this process lives."""
    readings, slept = [NOW, NOW - 5 * HOUR], []

    class SetBack(WallTime):
        def now(self) -> datetime:
            return readings.pop(0)

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    await SetBack().sleep_until(NOW + timedelta(seconds=10))
    assert (slept, readings) == ([10], [])


async def test_what_is_to_be_sent_does_not_wait_for_the_clock_to_catch_up(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, _, time):
        time.jump(-5 * HOUR)
        assert await tables.store.claim(time.now()) == []
        await clock.tick()
        assert {row.parcel.kind for row in await tables.store.claim(time.now())} == {"turn", "log"}


async def test_nor_where_it_was_set_back_while_the_bot_was_away(tmp_path: Path) -> None:
    """What is tried again within the longest pause there is keeps its time."""
    async with ticking(tmp_path / "a.db") as (clock, tables, _, time):
        first, *others = await tables.store.claim(time.now() + HOUR)
        await tables.store.put_off(first.id, time.now() + 5 * HOUR)
        for one in others:
            await tables.store.put_off(one.id, time.now() + HOUR / 3)
        clock.disconnected()
        await clock.connected()
        assert [row.id for row in await tables.store.claim(time.now())] == [first.id]


async def test_what_was_settled_while_others_rang_does_not_ring(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rung: list[str] = []

    async def settle(tables: Tables, note: NoteRow) -> None:
        rung.append(note.ref)
        await tables.store.note(note.game, NOW, drop=await tables.store.notes(note.game, "bell"))

    monkeypatch.setitem(RINGS, "bell", settle)
    async with ticking(tmp_path / "a.db") as (clock, tables, game, _):
        await tables.store.note(game, NOW, [NoteRow(game, "bell", ref, due=NOW) for ref in ("first", "second")])
        await clock.tick()
        assert rung == ["first"]


async def test_a_stale_window_row_is_no_endless_loop(tmp_path: Path) -> None:
    """A row whose decision is not open is tried once a round."""
    async with ticking(tmp_path / "a.db") as (clock, tables, game, time):
        row = (await tables.store.windows(game))[0]
        ghost = type(row)(game, "ghost", "k", "k", "t", ONE, Window.SOLO, False, NOW, NOW)
        await tables.store.commit(Move(game, NOW, 0, 1, opened=[ghost]))
        time.move(2 * HOUR)
        again = await clock.tick()
        assert again > time.now()
