"""Several processes on one database of PostgreSQL's: who may write, whom nobody waits for, and who is followed."""

from __future__ import annotations

import asyncio
import os
import socket
import threading
from typing import Any

import pytest

from bot.base.errors import Conflict, LeaseLost, StoreCrossed
from bot.base.places import Address
from bot.store import hops, postgres, processes
from bot.store.migrating import shipped
from bot.store.opening import open_store
from bot.store.outbox import _claim, _row, post
from bot.store.postgres import LEASED, ready
from bot.store.presence import LEASE
from bot.store.sql import SqlStore
from bot.store.store import OutboxRow, Parcel
from tests.bot.playing import NOW, lobby, opened
from tests.bot.storing import act, asked, followed, spoil, start
from tests.bot.twins import two

ELSEWHERE = "elsewhere:1:aa"
LONG_AGO = int(2 * LEASE.total_seconds() * 1e6)


@pytest.fixture(autouse=True)
def as_if_the_server_had_always_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "STARTED", "CAST(0 AS BIGINT)")


async def left(store: SqlStore) -> None:
    """It has ended, though its connections are there."""
    await store._aside((), store._presence.leave, store._owner)


async def begun(store: SqlStore, game: str = "salt22") -> None:
    await lobby(store, game)
    if game == "salt22":
        await store.commit(start())


def writes(address: Address, owner: str, silent: int = 0) -> None:
    """Somebody wrote there, and was heard of so many microseconds ago."""
    spoil(address, f"INSERT INTO process (id, heard, seen) VALUES ('{owner}', {processes.CLOCK} - {silent}, 77)")  # noqa: S608


class Stopping:
    """What stands still in the middle of a transaction until it is let go."""

    def __init__(self) -> None:
        self.there, self.go_on = threading.Event(), threading.Event()

    def __call__(self, _: Any) -> None:
        self.there.set()
        assert self.go_on.wait(60)


# -- who may write ----------------------------------------------------------------------------------------------------
async def test_as_many_may_write_as_there_are_to_be(address: Address) -> None:
    async with two(address):
        with pytest.raises(LeaseLost, match=f"Process {os.getpid()} on {socket.gethostname()} is using"):
            await postgres.open_store(address, processes=2)
    async with opened(address):
        with pytest.raises(LeaseLost):
            await open_store(address)


@pytest.mark.parametrize(
    ("owner", "silent", "lives"),
    [
        (ELSEWHERE, 0, True),
        (ELSEWHERE, LONG_AGO, False),
        ("HERE:999999999:aa", 0, False),
        ("HERE:ME:aa", 0, False),
        ("HERE:1:aa", 0, True),
        ("HERE:1:aa", LONG_AGO, False),
    ],
)
async def test_a_dead_process_is_followed(address: Address, owner: str, silent: int, *, lives: bool) -> None:
    """On this machine at once; elsewhere, when it has been silent for long, by the clock of the server."""
    writes(address, owner.replace("HERE", socket.gethostname()).replace("ME", str(os.getpid())), silent)
    if lives:
        with pytest.raises(LeaseLost):
            await open_store(address)
        return
    async with opened(address) as store:
        await begun(store)
        assert asked(address, "SELECT id, seen FROM process ORDER BY id") == [("", 77), (store._owner, None)]
        assert await store.last_seen() is not None


