"""`/senate`: its subcommands are what the games bring for this phase."""

from __future__ import annotations

from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.press.phases import fill


class Senate(commands.GroupCog, name="senate", description="Decisions of the Senate Phase."):
    """Proposals, votes, and what is done at night."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot
        fill(self.app_command, "senate")


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Senate(bot))
