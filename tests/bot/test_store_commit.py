"""One act is one transaction: whole, or not at all, whatever happens."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
import textwrap
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.errors import Conflict, SetupError
from bot.store import sqlite_hops, sqlite_play
from bot.store.sqlite import SqliteStore, open_store
from bot.store.sqlite_games import _games, _seats, find_game, find_stand
from bot.store.store import (
    EntryRow,
    EventRow,
    GuildRow,
    MessageRow,
    Move,
    Parcel,
    ParleyRow,
    SavedRow,
    SeatRow,
    UserRow,
    WindowRow,
)
from games.kernel import Checkpoint, Entry, Seat, Window
from tests.bot.playing import HOST, NOW, lobby, opened

ONE, TWO = Seat("diamond"), Seat("triangle")
ROOT = Path(__file__).parent.parent.parent


def window(ref: str, seat: Seat = ONE, **changes: Any) -> WindowRow:
    made = WindowRow(
        "salt22", ref, f"bid@{seat}", "bid", "bid", seat, Window.BALLOT, False, NOW, NOW + timedelta(hours=12)
    )
    return replace(made, **changes)


def start() -> Move:
    point = Checkpoint(0, "auction", 1, 1, b'{"step":"auction"}' * 100, {})
    return Move("salt22", NOW, -1, 0, checkpoint=point, opened=[window("r1"), window("r2", TWO)])


def act(head: int, *, step: bool = True) -> Move:
    seq = head + 1
    entry = Entry(seq, "answer", ONE, "bid@diamond", {"coins": [1, 2]}, f"1.a.{seq}", sealed=False)
    return Move(
        "salt22",
        NOW + timedelta(minutes=seq),
        head,
        seq,
        line=EntryRow(entry, NOW, HOST, "0.1.0"),
        events=[
            EventRow("salt22", seq, 0, "Bid", {"coins": 3}, None, NOW),
            EventRow("salt22", seq, 1, "Drew", {"card": "c9"}, (ONE,), NOW),
        ],
        checkpoint=Checkpoint(seq, "barter", 1, 1, b"{}" * 50, {"k": "r"}) if step else None,
        opened=[window(f"n{seq}")],
        closed=["r1", "bid@diamond"],
        parcels=[Parcel("public", "log", "log", str(seq)), Parcel("seat:diamond", "dm:diamond", "hand", merge=True)],
    )


def everything(path: Path) -> dict[str, list[Any]]:
    db = sqlite3.connect(path)
    tables = [row[0] for row in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    found = {
        name: db.execute(f'SELECT * FROM "{name}"').fetchall()  # noqa: S608
        for name in tables
        if name not in ("lease", "sqlite_sequence")
    }
    db.close()
    return found


async def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
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


async def test_the_head_decides_who_comes_first(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with opened(path) as store:
        await lobby(store)
        await store.commit(start())
        await store.commit(act(0))
        before = everything(path)
        for late in (start(), act(0), act(5), replace(act(1), game="nobody")):
            with pytest.raises(Conflict):
                await store.commit(late)
        assert everything(path) == before


async def test_of_many_writers_one_wins_each_place(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        await lobby(store)
        await store.commit(start())
        done = await asyncio.gather(*(store.commit(act(0)) for _ in range(20)), return_exceptions=True)
        assert sum(one is None for one in done) == 1
        assert sum(isinstance(one, Conflict) for one in done) == 19


class Failing:
    """A connection that fails at its nth statement."""

    def __init__(self, db: sqlite3.Connection, at: int) -> None:
        self.db, self.at, self.count = db, at, 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.db, name)

    def _tick(self) -> None:
        self.count += 1
        if self.count == self.at:
            raise sqlite3.OperationalError("the power failed")

    def execute(self, *args: Any) -> Any:
        self._tick()
        return self.db.execute(*args)

    def executemany(self, *args: Any) -> Any:
        self._tick()
        return self.db.executemany(*args)


async def test_a_failure_after_any_statement_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.db"
    real = sqlite_play._commit
    async with opened(path) as store:
        await lobby(store)
        await store.commit(start())
        before, failed = everything(path), 0
        for at in range(1, 60):
            monkeypatch.setattr(sqlite_play, "_commit", lambda db, move, n=at: real(Failing(db, n), move))
            try:
                await store.commit(act(0))
            except sqlite3.OperationalError:
                failed += 1
                assert everything(path) == before, f"statement {at}"
            else:
                break
        assert failed > 8
        assert (await store.find_game("salt22")).head == 1


KILLED = """
    import asyncio, os, sys
    from pathlib import Path
    from bot.store.sqlite import open_store
    from tests.bot.test_store_commit import act, start
    from tests.bot.playing import lobby

    async def main() -> None:
        store = await open_store(Path(sys.argv[1]))
        await lobby(store)
        await store.commit(start())
        for head in range(100_000):
            await store.commit(act(head))
            os.write(1, f"{head + 1}\\n".encode())

    asyncio.run(main())
