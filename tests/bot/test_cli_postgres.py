"""The command line on a database of PostgreSQL's: what it does there, and what it leaves to others."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from bot import __main__ as cli
from bot.app.doctor import machine, program
from bot.app.doctor.findings import State
from bot.base import settings
from bot.base.places import Address
from bot.store.migrating import shipped
from tests.bot.playing import FakeTime, at_table, bid_all, opened
from tests.bot.server import LOCKED, Server
from tests.bot.storing import asked, everything, spoil
from tests.bot.test_cli import refused


@pytest.fixture(autouse=True)
def chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, address: Address) -> None:
    for name in [*settings.names(), settings.PLACE]:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DATABASE_URL", address.with_password())
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def played(address: Address) -> Address:
    """A database with one game, three answers on."""

    async def play() -> None:
        async with at_table(address) as (tables, game, _):
            await bid_all(tables, game, [3, 0, 0])

    asyncio.run(play())
    return address


def test_check_replays_every_game_and_changes_nothing(capsys: pytest.CaptureFixture[str], played: Address) -> None:
    before = everything(played)
    assert cli._run(["check"]) == 0
    out = capsys.readouterr().out
    assert "salt22 sample 'Salt' at 3: goes on" in out
    assert "1 games in play, 0 would diverge." in out
    assert everything(played) == before
    spoil(played, "UPDATE journal SET mark = 'x' WHERE seq = (SELECT max(seq) FROM journal)")
    spoil(played, "UPDATE checkpoint SET document = x'00ff'")
    assert cli._run(["check"]) == 1


def test_a_game_is_exported_from_one_kind_and_imported_into_the_other(
    capsys: pytest.CaptureFixture[str], played: Address
) -> None:
    assert cli._run(["export", "salt22", "g.json"]) == 0
    for other in ([], ["--database", "file.db"]):
        capsys.readouterr()
        assert cli._run(["import", "g.json", *other]) == 0
        new = capsys.readouterr().out.split(":")[0]
        assert cli._run(["export", new, f"again{len(other)}.json", *other]) == 0
        rows = [json.loads(Path(name).read_text("utf-8"))["rows"] for name in ("g.json", f"again{len(other)}.json")]
        assert rows[0] == rows[1]
    capsys.readouterr()
    assert "There is no game nobody" in refused(capsys, "export", "nobody", "o.json")


def test_a_transcript_is_told_from_it(capsys: pytest.CaptureFixture[str], played: Address) -> None:
    assert cli._run(["transcript", "salt22"]) == 0
    assert "Salt" in capsys.readouterr().out


def test_a_backup_is_left_to_pg_dump(capsys: pytest.CaptureFixture[str], played: Address) -> None:
    assert "pg_dump" in refused(capsys, "backup", "b.db")
    assert not Path("b.db").exists()


async def test_alive_says_whether_a_bot_runs(capsys: pytest.CaptureFixture[str], address: Address) -> None:
    async def said(code: int) -> str:
        assert await asyncio.to_thread(cli._run, ["alive"]) == code
        return capsys.readouterr().out

    assert await said(1) == f"No bot runs on {address}.\n"
    async with opened(address):
        assert await said(0) == f"A bot runs on {address}.\n"
        spoil(address, "UPDATE process SET heard = 1000000000000000")
        assert "was last heard of at 2001-09-09" in await said(1)


def test_status_tells_what_is_there(capsys: pytest.CaptureFixture[str], played: Address) -> None:
    assert cli._run(["status", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["database"]["path"] == str(played)
    assert found["database"]["bytes"] > 0
    assert found["games"]["by_state"]["playing"] == 1
    assert cli._run(["status"]) == 0
    assert "pg_dump" in capsys.readouterr().out


def test_migrate_makes_what_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, played: Address
) -> None:
    assert cli._run(["migrate"]) == 0
    assert "is up to date" in capsys.readouterr().out
    later = {**shipped("postgres"), 9999: "ALTER TABLE game ADD COLUMN flavour TEXT;"}
    monkeypatch.setattr("bot.store.postgres.shipped", lambda _: later)
    assert cli._run(["migrate"]) == 0
    assert "brought to 9999" in capsys.readouterr().out
    assert asked(played, "SELECT flavour FROM game") == [(None,)]


def test_doctor_looks_at_all_of_it(played: Address) -> None:
    found = list(program.on_this_machine(settings.read(), played, FakeTime()))
    states = {one.check: one.state for one in found}
    assert {name: states[name] for name in ("tables", "integrity", "writing", "bot")} == dict.fromkeys(
        ("tables", "integrity", "writing", "bot"), State.WELL
    )
    assert "disk" not in states, "that is another machine's"
    assert [row.id for row in program.games_in(played)] == ["salt22"]


def test_doctor_says_what_is_wrong_there(server: Server, played: Address) -> None:
    server.tell("postgres", f"ALTER DATABASE {played.name.rpartition('/')[2]} SET default_transaction_read_only = on")
    found = {one.check: one for one in machine.database(played)}
    assert found["writing"].state is State.WRONG
    assert "read-only" in found["writing"].said
    (nothing,) = machine.database(server.address("nowhere"))
    assert (nothing.state, "cannot be used" in nothing.said) == (State.WRONG, True)


def test_no_command_shows_the_password(
    server: Server, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", server.address("postgres", LOCKED, "hunter2").with_password())
    monkeypatch.setenv("DISCORD_TOKEN", "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789ab")
    for command in (["run"], ["alive"], ["check"], ["migrate"], ["export", "a", "b.json"], ["import", "x.json"]):
        Path("x.json").write_text("{}", "utf-8")
        said = refused(capsys, *command)
        assert "password authentication failed" in said
        assert "hunter2" not in said
    assert cli._run(["doctor", "--offline"]) == 1
    out = capsys.readouterr()
    assert "password authentication failed" in out.out
    assert "hunter2" not in out.out + out.err


def test_another_database_may_be_named(capsys: pytest.CaptureFixture[str], played: Address) -> None:
    other = ["--database", played.with_password()]
    assert cli._run(["export", "salt22", "g.json", *other]) == 0
    capsys.readouterr()
    assert "--database should be postgresql://" in refused(capsys, "check", "--database", "postgresql://a:b/c@d/e")


def test_without_its_driver_it_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "bot.store.postgres_look", None)
    assert "byrsa[postgres]" in refused(capsys, "check")


def test_what_a_bot_does_with_it_is_in_no_file(tmp_path: Path, played: Address) -> None:
    assert list(tmp_path.iterdir()) == []
