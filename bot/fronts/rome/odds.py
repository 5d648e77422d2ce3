"""How likely persuasions and Knights are, by what is put in."""

from __future__ import annotations

from typing import Final

from bot.fronts.republic.odds import of_persuasions, senator
from bot.fronts.rome.knights import comes
from bot.fronts.rome.looking import rome
from bot.fronts.rome.prospects import PERSUADING
from bot.surface.kit.panel import words
from bot.surface.press.items import Act, Press
from bot.surface.press.verbs import Field, Said, Verb


def knight(said: Said) -> Act:
    """RR-1.07.5: by who tries and what he spends."""
    name, talents = str(said["senator"]), int(said.get("talents") or 0)

    async def act(press: Press) -> None:
        look = await press.look()
        found = senator(look, name)
        one = rome(look).senators.get(found.id) if found else None
        if one is None:
            await press.reply.whisper(words(look.voice.say("odds-nobody", said=name[:40])))
            return
        chance = comes(rome(look), one, talents)
        line = look.voice.say("odds-knight", senator=one.id, talents=talents, chance=chance)
        await press.reply.whisper(words(line))

    return act


PERSUASION: Final = of_persuasions(PERSUADING)
KNIGHT: Final = Verb(
    "odds",
    "knight",
    "The chance to attract a Knight.",
    fields=[
        Field("senator", "Who tries", needed=True, free=True),
        Field("talents", "Talents he spends", "number", low=0, high=99),
    ],
    does=knight,
)
