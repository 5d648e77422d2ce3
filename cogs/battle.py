"""`/battle`: its subcommands are what the games bring for this phase."""

from __future__ import annotations

from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.press.phases import fill


class Battle(commands.GroupCog, name="battle", description="What is decided in a battle, and after it."):
    """Battles and what they bring."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot
        fill(self.app_command, "battle")


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Battle(bot))
