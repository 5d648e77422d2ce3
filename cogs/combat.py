"""`/combat`: one subcommand for each decision of the Exploration and Combat Phase."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import Choices, answers, command, suggestions


class Combat(commands.GroupCog, name="combat", description="Decisions of the Exploration and Combat Phase."):
    """RC-10."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot

    @app_commands.command(name="expedition", description="After Raiders or No Discovery: go on, or return.")
    @app_commands.describe(choice="Go on or return")
    async def expedition(self, interaction: Interaction, choice: str | None = None) -> None:
        """RC-DP37."""
        await command(interaction, answers("combat.expedition", choice))

    @expedition.autocomplete("choice")
    async def expedition_choice(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "combat.expedition", current)

    @app_commands.command(name="losses", description="Split what your expedition has lost.")
    @app_commands.describe(caravans="How many of the lost units are Caravans")
    async def losses(self, interaction: Interaction, caravans: str | None = None) -> None:
        """RC-DP38."""
        await command(interaction, answers("combat.split", caravans))

    @losses.autocomplete("caravans")
    async def losses_caravans(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "combat.split", current)

    @app_commands.command(name="landing", description="After a naval Victory: attack on land at once, or wait.")
    @app_commands.describe(choice="Attack or wait")
    async def landing(self, interaction: Interaction, choice: str | None = None) -> None:
        """RC-DP39."""
        await command(interaction, answers("combat.landing", choice))

    @landing.autocomplete("choice")
    async def landing_choice(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "combat.landing", current)

    @app_commands.command(name="mercenaries", description="Play a mercenary card before your land battle, or none.")
    @app_commands.describe(card="Which card, or none")
    async def mercenaries(self, interaction: Interaction, card: str | None = None) -> None:
        """RC-DP40."""
        await command(interaction, answers("combat.mercenaries", card))

    @mercenaries.autocomplete("card")
    async def mercenaries_card(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "combat.mercenaries", current)


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Combat(bot))
