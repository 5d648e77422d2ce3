"""Two processes on one database of PostgreSQL's share the calls that Discord allows, and the sessions of the bot."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from datetime import timedelta
from typing import Any

import pytest

from bot.base.places import Address
from bot.base.shares import GIVEN_OUT
from bot.store import sharing
from bot.store.db import Db
from bot.store.sql import SqlStore
from tests.bot.storing import spoil
from tests.bot.twins import two

PAUSE = timedelta(seconds=5)
DEAD = timedelta(seconds=20)


async def done(store: SqlStore, work: Any, *args: Any) -> Any:
    """In a transaction of its process, which is named to what wants that."""
    return await store._aside((), work, *args)


async def taken(store: SqlStore, wanted: int, used: int = 0) -> int | None:
    return await done(store, sharing.take_share, store._owner, wanted, used)


async def sessions(store: SqlStore, planned: int = 2) -> list[int]:
    return await done(store, sharing.take_sessions, store._owner, planned, DEAD)


@pytest.fixture
async def both(address: Address) -> AsyncIterator[tuple[SqlStore, SqlStore]]:
    async with two(address) as found:
        yield found


async def buried(address: Address, store: SqlStore) -> None:
    spoil(address, f"DELETE FROM process WHERE id = '{store._owner}'")  # noqa: S608


async def waited(address: Address) -> None:
    """As long as it takes to be dead."""
    spoil(address, f"UPDATE shard SET since = since - {int(2 * DEAD.total_seconds() * 1e6)}")  # noqa: S608


# -- calls ------------------------------------------------------------------------------------------------------------
async def test_who_is_to_have_more_waits_until_the_other_has_less(both: tuple[SqlStore, SqlStore]) -> None:
    first, second = both
    half = await taken(first, 0)
    assert half in (22, 23)
    assert await taken(second, 900) == GIVEN_OUT - half
    assert await taken(first, 0, used=half) == half, "it may be using it still"
    least = await taken(first, 0)
    assert least in (3, 4)
    assert await taken(second, 900) == GIVEN_OUT - least


async def test_what_the_dead_had_is_free(address: Address, both: tuple[SqlStore, SqlStore]) -> None:
    first, second = both
    await taken(first, 0)
    await buried(address, first)
    assert await taken(second, 5) == GIVEN_OUT


async def test_nobody_waits_for_one_that_takes_his_share(both: tuple[SqlStore, SqlStore]) -> None:
    """He keeps what he has until the next beat, and what he wanted is known."""
    first, second = both
    there, go_on = threading.Event(), threading.Event()

    def slowly(db: Db) -> int | None:
        found = sharing.take_share(db, first._owner, 7, 0)
        there.set()
        assert go_on.wait(60)
        return found

    slow = asyncio.create_task(done(first, slowly))
    await asyncio.to_thread(there.wait)
    assert await taken(second, 8) is None
    go_on.set()
    assert await slow is not None
    claims = await done(first, sharing.claims)
    assert [claims[one._owner].wanted for one in both] == [7, 8]
    assert claims[second._owner].share == 0


async def test_at_once_they_never_take_more_than_there_is(both: tuple[SqlStore, SqlStore]) -> None:
    for wanted in range(20):
        await asyncio.gather(*(taken(store, wanted * n) for n, store in enumerate(both)))
        claims = await done(both[0], sharing.claims)
        assert sum(claim.share for claim in claims.values()) <= GIVEN_OUT


# -- sessions ---------------------------------------------------------------------------------------------------------
async def test_the_first_process_says_how_many_sessions_there_are(both: tuple[SqlStore, SqlStore]) -> None:
    first, second = both
    assert await done(first, sharing.open_sessions, 4) == 4
    assert await done(second, sharing.open_sessions, 7) == 4
    assert await sessions(first) == [0, 1]
    assert await sessions(second) == [2, 3]


async def test_at_once_nobody_takes_what_the_other_does(both: tuple[SqlStore, SqlStore]) -> None:
    await done(both[0], sharing.open_sessions, 9)
    for _ in range(2):
        await asyncio.gather(*(sessions(store) for store in both))
    first, second = [await sessions(store) for store in both]
    assert sorted(first + second) == [*range(9)]


async def test_what_nobody_came_for_is_taken_by_who_is_there(address: Address, both: tuple[SqlStore, SqlStore]) -> None:
    first, second = both
    await buried(address, second)
    await done(first, sharing.open_sessions, 4)
    assert await sessions(first) == [0, 1]
    assert await sessions(first) == [0, 1]
    await waited(address)
    assert await sessions(first) == [0, 1, 2, 3]


async def test_to_take_over_is_to_delete_a_row_and_who_comes_gets_his_part(
    address: Address, both: tuple[SqlStore, SqlStore]
) -> None:
    first, second = both
    await done(first, sharing.open_sessions, 4)
    await sessions(first)
    await sessions(second)
    await waited(address)
    await buried(address, first)
    assert await sessions(second) == [0, 1, 2, 3]
    spoil(address, f"INSERT INTO process (id, heard) VALUES ('{first._owner}', 0)")  # noqa: S608
    excess = await done(second, sharing.too_many, second._owner)
    assert excess == [2, 3]
    assert await sessions(first) == []
    for number in excess:
        await done(second, sharing.free_session, second._owner, number)
    assert await sessions(second) == [0, 1]
    assert await sessions(first) == [2, 3]


async def test_nobody_frees_what_is_anothers(both: tuple[SqlStore, SqlStore]) -> None:
    first, second = both
    await done(first, sharing.open_sessions, 1)
    assert await sessions(first) == [0]
    await done(second, sharing.free_session, second._owner, 0)
    assert await sessions(first) == [0]


# -- turns ------------------------------------------------------------------------------------------------------------
async def test_sessions_of_one_turn_identify_a_pause_apart(both: tuple[SqlStore, SqlStore]) -> None:
    waits = [await done(store, sharing.next_turn, 0, PAUSE) for store in both * 2]
    assert waits[0] == timedelta()
    assert waits == sorted(waits)
    assert timedelta(seconds=10) < waits[3] <= 3 * PAUSE
    assert await done(both[0], sharing.next_turn, 1, PAUSE) == timedelta()


async def test_a_turn_that_was_over_long_ago_is_free(address: Address, both: tuple[SqlStore, SqlStore]) -> None:
    await done(both[0], sharing.next_turn, 0, PAUSE)
    spoil(address, "UPDATE turn SET free = free - 60000000")
    assert await done(both[1], sharing.next_turn, 0, PAUSE) == timedelta()
