"""`/table rewind`, `/game repair`, `move`: taking back, making cards anew; what Discord tells of lost places."""

from __future__ import annotations

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

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """On Discord; once for each time the program runs."""
        if not self.begun and self.bot.together is None:
            self.begun = True
            await self.bot.insist("start", self.look_over)

    async def look_over(self) -> None:
        """What the database names; and each game, where the last program was cut off or was another one."""
        await starting.look_over(self.bot.surface, self.bot)
        await self._look_at([] if self.bot.in_order else await starting.games_in_play(self.bot.surface))

    async def _look_at(self, games: Sequence[str]) -> None:
        """One after the other, while nothing more urgent is done."""
        for game in games:
            await self.bot.calm()
            if self.bot.reception.leaving:
                return
            await starting.look_at(self.bot.surface, game)
        self.bot.looked_over.set()

    @commands.Cog.listener()
    async def on_care(self, games: Sequence[str]) -> None:
        """Games have come into the care of this process, of several."""
        await self.bot.insist("care", lambda: self.take_over(games))

    async def take_over(self, games: Sequence[str]) -> None:
        """Where these games are, and what whoever cared for them before has left unfinished."""
        await starting.look_for(self.bot.surface, self.bot, games)
        await self._look_at(games)

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