async def test_while_the_server_was_away_nobody_could_be_heard(
    address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    writes(address, ELSEWHERE, LONG_AGO)
    monkeypatch.setattr(processes, "STARTED", f"{processes.CLOCK} - 1000000")
    with pytest.raises(LeaseLost):
        await open_store(address)


async def test_who_was_heard_of_just_now_is_not_taken_for_dead(address: Address) -> None:
    """Between looking and burying it has beaten."""
    writes(address, ELSEWHERE, LONG_AGO)

    def late(db: Any) -> None:
        row = db.execute("SELECT id, heard FROM process WHERE id = ?", (ELSEWHERE,)).fetchone()
        spoil(address, f"UPDATE process SET heard = {processes.CLOCK} WHERE id = '{ELSEWHERE}'")  # noqa: S608
        assert not processes._buried(db, row)

    async with opened(address) as store:
        writes(address, ELSEWHERE, LONG_AGO)
        await store._aside((), late)
    assert ELSEWHERE in [one for (one,) in asked(address, "SELECT id FROM process")]


async def test_a_beat_is_told_by_the_clock_of_the_server_and_is_ones_own(address: Address) -> None:
    async with two(address) as (first, second):
        spoil(address, "UPDATE process SET heard = 5")
        await first.renew(NOW, connected=True)
        heard = dict(asked(address, "SELECT id, heard FROM process"))
        ((clock,),) = asked(address, f"SELECT {processes.CLOCK}")
        assert heard[second._owner] == 5
        assert 0 <= clock - heard[first._owner] < LONG_AGO
        assert await second.last_seen() == NOW


async def test_when_somebody_was_on_discord_outlasts_him(address: Address) -> None:
    async with two(address) as (first, second):
        await first.renew(NOW, connected=True)
        await left(first)
        assert await second.last_seen() == NOW
    async with opened(address) as store:
        assert await store.last_seen() == NOW


# -- tables -----------------------------------------------------------------------------------------------------------
async def test_nothing_is_migrated_under_a_bot_that_runs(address: Address) -> None:
    """Also if a newer program is started beside it, and though several may run."""
    later = {**shipped("postgres"), 9998: "CREATE TABLE salt (a BIGINT)"}
    async with opened(address) as store:
        with pytest.raises(LeaseLost):
            await postgres.open_store(address, migrations=later, processes=2)
        assert asked(address, "SELECT max(tables) FROM byrsa") == [(max(shipped("postgres")),)]
        await begun(store)
    await (await postgres.open_store(address, migrations=later)).close()
    assert asked(address, "SELECT max(tables) FROM byrsa") == [(9998,)]


async def test_the_lease_of_before_is_kept_until_it_is_over(bare: Address) -> None:
    def make() -> None:
        with ready(bare, migrations={n: sql for n, sql in shipped("postgres").items() if n <= LEASED}):
            pass

    await asyncio.to_thread(make)
    spoil(bare, f"INSERT INTO lease VALUES (1, '{ELSEWHERE}', {processes.CLOCK}, 77)")  # noqa: S608
    with pytest.raises(LeaseLost, match="Process 1 on elsewhere"):
        await open_store(bare)
    assert asked(bare, "SELECT max(tables) FROM byrsa") == [(LEASED,)]
    spoil(bare, "UPDATE lease SET renewed = 0")
    async with opened(bare) as store:
        assert await store.last_seen() is not None


# -- nobody waits for whom he need not --------------------------------------------------------------------------------
async def test_who_writes_to_one_game_holds_up_nobody_at_another(address: Address) -> None:
    async with two(address) as (first, second):
        await begun(first)
        await begun(first, "dust22")
        stopping = Stopping()
        held = asyncio.create_task(first._write(("dust22",), stopping))
        try:
            await asyncio.to_thread(stopping.there.wait, 60)
            await second.commit(act(0))
            await second.post("salt22", [Parcel("public", "log", "log", "7")], NOW)
            waiting = asyncio.create_task(second.change_game("dust22", NOW, title="Sand"))
            done, _ = await asyncio.wait([waiting], timeout=0.2)
            assert not done
        finally:
            stopping.go_on.set()
        await asyncio.gather(held, waiting)
        assert asked(address, "SELECT title, version FROM game WHERE id = 'dust22'")[0][0] == "Sand"


async def test_what_is_posted_comes_after_what_was_posted_before_it(address: Address) -> None:
    """Nobody is given a number while a smaller one is not yet to be seen."""
    async with two(address) as (first, second):
        await begun(first)
        stopping = Stopping()

        def slow(db: Any) -> None:
            post(db, "salt22", [Parcel("public", "log", "log", "first")], NOW)
            stopping(db)

        held = asyncio.create_task(first._aside(("salt22",), slow))
        await asyncio.to_thread(stopping.there.wait, 60)
        later = asyncio.create_task(second.post("salt22", [Parcel("public", "log", "log", "second")], NOW))
        await asyncio.wait([later], timeout=0.2)
        assert asked(address, "SELECT id FROM outbox WHERE state = 'waiting'") == []
        stopping.go_on.set()
        await asyncio.gather(held, later)
        (row,) = await second.claim(NOW)
        assert row.parcel.ref == "first"


async def test_two_that_wait_for_each_other_both_come_to_their_end(address: Address) -> None:
    async with two(address) as (first, second):
        for number in (1, 2):
            await first.change_guild(number, {"n": 0})
        meeting, tries = threading.Barrier(2), list[int]()

        def cross(db: Any, one: int, other: int) -> None:
            tries.append(one)
            db.execute("UPDATE guild SET settings = settings || ' ' WHERE id = ?", (one,))
            if tries.count(one) == 1:
                meeting.wait(60)
            db.execute("UPDATE guild SET settings = settings || ' ' WHERE id = ?", (other,))

        await asyncio.gather(first._aside((), cross, 1, 2), second._aside((), cross, 2, 1))
        assert len(tries) >= 3  # on a busy machine who gave way may have to again
        assert asked(address, "SELECT settings FROM guild") == [('{"n":0}  ',)] * 2


async def test_what_was_given_up_together_is_written_part_by_part_in_its_order(
    address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(address) as store:
        await begun(store)
        real, sizes = hops._writing, list[int]()

        def writing(db: Any, manners: Any, owner: str, games: Any, works: Any, tell: Any) -> Any:
            sizes.append(len(works))
            if len(sizes) <= 2:
                raise StoreCrossed("busy", "given up")
            return real(db, manners, owner, games, works, tell)

        monkeypatch.setattr(hops, "_writing", writing)
        acts = (store.commit(act(head)) for head in (0, 1, 5))
        done = await asyncio.gather(*acts, return_exceptions=True)
        assert [type(one) for one in done] == [type(None), type(None), Conflict]
        assert sizes == [3, 1, 1, 1, 1]
        assert [one.entry.seq for one in await store.journal("salt22")] == [1, 2]


async def test_there_is_an_end_to_giving_way(address: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    def crossed(*_: Any) -> list[Any]:
        raise StoreCrossed("busy", "given up")

    async with opened(address) as store:
        await begun(store)
        with monkeypatch.context() as patched:
            patched.setattr(hops, "_writing", crossed)
            acts = (store.commit(act(head)) for head in (0, 1))
            done = await asyncio.gather(*acts, return_exceptions=True)
        assert [type(one) for one in done] == [StoreCrossed] * 2
        await store.commit(act(0))


# -- what is claimed --------------------------------------------------------------------------------------------------
async def posted(store: SqlStore, count: int) -> None:
    await begun(store)
    for n in range(count):
        await store.post("salt22", [Parcel("public", "channel" if n % 2 else "log", "notice", str(n))], NOW)


async def test_what_the_dead_had_claimed_is_sent_by_others_under_its_nonce(address: Address) -> None:
    async with two(address) as (first, second):
        await posted(first, 2)
        (mine,) = await second.claim(NOW, 1)
        (gone,) = await first.claim(NOW, 1)
        await left(first)
        assert [row.nonce for row in await second.claim(NOW)] == [gone.nonce]
        await second.sent(mine.id)
        await second.sent(gone.id)
        assert await second.unsent() == 0


async def test_who_was_taken_for_dead_claims_nothing(address: Address) -> None:
    async with two(address) as (first, _):
        await posted(first, 1)
        followed(address)
        with pytest.raises(LeaseLost):
            await first.claim(NOW)


def claiming(store: SqlStore, stopping: Stopping, claimed: list[OutboxRow]) -> asyncio.Task[None]:
    """Somebody claims a row, and stands still before that is written."""

    def work(db: Any) -> None:
        claimed[:] = map(_row, _claim(db, store._owner, NOW, 1))
        stopping(db)

    return asyncio.create_task(store._aside((), work))


async def test_what_another_is_claiming_is_passed_over(address: Address) -> None:
    """He is not waited for, and what he has is not had twice."""
    async with two(address) as (first, second):
        await posted(first, 2)
        stopping, mine = Stopping(), list[OutboxRow]()
        held = claiming(first, stopping, mine)
        await asyncio.to_thread(stopping.there.wait, 60)
        (other,) = await second.claim(NOW)
        stopping.go_on.set()
        await held
        assert {mine[0].parcel.ref, other.parcel.ref} == {"0", "1"}


async def test_what_is_made_newer_while_it_is_claimed_is_not_lost(address: Address) -> None:
    """The claimer has read what it said before."""
    old, new = (Parcel("public", "channel", "turn", merge=True, about={"n": n}) for n in (1, 2))
    async with two(address) as (first, second):
        await begun(first)
        await first.post("salt22", [old], NOW)
        stopping, claimed = Stopping(), list[OutboxRow]()
        held = claiming(first, stopping, claimed)
        await asyncio.to_thread(stopping.there.wait, 60)
        newer = asyncio.create_task(second.post("salt22", [new], NOW))
        await asyncio.wait([newer], timeout=0.2)
        stopping.go_on.set()
        await asyncio.gather(held, newer)
        assert [one.parcel for one in claimed] == [old]
        await first.sent(claimed[0].id)
        assert [one.parcel for one in await second.claim(NOW)] == [new]


async def test_what_comes_back_takes_in_what_is_being_made_newer(address: Address) -> None:
    old, new, newest = (Parcel("public", "channel", "turn", merge=True, about={"n": n}) for n in (1, 2, 3))
    async with two(address) as (first, second):
        await begun(first)
        await first.post("salt22", [old], NOW)
        (mine,) = await first.claim(NOW)
        await second.post("salt22", [new], NOW)
        stopping = Stopping()

        def renew(db: Any) -> None:
            post(db, "salt22", [newest], NOW)
            stopping(db)

        held = asyncio.create_task(second._aside(("salt22",), renew))
        await asyncio.to_thread(stopping.there.wait, 60)
        back = asyncio.create_task(first.put_off(mine.id, NOW))
        await asyncio.wait([back], timeout=0.2)
        stopping.go_on.set()
        await asyncio.gather(held, back)
        assert [(row.id, row.parcel) for row in await second.claim(NOW)] == [(mine.id, newest)]
        assert await second.unsent() == 1


async def test_settings_changed_by_both_at_once_all_stand(address: Address) -> None:
    async with two(address) as (first, second):
        for round_ in range(5):
            changes = [(store, f"{name}{round_}") for name, store in (("a", first), ("b", second))]
            await asyncio.gather(*(store.change_guild(9, {name: 1}) for store, name in changes))
            await asyncio.gather(*(store.change_user(9, {"names": {name: 1}}) for store, name in changes))
        expected = {f"{name}{round_}" for name in "ab" for round_ in range(5)}
        assert set((await first.guild(9)).settings) == expected
        first.forget_all()
        assert set((await first.user(9)).settings["names"]) == expected
