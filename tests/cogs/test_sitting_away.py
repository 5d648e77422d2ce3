"""Live sittings, absences and missed deadlines, by buttons and by commands."""

from __future__ import annotations

from datetime import timedelta

from bot.services.sittings.missed import Deadline, Record
from bot.services.sittings.sittings import appointment
from bot.store.store import GameRow, NoteRow, Parcel, SeatRow
from games.kernel import Posted, Seat
from games.kernel.decision import chairs
from loopback.model import ACTIVE, SCHEDULED, ScheduledEvent
from loopback.perms import bits
from loopback.person import Person
from tests.bot.playing import NOW
from tests.cogs.conftest import Hall, ids
from tests.cogs.test_table_votes import paused, said, turn_card, vote_card

HOUR, DAY = timedelta(hours=1), timedelta(days=1)


async def all_agree(hall: Hall, *people: Person) -> None:
    for person in people:
        await person.click(vote_card(person), "Yea")
    await hall.town.idle()


async def test_a_sitting_is_agreed_on_by_all_even_with_closed_inboxes(hall: Hall) -> None:
    hall.town.allow(50007)
    elissa, hanno, mago, gisco = hall.people
    mago.close_dms()
    await hall.begin()
    form = await elissa.click(await elissa.click(turn_card(elissa), "Table…"), "Live Sitting…")
    reply = await elissa.submit_modal(form, when="")
    assert "All who are not away must agree" in reply.text, "the host alone decides nothing"
    await hall.town.idle()
    await all_agree(hall, hanno, mago, gisco)
    assert "**Live sitting**" in turn_card(elissa).text
    assert {row.due for row in await hall.bot.store.windows(hall.game)} == {NOW + timedelta(minutes=10)}
    desk = await mago.slash("/desk")
    await mago.click(desk, custom_id=ids(desk, "pick")[0])
    assert (await hanno.slash("/table sitting", end=True)).text.startswith("The live sitting is over")
    await hall.town.idle()
    assert said(elissa, "▲ Hanno has to go, and the live sitting is over.")
    assert "**Live sitting**" not in turn_card(elissa).text
    assert (await hanno.slash("/table sitting", end=True)).text.startswith("The table does not sit live now")


async def test_a_sitting_for_later_without_the_right_to_make_events(hall: Hall) -> None:
    await hall.begin()
    elissa, hanno, mago, gisco = hall.people
    assert "cannot be read as a time" in (await elissa.slash("/table sitting", when="soon")).text
    assert "begins in the future" in (await elissa.slash("/table sitting", when="3w")).text
    await elissa.slash("/table sitting", when="5h")
    await hall.town.idle()
    assert "ten minutes a decision, from <t:" in vote_card(hanno).text
    await all_agree(hall, hanno, mago, gisco)
    assert said(elissa, "There is no scheduled event for it, for I may not create events here.")
    assert "A live sitting begins <t:" in (await elissa.slash("/game settings")).text


def may_make_events(hall: Hall) -> dict[int, ScheduledEvent]:
    """The bot may make events, and the local Discord lives by the clock of the bot; the events of the server."""
    world, guild = hall.town.world, hall.town.guild
    everybody = guild.roles[guild.id]
    world.set_permissions(guild, everybody, everybody.permissions | bits("CREATE_EVENTS"))
    world.clock.source = lambda: hall.time.now().timestamp()
    return guild.events


async def agree_on(hall: Hall, when: str) -> None:
    await hall.people[0].slash("/table sitting", when=when)
    await hall.town.idle()
    await all_agree(hall, *hall.people[1:])


async def test_a_planned_sitting_stands_among_the_events_of_the_server(hall: Hall) -> None:
    await hall.begin()
    events = may_make_events(hall)
    await agree_on(hall, "5h")
    (event,) = events.values()
    assert (event.name, event.start, event.status) == ("Byrsa Hill", (NOW + 5 * HOUR).timestamp(), SCHEDULED)
    assert said(hall.people[0], "It stands among the events of the server.")
    hall.time.move(5 * HOUR)
    hall.town.world.clock.advance()
    await hall.town.idle()
    assert "**Live sitting**" in turn_card(hall.people[0]).text
    assert event.status == ACTIVE


async def test_another_time_moves_the_event_and_sitting_at_once_calls_it_off(hall: Hall) -> None:
    await hall.begin()
    events = may_make_events(hall)
    await agree_on(hall, "5h")
    await agree_on(hall, "8h")
    assert [event.start for event in events.values()] == [(NOW + 8 * HOUR).timestamp()]
    await agree_on(hall, "")
    assert "**Live sitting**" in turn_card(hall.people[0]).text
    assert not events


