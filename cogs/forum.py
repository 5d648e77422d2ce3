"""`/forum`: one subcommand for each decision of the Forum Phase."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import Choices, answers, command, factions, suggestions


class Forum(commands.GroupCog, name="forum", description="Decisions of the Forum Phase."):
    """RC-8."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot

    @app_commands.command(name="roll", description="Begin your initiative: roll for a card or an event.")
    async def roll(self, interaction: Interaction) -> None:
        """RC-8.4."""
        await command(interaction, answers("forum.roll", "roll"))

    @app_commands.command(name="persuade", description="Try to win a Senator for your faction.")
    @app_commands.describe(
        persuader="Who persuades", target="Whom", bribe="First bribe, from his purse", card="Seduction or Blackmail"
    )
    async def persuade(
        self,
        interaction: Interaction,
        persuader: str | None = None,
        target: str | None = None,
        bribe: str | None = None,
        card: str | None = None,
    ) -> None:
        """RC-DP17."""
        await command(
            interaction,
            answers("forum.persuade", {"persuader": persuader, "target": target, "bribe": bribe, "card": card}),
        )

    @persuade.autocomplete("persuader")
    async def persuade_persuader(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "forum.persuade", current, "persuader")

    @persuade.autocomplete("target")
    async def persuade_target(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "forum.persuade", current, "target")

    @persuade.autocomplete("card")
    async def persuade_card(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "forum.persuade", current, "card")

    @app_commands.command(name="counter", description="Bid against a persuasion, from your Faction Treasury.")
    @app_commands.describe(talents="How many Talents; 0 for none")
    async def counter(self, interaction: Interaction, talents: str | None = None) -> None:
        """RC-DP18."""
        await command(interaction, answers("forum.counter", talents))

    @counter.autocomplete("talents")
    async def counter_talents(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "forum.counter", current)

    @app_commands.command(name="raise", description="Raise your bribe, or roll.")
    @app_commands.describe(talents="By how many Talents; 0 to roll")
    async def raise_bribe(self, interaction: Interaction, talents: str | None = None) -> None:
        """RC-DP19."""
        await command(interaction, answers("forum.raise", talents))

    @raise_bribe.autocomplete("talents")
    async def raise_bribe_talents(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "forum.raise", current)

    @app_commands.command(name="trader", description="Try to attract a Trader.")
    @app_commands.describe(senator="Who tries", talents="Talents he spends")
    async def trader(self, interaction: Interaction, senator: str | None = None, talents: str | None = None) -> None:
        """RC-DP20."""
        await command(interaction, answers("forum.trader", {"senator": senator, "talents": talents}))

    @trader.autocomplete("senator")
    async def trader_senator(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "forum.trader", current, "senator")

    @app_commands.command(
        name="leader", description="Name another Faction Leader, or keep him; your initiative is over then."
    )
    @app_commands.describe(senator="Which Senator")
    async def leader(self, interaction: Interaction, senator: str | None = None) -> None:
        """RC-DP21."""
        await command(interaction, answers("forum.leader", senator))

    @leader.autocomplete("senator")
    async def leader_senator(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "forum.leader", current)

    @app_commands.command(name="bid", description="Bid for an extra initiative.")
    @app_commands.describe(senator="Who pays", talents="Bid")
    async def bid(self, interaction: Interaction, senator: str | None = None, talents: str | None = None) -> None:
        """RC-DP22."""
        await command(interaction, answers("forum.bid", {"senator": senator, "talents": talents}))

    @bid.autocomplete("senator")
    async def bid_senator(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "forum.bid", current, "senator")

    @app_commands.command(name="fleets", description="Choose the Fleets that a storm takes.")
    @app_commands.describe(fleets="So many of each")
    async def fleets(self, interaction: Interaction, fleets: str | None = None) -> None:
        """RC-DP63."""
        await command(interaction, answers("forum.fleets", fleets))

    @fleets.autocomplete("fleets")
    async def fleets_fleets(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "forum.fleets", current)

    @app_commands.command(name="enemy", description="Choose the enemy Leader that dies.")
    @app_commands.describe(leader="Which Leader")
    async def enemy(self, interaction: Interaction, leader: str | None = None) -> None:
        """RC-DP23."""
        await command(interaction, answers("forum.enemy", leader))

    @enemy.autocomplete("leader")
    async def enemy_leader(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "forum.enemy", current)

    @app_commands.command(name="gift", description="Choose who receives a Trader from an event.")
    @app_commands.describe(senator="Which Senator", faction="For which faction, if you decide for several")
    async def gift(self, interaction: Interaction, senator: str | None = None, faction: str | None = None) -> None:
        """RC-DP47."""
        await command(interaction, answers("forum.gift", senator, faction=faction))

    @gift.autocomplete("faction")
    async def gift_faction(self, interaction: Interaction, current: str) -> Choices:
        """For whom it may be answered."""
        return await factions(interaction, "forum.gift", current)

    @gift.autocomplete("senator")
    async def gift_senator(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "forum.gift", current)

    @app_commands.command(name="sacrifice", description="Cancel a Table Event with a Tophet Sacrifice, or not.")
    @app_commands.describe(choice="The card, or let it happen")
    async def sacrifice(self, interaction: Interaction, choice: str | None = None) -> None:
        """RC-DP50."""
        await command(interaction, answers("forum.sacrifice", choice))

    @sacrifice.autocomplete("choice")
    async def sacrifice_choice(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "forum.sacrifice", current)

    @app_commands.command(name="peddle", description="Play Influence Peddling in your initiative.")
    @app_commands.describe(player="From whose hand")
    async def peddle(self, interaction: Interaction, player: str | None = None) -> None:
        """RC-DP52."""
        await command(interaction, answers("forum.peddle", player))

    @peddle.autocomplete("player")
    async def peddle_player(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "forum.peddle", current)


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Forum(bot))
