"""The first words on a server: one card that leads to a game in two presses, and never a second."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.base.text import Voice, catalogue
from bot.services.people.guilds import keep
from bot.surface.lobby.welcome import WELCOMED, card, form
from loopback import messages
from loopback.model import FORUM, NEWS, Channel, Guild
from loopback.person import Person
from loopback.seen import Seen
from tests.bot.surface import limits
from tests.cogs.conftest import Hall, grant_no_more_than_people_need

NEW = "New Game…"


def harbour(hall: Hall, *kinds: int, allowed: int | None = None) -> tuple[Guild, list[Channel]]:
    """Another server, which the bot does not know yet, with such channels."""
    world, elissa = hall.town.world, hall.people[0]
    guild = world.add_guild("The Harbour", elissa.user, bot_permissions=None)
    world.set_permissions(guild, guild.roles[guild.id], 0 if allowed is None else allowed)
    return guild, [world.add_channel(guild, f"room-{n}", kind) for n, kind in enumerate(kinds or (0,))]


@asynccontextmanager
async def invited(hall: Hall) -> AsyncIterator[None]:
    """The bot is invited meanwhile, and hears of it."""
    heard = asyncio.ensure_future(hall.bot.wait_for("guild_join", timeout=20))
    await asyncio.sleep(0)
    yield
    await heard
    await asyncio.sleep(0)
    await hall.town.idle()


async def invite(hall: Hall, guild: Guild, **more: Any) -> None:
    async with invited(hall):
        hall.town.world.invite_bot(guild, **more)
    everybody = guild.roles[guild.id]
    grant_no_more_than_people_need(hall.town)
    hall.town.world.set_permissions(guild, everybody, hall.town.guild.roles[hall.town.guild.id].permissions)


def said(hall: Hall, *channels: Channel) -> list[Seen]:
    return [Seen(hall.town.world, one) for channel in channels for one in channel.messages.values()]


async def test_one_card_where_a_game_can_be_played(hall: Hall) -> None:
    guild, (news, forum, text, other) = harbour(hall, NEWS, FORUM, 0, 0)
    await invite(hall, guild)
    (found,) = said(hall, news, forum, text, other)
    assert len(said(hall, text)) == 1
    assert NEW in found.buttons
    assert "The Republic of Carthage" in found.text
    assert "The Salt Road" in found.text


async def test_two_presses_lead_to_a_lobby(hall: Hall) -> None:
    """The button, and the form as it stands."""
    guild, (text,) = harbour(hall)
    await invite(hall, guild)
    elissa = Person(hall.town, hall.people[0].user, text)
    (found,) = said(hall, text)
    modal = await elissa.click(found, NEW)
    await elissa.submit_modal(modal)
    await hall.town.idle()
    (row,) = await hall.bot.store.games(guild=guild.id)
    assert (row.host, row.channel, row.status, row.title) == (elissa.id, text.id, "lobby", "Elissa\u2019s table")
    assert row.terms["seats"] == 4
    lobby = [one for one in said(hall, text) if not one.ephemeral][-1]
    assert "Join" in lobby.buttons
    assert (await elissa.click(found, NEW)).modal, "the card stays, for the next game"


async def test_what_is_chosen_in_the_form_counts(hall: Hall) -> None:
    guild, (text,) = harbour(hall)
    await invite(hall, guild)
    elissa = Person(hall.town, hall.people[0].user, text)
    modal = await elissa.click(said(hall, text)[0], NEW)
    await elissa.submit_modal(modal, title="Tanit", game=["sample"], seats=["3"], pace=["live"])
    await hall.town.idle()
    (row,) = await hall.bot.store.games(guild=guild.id)
    assert (row.kind, row.title, row.terms["seats"], row.pace) == ("sample", "Tanit", 3, "live")


async def test_never_twice(hall: Hall) -> None:
    """Not when the bot is invited again, nor by a bot that was started anew: it stands in the database."""
    guild, (text,) = harbour(hall)
    await invite(hall, guild)
    assert (await hall.bot.store.guild(guild.id)).settings[WELCOMED]
    world = hall.town.world
    world.leave(guild, world.bot)
    await hall.town.idle()
    await invite(hall, guild)
    assert len(said(hall, text)) == 1
    for one in list(text.messages.values()):
        messages.delete(world, one)
    world.leave(guild, world.bot)
    await hall.town.idle()
    await invite(hall, guild)
    assert said(hall, text) == []


async def test_nothing_where_it_may_not_write(hall: Hall) -> None:
    guild, (text,) = harbour(hall)
    await invite(hall, guild, permissions=0)
    assert said(hall, text) == []
    assert (await hall.bot.store.guild(guild.id)).settings[WELCOMED]


async def test_a_server_that_knows_the_bot_is_not_greeted(hall: Hall) -> None:
    await hall.begin()
    world, guild = hall.town.world, hall.town.guild
    hall.town.allow(10003, 10004, 50001, 50007, 50278, 50013)
    world.leave(guild, world.bot)
    await hall.town.idle()
    before = len(hall.town.hall.messages)
    async with invited(hall):
        world.invite_bot(guild)
    assert not [one for one in said(hall, hall.town.hall)[before:] if NEW in one.buttons]


async def test_in_the_language_of_the_server(hall: Hall) -> None:
    guild, (text,) = harbour(hall)
    await keep(hall.bot.store, guild.id, language="de")
    await invite(hall, guild)
    (found,) = said(hall, text)
    assert "Neues Spiel…" in found.buttons


@pytest.mark.parametrize("language", ["en", "de"])
def test_card_and_form_are_within_the_limits_of_discord(language: str) -> None:
    voice = Voice(catalogue("byrsa", language))
    limits.sendable(card(voice))
    limits.openable(form(voice, "An uncommonly long name that somebody goes by on this server"))
