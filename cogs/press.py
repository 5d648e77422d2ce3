"""`/press`: its subcommands are what the games bring for letters and papers."""

from __future__ import annotations

from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.press.phases import fill


class PressWritten(commands.GroupCog, name="press", description="Letters, and the paper of a season."):
    """Letters, boxes, papers."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot
        fill(self.app_command, "press")


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(PressWritten(bot))
