"""What the bot looks over as it comes to Discord: Turn cards, places lost and found while it was away."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.app.client import Byrsa
from bot.base.version import VERSION
from bot.store.opening import open_store
from bot.store.sqlite_look import copy
from bot.store.store import MessageRow, Move
from bot.surface.posting.plan import to_seat
from bot.table import live
from loopback import messages
from loopback.faults import Plan, Rule, Status
from loopback.person import Person
from loopback.seen import Seen
from loopback.town import Town
from tests.bot.playing import FakeTime, opened
from tests.cogs.conftest import Hall, card, ids, running

MINUTE = timedelta(minutes=1)


@asynccontextmanager
async def nobody(_: Town, endpoint: str) -> AsyncIterator[None]:
    """No bot yet."""
    ENDPOINTS.append(endpoint)
    yield None


ENDPOINTS: list[str] = []


async def turn_card(bot: Byrsa, game: str) -> MessageRow:
    return next(one for one in await bot.store.messages(game) if one.kind == "turn")


@pytest.mark.parametrize("what", ["card", "channel", "server"])
async def test_a_start_after_something_happened(make_town: Any, tmp_path: Path, what: str) -> None:
    time, database = FakeTime(), tmp_path / "a.db"
    town = await make_town(nobody)
    people = await town.people("elissa", "hanno", "mago")
    town.allow(10003, 10004, 50001, 50007, 50013, 50278)
    async with running(town, ENDPOINTS[-1], database, time) as first:
        town.at_rest = first.idle
        hall = Hall(town, first, time, people)
        await hall.begin(game="sample")
        shown = await turn_card(first, hall.game)
    if what == "card":
        async with opened(database) as store:
            await store.put_message(replace(shown, digest="as it was long ago"))
    elif what == "channel":
        town.world.delete_channel(town.hall)
    else:
        town.world.leave(town.guild, town.world.bot)
    async with running(town, ENDPOINTS[-1], database, time) as hall.bot:
        town.at_rest = hall.bot.idle
        await hall.bot.looked_over.wait()
        await town.idle()
        row = await hall.bot.store.find_game(hall.game)
        assert row is not None
        assert (row.paused_at is not None) == (what != "card")
        if what == "card":
            assert (await turn_card(hall.bot, hall.game)).digest == shown.digest
            assert sum("Board" in one.buttons for one in people[0].channel("hall").all) == 1
    town.at_rest = None


async def test_a_card_that_discord_could_not_show_is_compared_later(hall: Hall) -> None:
    """That Discord fails says nothing of the card: the comparison waits like any parcel."""
    await hall.begin(game="sample")
    seat = await hall.seat(hall.people[0])
    former = (await hall.bot.store.messages(hall.game, f"dm:{seat}", "decisions"))[-1]
    messages.delete(hall.town.world, card(hall.people[0]).raw)
    hall.town.allow(10008)
    hall.town.loopback.plan = Plan(Rule("GET /channels/*/messages/*", Status(503), lasts=30))
    await hall.bot.store.post(hall.game, [to_seat(seat, "compare")], hall.time.now())
    await hall.town.idle()
    assert (await hall.bot.store.message_by_id(former.id), await hall.bot.store.unsent()) == (former, 1)
    hall.time.move(MINUTE)
    hall.town.clock.advance(minutes=1)
    await hall.town.idle()
    assert await hall.bot.store.unsent() == 0
    assert await hall.bot.store.message_by_id(former.id) is None
    assert (await hall.bot.store.messages(hall.game, f"dm:{seat}", "decisions"))[-1].id != former.id


@pytest.mark.parametrize("what", ["nothing", "an answer is lost", "card deleted", "row lost", "closed"])
async def test_whoever_is_asked_has_a_card_that_asks(make_town: Any, tmp_path: Path, what: str) -> None:
    """After a power cut, out of a backup, whatever else was lost; and where nothing was, nothing is posted."""
    time, database, before = FakeTime(), tmp_path / "a.db", tmp_path / "before.db"
    town = await make_town(nobody)
    people = await town.people("elissa", "hanno", "mago")
    town.allow(10008)
    async with running(town, ENDPOINTS[-1], database, time) as first:
        town.at_rest = first.idle
        hall = Hall(town, first, time, people)
        await hall.begin(game="sample")
        elissa = people[0]
        if what == "closed":
            await elissa.slash("/settings", dm=False)
            await town.idle()
        seen = card(elissa)
        asked = (await hall.posted(elissa, "sample.bid")).ref
        copy(database, before, lambda _, __: None)
        if what == "an answer is lost":
            await bid(elissa)
            await town.idle()
            assert asked not in refs(card(elissa))
    if what == "an answer is lost":
        take_the_place_of(database, before)
    elif what == "card deleted":
        messages.delete(town.world, seen.raw)
    elif what == "row lost":
        with closing(sqlite3.connect(database)) as db, db:
            db.execute("DELETE FROM message WHERE kind = 'decisions' AND target = ?", (f"dm:{seat_in(db, elissa)}",))
    done = len(town.loopback.requests)
    async with running(town, ENDPOINTS[-1], database, time) as hall.bot:
        town.at_rest = hall.bot.idle
        await hall.bot.looked_over.wait()
        await town.idle()
        told = [
            (one.method, one.path)
            for one in list(town.loopback.requests)[done:]
            if one.method != "GET" and "/messages" in one.path
        ]
        asking = [one for one in elissa.inbox.all if asked in refs(one)]
        match what:
            case "nothing" | "closed":
                assert told == []
            case "an answer is lost":
                assert [method for method, _ in told] == ["PATCH"]
                await bid(elissa)
                assert await hall.head() == 1
            case _:
                assert [method for method, _ in told] == ["POST"]
        assert asking[-1].id == card(elissa).id
    town.at_rest = None


def refs(seen: Seen) -> set[str]:
    return {one["custom_id"].split(":")[2] for one in seen.components if "custom_id" in one}


async def bid(person: Person) -> None:
    """The default, whatever it is."""
    await person.click(card(person), custom_id=ids(card(person), "num")[0])


def take_the_place_of(database: Path, other: Path) -> None:
    for end in ("-wal", "-shm"):
        database.with_name(database.name + end).unlink(missing_ok=True)
    other.replace(database)


def seat_in(db: sqlite3.Connection, person: Person) -> str:
    found: str = db.execute("SELECT seat FROM seat WHERE user = ?", (person.id,)).fetchone()[0]
    return found


async def ended(database: Path, *, parting: str = "") -> None:
    """As a bot leaves its database that was told to stop; "": as it is left by one that was cut off."""
    store = await open_store(database)
    await store.parted()
    await store.close(parting)


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games whose tables are rebuilt, in their order."""
    found: list[str] = []
    rebuilt = live.rebuilt

    async def seen(store: Any, games: Any, row: Any, **which: Any) -> Any:
        found.append(row.id)
        return await rebuilt(store, games, row, **which)

    monkeypatch.setattr(live, "rebuilt", seen)
    return found


