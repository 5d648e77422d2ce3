"""What is particular to PostgreSQL: connections that are cut, locks, a server that dies, an address with a password."""

from __future__ import annotations

import asyncio
import io
import signal
import threading
from dataclasses import replace
from datetime import timedelta
from typing import Any

import asyncpg
import pytest
from rich.console import Console
from rich.traceback import Traceback

from bot.base.errors import Conflict, LeaseLost, SetupError, StoreFailed, StoreUnsure
from bot.base.places import Address, place
from bot.store import postgres
from bot.store.migrating import shipped
from bot.store.opening import open_store
from bot.store.postgres import inspect
from bot.store.postgres_driver import PATIENCE, CutError, trouble
from bot.store.postgres_link import Link, PostgresHop, numbered
from bot.store.presence import LEASE
from bot.store.sql import SqlStore
from bot.store.store import Parcel
from tests.bot.playing import NOW, lobby, opened
from tests.bot.server import LOCKED, Server
from tests.bot.storing import act, asked, beside, everything, followed, spoil, start

PARCEL = Parcel("public", "channel", "notice", "found")


async def begun(store: SqlStore) -> None:
    await lobby(store)
    await store.commit(start())


def link(store: SqlStore) -> Link:
    hop: Any = store._writer
    return hop._link


# -- connections ------------------------------------------------------------------------------------------------------
async def test_a_connection_that_was_cut_while_nobody_used_it_is_made_anew(server: Server, address: Address) -> None:
    async with opened(address) as store:
        await begun(store)
        for head in range(3):
            assert server.cut(address)
            await store.commit(act(head))
            assert len(await store.journal("salt22")) == head + 1


async def test_what_is_cut_in_the_middle_is_not_written(server: Server, address: Address) -> None:
    async with opened(address) as store:
        await begun(store)
        before = everything(address)

        def cut(db: Any) -> None:
            db.execute("UPDATE game SET title = 'Pepper'")
            assert server.cut(address)
            db.execute("UPDATE game SET pace = 'x'")

        others = [store.commit(act(0)), store._write((), cut), store.commit(act(1))]
        done = await asyncio.gather(*others, return_exceptions=True)
        assert [(type(one), one.trouble) for one in done] == [(StoreFailed, "cut")] * 3  # type: ignore[union-attr]
        assert everything(address) == before
        await store.commit(act(0))


class Lost:
    """A connection that ended just as it was asked something: its driver says that it does not know where it is."""

    def __init__(self, real: Any) -> None:
        self.real = real

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)

    async def execute(self, sql: str) -> Any:
        raise asyncpg.InternalClientError("cannot switch to state 15")


async def test_a_connection_that_ended_as_it_was_asked_is_made_anew(address: Address) -> None:
    async with opened(address) as store:
        await begun(store)
        link(store)._connection = Lost(link(store)._connection)  # type: ignore[assignment]
        await store.commit(act(0))
        assert len(await store.journal("salt22")) == 1


class Ending:
    """A connection that breaks off at the end of a transaction: before the server knows that it ends, or after."""

    def __init__(self, real: Any, *, late: bool) -> None:
        self.real, self.late = real, late

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)

    async def execute(self, sql: str) -> Any:
        if sql != "COMMIT":
            return await self.real.execute(sql)
        if self.late:
            await self.real.execute(sql)
        self.real.terminate()
        raise ConnectionResetError("it breaks off")


@pytest.mark.parametrize("late", [False, True])
async def test_what_was_cut_at_its_end_is_asked_for_again(address: Address, *, late: bool) -> None:
    """It is said to be done, or to have failed, as it was."""
    async with opened(address) as store:
        await begun(store)
        link(store)._connection = Ending(link(store)._connection, late=late)  # type: ignore[assignment]
        (done,) = await asyncio.gather(store.commit(act(0)), return_exceptions=True)
        assert type(done) is (type(None) if late else StoreFailed)
        assert len(asked(address, "SELECT seq FROM journal")) == late
        await store.commit(act(1 if late else 0))


async def test_where_nobody_can_say_what_became_of_it_nothing_is_promised(server: Server, address: Address) -> None:
    """And what may have been claimed by it is free again."""
    store = await postgres.open_store(address, patience=0.3)
    try:
        await begun(store)
        await store.post("salt22", [PARCEL], NOW)
        ending = Ending(link(store)._connection, late=True)
        link(store)._connection = ending  # type: ignore[assignment]
        real = ending.execute

        async def execute(sql: str) -> Any:
            if sql == "COMMIT":
                await ending.real.execute(sql)
                server.stop()
            return await real(sql)

        ending.execute = execute  # type: ignore[method-assign]
        with pytest.raises(StoreUnsure):
            await store.claim(NOW)
        with pytest.raises(StoreFailed) as failed:
            await store.games()
        assert (type(failed.value), failed.value.trouble) == (StoreFailed, "cut")
        server.start()
        assert [row.parcel for row in await store.claim(NOW)] == [PARCEL]
        await store.commit(act(0))
    finally:
        await store.close()


