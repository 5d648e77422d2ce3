"""Where a game can be opened: before anybody sits down it is certain that it can be played there."""

from __future__ import annotations

import discord

from bot.base.errors import NotAllowed
from bot.services.people.guilds import check_opening
from bot.store.parcels import LOBBY
from bot.store.store import MessageRow
from bot.surface.kit.files import shown
from bot.surface.kit.layout import digest
from bot.surface.kit.surface import Surface
from bot.surface.lobby import card
from bot.surface.lobby.lobby import Wish, new_game
from bot.surface.posting.rights import lacking
from bot.surface.press.answering import Interaction, Reply
from bot.surface.press.items import Press


def playable(channel: object) -> discord.TextChannel:
    """A channel that has room for a game. NotAllowed: none of text, or one of announcements, which has no threads."""
    if not isinstance(channel, discord.TextChannel):
        raise NotAllowed("lobby.text-channel")
    if channel.is_news():
        raise NotAllowed("lobby.news")
    return channel


def check_open(interaction: Interaction, channel: discord.TextChannel) -> None:
    """Whether the bot can play there; deals that cannot have threads go by courier.

    NotAllowed: it is no member of the server, where perhaps only its commands are; or it lacks a right.
    """
    if interaction.client.get_guild(channel.guild.id) is None:
        raise NotAllowed("lobby.stranger")
    if missing := lacking(_mine(interaction, channel)):
        raise NotAllowed("lobby.forbidden", missing=missing)


def _mine(interaction: Interaction, channel: discord.TextChannel) -> discord.Permissions:
    """What the bot may do: of the channel it is spoken to in, Discord says so with the words."""
    if interaction.channel_id == channel.id:
        return interaction.app_permissions
    return channel.permissions_for(channel.guild.me)


async def open_here(press: Press, wish: Wish) -> None:
    """A new game in the channel that was pressed or written in, with its card. NotAllowed: what stands against it."""
    place = playable(press.reply.interaction.channel)
    check_open(press.reply.interaction, place)
    roles = [role.id for role in getattr(press.user, "roles", ())]
    await check_opening(press.surface.store, place.guild.id, place.id, roles)
    row = await new_game(press.surface, press.user, place.guild.id, place.id, wish)
    await _post_card(press.surface, press.reply, row.id)


async def _post_card(surface: Surface, reply: Reply, game: str) -> None:
    """The public card, remembered so that it can be kept up to date; what cannot be answered is posted."""
    panel, row = await card.current(surface, game), await surface.store.find_game(game)
    if panel is None or row is None:
        return
    async with surface.route(game, "lobby"):
        now = surface.time.now()
        try:
            await reply.whisper(panel, card.files(row.kind), public=True)
            posted = await reply.interaction.original_response()
        except discord.HTTPException:
            await surface.store.post(game, [LOBBY], now)
            return
        kept = (game, posted.channel.id, "public", "lobby", "lobby", "", digest(panel), now)
        await surface.store.put_message(MessageRow(posted.id, *kept, shown(posted)))
