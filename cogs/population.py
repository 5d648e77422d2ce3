"""`/population`: this phase has no choice; its command tells what the people may say."""

from __future__ import annotations

from bot.app.client import Byrsa
from bot.surface.press.phases import Single


class Population(Single):
    """What the games tell of this phase."""


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Population(bot, "population"))
