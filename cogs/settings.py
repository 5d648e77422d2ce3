"""`/settings`: what somebody has set for himself, in a panel, or at once by options."""

from __future__ import annotations

from typing import Literal

from discord import app_commands
from discord.ext import commands

from bot.app.client import Byrsa
from bot.base.text import languages
from bot.surface.preferences.acts import by_command, suggested
from bot.surface.preferences.card import AUTOMATIC, to
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import MOST, Choices, anywhere
from bot.surface.press.items import Press

LANGUAGES = [app_commands.Choice(name=one, value=one) for one in (AUTOMATIC, *languages())]


class Settings(commands.Cog):
    """Everybody's own settings."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot

    @app_commands.command(
        name="settings", description="Your time zone, quiet hours, reminders, pictures. Nothing given: a panel."
    )
    @app_commands.describe(
        zone="Where you live: a city or country",
        quiet_from="When your quiet hours begin: 22:30",
        quiet_until="When they end: 7:00, ten hours later at most",
        language="The language of what only you read",
        reminders="Remind me at half time; the last call always comes",
        dm="Write to me directly; no: everything is on my desk",
        fewer_pings="Notify me of last calls only",
        confirm_votes="Show me a final vote before it counts",
        text_only="Words in the place of pictures",
        large_boards="Larger pictures",
        phone_boards="Boards upright, for a phone",
        words_for_emoji="Words where others see symbols",
        high_contrast="Pictures of high contrast",
        palette="The colours of pictures",
    )
    @app_commands.choices(language=LANGUAGES)
    async def settings(  # noqa: PLR0913, PLR0917 - one for each option of the command
        self,
        interaction: Interaction,
        zone: str | None = None,
        quiet_from: str | None = None,
        quiet_until: str | None = None,
        language: str | None = None,
        reminders: bool | None = None,  # noqa: FBT001 - the form of a command option
        dm: bool | None = None,  # noqa: FBT001
        fewer_pings: bool | None = None,  # noqa: FBT001
        confirm_votes: bool | None = None,  # noqa: FBT001
        text_only: bool | None = None,  # noqa: FBT001
        large_boards: bool | None = None,  # noqa: FBT001
        phone_boards: bool | None = None,  # noqa: FBT001
        words_for_emoji: bool | None = None,  # noqa: FBT001
        high_contrast: bool | None = None,  # noqa: FBT001
        palette: Literal["standard", "dark", "high-contrast", "deutan", "protan", "tritan"] | None = None,
    ) -> None:
        """Change what was given, and show the panel."""
        given = {
            "zone": zone,
            "quiet_from": quiet_from,
            "quiet_until": quiet_until,
            "language": language,
            "reminders": reminders,
            "dm": dm,
            "fewer_pings": fewer_pings,
            "confirm_votes": confirm_votes,
            "text_only": text_only,
            "large_boards": large_boards,
            "phone_boards": phone_boards,
            "words_for_emoji": words_for_emoji,
            "high_contrast": high_contrast,
            "palette": palette,
        }

        async def act(press: Press) -> None:
            await by_command(press, given)

        await anywhere(interaction, act, to("settings"))

    @settings.autocomplete("zone")
    async def zones(self, interaction: Interaction, current: str) -> Choices:  # noqa: ARG002
        """Time zones that fit what was typed so far."""
        return [app_commands.Choice(name=name, value=value) for name, value in suggested(current)[:MOST]]


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Settings(bot))
