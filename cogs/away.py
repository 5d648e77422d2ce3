"""`/away`: somebody will not be there, and what is to happen meanwhile."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from discord import app_commands
from discord.ext import commands

from bot.app.client import Byrsa
from bot.base.errors import NotAllowed
from bot.store.store import GameRow
from bot.surface.kit.address import Address
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import anywhere, game_choices
from bot.surface.press.items import Press
from bot.surface.votes import acts as table_acts

NOWHERE = Address("", "table", "", "away")


class Away(commands.Cog):
    """Being away, and coming back."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot

    @app_commands.command(name="away", description="Say when you are away, in all your games or in one; or be back.")
    @app_commands.rename(since="from")
    @app_commands.describe(
        until="Until when: 3d, 18:30, 2026-03-29 or 2026-03-29 18:30, in your time zone",
        policy="Orders and defaults answer; or the clocks wait, 7 days in 90 at most; or an automaton plays",
        play="How the automaton plays: by the published defaults, or to win, and how well",
        since="From when; left out: now",
        game="Which game; left out: all of yours",
        back="You are back, or do not go",
    )
    @app_commands.autocomplete(game=game_choices)
    async def away(
        self,
        interaction: Interaction,
        until: str = "",
        policy: Literal["wait", "orders", "caretaker"] = "orders",
        play: Literal["defaults", "easy", "fair", "hard"] = "defaults",
        since: str = "",
        game: str | None = None,
        back: bool = False,  # noqa: FBT001, FBT002 - the form of a command option
    ) -> None:
        """Be away, or back."""

        async def act(press: Press) -> None:
            games = await self._meant(interaction.user.id, game)
            if back:
                await table_acts.come_home(press, games)
            elif until:
                await table_acts.go_away(press, games, (since, until), policy, play)
            else:
                await table_acts.when_away(replace(press, to=replace(NOWHERE, game=game or "")))

        await anywhere(interaction, act, NOWHERE)

    async def _meant(self, user: int, game: str | None) -> list[GameRow]:
        """The game that is named, else all in which he sits. NotAllowed: there is none."""
        mine = await self.bot.surface.games_of(user)
        meant = [row for row in mine if game in (None, row.id)]
        if not meant:
            raise NotAllowed("game.none" if game is None else "seat.none")
        return meant


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Away(bot))
