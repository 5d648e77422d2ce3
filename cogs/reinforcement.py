"""`/reinforcement`: its subcommands are what the games bring for this phase."""

from __future__ import annotations

from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.press.phases import fill


class Reinforcement(commands.GroupCog, name="reinforcement", description="What comes to your armies, and where."):
    """Units and leaders that come."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot
        fill(self.app_command, "reinforcement")


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Reinforcement(bot))
