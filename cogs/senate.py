"""`/senate`: one subcommand for each decision of the Senate Phase; `/senate propose` has one for each kind."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client import Byrsa
from bot.surface.answering import Interaction
from bot.surface.commanding import answers, command
from bot.surface.senate_acts import votes
from bot.surface.senate_words import SIDES

VOICES = [app_commands.Choice(name=side.capitalize(), value=side) for side in SIDES]


class Senate(commands.GroupCog, name="senate", description="Decisions of the Senate Phase."):
    """RC-9."""

    propose = app_commands.Group(name="propose", description="Make a proposal, if you have the floor.")

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot

    @app_commands.command(name="vote", description="Vote with your Senators; say nothing to see how it stands.")
    @app_commands.describe(
        voice="With all of them",
        each="One by one: Mago for, Hanno against",
        buy="Votes to buy, 1T each: Mago 3, Hanno 2",
    )
    @app_commands.choices(voice=VOICES)
    async def vote(
        self, interaction: Interaction, voice: str | None = None, each: str | None = None, buy: str | None = None
    ) -> None:
        """D-25."""
        await command(interaction, votes(voice, each, buy))

    @propose.command(name="minor", description="Praise or blame, without effect.")
    @app_commands.describe(text="The motion")
    async def propose_minor(self, interaction: Interaction, text: str | None = None) -> None:
        """RC-9.0.19."""
        await command(interaction, answers("senate.minor", {"text": text}))


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Senate(bot))
