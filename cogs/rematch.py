"""`/game rematch`: the same table once more."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.app.client import Byrsa
from bot.surface.kit.address import Address
from bot.surface.lobby.rematch import rematch_in
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import add_to, anywhere

HERE = Address("", "end", "", "rematch")


def rematch() -> app_commands.Command[Any, ..., None]:
    """The button of the last card, as a command."""

    async def callback(interaction: Interaction) -> None:
        await anywhere(interaction, rematch_in(interaction.channel_id), HERE)

    return app_commands.Command[Any, ..., None](
        name="rematch",
        description="Play the game that ended in this channel again (players, host).",
        callback=callback,
    )


async def setup(bot: Byrsa) -> None:
    """Add the command to `/game`."""
    add_to(bot.tree, "game", rematch())
