"""`/game export`: take a game along."""

from __future__ import annotations

from typing import Any, Literal

from discord import app_commands
from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import add_to, command, game_choices
from bot.surface.records.exports import export as handed_out

FORMS: list[Any] = [
    app_commands.Choice(name="Transcript of what everybody knows", value="transcript"),
    app_commands.Choice(name="What my seat sees", value="view"),
    app_commands.Choice(name="The whole game, after its end (host)", value="full"),
]


@app_commands.command(name="export", description="Take the game along as a file: its story, your view, or all of it.")
@app_commands.choices(format=FORMS)
@app_commands.autocomplete(game=game_choices)
@app_commands.describe(format="What is to be in the file", game="Which game")
async def export(
    interaction: Interaction,
    format: Literal["transcript", "view", "full"] = "transcript",  # noqa: A002 - the name of the option
    game: str | None = None,
) -> None:
    """A file for the asker alone."""
    await command(interaction, handed_out(format), game)


class Exports(commands.Cog):
    """Games as files."""


async def setup(bot: Byrsa) -> None:
    """Add the subcommand of `/game`."""
    added: Any = (export,)  # the type of its cog is not known
    add_to(bot.tree, "game", *added)
    await bot.add_cog(Exports())
