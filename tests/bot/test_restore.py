"""`byrsa restore`: a backup or an earlier moment takes the place of the database, never of one that is in use."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from bot import __main__ as cli
from bot.app import restoring
from bot.app.restoring import Wish
from bot.base import settings
from bot.base.errors import LeaseLost, NotAllowed, SetupError
from bot.services.brought import HOOKS
from bot.services.mending.rewinding import ask_rewind, places
from bot.store.store import MessageRow, Parcel
from bot.table.tables import Tables
from games import sample
from games.kernel.decision import chairs
from tests.bot.playing import HOST, NOW, SEED, FakeTime, answer, at_table, lobby, opened, plan
from tests.bot.storing import everything
from tests.bot.test_store_files import foreign, newer, text_file, torn
from tests.bot.test_tables import spoil

ONE, TWO, THREE = chairs(3)
MINUTE = timedelta(minutes=1)
HOLDS = """
import sqlite3, sys
db = sqlite3.connect(sys.argv[1])
db.execute("SELECT count(*) FROM game").fetchone()
print("open", flush=True)
sys.stdin.read()
"""


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in [*settings.names(), settings.PLACE]:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("BYRSA_DATABASE", str(tmp_path / "byrsa.db"))
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A game in which two have bid, a backup of then, and a third bid after it."""
    path = tmp_path / "byrsa.db"

    async def play() -> None:
        async with at_table(path) as (tables, game, time):
            time.move(MINUTE)
            await answer(tables, game, "sample.bid", 3, ONE)
            time.move(MINUTE)
            await answer(tables, game, "sample.bid", 2, TWO)
            assert cli._run(["backup", "backup.db"]) == 0
            time.move(MINUTE)
            await answer(tables, game, "sample.bid", 1, THREE)

    asyncio.run(play())
    return path


def wish(path: Path, **changes: Any) -> Wish:
    chosen: dict[str, Any] = {"file": None, "until": None, "game": "", "verify": True, "moved": False}
    return Wish(path, **{**chosen, **changes})


def restored(path: Path, **changes: Any) -> list[str]:
    said: list[str] = []
    restoring.main(wish(path, **changes), said.append)
    return said


def table_of(path: Path, game: str = "salt22") -> tuple[dict[str, Any], set[str], int]:
    """The state of a game, but for its dice; who is asked; the branch of its dice."""

    async def look() -> tuple[dict[str, Any], set[str], int]:
        async with opened(path) as store:
            tables = Tables(store, {"sample": sample.GAME}, plan, HOOKS, time=FakeTime())
            table = await tables.table(game)
            asked = {str(one.decision.seat) for one in table.open.values() if one.decision.awaited}
            found = state_of(table), asked, table.state.dice.branch
            tables.close()
            return found

    return asyncio.run(look())


def state_of(table: Any) -> dict[str, Any]:
    document: dict[str, Any] = TypeAdapter(type(table.state)).dump_python(table.state, mode="json")
    document.pop("dice")
    return document


def told(path: Path, game: str = "salt22") -> list[str]:
    with closing(sqlite3.connect(path)) as db:
        rows = db.execute(
            "SELECT ref FROM outbox WHERE game = ? AND kind = 'notice' AND state = 'waiting' ORDER BY id", (game,)
        )
        return [row[0] for row in rows]


def test_a_backup_takes_the_place_of_what_came_later(database: Path) -> None:
    later = table_of(database)
    head = heads(database)["salt22"]
    said = restored(database, file=Path("backup.db"))
    assert "goes on after entry 2" in said[0]
    assert said[1] == "1 games in play or held, 0 would not go on."
    _, asked, branch = table_of(database)
    assert asked == {THREE}
    assert branch > later[2], "the dice fall anew"
    assert heads(database)["salt22"] > head, "no number is used twice"
    assert told(database) == ["restored", "rewind"]
    (aside,) = Path().glob("byrsa.db-before-*")
    assert table_of(aside)[0] == later[0]
    assert sorted(one.name for one in Path().iterdir()) == sorted(
        ["backup.db", "byrsa.db", "byrsa.db-backup", aside.name]
    )
    assert database.stat().st_mode & 0o077 == 0


def heads(path: Path) -> dict[str, int]:
    with closing(sqlite3.connect(path)) as db:
        return dict(db.execute("SELECT id, head FROM game").fetchall())


def test_a_database_in_use_is_not_touched(database: Path) -> None:
    async def meanwhile() -> None:
        async with opened(database):
            before = everything(database)
            with pytest.raises(LeaseLost, match="is using this database"):
                await asyncio.to_thread(restored, database, file=Path("backup.db"))
            assert everything(database) == before

    asyncio.run(meanwhile())
    assert not list(Path().glob("*before*"))


