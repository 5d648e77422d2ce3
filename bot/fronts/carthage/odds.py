"""How likely a persuasion is, by its Base Number."""

from __future__ import annotations

from bot.surface.kit.panel import words
from bot.surface.press.items import Act, Press
from games.carthage.minds.persuading import percent


def persuasion_odds_of(base: int) -> Act:
    """The handler of `/odds persuasion`: RC-8.5.4."""

    async def act(press: Press) -> None:
        look = await press.look()
        line = look.voice.say("odds-persuasion", base=base, chance=percent(base, 0))
        await press.reply.whisper(words(line))

    return act
