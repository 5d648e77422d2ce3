"""`byrsa doctor`: what is well is said to be well; each thing that can be wrong is found, with what to do about it."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from bot.__main__ import _run
from bot.app.doctor import machine, program, there
from bot.app.doctor.findings import Finding, State, is_ill, warning, well, wrong
from bot.base import settings
from bot.base.times import WallTime
from bot.store.migrating import shipped
from bot.store.sqlite import inspect, open_store
from bot.store.store import GameRow
from loopback import Loopback, World
from loopback.faults import Ban, Broken, Fault, Moment, Plan, Rule, Status
from loopback.town import Town
from tests.bot.test_store_files import foreign, newer, text_file, torn

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
EVERYDAY = 1 << 31  # people give commands, and the bot is granted what it needs by its own role alone


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in [*settings.names(), settings.PLACE]:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("BYRSA_DATABASE", str(tmp_path / "byrsa.db"))
    monkeypatch.chdir(tmp_path)


def made(path: Path, *games: GameRow) -> Path:
    """A database with these games."""

    async def make() -> None:
        store = await open_store(path)
        for game in games:
            await store.add_game(game)
        await store.close()

    asyncio.run(make())
    return path


def of(found: list[Finding], check: str) -> Finding:
    """What was found about one thing."""
    (one,) = [one for one in found if one.check == check]
    return one


# This machine


def test_a_database_of_this_release_is_well(tmp_path: Path) -> None:
    found = list(machine.database(made(tmp_path / "byrsa.db")))
    assert [(one.check, one.state) for one in found] == [(name, "well") for name in ("tables", "integrity", "writing")]
    assert not is_ill(found)


def test_none_yet_is_no_fault(tmp_path: Path) -> None:
    (found,) = machine.database(tmp_path / "byrsa.db")
    assert found.state is State.WELL
    assert "the first start makes it" in found.said
    assert not (tmp_path / "byrsa.db").exists()


@pytest.mark.parametrize("make", [foreign, newer, text_file, torn])
def test_a_file_that_is_not_ours_is_named(tmp_path: Path, make: Callable[[Path], None]) -> None:
    make(tmp_path / "byrsa.db")
    (found,) = machine.database(tmp_path / "byrsa.db")
    assert found.state is State.WRONG
    assert "BYRSA_DATABASE" in found.remedy


def test_tables_of_an_older_release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made(tmp_path / "byrsa.db")
    monkeypatch.setattr("bot.store.sqlite.shipped", lambda: {**shipped(), 9999: ""})
    found = of(list(machine.database(tmp_path / "byrsa.db")), "tables")
    assert found.state is State.WARNING
    assert "byrsa backup" in found.remedy


def test_a_row_without_what_it_belongs_to_is_damage(tmp_path: Path) -> None:
    path = made(tmp_path / "byrsa.db", GameRow("abc234", "sample", "Salt", 7, NOW))
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("PRAGMA foreign_keys = OFF")
        db.execute("INSERT INTO seat (game, seat, holder, user, since) VALUES ('nobody', 'diamond', 'user', 7, 0)")
    found = of(list(machine.database(path)), "integrity")
    assert found.state is State.WRONG
    assert "a row of seat without its game" in found.said
    assert "restore a backup" in found.remedy


def test_an_index_that_differs_from_its_table_is_damage(tmp_path: Path) -> None:
    """`quick_check`, which each start makes, does not see it."""
    path = made(tmp_path / "byrsa.db", GameRow("abc234", "sample", "Salt", 7, NOW))
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("PRAGMA writable_schema = ON")
        db.execute("CREATE INDEX extra ON game (title)")
        db.execute("UPDATE sqlite_schema SET sql = replace(sql, '(title)', '(kind)') WHERE name = 'extra'")
    assert inspect(path).version
    assert of(list(machine.database(path)), "integrity").state is State.WRONG


def test_a_database_another_program_holds_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = made(tmp_path / "byrsa.db")
    monkeypatch.setattr("bot.store.sqlite_look.PATIENCE", 0.05)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("BEGIN IMMEDIATE")
        found = of(list(machine.database(path)), "writing")
        db.execute("ROLLBACK")
    assert found.state is State.WRONG
    assert "another program holds the database" in found.said
    assert "wait until that is done" in found.remedy


def test_a_file_this_user_may_not_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = made(tmp_path / "byrsa.db")
    monkeypatch.setattr(os, "access", lambda _path, mode: mode != os.W_OK)
    found = of(list(machine.database(path)), "writing")
    assert (found.state, found.remedy) == (State.WRONG, "Give this user the right.")


def test_a_bot_that_hangs_is_told_from_none(tmp_path: Path) -> None:
    path = tmp_path / "byrsa.db"
    assert machine.running(path, NOW).said == "none has run here yet."

    async def live() -> tuple[Finding, Finding]:
        store = await open_store(path)
        try:
            now = datetime.now(UTC)
            return machine.running(path, now), machine.running(path, now + timedelta(minutes=5))
        finally:
            await store.close()

    lives, hangs = asyncio.run(live())
    assert (lives.state, hangs.state) == (State.WELL, State.WRONG)
    assert "It hangs" in hangs.said
    assert machine.running(path, NOW) == well("bot", f"No bot runs on {path}.")


@pytest.mark.parametrize(
    ("megabytes", "state"), [(10_000, State.WELL), (400, State.WARNING), (20, State.WRONG)], ids=str
)
def test_room_on_the_disk(tmp_path: Path, megabytes: int, state: State) -> None:
    found = machine.disk(tmp_path / "byrsa.db", lambda place: megabytes * 2**20 if place == tmp_path else 0)
    assert found.state is state
    assert f"{megabytes} MB are free" in found.said


@pytest.mark.parametrize(
    ("megabytes", "state"), [(1200, State.WELL), (1000, State.WARNING), (340, State.WRONG)], ids=str
)
def test_a_copy_of_the_database_needs_room_too(tmp_path: Path, megabytes: int, state: State) -> None:
    path = tmp_path / "byrsa.db"
    path.touch()
    os.truncate(path, 300 * 2**20)
    assert machine.disk(path, lambda _place: megabytes * 2**20).state is state


def test_a_directory_that_is_not_there(tmp_path: Path) -> None:
    assert "does not exist" in machine.disk(tmp_path / "no" / "byrsa.db").said
    assert machine.disk(tmp_path / "byrsa.db").state in State


def test_a_font_that_cannot_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    assert machine.fonts().state is State.WELL

    def missing(name: str, size: int) -> Any:
        raise OSError(f"no {name}")

    monkeypatch.setattr(machine, "font", missing)
    found = machine.fonts()
    assert found.state is State.WRONG
    assert "Cinzel-Bold.ttf" in found.said
    assert "Install Byrsa anew" in found.remedy


# Discord


@dataclass(frozen=True, slots=True)
class Says(Fault):
    """Discord answers this, with these headers."""

    body: Any
    date: datetime | None = None

    async def before(self, moment: Moment, /) -> web.Response | None:
        headers = {"Date": format_datetime(self.date, usegmt=True)} if self.date else {}
        return web.json_response(self.body, headers=headers)


@dataclass
class Visit:
    """A Discord to look at, and what is done to it before."""

    world: World
    loopback: Loopback
    town: Town
    endpoint: str
    reports: int | None = None

    @property
    def settings(self) -> settings.Settings:
        told = {"DISCORD_TOKEN": self.world.token, "DISCORD_ENDPOINT": self.endpoint}
        return settings.Settings.model_validate(told).model_copy(update={"reports": self.reports})

    def game(self, **about: Any) -> GameRow:
        place = {"guild": self.town.guild.id, "channel": self.town.hall.id}
        return GameRow("abc234", about.pop("kind", "sample"), "Salt", 7, NOW, **{**place, **about})


def visited(tmp_path: Path, prepare: Callable[[Visit], list[GameRow] | None]) -> list[Finding]:
    """What is found there."""

    async def visit() -> list[Finding]:
        loopback = Loopback(World())
        await loopback.start(unix=f"{tmp_path}/discord")
        try:
            there_ = Visit(loopback.world, loopback, Town(loopback), f"unix:{tmp_path}/discord")
            everybody = there_.town.guild.roles[there_.town.guild.id]
            there_.world.set_permissions(there_.town.guild, everybody, EVERYDAY)
            games = prepare(there_)
            return [one async for one in there.asked(there_.settings, games or [], WallTime())]
        finally:
            await loopback.stop()

    return asyncio.run(visit())


GAME = "the game abc234, 'Salt'"


def test_where_all_is_well_nothing_is_to_be_done(tmp_path: Path) -> None:
    found = visited(tmp_path, lambda visit: [visit.game()])
    assert [one.check for one in found] == ["clock", "Discord", "sessions", "server Town", GAME]
    assert {one.state for one in found} == {State.WELL}
    assert {one.remedy for one in found} == {""}


def test_nothing_is_sent(tmp_path: Path) -> None:
    """A bot that runs, and its people, notice nothing."""
    asked: list[str] = []

    def prepare(visit: Visit) -> list[GameRow]:
        visit.loopback.on_request.append(lambda call: asked.append(call.method))
        return [visit.game()]

    visited(tmp_path, prepare)
    assert set(asked) == {"GET"}


@pytest.mark.parametrize(
    ("seconds", "state", "said"),
    [
        (0, State.WELL, "agrees"),
        (30, State.WARNING, "behind"),
        (-30, State.WARNING, "ahead"),
        (900, State.WRONG, "behind"),
    ],
)
def test_the_clock_is_compared_with_discords(tmp_path: Path, seconds: int, state: State, said: str) -> None:
    def prepare(visit: Visit) -> None:
        date = datetime.now(UTC) + timedelta(seconds=seconds)
        visit.loopback.plan = Plan(Rule("GET /gateway", Says({"url": ""}, date), times=1))

    found = of(visited(tmp_path, prepare), "clock")
    assert found.state is state
    assert said in found.said
    assert ("NTP" in found.remedy) == (state is not State.WELL)


def test_a_time_in_whole_seconds_is_half_a_second_early_on_average() -> None:
    assert there.apart(NOW + timedelta(seconds=5.4), NOW).state is State.WELL
    assert there.apart(NOW + timedelta(seconds=5.6), NOW).state is State.WARNING
    assert there.apart(NOW - timedelta(seconds=4.6), NOW).state is State.WARNING
    assert [there.apart(NOW + timedelta(seconds=n), NOW).state for n in (60, 61)] == [State.WARNING, State.WRONG]


def test_a_token_that_was_reset(tmp_path: Path) -> None:
    def prepare(visit: Visit) -> None:
        visit.loopback.plan = Plan(Rule("GET /users/@me", Status(401), times=9))

    found = of(visited(tmp_path, prepare), "Discord")
    assert found == wrong("Discord", "it refuses DISCORD_TOKEN.", "Copy the token again from the bot's page.")


@pytest.mark.parametrize(
    ("fault", "said"),
    [(Ban(), "lets nobody in"), (Broken(), "nothing answers"), (Status(404), "not as expected")],
)
def test_what_keeps_us_out(tmp_path: Path, fault: Fault, said: str) -> None:
    def prepare(visit: Visit) -> None:
        visit.loopback.plan = Plan(Rule("GET /users/@me", fault, times=99))

    found = visited(tmp_path, prepare)
    assert [one.check for one in found] == ["clock", "Discord"]
    assert found[-1].state is State.WRONG
    assert said in found[-1].said
    assert found[-1].remedy


def test_nobody_there(tmp_path: Path) -> None:
    chosen = settings.Settings.model_validate(
        {"DISCORD_TOKEN": World().token, "DISCORD_ENDPOINT": f"unix:{tmp_path}/nobody"}
    )

    async def ask() -> list[Finding]:
        return [one async for one in there.asked(chosen, [], WallTime())]

    (found,) = asyncio.run(ask())
    assert "nothing answers" in found.said


@pytest.mark.parametrize(
    ("told", "state", "said"),
    [
        ({"interactions_endpoint_url": "https://elsewhere"}, State.WRONG, "Interactions Endpoint URL"),
        ({"bot_require_code_grant": True}, State.WARNING, "OAuth2 Code Grant"),
        ({"integration_types_config": {"0": {}, "1": {}}}, State.WARNING, "User Install"),
    ],
)
def test_what_is_set_wrong_on_the_page_of_the_application(told: dict[str, Any], state: State, said: str) -> None:
    (found,) = there.application(told)
    assert found.state is state
    assert said in found.said + found.remedy


def test_an_application_as_it_should_be() -> None:
    assert list(there.application({"interactions_endpoint_url": None, "integration_types_config": {"0": {}}})) == []


def test_too_many_starts() -> None:
    assert there.sessions(1, 1000).state is State.WELL
    assert there.sessions(1, 3).state is State.WARNING


def test_a_bot_in_no_server_is_to_be_invited(tmp_path: Path) -> None:
    def prepare(visit: Visit) -> None:
        visit.world.leave(visit.town.guild, visit.world.bot)

    found = of(visited(tmp_path, prepare), "servers")
    assert found.state is State.WARNING
    assert "https://discord.com/oauth2/authorize" in found.remedy


def test_a_server_that_granted_too_little(tmp_path: Path) -> None:
    def prepare(visit: Visit) -> None:
        poor = visit.world.add_guild("Poor", visit.town.mayor, bot_permissions=0)
        visit.world.set_permissions(poor, poor.roles[poor.id], EVERYDAY)

    found = visited(tmp_path, prepare)
    assert of(found, "server Town").state is State.WELL
    poor = of(found, "server Poor")
    assert poor.state is State.WARNING
    assert "Create Public Threads" in poor.said
    assert "Create Private Threads" in poor.said  # some game has camps
    assert "invite it once more" in poor.remedy


@pytest.mark.parametrize(
    ("denied", "terms", "state", "said"),
    [
        ("ATTACH_FILES", {}, State.WRONG, "Attach Files"),
        ("VIEW_CHANNEL", {}, State.WRONG, "View Channel"),
        ("PIN_MESSAGES", {}, State.WARNING, "Pin Messages"),
        ("MANAGE_THREADS", {}, State.WELL, "all it needs"),
        ("MANAGE_THREADS", {"deals": "auto"}, State.WRONG, "Manage Threads"),
    ],
)
def test_rights_in_the_channel_of_a_game(
    tmp_path: Path, denied: str, terms: dict[str, Any], state: State, said: str
) -> None:
    def prepare(visit: Visit) -> list[GameRow]:
        visit.town.deny_bot(visit.town.hall, denied)
        return [visit.game(terms=terms)]

    found = of(visited(tmp_path, prepare), GAME)
    assert found.state is state
    assert said in found.said
    assert "#hall of Town" in found.said


@pytest.mark.parametrize(("kind", "state"), [("sample", State.WELL), ("grand", State.WARNING)])
def test_where_a_game_may_have_camps_their_threads_are_asked_for(tmp_path: Path, kind: str, state: State) -> None:
    def prepare(visit: Visit) -> list[GameRow]:
        visit.town.deny_bot(visit.town.hall, "CREATE_PRIVATE_THREADS")
        return [visit.game(kind=kind)]

    found = next(one for one in visited(tmp_path, prepare) if one.check.startswith("the game"))
    assert found.state is state
    assert ("Create Private Threads" in found.said) == (state is State.WARNING)


def test_a_channel_that_is_gone(tmp_path: Path) -> None:
    def prepare(visit: Visit) -> list[GameRow]:
        gone = visit.town.channel("gone")
        visit.world.delete_channel(gone)
        return [visit.game(channel=gone.id)]

    found = of(visited(tmp_path, prepare), GAME)
    assert (found.state, found.said) == (State.WRONG, "its channel is gone.")
    assert "/game move" in found.remedy


def test_a_game_in_a_server_that_removed_the_bot(tmp_path: Path) -> None:
    def prepare(visit: Visit) -> list[GameRow]:
        visit.world.add_guild("Other", visit.town.mayor)
        visit.world.leave(visit.town.guild, visit.world.bot)
        return [visit.game()]

    found = of(visited(tmp_path, prepare), GAME)
    assert (found.state, found.said) == (State.WRONG, "the bot is no member of its server.")


@pytest.mark.parametrize(("denied", "state"), [([], State.WELL), (["ATTACH_FILES"], State.WRONG)])
def test_the_channel_of_reports(tmp_path: Path, denied: list[str], state: State) -> None:
    def prepare(visit: Visit) -> None:
        desk = visit.town.channel("reports")
        visit.town.deny_bot(desk, *denied)
        visit.reports = desk.id

    assert of(visited(tmp_path, prepare), "reports of problems (BYRSA_REPORTS)").state is state


def test_no_channel_of_reports(tmp_path: Path) -> None:
    def prepare(visit: Visit) -> None:
        visit.reports = visit.town.hall.id + 1

    assert of(visited(tmp_path, prepare), "reports of problems (BYRSA_REPORTS)").state is State.WRONG


# The command


def test_settings_that_cannot_be_read_are_the_first_thing_said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BYRSA_DATABASES", "x")
    assert _run(["doctor"]) == 1
    assert "Did you mean BYRSA_DATABASE?" in capsys.readouterr().out


def test_without_a_token_the_machine_alone_is_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    assert _run(["doctor"]) == 1
    out = capsys.readouterr().out
    assert "BAD   token" in out
    assert "DISCORD_TOKEN is not set" in out
    assert "fonts" in out
    assert "clock" not in out
    assert not Path("byrsa.db").exists()


def test_all_at_once_for_eyes_and_for_programs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World()
    monkeypatch.setenv("DISCORD_TOKEN", world.token)
    monkeypatch.setenv("DISCORD_ENDPOINT", "unix:/nobody")
    made(tmp_path / "byrsa.db")
    monkeypatch.setattr(machine, "free", lambda _place: 10**12)
    assert _run(["doctor", "--offline"]) == 0
    assert "checks are well" in capsys.readouterr().out
    assert _run(["doctor", "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["well"] is False
    assert {one["state"] for one in told["findings"]} >= {"well", "wrong"}
    assert next(one for one in told["findings"] if one["check"] == "Discord")["remedy"]


def test_what_it_comes_to() -> None:
    assert program.summary([well("a", "")]) == "All 1 checks are well."
    assert program.summary([well("a", ""), warning("b", "", "")]).startswith("The bot can play; 1 of 2")
    assert program.summary([wrong("a", "", ""), well("b", "")]).startswith("1 of 2 checks found")


def test_the_games_that_are_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [GameRow(f"abc23{n}", "sample", "Salt", 7, NOW) for n in range(3)]
    path = made(tmp_path / "byrsa.db", *rows)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE game SET status = 'over' WHERE id = 'abc231'")
    assert [one.id for one in program.games_in(path)] == ["abc230", "abc232"]
    assert program.games_in(tmp_path / "none.db") == []
    monkeypatch.setattr("bot.store.sqlite.shipped", lambda: {**shipped(), 9999: ""})
    assert program.games_in(path) == [], "another release reads its tables"
