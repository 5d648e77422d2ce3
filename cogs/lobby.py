"""`/game`: from the wish to play to the start."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Byrsa
from bot.base.errors import NotAllowed
from bot.base.text import DEFAULT, catalogue
from bot.services.clock.hours import Pace
from bot.services.people.guilds import check_opening
from bot.store.parcels import LOBBY
from bot.store.store import MessageRow
from bot.surface.desk.status import game_list, game_status
from bot.surface.kit.address import Address
from bot.surface.kit.layout import digest
from bot.surface.kit.panel import words
from bot.surface.lobby import card as lobby_card
from bot.surface.lobby import lobby
from bot.surface.lobby.acts import ask_hours
from bot.surface.lobby.opening import check_open, playable
from bot.surface.lobby.outlook import pace_choice
from bot.surface.press.answering import Interaction, Reply
from bot.surface.press.commanding import command, game_choices
from bot.surface.press.items import Press
from games.catalog import GAMES
from games.kernel import Seat

PACES = [app_commands.Choice(name=pace_choice(catalogue("carthage", DEFAULT), pace), value=pace) for pace in Pace]
KINDS = [app_commands.Choice(name=catalogue(one, DEFAULT).say(f"choice-{one}"), value=one) for one in GAMES]

NOWHERE = Address("", "lobby", "", "new")


@app_commands.guild_only()
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class Lobby(commands.GroupCog, name="game", description="Gather players and start a game."):
    """Making, joining and starting games."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot

    @app_commands.command(name="new", description="Open a game in this channel and sit down yourself.")
    @app_commands.describe(
        title="What the game is called",
        scenario="Which part of the history",
        pace="How long everybody has for a decision",
        seats="How many are to play, 1 to 6; with 1 or 2, Neutrals fill up to five factions",
        deals="How two players negotiate: through the bot, or in private threads nobody else can read",
        ballots="How the Senate votes: one after the other, all at once, or sealed",
        assassination="The rule for assassinations: the base rule, or the option of RC-14",
        rounds="Play every round of raises in the Forum, without sealed ceilings",
        visibility="Who may join and see it listed: everybody, or whom you invite with /game invite",
        master="Who decides for the table at once, and makes rulings; left out: you",
        omniscient="The game master, who does not play then, sees what is hidden; all who join are told",
        game="Which game",
    )
    @app_commands.choices(pace=PACES, game=KINDS)
    async def new(  # noqa: PLR0913, PLR0917 - one for each option of the command
        self,
        interaction: Interaction,
        title: app_commands.Range[str, 1, 60],
        scenario: Literal["early", "late", "campaign"] = "early",
        pace: str = "standard",
        seats: app_commands.Range[int, 1, 6] = 4,
        deals: Literal["courier", "auto"] = "courier",
        ballots: Literal["ordered", "live", "sealed"] = "ordered",
        assassination: Literal["base", "optional"] = "base",
        rounds: bool = False,  # noqa: FBT001, FBT002 - the form of a command option
        visibility: Literal["open", "invite"] = "open",
        master: discord.Member | None = None,
        omniscient: bool = False,  # noqa: FBT001, FBT002
        game: str = "carthage",
    ) -> None:
        """Open a game; its card is public."""
        chosen = {"scenario": scenario, "ballots": ballots, "assassination": assassination}
        options: dict[str, Any] = chosen if game == "carthage" else {}
        wish = lobby.Wish(game, title, options, pace, seats, deals, rounds, visibility)
        wish = replace(wish, master=master.id if master else None, omniscient=omniscient)

        async def make(press: Press) -> None:
            place = playable(interaction.channel)
            check_open(interaction, place)
            if master is not None:
                if master.bot:
                    raise NotAllowed("gm.bot")
                await press.surface.greet(master)
            roles = [role.id for role in getattr(press.user, "roles", ())]
            await check_opening(press.surface.store, place.guild.id, place.id, roles)
            row = await lobby.new_game(press.surface, press.user, place.guild.id, place.id, wish)
            await self.post_card(press.reply, row.id)
            await ask_hours(press)

        await self.bot.reception.take(make, Press(self.bot.surface, Reply(interaction, public=True), NOWHERE))

    async def post_card(self, reply: Reply, game: str) -> None:
        """The public card, remembered so that it can be kept up to date; what cannot be answered is posted."""
        panel = await lobby_card.current(self.bot.surface, game)
        if panel is None:
            return
        async with self.bot.surface.route(game, "lobby"):
            now = self.bot.surface.time.now()
            try:
                await reply.whisper(panel, public=True)
                card = await reply.interaction.original_response()
            except discord.HTTPException:
                await self.bot.store.post(game, [LOBBY], now)
                return
            kept = (game, card.channel.id, "public", "lobby", "lobby", "", digest(panel), now)
            await self.bot.store.put_message(MessageRow(card.id, *kept))

    @app_commands.command(name="join", description="Take a seat in the game of this channel.")
    @app_commands.describe(faction="Which sigil you want to play under", dice="Words of yours that go into the dice")
    async def join(self, interaction: Interaction, faction: str | None = None, dice: str = "") -> None:
        """Sit down."""

        async def act(press: Press) -> None:
            wish = Seat(faction) if faction else None
            seat = await lobby.join(press.surface, press.to.game, press.user, wish, dice)
            await press.reply.whisper(words(press.surface.words().say("lobby-joined", seat=self.chair(seat))))
            await ask_hours(press)

        await command(interaction, act)

    @join.autocomplete("faction")
    async def factions(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The free sigils."""
        row = await self.bot.surface.game_in(interaction.channel_id)
        free = lobby.free_chairs(row, await self.bot.store.seats(row.id)) if row else []
        found = [app_commands.Choice(name=self.chair(chair), value=str(chair)) for chair in free]
        return [one for one in found if current.casefold() in one.name.casefold()]

    def chair(self, seat: Seat) -> str:
        """A seat before it has a holder's name."""
        return self.bot.surface.words().say(f"chair-{seat}")

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

    @app_commands.command(name="status", description="Where the game stands and whom it waits for.")
    @app_commands.describe(game="Which game")
    @app_commands.autocomplete(game=game_choices)
    async def status(self, interaction: Interaction, game: str | None = None) -> None:
        """Where the game stands."""
        await command(interaction, game_status, game)

    @app_commands.command(name="list", description="Your games, and those of this server.")
    async def list_games(self, interaction: Interaction) -> None:
        """All games the asker may know of."""
        await Reply(interaction).whisper(await game_list(self.bot.surface, interaction))


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Lobby(bot))
