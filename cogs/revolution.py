"""`/revolution`: one subcommand for each decision of the Revolution Phase."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.app.client import Byrsa
from bot.fronts.carthage.revolution import attack_by, bribed
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import Choices, answers, command, factions, gives, suggestions


class Revolution(commands.GroupCog, name="revolution", description="Decisions of the Revolution Phase."):
    """RC-11 and RC-12. Trading red cards is `/deal`."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot

    @app_commands.command(name="done", description="You have no more red cards to trade or give.")
    async def done(self, interaction: Interaction) -> None:
        """RC-DP41: nothing more."""
        await command(interaction, answers("revolution.done", "done"))

    @app_commands.command(name="play", description="Play a Statesman or another card in this phase, or nothing more.")
    @app_commands.describe(card="Which card, and for whom; or nothing more")
    async def play(self, interaction: Interaction, card: str | None = None) -> None:
        """RC-DP74."""
        await command(interaction, answers("revolution.play", card))

    @play.autocomplete("card")
    async def play_card(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "revolution.play", current)

    @app_commands.command(name="give", description="Give red cards without anything in return.")
    @app_commands.describe(to="To whom", cards="Which cards: Public Outcry, 2 Assassin")
    async def give(self, interaction: Interaction, to: str | None = None, cards: str | None = None) -> None:
        """RC-DP73."""
        await command(interaction, answers("revolution.give", {"to": to, "cards": cards}))

    @give.autocomplete("to")
    async def give_to(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "revolution.give", current, "to")

    @give.autocomplete("cards")
    async def give_cards(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "revolution.give", current, "cards")

    @app_commands.command(name="discard", description="Discard red cards above five.")
    @app_commands.describe(cards="Which cards")
    async def discard(self, interaction: Interaction, cards: str | None = None) -> None:
        """RC-DP42."""
        await command(interaction, answers("revolution.discard", cards))

    @discard.autocomplete("cards")
    async def discard_cards(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "revolution.discard", current)

    @app_commands.command(name="revolt", description="Lay down a victorious command, or test the legions for a revolt.")
    @app_commands.describe(
        choice="Lay down, or test",
        paid="Legions paid for, 1T each: 2 Celtiberians; all; none",
        faction="For which faction, if you decide for several",
    )
    async def revolt(
        self, interaction: Interaction, choice: str | None = None, paid: str | None = None, faction: str | None = None
    ) -> None:
        """RC-DP43."""
        said = {"command": choice or ("test" if paid else None), "paid": paid}
        await command(interaction, answers("revolution.revolt", said, faction=faction))

    @revolt.autocomplete("choice")
    async def revolt_choice(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "revolution.revolt", current, "command")

    @revolt.autocomplete("paid")
    async def revolt_paid(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "revolution.revolt", current, "paid")

    @revolt.autocomplete("faction")
    async def revolt_faction(self, interaction: Interaction, current: str) -> Choices:
        """For whom it may be answered."""
        return await factions(interaction, "revolution.revolt", current)

    @app_commands.command(name="declare", description="After the test: revolt, or lay down.")
    @app_commands.describe(choice="Revolt, or lay down", faction="For which faction, if you decide for several")
    async def declare(self, interaction: Interaction, choice: str | None = None, faction: str | None = None) -> None:
        """RC-DP75."""
        await command(interaction, answers("revolution.declare", choice, faction=faction))

    @declare.autocomplete("choice")
    async def declare_choice(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "revolution.declare", current)

    @declare.autocomplete("faction")
    async def declare_faction(self, interaction: Interaction, current: str) -> Choices:
        """For whom it may be answered."""
        return await factions(interaction, "revolution.declare", current)

    @app_commands.command(name="wish", description="Of two commanders: whether yours wishes to revolt.")
    @app_commands.describe(choice="Revolt, or lay down", faction="For which faction, if you decide for several")
    async def wish(self, interaction: Interaction, choice: str | None = None, faction: str | None = None) -> None:
        """RC-DP45."""
        await command(interaction, answers("revolution.wish", choice, faction=faction))

    @wish.autocomplete("choice")
    async def wish_choice(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "revolution.wish", current)

    @wish.autocomplete("faction")
    async def wish_faction(self, interaction: Interaction, current: str) -> Choices:
        """For whom it may be answered."""
        return await factions(interaction, "revolution.wish", current)

    @app_commands.command(name="bribe", description="Of two commanders: what yours pays for each legion.")
    @app_commands.describe(
        talents="3 for each legion; Celtiberians 3 for each of them; Celtiberians 2: 3 for one",
        faction="For which faction, if you decide for several",
    )
    async def bribe(self, interaction: Interaction, talents: str | None = None, faction: str | None = None) -> None:
        """RC-DP76."""
        await command(interaction, gives("revolution.bribe", bribed(talents), faction=faction))

    @bribe.autocomplete("faction")
    async def bribe_faction(self, interaction: Interaction, current: str) -> Choices:
        """For whom it may be answered."""
        return await factions(interaction, "revolution.bribe", current)

    @app_commands.command(name="join", description="Which Senators of your faction join its Rebel.")
    @app_commands.describe(senators="Who joins; all; none", faction="For which faction, if you decide for several")
    async def join(self, interaction: Interaction, senators: str | None = None, faction: str | None = None) -> None:
        """RC-DP44."""
        await command(interaction, answers("revolution.join", senators, faction=faction))

    @join.autocomplete("senators")
    async def join_senators(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "revolution.join", current)

    @join.autocomplete("faction")
    async def join_faction(self, interaction: Interaction, current: str) -> Choices:
        """For whom it may be answered."""
        return await factions(interaction, "revolution.join", current)

    @app_commands.command(name="veterans", description="Which veterans of your loyal Senators leave the Rebel.")
    @app_commands.describe(
        legions="Which: 2 Celtiberians; all; none", faction="For which faction, if you decide for several"
    )
    async def veterans(self, interaction: Interaction, legions: str | None = None, faction: str | None = None) -> None:
        """RC-DP57."""
        await command(interaction, answers("revolution.veterans", legions, faction=faction))

    @veterans.autocomplete("legions")
    async def veterans_legions(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "revolution.veterans", current)

    @veterans.autocomplete("faction")
    async def veterans_faction(self, interaction: Interaction, current: str) -> Choices:
        """For whom it may be answered."""
        return await factions(interaction, "revolution.veterans", current)

    @app_commands.command(name="conquest", description="The War your Rebel fights next, and with how much.")
    @app_commands.describe(
        war="Which War",
        legions="So many of each: 4 Celtiberians, 1 Carthaginian; all",
        fleets="How many Fleets",
        faction="For which faction, if you decide for several",
    )
    async def conquest(
        self,
        interaction: Interaction,
        war: str | None = None,
        legions: str | None = None,
        fleets: str | None = None,
        faction: str | None = None,
    ) -> None:
        """RC-DP58."""
        said = {"war": war, "legions": legions, "fleets": fleets}
        read = attack_by(said) if any(said.values()) else None
        await command(interaction, gives("revolution.conquest", read, faction=faction))

    @conquest.autocomplete("war")
    async def conquest_war(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "revolution.conquest", current, "war")

    @conquest.autocomplete("faction")
    async def conquest_faction(self, interaction: Interaction, current: str) -> Choices:
        """For whom it may be answered."""
        return await factions(interaction, "revolution.conquest", current)


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Revolution(bot))
