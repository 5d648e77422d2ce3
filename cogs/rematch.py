"""`/game rematch`: the same table once more."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.app.client import Byrsa
from bot.surface.kit.address import Address
from bot.surface.lobby.rematch import rematch_in
from bot.surface.press.answering import Interaction, Reply
from bot.surface.press.commanding import add_to
from bot.surface.press.items import Press

HERE = Address("", "end", "", "rematch")


def rematch() -> app_commands.Command[Any, ..., None]:
    """The button of the last card, as a command."""

    async def callback(interaction: Interaction) -> None:
        client = interaction.client
        await client.reception.take(rematch_in(interaction.channel_id), Press(client.surface, Reply(interaction), HERE))

    return app_commands.Command[Any, ..., None](
        name="rematch",
        description="Play the game that ended in this channel again (players, host).",
        callback=callback,
    )


async def setup(bot: Byrsa) -> None:
    """Add the command to `/game`."""
    add_to(bot.tree, "game", rematch())
