"""A game that is made of games, played on Discord from its lobby to its end: both halves' cards, hand, orders, log."""

from __future__ import annotations

import os
import random
import re

import pytest
from structlog.testing import capture_logs

from bot.app.demo.fingers import Fingers
from tests.cogs.conftest import Hall, card
from tests.cogs.test_whole_game import MISSING, Nobody, play, pressed, table, texts
from tests.two_roads import EAST, KIND, WEST, two_roads

__all__ = ["two_roads"]

pytestmark = pytest.mark.skipif(
    "BYRSA_TWO_ROADS" not in os.environ, reason="in a process of their own: see test_two_roads_played.py"
)


async def begun(hall: Hall) -> None:
    """Two people at a table without deadlines."""
    host, guest, *_ = hall.people
    card = await host.slash("/game new", title="Byrsa Hill", game=KIND, seats=2, pace="none")
    await guest.click(card, "Join")
    hall.game = (await hall.bot.store.games())[-1].id
    await host.click(card, "Start")
    await hall.town.idle()


async def test_a_whole_game_of_two(two_roads: None, hall: Hall) -> None:
    host = hall.people[0]
    with capture_logs() as logged:
        await begun(hall)
        asked = {one.decision.half for one in (await table(hall)).open.values()}
        assert asked == {EAST, WEST}
        assert hall.pinned()[0].raw.attachments, "no picture"
        hand = (await host.slash("/hand")).text
        assert hand.index("East Road") < hand.index("West Road")
        assert (await host.slash("/board", text=True)).text
        await play(hall, random.Random(4))
        assert (await table(hall)).over
        told = await hall.bot.store.events(hall.game)
        assert {one.half for one in told} == {"", EAST, WEST}
        logs = [place.name for place in host.places() if place.is_thread]
        assert sorted(logs) == ["Log East Road: Byrsa Hill", "Log West Road: Byrsa Hill", "Log: Byrsa Hill"]
        for half in (EAST, WEST):
            place = next(one for one in host.places() if half.capitalize() in one.name)
            assert not any("dawns" in one.text for one in host.channel(place).all)
        assert any(hall.game in one and "rematch" in one for one in pressed(hall)), "no last card"
        everything = [*texts(hall), (await host.slash("/why")).text, (await host.slash("/history")).text]
    assert not [text for text in everything if MISSING.search(text)]
    assert not [text for text in everything if re.search(rf"\b(?:{KIND}|sample)\.", text)]
    assert [one for one in logged if one["event"].startswith("text.") or "failed" in one["event"]] == []


async def bid(hall: Hall, person: int, half: str, coins: int = 0) -> None:
    """One bid by a press."""
    hands = Fingers(hall.people[person], hall.bot.surface, hall.game, Nobody())
    seat = await hall.seat(hall.people[person])
    there = (await table(hall)).open.values()
    posted = next(one for one in there if (one.decision.seat, one.decision.half) == (seat, half))
    await hands.give(posted, coins)
    hall.bot.reception.last.clear()
    await hall.town.idle()


async def test_an_answer_is_taken_back_on_the_half_it_was_given_on(two_roads: None, hall: Hall) -> None:
    await begun(hall)
    await bid(hall, 0, WEST, 3)
    asked = {
        one.decision.key
        for one in (await table(hall)).open.values()
        if one.decision.seat == await hall.seat(hall.people[0])
    }
    assert "Undo" in card(hall.people[0]).buttons
    await hall.people[0].click(card(hall.people[0]), "Undo")
    await hall.town.idle()
    again = {
        one.decision.key
        for one in (await table(hall)).open.values()
        if one.decision.seat == await hall.seat(hall.people[0])
    }
    assert asked <= again
    assert any(key.startswith(f"{WEST}:") for key in again)


async def test_a_command_is_about_the_half_that_asks(two_roads: None, hall: Hall) -> None:
    """Both ask: the bot asks which is meant, unless the command says it."""
    await begun(hall)
    host = hall.people[0]
    asked = await host.slash("/trade bid", coins="4")
    assert [label.partition(":")[0] for label in asked.buttons] == ["East Road", "West Road"]
    assert not await hall.bot.store.journal(hall.game)
    await host.slash("/trade bid", coins="4", republic=WEST)
    await hall.town.idle()
    entries = await hall.bot.store.journal(hall.game)
    assert [row.entry.key.partition("/")[0] for row in entries] == [f"{WEST}:sample.bid"]


async def test_an_order_is_for_one_half(two_roads: None, hall: Hall) -> None:
    """It is listed with the name of the half, and answers that half's question alone."""
    await begun(hall)
    host = hall.people[0]
    reply = await host.slash("/orders add", decision=f"{WEST}:sample.bid", answer="amount", amount=2)
    assert "West Road: " in reply.text
    notes = await hall.bot.store.notes(hall.game, "errand")
    opened = {one.ref: one.decision.half for one in (await table(hall)).open.values()}
    assert [opened[note.ref] for note in notes] == [WEST]


async def test_deals_of_both_floors_stand_beside_each_other(two_roads: None, hall: Hall) -> None:
    await begun(hall)
    for half in (EAST, WEST):
        for person in (0, 1):
            await bid(hall, person, half)
    host, guest = hall.people[:2]
    seat = await hall.seat(host)
    hands = Fingers(host, hall.bot.surface, hall.game, Nobody())
    for half in (EAST, WEST):
        offers = [one for one in (await table(hall)).open.values() if "to" in one.decision.about]
        posted = next(one for one in offers if (one.decision.seat, one.decision.half) == (seat, half))
        await hands.give(posted, posted.decision.choice.sample(random.Random(1)))
        hall.bot.reception.last.clear()
        await hall.town.idle()
    deals = {
        str(one.decision.about["deal"]) for one in (await table(hall)).open.values() if "deal" in one.decision.about
    }
    assert {deal.rpartition(".")[2] for deal in deals} == {f"{EAST}-1", f"{WEST}-1"}
    cards = [one for one in guest.inbox.all if one.text.startswith("**Deal")]
    assert len(cards) == 2
    assert all("missing" not in one.text and "sample." not in one.text for one in cards)
    own = await hall.seat(guest)
    answers = [one for one in (await table(hall)).open.values() if one.decision.kind == "sample.counter"]
    posted = next(one for one in answers if (one.decision.seat, one.decision.half) == (own, WEST))
    await Fingers(guest, hall.bot.surface, hall.game, Nobody()).give(
        posted, posted.decision.choice.sample(random.Random(2))
    )
    await hall.town.idle()
    answers = [one for one in (await table(hall)).open.values() if one.decision.kind == "sample.deal"]
    posted = next(one for one in answers if (one.decision.seat, one.decision.half) == (seat, WEST))
    await hands.give(posted, next(str(one) for one in posted.decision.choice.form() if str(one).startswith("accept")))
    await hall.town.idle()
    told = [one for one in await hall.bot.store.events(hall.game) if one.kind == "sample.Bartered"]
    assert [one.half for one in told] == [WEST]
