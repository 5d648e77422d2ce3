"""`/table rewind`, `/game repair`, `move`: taking back, making cards anew; what Discord tells of lost places."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.lobby.opening import playable
from bot.surface.lobby.welcome import welcome
from bot.surface.mending import repair as repair_acts
from bot.surface.mending import rewind as rewind_acts
from bot.surface.posting import places_lost as lost_places
from bot.surface.posting import starting
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import Choices, add_to, command, game_choices, quietly
from bot.surface.press.items import Press


async def places(interaction: Interaction, current: str) -> Choices:
    """Where the game can be taken back to."""
    return await quietly(rewind_acts.place_choices(interaction, current))


@app_commands.command(name="rewind", description="Take the game back: see what it undoes, then the table votes.")
@app_commands.describe(to="Where to; left out: choose from a menu")
@app_commands.autocomplete(to=places)
async def rewind(interaction: Interaction, to: str = "") -> None:
    """Go back."""
    await command(interaction, rewind_acts.rewind(to))


@app_commands.command(name="repair", description="Look over all cards of the game and post what is missing (host).")
@app_commands.autocomplete(game=game_choices)
@app_commands.describe(game="Which game")
async def repair(interaction: Interaction, game: str | None = None) -> None:
    """Make the cards anew."""
    await command(interaction, repair_acts.repair, game)


@app_commands.command(name="move", description="Go on in another channel of this server (host).")
@app_commands.autocomplete(game=game_choices)
@app_commands.describe(channel="Where to; left out: here", game="Which game, if it is not that of this channel")
async def move(interaction: Interaction, channel: discord.TextChannel | None = None, game: str | None = None) -> None:
    """Another channel."""

    async def act(press: Press) -> None:
        place = playable(channel or interaction.channel)
        await repair_acts.move(place.guild.id, place.id)(press)

    await command(interaction, act, game)


class Repairs(commands.Cog):
    """What Discord tells of places that are lost and found."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot
        self.begun = False
        self.looked_over = asyncio.Event()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """On Discord; once for each time the program runs."""
        if not self.begun and self.bot.together is None:
            self.begun = True
            await self.bot.insist("start", lambda: starting.look_over(self.bot.surface, self.bot))
            self.looked_over.set()

    @commands.Cog.listener()
    async def on_care(self, games: Sequence[str]) -> None:
        """Games have come into the care of this process, of several."""
        await self.bot.insist("care", lambda: starting.look_over(self.bot.surface, self.bot, games))
        self.looked_over.set()

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted."""
        await self.bot.insist("places", lambda: lost_places.channel_gone(self.bot.surface, channel.id))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a server."""
        await self.bot.insist("places", lambda: lost_places.guild_gone(self.bot.surface, guild.id))

    @commands.Cog.listener("on_guild_available")
    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot is on a server, perhaps again."""
        await self.bot.insist("places", lambda: lost_places.guild_found(self.bot.surface, guild.id))

    @commands.Cog.listener("on_guild_join")
    async def greet(self, guild: discord.Guild) -> None:
        """The bot has come to a server, perhaps for the first time."""
        await self.bot.insist("welcome", lambda: welcome(self.bot.surface, guild))


async def setup(bot: Byrsa) -> None:
    """Add the cog, and the subcommands to `/game`."""
    await bot.add_cog(Repairs(bot))
    made: Any = (repair, move)
    add_to(bot.tree, "game", *made)
    together: Any = (rewind,)
    add_to(bot.tree, "table", *together)
