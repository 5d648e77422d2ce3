"""The least a bot can be, by discord.py alone.

It answers a command with words and a button as our Hand card has them, for the caller alone; and in a direct message
it keeps a card as long, and with as many parts, as our decision cards are on the average of before and after a press,
and edits it when it is pressed. What discord.py needs for such a card is in both figures; what is left is ours: rules,
the commit with all that Discord is to be told, words.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
from discord import app_commands, ui

from bench.bot import Running

PROSE = "Where play is, whom it waits for, and what the rules say of it. " * 7
run = asyncio.run


class Card(ui.LayoutView):
    """A card with a button that counts."""

    top = ui.TextDisplay[Any](PROSE)
    line = ui.Separator[Any]()
    below = ui.TextDisplay[Any]("Not pressed yet")
    row = ui.ActionRow[Any]()

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.count = 0

    @row.button(label="Press", custom_id="press", style=discord.ButtonStyle.primary)
    async def press(self, interaction: discord.Interaction, _: ui.Button[Card]) -> None:
        self.count += 1
        self.below.content = f"Pressed {self.count} times"
        await interaction.response.edit_message(view=self)

    @row.button(label="Another", custom_id="another")
    async def another(self, interaction: discord.Interaction, _: ui.Button[Card]) -> None:
        await interaction.response.defer()

    @row.button(label="A third", custom_id="third")
    async def third(self, interaction: discord.Interaction, _: ui.Button[Card]) -> None:
        await interaction.response.defer()


def words() -> ui.LayoutView:
    """Words and a button that nobody presses."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(PROSE)).add_item(ui.ActionRow(ui.Button(label="Desk", custom_id="desk")))
    view.stop()
    return view


class Bare(discord.Client):
    """The least a bot can be: a command that answers, a button that edits its message, nothing that lasts."""

    def __init__(self, endpoint: str) -> None:
        connector = aiohttp.UnixConnector(endpoint.removeprefix("unix:"), limit=256)
        super().__init__(intents=discord.Intents(guilds=True), connector=connector, guild_ready_timeout=0.01)
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        @self.tree.command(name="words", description="Answers.")
        async def say(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(view=words(), ephemeral=True)

        @self.tree.command(name="card", description="Sends a card.")
        async def card(interaction: discord.Interaction) -> None:
            await interaction.response.defer(ephemeral=True)
            await interaction.user.send(view=Card())
            await interaction.followup.send("It is there.")

        await self.tree.sync()


async def at_once() -> None:
    """It is always at rest."""


@asynccontextmanager
async def bot(endpoint: str, token: str) -> AsyncGenerator[Running]:
    """It, ready."""
    async with Bare(endpoint) as client:
        task = asyncio.create_task(client.start(token))
        await client.wait_until_ready()
        yield Running(at_once, bool)
        await client.close()
        await task
