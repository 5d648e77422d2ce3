"""`/action`: its subcommands are what the games bring for this phase."""

from __future__ import annotations

from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.press.phases import fill


class Action(commands.GroupCog, name="action", description="Card plays, marches, responses."):
    """Card plays and what comes of them."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot
        fill(self.app_command, "action")


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Action(bot))
