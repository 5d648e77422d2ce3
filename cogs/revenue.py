"""`/revenue`: its subcommands are what the games bring for this phase."""

from __future__ import annotations

from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.press.phases import fill


class Revenue(commands.GroupCog, name="revenue", description="Decisions of the Revenue Phase."):
    """Income, contributions, redistribution."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot
        fill(self.app_command, "revenue")


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Revenue(bot))
