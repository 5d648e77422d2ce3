"""`/mortality`: this phase has no choice; its command tells what happened."""

from __future__ import annotations

from bot.app.client import Byrsa
from bot.surface.press.phases import Single


class Mortality(Single):
    """What the games tell of this phase."""


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Mortality(bot, "mortality"))
