"""`/winter`: its subcommands are what the games bring for this phase."""

from __future__ import annotations

from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.press.phases import fill


class Winter(commands.GroupCog, name="winter", description="Your orders of Winter: builds, removals, adoptions."):
    """Orders of Winter."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot
        fill(self.app_command, "winter")


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Winter(bot))