"""


def test_a_killed_process_loses_nothing_it_had_committed(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    child = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(KILLED), str(path)], stdout=subprocess.PIPE, cwd=ROOT
    )
    assert child.stdout is not None
    said = [child.stdout.readline() for _ in range(25)]
    os.kill(child.pid, signal.SIGKILL)
    said += child.stdout.readlines()
    child.wait()
    child.stdout.close()
    promised = max(int(line) for line in said if line.endswith(b"\n"))

    async def look() -> None:
        async with opened(path) as store:  # at once: the lease of the dead is no hindrance
            row = await store.find_game("salt22")
            assert row is not None
            assert row.head >= promised
            assert [one.entry.seq for one in await store.journal("salt22")] == list(range(1, row.head + 1))
            assert {one.seq for one in await store.events("salt22")} == set(range(1, row.head + 1))
            assert len(await store.checkpoints("salt22", 1 << 30)) == row.head + 1
            assert await store.unsent() == row.head + 1  # one log line each, and one hand card

    asyncio.run(look())


async def test_what_is_taken_back_stays_in_the_journal_only(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
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


async def test_a_window_that_is_rebuilt_keeps_its_deadline_and_an_asking_again_shares_it(tmp_path: Path) -> None:
    later = NOW + timedelta(hours=30)
    async with opened(tmp_path / "a.db") as store:
        await lobby(store)
        await store.commit(start())
        again = [window("r1", due=later), window("r9", due=later), window("solo", due=later, type=Window.SOLO)]
        await store.commit(replace(act(0), closed=[], opened=again))
        due = {one.ref: one.due for one in await store.windows("salt22")}
        assert due == {"r1": NOW + timedelta(hours=12), "r2": due["r1"], "r9": due["r1"], "solo": later}


async def test_held_games_have_no_deadlines_until_released(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        await lobby(store)
        await store.commit(start())
        assert await store.next_due() == NOW + timedelta(hours=12)
        await store.hold("salt22", "K7F2Q", "cause", NOW + timedelta(hours=1))
        assert (await store.next_due(), await store.clocks()) == (None, [])
        with pytest.raises(Conflict, match="held"):
            await store.commit(act(0))
        await store.release("salt22", NOW + timedelta(hours=6))
        assert await store.next_due() == NOW + timedelta(hours=17)
        with pytest.raises(Conflict):
            await store.release("salt22", NOW)


async def test_seats_are_taken_once(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        await lobby(store)
        with pytest.raises(Conflict):
            await store.take_seat(SeatRow("salt22", ONE, "user", 999, NOW))
        with pytest.raises(Conflict):
            await store.take_seat(SeatRow("salt22", Seat("cross"), "user", HOST, NOW))
        await store.give_up_seat("salt22", ONE, NOW, holder="vacant")
        await store.take_seat(SeatRow("salt22", ONE, "user", 999, NOW))
        stand = await store.stand("salt22")
        assert stand is not None
        assert stand.holder(ONE) == 999
        assert [row.id for row in await store.games(user=999, status=["lobby"])] == ["salt22"]
        assert await store.games(user=999, status=["playing"]) == []
        assert len(await store.games(channel=7, guild=1)) == 1


async def test_what_is_not_play_may_be_changed(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        await lobby(store)
        row = await store.change_game("salt22", NOW, title="Sand", options={"coins": 3}, ended_at=NOW, status="over")
        assert (row.title, row.options, row.ended_at, row.status) == ("Sand", {"coins": 3}, NOW, "over")
        with pytest.raises(Conflict):
            await store.change_game("none", NOW, title="x")
        with pytest.raises(ValueError, match="head"):
            await store.change_game("salt22", NOW, head=3)


async def test_intentions_orders_words_and_people(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        await lobby(store)
        await store.commit(start())
        saved = SavedRow("salt22", "r1", ONE, "v1", [1, "x"], True, HOST, NOW)
        await store.save(replace(saved, raw=[]))
        await store.save(saved)
        assert await store.saved("salt22") == [saved]
        await store.commit(act(0))
        assert await store.saved("salt22") == []
        await store.set_orders("salt22", ONE, [{"when": "a"}, {"when": "b"}])
        await store.set_orders("salt22", ONE, [{"when": "c"}])
        assert [one.body for one in await store.orders("salt22", ONE)] == [{"when": "c"}]
        assert await store.orders("salt22", TWO) == []
        for words in ("one", "two", "three"):
            await store.say("salt22", "d1", ONE, words, NOW, [])
        assert [one.text for one in await store.talk("salt22", "d1", 2)] == ["two", "three"]
        parley = ParleyRow("salt22", "d1", 55, (ONE,), NOW)
        await store.put_parley(parley)
        assert await store.parley("salt22", "d1") == parley
        assert len(await store.talk("salt22", "d1")) == 3
        await store.put_user(UserRow(5, {"zone": "UTC"}))
        await store.put_user(UserRow(5, {"zone": "Z"}))
        assert (await store.user(5)).settings == {"zone": "Z"}
        await store.put_guild(GuildRow(5, {"language": "en"}))
        assert (await store.guild(5)).settings == {"language": "en"}
        assert (await store.user(6)).settings == {}


async def test_words_are_erased_in_time_unless_both_keep_them(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        await lobby(store)
        for deal, kept in (("d1", (ONE,)), ("d2", (ONE, TWO)), ("d3", ())):
            await store.say("salt22", deal, ONE, "psst", NOW, [])
            await store.put_parley(ParleyRow("salt22", deal, None, kept, NOW if deal != "d3" else None))
        await store.tidy(NOW - timedelta(seconds=1))
        assert [len(await store.talk("salt22", deal)) for deal in ("d1", "d2", "d3")] == [1, 1, 1]
        await store.tidy(NOW)
        assert [len(await store.talk("salt22", deal)) for deal in ("d1", "d2", "d3")] == [0, 1, 1]


async def dumped(store: SqliteStore) -> dict[str, Any]:
    document = await store.dump("salt22")
    assert document is not None
    return json.loads(json.dumps(document))


async def test_a_game_is_carried_to_another_database(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store, opened(tmp_path / "b.db") as other:
        await lobby(store)
        await store.commit(start())
        await store.commit(act(0))
        await store.put_message(MessageRow(9, "salt22", 7, "public", "channel", "turn", "", "d", NOW))
        await store.say("salt22", "d1", ONE, "psst", NOW, [])
        await other.restore(await dumped(store), "new234", NOW)
        row = await other.find_game("new234")
        assert (row.status, row.code, row.channel, row.head) == ("held", "imported", 7, 1)
        assert await other.replay("new234") == await store.replay("salt22")
        assert len(await other.talk("new234", "d1")) == 1
        assert (await other.messages("new234"), await other.unsent()) == ([], 0)
        await other.restore(await dumped(store), "twice2", NOW)
        assert (await other.find_game("twice2")).channel is None


@pytest.mark.parametrize(
    "spoil",
    [
        lambda d: d.clear(),
        lambda d: d.update(byrsa=2),
        lambda d: d.update(tables=99),
        lambda d: d.update(extra=1),
        lambda d: d["game"].update(nonsense=1),
        lambda d: d["game"].pop("kind"),
        lambda d: d["rows"]["journal"][0].pop("key"),
        lambda d: d["rows"]["checkpoint"][0].update(document="!"),
        lambda d: d["rows"].update(seat="x"),
    ],
)
async def test_a_spoilt_export_adds_nothing(tmp_path: Path, spoil: Any) -> None:
    path = tmp_path / "a.db"
    async with opened(path) as store:
        await lobby(store)
        await store.commit(start())
        await store.commit(act(0))
        before, document = everything(path), await dumped(store)
        spoil(document)
        with pytest.raises(SetupError):
            await store.restore(document, "new234", NOW)
        assert everything(path) == before


async def test_reading_never_waits_for_a_writer(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    store = await open_store(path)
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("BEGIN IMMEDIATE")
    assert await store.games() == []
    db.execute("ROLLBACK")
    db.close()
    await store.close()


async def test_acts_that_wait_together_reach_the_disk_together_each_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []
    real_writing, real_commit = sqlite_hops._writing, sqlite_play._commit

    def writing(db: sqlite3.Connection, owner: str, works: list[Any]) -> list[Any]:
        sizes.append(len(works))
        return real_writing(db, owner, works)

    def commit(db: sqlite3.Connection, move: Move) -> Any:
        return real_commit(Failing(db, 4) if move.game == "dust22" else db, move)  # type: ignore[arg-type]

    async with opened(tmp_path / "a.db") as store:
        await lobby(store)
        await store.commit(start())
        await lobby(store, "dust22")
        monkeypatch.setattr(sqlite_hops, "_writing", writing)
        monkeypatch.setattr(sqlite_play, "_commit", commit)
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
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.db"
    real = sqlite_hops._part
    async with opened(path) as store:
        await lobby(store)
        await store.commit(start())
        before = everything(path)

        def broken(db: sqlite3.Connection, work: Any) -> Any:
            real(db, work)
            if db.execute("SELECT head FROM game WHERE id = 'salt22'").fetchone()[0] == 2:
                raise sqlite3.OperationalError("disk I/O error")

        monkeypatch.setattr(sqlite_hops, "_part", broken)
        done = await asyncio.gather(store.commit(act(0)), store.commit(act(1)), return_exceptions=True)
        assert [str(one) for one in done] == ["disk I/O error"] * 2
        assert everything(path) == before
        monkeypatch.undo()
        await store.commit(act(0))


SAVED = SavedRow("salt22", "r1", ONE, "v", 7, False, HOST, NOW)
WRITES: list[Any] = [
    lambda store: store.save(SAVED),
    lambda store: store.unsave("salt22", "r1"),
    lambda store: store.change_game("salt22", NOW, title="Pepper"),
    lambda store: store.give_up_seat("salt22", TWO, NOW, holder="vacant"),
    lambda store: store.take_seat(SeatRow("salt22", TWO, "user", 99, NOW)),
    lambda store: store.move_windows({("salt22", "r1"): NOW + timedelta(days=3)}, NOW, {}),
    lambda store: store.remind([window("r1", stage=1, remind_at=NOW)], NOW, []),
    lambda store: store.hold("salt22", "CODE", "cause", NOW),
    lambda store: store.release("salt22", NOW + timedelta(hours=1)),
    lambda store: store.commit(act(0)),
    lambda store: store.commit(Move("salt22", NOW, 1, 2, undone_from=1)),
]


async def test_how_a_game_stands_is_remembered_until_it_changes(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        await lobby(store)
        await store.commit(start())
        for write in WRITES:
            before = await store.stand("salt22")
            assert await store.stand("salt22") is before
            await store.put_guild(GuildRow(4, {"a": 1}))
            await store.post("salt22", [Parcel("public", "log", "log", "1")], NOW)
            assert store.known_stand("salt22") is before
            await write(store)
            now = await store.stand("salt22")
            assert now == await store._read(find_stand, "salt22")
            assert now != before


async def test_games_and_seats_are_read_once_until_they_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_hops, "KEPT", 3)
    async with opened(tmp_path / "a.db") as store:
        await lobby(store)
        await store.commit(start())
        for write in WRITES:
            for _ in range(2):
                assert await store.find_game("salt22") == await store._read(find_game, "salt22")
                assert await store.seats("salt22") == await store._read(_seats, "salt22")
                assert await store.games(user=HOST) == await store._read(_games, (), None, None, HOST)
                assert await store.games(status=["lobby"]) == []
            assert len(store.kept) <= 3
            await write(store)
        (await store.games()).clear()
        assert len(await store.games()) == 1


async def test_what_was_read_before_a_write_does_not_hide_it(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        await lobby(store)
        reading = asyncio.create_task(store.stand("salt22"))
        await asyncio.sleep(0)  # its question is asked
        await asyncio.gather(store.commit(start()), store.change_game("salt22", NOW, title="Pepper"))
        await reading
        stand = await store.stand("salt22")
        assert stand is not None
        assert (stand.game.head, stand.game.title) == (0, "Pepper")


async def test_a_conflict_makes_it_look_again(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with opened(path) as store:
        await lobby(store)
        await store.commit(start())
        with sqlite3.connect(path) as db:  # somebody who does not respect the lease
            db.execute("UPDATE game SET head = 3")
        db.close()
        with pytest.raises(Conflict):
            await store.commit(act(0))
        stand = await store.stand("salt22")
        assert stand is not None
        assert stand.game.head == 3
