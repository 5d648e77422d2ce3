"""`/revolution`: its subcommands are what the games bring for this phase."""

from __future__ import annotations

from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.press.phases import fill


class Revolution(commands.GroupCog, name="revolution", description="Decisions of the Revolution Phase."):
    """Red cards and revolts. Trading red cards is `/deal`."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot
        fill(self.app_command, "revolution")


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Revolution(bot))