def test_nor_is_one_that_a_bot_takes_while_the_copy_is_made(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ready = restoring._make_ready

    async def slow(*args: Any) -> Any:
        found = await ready(*args)
        with closing(sqlite3.connect(database)) as db:  # as a bot does that finds the lease half a minute old
            db.execute("UPDATE lease SET owner = 'elsewhere:1:abc', renewed = renewed + 1000000")
            db.commit()
        return found

    monkeypatch.setattr(restoring, "_make_ready", slow)
    with pytest.raises(LeaseLost):
        restored(database, file=Path("backup.db"))
    assert not list(Path().glob("*before*"))


def test_a_damaged_database_makes_way_unless_somebody_has_it_open(database: Path) -> None:
    whole = database.read_bytes()
    hold = subprocess.Popen([sys.executable, "-c", HOLDS, str(database)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert hold.stdout is not None
    hold.stdout.readline()
    database.write_bytes(whole[:100] + b"\xff" * (len(whole) - 100))
    with pytest.raises(SetupError, match="Another program holds"):
        restored(database, file=Path("backup.db"))
    hold.communicate(b"")
    restored(database, file=Path("backup.db"))
    assert table_of(database)[1] == {THREE}
    (aside,) = (one for one in Path().glob("byrsa.db-before-*") if not one.name.endswith(("-wal", "-shm")))
    assert aside.read_bytes() == whole[:100] + b"\xff" * (len(whole) - 100), "what is damaged is kept as it is"


def test_where_there_is_no_database_there_is_one_then(database: Path, tmp_path: Path) -> None:
    said = restored(tmp_path / "new.db", file=Path("backup.db"))
    assert said[-1].endswith("new.db is as it should be.")
    assert table_of(tmp_path / "new.db")[1] == {THREE}


@pytest.mark.parametrize("make", [foreign, newer, text_file, torn])
def test_what_is_no_backup_changes_nothing(database: Path, make: Callable[[Path], None]) -> None:
    before = everything(database)
    make(Path("other.db"))
    with pytest.raises(SetupError, match=r"other\.db"):
        restored(database, file=Path("other.db"))
    assert everything(database) == before
    assert not list(Path().glob("*before*"))
    assert not list(Path().glob(".*"))


def test_what_is_no_database_of_ours_does_not_make_way(database: Path) -> None:
    foreign(Path("theirs.db"))
    before = Path("theirs.db").read_bytes()
    with pytest.raises(SetupError, match="no database of Byrsa"):
        restored(Path("theirs.db"), file=Path("backup.db"))
    assert Path("theirs.db").read_bytes() == before


def test_a_game_that_would_not_go_on_stops_it_unless_that_is_wished(database: Path) -> None:
    async def break_it() -> None:
        async with opened(Path("backup.db")) as store:
            await spoil(Tables(store, {"sample": sample.GAME}, plan, HOOKS, time=FakeTime()), "salt22")

    asyncio.run(break_it())
    before = everything(database)
    with pytest.raises(SetupError, match="--no-verify"):
        restored(database, file=Path("backup.db"))
    assert everything(database) == before
    said = restored(database, file=Path("backup.db"), verify=False)
    assert "would diverge at entry" in said[0]
    assert everything(database)["journal"] == everything(Path("backup.db"))["journal"]


def test_an_installation_that_moves_goes_on_as_it_is(database: Path, tmp_path: Path) -> None:
    assert "goes on" in restored(tmp_path / "new.db", file=Path("backup.db"), moved=True)[0]
    assert everything(tmp_path / "new.db") == everything(Path("backup.db"))


# -- any moment ------------------------------------------------------------------------------------------------------
def test_a_game_goes_back_to_a_moment_and_others_stay(database: Path) -> None:
    async def another() -> None:
        async with opened(database) as store:
            tables = Tables(store, {"sample": sample.GAME}, plan, HOOKS, time=FakeTime())
            await lobby(store, "other2")
            await tables.open_game("other2", HOST, seed=SEED)
            await answer(tables, "other2", "sample.bid", 3, ONE)
            tables.close()

    asyncio.run(another())
    before = table_of(database, "other2")
    said = restored(database, until=NOW + 1.5 * MINUTE, game="salt22")
    assert len(said) == 3
    assert table_of(database)[1] == {TWO, THREE}
    assert table_of(database, "other2") == before
    assert told(database, "other2") == []
    assert told(database) == ["restored", "rewind"]


def test_all_games_go_back_and_one_of_which_nothing_came_later_goes_on(database: Path) -> None:
    said = restored(database, until=NOW + timedelta(hours=1))
    assert said[0].endswith("goes on: nothing has happened since")
    assert told(database) == []
    assert restored(database, until=NOW - MINUTE)[0].endswith("began later, and goes on")
    assert table_of(database)[1] != set()


def test_a_backup_that_goes_back_further_still(database: Path) -> None:
    restored(database, file=Path("backup.db"), until=NOW + 1.5 * MINUTE)
    assert table_of(database)[1] == {TWO, THREE}


def test_one_game_out_of_a_backup(database: Path) -> None:
    """What stands on Discord is known as before, and no number is used twice."""

    async def meanwhile() -> None:
        async with opened(database) as store:
            await lobby(store, "other2")
            where = ("salt22", 7, "public", "channel", "turn", "")
            await store.put_message(MessageRow(5, *where, "digest", NOW))
            await store.post("salt22", [Parcel("public", "channel", "notice", "of later")], NOW)

    asyncio.run(meanwhile())
    head = heads(database)["salt22"]
    restored(database, file=Path("backup.db"), game="salt22")
    after = everything(database)
    assert {row[0] for row in after["game"]} == {"salt22", "other2"}
    assert [row[0] for row in after["message"]] == [5]
    assert table_of(database)[1] == {THREE}
    assert heads(database)["salt22"] > head
    assert told(database) == ["restored", "rewind"], "and what was still to be told of later is not"
    with pytest.raises(SetupError, match="no game nobody"):
        restored(database, file=Path("backup.db"), game="nobody")
    with pytest.raises(SetupError, match="no game nobody"):
        restored(database, until=NOW, game="nobody")


@pytest.mark.parametrize("seed", range(3))
def test_every_moment_of_a_game_with_undos_and_rewinds_comes_back(tmp_path: Path, seed: int) -> None:
    """What was taken back later stands again; an answer its seat took back itself never stood."""
    path, dice = tmp_path / "byrsa.db", random.Random(seed)
    was: list[tuple[datetime, dict[str, Any]]] = []

    async def play() -> None:
        async with at_table(path) as (tables, game, time):
            for _ in range(25):
                time.move(MINUTE)
                await _something(tables, game, dice, was)
                was.append((time.now(), state_of(await tables.table(game))))

    asyncio.run(play())
    saved = path.read_bytes()
    for at, state in dice.sample(was, 8):
        for one in tmp_path.iterdir():
            one.unlink()
        path.write_bytes(saved)
        restored(path, until=at + MINUTE / 2)
        assert table_of(path)[0] == state, at


async def _something(
    tables: Tables, game: str, dice: random.Random, was: list[tuple[datetime, dict[str, Any]]]
) -> None:
    """An answer of somebody, sometimes an undo or a rewind."""
    table = await tables.table(game)
    chance = dice.random()
    if chance < 0.15:
        back = dice.choice(await places(tables.store, game))
        try:
            await ask_rewind(tables, game, HOST, back.name)
        except NotAllowed:
            pass
        else:
            return
    if chance < 0.5 and table.line and table.line[-1].seat:
        last = await tables.store.last_entry(game)
        assert last is not None
        try:
            await tables.undo(game, table.line[-1].seat)
        except NotAllowed:
            pass
        else:
            state = state_of(await tables.table(game))
            was[:] = [(at, state if at >= last.at else former) for at, former in was]
            return
    table = await tables.table(game)
    posted = dice.choice([one for one in table.open.values() if one.decision.awaited])
    raw = posted.decision.choice.sample(dice)  # type: ignore[arg-type]
    await tables.submit(game, posted.decision.seat, posted.ref, posted.rev, raw)


# -- the command -----------------------------------------------------------------------------------------------------
def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    capsys.readouterr()
    assert cli._run(["restore", *arguments]) == 2
    return capsys.readouterr().err


def test_the_command_says_what_it_holds_and_what_it_cannot(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "Name the backup" in refused(capsys)
    assert "is no time" in refused(capsys, "--until", "noon")
    assert "still to come" in refused(capsys, "--until", "2999-01-01")
    assert "leave out" in refused(capsys, "backup.db", "--moved", "--until", "2026-01-01")
    assert "There is no database at" in refused(capsys, "nothing.db")
    assert "pg_restore" in refused(capsys, "backup.db", "--database", "postgresql://byrsa:secret@somewhere/byrsa")
    assert cli._run(["restore", "backup.db", "--verify"]) == 0
    assert "'Salt' at 2: goes on after entry 2" in capsys.readouterr().out
    assert cli._run(["restore", "--until", f"{NOW + 1.5 * MINUTE:%Y-%m-%dT%H:%M:%S}", "--game", "salt22"]) == 0
    assert table_of(database)[1] == {TWO, THREE}