async def test_a_server_that_is_killed_loses_nothing_it_has_said_is_written(server: Server, address: Address) -> None:
    async with opened(address) as store:
        await begun(store)
        for head in range(5):
            await store.commit(act(head))
        before = everything(address)
        server.stop(signal.SIGQUIT)
        with pytest.raises(StoreFailed):
            await store.commit(act(5))
        server.start()
        assert everything(address) == before
        await store.commit(act(5))


async def test_who_ends_leaves_over_a_new_connection(server: Server, address: Address) -> None:
    store = await open_store(address)
    server.cut(address)
    await store.close()
    assert asked(address, "SELECT id FROM process") == [("",)]


# -- others -----------------------------------------------------------------------------------------------------------
async def test_who_was_taken_for_dead_writes_no_more(address: Address) -> None:
    store = await open_store(address)
    await begun(store)
    followed(address)
    before = everything(address)
    with pytest.raises(LeaseLost):
        await store.commit(act(0))
    await store.close()
    assert everything(address) == before


async def test_of_two_that_write_at_once_one_wins_each_place(address: Address) -> None:
    """Also if both write under the same name."""
    async with opened(address) as store:
        await begun(store)
        twin = SqlStore(PostgresHop(address), PostgresHop(address), store._owner, 9)
        for head in range(20):
            both = (store.commit(act(head)), twin.commit(act(head)))
            done = await asyncio.gather(*both, return_exceptions=True)
            assert {type(one) for one in done} == {type(None), Conflict}
        for hop in (twin._writer, twin._reader):
            await hop.close()
        assert [one.entry.seq for one in await store.journal("salt22")] == list(range(1, 21))


async def test_another_that_holds_what_is_to_be_written_is_no_end(address: Address) -> None:
    store = await postgres.open_store(address, patience=0.2)
    try:
        await begun(store)
        with beside(address) as db:
            db.execute("BEGIN")
            db.execute("SELECT 1 FROM process FOR UPDATE")
            with pytest.raises(StoreFailed) as failed:
                await store.commit(act(0))
            assert failed.value.trouble == "busy"
            assert (await store.find_game("salt22")).head == 0, "it can be read all the while"  # type: ignore[union-attr]
            db.execute("ROLLBACK")
        await store.commit(act(0))
    finally:
        await store.close()


async def test_who_freezes_within_a_transaction_holds_up_nobody(address: Address) -> None:
    """The server ends it: whoever takes over need not wait, and who thaws has written nothing."""
    frozen, thawed = threading.Event(), threading.Event()

    def freeze(db: Any) -> None:
        db.execute("UPDATE game SET title = 'Pepper'")
        frozen.set()
        assert thawed.wait(60)

    async with opened(address) as store:
        await begun(store)
        sleeper = SqlStore(PostgresHop(address, still=0.2), PostgresHop(address), store._owner, 9)
        asleep = asyncio.create_task(sleeper._write((), freeze))
        try:
            await asyncio.to_thread(frozen.wait, 60)
            await store.commit(act(0))
        finally:
            thawed.set()
        with pytest.raises(StoreFailed) as failed:
            await asleep
        assert failed.value.trouble == "cut"
        assert asked(address, "SELECT count(*) FROM game WHERE title = 'Pepper'") == [(0,)]
        for hop in (sleeper._writer, sleeper._reader):
            await hop.close()


async def test_no_bot_stands_still_within_a_transaction_for_as_long_as_a_lease_lasts(address: Address) -> None:
    """What runs by hand may: a copy reads on one side while the other writes."""
    asks = "SELECT setting FROM pg_settings WHERE name = 'idle_in_transaction_session_timeout'"
    async with opened(address) as store:
        lasts = await store._write((), lambda db: int(db.execute(asks).fetchone()[0]))
        assert timedelta() < timedelta(milliseconds=lasts) + timedelta(seconds=PATIENCE) < LEASE
    assert asked(address, asks) == [("0",)]


async def test_what_a_read_sees_is_of_one_moment(address: Address) -> None:
    async with opened(address) as store:
        await begun(store)

        def twice(db: Any) -> list[Any]:
            first = db.execute("SELECT head FROM game").fetchone()[0]
            spoil(address, "UPDATE game SET head = 77")
            return [first, db.execute("SELECT head FROM game").fetchone()[0]]

        assert await store._read(twice) == [0, 0]


