"""Where a game can be opened: it is looked at before anybody sits down, and said in words what stands against it."""

from __future__ import annotations

import asyncio
from contextvars import Context
from typing import Any

import pytest

from bot.store.store import NoteRow
from bot.surface.kit.surface import Surface
from bot.surface.lobby.card import SIGN
from loopback.model import FORUM, NEWS, VOICE
from loopback.person import Person
from loopback.seen import pictures
from tests.cogs.conftest import Hall
from tests.cogs.forging import leaves
from tests.cogs.test_rematch import AGAIN, ended, last_card

NEWS_REFUSED = (
    "An announcement channel has no room for the log and the deals of a game. Go to a text channel and try again."
)


async def test_not_in_an_announcement_channel(hall: Hall) -> None:
    elissa = hall.people[0]
    news = hall.town.channel("news", kind=NEWS)
    assert (await elissa.at(news).slash("/game new", title="Byrsa Hill")).text == NEWS_REFUSED
    assert await hall.bot.store.games() == []


async def test_nor_is_one_moved_there(hall: Hall) -> None:
    await hall.begin()
    elissa, news = hall.people[0], hall.town.channel("news", kind=NEWS)
    assert (await elissa.slash("/game move", channel=news)).text == NEWS_REFUSED
    assert (await elissa.at(news).slash("/game move", game=hall.game)).text == NEWS_REFUSED
    row = await hall.bot.store.find_game(hall.game)
    assert row is not None
    assert row.channel == hall.town.hall.id


@pytest.mark.parametrize("kind", [VOICE, FORUM])
async def test_not_where_there_is_no_text(hall: Hall, kind: int) -> None:
    place = hall.town.channel("other", kind=kind)
    reply = await hall.people[0].at(place).slash("/game new", title="Byrsa Hill")
    assert reply.text == "Games are played in text channels of a server. Go to one and try again."


@pytest.mark.parametrize(
    ("denied", "named"),
    [
        (["VIEW_CHANNEL"], "View Channel"),
        (["SEND_MESSAGES"], "Send Messages"),
        (["ATTACH_FILES", "CREATE_PUBLIC_THREADS"], "Attach Files and Create Public Threads"),
    ],
)
async def test_what_the_bot_may_not_do_is_named(hall: Hall, denied: list[str], named: str) -> None:
    """Before a lobby opens that could never begin."""
    hall.town.deny_bot(hall.town.hall, *denied)
    reply = await hall.people[0].slash("/game new", title="Byrsa Hill")
    assert reply.text.startswith("I may not do what is needed in that channel: ")
    assert named in reply.text
    assert "No game was opened" in reply.text
    assert await hall.bot.store.games() == []


async def test_where_only_its_commands_are_known(hall: Hall) -> None:
    """The commands were installed without the bot: it could not write there."""
    world, elissa = hall.town.world, hall.people[0]
    there = world.add_guild("Elsewhere", elissa.user, bot_permissions=None)
    new = next(one for one in leaves(world) if one.path == "game new")
    reply = await new.give(Person(hall.town, elissa.user, world.add_channel(there, "square")), title="Byrsa Hill")
    assert reply.text == (
        "I am no member of this server, only my commands are known here; nothing was opened."
        " Ask somebody who manages it to invite me as a bot."
    )
    assert await hall.bot.store.games() == []


async def test_a_rematch_is_opened_only_where_it_can_be_played(hall: Hall) -> None:
    elissa, hanno, *_ = await ended(hall)
    hall.town.deny_bot(hall.town.hall, "ATTACH_FILES")
    for refused in (await elissa.slash("/game rematch"), await hanno.click(last_card(hanno), AGAIN)):
        assert "Attach Files" in refused.text
        assert "No game was opened" in refused.text
    assert len(await hall.bot.store.games()) == 1


async def test_commands_are_for_servers_not_for_users(hall: Hall) -> None:
    """Nobody can install them for himself alone; those that are about a server are offered on servers only."""
    published = {one["name"]: one for one in hall.town.world.commands[None].values()}
    assert {tuple(one["integration_types"]) for one in published.values()} == {(0,)}
    assert {name for name, one in published.items() if one["contexts"] == [0]} == {"game", "table", "gm", "admin"}
    assert {tuple(one["contexts"]) for one in published.values()} == {(0,), (0, 1)}


async def test_the_card_shows_what_the_game_is_beside_its_sign_while_people_come_and_go(hall: Hall) -> None:
    """The sign is uploaded once, with the card, and kept by every edit; nothing more is sent for it."""
    elissa, hanno, *_ = hall.people
    card = await elissa.slash("/game new", title="Salt", game="sample")
    for _ in range(2):
        await hall.town.idle()
        (shown,) = [one for one in elissa.channel("hall").all if "Salt" in one.text]
        assert "bid in secret for goods" in shown.text
        assert [one.name for one in shown.files] == [SIGN]
        assert len({*pictures(shown.components)}) == 1
        if "Players (1" in shown.text:
            await hanno.click(card, "Join")
    assert "Players (2" in shown.text


async def test_who_sits_down_while_the_game_is_written_to_sits(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """A note of the bot between his press and his chair takes the chair from nobody."""
    elissa, hanno, *_ = hall.people
    card = await elissa.slash("/game new", title="Salt", game="sample")
    await hall.town.idle()
    (game,), store, noted = await hall.bot.store.games(), hall.bot.store, list[int]()

    async def note() -> None:
        await store.note(game.id, hall.time.now(), [NoteRow(game.id, "mustered", "", {})])

    async def greet(surface: Surface, person: Any) -> None:
        if not noted:
            noted.append(person.id)
            await asyncio.create_task(note(), context=Context())
        await greeted(surface, person)

    greeted = Surface.greet
    monkeypatch.setattr(Surface, "greet", greet)
    assert "Players (2" in (await hanno.click(card, "Join")).text
    assert noted
