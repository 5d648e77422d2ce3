"""`/odds`: how likely something is."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client import Byrsa
from bot.surface.answering import Interaction
from bot.surface.commanding import command
from bot.surface.odds import odds_of


class Odds(commands.GroupCog, name="odds", description="How likely something is."):
    """Chances, counted over all rolls of the dice."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot

    @app_commands.command(name="persuasion", description="The chance of a persuasion by its Base Number.")
    @app_commands.describe(base="ORA + INF + bribes of the persuader, less what stands against it")
    async def persuasion(self, interaction: Interaction, base: app_commands.Range[int, -30, 60]) -> None:
        """RC-8.5.4."""
        await command(interaction, odds_of("persuasion", number=base))

    @app_commands.command(name="appeal", description="The chances of an appeal to the people.")
    @app_commands.describe(senator="Who appeals")
    async def appeal(self, interaction: Interaction, senator: str) -> None:
        """RC-9.3.5."""
        await command(interaction, odds_of("appeal", senator))

    @app_commands.command(name="assassination", description="The chances of an attempt at assassination.")
    @app_commands.describe(victim="Who is attacked", cards="How many Assassin cards")
    async def assassination(
        self, interaction: Interaction, victim: str, cards: app_commands.Range[int, 0, 10] = 0
    ) -> None:
        """RC-9.8.2."""
        await command(interaction, odds_of("assassination", victim, cards))

    @app_commands.command(name="vote", description="What each way to vote would do now.")
    async def vote(self, interaction: Interaction) -> None:
        """RC-9.0.11."""
        await command(interaction, odds_of("vote"))


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Odds(bot))