async def test_a_part_that_fails_in_a_statement_takes_no_other_along(address: Address) -> None:
    async with opened(address) as store:
        await begun(store)
        nonsense = store._write((), lambda db: db.execute("SELECT * FROM salt"))
        done = await asyncio.gather(store.commit(act(0)), nonsense, store.commit(act(1)), return_exceptions=True)
        assert [type(one) for one in done] == [type(None), asyncpg.UndefinedTableError, type(None)]
        assert len(await store.journal("salt22")) == 2


async def test_a_failed_transaction_is_never_taken_for_a_written_one(address: Address) -> None:
    def careless(db: Any) -> None:
        with pytest.raises(asyncpg.UndefinedTableError):
            db.execute("SELECT * FROM salt")

    async with opened(address) as store:
        with pytest.raises((RuntimeError, asyncpg.InFailedSQLTransactionError)):
            await store._write((), careless)
        await begun(store)


CODES: dict[type[Exception], str | None] = {
    asyncpg.DiskFullError: "full",
    asyncpg.TooManyConnectionsError: "busy",
    asyncpg.LockNotAvailableError: "busy",
    asyncpg.SerializationError: "busy",
    asyncpg.DeadlockDetectedError: "busy",
    asyncpg.QueryCanceledError: "busy",
    asyncpg.AdminShutdownError: "cut",
    asyncpg.CannotConnectNowError: "cut",
    asyncpg.ConnectionDoesNotExistError: "cut",
    asyncpg.InvalidPasswordError: "cut",
    asyncpg.InternalClientError: "cut",
    ConnectionRefusedError: "cut",
    TimeoutError: "cut",
    asyncpg.PostgresIOError: "disk",
    asyncpg.ReadOnlySQLTransactionError: "disk",
    asyncpg.InsufficientPrivilegeError: "disk",
    asyncpg.DataCorruptedError: "damaged",
    asyncpg.IndexCorruptedError: "damaged",
    asyncpg.UndefinedTableError: None,
    asyncpg.UniqueViolationError: None,
    asyncpg.DataError: None,
    ValueError: None,
}


@pytest.mark.parametrize("kind", CODES)
def test_what_ails_a_database_has_one_name_whatever_it_is_called_there(kind: type[Exception]) -> None:
    assert trouble(kind("said")) == CODES[kind]


def test_each_mark_has_a_number() -> None:
    assert (
        numbered("SELECT ?, a FROM b WHERE c = ? AND d IN (?, ?)")
        == "SELECT $1, a FROM b WHERE c = $2 AND d IN ($3, $4)"
    )


def test_what_is_meant_for_it_alone_is_no_remark() -> None:
    assert numbered("SELECT a FROM b WHERE c = ? /*! FOR UPDATE */") == "SELECT a FROM b WHERE c = $1  FOR UPDATE "


# -- addresses --------------------------------------------------------------------------------------------------------
SECRET = "hunter2"


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        (f"postgresql://byrsa:{SECRET}@db.example:5432/games", "postgresql://db.example:5432/games"),
        (f"postgres://byrsa:{SECRET}@db.example/games?sslmode=require", "postgresql://db.example/games"),
        (f"postgresql://db.example/games?user=byrsa&password={SECRET}", "postgresql://db.example/games"),
        (f"postgresql://byrsa:{SECRET}%40{SECRET}@%2Frun%2Fpg/games", "postgresql:///run/pg/games"),
    ],
)
def test_an_address_is_shown_without_its_password(url: str, shown: str) -> None:
    found = place(url)
    assert isinstance(found, Address)
    assert found.with_password() == url
    assert {str(found), f"{found}"} == {shown}
    assert repr(found) == f"Address({shown})"


@pytest.mark.parametrize(
    "url",
    [
        f"postgresql://byrsa:{SECRET}/x@db.example/games",
        f"postgresql://byrsa:12/{SECRET}@db.example/games",
        f"postgresql://byrsa:12?{SECRET}@db.example/games",
        f"postgresql://byrsa:12#{SECRET}@db.example/games",
        f"postgresql://[{SECRET}@db.example/games",
        f"mysql://byrsa:{SECRET}@db.example/games",
    ],
)
def test_of_what_is_no_address_nothing_is_repeated(url: str) -> None:
    with pytest.raises(ValueError, match=r"should be postgresql://") as told:
        Address(url)
    assert SECRET not in str(told.value)
    assert told.value.__cause__ is None
    assert told.value.__suppress_context__


