"""Which files are opened, and that all others stay as they are."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
import sys
from asyncio.subprocess import PIPE
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.base.errors import LeaseLost, SetupError
from bot.store import sqlite
from bot.store.db import stamp
from bot.store.migrating import Found, shipped
from bot.store.sqlite import APPLICATION, inspect, open_store, ready
from bot.store.sqlite_look import copy
from tests.bot.playing import NOW, lobby, opened

LATER = datetime(2200, 1, 1, tzinfo=UTC)


async def test_a_new_file_is_made_and_recognised(tmp_path: Path) -> None:
    path = tmp_path / "new.db"
    async with opened(path):
        pass
    db = sqlite3.connect(path)
    assert db.execute("PRAGMA application_id").fetchone()[0] == APPLICATION
    assert db.execute("PRAGMA user_version").fetchone()[0] == max(shipped())
    assert db.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    db.close()


async def test_the_writer_syncs_every_commit_and_keeps_foreign_keys(tmp_path: Path) -> None:
    async with opened(tmp_path / "new.db") as store:
        pragma = "PRAGMA {}"
        for name, value in {"synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}.items():
            found = await store._writer.run(lambda db, n=name: db.execute(pragma.format(n)).fetchone()[0])
            assert found == value, name


async def test_an_empty_file_becomes_ours(tmp_path: Path) -> None:
    path = tmp_path / "empty.db"
    path.touch()
    assert inspect(path) == Found(0, max(shipped()))
    async with opened(path) as store:
        await lobby(store)


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def foreign(path: Path) -> None:
    db = sqlite3.connect(path)
    db.execute("CREATE TABLE recipes (name TEXT)")
    db.commit()
    db.close()


def foreign_wal(path: Path) -> None:
    foreign(path)
    db = sqlite3.connect(path)
    db.execute("PRAGMA journal_mode = WAL")
    db.close()


def marked(path: Path) -> None:
    db = sqlite3.connect(path)
    db.execute("PRAGMA application_id = 7")
    db.execute("VACUUM")
    db.close()


def newer(path: Path) -> None:
    db = sqlite3.connect(path)
    db.execute(f"PRAGMA application_id = {APPLICATION}")
    db.execute("CREATE TABLE game (id TEXT)")
    db.execute("PRAGMA user_version = 99")
    db.commit()
    db.close()


def text_file(path: Path) -> None:
    path.write_text("Dear diary,\n" * 1000, "utf-8")


def torn(path: Path) -> None:
    db = sqlite3.connect(path)
    db.execute(f"PRAGMA application_id = {APPLICATION}")
    for number in range(40):
        db.execute(f"CREATE TABLE t{number} (x TEXT)")
        db.execute(f"INSERT INTO t{number} VALUES (?)", ("y" * 3000,))  # noqa: S608
    db.execute("PRAGMA user_version = 1")
    db.commit()
    db.close()
    content = bytearray(path.read_bytes())
    content[8192:40960] = b"\xa5" * (40960 - 8192)
    path.write_bytes(content)


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (foreign, "another program"),
        (foreign_wal, "another program"),
        (marked, "another program"),
        (newer, "newer Byrsa"),
        (text_file, "cannot be used"),
        (torn, "cannot be used"),
    ],
)
async def test_what_is_not_ours_is_left_alone(tmp_path: Path, make: object, says: str) -> None:
    path = tmp_path / "other.db"
    make(path)  # type: ignore[operator]
    before = path.read_bytes()
    with pytest.raises(SetupError, match=says) as refused:
        await open_store(path)
    assert path.read_bytes() == before
    assert "\n" not in str(refused.value)
    assert names(tmp_path) == ["other.db"]


async def test_a_directory_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="is a directory"):
        await open_store(tmp_path)


async def test_a_missing_directory_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="does not exist"):
        await open_store(tmp_path / "no" / "byrsa.db")
    assert not (tmp_path / "no").exists()


async def test_a_directory_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite.os, "access", lambda *_: False)
    with pytest.raises(SetupError, match="cannot be written"):
        await open_store(tmp_path / "byrsa.db")
    assert names(tmp_path) == []


async def test_a_file_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "byrsa.db"
    async with opened(path):
        pass
    real = sqlite.connect
    monkeypatch.setattr(sqlite, "connect", lambda path, **_: real(path, readonly=True))
    with pytest.raises(SetupError, match="readonly"):
        await open_store(path)


def put_game(path: Path) -> None:
    """A game as the first version wrote it; later columns were not yet there."""
    db = sqlite3.connect(path)
    db.execute(
        "INSERT INTO game (id, kind, title, status, head, host, pace, options, terms, made_at)"
        " VALUES ('salt22', 'sample', 'Salt', 'lobby', -1, 101, 'brisk', '{}', '{}', 0)"
    )
    db.commit()
    db.close()


async def test_an_older_database_is_brought_up_to_date_step_by_step(tmp_path: Path) -> None:
    path, first, newer = tmp_path / "byrsa.db", {1: shipped()[1]}, max(shipped()) + 1
    store = await open_store(path, migrations=first)
    await store.close()
    put_game(path)
    later = {
        **first,
        2: "ALTER TABLE game ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'; -- a remark; with a semicolon",
        newer: "CREATE TABLE weather (day INTEGER); INSERT INTO weather VALUES (1);",
    }
    assert inspect(path, migrations=later).version == 1
    store = await open_store(path, migrations=later)
    await store.close()
    db = sqlite3.connect(path)
    assert db.execute("PRAGMA user_version").fetchone()[0] == newer
    assert db.execute("SELECT colour FROM game").fetchall() == [("red",)]
    assert db.execute("SELECT day FROM weather").fetchall() == [(1,)]
    db.close()
    with pytest.raises(SetupError, match="newer"):
        await open_store(path)


async def test_a_database_of_each_former_version_is_opened(tmp_path: Path) -> None:
    for version in shipped():
        path = tmp_path / f"{version}.db"
        store = await open_store(path, migrations={n: sql for n, sql in shipped().items() if n <= version})
        await store.close()
        put_game(path)
        async with opened(path) as store:
            assert len(await store.games()) == 1
            assert await store.next_reminder() is None


async def test_what_one_says_as_it_leaves_counts_once_and_for_the_next_that_asks(tmp_path: Path) -> None:
    """Not for whoever only opens it meanwhile; and a copy was left by nobody."""
    path = tmp_path / "byrsa.db"
    async with opened(path) as store:
        assert await store.parted() == ""
    store = await open_store(path)
    await store.close("all is well")
    copy(path, tmp_path / "copy.db", lambda _, __: None)
    async with opened(path):
        pass
    async with opened(path) as store:
        assert (await store.parted(), await store.parted()) == ("all is well", "")
    async with opened(tmp_path / "copy.db") as store:
        assert await store.parted() == ""


async def test_a_migration_that_fails_leaves_the_version_before_it(tmp_path: Path) -> None:
    path = tmp_path / "byrsa.db"
    newest = max(shipped())
    async with opened(path):
        pass
    bad = {**shipped(), newest + 1: "CREATE TABLE a (x); INSERT INTO nowhere VALUES (1);"}
    with pytest.raises(SetupError, match="nowhere"):
        await open_store(path, migrations=bad)
    db = sqlite3.connect(path)
    assert db.execute("PRAGMA user_version").fetchone()[0] == newest
    assert not db.execute("SELECT 1 FROM sqlite_schema WHERE name = 'a'").fetchone()
    db.close()
    async with opened(path):
        pass


async def test_nothing_is_migrated_under_a_bot_that_runs(tmp_path: Path) -> None:
    """Also if a newer program is started beside it."""
    path = tmp_path / "byrsa.db"
    later = {**shipped(), 9998: "CREATE TABLE salt (a INTEGER);"}
    async with opened(path) as store:
        with pytest.raises(LeaseLost):
            await open_store(path, migrations=later)
        with pytest.raises(LeaseLost), ready(path, migrations=later):
            pass
        assert inspect(path).version == max(shipped())
        await lobby(store)
    await (await open_store(path, migrations=later)).close()
    assert inspect(path, migrations=later).version == 9998


async def test_only_one_process_writes(tmp_path: Path) -> None:
    path = tmp_path / "byrsa.db"
    async with opened(path):
        with pytest.raises(LeaseLost, match="is using this database"):
            await open_store(path)
    async with opened(path):
        pass


@pytest.mark.parametrize("owner", ["elsewhere:1:aa", "HERE:999999999:aa", "HERE:ME:aa"])
async def test_the_lease_of_a_dead_process_is_taken_over(tmp_path: Path, owner: str) -> None:
    """On this machine at once; elsewhere, when it has not been renewed."""
    path = tmp_path / "byrsa.db"
    async with opened(path):
        pass
    owner = owner.replace("HERE", socket.gethostname()).replace("ME", str(os.getpid()))
    stale = 0 if owner.startswith("elsewhere") else 1 << 60
    write_lease(path, owner, stale)
    async with opened(path) as store:
        await lobby(store)


async def test_whether_another_process_lives_is_asked_without_harm_to_it(tmp_path: Path) -> None:
    """Once it is dead, its lease is free at once."""
    path = tmp_path / "byrsa.db"
    async with opened(path):
        pass
    echo = "print(input(), flush=True)"
    other = await asyncio.create_subprocess_exec(sys.executable, "-c", echo, stdin=PIPE, stdout=PIPE)
    write_lease(path, f"{socket.gethostname()}:{other.pid}:aa", stamp(LATER))
    with pytest.raises(LeaseLost, match=f"Process {other.pid} "):
        await open_store(path)
    assert await other.communicate(b"I live.\n") == (b"I live.\n", None)
    async with opened(path) as store:
        await lobby(store)


def write_lease(path: Path, owner: str, renewed: int) -> None:
    db = sqlite3.connect(path)
    db.execute("UPDATE lease SET owner = ?, renewed = ?", (owner, renewed))
    db.commit()
    db.close()


async def test_who_lost_the_lease_writes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "byrsa.db"
    async with opened(path) as store:
        db = sqlite3.connect(path)
        db.execute("UPDATE lease SET owner = 'somebody:1:else'")
        db.commit()
        with pytest.raises(LeaseLost):
            await lobby(store)
        assert await store.games() == []
        db.close()


async def test_a_copy_is_whole_and_free_while_the_store_is_in_use(tmp_path: Path) -> None:
    async with opened(tmp_path / "byrsa.db") as store:
        game = await lobby(store)
        told: list[tuple[int, int]] = []
        copy(tmp_path / "byrsa.db", tmp_path / "copy.db", lambda done, total: told.append((done, total)))
        assert told[-1][0] == told[-1][1] > 0
        async with opened(tmp_path / "copy.db") as other:
            assert await other.find_game(game) == await store.find_game(game)


async def test_when_the_bot_was_last_connected_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "byrsa.db"
    async with opened(path) as store:
        assert await store.last_seen() is None
        await store.renew(NOW, connected=False)
        assert await store.last_seen() is None
        await store.renew(NOW, connected=True)
    async with opened(path) as store:
        assert await store.last_seen() == NOW
