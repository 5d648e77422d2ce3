"""`byrsa status`: what an installation does, told for eyes and for programs, whether its bot runs or not."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import _run
from bot.app import running
from bot.base import settings
from bot.base.version import VERSION
from bot.store.sqlite import shipped
from bot.store.store import GuildRow, Parcel, RoadRow
from tests.bot.playing import at_table, opened

SECRETS = ("Salt", "seed", "a seed for tests")


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in [*settings.names(), settings.PLACE]:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("BYRSA_DATABASE", str(tmp_path / "byrsa.db"))
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A database with one game that has just begun: three are asked for a bid."""

    async def play() -> None:
        async with at_table(tmp_path / "byrsa.db"):
            pass

    asyncio.run(play())
    return tmp_path / "byrsa.db"


def told(capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    assert _run(["status", "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def shown(capsys: pytest.CaptureFixture[str]) -> str:
    assert _run(["status"]) == 0
    return capsys.readouterr().out


def test_a_database_nobody_plays_on(capsys: pytest.CaptureFixture[str], played: Path) -> None:
    found = told(capsys)
    assert found["version"] == VERSION
    assert (found["bot"]["state"], found["bot"]["since"], found["bot"]["shards_connected"]) == ("none", None, 0)
    assert found["database"]["bytes"] == played.stat().st_size
    assert found["database"]["tables"] == max(shipped())
    assert found["games"]["by_state"] == {"lobby": 0, "playing": 1, "paused": 0, "held": 0, "over": 0}
    assert found["games"]["by_kind"] == {"sample": {"playing": 1}}
    assert found["questions"]["open"] == 3
    assert found["questions"]["due"] == 3, "their day is long past"
    assert found["outbox"]["waiting"] == 2
    assert (found["road"], found["backup"], found["held"]) == (None, None, [])
    assert "No bot runs on" in shown(capsys)


def test_a_running_bot_its_version_and_its_sessions(capsys: pytest.CaptureFixture[str], played: Path) -> None:
    since = datetime.now(UTC) - timedelta(hours=3)

    async def run() -> None:
        async with opened(played) as store:
            await store.renew(datetime.now(UTC), connected=True)
            await store.put_guild(GuildRow(0, {"commands": "a digest"}))
            await running.note(store, since, shards=3, there=2)
            assert (await store.guild(0)).settings["commands"] == "a digest", "what else is kept there stays"
            found = await asyncio.to_thread(told, capsys)
            assert found["bot"]["state"] == "well"
            assert (found["bot"]["version"], found["bot"]["since"]) == (VERSION, since.isoformat())
            assert (found["bot"]["shards"], found["bot"]["shards_connected"]) == (3, 2)
            assert "2 of 3 on Discord" in await asyncio.to_thread(shown, capsys)

    asyncio.run(run())
    assert told(capsys)["bot"]["shards_connected"] == 0, "it has ended since"
    assert "last started" in shown(capsys)


def test_what_waits_what_is_held_and_what_is_closed(capsys: pytest.CaptureFixture[str], played: Path) -> None:
    now = datetime.now(UTC)

    async def go_wrong() -> None:
        async with opened(played) as store:
            await store.hold("salt22", "K7F2Q", "a secret cause", now)
            await store.close_road(RoadRow(now, "ban"))
            patient = Parcel("public", "log", "log", "held", patience=3600)
            await store.post("salt22", [Parcel("public", "channel", "notice", "held"), patient], now)

    asyncio.run(go_wrong())
    found = told(capsys)
    assert found["held"] == [{"game": "salt22", "kind": "sample", "code": "K7F2Q", "since": now.isoformat()}]
    assert found["games"]["by_state"]["held"] == 1
    assert (found["questions"]["open"], found["questions"]["due"]) == (0, 0), "its clocks stand still"
    assert found["road"] == {"closed_since": now.isoformat(), "cause": "ban"}
    assert (found["outbox"]["waiting"], found["outbox"]["due"]) == (4, 3)
    text = shown(capsys)
    assert "salt22 (sample), code K7F2Q" in text
    assert "4 waiting, 3 of them due" in text
    assert "ban" in text
    assert "a secret cause" not in text + json.dumps(found)


def test_the_last_backup_is_known(capsys: pytest.CaptureFixture[str], played: Path) -> None:
    before = datetime.now(UTC)
    assert _run(["backup", "copy.db"]) == 0
    assert "1 games" in capsys.readouterr().out
    backup = told(capsys)["backup"]
    assert backup["file"] == str(played.parent / "copy.db")
    assert before <= datetime.fromisoformat(backup["at"]) <= datetime.now(UTC)
    assert "copy.db (1 games)" in shown(capsys)
    played.with_name("byrsa.db-backup").write_bytes(b"\xff")
    assert told(capsys)["backup"] is None, "what cannot be read is nothing"


def test_nothing_is_written_and_nothing_secret_is_told(capsys: pytest.CaptureFixture[str], played: Path) -> None:
    before = (played.read_bytes(), sorted(one.name for one in Path().iterdir()))
    text = shown(capsys) + json.dumps(told(capsys))
    assert (played.read_bytes(), sorted(one.name for one in Path().iterdir())) == before
    assert [one for one in SECRETS if one in text] == []


@pytest.mark.parametrize("settings", ["not JSON", "[]", '{"run": {"version": 1}}', '{"run": {"since": "soon"}}'])
def test_what_a_bot_noted_and_cannot_be_read_is_left_out(
    capsys: pytest.CaptureFixture[str], played: Path, settings: str
) -> None:
    with closing(sqlite3.connect(played)) as db:
        db.execute("INSERT INTO guild (id, settings) VALUES (0, ?)", (settings,))
        db.commit()
    assert told(capsys)["bot"]["version"] is None


def test_without_a_database_it_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert _run(["status"]) == 2
    assert "There is no database at" in capsys.readouterr().err
    assert list(Path().iterdir()) == []
