"""What is kept of a person can be had, and can be erased; the games go on."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.base.places import Place
from bot.services.clock.clock import Clock
from bot.services.pauses.pauses import ask_pause
from bot.services.people.guilds import keep
from bot.services.seats.privacy import _leave, erase, handed_out
from bot.services.sittings.absence import ask_away
from bot.store.store import Handover, NoteRow, Parcel, UserRow
from bot.table.dice import Dice, Share
from bot.table.tables import Tables
from games.kernel import Seat
from games.kernel.decision import chairs
from tests.bot.playing import HOST, NOW, FakeTime, answer, asked, at_table, bid_all, lobby, opened, user
from tests.bot.storing import everything

ONE, TWO, THREE = chairs(3)


async def test_everything_that_is_kept_is_handed_out(place: Place) -> None:
    async with at_table(place) as (tables, game, _):
        await tables.store.put_user(UserRow(user(TWO), {"name": "Hanno", "language": "de"}))
        await answer(tables, game, "sample.bid", 4, TWO)
        posted = await asked(tables, game, "sample.bid", ONE)
        await tables.save(game, ONE, posted.ref, posted.rev, 6, user(ONE))
        await tables.store.say(game, "d1", TWO, "psst", NOW + timedelta(hours=1), [])
        found = json.loads(await handed_out(tables.store, user(TWO)))
        assert found["id"] == user(TWO)
        assert found["settings"]["name"] == "Hanno"
        assert [row["seat"] for row in found["seats"]] == [TWO]
        assert [(row["key"], row["raw"]) for row in found["answers"]] == [(f"sample.bid/day=1@{TWO}", "4")]
        assert [row["text"] for row in found["talk"]] == ["psst"]
        assert found["saved"] == []
        assert json.loads(await handed_out(tables.store, HOST))["hosted"] != []
        assert json.loads(await handed_out(tables.store, 4711)) == {
            "id": 4711,
            "settings": {},
            **{name: [] for name in ("seats", "hosted", "answers", "saved", "orders", "talk", "notes")},
        }


async def test_no_secret_is_handed_out_to_whoever_has_his_number_written_somewhere(place: Place) -> None:
    """Words for the dice, and words of a report, are chosen by people: they may name anybody."""
    async with at_table(place) as (tables, game, _):
        number = str(user(TWO))
        dice = Dice(server="the share of the bot", shares={TWO: Share(words=f"my lucky {number}", drawn=False)})
        told = {"user": user(ONE), "text": f"<@{number}> cheats", "own": {"hand": ["assassin"]}}
        notes = [
            NoteRow(game, "dice", "", dice.model_dump(mode="json")),
            NoteRow(game, "report", "ABCDE", told),
            NoteRow(game, "motion", "m1", {"kind": "pause", "votes": {TWO: {"user": user(TWO), "yea": True}}}),
            NoteRow(game, "report", "FGHIJ", {"user": user(TWO), "text": "help", "own": {"hand": ["mine"]}}),
        ]
        await tables.store.note(game, NOW, notes)
        found = await tables.store.personal(user(TWO))
        about = {(row["kind"], row["ref"]) for row in found["notes"]}
        assert about == {("bank", str(TWO)), ("motion", "m1"), ("report", "FGHIJ")}
        assert "the share of the bot" not in json.dumps(found)


async def test_who_is_erased_leaves_no_trace_but_his_answers(place: Place) -> None:
    async with at_table(place) as (tables, game, _):
        await tables.store.put_user(UserRow(HOST, {"name": "Elissa"}))
        await bid_all(tables, game, [4, 5, 6])
        before = (await tables.table(game)).state.merchants.keys()
        assert await erase(tables, HOST) == 1
        seats = {row.seat: row.holder for row in await tables.store.seats(game)}
        assert seats[ONE] == "vacant"
        assert seats[TWO] == "user"
        assert (await tables.table(game)).state.merchants.keys() == before
        assert (await tables.store.user(HOST)).settings == {}
        assert {row.user for row in await tables.store.journal(game)} == {None, user(TWO), user(THREE)}
        row = await tables.store.find_game(game)
        assert row
        assert row.host == user(TWO), "another of the table is its host now"
        found = json.loads(await handed_out(tables.store, HOST))
        assert {name: rows for name, rows in found.items() if rows and name != "id"}.keys() <= {"notes"}


async def test_nothing_in_the_database_names_who_was_erased(place: Place) -> None:
    """But that he has seen what is hidden, as long as the game runs."""
    async with at_table(place) as (tables, game, time):
        clock, number = Clock(tables.store, tables, time), user(TWO) * 10**15
        await hand_over(tables, game, TWO, number)
        await tables.store.put_user(UserRow(number, {"name": "Hanno"}))
        row = await tables.store.find_game(game)
        assert row
        terms = {**row.terms, "guests": [7, number], "chairs": {str(number): "square", "7": "star"}}
        told = [Parcel("public", "channel", "seat", "taken", about={"seat": TWO, "user": number})]
        await tables.store.change_game(game, NOW, told, terms=terms)
        await ask_away(tables, game, number, time.now(), time.now() + timedelta(days=2), "orders")
        await clock.connected()
        await clock.tick()
        await ask_pause(tables, game, number)
        await lobby(tables.store, "other2", seats=1)
        applicant = NoteRow("other2", "applicant", f"{THREE}.{number}", {"user": number})
        admit = NoteRow("other2", "motion", "m2", {"kind": "admit", "args": {"user": number}, "votes": {}})
        await tables.store.note("other2", NOW, [applicant, admit])
        await erase(tables, number)
        await deliver(tables, time)
        await tables.store.forget(number)
        assert named(place, number) == {"note": [("witness", str(number))]}
        again = await tables.store.find_game(game)
        assert again
        assert (again.terms["guests"], again.terms["chairs"]) == ([7], {"7": "star"})
        await clock.tick()
        await clock.tick()


def named(place: Place, number: int) -> dict[str, list[tuple[object, ...]]]:
    """The rows of each table in which a number stands somewhere."""
    rows = everything(place)
    found = {
        table: [row[1:3] for row in some if any(str(number) in str(cell) for cell in row)]
        for table, some in rows.items()
    }
    return {table: some for table, some in found.items() if some}


async def deliver(tables: Tables, time: FakeTime) -> None:
    """All that waits is sent."""
    while rows := await tables.store.claim(time.now()):
        for row in rows:
            await tables.store.sent(row.id)


async def hand_over(tables: Tables, game: str, seat: Seat, new: int) -> None:
    former = next(row for row in await tables.store.seats(game) if row.seat == seat)
    await tables.store.hand_over(Handover(former, replace(former, user=new, since=NOW)))


async def test_who_is_erased_as_the_game_begins_leaves_a_seat_that_is_looked_after(place: Place) -> None:
    async with at_table(place) as (tables, _, _time):
        game = await lobby(tables.store, "wait22")
        listed = [row for row in await tables.store.games(user=user(TWO)) if row.id == game]
        beginning = asyncio.ensure_future(tables.open_game(game, HOST))
        await asyncio.sleep(0)
        await asyncio.gather(_leave(tables, listed[0], user(TWO)), beginning)
        holders = {row.seat: row.holder for row in await tables.store.seats(game)}
        assert holders == {ONE: "user", TWO: "vacant", THREE: "user"}
        assert [note.ref for note in await tables.store.notes(game, "vacancy")] == [TWO]


async def test_a_lobby_without_its_host_is_called_off_and_one_without_a_guest_is_not(place: Place) -> None:
    async with at_table(place) as (tables, _, _time):
        await lobby(tables.store, "wait22")
        await erase(tables, user(TWO))
        row = await tables.store.find_game("wait22")
        assert row
        assert row.status == "lobby"
        assert {one.seat for one in await tables.store.seats("wait22")} == {ONE, THREE}
        await erase(tables, HOST)
        row = await tables.store.find_game("wait22")
        assert row
        assert row.status == "over"


@pytest.mark.parametrize(("days", "kept"), [(None, True), (3, False), (4, True)])
async def test_ended_games_are_erased_when_the_server_wants_it(place: Place, days: int | None, *, kept: bool) -> None:
    async with opened(place) as store:
        game = await lobby(store)
        await store.change_game(game, NOW, status="over", ended_at=NOW)
        if days:
            await keep(store, 1, retention=days)
        assert await store.stand(game), "how it stands is known from now on"
        await store.tidy(NOW + timedelta(days=3))
        assert (await store.find_game(game) is not None) == kept
        assert bool(await store.seats(game)) == kept
        assert (await store.stand(game) is not None) == kept


async def test_an_heir_is_not_handed_the_words_of_his_predecessor(place: Place) -> None:
    async with at_table(place) as (tables, game, time):
        await tables.store.say(game, "d1", TWO, "before", NOW - timedelta(days=1), [])
        await tables.store.say(game, "d1", TWO, "after", time.now() + timedelta(hours=1), [])
        await tables.store.note(game, NOW, [NoteRow(game, "defaults", str(TWO), {"by": {}})])
        found = json.loads(await handed_out(tables.store, user(TWO)))
        assert [row["text"] for row in found["talk"]] == ["after"]
        assert "defaults" in [row["kind"] for row in found["notes"]]


async def test_what_he_has_seen_is_remembered_as_long_as_the_game_runs(place: Place) -> None:
    async with at_table(place) as (tables, game, _):
        await erase(tables, user(TWO))
        assert [note.kind for note in await tables.store.notes(game) if note.ref == str(user(TWO))] == ["witness"]
        while not (table := await tables.table(game)).over:
            posted = next(one for one in table.open.values() if one.decision.awaited)
            await tables.submit(game, posted.decision.seat, posted.ref, posted.rev, posted.decision.lapse, kind="lapse")
        await erase(tables, user(TWO))
        assert [note for note in await tables.store.notes(game) if note.ref == str(user(TWO))] == []
