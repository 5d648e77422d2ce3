"""`/desk`, `/hand`, `/inbox`: what is one's own."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.desk import acts as desk_acts
from bot.surface.desk.inbox import inbox
from bot.surface.mending import undo as undo_acts
from bot.surface.press import passing as pass_acts
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import anywhere, command, game_choices
from bot.surface.press.items import Press


class Desk(commands.Cog):
    """One seat's own things, for nobody else to see."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot

    @app_commands.command(name="desk", description="Everything that is yours: hand, open decisions, deals.")
    @app_commands.autocomplete(game=game_choices)
    @app_commands.describe(game="Which game")
    async def desk(self, interaction: Interaction, game: str | None = None) -> None:
        """The private panel of the caller's seat."""
        await command(interaction, desk_acts.desk, game)

    @app_commands.command(name="hand", description="Your cards and purses.")
    @app_commands.autocomplete(game=game_choices)
    @app_commands.describe(game="Which game")
    async def hand(self, interaction: Interaction, game: str | None = None) -> None:
        """The Hand card."""
        await command(interaction, desk_acts.hand, game)

    @app_commands.command(
        name="pass", description="Take the default, and let the rest of your initiative or bids pass."
    )
    @app_commands.autocomplete(game=game_choices)
    @app_commands.describe(game="Which game")
    async def let_pass(self, interaction: Interaction, game: str | None = None) -> None:
        """What the button under a question does."""
        await command(interaction, pass_acts.pass_by_command, game)

    @app_commands.command(name="unpass", description="Decide for yourself again what you let pass.")
    @app_commands.autocomplete(game=game_choices)
    @app_commands.describe(game="Which game")
    async def pass_no_more(self, interaction: Interaction, game: str | None = None) -> None:
        """What the button on the card does."""
        await command(interaction, pass_acts.unpass_by_command, game)

    @app_commands.command(name="undo", description="Take your last answer back, as long as nobody has learnt from it.")
    @app_commands.autocomplete(game=game_choices)
    @app_commands.describe(game="Which game")
    async def undo(self, interaction: Interaction, game: str | None = None) -> None:
        """What the button beside the receipt does."""
        await command(interaction, undo_acts.undo_by_command, game)

    @app_commands.command(name="inbox", description="What all your games wait for you to decide.")
    async def inbox(self, interaction: Interaction) -> None:
        """Open decisions in all games."""

        async def act(press: Press) -> None:
            await press.reply.whisper(await inbox(press.surface, press.user.id))

        await anywhere(interaction, act)


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Desk(bot))
