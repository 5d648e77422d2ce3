"""The database fails for a while: presses and commands say so, nothing is sent twice, all goes on by itself."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.store.store import Parcel
from loopback.person import Person
from tests.bot.failing import Sick, disk_error, held_by_another, hurry, no_room, sick
from tests.cogs.conftest import Hall, card, ids

BEAT = timedelta(seconds=10)


@pytest.fixture
async def begun(hall: Hall, tmp_path: Path) -> tuple[Hall, Path]:
    """A game, and the file it is in."""
    await hurry(store_of(hall))
    await hall.begin()
    return hall, tmp_path / "byrsa.db"


def store_of(hall: Hall) -> Any:
    return hall.bot.store


async def pick(person: Person) -> Any:
    return await person.click(card(person), custom_id=ids(card(person), "pick")[0])


async def later(hall: Hall, by: timedelta = timedelta(minutes=1)) -> None:
    """So much time, in beats; whoever paused has gone on."""
    for _ in range(by // BEAT):
        hall.time.move(BEAT)
        await hall.time.until_awaited(hall.time.now() + BEAT)
    await hall.town.idle()


def wiped(hall: Hall) -> None:
    """Discord has forgotten which messages it knows by their nonces, as it does after some minutes."""
    hall.town.world.nonces.clear()


async def test_a_press_is_refused_in_words_and_works_when_it_is_over(begun: tuple[Hall, Path]) -> None:
    hall, path = begun
    elissa, head = hall.people[0], await hall.head()
    with held_by_another(path), capture_logs() as logged:
        reply = await pick(elissa)
    assert reply.text.startswith("Nothing was changed. The bot cannot write just now: another program holds its data")
    assert "again in a minute" in reply.text
    assert [one["event"] for one in logged if one["log_level"] == "error"] == []
    assert ("press.refused", "busy") in [(one["event"], one.get("trouble")) for one in logged]
    assert await hall.head() == head
    await pick(elissa)  # at once: what could not be written was no press
    await hall.town.idle()
    assert "✔ Place a Trader" in card(elissa).text
    assert await hall.head() == head + 1


async def test_it_is_said_in_the_language_of_the_presser(begun: tuple[Hall, Path]) -> None:
    """Though that he reads German can be noted no more than anything else."""
    hall, path = begun
    hanno = hall.people[1]
    hanno.user.locale = "de"
    with held_by_another(path):
        reply = await pick(hanno)
    assert reply.text.startswith("Nichts wurde geändert. Der Bot kann gerade nicht schreiben: Ein anderes Programm")


async def test_a_full_disk_is_called_so_and_commands_are_refused_likewise(begun: tuple[Hall, Path]) -> None:
    hall, _ = begun
    elissa = hall.people[0]
    async with no_room(store_of(hall)):
        for _ in range(60):  # as long as there is room in the pages it has
            reply = await elissa.slash("/gm note", text="x" * 1000)
            if "disk is full" in reply.text:
                break
    assert reply.text.startswith("Nothing was changed. The bot cannot write just now: its disk is full.")
    assert reply.ephemeral
    await later(hall)
    assert "disk is full" not in (await elissa.slash("/gm note", text="x" * 1000)).text
    assert hall.bot.clock.failing is None


async def test_what_only_reads_works_all_the_while(begun: tuple[Hall, Path]) -> None:
    hall, path = begun
    elissa = hall.people[0]
    with held_by_another(path):
        assert (await elissa.slash("/desk")).text.startswith("**Desk of")
        assert await elissa.autocomplete("/game status", "game", game="")


async def test_who_cannot_even_be_read_of_is_answered_too(begun: tuple[Hall, Path]) -> None:
    """Nothing is known of the presser, nor of the game."""
    hall, _ = begun
    elissa, store = hall.people[0], store_of(hall)
    store.people.clear()
    store.stands.clear()
    store.kept = {}
    with sick(store._reader, "SELECT"):
        reply = await elissa.slash("/game status")
        found = await elissa.autocomplete("/game status", "game", game="")
    assert reply.text.startswith("Nothing was changed. The bot cannot write just now: its disk fails.")
    assert found == []
    assert hall.bot.reception.under_way == 0


async def test_after_the_answer_was_written_nobody_says_that_it_was_not(begun: tuple[Hall, Path]) -> None:
    hall, _ = begun
    elissa, store, head = hall.people[0], store_of(hall), await hall.head()
    store._shown.clear()
    with sick(store._reader, "SELECT * FROM message"):
        reply = await pick(elissa)
    assert reply.text.startswith("Not all of it was done: the bot cannot write just now (its disk fails).")
    assert await hall.head() == head + 1
    await later(hall)
    assert "Not all" not in (await elissa.slash("/desk")).text


# -- the courier ------------------------------------------------------------------------------------------------------
def texts(hall: Hall) -> list[list[str]]:
    return [[one.text for one in place.all] for one in hall.people for place in (one.inbox, one.channel("hall"))]


def twice(hall: Hall) -> list[str]:
    return [text for place in texts(hall) for text in set(place) if place.count(text) > 1]


@pytest.mark.parametrize("at", ["UPDATE outbox SET state = 'sent'", 'INSERT INTO "message"', "UPDATE outbox SET state"])
async def test_what_has_arrived_is_not_sent_twice(begun: tuple[Hall, Path], at: str) -> None:
    """However long it takes until that can be written."""
    hall, _ = begun
    with sick(store_of(hall)._writer, at):
        reply = await pick(hall.people[0])
        assert "Nothing was changed" not in reply.text
        await hall.bot.store.post(hall.game, [Parcel("public", "channel", "notice", "found")], hall.time.now())
        for _ in range(60):
            wiped(hall)
            hall.time.move(BEAT)
            await hall.time.until_awaited(hall.time.now() + BEAT)
    await later(hall)
    assert twice(hall) == []
    assert sum("found" in text or "again" in text for text in texts(hall)[1]) <= 1
    assert await hall.bot.store.unsent() == 0
    await hall.people[1].click(card(hall.people[1]), custom_id=ids(card(hall.people[1]), "pick")[0])
    await later(hall)
    assert twice(hall) == []


async def test_the_courier_goes_on_by_itself_and_says_when_it_could_not(begun: tuple[Hall, Path]) -> None:
    """One failed write of its own once ended it for good."""
    hall, _ = begun
    elissa = hall.people[0]
    with capture_logs() as logged:
        with sick(store_of(hall)._writer, "UPDATE outbox SET state = 'claimed'") as disk:
            disk.execute = failing_many(disk)  # type: ignore[method-assign]
            await pick(elissa)
            for tries, pause in enumerate((1, 2, 4, 8), start=1):
                while len(pauses(logged)) < tries:  # noqa: ASYNC110 - what it tries is done on the database's thread
                    await asyncio.sleep(0.001)
                await hall.time.until_awaited(hall.time.now() + timedelta(seconds=pause))
                hall.time.move(timedelta(seconds=pause))
        await later(hall)
    assert pauses(logged)[:4] == [1, 2, 4, 8]
    assert await hall.bot.store.unsent() == 0
    assert hall.bot._sending is not None
    assert not hall.bot._sending.done()
    assert any("Elissa" in one.text for one in elissa.channel("hall").all)


def pauses(logged: list[Any]) -> list[float]:
    """For how long the courier has paused, each time."""
    return [one["again"] for one in logged if one["event"] == "outbox.waits"]


def failing_many(disk: Sick) -> Any:
    def execute(sql: str, *args: Any) -> Any:
        if sql.startswith("SELECT outbox.*"):
            raise disk_error()
        return disk.db.execute(sql, *args)

    return execute


async def test_parcels_wait_as_long_as_it_takes(begun: tuple[Hall, Path]) -> None:
    """They are given up when Discord will not have them, not when the disk fails."""
    hall, _ = begun
    with sick(store_of(hall)._reader, "SELECT * FROM event"):
        await pick(hall.people[0])
        await hall.bot.store.post(hall.game, [Parcel("public", "log", "log", "1.0")], hall.time.now())
        for _ in range(60 * 6):
            hall.time.move(BEAT)
            await hall.time.until_awaited(hall.time.now() + BEAT)
    for _ in range(2):  # a try that was under way may still have failed
        await later(hall, timedelta(minutes=6))
    assert await hall.bot.store.unsent() == 0
    rows = await store_of(hall)._read(lambda db: db.execute("SELECT state FROM outbox").fetchall())
    assert {row["state"] for row in rows} == {"sent"}


# -- all tasks --------------------------------------------------------------------------------------------------------
async def test_nothing_ends_by_it_for_good(begun: tuple[Hall, Path]) -> None:
    """Twenty minutes, over a roll call and a channel that is deleted meanwhile."""
    hall, path = begun
    with capture_logs() as logged:
        with held_by_another(path):
            hall.town.allow(10003)
            hall.town.world.delete_channel(hall.town.hall)
            hall.time.move(timedelta(days=1))
            for _ in range(20 * 6):
                hall.time.move(BEAT)
                await hall.time.until_awaited(hall.time.now() + BEAT)
            assert hall.bot.clock.failing is not None
        await later(hall, timedelta(minutes=2))
    assert hall.bot.clock.failing is None
    assert hall.bot._calling is not None
    assert not hall.bot._calling.done()
    row = await hall.bot.store.find_game(hall.game)
    assert row is not None
    assert row.paused_at is not None, "the deleted channel was noticed"
    names = {one["event"] for one in logged}
    assert {"muster.waits", "places.waits", "store.fails", "store.works"} <= names


async def test_a_log_that_could_not_be_noted_is_not_opened_again(hall: Hall) -> None:
    """The thread stands on Discord, though the database could not be told."""
    await hurry(store_of(hall))
    await hall.gather()
    with sick(store_of(hall)._writer, 'UPDATE game SET "log"'):
        await hall.bot.surface.tables.open_game(hall.game)
        await hall.town.idle()
        assert [one.name for one in threads(hall)] == ["Log: Byrsa Hill"]
    await later(hall)
    assert [one.name for one in threads(hall)] == ["Log: Byrsa Hill"]
    row = await hall.bot.store.find_game(hall.game)
    assert row is not None
    assert row.log == threads(hall)[0].id
    assert hall.people[0].thread("Log: Byrsa Hill").all


def threads(hall: Hall) -> list[Any]:
    return [one for one in hall.town.world.channels.values() if one.parent_id == hall.town.hall.id]
