"""News over a real server: told in the transaction, lost and found again, late, in heaps, from oneself."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncGenerator, Callable, Generator, Sequence
from contextlib import asynccontextmanager, contextmanager

import pytest

from bot.base.places import Address
from bot.store.db import Db, transaction
from bot.store.news import LONGEST, Change
from bot.store.postgres_link import MANNERS, PostgresHop
from bot.store.postgres_news import CHANNEL, PostgresNews
from tests.bot.server import Server
from tests.bot.storing import asked, beside

SALT, PEPPER = Change("game", "salt22", 7), Change("game", "pepper", 3)
SOON = 20.0


class Noted:
    """Whoever keeps something: what he has heard, and how often he had to forget."""

    def __init__(self) -> None:
        self.heard: list[Change] = []
        self.forgot = 0

    def hear(self, changes: Sequence[Change]) -> None:
        self.heard += changes

    def forget_all(self) -> None:
        self.forgot += 1


@asynccontextmanager
async def listening(
    address: Address, sender: str = "a:1:x", beat: float = 0.1
) -> AsyncGenerator[tuple[PostgresNews, Noted]]:
    news, ear = PostgresNews(address, sender, beat=beat, patience=0.3), Noted()
    await news.begin(ear)
    try:
        yield news, ear
    finally:
        await news.close()


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(SOON):
        while not true():  # noqa: ASYNC110 - what is waited for rings no bell
            await asyncio.sleep(0.005)


async def tell(address: Address, *changes: Change, sender: str = "b:2:y", written: bool = True) -> None:
    """From another process."""
    hop = PostgresHop(address)

    def told(db: Db) -> None:
        with transaction(db, MANNERS):
            PostgresNews(address, sender).send(db, changes)
            if not written:
                raise LookupError

    try:
        await hop.run(told)
    except LookupError:
        pass
    finally:
        await hop.close()


def ears(address: Address) -> list[int]:
    """The processes of the server that serve who listens."""
    serves = "query LIKE 'LISTEN %' OR query = 'SELECT 1'"
    sql = f"SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND ({serves})"  # noqa: S608
    return [pid for (pid,) in asked(address, sql)]


@contextmanager
def frozen(pid: int) -> Generator[None]:
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


# -- told -------------------------------------------------------------------------------------------------------------
async def test_who_listens_hears_what_others_have_written(address: Address) -> None:
    async with listening(address) as (news, ear):
        assert news.arrive
        await tell(address, SALT, PEPPER)
        await until(lambda: len(ear.heard) == 2)
        assert ear.heard == [SALT, PEPPER]


async def test_what_was_not_written_is_not_told(address: Address) -> None:
    async with listening(address) as (_, ear):
        await tell(address, SALT, written=False)
        await tell(address, PEPPER)
        await until(lambda: ear.heard)
        assert ear.heard == [PEPPER]


async def test_who_tells_it_knows_it(address: Address) -> None:
    async with listening(address, "a:1:x") as (_, ear), listening(address, "b:2:y") as (_, other):
        await tell(address, SALT, sender="a:1:x")
        await tell(address, PEPPER, sender="b:2:y")
        await until(lambda: ear.heard and other.heard)
        assert (ear.heard, other.heard) == ([PEPPER], [SALT])


async def test_ten_thousand_news_of_one_transaction_all_arrive_in_order(address: Address) -> None:
    many = [Change("game", f"salt{n}", n) for n in range(10_000)]
    async with listening(address) as (_, ear):
        await tell(address, *many)
        await until(lambda: len(ear.heard) == len(many))
        assert ear.heard == many


async def test_ten_thousand_transactions_one_after_the_other_are_all_heard(address: Address) -> None:
    async with listening(address) as (news, ear):
        with beside(address) as db:
            sql = "SELECT pg_notify(?, '\"b\"' || chr(10) || '[\"user\",' || ? || ']')"
            for n in range(0, 10_000, 100):
                db.executemany(sql, [(CHANNEL, str(one)) for one in range(n, n + 100)])
        await until(lambda: len(ear.heard) == 10_000)
        assert [one.id for one in ear.heard] == list(range(10_000))
        assert news.arrive


async def test_a_letter_is_as_long_as_the_server_takes_and_no_longer(address: Address) -> None:
    with beside(address) as db:
        db.execute("SELECT pg_notify(?, ?)", (CHANNEL, "x" * LONGEST))
        with pytest.raises(Exception, match="payload string too long"):
            db.execute("SELECT pg_notify(?, ?)", (CHANNEL, "x" * (LONGEST + 1)))


async def test_what_nobody_can_read_means_that_anything_may_have_changed(address: Address) -> None:
    async with listening(address) as (_, ear):
        before = ear.forgot
        with beside(address) as db:
            db.execute("SELECT pg_notify(?, ?)", (CHANNEL, "from a newer Byrsa"))
        await until(lambda: ear.forgot > before)
        await tell(address, SALT)
        await until(lambda: ear.heard)


# -- lost -------------------------------------------------------------------------------------------------------------
async def test_who_is_cut_off_forgets_and_listens_again(server: Server, address: Address) -> None:
    async with listening(address) as (news, ear):
        for n in range(3):
            assert (news.arrive, ear.forgot) == (True, 1 + 2 * n), "once as it was lost, once as it was back"
            await asyncio.to_thread(server.cut, address)
            await until(lambda: news.arrive and ear.forgot > 2 * n + 2)  # noqa: B023
        await tell(address, SALT)
        await until(lambda: ear.heard)


async def test_a_server_that_is_away_is_waited_for(server: Server, address: Address) -> None:
    async with listening(address) as (news, ear):
        await asyncio.to_thread(server.stop, signal.SIGQUIT)
        await until(lambda: not news.arrive)
        await asyncio.sleep(1.2)  # it tries, and nobody is told each time
        assert ear.forgot == 2
        server.start()
        await until(lambda: news.arrive)
        await tell(address, SALT)
        await until(lambda: ear.heard)


async def test_who_begins_while_the_server_is_away_hears_nothing_until_it_is_there(
    server: Server, address: Address
) -> None:
    server.stop()
    async with listening(address) as (news, ear):
        assert (news.arrive, ear.forgot) == (False, 0)
        server.start()
        await until(lambda: news.arrive)


async def test_a_server_that_falls_silent_is_noticed(address: Address) -> None:
    """As if a wire had been cut: nobody says that the connection is over."""
    async with listening(address) as (news, ear):
        (pid,) = ears(address)
        with frozen(pid):
            await until(lambda: news.arrive and ear.forgot == 3)
            await tell(address, SALT)
            await until(lambda: ear.heard)
        assert ear.heard == [SALT]


async def test_news_that_come_late_come_in_order(address: Address) -> None:
    async with listening(address, beat=60) as (news, ear):
        (pid,) = ears(address)
        with frozen(pid):
            await tell(address, SALT)
            await tell(address, PEPPER)
            assert ear.heard == []
        await until(lambda: len(ear.heard) == 2)
        assert (ear.heard, news.arrive) == ([SALT, PEPPER], True)


async def test_a_process_that_is_frozen_holds_up_nobody_and_hears_all_of_it_when_it_thaws(address: Address) -> None:
    """Ten thousand news are more than the wire holds: the server keeps them."""
    many = [Change("game", f"salt{n}", n) for n in range(10_000)]
    async with listening(address, beat=60) as (news, ear), listening(address, "c:3:z") as (_, other):
        news._loop.call_soon_threadsafe(time.sleep, 3)
        for n in range(0, len(many), 1000):
            await tell(address, *many[n : n + 1000])
        await until(lambda: len(other.heard) == len(many))
        assert ear.heard == []
        await until(lambda: len(ear.heard) == len(many))
        assert (ear.heard, news.arrive) == (many, True)


async def test_who_ends_while_he_is_cut_off_ends_at_once(server: Server, address: Address) -> None:
    async with listening(address):
        server.stop()
    server.start()
    assert ears(address) == []
