"""`/game replace`: who plays on."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.client import Byrsa
from bot.surface import seat_acts
from bot.surface.answering import Interaction
from bot.surface.commanding import Choices, add_to, command, quietly
from games.kernel import Seat


async def seats(interaction: Interaction, current: str) -> Choices:
    """The seats of the game that somebody holds."""
    return await quietly(seat_acts.seat_choices(interaction, current))


@app_commands.describe(seat="Which seat", member="Who is to be asked to take it")
@app_commands.autocomplete(seat=seats)
async def replace(interaction: Interaction, seat: str, member: discord.Member | None = None) -> None:
    """One's own seat after a second look, another's by a vote of the table."""
    await command(interaction, seat_acts.replace(Seat(seat), member.id if member else None))


async def setup(bot: Byrsa) -> None:
    """Add the commands to `/game`."""
    add_to(
        bot.tree,
        "game",
        app_commands.Command[Any, ..., None](
            name="replace", description="Give up your seat, or ask the table to replace somebody.", callback=replace
        ),
    )
