"""`/admin`: what those who manage a server set for the games on it."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from pydantic import ValidationError

from bot.app.client import Byrsa
from bot.base.errors import NotAllowed
from bot.base.text import languages
from bot.services.people import guilds
from bot.surface.preferences import admin
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import anywhere
from bot.surface.press.items import Press

LANGUAGES = [app_commands.Choice(name=name, value=name) for name in languages()]


@app_commands.guild_only()
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
@app_commands.default_permissions(manage_guild=True)
class Admin(commands.GroupCog, name="admin", description="For those who manage this server."):
    """Settings of a server, and how the bot is doing."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot

    @app_commands.command(name="show", description="What is set for the games on this server.")
    async def show(self, interaction: Interaction) -> None:
        """All settings."""
        await self.change(interaction)

    @app_commands.command(
        name="channel", description="Allow games in a channel, or no longer; at first all are allowed."
    )
    @app_commands.describe(channel="Which channel", allowed="Whether games may be opened there")
    async def channel(self, interaction: Interaction, channel: discord.TextChannel, *, allowed: bool = True) -> None:
        """Where games may be opened."""
        rules = guilds.house_rules(await self.bot.store.guild(interaction.guild_id or 0))
        others = [one for one in rules.channels if one != channel.id]
        await self.change(interaction, channels=(*others, channel.id) if allowed else tuple(others))

    @app_commands.command(name="roles", description="Who may open games; without a role: everybody.")
    @app_commands.describe(role="Only members with this role")
    async def roles(self, interaction: Interaction, role: discord.Role | None = None) -> None:
        """Who may open games."""
        await self.change(interaction, role=role.id if role else None)

    @app_commands.command(name="limits", description="How many games this server may have at the same time.")
    @app_commands.describe(games="At most so many, gathering or in play")
    async def limits(self, interaction: Interaction, games: app_commands.Range[int, 1, guilds.MOST]) -> None:
        """How many games."""
        await self.change(interaction, most=games)

    @app_commands.command(name="language", description="The language of what everybody on this server reads.")
    @app_commands.choices(language=LANGUAGES)
    @app_commands.describe(language="Which language")
    async def language(self, interaction: Interaction, language: str) -> None:
        """The language of public cards."""
        await self.change(interaction, language=language)

    @app_commands.command(
        name="retention", description="Erase ended games after so many days; without days: keep them."
    )
    @app_commands.describe(days="How many days after its end a game is erased")
    async def retention(
        self, interaction: Interaction, days: app_commands.Range[int, 1, guilds.YEARS] | None = None
    ) -> None:
        """How long ended games are kept."""
        await self.change(interaction, retention=days)

    @app_commands.command(name="health", description="How fast the bot answers, what waits, and which games are held.")
    async def health(self, interaction: Interaction) -> None:
        """Figures."""

        async def act(press: Press) -> None:
            guild = interaction.guild_id or 0
            await press.reply.whisper(await admin.health(press.surface, latency=self.bot.latency, guild=guild))

        await anywhere(interaction, act)

    async def change(self, interaction: Interaction, **changes: Any) -> None:
        """Change settings, if any, and show all of them."""

        async def act(press: Press) -> None:
            guild = interaction.guild_id or 0
            try:
                await guilds.keep(press.surface.store, guild, **changes)
            except ValidationError as error:
                raise NotAllowed("house.setting") from error
            await press.reply.whisper(await admin.shown(press.surface, guild, "admin-changed" if changes else ""))

        await anywhere(interaction, act)


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Admin(bot))