@pytest.mark.parametrize("name", ["postgres", "nowhere"])
async def test_nothing_that_goes_wrong_shows_the_password(server: Server, name: str) -> None:
    """Nor does what a host reads who runs the bot by hand: the values of all variables, wherever it went wrong."""
    address = server.address(name, LOCKED, SECRET)
    with pytest.raises(SetupError, match=r"password authentication failed.*lets this user in") as told:
        await open_store(address)
    hop = PostgresHop(address)
    with pytest.raises(StoreFailed) as later:
        await hop.run(lambda db: db.execute("BEGIN"))
    await hop.close()
    for error in (told.value, later.value):
        page = io.StringIO()
        shown = Traceback.from_exception(
            type(error), error, error.__traceback__, show_locals=True, locals_max_string=None
        )
        Console(file=page, width=200).print(shown)
        assert "address" in page.getvalue()
        assert SECRET not in page.getvalue()


async def test_a_server_that_is_not_there_is_said_to_be_so(tmp_path: Any) -> None:
    with pytest.raises(SetupError, match="See that its server runs"):
        await open_store(Address(f"postgresql:///games?host={tmp_path}"))
    with pytest.raises(CutError):
        await asyncio.to_thread(Link(Address(f"postgresql:///games?host={tmp_path}")).connect)


# -- tables -----------------------------------------------------------------------------------------------------------
async def test_tables_are_made_from_nothing_and_are_those_of_sqlite(bare: Address, tmp_path: Any) -> None:
    found = await asyncio.to_thread(inspect, bare)
    assert (found.version, found.newest) == (0, max(shipped("sqlite")))
    with pytest.raises(SetupError, match="There are no games"):
        await asyncio.to_thread(inspect, bare, create=False)
    async with opened(bare) as store, opened(tmp_path / "a.db") as other:
        await begun(store)
        await begun(other)
        here = {name: columns(bare, name) for name in everything(bare)}
        assert here == {name: columns(tmp_path / "a.db", name) for name in everything(tmp_path / "a.db")}
    assert (await asyncio.to_thread(inspect, bare)).version == found.newest


def columns(where: Any, table: str) -> list[str]:
    if isinstance(where, Address):
        sql = "SELECT column_name FROM information_schema.columns WHERE table_name = ? ORDER BY ordinal_position"
    else:
        sql = "SELECT name FROM pragma_table_info(?)"
    return [name for (name,) in asked(where, sql, table)]


async def test_of_several_that_make_tables_at_once_one_does(bare: Address) -> None:
    done = await asyncio.gather(*(open_store(bare) for _ in range(3)), return_exceptions=True)
    stores = [one for one in done if isinstance(one, SqlStore)]
    assert stores
    assert all(isinstance(one, SqlStore | LeaseLost) for one in done)
    for store in stores:
        await store.close()
    assert asked(bare, "SELECT count(*) FROM byrsa") == [(len(shipped("postgres")),)]


async def test_a_migration_that_fails_leaves_nothing_behind(bare: Address) -> None:
    broken = {**shipped("postgres"), 9998: "CREATE TABLE salt (a BIGINT); SELECT * FROM pepper;"}
    with pytest.raises(SetupError, match="pepper"):
        await postgres.open_store(bare, migrations=broken)
    assert everything(bare) == {}
    later = {**shipped("postgres"), 9998: "CREATE TABLE salt (a BIGINT); ALTER TABLE salt ADD COLUMN b BIGINT;"}
    await (await postgres.open_store(bare, migrations=later)).close()
    assert columns(bare, "salt") == ["a", "b"]
    with pytest.raises(SetupError, match="newer Byrsa"):
        await open_store(bare)


async def test_a_database_of_another_program_is_left_alone(bare: Address) -> None:
    spoil(bare, "CREATE TABLE recipes (name TEXT)")
    with pytest.raises(SetupError, match="another program"):
        await open_store(bare)
    assert everything(bare) == {"recipes": []}


async def test_text_that_is_not_unicode_would_lose_words(server: Server) -> None:
    server.tell("postgres", "CREATE DATABASE latin TEMPLATE template0 ENCODING 'LATIN1' LOCALE 'C'")
    address = server.address("latin")
    with pytest.raises(SetupError, match="ENCODING 'UTF8'"):
        await open_store(address)
    server.drop(address)


async def test_what_is_written_has_the_same_bytes_in_both(address: Address, tmp_path: Any) -> None:
    async with opened(address) as store, opened(tmp_path / "a.db") as other:
        for one in (store, other):
            await begun(one)
            for head in range(20):
                await one.commit(replace(act(head), parcels=[PARCEL]))
            await one.say("salt22", "d1", act(0).line.entry.seat, "Ünï ☃ 🐘\n\t\"'\\", NOW, [PARCEL])  # type: ignore[union-attr, arg-type]
        assert everything(address) == everything(tmp_path / "a.db")
