"""`/game`: from the wish to play to the start. Others add to it, and to `/table`, which begins here."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Byrsa
from bot.base.errors import NotAllowed
from bot.base.text import DEFAULT, catalogue
from bot.services.clock.hours import Pace
from bot.services.seats.entering import takes_players
from bot.surface.desk.status import game_list, game_status
from bot.surface.kit.names import chair
from bot.surface.kit.panel import words
from bot.surface.lobby import lobby
from bot.surface.lobby.acts import ask_hours, ask_options, computers
from bot.surface.lobby.opening import open_here
from bot.surface.lobby.outlook import pace_choice
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import MOST, anywhere, command, game_choices
from bot.surface.press.items import Press
from bot.surface.press.phases import declared
from bot.surface.press.verbs import Field
from bot.surface.seats.acts import sit_down
from games.catalog import GAMES
from games.kernel import Seat

PACES = [(str(pace), pace_choice(catalogue(next(iter(GAMES)), DEFAULT), pace)) for pace in Pace]
KINDS = [(one, catalogue(one, DEFAULT).say(f"choice-{one}")) for one in GAMES]
SEATS = [number for game in GAMES.values() for number in game.seats]
DEALS = "How two players negotiate: through the bot, or in private threads nobody else can read"
TERMS = (
    Field("title", "What the game is called", low=1, high=lobby.TITLE, needed=True),
    Field("game", "Which game", choices=KINDS),
    Field(
        "seats",
        "How many are to play; a game says if it is for fewer or more",
        "number",
        low=min(SEATS),
        high=max(SEATS),
    ),
    Field("pace", "How long everybody has for a decision", choices=PACES),
    Field("deals", DEALS, choices=[("courier", "courier"), ("auto", "auto")]),
    Field("rounds", "Ask every question in the order of the rules, one after the other, nothing ahead (slow)", "yesno"),
    Field(
        "visibility",
        "Who may join and see it listed: everybody, or whom you invite with /game invite",
        choices=[("open", "open"), ("invite", "invite")],
    ),
    Field("master", "Who decides for the table at once, and makes rulings; left out: you", "person"),
    Field("omniscient", "The game master, who does not play then, sees what is hidden; all who join are told", "yesno"),
)
"""What `/game new` asks; the options of the game that was chosen are asked by its form."""

TOGETHER = "What a table decides together: pauses, live sittings, taking back, replacing, ending."


@app_commands.guild_only()
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class Lobby(commands.GroupCog, name="game", description="Gather players and start a game."):
    """Making, joining and starting games."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot
        if self.app_command:
            says = "Open a game in this channel and sit down yourself."
            self.app_command.add_command(declared("new", says, TERMS, self.opening(), lambda _: None))

    def opening(self) -> Callable[..., Coroutine[Any, Any, None]]:
        """`/game new` as a function of its own: what it takes is said by its signature."""

        async def callback(interaction: Interaction, **said: Any) -> None:
            await self.new(interaction, **said)

        return callback

    async def new(self, interaction: Interaction, **said: Any) -> None:
        """Open a game; its card is public, and has a button for the options of the game."""
        master: discord.Member | None = said.get("master")
        wish = lobby.wished(said)

        async def make(press: Press) -> None:
            if master is not None:
                if master.bot:
                    raise NotAllowed("gm.bot")
                await press.surface.greet(master)
            await open_here(press, wish)
            await ask_hours(press)

        await anywhere(interaction, make, public=True)

    @app_commands.command(name="options", description="Choose the options of the game of this channel (host).")
    async def options(self, interaction: Interaction) -> None:
        """The form of the lobby card."""
        await command(interaction, ask_options)

    @app_commands.command(name="join", description="Take a seat in the game of this channel.")
    @app_commands.describe(faction="Which sigil you want to play under", dice="Words of yours that go into the dice")
    async def join(self, interaction: Interaction, faction: str | None = None, dice: str = "") -> None:
        """Sit down."""

        async def act(press: Press) -> None:
            row = await press.surface.store.find_game(press.to.game)
            if row is not None and row.status == "playing" and takes_players(GAMES[row.kind]):
                await sit_down(press)
                return
            wish = Seat(faction) if faction else None
            seat = await lobby.join(press.surface, press.to.game, press.user, wish, dice)
            await press.reply.whisper(words(press.surface.words().say("lobby-joined", seat=self.chair(seat))))
            await ask_hours(press)

        await command(interaction, act)

    @join.autocomplete("faction")
    async def factions(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The free sigils."""
        return await self._free(interaction, current)

    async def _free(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        row = await self.bot.surface.game_in(interaction.channel_id)
        free = lobby.free_chairs(row, await self.bot.store.seats(row.id)) if row else []
        found = [app_commands.Choice(name=self.chair(one), value=str(one)) for one in free]
        return [one for one in found if current.casefold() in one.name.casefold()][:MOST]

    def chair(self, seat: Seat) -> str:
        """A seat before it has a holder's name."""
        return chair(self.bot.surface.words(), seat)

    @app_commands.command(name="leave", description="Give your seat back before the game begins.")
    async def leave(self, interaction: Interaction) -> None:
        """Get up."""

        async def act(press: Press) -> None:
            await lobby.leave(press.surface, press.to.game, press.user)
            await press.reply.whisper(words(press.surface.words().say("lobby-left")))

        await command(interaction, act)

    @app_commands.command(name="start", description="Begin the game of this channel (host).")
    async def start(self, interaction: Interaction) -> None:
        """Begin."""

        async def act(press: Press) -> None:
            await lobby.start(press.surface, press.to.game, press.user)
            await press.reply.whisper(words(press.surface.words().say("lobby-started")))

        await command(interaction, act)

    @app_commands.command(name="cancel", description="Call off the game of this channel before it begins (host).")
    async def cancel(self, interaction: Interaction) -> None:
        """Call it off."""

        async def act(press: Press) -> None:
            await lobby.cancel(press.surface, press.to.game, press.user)
            await press.reply.whisper(words(press.surface.words().say("lobby-cancelled")))

        await command(interaction, act)

    @app_commands.command(name="computers", description="Let computer players take the chairs that are left (host).")
    @app_commands.describe(
        play="How well they play, where their game lets you choose; or none at all",
        faction="Only the one under this sigil; left out: all of them",
    )
    async def computers(
        self, interaction: Interaction, play: Literal["easy", "fair", "hard", "none"], faction: str | None = None
    ) -> None:
        """They come, play otherwise, or go."""
        await command(interaction, computers(play, Seat(faction) if faction else None))

    @computers.autocomplete("faction")
    async def theirs(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The sigils no person plays under."""
        return await self._free(interaction, current)

    @app_commands.command(name="status", description="Where the game stands and whom it waits for.")
    @app_commands.describe(game="Which game")
    @app_commands.autocomplete(game=game_choices)
    async def status(self, interaction: Interaction, game: str | None = None) -> None:
        """Where the game stands."""
        await command(interaction, game_status, game)

    @app_commands.command(name="list", description="Your games, and those of this server.")
    async def list_games(self, interaction: Interaction) -> None:
        """All games the asker may know of."""

        async def act(press: Press) -> None:
            await press.reply.whisper(await game_list(press.surface, interaction))

        await anywhere(interaction, act)


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Lobby(bot))
    here = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
    bot.tree.add_command(app_commands.Group(name="table", description=TOGETHER, guild_only=True, allowed_contexts=here))
