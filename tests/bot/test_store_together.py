"""Several stores on one database, as several processes have them: what each keeps in memory, and how it learns."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import threading
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator, Sequence
from contextlib import AbstractContextManager, ExitStack, asynccontextmanager, contextmanager
from datetime import datetime, timedelta
from typing import Any

import pytest

from bot.base.errors import Conflict, NotOpen
from bot.base.places import Address
from bot.services.people import people
from bot.services.people.guilds import keep
from bot.services.people.tongue import Tongues
from bot.store import games as asking
from bot.store.bell import NEVER
from bot.store.games import find_game, find_games, find_stand
from bot.store.news import Change
from bot.store.sql import SqlStore
from bot.store.store import Bell, GuildRow, NoteRow, Parcel, ParleyRow, SeatRow
from bot.table.tables import Tables
from games import sample
from games.playout import choose
from tests.bot.playing import HOOKS, HOST, NOW, SEED, FakeTime, lobby, plan, user
from tests.bot.server import Server
from tests.bot.storing import TWO, act, start
from tests.bot.test_store_postgres_news import SOON, ears, frozen, until
from tests.bot.test_store_rows import WRITES
from tests.bot.twins import two

GAME = "salt22"
PARCEL = Parcel("public", "channel", "notice", "found")


async def begun(store: SqlStore) -> None:
    await lobby(store)
    await store.commit(start())


async def seen(store: SqlStore) -> tuple[Any, ...]:
    """What is asked of a store again and again."""
    return (
        await store.stand(GAME),
        await store.find_game(GAME),
        await store.seats(GAME),
        await store.games(user=HOST),
    )


async def there(store: SqlStore) -> tuple[Any, ...]:
    """The same, as it is written."""
    reads: list[Any] = [
        store._read(find_stand, GAME),
        store._read(find_game, GAME),
        store._read(asking._seats, GAME),
        store._read(find_games, (), None, None, HOST),
    ]
    return tuple([await one for one in reads])


async def told(*stores: SqlStore) -> None:
    """Until all that was written before has been heard."""
    for n, store in enumerate(stores):
        await stores[n - 1].put_guild(GuildRow(90 + n, {"n": 1}))
        store.servers[90 + n] = GuildRow(90 + n, {})
    for n, store in enumerate(stores):
        await stores[n - 1].put_guild(GuildRow(90 + n, {"n": 2}))
        await until(lambda: 90 + n not in store.servers)  # noqa: B023


# -- what is thrown away ----------------------------------------------------------------------------------------------
async def test_what_one_writes_the_other_does_not_keep(address: Address) -> None:
    async with two(address) as (writer, other):
        await begun(writer)
        for write in WRITES:
            await told(writer, other)
            assert await seen(other) == await there(other)
            before = other.known_stand(GAME)
            assert before is not None
            await write(writer)
            await until(lambda: other.known_stand(GAME) is not before)  # noqa: B023
            assert await seen(other) == await there(other)


async def test_what_nobody_has_changed_is_kept(address: Address) -> None:
    """Neither what lies aside, nor another game, nor what one has written oneself."""
    async with two(address) as (writer, other):
        await begun(writer)
        await lobby(other, "dust22")
        await told(writer, other)
        await other.seats("dust22")  # how it stands is not known yet, and would tell
        mine, its = await other.stand(GAME), await other.stand("dust22")
        await writer.post(GAME, [PARCEL], NOW)
        await told(writer, other)
        assert other.known_stand(GAME) is mine
        await writer.commit(act(0))
        await told(writer, other)
        assert (other.known_stand(GAME), other.known_stand("dust22")) == (None, its)
        assert "dust22" in other.kept
        stand = writer.known_stand(GAME)
        assert stand is not None
        assert stand.game.head == 1


async def test_of_what_nobody_says_what_it_is_everything_is_forgotten(address: Address) -> None:
    async with two(address) as (writer, other):
        await begun(writer)
        await told(writer, other)
        await seen(other)
        await writer.tidy(NOW)
        await until(lambda: other.known_stand(GAME) is None)
        await seen(other)
        await writer.forget(HOST)
        await until(lambda: other.known_stand(GAME) is None)
        assert await seen(other) == await there(other)


async def test_a_game_that_is_no_more_is_nowhere(address: Address) -> None:
    async with two(address) as (writer, other):
        await begun(writer)
        await told(writer, other)
        await seen(other)
        await writer._write((GAME,), lambda db: db.execute("DELETE FROM game"))
        await until(lambda: other.known_stand(GAME) is None)
        assert await seen(other) == (None, None, [], [])


async def test_settings_of_people_and_servers(address: Address) -> None:
    async with two(address) as (writer, other):
        await begun(writer)
        await told(writer, other)
        tongues = Tongues(other)
        stand = await other.stand(GAME)
        assert stand is not None
        seat, row = next(iter(stand.seats.items()))
        assert row.user is not None
        assert people.preferences(await other.user(row.user)).language is None
        assert await tongues.of_guild(1) == "en"
        await people.keep(writer, row.user, language="de")
        await keep(writer, 1, language="de")
        await until(lambda: row.user not in other.people and 1 not in other.servers)
        assert people.preferences(await other.user(row.user)).language == "de"
        assert await tongues.of_guild(1) == "de"
        now = await other.stand(GAME)
        assert now is not None
        assert people.of_seat(now, seat).language == "de"


# -- bells ------------------------------------------------------------------------------------------------------------
async def rings(bell: Bell, write: Awaitable[object], before: datetime = NEVER) -> bool:
    """Whether a bell rings here of what is written there."""
    bell.ring()
    await bell.wait()
    waits = asyncio.ensure_future(bell.wait(before))
    await write
    done, _ = await asyncio.wait([waits], timeout=SOON if before == NEVER else 0.5)
    waits.cancel()
    return bool(done)


async def test_who_sees_to_a_game_is_rung_by_what_others_write(address: Address) -> None:
    """Its clocks only where something falls due before they would look anyhow."""
    async with two(address) as (writer, other):
        await begun(writer)
        await told(writer, other)
        assert await rings(other.outbox_bell, writer.post(GAME, [PARCEL], NOW))
        assert await rings(other.outbox_bell, writer.commit(act(0)))
        assert await rings(other.window_bell, writer.commit(act(1)))
        assert not await rings(other.window_bell, writer.commit(act(2)), before=NOW + timedelta(hours=1))
        assert await rings(other.window_bell, writer.note(GAME, NOW, [NoteRow(GAME, "vote", "1")]))
        assert await rings(other.window_bell, writer.put_parley(ParleyRow(GAME, "d1", erase_at=NOW)))


# -- cut, late, not at all --------------------------------------------------------------------------------------------
async def test_who_hears_nothing_keeps_nothing(server: Server, address: Address) -> None:
    async with two(address) as (writer, other):
        await begun(writer)
        await seen(other)
        await other.user(HOST)
        other.news._address = Address("postgresql:///nowhere?host=/nowhere")  # type: ignore[attr-defined]
        await asyncio.to_thread(server.cut, address)
        await until(lambda: not other.news.arrive)
        for head in range(3):
            assert await seen(other) == await there(other)
            await other.user(HOST)
            await other.known_guild(1)
            assert (other.stands, other.people, other.servers) == ({}, {}, {})
            assert not any(other.kept.values())
            await writer.commit(act(head))
        await other.commit(act(3))
        assert other.stands == {}
        other.news._address = address  # type: ignore[attr-defined]
        await until(lambda: other.news.arrive)
        assert await seen(other) == await there(other)
        assert other.known_stand(GAME) is not None


async def test_what_was_under_way_as_news_were_lost_is_not_kept(server: Server, address: Address) -> None:
    async with two(address) as (writer, other):
        await begun(writer)
        async with reading(other) as stand:
            heard = other.heard
            await asyncio.to_thread(server.cut, address)
            await until(lambda: other.news.arrive and other.heard == heard + 2)
            await writer.commit(act(0))
        with pytest.raises(Exception, match=r".*"):  # its own connection was cut as well
            await stand
        assert (await other.stand(GAME)).game.head == 1  # type: ignore[union-attr]


@asynccontextmanager
async def reading(store: SqlStore) -> AsyncGenerator[asyncio.Task[Any]]:
    """While somebody reads how a game stands: it is read already, and not yet handed over."""
    read, handed = threading.Event(), threading.Event()
    real = asking.find_stand

    def slow(db: Any, game: str) -> Any:
        found = real(db, game)
        read.set()
        handed.wait(60)
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(asking, "find_stand", slow)
        task = asyncio.create_task(store.stand(GAME))
        await asyncio.to_thread(read.wait, 60)
    try:
        yield task
    finally:
        handed.set()
        await asyncio.wait([task])


async def test_what_was_read_before_the_news_of_a_change_is_not_kept_after_it(address: Address) -> None:
    async with two(address) as (writer, other):
        await begun(writer)
        await told(writer, other)
        async with reading(other) as stand:
            await writer.commit(act(0))
            newest = writer.versions[GAME]
            await until(lambda: other.versions.get(GAME) == newest)
        assert (await stand).game.head == 0
        assert other.known_stand(GAME) is None
        assert (await other.stand(GAME)).game.head == 1  # type: ignore[union-attr]


async def test_what_was_written_before_others_wrote_again_is_not_kept_after_the_news_of_that(address: Address) -> None:
    async with two(address) as (writer, other):
        await begun(writer)
        real = other._note

        def late(*about: Any) -> None:
            other.hear([Change("game", GAME, 99)])
            real(*about)

        other._note = late  # type: ignore[method-assign]
        await other.commit(act(0))
        assert other.known_stand(GAME) is None
        other._note = real  # type: ignore[method-assign]
        await writer._write((), lambda db: db.execute("UPDATE game SET version = 99"))
        assert (await other.stand(GAME)).game.version == 99  # type: ignore[union-attr]
        await until(lambda: other.news.arrive)


async def test_who_is_told_late_writes_nothing_on_what_was(address: Address) -> None:
    async with two(address) as (writer, other):
        await begun(writer)
        await told(writer, other)
        await other.stand(GAME)
        both = ears(address)
        for pid in both:
            os.kill(pid, signal.SIGSTOP)
        try:
            await writer.pause(GAME, NOW)
            assert other.known_stand(GAME).game.paused_at is None, "he has not heard of it"  # type: ignore[union-attr]
            with pytest.raises(Conflict):
                await other.commit(act(0))
            assert (await other.stand(GAME)).game.paused_at is not None  # type: ignore[union-attr]
            await other.commit(act(0))
        finally:
            for pid in both:
                os.kill(pid, signal.SIGCONT)
        await told(writer, other)
        assert await seen(other) == await there(other)
        assert await seen(writer) == await there(writer)


async def test_letters_go_to_whoever_sits_there_now_whatever_news_have_said(address: Address) -> None:
    """A row that is claimed tells at which version its game is."""
    async with two(address) as (writer, other):
        await begun(writer)
        await told(writer, other)
        other.hear = lambda _: None  # type: ignore[assignment, misc]
        assert {row.seat: row.user for row in await other.seats(GAME)}[TWO] != 99
        await writer.give_up_seat(GAME, TWO, NOW)
        await writer.take_seat(SeatRow(GAME, TWO, "user", 99, NOW), [Parcel(f"seat:{TWO}", f"dm:{TWO}", "hand")])
        (row,) = await other.claim(NOW)
        assert row.parcel.kind == "hand"
        assert {row.seat: row.user for row in await other.seats(GAME)}[TWO] == 99
        kept = other.kept[GAME]
        await other.put_off(row.id, NOW)
        assert len(await other.claim(NOW)) == 1
        assert other.kept[GAME] is kept, "it knows that already"


# -- a whole game -----------------------------------------------------------------------------------------------------
Way = Callable[[Address, SqlStore], AbstractContextManager[None]]


@contextmanager
def in_time(_: Address, __: SqlStore) -> Generator[None]:
    """Both hear what there is to be heard."""
    yield


@contextmanager
def late(address: Address, _: SqlStore) -> Generator[None]:
    """Both hear it when the game is over."""
    with ExitStack() as stack:
        for pid in ears(address):
            stack.enter_context(frozen(pid))
        yield


@contextmanager
def cut_off(_: Address, store: SqlStore) -> Generator[None]:
    """One hears nothing, and knows it."""
    news: Any = store.news
    news._lost()
    yield
    news._found()


@contextmanager
def deaf(_: Address, store: SqlStore) -> Generator[None]:
    """One hears nothing, and does not know it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "hear", lambda _: None)
        yield