async def test_an_event_somebody_has_deleted_is_made_anew_and_missed_by_nobody(hall: Hall) -> None:
    hall.town.allow(10070)
    await hall.begin()
    events = may_make_events(hall)
    await agree_on(hall, "5h")
    events.clear()
    await agree_on(hall, "8h")
    assert [event.start for event in events.values()] == [(NOW + 8 * HOUR).timestamp()]
    events.clear()
    await agree_on(hall, "")
    assert "**Live sitting**" in turn_card(hall.people[0]).text


async def test_a_game_that_stands_still_says_that_its_sitting_is_off(hall: Hall) -> None:
    await hall.begin()
    events = may_make_events(hall)
    await agree_on(hall, "5h")
    await hall.people[0].slash("/table pause")
    hall.time.move(5 * HOUR)
    await hall.town.idle()
    assert said(hall.people[0], "The live sitting does not begin, for the game stands still.")
    assert not events


async def test_a_stop_between_making_an_event_and_noting_it_makes_no_second_one(hall: Hall) -> None:
    await hall.begin()
    events = may_make_events(hall)
    await agree_on(hall, "5h")
    stand = await hall.bot.store.stand(hall.game)
    planned = appointment(stand) if stand else None
    assert planned is not None
    again = [Parcel("public", "channel", "meeting", "again")]
    forgotten = planned.model_copy(update={"event": 0}).note(hall.game)
    await hall.bot.store.note(hall.game, hall.time.now(), [forgotten], parcels=again)
    await hall.town.idle()
    assert [event.id for event in events.values()] == [planned.event]
    (note,) = await hall.bot.store.notes(hall.game, "appointment")
    assert note.body["event"] == planned.event


async def test_away_by_command_in_all_games_and_back_by_button(hall: Hall) -> None:
    await hall.begin()
    elissa, hanno, mago, gisco = hall.people
    reply = await hanno.slash("/away", until="2d", policy="wait")
    assert reply.text == "**Byrsa Hill**: noted. The table sees until when you are away."
    await hall.town.idle()
    assert said(elissa, "Until then no clock runs.")[0].text.startswith("▲ Hanno is away until <t:")
    assert "▲ Hanno is away until <t:" in turn_card(elissa).text
    assert "It waits for ▲ Hanno, until <t:" in turn_card(elissa).text
    assert await paused(hall)
    panel = await hanno.click(turn_card(hanno), "Table…")
    assert (await hanno.click(panel, "I Am Back")).text == "**Byrsa Hill**: you are back."
    await hall.town.idle()
    assert not await paused(hall)
    assert said(elissa, "▲ Hanno is back.")
    assert (await hanno.slash("/away", back=True)).text.startswith("You are not away")
    assert "the table votes on whether it waits so long" in (await mago.slash("/away", until="5d", policy="wait")).text
    await hall.town.idle()
    assert "the clocks wait for ● Mago, from <t:" in vote_card(gisco).text


async def test_away_by_command_without_a_word_opens_the_form_for_all_games(hall: Hall) -> None:
    await hall.begin()
    hanno = hall.people[1]
    form = await hanno.slash("/away")
    reply = await hanno.submit_modal(form, until="2d")
    assert reply.text == "**Byrsa Hill**: noted. The table sees until when you are away."


async def test_somebody_in_fifty_games_is_away_from_all_and_told_so_in_a_line(hall: Hall) -> None:
    (elissa, hanno, *_), now = hall.people, hall.time.now()
    for number in range(50):
        game = f"many{number:02}"
        title = f"The long voyage of Hanno the Navigator to the south, no. {number:02}"
        await hall.bot.store.add_game(GameRow(game, "sample", title, elissa.id, now, pace="standard"))
        for seat, user in zip(chairs(2), (elissa.id, hanno.id), strict=True):
            await hall.bot.store.take_seat(SeatRow(game, seat, "user", user, now))
        await hall.bot.surface.tables.open_game(game, elissa.id, seed=game)
    reply = await elissa.slash("/away", until="2d", policy="orders")
    assert "and 42 more games**: noted." in reply.text
    assert len(await hall.bot.store.notes(kind="away")) == 50
    assert "and 42 more games**: you are back." in (await elissa.slash("/away", back=True)).text
    assert "… and 35 more." in (await elissa.slash("/game list")).text


