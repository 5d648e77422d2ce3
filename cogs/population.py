"""`/population`: this phase has no choice; its command tells what the people may say."""

from __future__ import annotations

from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.press.phases import subcommands


class Population(commands.Cog):
    """What the games tell of this phase."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot
        self.told = subcommands("population")

    async def cog_load(self) -> None:
        """It is one command without any below it."""
        for one in self.told:
            self.bot.tree.add_command(one)

    async def cog_unload(self) -> None:
        """Take it away too."""
        for one in self.told:
            self.bot.tree.remove_command(one.name)


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Population(bot))
