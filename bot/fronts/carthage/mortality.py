"""`/mortality`: what the chits of this turn did."""

from __future__ import annotations

from bot.base.errors import NotAllowed
from bot.surface.kit.panel import words
from bot.surface.press.items import Press
from games.carthage.seen.view import CarthageView


async def mortality(press: Press) -> None:
    """The chits drawn this turn, who died, which Wars woke."""
    look = await press.look()
    if not isinstance(look.view, CarthageView):
        raise NotAllowed("game.other-kind")
    told, voice = look.view.chronicle, look.voice
    lines = [
        voice.say("mortality-title", turn=look.view.turn),
        voice.say("mortality-chits", chits=told.chits),
        voice.say("mortality-deaths", deaths=told.deaths),
        voice.say("mortality-woken", wars=told.woken),
    ]
    await press.reply.whisper(words(*lines))
