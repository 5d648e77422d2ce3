"""`/combat`: its subcommands are what the games bring for this phase."""

from __future__ import annotations

from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.press.phases import fill


class Combat(commands.GroupCog, name="combat", description="Decisions of the Exploration and Combat Phase."):
    """Expeditions and battles."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot
        fill(self.app_command, "combat")


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Combat(bot))
