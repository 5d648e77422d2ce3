"""`/forum`: its subcommands are what the games bring for this phase."""

from __future__ import annotations

from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.press.phases import fill


class Forum(commands.GroupCog, name="forum", description="Decisions of the Forum Phase."):
    """Initiatives, persuasions, bids."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot
        fill(self.app_command, "forum")


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Forum(bot))
