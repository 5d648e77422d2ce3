"""Two processes play the same games at the same moment: nothing is lost, nothing happens twice.

Also where no news reach either of them, and what each remembers is as old as it can be.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from bot.base.errors import Conflict, NotOpen, RulesError
from bot.base.places import Address
from bot.services.brought import HOOKS
from bot.store.sql import SqlStore
from bot.store.store import NoteRow, Parcel, SavedRow, SeatRow
from bot.table.tables import Tables
from games import sample
from games.kernel import Raw, Seat
from games.kernel.decision import chairs
from games.kernel.table import Table
from games.playout import choose
from tests.bot.playing import HOST, NOW, SEED, FakeTime, lobby, plan, user
from tests.bot.playing import asked as open_one
from tests.bot.storing import act, asked, start
from tests.bot.twins import two

GAME = "salt22"
ONE, TWO, THREE, FOUR = chairs(4)


@asynccontextmanager
async def both(address: Address, *, deaf: bool = True) -> AsyncIterator[list[Tables]]:
    """A game that has just begun, at the tables of two processes."""
    async with two(address, deaf=deaf) as stores:
        time = FakeTime()
        found = [Tables(store, {"sample": sample.GAME}, plan, HOOKS, time=time) for store in stores]
        await lobby(stores[0], GAME, seats=4)
        await found[0].open_game(GAME, HOST, seed=SEED)
        yield found
        for one in found:
            one.close()


async def as_it_is(tables: Tables) -> Table[sample.State]:
    """The game as it is written."""
    tables.store.forget_games()  # type: ignore[attr-defined]
    return await tables.table(GAME)


async def taken(tables: Tables, seat: Seat, ref: str, rev: str, raw: Raw) -> bool:
    """Whether an answer was taken; if it was not, there are words for it."""
    try:
        await tables.submit(GAME, seat, ref, rev, raw, user(seat))
    except RulesError:
        return False
    return True


@pytest.mark.parametrize("deaf", [True, False])
@pytest.mark.parametrize("seed", range(2))
async def test_what_both_answer_at_once_is_in_the_journal_once(address: Address, seed: int, *, deaf: bool) -> None:
    pick = random.Random(seed)
    accepted: Counter[str] = Counter()
    async with both(address, deaf=deaf) as processes:
        for _ in range(25):
            table = await as_it_is(processes[0])
            if table.over:
                break
            pressed = [choose(table, pick) for _ in range(pick.randint(2, 5))]
            pressed += [one for one in pressed if pick.random() < 0.3]  # twice, in two places
            answers = [
                taken(pick.choice(processes), seat, table.open[key].ref, table.open[key].rev, raw)
                for seat, key, raw in pressed
            ]
            for (_, key, _), done in zip(pressed, await asyncio.gather(*answers), strict=True):
                accepted[key] += done
        journal = await processes[1].store.journal(GAME)
        assert Counter(one.entry.key for one in journal if one.entry.kind == "answer" and one.user) == accepted
        assert [one.entry.seq for one in journal] == list(range(1, len(journal) + 1))
        assert sum(accepted.values()) > 20
        ends = [await as_it_is(one) for one in processes]
        assert ends[0].head == ends[1].head == len(journal)
        assert ends[0].open.keys() == ends[1].open.keys()
    sent = asked(address, "SELECT target, seq FROM outbox ORDER BY id")
    routes = defaultdict[str, list[int]](list)
    for target, seq in sent:
        routes[target].append(seq)
    assert routes
    assert all(seqs == sorted(seqs) for target, seqs in routes.items() if target == "log")


async def test_nobody_is_refused_for_what_another_process_did_long_ago(address: Address) -> None:
    """It has never heard that the question he answers is asked."""
    async with both(address) as (here, there):
        await there.table(GAME)
        for seat in (ONE, TWO, THREE, FOUR):
            posted = await open_one(here, GAME, "sample.bid", seat)
            await here.submit(GAME, seat, posted.ref, posted.rev, 3, user(seat))
        table = await as_it_is(here)
        posted = next(one for one in table.open.values() if one.decision.awaited)
        seat = posted.decision.seat
        assert await taken(there, seat, posted.ref, posted.rev, posted.decision.lapse)
        with pytest.raises(NotOpen):
            await here.submit(GAME, seat, posted.ref, posted.rev, posted.decision.lapse, user(seat))


async def test_what_both_count_up_is_counted(address: Address) -> None:
    """As votes are, promises and banks of time: read, changed, written."""
    note = NoteRow(GAME, "count", "", {"n": 0})
    async with both(address) as processes:
        await processes[0].store.note(GAME, NOW, [note])

        async def count(tables: Tables) -> None:
            stand = await tables.store.stand(GAME)
            assert stand is not None
            found = stand.note("count")
            assert found is not None
            await tables.store.note(GAME, NOW, [replace(note, body={"n": found.body["n"] + 1})])

        async def often(tables: Tables) -> None:
            for _ in range(10):
                await tables.alone(GAME, lambda: count(tables))

        await asyncio.gather(*map(often, processes))
        assert [one.body for one in await processes[0].store.notes(GAME, "count")] == [{"n": 20}]


async def test_an_answer_saved_by_one_counts_for_the_other(address: Address) -> None:
    async with both(address) as (here, there):
        await there.table(GAME)
        for seat in (ONE, TWO, THREE):
            posted = await open_one(here, GAME, "sample.bid", seat)
            await here.save(GAME, seat, posted.ref, posted.rev, 5, user(seat), locked=True)
        posted = await open_one(there, GAME, "sample.bid", FOUR)
        await there.submit(GAME, FOUR, posted.ref, posted.rev, 2, user(FOUR))
        bids = {one.entry.seat: one.entry.raw for one in await here.store.journal(GAME) if "bid" in one.entry.key}
        assert bids == {ONE: 5, TWO: 5, THREE: 5, FOUR: 2}


# -- the store alone --------------------------------------------------------------------------------------------------
async def test_of_two_that_write_an_act_at_once_one_wins_each_place(address: Address) -> None:
    async with two(address) as stores:
        await lobby(stores[0])
        await stores[0].commit(start())
        for head in range(20):
            done = await asyncio.gather(*(one.commit(act(head)) for one in stores), return_exceptions=True)
            assert sorted(type(one).__name__ for one in done) == ["Conflict", "NoneType"]
        assert [one.entry.seq for one in await stores[1].journal("salt22")] == list(range(1, 21))


async def test_a_seat_is_taken_once(address: Address) -> None:
    async with two(address) as stores:
        for number in range(5):
            game = await lobby(stores[0], f"game2{number}")
            await stores[0].give_up_seat(game, ONE, NOW)
            rows = [SeatRow(game, ONE, "user", 900 + n, NOW) for n in range(2)]
            sits = (one.take_seat(row) for one, row in zip(stores, rows, strict=True))
            done = await asyncio.gather(*sits, return_exceptions=True)
            assert sorted(type(one).__name__ for one in done) == ["Conflict", "NoneType"]


async def test_a_chair_is_taken_by_nobody_twice(address: Address) -> None:
    """Though he asks for another one at each process."""
    async with two(address) as stores:
        game = await lobby(stores[0], seats=2)
        rows = [SeatRow(game, seat, "user", 900, NOW) for seat in (THREE, FOUR)]
        done = await asyncio.gather(
            *(one.take_seat(row) for one, row in zip(stores, rows, strict=True)), return_exceptions=True
        )
        assert sorted(type(one).__name__ for one in done) == ["Conflict", "NoneType"]


async def test_words_said_at_once_are_all_kept(address: Address) -> None:
    async with two(address) as stores:
        game = await lobby(stores[0])
        said = [one.say(game, "d1", ONE, f"{name}{n}", NOW, []) for n in range(5) for name, one in zip("ab", stores)]  # noqa: B905
        await asyncio.gather(*said)
        talk = await stores[0].talk(game, "d1")
        assert [one.n for one in talk] == list(range(1, 11))
        assert len({one.text for one in talk}) == 10


async def test_each_message_is_sent_by_one_and_those_of_a_route_in_their_order(address: Address) -> None:
    async with two(address) as stores:
        await lobby(stores[0])
        sent = list[tuple[str, int]]()

        async def post(store: SqlStore, name: str) -> None:
            for n in range(8):
                target = "log" if n % 2 else "channel"
                await store.post("salt22", [Parcel("public", target, "notice", f"{name}{n}")], NOW)

        async def send(store: SqlStore) -> None:
            while len(sent) < 16:
                for row in await store.claim(NOW, 2):
                    sent.append((row.parcel.target, row.id))
                    await store.sent(row.id)

        await asyncio.gather(*map(post, stores, "ab"), *map(send, stores))
        assert len(set(sent)) == 16
        for route in ("log", "channel"):
            numbers = [number for target, number in sent if target == route]
            assert numbers == sorted(numbers)


async def test_what_one_has_changed_beside_play_ends_what_the_other_was_about_to_do(address: Address) -> None:
    async with two(address, deaf=True) as (here, there):
        await lobby(here)
        await here.commit(start())
        saved = SavedRow("salt22", "r1", ONE, "v", 7, False, HOST, NOW)
        for write in (here.pause("salt22", NOW), here.save(saved), here.note("salt22", NOW)):
            await there.stand("salt22")
            await write
            with pytest.raises(Conflict):
                await there.commit(act(0))
        await there.stand("salt22")
        await there.commit(act(0))
