"""`/history`, `/replay`, `/digest`: what has happened."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from discord import app_commands
from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.kit.address import Address
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import Choices, anywhere, command, game_choices, quietly
from bot.surface.press.items import Act, Press
from bot.surface.records import digests, history, motives, replay

Turn = app_commands.Range[int, 0, 999]


async def over(interaction: Interaction, current: str) -> Choices:
    """Games that were played to their end here."""
    return await quietly(motives.game_choices(interaction, current))


async def computers(interaction: Interaction, current: str) -> Choices:
    """The computer players of the one that is meant."""
    return await quietly(motives.seat_choices(interaction, current))


class Past(commands.Cog):
    """The past of a game, as the caller may know it."""

    @app_commands.command(name="history", description="All that happened in a turn, with the rules it rests on.")
    @app_commands.describe(turn="Which turn; 0 is the set-up", game="Which game")
    @app_commands.autocomplete(game=game_choices)
    async def history(self, interaction: Interaction, turn: Turn | None = None, game: str | None = None) -> None:
        """A turn in words."""
        await command(interaction, told(history.history, "" if turn is None else f"{turn}.0"), game)

    @app_commands.command(name="replay", description="See a turn again, with the board as it was.")
    @app_commands.describe(turn="Which turn; 0 is the set-up", speed="Where to stop", game="Which game")
    @app_commands.autocomplete(game=game_choices)
    async def replay(
        self,
        interaction: Interaction,
        turn: Turn | None = None,
        speed: Literal["phases", "steps"] = "phases",
        game: str | None = None,
    ) -> None:
        """A turn in pictures."""
        await command(interaction, told(replay.replay, replay.way(turn, speed)), game)

    @app_commands.command(
        name="reasons", description="What a computer player did in a game that is over, and why, turn by turn."
    )
    @app_commands.describe(
        seat="Which computer player", turn="Which turn", game="Which game; left out: the last one here"
    )
    @app_commands.autocomplete(game=over, seat=computers)
    async def reasons(
        self, interaction: Interaction, seat: str = "", turn: Turn | None = None, game: str | None = None
    ) -> None:
        """A turn as a computer player saw it."""
        act = motives.reasons_of(interaction.channel_id, seat, turn)
        to = Address(game if game and game.isalnum() else "", "table", "", "motives")
        await anywhere(interaction, act, to)

    @app_commands.command(
        name="digest", description="What happened since you last looked, and the board before and after."
    )
    @app_commands.describe(game="Which game")
    @app_commands.autocomplete(game=game_choices)
    async def digest(self, interaction: Interaction, game: str | None = None) -> None:
        """Since the caller last looked."""
        await command(interaction, digests.digest, game)


def told(act: Act, arg: str) -> Act:
    """What a button with this argument would do."""

    async def meant(press: Press) -> None:
        await act(replace(press, to=press.to.to(press.to.act, arg)))

    return meant


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Past())
