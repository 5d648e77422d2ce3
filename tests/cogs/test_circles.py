"""Private threads of camps, and of two who wish to talk (discord-ux 8.12; GV-10.1, 10.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Any, Final

import pytest

from bot.services.seats.circles import CIRCLE, circle_of
from bot.services.seats.seats import take, vacate
from loopback.person import Person
from loopback.place import Place
from tests.clauses import clause
from tests.cogs.conftest import Hall
from tests.lobbies import new_game

SIX: Final = ("elissa", "hanno", "mago", "gisco", "arishat", "bomilcar")
CAMPS: Final[Mapping[str, Any]] = {"game": "grand", "mode": "one-faction", "pace": "unhurried"}
DAY: Final = timedelta(days=1)
SIDES: Final = ("carthage", "rome")


@pytest.fixture
async def camps(hall: Hall) -> Hall:
    """Six people who have begun a game of two camps."""
    hall.people = await hall.town.people(*SIX)
    await hall.begin(**CAMPS)
    return hall


async def camp(hall: Hall, side: str) -> Sequence[Person]:
    """Who plays on a side."""
    table = await hall.bot.surface.tables.table(hall.game)
    users = {row.user for row in await hall.bot.store.seats(hall.game) if row.seat in table.state.players(side)}
    return [person for person in hall.people if person.id in users]


def threads(person: Person, name: str) -> Sequence[Place]:
    """The threads somebody sees, by how they are called."""
    return [person.channel(one) for one in person.places() if one.name.startswith(name)]


def insiders(hall: Hall, thread: Place) -> set[str]:
    """The people who are in a thread."""
    return {person.name for person in hall.people if person.id in thread.channel.members}


async def a_day(hall: Hall) -> None:
    hall.time.move(DAY)
    await hall.town.idle()


@clause("GV-10.1")
async def test_each_camp_has_a_private_thread_of_its_members(camps: Hall) -> None:
    """Only they are in it and see it; its card says who they are, their desks where it is."""
    for side, other in zip(SIDES, reversed(SIDES), strict=True):
        own = await camp(camps, side)
        assert len(own) == 3
        (thread,) = threads(own[0], f"Camp {side.title()}")
        assert insiders(camps, thread) == {person.name for person in own}
        (card,) = [one.text for one in thread.all if one.text.startswith("**Camp of")]
        assert all(person.name.title() in card for person in own)
        assert "Nobody else at the table can read along" in card
        for person in own:
            desk = (await person.slash("/desk")).text
            assert f"Your camp, {side.title()}, talks in <#{thread.channel.id}>." in desk
        for person in await camp(camps, other):
            assert not threads(person, f"Camp {side.title()}")
            assert f"Your camp, {side.title()}" not in (await person.slash("/desk")).text


@clause("GV-1.5")
async def test_who_plays_on_both_boards_has_no_camp(hall: Hall) -> None:
    await hall.begin(game="grand", pace="unhurried")
    assert not await hall.bot.store.notes(hall.game, CIRCLE)
    assert not threads(hall.people[0], "Camp")


async def test_who_leaves_is_taken_out_and_who_comes_is_let_in(camps: Hall) -> None:
    """Also somebody who comes to the server only now."""
    _, leaver, stays = await camp(camps, "rome")
    (thread,) = threads(stays, "Camp Rome")
    seat = await camps.seat(leaver)
    await vacate(camps.bot.surface.tables, camps.game, seat, "own")
    await camps.town.idle()
    assert leaver.name not in insiders(camps, thread)
    assert not threads(leaver, "Camp Rome")
    (newcomer,) = await camps.town.people("dido")
    camps.people = [*camps.people, newcomer]
    camps.bot.surface.looker.name(newcomer.id, "Dido")
    await take(camps.bot.surface.tables, camps.game, seat, newcomer.id)
    await camps.town.idle()
    assert newcomer.name in insiders(camps, thread)
    assert sum(one.text.startswith("**Camp of") for one in thread.all) == 1
    assert any("Dido" in one.text for one in thread.all)


async def test_a_deleted_thread_is_opened_again(camps: Hall) -> None:
    """With all who were in it, and its card; within a day."""
    own = await camp(camps, "carthage")
    (former,) = threads(own[0], "Camp Carthage")
    camps.town.allow(10003)
    gone = former.channel
    camps.town.world.delete_channel(gone)
    await a_day(camps)
    (thread,) = threads(own[0], "Camp Carthage")
    assert thread.channel.id != gone.id
    assert insiders(camps, thread) == {person.name for person in own}
    assert any(one.text.startswith("**Camp of") for one in thread.all)


async def test_a_missing_right_is_told_to_the_host_and_the_threads_come_later(hall: Hall) -> None:
    """The game goes on meanwhile; it is told once."""
    hall.people = await hall.town.people(*SIX)
    hall.town.allow(50013)
    hall.town.deny_bot(hall.town.hall, "CREATE_PRIVATE_THREADS")
    await hall.begin(**CAMPS)
    host = hall.people[0]
    hall.time.move(timedelta(minutes=11))
    await hall.town.idle()
    told = [one.text for one in host.inbox.all if "I need Create Private Threads in its channel" in one.text]
    assert len(told) == 1
    row = await hall.bot.store.find_game(hall.game)
    assert row is not None
    assert row.paused_at is None
    hall.town.world.set_overwrite(hall.town.hall, hall.town.world.bot.id, None)
    hall.time.move(timedelta(minutes=6))
    await hall.town.idle()
    for side in SIDES:
        own = await camp(hall, side)
        (thread,) = threads(own[0], f"Camp {side.title()}")
        assert insiders(hall, thread) == {person.name for person in own}


async def test_who_could_read_along_is_said_in_the_thread(camps: Hall) -> None:
    """8.6: found within a day; to his own camp nobody need say it."""
    (watcher, *_), (other, *_) = await camp(camps, "carthage"), await camp(camps, "rome")
    (mine,), (theirs,) = threads(watcher, "Camp Carthage"), threads(other, "Camp Rome")
    camps.town.role("wardens", watcher, permissions=["MANAGE_THREADS"])
    await a_day(camps)
    assert any(f"{watcher.name.title()} can read this thread too" in one.text for one in theirs.all)
    assert any("Nobody else at the table can read along" in one.text for one in mine.all)


async def test_a_game_that_moves_takes_its_camps_along(camps: Hall) -> None:
    """The threads are in the new channel, and so is what the halves tell."""
    own = await camp(camps, "rome")
    camps.town.channel("cellar")
    await camps.people[0].at("cellar").slash("/game move", game=camps.game)
    await camps.town.idle()
    cellar = next(one for one in own[0].places() if one.name == "cellar")
    there = [one for one in threads(own[0], "Camp Rome") if one.channel.parent_id == cellar.id]
    assert len(there) == 1
    assert insiders(camps, there[0]) == {person.name for person in own}


async def test_nobody_has_a_thread_with_computer_players_alone(hall: Hall) -> None:
    """They do not talk; who takes a seat beside a person has one with him."""
    one = hall.people[0]
    shown = await new_game(one, title="Byrsa Hill", seats=6, **CAMPS)
    hall.game = (await hall.bot.store.games())[-1].id
    await one.click(shown, "Fill with Computer Players")
    await one.click(shown, "Start")
    await hall.town.idle()
    notes = [circle_of(note) for note in await hall.bot.store.notes(hall.game, CIRCLE)]
    assert sorted(note.camp for note in notes) == list(SIDES)
    assert not any(note.thread for note in notes)
    mine = await hall.seat(one)
    beside = next(seat for note in notes if mine in note.seats for seat in note.seats if seat != mine)
    await hall.people[1].slash("/game status")
    await take(hall.bot.surface.tables, hall.game, beside, hall.people[1].id)
    await hall.town.idle()
    (thread,) = threads(one, "Camp")
    assert insiders(hall, thread) == {one.name, hall.people[1].name}


# -- two who talk ---------------------------------------------------------------------------------------------------


@clause("GV-10.3")
async def test_players_of_different_republics_talk_in_private(camps: Hall) -> None:
    """As those of one do: they alone are in it, and one thread is enough for both."""
    (one, fellow, *_), (other, *_) = await camp(camps, "carthage"), await camp(camps, "rome")
    for partner in (other, fellow):
        reply = await one.slash("/deal meet", partner=str(await camps.seat(partner)))
        assert "A thread for the two of you is opened" in reply.text
        await camps.town.idle()
    again = await other.slash("/deal meet", partner=str(await camps.seat(one)))
    await camps.town.idle()
    (thread,) = threads(other, "Talk ")
    assert f"<#{thread.channel.id}>" in again.text
    assert insiders(camps, thread) == {one.name, other.name}
    assert len(threads(one, "Talk ")) == 2
    assert "You talk with" in (await other.slash("/desk")).text
    notes = [circle_of(note) for note in await camps.bot.store.notes(camps.game, CIRCLE)]
    assert len([note for note in notes if not note.camp]) == 2


async def test_with_whom_nobody_can_talk(camps: Hall) -> None:
    """Oneself, nobody of this game, an empty seat."""
    one, other, *_ = camps.people
    mine = await one.slash("/deal meet", partner=str(await camps.seat(one)))
    assert "Choose another player" in mine.text
    assert "Choose another player" in (await one.slash("/deal meet", partner="nobody")).text
    seat = await camps.seat(other)
    await vacate(camps.bot.surface.tables, camps.game, seat, "own")
    await camps.town.idle()
    assert "nobody to talk to" in (await one.slash("/deal meet", partner=str(seat))).text


async def test_other_games_have_no_threads_of_two(hall: Hall) -> None:
    await hall.begin()
    one, other, *_ = hall.people
    refused = await one.slash("/deal meet", partner=str(await hall.seat(other)))
    assert "two players have no private thread" in refused.text
    assert not threads(other, "Talk ")
