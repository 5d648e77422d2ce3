"""M7 as it is read: one line a game, put off, paused, brought up to date, and gone when it is answered."""

from __future__ import annotations

import re
from datetime import timedelta

from bot.services.people.people import KEY
from bot.store.store import GameRow, SeatRow
from bot.surface.posting.reminding import reminder_card
from games.kernel.decision import chairs
from loopback.person import Person
from loopback.seen import Seen
from tests.cogs.conftest import Hall, card, ids

HOUR = timedelta(hours=1)


def reminders(person: Person) -> list[Seen]:
    return [one for one in person.inbox.all if "waits for you in" in one.text]


async def pass_by(hall: Hall, hours: float) -> None:
    """So much later; in steps, as time does, and after the bot has been there for an hour."""
    hall.time.move(hours * HOUR)
    await hall.town.idle()


async def test_a_reminder_is_one_line_and_three_ways(hall: Hall) -> None:
    await hall.begin()
    hanno = hall.people[1]
    await pass_by(hall, 12)
    (told,) = reminders(hanno)
    assert re.fullmatch(
        r"Byrsa Hill waits for you in one decision, until <t:\d+:F> \(<t:\d+:R>\)\.", told.text.splitlines()[0]
    )
    assert told.buttons == ["Open My Desk", "Remind Later", "Pause Reminders Today"]
    assert "Which of your Senators" in (await hanno.click(told, "Open My Desk")).text


async def test_a_reminder_of_fifty_games_fits_and_counts_those_it_does_not_name(hall: Hall) -> None:
    elissa, hanno = hall.people[:2]
    tables, now = hall.bot.surface.tables, hall.time.now()
    for number in range(50):
        game = f"many{number:02}"
        title = f"The long voyage of Hanno the Navigator to the south, no. {number:02}"
        await hall.bot.store.add_game(GameRow(game, "sample", title, elissa.id, now, pace="standard"))
        for seat, person in zip(chairs(2), (elissa, hanno), strict=True):
            await hall.bot.store.take_seat(SeatRow(game, seat, "user", person.id, now))
        await tables.open_game(game, elissa.id, seed=game)
    card_ = await reminder_card(hall.bot.surface, hanno.id, "many00", [f"many{n:02}" for n in range(50)], 1)
    assert card_ is None, "nothing has been told yet"
    await pass_by(hall, 12)
    (told,) = reminders(hanno)
    assert told.text.count("waits for you in") == 20
    assert "… and 30 more." in told.text
    assert told.buttons[-2:] == ["Remind Later", "Pause Reminders Today"]


async def test_it_is_deleted_when_it_is_answered(hall: Hall) -> None:
    await hall.begin()
    elissa, hanno = hall.people[:2]
    await pass_by(hall, 12)
    (told,) = reminders(hanno)
    posted = await hall.posted(hanno, "setup.trader")
    await hanno.click(card(hanno), custom_id=ids(card(hanno), "pick")[0])
    await hall.town.idle()
    left = {one.decision.key for one in (await hall.bot.surface.tables.table(hall.game)).open.values()}
    assert posted.decision.key not in left
    assert told.gone
    assert reminders(hanno) == []
    assert len(reminders(elissa)) == 1


async def test_it_is_deleted_when_it_expires(hall: Hall) -> None:
    await hall.begin()
    hanno = hall.people[1]
    await pass_by(hall, 12)
    (told,) = reminders(hanno)
    await pass_by(hall, 9.7)
    assert told.gone, "the last call takes its place"
    (last,) = reminders(hanno)
    assert last.text.startswith("Last call: Byrsa Hill")
    await pass_by(hall, 3)
    assert last.gone


async def test_remind_later(hall: Hall) -> None:
    await hall.begin()
    hanno = hall.people[1]
    await pass_by(hall, 12)
    (told,) = reminders(hanno)
    again = await hanno.click(told, "Remind Later")
    assert "I will remind you again <t:" in again.text
    pings = hanno.pings
    await pass_by(hall, 3)
    assert hanno.pings == pings + 1
    (anew,) = reminders(hanno)
    assert anew != told


