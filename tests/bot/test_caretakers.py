"""Caretakers: what they answer, when, and what they leave alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.services.brought import HOOKS
from bot.services.clock import waits
from bot.services.clock.clock import Clock
from bot.services.clock.waits import WAITS
from bot.services.seats.caretakers import look_in, moment
from bot.services.seats.seats import caretake, stand_down, stand_in, take, vacate
from bot.store.store import GameRow, NoteRow, SeatRow, Stand
from bot.table.tables import Tables
from games import catalog
from games.catalog import GAMES, MINDS
from games.kernel import Dice, Seat
from games.kernel.decision import chairs
from games.kernel.dice import DicePicker
from games.kernel.minds import Mind, Seen
from games.kernel.table import Table
from tests.bot.playing import HOST, NOW, SEED, FakeTime, answer, at_table, bid_all, opened, plan, user
from tests.lobbies import LITERAL

ONE, TWO, THREE = chairs(3)
DIDO = 900
HOUR = timedelta(hours=1)


async def stand_of(tables: Tables, game: str) -> Stand:
    stand = await tables.store.stand(game)
    assert stand is not None
    return stand


async def care(tables: Tables, game: str, seat: Seat = TWO) -> NoteRow:
    note = (await stand_of(tables, game)).note("caretaker", seat)
    assert note is not None
    return note


async def said(tables: Tables, game: str, seat: Seat) -> list[tuple[str, str, Any]]:
    """What was answered for a seat: how, what to, what."""
    entries = [row.entry for row in await tables.store.journal(game)]
    return [(one.kind, one.key.partition("/")[0].partition("@")[0], one.raw) for one in entries if one.seat == seat]


async def clock_of(tables: Tables, time: FakeTime) -> Clock:
    clock = Clock(tables.store, tables, time)
    await clock.connected()
    return clock


async def test_it_answers_with_the_default_at_a_moment_of_its_own(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, time):
        clock = await clock_of(tables, time)
        await vacate(tables, game, TWO, "own")
        await caretake(tables, game, TWO)
        await clock.tick()
        assert await said(tables, game, TWO) == []
        due = (await care(tables, game)).due
        assert due is not None
        assert NOW + WAITS.least <= due <= NOW + WAITS.most
        time.move(due - time.now())
        await clock.tick()
        assert await said(tables, game, TWO) == [("order", "sample.bid", 0)]
        assert (await care(tables, game)).due is None


async def test_on_a_floor_it_says_that_it_is_done_and_answers_no_offer(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, time):
        clock = await clock_of(tables, time)
        await bid_all(tables, game, [1, 1, 1])
        await vacate(tables, game, TWO, "own")
        await caretake(tables, game, TWO)
        await offered(tables, game, ONE, TWO)
        for _ in range(4):
            time.move(WAITS.most)
            await clock.tick()
        kinds = {key for _, key, _ in await said(tables, game, TWO)}
        assert kinds == {"sample.bid", "sample.done"}


async def test_a_moment_is_drawn_again_with_each_act_that_asks_something(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db", pace="none") as (tables, game, time):
        clock = await clock_of(tables, time)
        await vacate(tables, game, TWO, "own")
        await caretake(tables, game, TWO)
        for _ in range(3):
            time.move(WAITS.most)
            await clock.tick()
        assert (await care(tables, game)).due is None
        await answer(tables, game, "sample.bid", 1, ONE)
        assert (await care(tables, game)).due is None
        await answer(tables, game, "sample.bid", 1, THREE)
        due = (await care(tables, game)).due
        assert due is not None
        assert time.now() < due <= time.now() + WAITS.most


@pytest.mark.parametrize("drawn", [0.0, 0.5, 0.999])
async def test_where_windows_are_short_it_comes_within_half_of_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, drawn: float
) -> None:
    monkeypatch.setattr(waits.chance, "random", lambda: drawn)
    async with at_table(tmp_path / "a.db", pace="live") as (tables, game, time):
        stand = await stand_of(tables, game)
        due = min(row.due for row in stand.windows if row.due)
        assert time.now() < moment(stand, TWO, time.now()) <= time.now() + (due - time.now()) / 2


async def test_of_several_windows_of_its_seat_the_first_hurries_it(tmp_path: Path) -> None:
    """One that is over already, and those of other seats, do not."""
    async with at_table(tmp_path / "a.db") as (tables, game, time):
        stand, now = await stand_of(tables, game), time.now()
        mine = next(row for row in stand.windows if row.seat == TWO)
        dues = [(TWO, 3 * HOUR), (TWO, timedelta(minutes=10)), (TWO, -HOUR), (ONE, timedelta(minutes=1))]
        rows = [replace(mine, ref=str(n), seat=seat, due=now + left) for n, (seat, left) in enumerate(dues)]
        moments = [moment(replace(stand, windows=rows), TWO, now) - now for _ in range(50)]
        assert timedelta(minutes=1) < max(moments) <= timedelta(minutes=5)


async def test_who_takes_the_seat_is_not_answered_for(tmp_path: Path) -> None:
    """The caretaker's moment comes just as a newcomer sits down: either it was before him, or it answers nothing."""
    async with at_table(tmp_path / "a.db") as (tables, game, time):
        clock = await clock_of(tables, time)
        await vacate(tables, game, TWO, "own")
        await caretake(tables, game, TWO)
        await clock.tick()
        note = await care(tables, game)
        await take(tables, game, TWO, DIDO)
        await look_in(tables, note)
        assert await said(tables, game, TWO) == []


