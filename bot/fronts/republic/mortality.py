"""`/mortality`: what the chits of this turn did."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.base.text import Voice
from bot.fronts.republic.looking import republic
from bot.surface.kit.panel import words
from bot.surface.press.items import Press
from bot.surface.press.verbs import GAME, Verb


async def mortality(press: Press) -> None:
    """The chits drawn this turn, who died, which Wars woke."""
    look = await press.look()
    view, voice = republic(look), look.voice
    told = view.chronicle
    lines = [
        voice.say("mortality-title", half=look.sign, turn=look.date),
        voice.say("mortality-chits", chits=told.chits),
        voice.say("mortality-deaths", deaths=told.deaths),
        voice.say("mortality-woken", wars=told.woken),
    ]
    await press.reply.whisper(words(*lines))


def tell_chits(voice: Voice, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """RC-5.0a, RR-1.05.1: the chits as they were drawn, some without a number; events of before say nothing else."""
    chits = [voice.say("chit-blank") if one == "none" else one for one in fields["chits"]]
    return {"chits": chits, "against": fields.get("against")}


MORTALITY: Final = Verb(
    "mortality", "", "This turn's chits, deaths and woken Wars.", (), [GAME], does=lambda _: mortality
)
