"""`/alliance`: its subcommands are what the games bring for this phase."""

from __future__ import annotations

from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.press.phases import fill


class Alliance(commands.GroupCog, name="alliance", description="Alliances: propose, answer, renew, break."):
    """Who fights beside whom."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot
        fill(self.app_command, "alliance")


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Alliance(bot))
