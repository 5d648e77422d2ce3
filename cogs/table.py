"""`/board`: what lies on the table, as a picture or in words."""

from __future__ import annotations

from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.app.client import Byrsa
from bot.base.errors import NotOpen
from bot.base.halves import parted
from bot.base.text import READER
from bot.fronts import FRONTS
from bot.services.people.people import DEFAULTS
from bot.services.people.tongue import reading
from bot.surface.desk.acts import board_card, board_text, looked_at
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import command, game_choices
from bot.surface.press.items import Press

FOCUSES: Final = [
    app_commands.Choice(name=focus, value=focus)
    for focus in dict.fromkeys(focus for front in FRONTS.values() for focus in front.focuses if not parted(focus)[0])
]
"""The parts of the boards of all games, the whole board first; a game without such a part shows its whole board."""


class Table(commands.Cog):
    """The table as everybody sees it."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot

    @app_commands.command(name="board", description="The board: a picture, or all of it in words.")
    @app_commands.describe(
        view="Which part", text="All of it in words", public="Show it to everybody here", game="Which game"
    )
    @app_commands.choices(view=FOCUSES)
    @app_commands.autocomplete(game=game_choices)
    async def board(
        self,
        interaction: Interaction,
        view: str = "",
        text: bool = False,  # noqa: FBT001, FBT002 - the form of a command option
        public: bool = False,  # noqa: FBT001, FBT002
        game: str | None = None,
    ) -> None:
        """The board."""

        async def act(press: Press) -> None:
            surface = press.surface
            language = await surface.tongues.of_guild(interaction.guild_id) if public else READER.get()
            with reading(language):
                look = await (surface.look(press.to.game) if public else looked_at(press, view))
                if look is None:
                    raise NotOpen("game.lobby")
                if text:
                    await press.reply.whisper(board_text(surface, look, view), public=public)
                    return
                person = DEFAULTS if public else await surface.person(press.user.id)
                panel, files = await board_card(surface, look, view, person)
                await press.reply.whisper(panel, files, public=public)

        await command(interaction, act, game, public=public)


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Table(bot))
