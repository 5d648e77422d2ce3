"""`/game rewind`: taking a game back."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.client import Byrsa
from bot.surface import rewind_acts
from bot.surface.answering import Interaction
from bot.surface.commanding import Choices, add_to, command, quietly


async def places(interaction: Interaction, current: str) -> Choices:
    """Where the game can be taken back to."""
    return await quietly(rewind_acts.place_choices(interaction, current))


@app_commands.command(name="rewind", description="Take the game back: see what it undoes, then the table votes.")
@app_commands.describe(to="Where to; left out: choose from a menu")
@app_commands.autocomplete(to=places)
async def rewind(interaction: Interaction, to: str = "") -> None:
    """Go back."""
    await command(interaction, rewind_acts.rewind(to))


async def setup(bot: Byrsa) -> None:
    """Add the subcommands to `/game`."""
    made: Any = (rewind,)
    add_to(bot.tree, "game", *made)
