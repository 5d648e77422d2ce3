"""`/odds`: how likely something is."""

from __future__ import annotations

from typing import Literal

from discord import app_commands
from discord.ext import commands

from bot.app.client import Byrsa
from bot.fronts.carthage.combat.odds import battle_odds_of, expedition_odds_of, goals, wars
from bot.fronts.carthage.odds import odds_of
from bot.fronts.carthage.revolution import revolt_odds_of
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import Choices, command


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

    @app_commands.command(name="battle", description="The chances of a battle: of the forces there, or of a strength.")
    @app_commands.describe(
        war="Which War",
        strength="Legions (veterans 2) or Fleets, and MIL at most as much",
        ground="On land or at sea",
    )
    async def battle(
        self,
        interaction: Interaction,
        war: str,
        strength: app_commands.Range[int, 0, 99] | None = None,
        ground: Literal["land", "sea"] = "land",
    ) -> None:
        """RC-10.2."""
        await command(interaction, battle_odds_of(war, strength, ground))

    @battle.autocomplete("war")
    async def battle_war(self, interaction: Interaction, current: str) -> Choices:
        """The Wars in the Forum."""
        return await wars(interaction, current)

    @app_commands.command(name="expedition", description="The chances of an expedition's next roll.")
    @app_commands.describe(
        goal="Which goal",
        exploration="EXP of the Explorer, with the bonus of his card",
        caravans="Caravans",
        trade_fleets="Trade Fleets",
    )
    async def expedition(
        self,
        interaction: Interaction,
        goal: str,
        exploration: app_commands.Range[int, 0, 12],
        caravans: app_commands.Range[int, 0, 999] = 0,
        trade_fleets: app_commands.Range[int, 0, 999] = 0,
    ) -> None:
        """RC-10.1."""
        await command(interaction, expedition_odds_of(goal, exploration, caravans, trade_fleets))

    @expedition.autocomplete("goal")
    async def expedition_goal(self, interaction: Interaction, current: str) -> Choices:
        """The Explorations."""
        return await goals(interaction, current)

    @app_commands.command(name="revolt", description="How likely legions follow a commander in revolt.")
    @app_commands.describe(senator="Which commander")
    async def revolt(self, interaction: Interaction, senator: str) -> None:
        """RC-11.3.1."""
        await command(interaction, revolt_odds_of(senator))


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Odds(bot))
