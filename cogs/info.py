"""`/help`, `/tutorial`, `/rules`, `/why`, `/privacy`: how the bot is used, and on which rule the last results rest."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.app.client import Byrsa
from bot.base.text import Voice
from bot.surface.kit.panel import words
from bot.surface.learning import rulebook, tutorial
from bot.surface.preferences import private_data
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import (
    Choices,
    anywhere,
    choices_of,
    command,
    game_choices,
    holding,
    of_channel,
    quietly,
    which,
)
from bot.surface.press.items import Press
from bot.surface.records.why import QUERIES, why_of
from games.catalog import GAMES


class Info(commands.Cog):
    """Words about the bot itself."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot

    @app_commands.command(name="help", description="How to play with this bot, in one minute.")
    async def help(self, interaction: Interaction) -> None:
        """How to play."""

        async def act(press: Press) -> None:
            say = press.surface.words().say
            await press.reply.whisper(words(say("help-title"), say("help-text")))

        await anywhere(interaction, act)

    @app_commands.command(name="rules", description="Look a rule up by its number or by words.")
    @app_commands.describe(query="RC-7.3.1, or words such as: tax rounded up")
    async def rules(self, interaction: Interaction, query: str) -> None:
        """Clauses of the rulebook."""

        async def act(press: Press) -> None:
            row = await of_channel(press.surface, interaction)
            game = row.kind if row else ""
            look = await press.surface.look(row.id) if row else None
            voice = look.voice if look else Voice(press.surface.words(rulebook.shelf(game)[0].folder))
            await press.reply.whisper(rulebook.lookup(voice, query, game))

        await anywhere(interaction, act)

    @rules.autocomplete("query")
    async def rules_query(self, interaction: Interaction, current: str) -> Choices:
        """Clauses that fit what was typed so far."""
        game = await self._played(interaction)
        voice = Voice(self.bot.surface.words(rulebook.shelf(game)[0].folder))
        return [app_commands.Choice(name=name, value=value) for name, value in rulebook.offered(voice, current, game)]

    async def _played(self, interaction: Interaction) -> str:
        """What is played in this channel."""
        game = await of_channel(self.bot.surface, interaction)
        return game.kind if game else ""

    @app_commands.command(
        name="tutorial",
        description="Learn by playing: a whole turn in ten presses, then single decisions; nothing you press counts.",
    )
    @app_commands.describe(game="Which game to learn; left out: the one that is played here")
    async def tutorial(self, interaction: Interaction, game: str = "") -> None:
        """The first lesson."""
        begin = tutorial.begin(game or await self._played(interaction))
        await anywhere(interaction, tutorial.teach, begin)

    @tutorial.autocomplete("game")
    async def taught(self, _interaction: Interaction, current: str) -> Choices:
        """Games that have lessons."""
        titles = {self.bot.surface.words(kind).say(f"game-{kind}"): kind for kind in GAMES if tutorial.positions(kind)}
        found = [(title, kind) for title, kind in titles.items() if current.casefold() in title.casefold()]
        return [app_commands.Choice(name=title, value=kind) for title, kind in found]

    @app_commands.command(name="privacy", description="What is kept about you; get it in a file, or delete it.")
    async def privacy(self, interaction: Interaction) -> None:
        """What is kept."""

        async def act(press: Press) -> None:
            await press.reply.whisper(private_data.card(press.surface))

        await anywhere(interaction, act)

    @app_commands.command(name="why", description="What has just happened, and by which rule.")
    @app_commands.autocomplete(game=game_choices)
    @app_commands.describe(what="What came to what it did: A Rom", game="Which game")
    async def why(self, interaction: Interaction, what: str = "", game: str | None = None) -> None:
        """The last events the caller was told, with their rules; or why one thing came to what it did."""
        await command(interaction, why_of(what), game)

    @why.autocomplete("what")
    async def why_what(self, interaction: Interaction, current: str) -> Choices:
        """What the game at hand can be asked after."""
        return await quietly(self._asked_after(interaction, current))

    async def _asked_after(self, interaction: Interaction, current: str) -> Choices:
        row = await which(self.bot.surface, interaction, getattr(interaction.namespace, "game", None))
        look, query = await self.bot.surface.look_as(row.id, interaction.user.id), QUERIES.of(row.kind)
        offered = await query.offers(self.bot.surface, look) if query and look else list[str]()
        return choices_of(holding(offered, current))


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Info(bot))
