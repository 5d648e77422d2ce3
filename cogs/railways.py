"""`/railways`: its subcommands are what the games bring."""

from __future__ import annotations

from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.press.phases import fill


class Railways(commands.GroupCog, name="railways", description="Railways and their companies."):
    """Companies, and new lines."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot
        fill(self.app_command, "railways")


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Railways(bot))
