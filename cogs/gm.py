"""`/gm`: the desk of the game master."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.mending import gm as gm_acts
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import Choices, command, quietly


@app_commands.guild_only()
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class GameMaster(commands.GroupCog, name="gm", description="What the game master of this game can do."):
    """The game master's desk, by commands."""

    @app_commands.command(name="desk", description="Your desk as game master: everything by buttons.")
    async def desk(self, interaction: Interaction) -> None:
        """The panel."""
        await command(interaction, gm_acts.open_desk)

    @app_commands.command(name="force", description="Answer for a seat whose clock does not run.")
    @app_commands.describe(decision="Whose, and what", answer="What; left out: the default")
    async def force(self, interaction: Interaction, decision: str, answer: str | None = None) -> None:
        """A default or an answer."""
        await command(interaction, gm_acts.force(decision, answer))

    @force.autocomplete("decision")
    async def decisions(self, interaction: Interaction, current: str) -> Choices:
        """What has no clock."""
        return await quietly(gm_acts.decisions(interaction, current))

    @app_commands.command(name="edit", description="Make a ruling: change what lies on the table; all are told.")
    @app_commands.describe(ruling="Which")
    async def edit(self, interaction: Interaction, ruling: str) -> None:
        """A ruling."""
        await command(interaction, gm_acts.ruling(ruling))

    @edit.autocomplete("ruling")
    async def rulings(self, interaction: Interaction, current: str) -> Choices:
        """Those of the game."""
        return await quietly(gm_acts.rulings(interaction, current))

    @app_commands.command(name="deadline", description="Set the deadlines that are open.")
    @app_commands.describe(when="3h, 18:30 or 2026-03-29 18:30, in your time zone", seat="Whose; left out: all")
    async def deadline(self, interaction: Interaction, when: str, seat: str | None = None) -> None:
        """Deadlines."""
        await command(interaction, gm_acts.deadline(when, seat))

    @app_commands.command(name="resend", description="Send the private cards of a seat again.")
    @app_commands.describe(seat="Whose")
    async def resend(self, interaction: Interaction, seat: str) -> None:
        """Cards."""
        await command(interaction, gm_acts.resend(seat))

    @app_commands.command(name="note", description="Say something to the table as its game master.")
    @app_commands.describe(text="What")
    async def note(self, interaction: Interaction, text: app_commands.Range[str, 1, 1000]) -> None:
        """A note."""
        await command(interaction, gm_acts.note(text))

    @app_commands.command(name="reveal-check", description="How much each seat was told alone.")
    @app_commands.describe(seat="Whose, to be read; only where the game master sees all")
    async def reveal_check(self, interaction: Interaction, seat: str | None = None) -> None:
        """Who knows what."""
        await command(interaction, gm_acts.reveal_check(seat))

    @deadline.autocomplete("seat")
    @resend.autocomplete("seat")
    @reveal_check.autocomplete("seat")
    async def seats(self, interaction: Interaction, current: str) -> Choices:
        """The seats."""
        return await quietly(gm_acts.seats(interaction, current))


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(GameMaster())
