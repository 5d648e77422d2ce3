"""*Explain this* and *Report a problem*, in the menu of a message."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.learning import explaining
from bot.surface.mending import reports as report_acts
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import anywhere, command


class Reports(commands.Cog):
    """What can be asked of any message."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot
        self.menus = (
            app_commands.ContextMenu(name="Explain this", callback=self.explain),
            app_commands.ContextMenu(name="Report a problem", callback=self.report),
        )
        for menu in self.menus:
            bot.tree.add_command(menu)

    async def cog_unload(self) -> None:
        """Take the menu entries away too."""
        for menu in self.menus:
            self.bot.tree.remove_command(menu.name, type=menu.type)

    async def explain(self, interaction: Interaction, message: discord.Message) -> None:
        """What a message is, and on which rules it rests."""
        ours = self.bot.user is not None and message.author.id == self.bot.user.id
        await anywhere(interaction, explaining.explain(message.id, ours=ours))

    async def report(self, interaction: Interaction, message: discord.Message) -> None:
        """A problem with a message, or with the game it belongs to."""
        row = await self.bot.store.message_by_id(message.id)
        await command(interaction, report_acts.about(message.id), row.game if row else None)


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Reports(bot))
