"""`/office`: its subcommands are what the games bring for those who hold offices."""

from __future__ import annotations

from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.press.phases import fill


class Office(commands.GroupCog, name="office", description="Decisions of officials and lawgivers of the Senate."):
    """Dictators, their Masters of Horse, Consuls, Pontifices, Advocates; Laws that are put to the vote."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot
        fill(self.app_command, "office")


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Office(bot))