async def test_pause_today(hall: Hall) -> None:
    await hall.begin()
    hanno = hall.people[1]
    await pass_by(hall, 12)
    (told,) = reminders(hanno)
    done = await hanno.click(told, "Pause Reminders Today")
    assert "only last calls still come. The pause ends <t:" in done.text
    kept = (await hall.bot.store.user(hanno.id)).settings[KEY]
    assert kept["paused_until"].startswith("2026-03-03T00:00")
    panel = await hanno.slash("/settings")
    assert "Reminders are paused until" in panel.text
    assert "paused" not in (await hanno.click(panel, "Remind Me Again")).text


async def test_two_games_in_one_message(hall: Hall) -> None:
    """It is brought up to date as one is answered, and goes with the other."""
    await hall.begin()
    hall.town.channel("square")
    host, hanno, *others = (person.at("square") for person in hall.people)
    lobby = await host.slash("/game new", title="Cape Bon", seats=4)
    for person in (hanno, *others):
        await person.click(lobby, "Join")
    await host.click(lobby, "Start")
    await hall.town.idle()
    await pass_by(hall, 12)
    (told,) = reminders(hanno)
    assert sorted(line.split(" waits")[0] for line in told.text.splitlines()) == ["Byrsa Hill", "Cape Bon"]
    assert sorted(told.buttons[:2]) == ["Desk: Byrsa Hill", "Desk: Cape Bon"]
    assert told.buttons[2:] == ["Remind Later", "Pause Reminders Today"]
    for title in ("Cape Bon", "Byrsa Hill"):
        assert title in told.text
        desk = (
            await hanno.click(told, f"Desk: {title}")
            if title == "Cape Bon"
            else await hanno.click(told, "Open My Desk")
        )
        await hanno.click(desk, custom_id=ids(desk, "pick")[0])
        await hall.town.idle()
        assert told.gone == (title == "Byrsa Hill")
        assert told.gone or title not in told.text


async def test_a_bank_that_runs_is_told_and_shown(hall: Hall) -> None:
    await hall.gather()
    notes = await hall.bot.store.notes(hall.game, "bank")
    await hall.bot.store.note(hall.game, hall.time.now(), drop=notes)
    elissa, hanno = hall.people[:2]
    lobby = elissa.channel("hall").all[0]
    await elissa.click(lobby, "Start")
    await hall.town.idle()
    assert "-# Time bank: 2 windows" in (await hanno.slash("/desk")).text
    await pass_by(hall, 24.1)
    (told,) = reminders(hanno)
    assert "The time was up; your time bank runs." in told.text
    assert "It has 1 window left." in card(hanno).text
    turn = next(one for one in reversed(hanno.channel("hall").all) if "Waiting for" in one.text)
    assert "▲ Hanno draws on the time bank." in turn.text
    assert "the time is up, and this was taken for you" not in card(hanno).text
    await pass_by(hall, 24.2)
    assert any("the time is up, and this was taken for you" in one.text for one in hanno.inbox.all)


async def test_who_cannot_be_written_to_is_called_again_and_not_for_ever(hall: Hall) -> None:
    await hall.gather()
    elissa, hanno = hall.people[:2]
    hall.town.allow(50007)
    hanno.close_dms()
    await elissa.click(elissa.channel("hall").all[0], "Start")
    await hall.town.idle()

    def calls() -> list[Seen]:
        return [one for one in elissa.channel("hall").all if hanno.mention in one.text and "waited for" in one.text]

    first = calls()
    assert len(first) == 1
    await pass_by(hall, 12)
    assert len(calls()) == 2
    await pass_by(hall, 9.7)
    assert len(calls()) == 2, "one takes the place of the other"
    desk = await hanno.slash("/desk")
    await hanno.click(desk, custom_id=ids(desk, "pick")[0])
    await hall.town.idle()
    assert calls() == first, "the first says why, and stays"
