"""Missed deadlines: the ladder to a vacant seat, and what does not count."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path

from bot.services.clock.clock import Clock
from bot.services.pauses.pauses import ask_resume
from bot.services.sittings.absence import ask_away
from bot.services.sittings.missed import Deadline, Record, record_of
from bot.services.sittings.sittings import begin
from bot.store.store import NoteRow
from bot.table.tables import Tables
from games.kernel import Posted, Seat, Window
from games.kernel.decision import chairs
from tests.bot.playing import NOW, FakeTime, at_table, user
from tests.bot.told import told

SEATS = chairs(5)
ONE, TWO, THREE = SEATS[:3]
HOUR, DAY = timedelta(hours=1), timedelta(days=1)


@asynccontextmanager
async def ticking(path: Path, *, seats: int = 5) -> AsyncIterator[tuple[Clock, Tables, str, FakeTime]]:
    """A game in play with empty banks: each deadline that is missed is a default."""
    async with at_table(path, seats=seats) as (tables, game, time):
        clock = Clock(tables.store, tables, time)
        clock.since = NOW - 2 * HOUR
        yield clock, tables, game, time


async def asked_next(tables: Tables, game: str, seat: Seat) -> Posted:
    """Play on until a seat is asked something that is no end of a floor; defaults before their time are no miss."""
    while True:
        table = await tables.table(game)
        able = [one for one in table.open.values() if one.decision.awaited]
        own = [one for one in able if one.decision.seat == seat and one.decision.window is not Window.FLOOR]
        if own:
            return own[0]
        await tables.lapse(game, able[0].ref)


async def press(tables: Tables, game: str, posted: Posted) -> None:
    decision = posted.decision
    await tables.submit(game, decision.seat, posted.ref, posted.rev, decision.lapse, user(decision.seat))


async def miss(tables: Tables, clock: Clock, game: str, seat: Seat) -> None:
    """A deadline of a seat passes, and its bank is empty."""
    assert isinstance(tables.time, FakeTime)
    tables.time.move(timedelta(minutes=1))
    posted, now = await asked_next(tables, game, seat), tables.time.now()
    await tables.store.move_windows({(game, posted.ref): now}, now, {})
    await tables.lapse(game, posted.ref)
    await clock.tick()


async def record(tables: Tables, game: str, seat: Seat) -> Record:
    stand = await tables.store.stand(game)
    assert stand is not None
    return record_of(stand, seat)


async def holder(tables: Tables, game: str, seat: Seat) -> int | None:
    return {row.seat: row.user for row in await tables.store.seats(game)}[seat]


async def paused(tables: Tables, game: str) -> bool:
    row = await tables.store.find_game(game)
    return row is not None and row.paused_at is not None


async def test_first_a_private_word_then_a_public_one_then_the_seat_is_vacant(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, game, _):
        await miss(tables, clock, game, TWO)
        assert [(one.audience, one.kind) for one in await told(tables, "missed", "notice")] == [
            (f"seat:{TWO}", "missed")
        ]
        await miss(tables, clock, game, TWO)
        public = await told(tables, "missed", "notice")
        assert [(one.target, one.ref, one.about) for one in public] == [
            ("channel", "missed", {"seat": TWO, "count": 2})
        ]
        assert await holder(tables, game, TWO) == user(TWO)
        await miss(tables, clock, game, TWO)
        assert await holder(tables, game, TWO) is None
        assert (await record(tables, game, TWO)).row == 0, "whoever takes the seat begins afresh"
        assert not await paused(tables, game), "one of five is not half the table"


async def test_an_answer_ends_the_row(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, game, _):
        for _ in range(2):
            await miss(tables, clock, game, TWO)
        await press(tables, game, await asked_next(tables, game, TWO))
        assert (await record(tables, game, TWO)).row == 0
        await miss(tables, clock, game, TWO)
        assert (await record(tables, game, TWO)).row == 1
        assert await holder(tables, game, TWO) == user(TWO)


async def test_what_was_saved_is_no_default(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, game, _):
        await miss(tables, clock, game, TWO)
        posted = await asked_next(tables, game, TWO)
        await tables.save(game, TWO, posted.ref, posted.rev, posted.decision.lapse, user(TWO))
        await miss(tables, clock, game, TWO)
        assert (await record(tables, game, TWO)).row == 0


async def test_what_a_bank_pays_for_is_not_missed(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, game, time):
        await tables.store.note(game, NOW, drop=await tables.store.notes(game, "bank"))
        time.move(12 * HOUR)
        await clock.tick()
        assert await tables.store.journal(game) == []
        assert await record(tables, game, TWO) == Record()


async def test_several_decisions_of_one_deadline_are_missed_once(tmp_path: Path) -> None:
    record = Record().defaulted(NOW).defaulted(NOW)
    assert record.row == 1
    assert record.defaulted(NOW + HOUR).row == 2
    assert record.kept(NOW).defaulted(NOW).row == 1, "he came, and went again"


def test_five_of_the_last_ten_are_too_many() -> None:
    record = Record()
    for n in range(9):
        at = NOW + n * DAY
        record = record.kept(at) if n % 2 else record.defaulted(at)
        assert record.too_many == (n == 8)
        assert record.row <= 1
    for n in range(9, 12):
        record = record.kept(NOW + n * DAY)
    assert not record.too_many, "the first of them are long ago"
    for n in range(12, 30):
        record = record.kept(NOW + n * DAY)
    assert record.clean
    assert len(record.last) == 10


async def test_when_half_the_table_sleeps_the_game_pauses_and_asks(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db", seats=4) as (clock, tables, game, _):
        for seat in (TWO, THREE):
            for _ in range(2):
                assert not await paused(tables, game)
                await miss(tables, clock, game, seat)
        assert await paused(tables, game)
        assert [one.target for one in await told(tables, "asleep")] == ["channel"]
        assert await ask_resume(tables, game, user(TWO)) is None
        assert not await paused(tables, game)
        assert (await record(tables, game, TWO)).row == 0, "a press is a press"
        await miss(tables, clock, game, THREE)
        assert await holder(tables, game, THREE) is None, "it asked; who did not come back has lost his seat"


async def test_the_last_player_is_waited_for(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db", seats=2) as (clock, tables, game, _):
        await tables.store.give_up_seat(game, ONE, NOW, holder="vacant")
        body = Record(row=2, last=[Deadline(due=NOW, missed=True)]).model_dump(mode="json")
        await tables.store.note(game, NOW, [NoteRow(game, "missed", TWO, body)])
        await miss(tables, clock, game, TWO)
        assert await holder(tables, game, TWO) == user(TWO)
        assert await paused(tables, game)


async def test_who_is_away_and_who_sits_live_misses_nothing(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, game, time):
        await ask_away(tables, game, user(TWO), time.now(), time.now() + 9 * DAY, "orders")
        await clock.tick()
        await miss(tables, clock, game, TWO)
        await begin(tables, game)
        await miss(tables, clock, game, THREE)
        for seat in (TWO, THREE):
            assert await record(tables, game, seat) == Record()


async def test_a_default_that_was_forced_before_its_time_is_no_miss(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (_, tables, game, _time):
        posted = await asked_next(tables, game, TWO)
        await tables.lapse(game, posted.ref)
        assert await record(tables, game, TWO) == Record()


async def test_a_vacant_seat_misses_nothing(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, game, _):
        await tables.store.give_up_seat(game, TWO, NOW, holder="vacant")
        posted = await asked_next(tables, game, TWO)
        await tables.store.move_windows({(game, posted.ref): NOW}, NOW, {})
        await tables.lapse(game, posted.ref)
        await clock.tick()
        assert await record(tables, game, TWO) == Record()
