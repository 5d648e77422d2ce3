"""`/mortality`: this phase has no choice; its cog tells what happened."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.app.client import Byrsa
from bot.fronts.carthage.mortality import mortality
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import command, game_choices


class Mortality(commands.Cog):
    """RC-5."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot

    @app_commands.command(name="mortality", description="This turn's chits, deaths and woken Wars.")
    @app_commands.autocomplete(game=game_choices)
    @app_commands.describe(game="Which game")
    async def mortality(self, interaction: Interaction, game: str | None = None) -> None:
        """What the phase did."""
        await command(interaction, mortality, game)


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Mortality(bot))
