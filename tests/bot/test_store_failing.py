"""A database that cannot be written or read: said by its name, nothing half done, and over when it is over."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from bot.base.errors import SetupError, StoreDamaged, StoreFailed, StoreUnsure
from bot.base.text import BASE, Catalogue, Voice
from bot.store.diary import changed_something, diary
from bot.store.sqlite import open_store
from bot.store.store import GuildRow, MessageRow, Parcel
from bot.surface.kit.explain import reason
from tests.bot.failing import held_by_another, hurry, no_room, sick
from tests.bot.playing import NOW, lobby, opened
from tests.bot.storing import act, everything, start


async def test_another_program_that_holds_the_file_is_no_end(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with opened(path) as store:
        await hurry(store)
        await lobby(store)
        await store.commit(start())
        before = everything(path)
        with held_by_another(path):
            with pytest.raises(StoreFailed) as failed:
                await store.commit(act(0))
            assert (await store.find_game("salt22")).head == 0, "it can be read all the while"
        assert failed.value.trouble == "busy"
        assert isinstance(failed.value.__cause__, sqlite3.OperationalError)
        assert everything(path) == before
        await store.commit(act(0))


async def test_how_long_it_waits_for_others_can_be_chosen(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "a.db", patience=0.123)
    try:
        found = await store._writer.run(lambda db: db.execute("PRAGMA busy_timeout").fetchone()[0])
        assert found == 123
    finally:
        await store.close()


async def test_a_full_disk_is_no_end(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with opened(path) as store:
        await lobby(store)
        await store.commit(start())
        big = GuildRow(5, {"motto": "x" * 100_000})
        before = everything(path)
        async with no_room(store):
            with pytest.raises(StoreFailed) as failed:
                await store.put_guild(big)
            both = await asyncio.gather(store.put_guild(big), store.put_guild(big), return_exceptions=True)
        assert failed.value.trouble == "full"
        assert [type(one) for one in both] == [StoreFailed, StoreFailed]
        assert everything(path) == before
        await store.put_guild(big)
        assert await store.guild(5) == big


@pytest.mark.parametrize("at", ["BEGIN", "SELECT owner", "UPDATE game", "INSERT", "COMMIT"])
async def test_an_error_of_the_disk_leaves_nothing_behind(tmp_path: Path, at: str) -> None:
    path = tmp_path / "a.db"
    async with opened(path) as store:
        await lobby(store)
        await store.commit(start())
        before = everything(path)
        with sick(store._writer, at), pytest.raises(StoreFailed) as failed:
            await store.commit(act(0))
        assert failed.value.trouble == "disk"
        assert everything(path) == before
        await store.commit(act(0))


async def test_what_could_not_be_taken_back_is_taken_back_before_the_next_act(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with opened(path) as store:
        await lobby(store)
        await store.commit(start())
        before = everything(path)
        with sick(store._writer, "COMMIT") as disk:
            real = disk.execute
            disk.execute = lambda sql, *args: real("COMMIT" if sql == "ROLLBACK" else sql, *args)  # type: ignore[method-assign]
            with pytest.raises(StoreFailed):
                await store.commit(act(0))
        assert everything(path) == before
        await store.commit(act(0))
        assert [one.entry.seq for one in await store.journal("salt22")] == [1]


async def test_what_cannot_be_read_is_told_by_its_own_name(tmp_path: Path) -> None:
    """And not by that of a transaction SQLite has given up meanwhile."""
    async with opened(tmp_path / "a.db") as store:
        await lobby(store)
        with sick(store._reader, "SELECT", sqlite3.SQLITE_IOERR_READ) as disk:
            real = disk.execute

            def execute(sql: str, *args: object) -> object:
                if sql.startswith("SELECT"):
                    disk.db.execute("ROLLBACK")
                return real(sql, *args)

            disk.execute = execute  # type: ignore[method-assign]
            with pytest.raises(StoreFailed, match="the disk of the database fails"):
                await store.journal("salt22")
        assert await store.journal("salt22") == []


async def test_a_damaged_file_does_not_pass_by_itself(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        with sick(store._reader, "SELECT", sqlite3.SQLITE_CORRUPT), pytest.raises(StoreDamaged):
            await store.games()


async def test_a_fault_of_ours_is_none_of_the_disk(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        with pytest.raises(sqlite3.OperationalError, match="no such table"):
            await store._read(lambda db: db.execute("SELECT * FROM salt"))


async def test_a_store_that_cannot_be_written_is_closed_all_the_same(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    store = await open_store(path)
    await hurry(store)
    with held_by_another(path):
        await store.close()
    async with opened(path) as again:
        assert await again.games() == []


async def test_whoever_starts_it_reads_what_to_do(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with opened(path):
        pass
    with held_by_another(path), pytest.raises(SetupError, match=r"locked.*wait until that is done"):
        await open_store(path, patience=0)


async def test_how_far_it_came_before_it_failed_is_known(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with opened(path) as store:
        await hurry(store)
        await lobby(store)
        await store.commit(start())
        assert not changed_something()
        with diary():
            with held_by_another(path), pytest.raises(StoreFailed):
                await store.commit(act(0))
            assert not changed_something()
            await store.put_guild(GuildRow(5, {}))
            assert not changed_something(), "it belongs to no game and no person"
            await store.commit(act(0))
            assert changed_something()
        with diary():
            assert not changed_something()


# -- what has happened on Discord -------------------------------------------------------------------------------------
PARCEL = Parcel("public", "channel", "notice", "found")


def message(number: int) -> MessageRow:
    return MessageRow(number, "salt22", 7, "public", "channel", "notice", "found", "d1", NOW)


async def test_what_arrived_and_could_not_be_written_is_not_sent_twice(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with opened(path) as store:
        await hurry(store)
        await lobby(store)
        await store.post("salt22", [PARCEL, replace(PARCEL, ref="outage")], NOW)
        (row,) = await store.claim(NOW)
        with held_by_another(path):
            await store.sent(row.id, message(1))
            assert await store.message_by_id(1) == message(1)
            await store.failed(row.id, NOW)  # whatever else went wrong after it had arrived
            with pytest.raises(StoreFailed):
                await store.claim(NOW)
        (then,) = await store.claim(NOW)
        assert then.parcel.ref == "outage"
        assert await store.messages("salt22") == [message(1)]
        assert store.owed == []


async def test_what_did_not_arrive_and_could_not_be_written_is_tried_again(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with opened(path) as store:
        await hurry(store)
        await lobby(store)
        await store.post("salt22", [PARCEL], NOW)
        (row,) = await store.claim(NOW)
        with held_by_another(path):
            await store.failed(row.id, NOW)
        (again,) = await store.claim(NOW)
        assert (again.id, again.tries) == (row.id, row.tries + 1)


async def test_messages_put_away_while_nothing_could_be_written_are_put_away_in_their_order(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with opened(path) as store:
        await hurry(store)
        await lobby(store)
        await store.put_message(message(1))
        with held_by_another(path):
            await store.forget_message(1)
        await store.put_message(message(1))  # not before what was to come first
        await store.put_message(replace(message(1), digest="d2"))
        await store.claim(NOW)
        assert [one.digest for one in await store.messages("salt22")] == ["d2"]


async def test_what_is_owed_to_a_game_that_is_gone_is_owed_to_nobody(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with opened(path) as store:
        await hurry(store)
        await lobby(store)
        with held_by_another(path):
            await store.put_message(message(1))
        await store._writer.run(lambda db: db.execute("DELETE FROM game"))
        assert await store.claim(NOW) == []
        assert store.owed == []


@pytest.mark.parametrize(
    ("error", "said", "unsaid"),
    [
        (StoreFailed("cut", "x"), "Nothing was changed. The bot cannot reach its database", "disk"),
        (StoreUnsure("cut", "x"), "perhaps it was done", "Nothing was changed"),
    ],
)
def test_only_where_that_is_certain_a_player_reads_that_nothing_was_changed(
    error: StoreFailed, said: str, unsaid: str
) -> None:
    read = reason(Voice(Catalogue(BASE)), error)
    assert said in read
    assert unsaid not in read
