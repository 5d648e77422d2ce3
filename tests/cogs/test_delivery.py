"""What is sent arrives once, is repaired, and survives closed inboxes, lost messages and a restart."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from bot.store.store import Parcel
from loopback import messages
from loopback.errors import ApiError
from loopback.faults import AppliedThen, Fault, Moment, Plan, Rule, Status
from loopback.town import Town
from tests.bot.playing import FakeTime
from tests.cogs.conftest import Hall, card, ids, running

OPENS = "POST /users/@me/channels"


@dataclass(frozen=True, slots=True)
class Refused(Fault):
    """Discord refuses with this code, whatever the status."""

    status: int
    code: int

    async def before(self, moment: Moment, /) -> web.Response | None:
        raise ApiError(self.status, self.code, moment.name, retry_after=0.001)


async def test_closed_inboxes(hall: Hall) -> None:
    """The desk has everything; the channel says so by name, and the game goes on."""
    hall.town.allow(50007)
    elissa, hanno, *_ = hall.people
    hanno.close_dms()
    await hall.begin()
    assert not hanno.inbox.exists or not hanno.inbox.all
    calls = [one for one in elissa.channel("hall").all if "I cannot send you direct messages" in one.text]
    assert len(calls) == 1
    assert hanno.mention in calls[0].text
    assert hanno.pings >= 1
    desk = await hanno.click(calls[0], "Open My Desk")
    answered = await hanno.click(desk, custom_id=ids(desk, "pick")[0])
    assert "✔ Place a Trader" in answered.text
    assert answered.ephemeral


async def test_a_deleted_turn_card_is_posted_again(hall: Hall) -> None:
    await hall.begin()
    elissa = hall.people[0]
    turn = next(one for one in elissa.channel("hall").all if "Board" in one.buttons)
    messages.delete(hall.town.world, turn.raw)
    await elissa.click(card(elissa), custom_id=ids(card(elissa), "pick")[0])
    hall.town.allow(10008)
    await hall.town.idle()
    again = [one for one in elissa.channel("hall").all if "Board" in one.buttons]
    assert len(again) == 1
    assert again[0].id != turn.id
    assert again[0].files


async def test_nothing_is_said_twice(hall: Hall) -> None:
    """One desk for each, one turn card: edits, not more messages."""
    await hall.begin()
    for person in hall.people:
        await person.click(card(person), custom_id=ids(card(person), "pick")[0])
    await hall.town.idle()
    for person in hall.people:
        texts = [one.text for one in person.inbox.all]
        assert sum(text.startswith("**Desk of") for text in texts) == 1
        assert len(texts) == 2, "the welcome stands above it"
    hall_texts = [one.text for one in hall.people[0].channel("hall").all]
    assert sum("Turn 0" in text for text in hall_texts) == 1


async def test_an_answer_lost_on_the_way_back_posts_nothing_twice(hall: Hall) -> None:
    """Discord took a message and the answer was lost: the nonce keeps the second try from being a second message."""
    lost = Rule("POST /channels/*/messages", AppliedThen(500), times=3)
    hall.town.loopback.plan = Plan(lost)
    hall.town.allow(500)
    await hall.begin()
    assert hall.town.loopback.plan.fired
    for person in hall.people:
        texts = [one.text for one in person.inbox.all]
        assert len(texts) == len(set(texts)) == 2, "a welcome and a desk"


@pytest.mark.parametrize("times", [5, 99], ids=["for a while", "for good"])
async def test_a_message_too_old_to_be_edited_is_sent_anew(hall: Hall, times: int) -> None:
    """What discord.py has waited for as often as it does: the old card loses its pin, and its buttons or itself."""
    await hall.begin()
    elissa = hall.people[0]
    (turn,) = hall.turn_cards()
    hall.town.allow(30046)
    old = Status(429, retry_after=0, code=30046)
    hall.town.loopback.plan = Plan(Rule(f"PATCH /channels/*/messages/{turn.id}", old, times=times))
    await elissa.click(card(elissa), custom_id=ids(card(elissa), "pick")[0])
    await hall.town.idle()
    (newest,) = hall.turn_cards()
    assert newest.id != turn.id
    assert "Waiting for" in newest.text
    assert "Elissa" not in newest.text.partition("Waiting for")[2]
    assert hall.pinned() == [newest]
    assert turn.gone or turn.text == "-# This card goes on below."
    assert turn.gone == (times == 99)


async def test_a_card_that_goes_on_below_is_put_away_whatever_fails_meanwhile(hall: Hall) -> None:
    """It stood beside the one in its place with all its buttons, for nobody looked after it any more."""
    await hall.begin()
    elissa = hall.people[0]
    (turn,) = hall.turn_cards()
    hall.town.allow(30046, 500)
    old = Status(429, retry_after=0, code=30046)
    path = f"/channels/*/messages/{turn.id}"
    hall.town.loopback.plan = Plan(Rule(f"PATCH {path}", old, times=99), Rule(f"DELETE {path}", Status(500), times=5))
    await elissa.click(card(elissa), custom_id=ids(card(elissa), "pick")[0])
    for _ in range(3):
        await hall.town.idle()
        hall.time.move(timedelta(minutes=6))
    await hall.town.idle()
    assert turn.gone
    assert len(hall.turn_cards()) == 1


async def test_an_archived_log_is_opened_again(hall: Hall) -> None:
    await hall.begin()
    hall.town.allow(50083)
    row = await hall.bot.store.find_game(hall.game)
    assert row is not None
    hall.town.loopback.plan = Plan(Rule(f"POST /channels/{row.log}/messages", Status(400, code=50083)))
    await hall.skip_to("setup.leaders")
    log = hall.people[0].thread("Log: Byrsa Hill")
    assert sum("places a Trader" in one.text for one in log.all) == 1


@pytest.mark.parametrize("status", [400, 403, 429])
async def test_inboxes_that_were_opened_too_fast_are_opened_later(hall: Hall, status: int) -> None:
    """40003, whatever its status: no inbox is opened for a while; nothing is lost, and nothing overtakes."""
    hall.town.allow(40003)
    hall.town.loopback.plan = Plan(Rule(OPENS, Refused(status, 40003), times=5 if status == 429 else 1))
    await hall.begin()
    late = [person for person in hall.people if not person.inbox.exists]
    assert late, "no inbox is opened until it has calmed down"
    hall.time.move(timedelta(seconds=30))
    await hall.town.idle()
    for person in late:
        texts = [one.text for one in person.inbox.all]
        assert texts[0].startswith("You have a seat in")
        assert "**Desk of" in texts[1]


async def test_inboxes_are_opened_ever_slower_and_that_is_no_try(hall: Hall) -> None:
    hall.town.allow(40003)
    hall.town.loopback.plan = Plan(Rule(OPENS, Status(403, code=40003), lasts=3 * 3600))
    await hall.begin()
    for _ in range(240):
        hall.time.move(timedelta(minutes=1))
        hall.town.clock.advance(minutes=1)
        await hall.town.idle()
    assert len(hall.town.loopback.plan.fired) < 30
    assert await hall.bot.store.lost() == 0
    for person in hall.people:
        texts = [one.text for one in person.inbox.all]
        assert len(texts) == len(set(texts)) == 2, "a welcome and a desk"


async def test_one_inbox_a_second_is_opened(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """15: whoever is not first waits a little, in his turn."""
    monkeypatch.setattr(hall.bot.courier.places, "apart", timedelta(seconds=1))
    await hall.begin()
    for opened in range(1, 5):
        assert sum(call.path == "/users/@me/channels" for call in hall.town.loopback.requests) == opened
        hall.time.move(timedelta(seconds=1))
        await hall.town.idle()
    for person in hall.people:
        assert person.inbox.all[0].text.startswith("You have a seat in")


async def test_inboxes_wait_by_no_clock_that_was_set_back(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """15: their turns were given by a clock that went five hours fast."""
    monkeypatch.setattr(hall.bot.courier.places, "apart", timedelta(seconds=1))
    await hall.begin()
    hall.time.jump(-timedelta(hours=5))
    await hall.bot.clock.tick()
    for _ in range(6):
        hall.time.move(timedelta(seconds=1))
        await hall.town.idle()
    assert all(person.inbox.exists for person in hall.people)


async def test_a_bot_that_may_write_no_direct_messages_says_so_in_the_channel(hall: Hall) -> None:
    """20026: as if their inboxes were closed, the desk has everything."""
    hall.town.allow(20026)
    hall.town.loopback.plan = Plan(Rule(OPENS, Status(403, code=20026), lasts=3600))
    await hall.begin()
    elissa = hall.people[0]
    calls = [one for one in elissa.channel("hall").all if "I cannot send you direct messages" in one.text]
    assert len(calls) == 4
    desk = await elissa.slash("/desk")
    assert "✔ Place a Trader" in (await elissa.click(desk, custom_id=ids(desk, "pick")[0])).text
    assert await hall.bot.store.lost() == 0


async def test_a_missing_permission_is_told_to_the_host(hall: Hall) -> None:
    await hall.begin()
    elissa, hanno = hall.people[:2]
    hall.town.allow(50013)
    hall.town.deny_bot(hall.town.hall, "SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS")
    await hall.skip_to("setup.leaders")
    assert any("I may not write in the game's channel." in one.text for one in elissa.inbox.all)
    assert not any("I may not write" in one.text for one in hanno.inbox.all)
    assert "Which of your Senators is your Faction Leader?" in card(hanno).text


async def test_reminders_come_once_and_only_to_those_who_are_waited_for(hall: Hall) -> None:
    await hall.begin()
    elissa, hanno, *_ = hall.people
    await elissa.click(card(elissa), custom_id=ids(card(elissa), "pick")[0])
    hall.time.move(timedelta(minutes=61))
    hall.time.move(timedelta(hours=12))
    await hall.town.idle()
    assert sum("waits for you in one decision" in one.text for one in hanno.inbox.all) == 1
    assert not any("waits for you" in one.text for one in elissa.inbox.all)


async def test_the_default_is_taken_and_told(hall: Hall) -> None:
    await hall.begin()
    hanno = hall.people[1]
    hall.time.move(timedelta(minutes=61))
    hall.time.move(timedelta(hours=24))
    await hall.town.idle()
    assert any("⌛ Place a Trader; the time is up" in one.text for one in hanno.inbox.all)
    assert "Which of your Senators is your Faction Leader?" in card(hanno).text


async def test_old_buttons_work_after_a_restart(make_town: Any, tmp_path: Path) -> None:
    """Nothing of a card lives in memory: the bot stops in the middle of set-up, another takes its place."""
    time, database, endpoints = FakeTime(), tmp_path / "a.db", list[str]()

    @asynccontextmanager
    async def nobody(_: Town, endpoint: str) -> AsyncIterator[None]:
        endpoints.append(endpoint)
        yield None

    town = await make_town(nobody)
    elissa, hanno, *others = await town.people("elissa", "hanno", "mago", "gisco")
    async with running(town, endpoints[0], database, time) as first:
        town.at_rest = first.idle
        hall = Hall(town, first, time, [elissa, hanno, *others])
        await hall.begin()
        desk, old = await elissa.slash("/desk"), card(hanno)
    async with running(town, endpoints[0], database, time) as hall.bot:
        town.at_rest = hall.bot.idle
        assert "✔ Place a Trader" in (await hanno.click(old, custom_id=ids(old, "pick")[0])).text
        assert "✔ Place a Trader" in (await elissa.click(desk, custom_id=ids(desk, "pick")[0])).text
        await town.idle()
        assert await hall.head() == 2
        assert sum("Turn 0" in one.text for one in elissa.channel("hall").all) == 1
        opened = [call for call in town.loopback.requests if call.path == "/users/@me/channels"]
        assert len(opened) == 4, "where somebody is written to is remembered"
    town.at_rest = None


async def test_a_form_that_was_open_during_a_restart(make_town: Any, tmp_path: Path) -> None:
    """17.3: the form is answered by the bot that is there now."""
    time, database, endpoints = FakeTime(), tmp_path / "a.db", list[str]()

    @asynccontextmanager
    async def nobody(_: Town, endpoint: str) -> AsyncIterator[None]:
        endpoints.append(endpoint)
        yield None

    town = await make_town(nobody)
    people = await town.people("elissa", "hanno", "mago")
    async with running(town, endpoints[0], database, time) as first:
        town.at_rest = first.idle
        await Hall(town, first, time, people).begin(game="sample")
        form = await people[0].click(card(people[0]), "Other…")
    async with running(town, endpoints[0], database, time) as second:
        town.at_rest = second.idle
        assert "✔ Bid: 3" in (await people[0].submit_modal(form, f0="3")).text
        await town.idle()
    town.at_rest = None


async def test_closed_inboxes_are_not_tried_again_before_a_week_or_a_press(hall: Hall) -> None:
    hall.town.allow(50007)
    elissa, hanno, *_ = hall.people
    hanno.close_dms()
    await hall.begin()
    (call,) = [one for one in elissa.channel("hall").all if "I cannot send you direct messages" in one.text]
    hanno.close_dms(closed=False)
    desk = await hanno.slash("/desk")
    await hanno.click(desk, custom_id=ids(desk, "pick")[0])
    await hall.town.idle()
    assert not hanno.inbox.exists or not hanno.inbox.all, "he has not said that they are open again"
    tested = await hanno.click(call, "Test Again")
    await hall.town.idle()
    assert tested.ephemeral
    assert any(one.text.startswith("You have a seat") for one in hanno.inbox.all)
    assert "dm" not in (await hall.bot.store.user(hanno.id)).settings


async def test_after_a_week_direct_messages_are_tried_again(hall: Hall) -> None:
    hall.town.allow(50007)
    hanno = hall.people[1]
    hanno.close_dms()
    await hall.begin()
    hanno.close_dms(closed=False)
    hall.time.move(timedelta(days=8))
    parcel = Parcel("seat:triangle", "dm:triangle", "decisions", merge=True)
    await hall.bot.store.post(hall.game, [parcel], hall.time.now())
    await hall.town.idle()
    assert hanno.inbox.all
    assert "dm" not in (await hall.bot.store.user(hanno.id)).settings