@pytest.mark.parametrize("what", ["nothing", "nobody is asked", "another program", "cut off"])
async def test_a_start_replays_the_games_that_may_be_unfinished(
    make_town: Any, tmp_path: Path, replayed: list[str], what: str
) -> None:
    """After an end in order that is none, but where nobody is asked anything; and Discord is asked nothing."""
    time, database = FakeTime(), tmp_path / "a.db"
    town = await make_town(nobody)
    people = await town.people("elissa", "hanno", "mago")
    async with running(town, ENDPOINTS[-1], database, time) as first:
        town.at_rest = first.idle
        hall = Hall(town, first, time, people)
        await hall.begin(game="sample")
        if what == "nobody is asked":
            stand = await first.store.stand(hall.game)
            assert stand is not None
            refs, head = [row.ref for row in stand.windows], stand.game.head
            await first.store.commit(Move(hall.game, time.now(), head, head, closed=refs))
    await ended(database, parting={"another program": "0.0.1", "cut off": ""}.get(what, VERSION))
    replayed.clear()
    done = len(town.loopback.requests)
    async with running(town, ENDPOINTS[-1], database, time) as hall.bot:
        town.at_rest = hall.bot.idle
        await hall.bot.looked_over.wait()
        await town.idle()
        row = await hall.bot.store.find_game(hall.game)
        assert row is not None
        assert row.status == ("held" if what == "nobody is asked" else "playing")
        if what == "nothing":
            assert replayed == []
            assert [one.path for one in list(town.loopback.requests)[done:] if "/messages" in one.path] == []
        else:
            assert set(replayed) == {hall.game}
    town.at_rest = None