async def test_it_waits_where_the_game_stands_still(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, time):
        clock = await clock_of(tables, time)
        await vacate(tables, game, TWO, "own")
        await caretake(tables, game, TWO)
        await tables.store.pause(game, NOW)
        for _ in range(3):
            time.move(2 * HOUR)
            await clock.tick()
        assert await said(tables, game, TWO) == []
        await tables.store.resume(game, time.now())
        await tables.hold(game, "ABCDE")
        time.move(2 * HOUR)
        await clock.tick()
        assert await said(tables, game, TWO) == []
        await tables.release(game)
        for _ in range(3):
            time.move(2 * HOUR)
            await clock.tick()
        assert await said(tables, game, TWO) == [("order", "sample.bid", 0)]


async def test_it_plays_for_one_who_is_away_and_the_seat_stays_his(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, time):
        clock = await clock_of(tables, time)
        await stand_in(tables, game, TWO)
        for _ in range(3):
            time.move(WAITS.most)
            await clock.tick()
        assert await said(tables, game, TWO) == [("order", "sample.bid", 0)]
        assert (await stand_of(tables, game)).holder(TWO) == user(TWO)
        await stand_down(tables, game, TWO)
        assert (await stand_of(tables, game)).notes_of("caretaker") == []


async def offered(tables: Tables, game: str, giver: Seat, taker: Seat) -> str:
    """An offer of any goods; the deal."""
    table = await tables.table(game)
    posted = next(
        one
        for one in table.open.values()
        if one.decision.kind == "sample.offer" and one.decision.seat == giver and one.decision.about["to"] == taker
    )
    raw = posted.decision.choice.sample(DicePicker(Dice("an offer")))
    await tables.submit(game, giver, posted.ref, posted.rev, raw, user(giver))
    table = await tables.table(game)
    return next(str(one.decision.about["deal"]) for one in table.open.values() if "deal" in one.decision.about)


@asynccontextmanager
async def carthage(path: Path) -> AsyncIterator[tuple[Tables, str, FakeTime]]:
    """A game of three at its beginning."""
    async with opened(path) as store:
        time = FakeTime()
        tables = Tables(store, GAMES, plan, HOOKS, time=time)
        await store.add_game(GameRow("cart22", "carthage", "Byrsa", HOST, NOW, pace="brisk", terms=LITERAL))
        for n, seat in enumerate(chairs(3)):
            await store.take_seat(SeatRow("cart22", seat, "user", user(seat), NOW + timedelta(seconds=n)))
        await tables.open_game("cart22", HOST, seed=SEED)
        yield tables, "cart22", time
        tables.close()


async def test_one_that_plays_to_win_sees_its_seat_only_and_says_what_it_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    views: Counter[Seat | None] = Counter()
    thought: list[tuple[str, Any]] = []
    own_mind: list[bool] = []
    seen, mind = Table.view, MINDS["carthage"]["fair"]

    def view(table: Table[Any], seat: Seat | None) -> Any:
        views[seat] += 1
        return seen(table, seat)

    def thinks(table: Table[Any], seat: Seat, left: Seen) -> Any:
        found = mind(table, seat, left)
        if found:
            thought.append(found)
            own_mind.append(found[1] != table.open[found[0]].decision.lapse)
        return found

    async with carthage(tmp_path / "a.db") as (tables, game, time):
        clock = await clock_of(tables, time)
        await vacate(tables, game, TWO, "own")
        await caretake(tables, game, TWO, "fair")
        monkeypatch.setattr(Table, "view", view)
        monkeypatch.setattr(catalog, "MINDS", {"carthage": {"fair": Mind(thinks)}})
        while (await tables.table(game)).state.step.startswith(("setup", "revenue", "trade")):
            time.move(HOUR)
            await clock.tick()
            await others_lapse(tables, game)
        answered = [(row.entry.key, row.entry.raw) for row in await tables.store.journal(game) if row.entry.seat == TWO]
        orders = [row.entry for row in await tables.store.journal(game) if row.entry.kind == "order"]
        assert {one.seat for one in orders} == {TWO}
        assert [one for one in thought if one not in answered] == []
    assert any(own_mind)
    assert views[TWO] > 0
    assert [seat for seat in views if seat not in (TWO, None)] == []


async def test_what_it_left_alone_it_remembers_at_its_next_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else it would think of the same offer again with every act at the table."""
    remembered: list[Seen] = []

    def thinks(table: Table[Any], seat: Seat, left: Seen) -> Any:
        remembered.append(set(left))
        mine = [one for one in table.open.values() if one.decision.seat == seat]
        left |= {(one.ref, one.rev) for one in mine if not one.decision.awaited}
        waiting = next((one.decision for one in mine if one.decision.awaited), None)
        return (waiting.key, waiting.lapse) if waiting else None

    async with carthage(tmp_path / "a.db") as (tables, game, time):
        clock = await clock_of(tables, time)
        await vacate(tables, game, TWO, "own")
        await caretake(tables, game, TWO, "fair")
        monkeypatch.setattr(catalog, "MINDS", {"carthage": {"fair": Mind(thinks)}})
        for _ in range(6):
            time.move(2 * HOUR)
            await clock.tick()
            await others_lapse(tables, game)
    assert remembered[0] == set()
    assert len(remembered) > 3
    assert all(remembered[1:])


async def others_lapse(tables: Tables, game: str) -> None:
    """All others take their defaults."""
    table = await tables.table(game)
    for posted in [one for one in table.open.values() if one.decision.awaited and one.decision.seat != TWO]:
        if posted.decision.key in (await tables.table(game)).open:
            await tables.submit(game, posted.decision.seat, posted.ref, posted.rev, posted.decision.lapse, kind="lapse")


def test_a_hurry_is_over_when_the_playground_is() -> None:
    usual = WAITS.most
    with waits.hurried(timedelta(seconds=3)):
        assert waits.drawn(None) <= timedelta(seconds=3)
        assert waits.drawn(timedelta(seconds=2)) <= timedelta(seconds=1)
    assert WAITS.most == usual
