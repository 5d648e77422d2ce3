"""`/table replace`, `/game spectate`, `spectators`: who plays on, and who looks on."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import discord
from discord import app_commands

from bot.app.client import Byrsa
from bot.services.seats.spectators import Gallery
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import Choices, add_to, command, quietly
from bot.surface.seats import acts as seat_acts
from bot.surface.seats import watching
from games.kernel import Seat


async def seats(interaction: Interaction, current: str) -> Choices:
    """The seats of the game that somebody holds."""
    return await quietly(seat_acts.seat_choices(interaction, current))


@app_commands.describe(seat="Which seat", member="Who is to be asked to take it")
@app_commands.autocomplete(seat=seats)
async def replace(interaction: Interaction, seat: str, member: discord.Member | None = None) -> None:
    """One's own seat after a second look, another's by a vote of the table."""
    await command(interaction, seat_acts.replace(Seat(seat), member.id if member else None))


async def free_seats(interaction: Interaction, current: str) -> Choices:
    """The seats of the game that nobody holds."""
    return await quietly(seat_acts.seat_choices(interaction, current, taken=False))


@app_commands.describe(seat="Which seat", play="By the published defaults, or to win, and how well")
@app_commands.autocomplete(seat=free_seats)
async def caretaker(
    interaction: Interaction, seat: str, play: Literal["defaults", "easy", "fair", "hard"] = "defaults"
) -> None:
    """An automaton for a seat that nobody holds, or one that plays otherwise than it has, by a vote of the table."""
    await command(interaction, seat_acts.appoint(Seat(seat), play))


async def spectate(interaction: Interaction) -> None:
    """Look on."""
    await command(interaction, watching.spectate)


@app_commands.describe(
    thread="Their own thread: none, a public one, or a private one",
    role="Who is let in; everybody who does not play if left out",
    delay="How many turns later they are told everything (private only); after the end if left out",
)
async def spectators(
    interaction: Interaction,
    thread: Literal["none", "public", "private"],
    role: discord.Role | None = None,
    delay: app_commands.Range[int, 1, 9] | None = None,
) -> None:
    """Where spectators sit."""
    place = None if thread == "none" else Gallery(thread=thread, role=role.id if role else None, delay=delay)
    await command(interaction, watching.open_gallery(place))


Made: TypeAlias = app_commands.Command[Any, ..., None]


async def setup(bot: Byrsa) -> None:
    """Add the commands to `/game` and `/table`."""
    add_to(
        bot.tree,
        "table",
        Made(name="replace", description="Give up your seat, or ask the table to replace somebody.", callback=replace),
        Made(name="caretaker", description="Ask the table that an automaton plays a free seat.", callback=caretaker),
    )
    add_to(
        bot.tree,
        "game",
        Made(name="spectate", description="Look on: be let into the spectators' thread.", callback=spectate),
        Made(
            name="spectators", description="Say where spectators sit and what they learn (host).", callback=spectators
        ),
    )
