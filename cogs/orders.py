"""`/orders`: what is to be answered in one's name while one is away."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.orders import acts as order_acts
from bot.surface.orders import commands as order_commands
from bot.surface.orders.commands import suggested
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import Choices, command, game_choices


class Orders(commands.GroupCog, name="orders", description="What is to be answered in your name while you are away."):
    """Standing orders, defaults of one's own."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot

    @app_commands.command(name="list", description="Your standing orders, in the order they count.")
    @app_commands.autocomplete(game=game_choices)
    @app_commands.describe(game="Which game")
    async def list(self, interaction: Interaction, game: str | None = None) -> None:
        """The list, to be moved, removed and tried."""
        await command(interaction, order_acts.orders, game)

    @app_commands.command(name="add", description="Give a standing order; without a decision: open the form.")
    @app_commands.describe(
        decision="What it is for",
        answer="What to answer",
        amount="How much, where the answer is a number",
        motion="Only on this type of motion",
        actor="Only on proposals or persuasions of this faction",
        target="Only where this faction is concerned",
        condition="Up to three: own-treasury >= 20, turn <= 5",
        money="Money a turn at most",
        times="How often at most",
        until="The last turn it counts for",
        game="Which game",
    )
    async def add(  # noqa: PLR0913, PLR0917 - one for each option of the command
        self,
        interaction: Interaction,
        decision: str | None = None,
        answer: str | None = None,
        amount: app_commands.Range[int, 0, 9999] = 0,
        motion: str | None = None,
        actor: str | None = None,
        target: str | None = None,
        condition: str | None = None,
        money: app_commands.Range[int, 0, 9999] | None = None,
        times: app_commands.Range[int, 1, 99] | None = None,
        until: app_commands.Range[int, 1, 99] | None = None,
        game: str | None = None,
    ) -> None:
        """An order in one line, or the form."""
        said = {
            "decision": decision, "answer": answer, "amount": amount, "motion": motion, "actor": actor,
            "target": target, "condition": condition, "money": money, "times": times, "until": until,
        }  # fmt: skip
        await command(interaction, order_commands.adding(said), game)

    @add.autocomplete("decision")
    async def add_decision(self, interaction: Interaction, current: str) -> Choices:
        """What may be ordered."""
        return await suggested(interaction, "decision", current)

    @add.autocomplete("answer")
    async def add_answer(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggested(interaction, "answer", current)

    @add.autocomplete("motion")
    async def add_motion(self, interaction: Interaction, current: str) -> Choices:
        """Types of motions."""
        return await suggested(interaction, "motion", current)

    @add.autocomplete("actor")
    async def add_actor(self, interaction: Interaction, current: str) -> Choices:
        """Factions."""
        return await suggested(interaction, "seat", current)

    @add.autocomplete("target")
    async def add_target(self, interaction: Interaction, current: str) -> Choices:
        """Factions."""
        return await suggested(interaction, "seat", current)

    @add.autocomplete("condition")
    async def add_condition(self, interaction: Interaction, current: str) -> Choices:
        """Figures that can be compared."""
        return await suggested(interaction, "condition", current)

    @app_commands.command(name="remove", description="Take back a standing order.")
    @app_commands.autocomplete(game=game_choices)
    @app_commands.describe(rule="Which order", game="Which game")
    async def remove(self, interaction: Interaction, rule: str, game: str | None = None) -> None:
        """One order less."""
        await command(interaction, order_commands.removing(rule), game)

    @remove.autocomplete("rule")
    async def remove_rule(self, interaction: Interaction, current: str) -> Choices:
        """The caller's orders."""
        return await suggested(interaction, "rule", current)

    @app_commands.command(name="test", description="What your orders would have done in the last two turns.")
    @app_commands.autocomplete(game=game_choices)
    @app_commands.describe(game="Which game")
    async def test(self, interaction: Interaction, game: str | None = None) -> None:
        """The dry run."""
        await command(interaction, order_acts.try_out, game)

    @app_commands.command(name="defaults", description="What is taken for you at a deadline; set your own.")
    @app_commands.autocomplete(game=game_choices)
    @app_commands.describe(decision="For which decision", answer="What to take", game="Which game")
    async def defaults(
        self, interaction: Interaction, decision: str | None = None, answer: str | None = None, game: str | None = None
    ) -> None:
        """The published defaults, or one of one's own."""
        chosen = order_commands.defaulting(decision, answer) if decision and answer else order_acts.defaults
        await command(interaction, chosen, game)

    @defaults.autocomplete("decision")
    async def defaults_decision(self, interaction: Interaction, current: str) -> Choices:
        """What has a default."""
        return await suggested(interaction, "decision", current)

    @defaults.autocomplete("answer")
    async def defaults_answer(self, interaction: Interaction, current: str) -> Choices:
        """What may be taken."""
        return await suggested(interaction, "answer", current)


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Orders(bot))
