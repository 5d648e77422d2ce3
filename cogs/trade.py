"""`/trade`: its subcommands are what the games bring for this phase."""

from __future__ import annotations

from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.press.phases import fill


class Trade(commands.GroupCog, name="trade", description="Decisions of the Trade Phase."):
    """Auctions, sales, Warehouses. Offers and deals are `/deal`."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot
        fill(self.app_command, "trade")


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Trade(bot))
