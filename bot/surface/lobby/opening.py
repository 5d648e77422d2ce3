"""Where a game can be opened: before anybody sits down it is certain that it can be played there."""

from __future__ import annotations

import discord

from bot.base.errors import NotAllowed
from bot.surface.posting.rights import lacking
from bot.surface.press.answering import Interaction


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
