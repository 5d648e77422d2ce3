"""`/fair`: nobody alone chooses the dice, and everybody can check it."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import command, game_choices
from bot.surface.records import fair


class Fair(
    commands.GroupCog, name="fair", description="What the dice were made of, and whether they fell as promised."
):
    """The promise about the dice, and its proof."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot

    @app_commands.command(name="seed", description="What was promised of the dice, and what each seat put into them.")
    @app_commands.autocomplete(game=game_choices)
    @app_commands.describe(game="Which game")
    async def seed(self, interaction: Interaction, game: str | None = None) -> None:
        """The digests, never the seed of a game in play."""
        await command(interaction, fair.seed, game)

    @app_commands.command(name="verify", description="After the end: play the game again and check every roll.")
    @app_commands.autocomplete(game=game_choices)
    @app_commands.describe(game="Which game")
    async def verify(self, interaction: Interaction, game: str | None = None) -> None:
        """As `byrsa verify` does from an exported file."""
        await command(interaction, fair.verify, game)


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Fair(bot))
