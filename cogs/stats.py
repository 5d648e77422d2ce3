"""`/stats`: games played and won."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import anywhere
from bot.surface.press.items import Press
from bot.surface.records import stats


class Stats(commands.Cog):
    """What has been played."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot

    @app_commands.command(name="stats", description="Games played and won: yours, another player's, or this server's.")
    @app_commands.describe(player="Whose games; yours if left out", server="All games of this server")
    async def stats(
        self,
        interaction: Interaction,
        player: discord.User | None = None,
        server: bool = False,  # noqa: FBT001, FBT002 - the form of a command option
    ) -> None:
        """The games of a person or a server."""

        async def act(press: Press) -> None:
            if server and interaction.guild_id:
                panel = await stats.of_guild(press.surface, interaction.guild_id)
            else:
                user = player or interaction.user
                panel = await stats.personal(press.surface, user.id, own=user.id == interaction.user.id)
            await press.reply.whisper(panel)

        await anywhere(interaction, act)


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Stats(bot))
