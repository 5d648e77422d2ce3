"""`/game repair` and `/game move`."""

from __future__ import annotations

from bot.surface.kit.panel import words
from bot.surface.posting.repairs import ask_move, ask_repair
from bot.surface.press.items import Act, Press


async def repair(press: Press) -> None:
    """Every card is looked over, and what is missing is posted anew."""
    await ask_repair(press.surface, press.to.game, press.user.id)
    await press.reply.whisper(words(press.surface.words().say("repair-begun")))


def move(guild: int, channel: int) -> Act:
    """Go on in another channel."""

    async def act(press: Press) -> None:
        await ask_move(press.surface, press.to.game, press.user.id, guild, channel)
        await press.reply.whisper(words(press.surface.words().say("move-done", channel=f"<#{channel}>")))

    return act
