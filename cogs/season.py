"""`/season`: its subcommands are what the games bring for this phase."""

from __future__ import annotations

from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.press.phases import fill


class Season(commands.GroupCog, name="season", description="Your orders of a season: map, lists, text."):
    """Orders of Spring and Autumn, and retreats."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot
        fill(self.app_command, "season")


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Season(bot))
