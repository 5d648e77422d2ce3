"""`/coalition`: its subcommands are what the games bring for tables with Neutrals."""

from __future__ import annotations

from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.press.phases import fill


class Coalition(commands.GroupCog, name="coalition", description="Decisions of a table with Neutral factions."):
    """Who rules, what is fought, who gets which office, and who plots."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot
        fill(self.app_command, "coalition")


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Coalition(bot))
