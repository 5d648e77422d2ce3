"""`/revenue`: one subcommand for each decision of the Revenue Phase."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import Choices, answers, command, factions, suggestions


class Revenue(commands.GroupCog, name="revenue", description="Decisions of the Revenue Phase."):
    """RC-6."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot

    @app_commands.command(name="corruption", description="Roll for corrupt income, or stay honest.")
    @app_commands.describe(choice="Roll or not", faction="For which faction, if you decide for several")
    async def corruption(self, interaction: Interaction, choice: str | None = None, faction: str | None = None) -> None:
        """RC-DP6."""
        await command(interaction, answers("revenue.corruption", choice, faction=faction))

    @corruption.autocomplete("faction")
    async def corruption_faction(self, interaction: Interaction, current: str) -> Choices:
        """For whom it may be answered."""
        return await factions(interaction, "revenue.corruption", current)

    @corruption.autocomplete("choice")
    async def corruption_choice(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "revenue.corruption", current)

    @app_commands.command(name="spoils", description="Roll for spoils of your Province, or stay honest.")
    @app_commands.describe(choice="Roll or not", faction="For which faction, if you decide for several")
    async def spoils(self, interaction: Interaction, choice: str | None = None, faction: str | None = None) -> None:
        """RC-DP7."""
        await command(interaction, answers("revenue.spoils", choice, faction=faction))

    @spoils.autocomplete("faction")
    async def spoils_faction(self, interaction: Interaction, current: str) -> Choices:
        """For whom it may be answered."""
        return await factions(interaction, "revenue.spoils", current)

    @spoils.autocomplete("choice")
    async def spoils_choice(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "revenue.spoils", current)

    @app_commands.command(name="insist", description="Roll for spoils that the State might not be able to pay for.")
    @app_commands.describe(choice="Roll or not", faction="For which faction, if you decide for several")
    async def insist(self, interaction: Interaction, choice: str | None = None, faction: str | None = None) -> None:
        """RC-DP7."""
        await command(interaction, answers("revenue.insist", choice, faction=faction))

    @insist.autocomplete("faction")
    async def insist_faction(self, interaction: Interaction, current: str) -> Choices:
        """For whom it may be answered."""
        return await factions(interaction, "revenue.insist", current)

    @insist.autocomplete("choice")
    async def insist_choice(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "revenue.insist", current)

    @app_commands.command(name="works", description="Pay for public works.")
    @app_commands.describe(talents="How many Talents", faction="For which faction, if you decide for several")
    async def works(self, interaction: Interaction, talents: str | None = None, faction: str | None = None) -> None:
        """RC-DP8."""
        await command(interaction, answers("revenue.works", talents, faction=faction))

    @works.autocomplete("faction")
    async def works_faction(self, interaction: Interaction, current: str) -> Choices:
        """For whom it may be answered."""
        return await factions(interaction, "revenue.works", current)

    @works.autocomplete("talents")
    async def works_talents(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "revenue.works", current)

    @app_commands.command(name="contribute", description="Give Talents of your Senators to the State.")
    @app_commands.describe(
        gifts="Senator and Talents: Hanno 10", faction="For which faction, if you decide for several"
    )
    async def contribute(self, interaction: Interaction, gifts: str | None = None, faction: str | None = None) -> None:
        """RC-DP9."""
        await command(interaction, answers("revenue.contribute", gifts, faction=faction))

    @contribute.autocomplete("faction")
    async def contribute_faction(self, interaction: Interaction, current: str) -> Choices:
        """For whom it may be answered."""
        return await factions(interaction, "revenue.contribute", current)

    @contribute.autocomplete("gifts")
    async def contribute_gifts(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "revenue.contribute", current)

    @app_commands.command(name="redistribute", description="Move Talents among your purses and to other players.")
    @app_commands.describe(
        purses="What each shall hold: Hanno 5, Treasury 3", faction="For which faction, if you decide for several"
    )
    async def redistribute(
        self, interaction: Interaction, purses: str | None = None, faction: str | None = None
    ) -> None:
        """RC-DP10."""
        await command(interaction, answers("revenue.redistribute", purses, faction=faction))

    @redistribute.autocomplete("faction")
    async def redistribute_faction(self, interaction: Interaction, current: str) -> Choices:
        """For whom it may be answered."""
        return await factions(interaction, "revenue.redistribute", current)

    @redistribute.autocomplete("purses")
    async def redistribute_purses(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "revenue.redistribute", current)

    @app_commands.command(name="place", description="Place Talents you were given.")
    @app_commands.describe(
        purses="What each shall get: Hanno 5", faction="For which faction, if you decide for several"
    )
    async def place(self, interaction: Interaction, purses: str | None = None, faction: str | None = None) -> None:
        """RC-DP62."""
        await command(interaction, answers("revenue.place", purses, faction=faction))

    @place.autocomplete("faction")
    async def place_faction(self, interaction: Interaction, current: str) -> Choices:
        """For whom it may be answered."""
        return await factions(interaction, "revenue.place", current)

    @place.autocomplete("purses")
    async def place_purses(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "revenue.place", current)

    @app_commands.command(name="release", description="Pay legions that a rebel released, or disband them.")
    @app_commands.describe(choice="Pay or disband", faction="For which faction, if you decide for several")
    async def release(self, interaction: Interaction, choice: str | None = None, faction: str | None = None) -> None:
        """RC-DP11."""
        await command(interaction, answers("revenue.release", choice, faction=faction))

    @release.autocomplete("faction")
    async def release_faction(self, interaction: Interaction, current: str) -> Choices:
        """For whom it may be answered."""
        return await factions(interaction, "revenue.release", current)

    @release.autocomplete("choice")
    async def release_choice(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "revenue.release", current)

    @app_commands.command(name="ransom", description="Pay the ransom of your Captive, or not.")
    @app_commands.describe(choice="Pay or not")
    async def ransom(self, interaction: Interaction, choice: str | None = None) -> None:
        """RC-DP12."""
        await command(interaction, answers("captive.ransom", choice))

    @ransom.autocomplete("choice")
    async def ransom_choice(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "captive.ransom", current)


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Revenue(bot))
