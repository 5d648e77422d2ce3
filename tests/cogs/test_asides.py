"""A desk that was called beside the one in the inbox: there is one, and it is up to date as long as Discord lets it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.store.store import OutboxRow
from bot.surface.kit.asides import Spot
from bot.surface.kit.panel import Panel
from bot.surface.kit.surface import Surface
from bot.surface.posting import following
from loopback.person import Person
from loopback.reply import Reply
from loopback.seen import Seen
from tests.cogs.conftest import Hall, card, ids

LEADER = "Which of your Senators is your Faction Leader?"
FIRST = "Who places a Trader"


def seen(reply: Reply) -> Seen:
    assert reply.message is not None
    return reply.message


async def pick(person: Person, shown: Reply | Seen) -> Reply:
    return await person.click(shown, custom_id=ids(shown, "pick")[0])


def age(hall: Hall, minutes: int) -> None:
    hall.time.move(timedelta(minutes=minutes))
    hall.town.clock.advance(minutes=minutes)


async def test_there_is_one(hall: Hall) -> None:
    """Whoever calls another desk, by command or by button, loses the former."""
    await hall.begin()
    hanno = hall.people[1]
    first = seen(await hanno.slash("/desk"))
    second = seen(await hanno.click(hall.turn_cards()[0], "Open My Desk"))
    assert (first.gone, second.gone) == (True, False)
    third = seen(await hanno.slash("/desk"))
    assert (second.gone, third.gone) == (True, False)


async def test_it_shows_what_was_pressed_elsewhere(hall: Hall) -> None:
    await hall.begin()
    elissa = hall.people[0]
    aside = seen(await elissa.slash("/desk"))
    await pick(elissa, card(elissa))
    await hall.town.idle()
    assert "✔ Place a Trader" in aside.text
    assert aside.text == card(elissa).text


async def test_what_is_pressed_on_it_while_it_is_drawn_anew_stays(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    await hall.begin()
    elissa = hall.people[0]
    called = await elissa.slash("/desk")
    late, read, pressed = ids(called, "pick")[1], following.as_read, list[Reply]()

    async def slowly(surface: Surface, row: OutboxRow, panel: Panel) -> Panel:
        if not pressed:
            pressed.append(await elissa.click(called, custom_id=late))
        return await read(surface, row, panel)

    monkeypatch.setattr(following, "as_read", slowly)
    await pick(elissa, card(elissa))
    await hall.town.idle()
    assert pressed
    assert "This card is out of date; nothing was changed." in seen(called).text


async def test_what_is_pressed_on_it_when_its_new_form_is_on_the_way_stays(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.begin()
    elissa = hall.people[0]
    called = await elissa.slash("/desk")
    late, reach, pressed = ids(called, "pick")[1], following.reach, list[asyncio.Task[Reply]]()

    async def slowly(client: discord.Client, spot: Spot, method: str, sent: Mapping[str, Any] | None = None) -> None:
        if not pressed:
            pressed.append(asyncio.create_task(elissa.click(called, custom_id=late)))
            await asyncio.wait(pressed, timeout=0.5)
        await reach(client, spot, method, sent)

    monkeypatch.setattr(following, "reach", slowly)
    await pick(elissa, card(elissa))
    await hall.town.idle()
    (press,) = pressed
    await press
    assert "This card is out of date; nothing was changed." in seen(called).text


async def test_it_shows_what_others_brought_about(hall: Hall) -> None:
    await hall.begin()
    hanno = hall.people[1]
    aside = seen(await hanno.slash("/desk"))
    await hall.skip_to("setup.leaders")
    assert LEADER in aside.text
    await pick(hanno, aside)
    assert "✔ Name a Leader" in aside.text


async def test_it_does_so_for_whoever_takes_no_direct_messages(hall: Hall) -> None:
    hall.town.allow(50007)
    hanno = hall.people[1]
    hanno.close_dms()
    await hall.begin()
    aside = seen(await hanno.slash("/desk"))
    await hall.skip_to("setup.leaders")
    assert LEADER in aside.text


async def test_it_stays_what_it_was_turned_into(hall: Hall) -> None:
    """Its orders were opened on it: nothing takes them away while they are filled in."""
    await hall.begin()
    hanno = hall.people[1]
    aside = seen(await hanno.slash("/desk"))
    await hanno.click(aside, "Orders…")
    orders = aside.text
    await hall.skip_to("setup.leaders")
    assert aside.text == orders


@pytest.mark.parametrize("minutes", [5, 20])
async def test_a_press_on_one_of_before_shows_it_as_it_is_now(hall: Hall, minutes: int) -> None:
    """5.4: after a quarter of an hour it is reached by a press alone, which brings it up to date, in its place."""
    await hall.begin()
    hanno = hall.people[1]
    aside = seen(await hanno.slash("/desk"))
    age(hall, minutes)
    before = aside.text
    button = ids(aside, "pick")[0] if ids(aside, "pick") else ids(aside, "orders")[0]
    await hall.skip_to("setup.leaders")
    assert (LEADER in aside.text) == (minutes < 15)
    if minutes > 15:
        assert aside.text == before
        shown = await hanno.click(aside, custom_id=button)
        assert seen(shown).id == aside.id
        assert LEADER in aside.text
        await pick(hanno, card(hanno))
        await hall.town.idle()
        assert "✔ Name a Leader" in aside.text


async def test_one_that_was_put_away_is_left_alone(hall: Hall) -> None:
    """Its reader dismissed it, which nobody is told."""
    await hall.begin()
    hanno = hall.people[1]
    aside = seen(await hanno.slash("/desk"))
    hanno.restart_client()
    hall.town.allow(10008)
    await hall.skip_to("setup.leaders")
    assert LEADER in card(hanno).text
    assert LEADER in (await hanno.slash("/desk")).text
    assert aside.gone
