"""`/odds`: its subcommands are what the games can tell."""

from __future__ import annotations

from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.press.phases import fill


class Odds(commands.GroupCog, name="odds", description="How likely something is."):
    """Chances, counted over all rolls of the dice."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot
        fill(self.app_command, "odds")


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Odds(bot))
