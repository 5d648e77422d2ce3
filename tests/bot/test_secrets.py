"""Neither a token nor a password is ever said: by no command, in no line of the log, in no traceback, to no stranger.

And what holds them, or the hands of a game, is readable by nobody but whoever runs the bot.
"""

from __future__ import annotations

import io
import json
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from bot import __main__ as cli
from bot.base import log
from bot.base.blotting import BLOT, blotted
from bot.base.settings import Settings
from tests.bot.playing import SEED, opened
from tests.bot.test_fair import played

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GhIjKl.sentinel-of-the-token-that-nobody-may-see"
PASSWORD = "p@ss:word/of-nobody"
URL = f"postgresql://byrsa:{PASSWORD}@db.example:5432/games"
SECRETS = ("sentinel-of-the-token", PASSWORD, "word/of-nobody", "p@ss")


def silent(text: str) -> bool:
    return not any(secret in text for secret in SECRETS)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where there is a database, a token, and an address with a password."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BYRSA_DATABASE", "byrsa.db")
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    document = played(tmp_path / "byrsa.db", seed=SEED)
    (tmp_path / "game.json").write_text(json.dumps(document), "utf-8")
    return tmp_path


@pytest.fixture
def lavish() -> Iterator[None]:
    """A user who lets everybody read and write what he makes."""
    before = os.umask(0)
    yield
    os.umask(before)


COMMANDS = [
    ["alive"],
    ["doctor", "--offline"],
    ["doctor", "--offline", "--json"],
    ["check"],
    ["migrate"],
    ["backup", "copy.db"],
    ["export", "salt22", "whole.json"],
    ["export", "salt22", "mine.json", "--seat", "diamond"],
    ["import", "game.json"],
    ["verify", "game.json"],
    ["transcript", "salt22"],
    ["replay", "salt22", "--out", "page.html"],
    ["check", "--database", URL],
    ["import", "game.json", "--database", URL],
    ["adjudicate", URL],
    ["transcript", URL],
    ["verify", TOKEN],
    [URL],
    ["check", f"--database={URL}", "--no-such-option", TOKEN],
]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda one: " ".join(one)[:30])
def test_no_command_says_a_secret(capsys: pytest.CaptureFixture[str], home: Path, command: list[str]) -> None:
    cli._run(command)
    assert silent("".join(capsys.readouterr()))
    made = [one for one in home.iterdir() if one.suffix in (".json", ".html", ".md", ".db")]
    assert all(silent(one.read_bytes().decode(errors="replace")) for one in made)


@pytest.mark.parametrize("name", ["DISCORD_TOKEN", "BYRSA_LOG_LEVEL", "DISCORD_ENDPOINT", "BYRSA_TOKEN"])
@pytest.mark.parametrize("value", [TOKEN, URL])
def test_a_setting_that_cannot_be_is_told_without_what_it_is(
    capsys: pytest.CaptureFixture[str], home: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    monkeypatch.setenv("BYRSA_LOGIN_PAUSE", "many")
    assert cli._run(["run"]) == 2
    assert silent("".join(capsys.readouterr()))


class LibraryError(Exception):
    """Of somebody who says what he was given."""


def connect(address: str) -> None:
    """What cannot be done, and is told with all that was given."""
    quoted = LibraryError(f"cannot connect to {address}, give up")
    raise OSError(f"failed: {address}") from quoted


@pytest.mark.parametrize("form", ["json", "console"])
@pytest.mark.parametrize("secret", [TOKEN, URL, f"password={PASSWORD}", f"/webhooks/123456/{'a' * 40}/messages"])
def test_no_line_of_the_log_shows_a_secret(form: str, secret: str) -> None:
    """Not where a library quotes it, not in what it comes of, not in its name, not in its own lines."""
    stream = io.StringIO()
    log.configure("debug", form, stream)  # type: ignore[arg-type]
    logger = structlog.stdlib.get_logger()
    try:
        connect(secret)
    except OSError:
        logger.exception("failed", url=secret, deep={"deeper": [secret]})
        logging.getLogger("library").exception("failed with %s", secret)
    logger.debug(secret)
    written = stream.getvalue()
    assert written.count(BLOT) >= 4
    assert silent(written)
    assert "a" * 40 not in written


def test_what_is_no_secret_stays() -> None:
    for text in (
        "postgresql://db.example:5432/games cannot be reached",
        "https://discord.com/api/v10/webhooks/1/@me",
        "see docs/operating.md#logs at 12:30, mail@example.org",
        "bot.services.records.exported_games_of_all.some_function_with_a_name",
    ):
        assert blotted(text) == text


def test_settings_show_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    found = Settings()
    for shown in (repr(found), str(found), found.model_dump_json(), repr(found.model_dump())):
        assert silent(shown)


def test_a_crash_shows_no_secret(home: Path) -> None:
    """What nobody foresaw ends the program with a traceback, in which a library may quote what it was given."""
    said = f"raise ValueError({URL!r} + {TOKEN!r})"
    script = f"import bot.__main__ as m\ndef crash(*_):\n    secret = {TOKEN!r}\n    {said}\nm._run = crash\nm.main()"
    root = str(Path(cli.__file__).parent.parent)
    done = subprocess.run(
        [sys.executable, "-"],
        input=script,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": root},
        check=False,
    )
    assert done.returncode == 1
    assert f"ValueError: postgresql://{BLOT}@db.example:5432/games" in done.stderr
    assert silent(done.stderr)


@pytest.mark.usefixtures("lavish")
async def test_the_files_of_a_database_are_its_owners_alone(tmp_path: Path) -> None:
    """Also those that SQLite makes beside it, and lets be as the database is."""
    async with opened(tmp_path / "byrsa.db"):
        assert rights(tmp_path) == {"byrsa.db": 0o600, "byrsa.db-shm": 0o600, "byrsa.db-wal": 0o600}


@pytest.mark.usefixtures("lavish")
@pytest.mark.parametrize(
    ("command", "made"),
    [
        (["backup", "copy.db"], "copy.db"),
        (["export", "salt22", "whole.json"], "whole.json"),
        (["export", "salt22", "mine.json", "--seat", "diamond"], "mine.json"),
        (["transcript", "salt22", "--out", "story.md"], "story.md"),
        (["replay", "salt22", "--out", "page.html"], "page.html"),
        (["import", "game.json", "--database", "other.db"], "other.db"),
    ],
)
def test_what_is_written_is_its_owners_alone(home: Path, command: list[str], made: str) -> None:
    assert cli._run(command) == 0
    assert rights(home)[made] == 0o600


def rights(folder: Path) -> dict[str, int]:
    return {one.name: one.stat().st_mode & 0o777 for one in folder.iterdir()}
