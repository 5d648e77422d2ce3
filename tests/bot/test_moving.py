"""A whole installation is taken from one database to another: every row, compared, or nothing of it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from bot import __main__ as cli
from bot.base import settings
from bot.base.errors import LeaseLost, SetupError
from bot.base.places import Address, Place
from bot.services.brought import HOOKS
from bot.store.moving import TABLES, move
from bot.store.opening import database
from bot.store.store import GuildRow, MessageRow, Parcel, RoadRow, UserRow
from bot.table.tables import Tables
from games import sample
from games.kernel.decision import chairs
from games.playout import choose
from tests.bot.playing import NOW, at_table, lobby, opened, plan, user
from tests.bot.storing import asked, beside, everything, spoil
from tests.bot.test_cli import refused

ONE = chairs(3)[0]
PARCEL = Parcel("public", "log", "log", "7", about={"words": "Ünï ☃ 🐘"})


@pytest.fixture
def full(tmp_path: Path) -> Path:
    """A file in which something stands in every table."""
    asyncio.run(_fill(tmp_path / "full.db"))
    assert all(everything(tmp_path / "full.db")[table] for table in TABLES)
    return tmp_path / "full.db"


async def _fill(path: Path) -> None:
    pick = random.Random(7)
    async with at_table(path) as (tables, game, time):
        store = tables.store
        for _ in range(40):
            table = await tables.table(game)
            seat, key, raw = choose(table, pick)
            posted = table.open[key]
            if posted.decision.awaited and pick.random() < 0.4:
                await tables.save(game, seat, posted.ref, posted.rev, raw, user(seat))
            elif not table.over:
                await tables.submit(game, seat, posted.ref, posted.rev, raw, user(seat))
        await lobby(store, "other2", seats=1)
        await store.set_orders(game, ONE, [{"kind": "x"}])
        await store.say(game, "d1", ONE, "psst\n☃", NOW, [PARCEL])
        await store.put_user(UserRow(5, {"name": "Elissa"}))
        await store.put_guild(GuildRow(1, {"language": "de"}))
        await store.close_road(RoadRow(NOW, "ban"))
        await store.put_message(MessageRow(1 << 60, game, 7, "public", "log", "log", "1", "d", NOW))
        await store.renew(time.now(), connected=True)


def copied(source: Place, target: Place) -> int:
    return move(database(source), database(target), lambda _, __: None)


def test_every_row_arrives_as_it_was_and_goes_back_as_it_was(full: Path, bare: Address, tmp_path: Path) -> None:
    before = everything(full)
    assert copied(full, bare) == sum(len(rows) for rows in before.values())
    assert everything(bare) == before == everything(full)
    assert asked(bare, "SELECT id, seen FROM process") == asked(full, "SELECT owner, seen FROM lease")
    copied(bare, tmp_path / "back.db")
    assert everything(tmp_path / "back.db") == before


def test_the_games_go_on_where_they_stood(full: Path, bare: Address) -> None:
    copied(full, bare)

    async def play_on() -> None:
        async with opened(bare) as store:
            tables = Tables(store, {"sample": sample.GAME}, plan, HOOKS)
            table = await tables.table("salt22")
            head = table.head
            for _ in range(30):
                if table.over:
                    break
                seat, key, raw = choose(table, random.Random(3))
                posted = table.open[key]
                await tables.submit("salt22", seat, posted.ref, posted.rev, raw, user(seat))
                table = await tables.table("salt22")
            assert table.head > head
            tables.close()

    asyncio.run(play_on())


@pytest.mark.parametrize("back", [False, True])
def test_no_number_of_a_message_is_used_twice(full: Path, bare: Address, tmp_path: Path, *, back: bool) -> None:
    """Discord takes a nonce for a repetition."""
    (last,) = asked(full, "SELECT max(id) FROM outbox")[0]
    spoil(full, "DELETE FROM outbox")
    copied(full, bare)
    if back:
        copied(bare, tmp_path / "back.db")

    async def next_number(place: Place) -> int:
        async with opened(place) as store:
            await store.post("other2", [PARCEL], NOW)
            (row,) = await store.claim(NOW)
            return row.id

    assert asyncio.run(next_number(tmp_path / "back.db" if back else bare)) == last + 1


FLAW = """
    CREATE FUNCTION flaw() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN {0} END';
    CREATE TRIGGER flaw BEFORE INSERT ON talk FOR EACH ROW EXECUTE FUNCTION flaw();
"""


@pytest.mark.parametrize(
    ("flaw", "said"),
    [
        ("NEW.text := NEW.text || chr(33); RETURN NEW;", r"A row of talk differs in text \(salt22"),
        ("NEW.at := NEW.at + 1; RETURN NEW;", "A row of talk differs in at"),
        ("RETURN NULL;", "1 rows of talk have become 0"),
    ],
)
def test_a_difference_is_found_and_nothing_is_copied(full: Path, address: Address, flaw: str, said: str) -> None:
    with beside(address) as db:
        elsewhere: Any = db
        elsewhere.script(FLAW.format(flaw))
    with pytest.raises(SetupError, match=said):
        copied(full, address)
    assert not any(everything(address).values())


def test_what_does_not_fit_is_named(full: Path, bare: Address) -> None:
    spoil(full, "UPDATE talk SET text = 'a' || char(0) || 'b'")
    with pytest.raises(SetupError, match=r"A row of talk does not fit there .*Nothing was copied"):
        copied(full, bare)
    assert not any(everything(bare).values())


def test_what_is_there_already_is_left_alone(full: Path, address: Address) -> None:
    async def used() -> None:
        async with opened(address) as store:
            await store.put_user(UserRow(9, {"name": "Hanno"}))

    asyncio.run(used())
    before = everything(address)
    with pytest.raises(SetupError, match="not empty"):
        copied(full, address)
    assert everything(address) == before


@pytest.mark.parametrize("which", ["source", "target"])
async def test_where_a_bot_runs_nothing_is_copied(tmp_path: Path, address: Address, which: str) -> None:
    path = tmp_path / "a.db"
    async with opened(path) as store:
        await lobby(store)
    async with opened(path if which == "source" else address) as store:
        await store.renew(NOW, connected=True)
        with pytest.raises(LeaseLost, match="Stop it first"):
            await asyncio.to_thread(move, database(path), database(address), lambda _, __: None)
    assert not any(everything(address).values())


# -- the command ------------------------------------------------------------------------------------------------------
@pytest.fixture
def chosen(monkeypatch: pytest.MonkeyPatch, full: Path) -> pytest.MonkeyPatch:
    for name in [*settings.names(), settings.PLACE]:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(full.parent)
    monkeypatch.setenv("BYRSA_DATABASE", str(full))
    return monkeypatch


def test_the_command_copies_from_the_file_to_the_server(
    chosen: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], full: Path, bare: Address
) -> None:
    assert "Set DATABASE_URL" in refused(capsys, "db", "copy")
    chosen.setenv("DATABASE_URL", bare.with_password())
    assert cli._run(["db", "copy"]) == 0
    out = capsys.readouterr().out
    assert f"{full} copied to {bare}: " in out
    assert "each of them compared" in out
    assert everything(bare) == everything(full)
    assert cli._run(["db", "copy"]) == 2
    assert "not empty" in capsys.readouterr().err
    assert cli._run(["db", "copy", "--from", bare.with_password(), "--to", "back.db"]) == 0
    assert everything(full.parent / "back.db") == everything(full)
