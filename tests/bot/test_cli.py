"""The command line: what it does, and one clear line where it cannot."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot import __main__ as cli
from bot.app.serve import serve
from bot.base import settings
from bot.base.errors import SetupError
from bot.base.version import VERSION
from bot.store.migrating import shipped
from bot.store.store import Parcel, RoadRow
from games.kernel.decision import chairs
from loopback import Loopback, World
from loopback.clock import Clock
from loopback.faults import Ban, Broken, Fault, Plan, Rule, Status
from tests.bot.playing import answer, at_table, bid_all, opened
from tests.bot.test_store_files import foreign, newer, text_file, torn
from tests.bot.test_tables import spoil

ONE, TWO, THREE = chairs(3)
REAL = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789ab"


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in [*settings.names(), settings.PLACE]:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("BYRSA_DATABASE", str(tmp_path / "byrsa.db"))
    monkeypatch.chdir(tmp_path)


def at_a_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Settings that could run, if anything listened there."""
    monkeypatch.setenv("DISCORD_TOKEN", World().token)
    monkeypatch.setenv("DISCORD_ENDPOINT", "unix:/nobody")


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A database with one game, three answers on."""

    async def play() -> None:
        async with at_table(tmp_path / "byrsa.db") as (tables, game, _):
            await bid_all(tables, game, [3, 0, 0])

    asyncio.run(play())
    return tmp_path / "byrsa.db"


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line on standard error that goes with exit code 2."""
    assert cli._run(list(arguments)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("byrsa: ")
    assert err.count("\n") == 1
    return err


def test_run_says_what_is_wrong_with_the_token(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "DISCORD_TOKEN is not set" in refused(capsys, "run")
    monkeypatch.setenv("DISCORD_TOKEN", "your-token-here")
    assert "no bot token" in refused(capsys, "run")
    monkeypatch.setenv("DISCORD_TOKEN", REAL)
    monkeypatch.setenv("DISCORD_ENDPOINT", "unix:/tmp/nothing")
    said = refused(capsys, "run")
    assert "must not go there" in said
    assert REAL not in said
    assert not Path("byrsa.db").exists()


def test_run_refuses_a_setting_it_does_not_know(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BYRSA_DATABASES", "x")
    assert "Did you mean BYRSA_DATABASE?" in refused(capsys, "run")


@pytest.mark.parametrize("make", [foreign, newer, text_file, torn])
@pytest.mark.parametrize("command", [["run"], ["check"], ["migrate"], ["export", "abc234", "o.json"], ["backup", "b"]])
def test_no_command_touches_a_file_that_is_not_ours(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, make: object, command: list[str]
) -> None:
    at_a_stand_in(monkeypatch)
    path = Path("byrsa.db")
    make(path)  # type: ignore[operator]
    before = path.read_bytes()
    assert "byrsa.db" in refused(capsys, *command)
    assert path.read_bytes() == before
    assert [file.name for file in Path().iterdir()] == ["byrsa.db"]


def test_run_refuses_a_place_without_a_directory(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    at_a_stand_in(monkeypatch)
    monkeypatch.setenv("BYRSA_DATABASE", "no/such/byrsa.db")
    assert "does not exist" in refused(capsys, "run")
    monkeypatch.setenv("BYRSA_DATABASE", ".")
    assert "is a directory" in refused(capsys, "run")


def test_run_says_when_nothing_answers_at_the_endpoint(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    at_a_stand_in(monkeypatch)
    monkeypatch.setenv("DISCORD_ENDPOINT", f"unix:{tmp_path}/nobody")
    paused: list[float] = []
    monkeypatch.setattr(cli, "sleep", paused.append)
    monkeypatch.setenv("BYRSA_LOG_LEVEL", "error")
    assert "Nothing answers at unix:" in refused(capsys, "run")
    assert paused == [60]


def test_run_says_when_discord_refuses_the_token(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    another = World(clock=Clock(lambda: 1_700_000_000.0)).token

    async def refuse() -> None:
        loopback = Loopback(World())
        await loopback.start(unix=f"{tmp_path}/discord")
        try:
            await serve(settings.read())
        finally:
            await loopback.stop()

    monkeypatch.setenv("DISCORD_TOKEN", another)
    monkeypatch.setenv("DISCORD_ENDPOINT", f"unix:{tmp_path}/discord")
    monkeypatch.setenv("BYRSA_LOG_LEVEL", "error")
    with pytest.raises(SetupError, match="Discord refused DISCORD_TOKEN"):
        asyncio.run(refuse())
    assert another not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("fault", "line", "pause"),
    [
        (Ban(), "lets nobody in from this address", 300),
        (Ban("json"), "lets nobody in from this address", 300),
        (Status(503), "fails at the moment", 60),
        (Broken(), "Nothing answers at unix:", 60),
    ],
)
def test_run_waits_before_it_ends_if_discord_lets_nobody_in(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    fault: Fault,
    line: str,
    pause: float,
) -> None:
    """One line, exit code 2, and no knocking at once by whatever starts the program again."""
    world = World()

    async def keep_out(chosen: settings.Settings) -> None:
        loopback = Loopback(world)
        loopback.plan = Plan(Rule("* /*", fault, lasts=3600))
        await loopback.start(unix=f"{tmp_path}/discord")
        try:
            await serve(chosen)
        finally:
            await loopback.stop()

    monkeypatch.setenv("DISCORD_TOKEN", world.token)
    monkeypatch.setenv("DISCORD_ENDPOINT", f"unix:{tmp_path}/discord")
    monkeypatch.setenv("BYRSA_LOG_LEVEL", "error")
    monkeypatch.setattr("bot.app.serve.serve", keep_out)
    paused: list[float] = []
    monkeypatch.setattr(cli, "sleep", paused.append)
    said = refused(capsys, "run")
    assert line in said
    assert said.endswith(f"The program ends in {pause} seconds.\n")
    assert paused == [pause]


async def test_run_says_when_the_token_was_reset_while_it_ran(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    world = World()
    loopback = Loopback(world)
    await loopback.start(unix=f"{tmp_path}/discord")
    monkeypatch.setenv("DISCORD_TOKEN", world.token)
    monkeypatch.setenv("DISCORD_ENDPOINT", f"unix:{tmp_path}/discord")
    monkeypatch.setenv("BYRSA_LOG_LEVEL", "error")
    monkeypatch.setenv("BYRSA_IDENTIFY_DELAY", "0")
    try:
        greeted = asyncio.Event()
        loopback.gateway.on_dispatch = lambda *_: greeted.set()
        running = asyncio.create_task(serve(settings.read()))
        await greeted.wait()
        world.token = f"{world.token}.reset"
        await loopback.gateway.close(4000)
        with pytest.raises(SetupError, match="Discord refused DISCORD_TOKEN"):
            await running
    finally:
        await loopback.stop()


@pytest.mark.parametrize("command", [["check"], ["migrate"], ["export", "abc234", "o.json"], ["backup", "b.db"]])
def test_a_missing_database_is_not_made(capsys: pytest.CaptureFixture[str], command: list[str]) -> None:
    assert "There is no database at" in refused(capsys, *command)
    assert not list(Path().iterdir())


def test_a_port_in_use(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        assert cli._run(["playground", "--port", str(taken.getsockname()[1])]) == 2
        err = capsys.readouterr().err
        assert "in use" in err
        assert err.count("\n") == 1


@pytest.mark.slow
def test_a_playground_that_is_killed_is_found_as_it_was(tmp_path: Path) -> None:
    """At the same address, with the same people: the games in its database are theirs."""

    def people() -> list[str]:
        world = json.loads((tmp_path / "playground" / "world.json").read_text("utf-8"))
        return [f"{one['name']} {one['id']}" for one in world["users"]]

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    addresses, known = [], []
    for start in (["--fresh"], [], ["--fresh"]):
        command = [sys.executable, "-m", "bot", "playground", "--port", port, *start]
        with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=tmp_path, env=environment(tmp_path)) as child:
            assert child.stdout
            addresses.append(next(line for line in child.stdout if b"key=" in line))
            child.kill()
        known.append(people())
    assert addresses[0] == addresses[1] != addresses[2]
    assert known[0] == known[1] != known[2]
    assert (tmp_path / "playground" / "key").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("arguments", [["nonsense"], ["check", "--colour"], ["export"], ["playground", "--port", "x"]])
def test_a_command_that_does_not_exist(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    assert "--help" in refused(capsys, *arguments)


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli._run(["version"]) == 0
    assert capsys.readouterr().out == f"Byrsa {VERSION}\n"


def test_check_replays_every_game_and_changes_nothing(capsys: pytest.CaptureFixture[str], played: Path) -> None:
    before = played.read_bytes()
    assert cli._run(["check"]) == 0
    out = capsys.readouterr().out
    assert "salt22 sample 'Salt' at 3: goes on" in out
    assert "1 games in play, 0 would diverge." in out
    assert played.read_bytes() == before


def test_check_names_the_entry_that_would_diverge(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    async def play() -> None:
        async with at_table(tmp_path / "byrsa.db") as (tables, game, _):
            await answer(tables, game, "sample.bid", 4, ONE)
            await spoil(tables, game)

    asyncio.run(play())
    assert cli._run(["check"]) == 1
    assert "would diverge at entry 2, sample.bid/day=1@triangle: other consequences" in capsys.readouterr().out


def test_check_works_while_the_bot_runs(tmp_path: Path) -> None:
    """And so do export and backup; what writes does not."""

    async def play() -> list[tuple[int, str]]:
        done = []
        async with at_table(tmp_path / "byrsa.db") as (tables, _, time):
            for command in (["check"], ["backup", "b.db"], ["export", "salt22", "s.json"], ["import", "s.json"]):
                await tables.store.renew(time.now(), connected=True)  # as a bot that runs does, however slow the others
                child = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", "bot", *command, stderr=asyncio.subprocess.PIPE, env=environment(tmp_path)
                )
                _, err = await child.communicate()
                done.append((child.returncode or 0, err.decode()))
        return done

    done = asyncio.run(play())
    assert [code for code, _ in done] == [0, 0, 0, 2]
    assert "is using this database" in done[-1][1]
    assert done[-1][1].count("\n") == 1


def environment(folder: Path) -> dict[str, str]:
    root = str(Path(cli.__file__).parent.parent)
    return {**os.environ, "BYRSA_DATABASE": str(folder / "byrsa.db"), "PYTHONPATH": root}


def test_a_game_is_exported_and_imported_under_a_new_id(capsys: pytest.CaptureFixture[str], played: Path) -> None:
    assert cli._run(["export", "salt22", "salt.json"]) == 0
    file = Path("salt.json")
    assert file.stat().st_mode & 0o077 == 0
    assert json.loads(file.read_text("utf-8"))["game"]["title"] == "Salt"
    capsys.readouterr()
    assert cli._run(["import", "salt.json"]) == 0
    game = capsys.readouterr().out.partition(":")[0]

    async def look() -> None:
        async with opened(played) as store:
            assert len(await store.games()) == 2
            assert (await store.replay(game)).entries == (await store.replay("salt22")).entries
            assert (await store.find_game(game)).status == "held"

    asyncio.run(look())


def test_nothing_is_overwritten(capsys: pytest.CaptureFixture[str], played: Path) -> None:
    Path("mine").write_text("dear to me", "utf-8")
    for command in (["export", "salt22", "mine"], ["backup", "mine"]):
        assert "exists already" in refused(capsys, *command)
    assert Path("mine").read_text("utf-8") == "dear to me"
    assert "There is no game nobody" in refused(capsys, "export", "nobody", "o.json")
    assert "does not exist" in refused(capsys, "backup", "no/b.db")
    assert sorted(file.name for file in Path().iterdir()) == ["byrsa.db", "mine"]
    assert played.exists()


@pytest.mark.parametrize("content", [b"", b"{}", b"[1]", b"\xff\xfe", b'{"byrsa": 1}'])
def test_what_is_no_export_is_not_imported(capsys: pytest.CaptureFixture[str], played: Path, content: bytes) -> None:
    Path("x.json").write_bytes(content)
    assert "not a game exported by Byrsa" in refused(capsys, "import", "x.json")
    assert "cannot be read" in refused(capsys, "import", "none.json")
    db = sqlite3.connect(played)
    assert db.execute("SELECT count(*) FROM game").fetchone() == (1,)
    db.close()


def test_a_backup_is_a_database(capsys: pytest.CaptureFixture[str], played: Path) -> None:
    assert cli._run(["backup", "b.db"]) == 0
    capsys.readouterr()
    assert cli._run(["check", "--database", "b.db"]) == 0
    assert "salt22" in capsys.readouterr().out
    assert played.exists()


async def test_alive_says_whether_a_bot_runs(capsys: pytest.CaptureFixture[str], played: Path) -> None:
    assert cli._run(["alive"]) == 1
    assert capsys.readouterr().out == f"No bot runs on {played}.\n"
    async with opened(played):
        assert cli._run(["alive"]) == 0
        assert capsys.readouterr().out == f"A bot runs on {played}.\n"
        with sqlite3.connect(played) as db:
            db.execute("UPDATE lease SET renewed = 1000000000000000")
        assert cli._run(["alive"]) == 1
        said = capsys.readouterr().out
        assert "was last heard of at 2001-09-09" in said
        assert "cannot write there: a full disk, or another program that holds the database." in said
        assert said.count("\n") == 1
    assert "cannot be read" in refused(capsys, "alive", "--database", str(played.with_name("none.db")))


@pytest.mark.parametrize(
    ("cause", "advice"),
    [
        ("ban", "keeps it, or its address, out"),
        ("token", "set DISCORD_TOKEN"),
        ("down", "fails"),
        ("network", "network"),
    ],
)
async def test_alive_says_that_nothing_arrives_on_discord(
    capsys: pytest.CaptureFixture[str], played: Path, cause: str, advice: str
) -> None:
    """Once that has lasted; a short outage is nobody's business."""
    now = datetime.now(UTC)
    async with opened(played) as store:
        await store.post("salt22", [Parcel("public", "log", "log", "1")], now)
        await store.close_road(RoadRow(now - timedelta(minutes=9), cause))
        assert cli._run(["alive"]) == 0
        capsys.readouterr()
        await store.close_road(RoadRow(now - timedelta(minutes=11), cause))
        assert cli._run(["alive"]) == 1
        said = capsys.readouterr().out
        assert advice in said
        assert f"Nothing is lost; messages waiting: {await store.unsent()}." in said
        await store.open_road()
        assert cli._run(["alive"]) == 0


async def test_alive_says_that_the_bot_is_not_on_discord(capsys: pytest.CaptureFixture[str], played: Path) -> None:
    now = datetime.now(UTC)
    async with opened(played) as store:
        await store.renew(now - timedelta(minutes=11), connected=True)
        assert cli._run(["alive"]) == 1
        assert "it has not been on Discord" in capsys.readouterr().out
        await store.renew(now, connected=True)
        assert cli._run(["alive"]) == 0


async def test_alive_tells_of_messages_that_were_given_up(capsys: pytest.CaptureFixture[str], played: Path) -> None:
    async with opened(played) as store:
        for row in await store.claim(datetime.now(UTC)):
            await store.given_up(row.id, "unexpected")
            assert cli._run(["alive"]) == 0
            assert "Messages given up in the last week: 1;" in capsys.readouterr().out
            return
    pytest.fail("nothing waited")


def test_alive_does_not_wait_for_whoever_holds_all_of_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, played: Path
) -> None:
    monkeypatch.setattr("bot.store.sqlite_look.GLANCE", 0)
    with closing(sqlite3.connect(played, isolation_level=None)) as db:
        db.execute("PRAGMA locking_mode = EXCLUSIVE")
        db.execute("UPDATE lease SET renewed = renewed")
        assert cli._run(["alive"]) == 1
    assert "cannot be read now" in capsys.readouterr().out


def test_migrate_says_what_it_did(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, played: Path
) -> None:
    newest = max(shipped())
    assert cli._run(["migrate"]) == 0
    assert f"is up to date (tables {newest})" in capsys.readouterr().out
    later = {**shipped(), newest + 1: "ALTER TABLE game ADD COLUMN colour TEXT"}
    monkeypatch.setattr("bot.store.sqlite.shipped", lambda: later)
    assert "older Byrsa" in refused(capsys, "export", "salt22", "o.json")
    assert cli._run(["migrate"]) == 0
    assert f"tables {newest} brought to {newest + 1}" in capsys.readouterr().out
    assert played.exists()


def test_playout(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli._run(["playout", "sample", "--games", "2", "--seats", "3", "--seed", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2


def test_the_program_runs_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bot", "run"],
        capture_output=True,
        text=True,
        check=False,
        env={key: value for key, value in environment(Path.cwd()).items() if key != "DISCORD_TOKEN"},
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "DISCORD_TOKEN is not set" in done.stderr
