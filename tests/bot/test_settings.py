"""Settings come from the environment and a file, or are refused in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.base import settings
from bot.base.errors import SetupError
from bot.base.places import Address
from loopback import World
from loopback.clock import Clock

LOCAL = World(clock=Clock(lambda: 1_700_000_000.0)).token
REAL = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789ab"


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in [*settings.names(), settings.PLACE]:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def refused() -> str:
    with pytest.raises(SetupError) as error:
        _ = settings.read().token
    assert "\n" not in str(error.value)
    return str(error.value)


def test_with_nothing_set_all_but_the_token_has_a_value() -> None:
    chosen = settings.read()
    assert chosen.database == Path("byrsa.db")
    assert chosen.discord_endpoint is None
    assert (chosen.guild_ready_timeout, chosen.identify_delay) == (2.0, 5.0)
    assert chosen.haste == "limited"
    assert "DISCORD_TOKEN is not set" in refused()


def test_the_environment_stands_above_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("byrsa.env").write_text(f"DISCORD_TOKEN={REAL}\nBYRSA_DATABASE=a.db\nBYRSA_LOG_LEVEL=debug\n", "utf-8")
    monkeypatch.setenv("BYRSA_DATABASE", "b.db")
    chosen = settings.read()
    assert (chosen.database, chosen.log_level, chosen.token) == (Path("b.db"), "debug", REAL)


def test_settings_do_not_change_and_do_not_show_the_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", REAL)
    chosen = settings.read()
    assert REAL not in repr(chosen) + str(chosen) + chosen.model_dump_json()
    with pytest.raises(ValueError, match="frozen"):
        chosen.database = Path("c.db")  # type: ignore[misc]


def test_a_database_of_a_server_stands_above_the_file_and_its_password_is_not_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert settings.read().place == Path("byrsa.db")
    monkeypatch.setenv("BYRSA_DATABASE", "b.db")
    monkeypatch.setenv("DATABASE_URL", "postgresql://byrsa:hunter2@db.example/games")
    chosen = settings.read()
    assert chosen.place == Address("postgresql://byrsa:hunter2@db.example/games")
    assert "db.example" in chosen.model_dump_json()
    assert "hunter2" not in repr(chosen) + str(chosen) + chosen.model_dump_json()
    monkeypatch.setenv("DATABASE_URL", "mysql://byrsa:hunter2@db.example/games")
    said = refused()
    assert "DATABASE_URL cannot be used: should be postgresql://" in said
    assert "hunter2" not in said


@pytest.mark.parametrize("token", ["your-token-here", "Bot " + REAL, "abc.def.ghi", "   "])
def test_what_cannot_be_a_token_is_refused_and_not_repeated(monkeypatch: pytest.MonkeyPatch, token: str) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    said = refused()
    assert "DISCORD_TOKEN" in said
    assert "Copy" in said
    assert not token.strip() or token not in said


def test_a_real_token_never_goes_to_a_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", REAL)
    monkeypatch.setenv("DISCORD_ENDPOINT", "unix:/tmp/loopback.sock")
    said = refused()
    assert "Unset one" in said
    assert REAL not in said
    monkeypatch.setenv("DISCORD_TOKEN", LOCAL)
    assert settings.read().token == LOCAL


@pytest.mark.parametrize("token", [LOCAL, f" {LOCAL} "])
def test_the_token_of_a_stand_in_never_goes_to_discord(monkeypatch: pytest.MonkeyPatch, token: str) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    said = refused()
    assert "Set DISCORD_ENDPOINT" in said
    assert LOCAL not in said


@pytest.mark.parametrize("token", [LOCAL[:-1], f"{LOCAL}x", LOCAL.replace("LOCAL0", "Gabcde"), "loopback.bot.token"])
def test_only_the_whole_mark_makes_the_token_of_a_stand_in(monkeypatch: pytest.MonkeyPatch, token: str) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    monkeypatch.setenv("DISCORD_ENDPOINT", "unix:/tmp/loopback.sock")
    assert "Unset one" in refused()


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("BYRSA_DATABSE", "x.db", "Did you mean BYRSA_DATABASE?"),
        ("BYRSA_COLOUR", "red", "There are DISCORD_TOKEN"),
        ("BYRSA_LOG_LEVEL", "loud", "BYRSA_LOG_LEVEL cannot be used"),
        ("BYRSA_IDENTIFY_DELAY", "soon", "BYRSA_IDENTIFY_DELAY cannot be used"),
        ("BYRSA_IDENTIFY_DELAY", "-1", "BYRSA_IDENTIFY_DELAY cannot be used"),
        ("BYRSA_METRICS", "9100", "should be host:port, such as 127.0.0.1:9100"),
        ("DISCORD_ENDPOINT", "discord.example", "unix:/path or http://host:port"),
        ("BYRSA_SETTINGS", "none.env", "There is no settings file none.env"),
    ],
)
def test_what_cannot_be_set_is_refused(monkeypatch: pytest.MonkeyPatch, name: str, value: str, says: str) -> None:
    monkeypatch.setenv(name, value)
    assert says in refused()


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"DISCORD_TOKN=x\n", "Did you mean DISCORD_TOKEN?"),
        (b"COLOUR=red\n", "There is no setting COLOUR (in byrsa.env)"),
        (b"BYRSA_DATABASE=\xff\xfe\n", "cannot be read"),
    ],
)
def test_a_bad_file_is_refused(content: bytes, says: str) -> None:
    Path("byrsa.env").write_bytes(content)
    assert says in refused()


def test_another_file_may_be_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "mine.env").write_text("BYRSA_LOG_FORM=json\n", "utf-8")
    monkeypatch.setenv("BYRSA_SETTINGS", str(tmp_path / "mine.env"))
    assert settings.read().log_form == "json"


def test_several_processes_want_postgresql(monkeypatch: pytest.MonkeyPatch) -> None:
    assert (settings.read().processes, settings.read().beat) == (1, 5.0)
    monkeypatch.setenv("BYRSA_PROCESSES", "2")
    assert "Set DATABASE_URL to PostgreSQL" in refused()
    monkeypatch.setenv("DATABASE_URL", "postgresql://byrsa@localhost/byrsa")
    assert settings.read().processes == 2
    monkeypatch.setenv("BYRSA_PROCESSES", "0")
    assert "BYRSA_PROCESSES cannot be used" in refused()
