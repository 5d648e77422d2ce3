"""`/politics`: its subcommands are what the games bring."""

from __future__ import annotations

from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.press.phases import fill


class Politics(commands.GroupCog, name="politics", description="What is ordered beside the units."):
    """What is ordered beside the units."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot
        fill(self.app_command, "politics")


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Politics(bot))
