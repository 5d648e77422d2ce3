"""`/setup`: what is decided before the first turn."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import Choices, answers, command, suggestions


class Preparing(commands.GroupCog, name="setup", description="Decisions before the first turn."):
    """RC-4: Traders, Leaders, terms, Memberships, cards."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot

    @app_commands.command(name="trader", description="Place a Trader on one of your Senators.")
    @app_commands.describe(senator="Which Senator")
    async def trader(self, interaction: Interaction, senator: str | None = None) -> None:
        """RC-DP1."""
        await command(interaction, answers("setup.trader", senator))

    @trader.autocomplete("senator")
    async def trader_senator(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "setup.trader", current)

    @app_commands.command(name="leader", description="Name your Faction Leader.")
    @app_commands.describe(senator="Which Senator")
    async def leader(self, interaction: Interaction, senator: str | None = None) -> None:
        """RC-DP2."""
        await command(interaction, answers("setup.leader", senator))

    @leader.autocomplete("senator")
    async def leader_senator(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "setup.leader", current)

    @app_commands.command(name="term", description="Set the term that is left to your Governor.")
    @app_commands.describe(turns="1, 2 or 3")
    async def term(self, interaction: Interaction, turns: str | None = None) -> None:
        """RC-DP3."""
        await command(interaction, answers("setup.term", turns))

    @term.autocomplete("turns")
    async def term_turns(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "setup.term", current)

    @app_commands.command(name="member", description="Choose who takes your Committee Membership.")
    @app_commands.describe(senator="Which Senator")
    async def member(self, interaction: Interaction, senator: str | None = None) -> None:
        """RC-DP4."""
        await command(interaction, answers("setup.member", senator))

    @member.autocomplete("senator")
    async def member_senator(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "setup.member", current)

    @app_commands.command(name="play", description="Play a Statesman or a Trade Concession, or nothing.")
    @app_commands.describe(card="Which card")
    async def play(self, interaction: Interaction, card: str | None = None) -> None:
        """RC-DP5."""
        await command(interaction, answers("setup.play", card))

    @play.autocomplete("card")
    async def play_card(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "setup.play", current)


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Preparing(bot))
