"""Absence: from when to when, what happens meanwhile, and what cannot be asked of others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from bot.base.errors import NotAllowed, NotOpen
from bot.services.brought import HOOKS
from bot.services.clock.clock import Clock
from bot.services.pauses.pauses import pauses
from bot.services.seats.seats import take, vacate
from bot.services.sittings.absence import Policy, absences, absent, ask_away, away, come_back, ring
from bot.services.sittings.sittings import ask_sitting, sitting
from bot.services.votes.votes import cast
from bot.store.store import Stand
from bot.table.tables import Tables
from games import sample
from games.kernel.decision import chairs
from tests.bot.playing import HOST, NOW, SEED, FakeTime, at_table, lobby, opened, plan, user
from tests.bot.told import told

ONE, TWO, THREE = chairs(3)
HOUR, DAY = timedelta(hours=1), timedelta(days=1)


@asynccontextmanager
async def ticking(path: Path) -> AsyncIterator[tuple[Clock, Tables, str, FakeTime]]:
    async with at_table(path) as (tables, game, time):
        clock = Clock(tables.store, tables, time)
        clock.since = NOW - 2 * HOUR
        yield clock, tables, game, time


async def standing(tables: Tables, game: str) -> Stand:
    stand = await tables.store.stand(game)
    assert stand is not None
    return stand


async def go(tables: Tables, game: str, policy: Policy, start: float, length: float) -> object:
    """The second seat is away, so many days from now, for so many days."""
    since = tables.time.now() + start * DAY
    return await ask_away(tables, game, user(TWO), since, since + length * DAY, policy)


async def test_to_wait_for_up_to_three_days_needs_no_vote(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, game, time):
        assert await go(tables, game, "wait", 0.25, 3) is None
        assert absent(await standing(tables, game)) == {}
        time.move(6 * HOUR)
        await clock.tick()
        stand = await standing(tables, game)
        assert absent(stand) == {TWO: NOW + 6 * HOUR + 3 * DAY}
        assert [(one.by, one.seat, one.until) for one in pauses(stand.notes)] == [
            ("away", TWO, NOW + 6 * HOUR + 3 * DAY)
        ]
        time.move(3 * DAY)
        await clock.tick()
        stand = await standing(tables, game)
        assert absent(stand) == {}
        assert stand.game.paused_at is None
        assert {row.due for row in stand.windows} == {NOW + 12 * HOUR + 3 * DAY}
        assert [one.ref for one in await told(tables, "notice")] == ["resumed", "back"]


async def test_for_longer_the_table_is_asked(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, game, _):
        motion = await ask_away(tables, game, user(TWO), NOW, NOW + 5 * DAY, "wait")
        assert motion is not None
        await clock.tick()
        assert (await standing(tables, game)).game.paused_at is None
        await cast(tables, game, motion.ref, user(THREE), yea=True)
        await clock.tick()
        stand = await standing(tables, game)
        assert stand.game.paused_at is not None
        assert absent(stand) == {TWO: NOW + 5 * DAY}


async def test_whoever_asked_and_left_is_not_waited_for(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (_, tables, game, _time):
        motion = await ask_away(tables, game, user(TWO), NOW, NOW + 5 * DAY, "wait")
        assert motion is not None
        await vacate(tables, game, TWO, "own")
        await cast(tables, game, motion.ref, user(THREE), yea=True)
        found = await cast(tables, game, motion.ref, HOST, yea=True)
        assert (found.state, found.why) == ("void", "seat.none")


async def test_seven_days_in_ninety_at_most(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, game, time):
        for _ in range(2):
            assert await go(tables, game, "wait", 0, 3) is None
            await clock.tick()
            time.move(3 * DAY)
            await clock.tick()
        with pytest.raises(NotAllowed, match=r"away.spent") as refused:
            await go(tables, game, "wait", 1, 2)
        assert refused.value.about == {"days": 7, "span": 90, "hours": 24}
        assert await go(tables, game, "wait", 1, 1) is None
        assert await go(tables, game, "orders", 3, 30) is None, "others need not wait for that"
        time.move(95 * DAY)
        await clock.tick()
        await clock.tick()
        assert await go(tables, game, "wait", 0, 3) is None


async def test_coming_back_early(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, game, time):
        await go(tables, game, "wait", 0, 3)
        await go(tables, game, "orders", 10, 3)
        await clock.tick()
        time.move(DAY)
        assert await come_back(tables, game, user(TWO))
        stand = await standing(tables, game)
        assert stand.game.paused_at is None
        assert absent(stand) == {}
        assert {row.due for row in stand.windows} == {NOW + 36 * HOUR}
        assert not await come_back(tables, game, user(TWO)), "neither is there a later absence any more"
        assert not await come_back(tables, game, 999)
        assert await go(tables, game, "wait", 1, 3) is None
        with pytest.raises(NotAllowed, match=r"away.spent") as refused:
            await go(tables, game, "wait", 10, 4)
        assert refused.value.about["hours"] == 3 * 24, "the days he came back earlier are his"


async def test_orders_let_the_clock_run(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, game, _):
        await go(tables, game, "orders", 0, 3)
        await clock.tick()
        stand = await standing(tables, game)
        assert stand.game.paused_at is None
        assert away(stand, TWO) is not None
        assert [one.ref for one in await told(tables, "away")] == [stand.notes_of("away")[0].ref]


async def test_a_caretaker_plays_and_goes_while_the_seat_stays_his(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, game, time):
        await go(tables, game, "caretaker", 0, 3)
        await clock.tick()
        stand = await standing(tables, game)
        assert stand.note("caretaker", TWO) is not None
        assert stand.holder(TWO) == user(TWO)
        time.move(3 * DAY)
        await clock.tick()
        assert (await standing(tables, game)).note("caretaker", TWO) is None


async def test_several_are_waited_for(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, game, time):
        await go(tables, game, "wait", 0, 1)
        await ask_away(tables, game, user(THREE), NOW + 12 * HOUR, NOW + 2 * DAY, "wait")
        for _ in range(3):
            await clock.tick()
            assert (await standing(tables, game)).game.paused_at == NOW
            time.move(12 * HOUR)
        time.move(12 * HOUR)
        await clock.tick()
        assert (await standing(tables, game)).game.paused_at is None


async def test_who_leaves_is_waited_for_no_more(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, game, _):
        await go(tables, game, "wait", 0, 3)
        await clock.tick()
        await vacate(tables, game, TWO, "own")
        stand = await standing(tables, game)
        assert stand.game.paused_at is None
        assert absent(stand) == {}


BAD: list[tuple[datetime, datetime, str]] = [
    (NOW - 5 * DAY, NOW - DAY, "away.past"),
    (NOW - 5 * DAY, NOW, "away.past"),
    (NOW + DAY, NOW, "away.past"),
    (NOW, NOW + timedelta(minutes=59), "away.past"),
    (NOW + 181 * DAY, NOW + 182 * DAY, "away.long"),
    (NOW, NOW + 91 * DAY, "away.long"),
    (NOW + 5 * DAY, NOW + 15 * DAY, "away.overlap"),
    (NOW + 11 * DAY, NOW + 12 * DAY, "away.overlap"),
    (NOW + 30 * DAY, NOW + 38 * DAY, "away.spent"),
]


@pytest.mark.parametrize(("since", "until", "reason"), BAD)
async def test_what_cannot_be(tmp_path: Path, since: datetime, until: datetime, reason: str) -> None:
    async with ticking(tmp_path / "a.db") as (_, tables, game, _time):
        await ask_away(tables, game, user(TWO), NOW + 10 * DAY, NOW + 20 * DAY, "orders")
        before = await tables.store.notes(game)
        with pytest.raises(NotAllowed, match=reason):
            await ask_away(tables, game, user(TWO), since, until, "wait")
        assert await tables.store.notes(game) == before


@pytest.mark.parametrize("policy", ["wait", "caretaker"])
async def test_who_changes_his_mind_as_he_goes_is_back(tmp_path: Path, policy: Policy) -> None:
    """He says so while the clock is about to note that he is away."""
    async with ticking(tmp_path / "a.db") as (_, tables, game, _time):
        await ask_away(tables, game, user(TWO), NOW, NOW + 2 * DAY, policy)
        (note,) = await tables.store.notes(game, "away")
        await asyncio.gather(ring(tables, note), come_back(tables, game, user(TWO)))
        stand = await tables.store.stand(game)
        assert stand is not None
        assert away(stand, TWO) is None
        assert not pauses(stand.notes)
        assert not stand.notes_of("caretaker")


async def test_a_sitting_does_not_wait_for_who_goes_away(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, game, time):
        await ask_away(tables, game, user(THREE), NOW + HOUR, NOW + DAY, "orders")
        motion = await ask_sitting(tables, game, HOST)
        assert (await cast(tables, game, motion.ref, user(TWO), yea=True)).state == "open"
        time.move(HOUR)
        await clock.tick()
        stand = await tables.store.stand(game)
        assert stand is not None
        assert sitting(stand.notes)


async def test_the_absence_of_a_former_holder_ends_with_him(tmp_path: Path) -> None:
    """His successor may be away too, and a caretaker plays for him as long as he is."""
    async with ticking(tmp_path / "a.db") as (clock, tables, game, time):
        await ask_away(tables, game, user(TWO), NOW, NOW + 2 * DAY, "caretaker")
        await ask_away(tables, game, user(TWO), NOW + 10 * DAY, NOW + 11 * DAY, "orders")
        await clock.tick()
        await vacate(tables, game, TWO, "own")
        assert await tables.store.notes(game, "away") == []
        await take(tables, game, TWO, 4711)
        await ask_away(tables, game, 4711, time.now(), NOW + 5 * DAY, "caretaker")
        await clock.tick()
        time.move(2 * DAY + HOUR)
        await clock.tick()
        assert [note.ref for note in await tables.store.notes(game, "caretaker")] == [TWO]
        assert "back" not in [one.ref for one in await told(tables, "notice")]


async def test_what_began_in_the_past_begins_now(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, game, _):
        assert await ask_away(tables, game, user(TWO), NOW - 200 * DAY, NOW + 2 * DAY, "wait") is None
        await clock.tick()
        (one,) = absences(await standing(tables, game), TWO)
        assert (one.since, one.until) == (NOW, NOW + 2 * DAY), "no days are lost that were none"


async def test_without_a_seat_nobody_is_away(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (_, tables, game, _time):
        with pytest.raises(NotAllowed, match=r"seat.none"):
            await ask_away(tables, game, 999, NOW, NOW + DAY, "orders")
        with pytest.raises(NotOpen, match=r"game.unknown"):
            await ask_away(tables, "nobody", HOST, NOW, NOW + DAY, "orders")


async def test_an_absence_that_passed_while_the_bot_was_away_is_forgotten(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, game, time):
        await go(tables, game, "wait", 1, 1)
        time.move(9 * DAY)
        await clock.tick()
        stand = await standing(tables, game)
        assert stand.game.paused_at is None
        assert stand.notes_of("away") == []


async def test_away_in_the_lobby_is_away_as_it_begins(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        time = FakeTime()
        tables = Tables(store, {"sample": sample.GAME}, plan, HOOKS, time=time)
        clock = Clock(store, tables, time)
        clock.since = NOW - 2 * HOUR
        game = await lobby(store)
        assert await go(tables, game, "wait", 0, 5) is None, "nobody votes before it begins"
        await clock.tick()
        assert absent(await standing(tables, game)) == {TWO: NOW + 5 * DAY}
        time.move(DAY)
        await tables.open_game(game, HOST, seed=SEED)
        await clock.tick()
        stand = await standing(tables, game)
        assert stand.game.paused_at == NOW + DAY
        time.move(4 * DAY)
        await clock.tick()
        assert (await standing(tables, game)).game.paused_at is None
        tables.close()