@pytest.mark.parametrize("way", [in_time, late, cut_off, deaf])
async def test_a_game_is_played_over_both_however_news_come(address: Address, way: Way) -> None:
    """Everybody plays where he pleases, sometimes two at once: each answer counts once, and is written once."""
    pick = random.Random(7)
    async with two(address) as stores:
        tables = [Tables(one, {"sample": sample.GAME}, plan, HOOKS, time=FakeTime()) for one in stores]
        await lobby(stores[0])
        await tables[0].open_game(GAME, HOST, seed=SEED)
        with way(address, stores[1]):
            for _ in range(25):
                await both_play(tables, pick)
        assert await seen(stores[0]) == await there(stores[0])
        lines = await stores[0].journal(GAME)
        assert [line.entry.seq for line in lines] == list(range(1, len(lines) + 1))
        assert len(lines) >= 25
        live = await tables[0].table(GAME)
        again = await tables[0].live.resume((await there(stores[0]))[1])
        assert {one.ref: one.rev for one in again.open.values()} == {one.ref: one.rev for one in live.open.values()}
        for one in tables:
            one.close()
        again.close()


async def test_who_was_told_nothing_refuses_nobody_for_it(address: Address) -> None:
    """Neither an answer to what was asked since, nor one of whoever sat down since."""
    pick = random.Random(7)
    async with two(address) as stores:
        here, there = [Tables(one, {"sample": sample.GAME}, plan, HOOKS, time=FakeTime()) for one in stores]
        await lobby(stores[0])
        await here.open_game(GAME, HOST, seed=SEED)
        asked = set((await there.table(GAME)).open)
        with deaf(address, stores[1]):
            while not (new := {key: one for key, one in (await here.table(GAME)).open.items() if key not in asked}):
                seat, key, raw = choose(await here.table(GAME), pick)
                posted = (await here.table(GAME)).open[key]
                await here.submit(GAME, seat, posted.ref, posted.rev, raw, user(seat))
            posted = next(iter(new.values()))
            seat, raw = posted.decision.seat, posted.decision.choice.sample(pick)
            await stores[0].give_up_seat(GAME, seat, NOW, holder="vacant")
            await stores[0].take_seat(SeatRow(GAME, seat, "user", 99, NOW))
            await there.submit(GAME, seat, posted.ref, posted.rev, raw, 99)
            with pytest.raises(NotOpen):
                await here.submit(GAME, seat, posted.ref, posted.rev, raw, 99)
        here.close()
        there.close()


async def both_play(tables: Sequence[Tables], pick: random.Random) -> None:
    """The same answer twice, here and there at the same time: it is taken once."""
    here = pick.choice(tables)
    stand = await here.store._read(find_stand, GAME)  # type: ignore[attr-defined]
    table = await here.live.resume(stand.game)
    if table.over:
        table.close()
        return
    seat, key, raw = choose(table, pick)
    posted = table.open[key]
    table.close()
    presses = [one.submit(GAME, seat, posted.ref, posted.rev, raw, user(seat)) for one in tables]
    done = await asyncio.gather(*presses, return_exceptions=True)
    assert sorted(isinstance(one, NotOpen) for one in done) == [False, True], done
