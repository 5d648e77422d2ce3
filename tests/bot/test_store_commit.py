"""One act is one transaction: whole, or not at all, whatever happens."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import textwrap
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.base.errors import Conflict
from bot.base.places import Place
from bot.store import hops, play
from bot.store.db import Db, Manners
from bot.store.opening import open_store
from bot.store.store import Move, Stand
from tests.bot.playing import NOW, lobby, opened
from tests.bot.storing import Failing, act, beside, everything, start, written

ROOT = Path(__file__).parent.parent.parent


async def test_what_is_written_is_read_again(place: Place) -> None:
    async with opened(place) as store:
        await lobby(store)
        await store.commit(start())
        await store.commit(act(0, step=False))
        row = await store.find_game("salt22")
        assert row is not None
        assert (row.status, row.head, row.started_at) == ("playing", 1, NOW)
        replay = await store.replay("salt22")
        assert replay is not None
        assert replay.checkpoint == start().checkpoint
        assert list(replay.entries) == [act(0).line.entry]
        assert (replay.head, list(replay.versions)) == (1, ["0.1.0"])
        assert await store.events("salt22") == list(act(0).events)
        assert [one.ref for one in await store.windows("salt22")] == ["n1", "r2"]
        assert [one.entry for one in await store.journal("salt22")] == [act(0).line.entry]


async def test_the_head_decides_who_comes_first(place: Place) -> None:
    async with opened(place) as store:
        await lobby(store)
        await store.commit(start())
        await store.commit(act(0))
        before = everything(place)
        for late in (start(), act(0), act(5), replace(act(1), game="nobody")):
            with pytest.raises(Conflict):
                await store.commit(late)
        assert everything(place) == before


async def test_of_many_writers_one_wins_each_place(place: Place) -> None:
    async with opened(place) as store:
        await lobby(store)
        await store.commit(start())
        done = await asyncio.gather(*(store.commit(act(0)) for _ in range(20)), return_exceptions=True)
        assert sum(one is None for one in done) == 1
        assert sum(isinstance(one, Conflict) for one in done) == 19


async def test_a_failure_after_any_statement_leaves_nothing_behind(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = play._commit
    async with opened(place) as store:
        await lobby(store)
        await store.commit(start())
        before, failed = everything(place), 0
        for at in range(1, 60):
            monkeypatch.setattr(play, "_commit", lambda db, move, known, n=at: real(Failing(db, n), move, known))
            try:
                await store.commit(act(0))
            except sqlite3.OperationalError:
                failed += 1
                assert everything(place) == before, f"statement {at}"
            else:
                break
        assert failed > 8
        assert (await store.find_game("salt22")).head == 1


KILLED = """
    import asyncio, os, sys
    from bot.base.places import place
    from bot.store.opening import open_store
    from tests.bot.storing import act, start
    from tests.bot.playing import lobby

    async def main() -> None:
        store = await open_store(place(sys.argv[1]))
        await lobby(store)
        await store.commit(start())
        for head in range(100_000):
            await store.commit(act(head))
            os.write(1, f"{head + 1}\\n".encode())

    asyncio.run(main())
"""


def test_a_killed_process_loses_nothing_it_had_committed(place: Place) -> None:
    child = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(KILLED), written(place)], stdout=subprocess.PIPE, cwd=ROOT
    )
    assert child.stdout is not None
    said = [child.stdout.readline() for _ in range(25)]
    os.kill(child.pid, signal.SIGKILL)
    said += child.stdout.readlines()
    child.wait()
    child.stdout.close()
    promised = max(int(line) for line in said if line.endswith(b"\n"))

    async def look() -> None:
        async with opened(place) as store:  # at once: the place of the dead is free
            row = await store.find_game("salt22")
            assert row is not None
            assert row.head >= promised
            assert [one.entry.seq for one in await store.journal("salt22")] == list(range(1, row.head + 1))
            assert {one.seq for one in await store.events("salt22")} == set(range(1, row.head + 1))
            assert len(await store.checkpoints("salt22", 1 << 30)) == row.head + 1
            assert await store.unsent() == row.head + 1  # one log line each, and one hand card

    asyncio.run(look())


async def test_what_is_taken_back_stays_in_the_journal_only(place: Place) -> None:
    async with opened(place) as store:
        await lobby(store)
        await store.commit(start())
        for head in range(4):
            await store.commit(act(head))
        await store.commit(Move("salt22", NOW, 4, 5, undone_from=3))
        assert [one.undone_by for one in await store.journal("salt22")] == [None, None, 5, 5]
        assert {one.seq for one in await store.events("salt22")} == {1, 2}
        assert [one.seq for one in await store.checkpoints("salt22")] == [2, 1, 0]
        replay = await store.replay("salt22")
        assert (replay.checkpoint.seq, replay.head) == (2, 5)
        last = await store.last_entry("salt22")
        assert last.entry.seq == 2
        older = await store.replay("salt22", before=2)
        assert (older.checkpoint.seq, [entry.seq for entry in older.entries]) == (1, [2])
        early = await store.replay("salt22", upto=1)
        assert (early.checkpoint.seq, list(early.entries)) == (1, [])


async def test_reading_never_waits_for_a_writer(place: Place) -> None:
    store = await open_store(place)
    with beside(place) as db:
        db.execute(store._writer.manners.write)
        db.execute("INSERT INTO guild (id, settings) VALUES (7, '{}')")
        assert await store.games() == []
        db.execute("ROLLBACK")
    await store.close()


async def test_acts_that_wait_together_reach_the_disk_together_each_whole_or_not_at_all(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []
    real_writing, real_commit = hops._writing, play._commit

    def writing(db: Db, manners: Manners, owner: str, games: list[str], works: list[Any], tell: Any) -> Any:
        sizes.append(len(works))
        return real_writing(db, manners, owner, games, works, tell)

    def commit(db: Db, move: Move, known: Stand | None) -> Any:
        return real_commit(Failing(db, 4) if move.game == "dust22" else db, move, known)  # type: ignore[arg-type]

    async with opened(place) as store:
        await lobby(store)
        await store.commit(start())
        await lobby(store, "dust22")
        monkeypatch.setattr(hops, "_writing", writing)
        monkeypatch.setattr(play, "_commit", commit)
        acts = [act(0), act(5), replace(start(), game="dust22"), act(1)]
        done = await asyncio.gather(*(store.commit(one) for one in acts), return_exceptions=True)
        assert [type(one) for one in done] == [type(None), Conflict, sqlite3.OperationalError, type(None)]
        assert sizes == [4]
        assert [one.entry.seq for one in await store.journal("salt22")] == [1, 2]
        dust = await store.find_game("dust22")
        assert dust is not None
        assert (dust.head, dust.status) == (-1, "lobby")
        assert await store.checkpoints("dust22") == []


async def test_when_the_transaction_fails_all_who_waited_are_told_and_nothing_is_written(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = hops._part
    async with opened(place) as store:
        await lobby(store)
        await store.commit(start())
        before = everything(place)

        def broken(db: Db, manners: Manners, work: Any) -> Any:
            real(db, manners, work)
            if db.execute("SELECT head FROM game WHERE id = 'salt22'").fetchone()[0] == 2:
                raise sqlite3.OperationalError("disk I/O error")

        monkeypatch.setattr(hops, "_part", broken)
        done = await asyncio.gather(store.commit(act(0)), store.commit(act(1)), return_exceptions=True)
        assert [str(one) for one in done] == ["disk I/O error"] * 2
        assert everything(place) == before
        monkeypatch.undo()
        await store.commit(act(0))
