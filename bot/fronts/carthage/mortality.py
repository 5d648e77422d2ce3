"""`/mortality`: what the chits of this turn did."""

from __future__ import annotations

from bot.fronts.carthage.looking import carthage
from bot.surface.kit.panel import words
from bot.surface.press.items import Press


async def mortality(press: Press) -> None:
    """The chits drawn this turn, who died, which Wars woke."""
    look = await press.look()
    view, voice = carthage(look), look.voice
    told = view.chronicle
    lines = [
        voice.say("mortality-title", turn=view.turn),
        voice.say("mortality-chits", chits=told.chits),
        voice.say("mortality-deaths", deaths=told.deaths),
        voice.say("mortality-woken", wars=told.woken),
    ]
    await press.reply.whisper(words(*lines))