async def test_away_by_the_form(hall: Hall) -> None:
    await hall.begin()
    elissa, hanno, *_ = hall.people
    await hall.bot.store.change_user(hanno.id, {"preferences": {"zone": "Europe/Berlin"}})
    form = await hanno.click(await hanno.slash("/game settings"), "Away…")
    reply = await hanno.submit_modal(form, since="2026-03-28", until="2026-03-29", policy="caretaker")
    assert reply.text == "**Byrsa Hill**: noted. The table sees until when you are away."
    (note,) = await hall.bot.store.notes(hall.game, "away")
    assert note.due == NOW.replace(day=27, hour=23)
    assert note.body["until"] == "2026-03-29T22:00:00Z"
    hall.time.move(NOW.replace(day=28) - NOW)
    await hall.town.idle()
    assert "▲ Hanno ⚙" in turn_card(elissa).text


async def test_bad_absences(hall: Hall) -> None:
    await hall.begin()
    (stranger,) = await hall.town.people("stranger")
    _, hanno, *_ = hall.people
    assert (await stranger.slash("/away", until="2d")).text.startswith("You are in no game.")
    assert "cannot be read as a time" in (await hanno.slash("/away", until="someday")).text
    for until in ("now", "2026-02-01"):
        assert "ends in the future" in (await hanno.slash("/away", until=until)).text
    assert "lasts at most 90" in (await hanno.slash("/away", until="20w")).text
    assert (
        "at most 7 days in 90; you have 168 hours left" in (await hanno.slash("/away", until="8d", policy="wait")).text
    )
    assert "noted" in (await hanno.slash("/away", until="8d")).text
    assert "You have said already" in (await hanno.slash("/away", until="9d", **{"from": "2d"})).text
    assert (await hanno.slash("/away", until="1d", game="nobody")).text.startswith("You hold no seat")


async def asked_next(hall: Hall, seat: Seat) -> Posted:
    """Let the defaults of others run until this seat is asked again."""
    tables = hall.bot.surface.tables
    while True:
        able = [one for one in (await tables.table(hall.game)).open.values() if one.decision.awaited]
        mine = next((one for one in able if one.decision.seat == seat), None)
        if mine is not None:
            return mine
        await tables.lapse(hall.game, able[0].ref)


async def test_missed_deadlines_are_told_to_him_then_to_all_then_the_game_asks(hall: Hall) -> None:
    await hall.begin()
    elissa, hanno, *_ = hall.people
    seats = [await hall.seat(person) for person in hall.people]
    hall.bot.clock.since = NOW - 2 * HOUR
    posted = await hall.posted(hanno, "setup.trader")
    asleep = Record(row=2, last=(Deadline(due=NOW - DAY, missed=True),))
    await hall.bot.store.note(hall.game, NOW, [NoteRow(hall.game, "missed", seats[2], asleep.model_dump(mode="json"))])
    await hall.bot.store.move_windows({(hall.game, posted.ref): NOW}, NOW, {})
    await hall.bot.surface.tables.lapse(hall.game, posted.ref)
    await hall.town.idle()
    told = [one for one in hanno.inbox.all if "A deadline of yours has passed in **Byrsa Hill**" in one.text]
    assert [one.buttons for one in told] == [["Open My Desk", "Away…"]]
    assert not said(elissa, "has let")
    assert "You have let a deadline pass;" in (await hanno.slash("/game settings")).text
    assert "a deadline pass" not in (await elissa.slash("/game settings")).text
    hall.time.move(timedelta(minutes=1))
    posted = await asked_next(hall, seats[1])
    await hall.bot.store.move_windows({(hall.game, posted.ref): hall.time.now()}, NOW, {})
    await hall.bot.surface.tables.lapse(hall.game, posted.ref)
    await hall.town.idle()
    assert said(elissa, "▲ Hanno has let 2 deadlines in a row pass. After one more the seat is free.")
    (asked,) = said(elissa, "half the table has let two deadlines in a row pass")
    assert asked.buttons == ["Resume"]
    assert await paused(hall)
    assert (await hanno.click(asked, "Resume")).text == "The game goes on."
    assert not await paused(hall)
    await hall.town.idle()
    assert said(elissa, "▲ Hanno is back, and the game goes on")


async def test_the_lobby_says_who_is_away(hall: Hall) -> None:
    await hall.gather()
    _, hanno, *_ = hall.people
    await hanno.slash("/away", until="2d")
    await hall.town.idle()
    lobby = hanno.channel("hall").all[0]
    assert "▲ Hanno (away until <t:" in lobby.text
    assert (await hanno.slash("/away", back=True)).text == "**Byrsa Hill**: you are back."
    await hall.town.idle()
    assert "away" not in hanno.channel("hall").all[0].text
