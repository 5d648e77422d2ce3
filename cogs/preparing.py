"""`/setup`: its subcommands are what the games bring for their beginning."""

from __future__ import annotations

from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.press.phases import fill


class Preparing(commands.GroupCog, name="setup", description="Decisions before the first turn."):
    """What is decided while the table is set up."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot
        fill(self.app_command, "setup")


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Preparing(bot))
