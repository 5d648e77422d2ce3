"""`/trade`: one subcommand for each decision of the Trade Phase."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import Choices, answers, command, factions, suggestions


class Trade(commands.GroupCog, name="trade", description="Decisions of the Trade Phase."):
    """RC-7. Offers and deals are `/deal`."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot

    @app_commands.command(name="done", description="You have no more deals to make.")
    async def done(self, interaction: Interaction) -> None:
        """RC-DP13: nothing more."""
        await command(interaction, answers("trade.done", "done"))

    @app_commands.command(name="sell", description="Sell trade cards.")
    @app_commands.describe(cards="all, none, or so many of each: 3 Ochre, 2 Iron")
    async def sell(self, interaction: Interaction, cards: str | None = None) -> None:
        """RC-DP14."""
        await command(interaction, answers("trade.sell", cards))

    @sell.autocomplete("cards")
    async def sell_cards(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "trade.sell", current)

    @app_commands.command(name="keep", description="Choose the cards you keep in your Warehouses.")
    @app_commands.describe(cards="So many of each: 3 Ochre, 2 Iron")
    async def keep(self, interaction: Interaction, cards: str | None = None) -> None:
        """RC-DP15."""
        await command(interaction, answers("trade.keep", cards))

    @keep.autocomplete("cards")
    async def keep_cards(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "trade.keep", current)

    @app_commands.command(name="split", description="Divide your trade income among your Senators.")
    @app_commands.describe(
        shares="Senator and Talents: Hanno 10, Mago 4", faction="For which faction, if you decide for several"
    )
    async def split(self, interaction: Interaction, shares: str | None = None, faction: str | None = None) -> None:
        """RC-DP16."""
        await command(interaction, answers("trade.split", shares, faction=faction))

    @split.autocomplete("faction")
    async def split_faction(self, interaction: Interaction, current: str) -> Choices:
        """For whom it may be answered."""
        return await factions(interaction, "trade.split", current)

    @split.autocomplete("shares")
    async def split_shares(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "trade.split", current)

    @app_commands.command(name="lose", description="Choose the stored cards that are lost with a dead Senator.")
    @app_commands.describe(cards="So many of each: 1 Ochre")
    async def lose(self, interaction: Interaction, cards: str | None = None) -> None:
        """RC-DP48."""
        await command(interaction, answers("mortality.warehouse", cards))

    @lose.autocomplete("cards")
    async def lose_cards(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "mortality.warehouse", current)


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Trade(bot))
