"""All that waits for one person, in all his games."""

from __future__ import annotations

from bot.surface.address import Address
from bot.surface.cards import stamp
from bot.surface.look import Look
from bot.surface.panel import ROW, Panel, button, buttons, words
from bot.surface.surface import Surface
from bot.text import Voice


async def inbox(surface: Surface, user: int) -> Panel:
    """The games that wait for this person, with what they ask, and a way to each desk."""
    rows = [row for row in await surface.games_of(user) if row.status == "playing"]
    looks = [look for row in rows if (look := await surface.look_as(row.id, user)) and look.awaited]
    voice = Voice(surface.words())
    if not looks:
        return words(voice.say("inbox-nothing"))
    ways = [button(look.game.title, Address(look.game.id, "table", "", "desk")) for look in looks[:ROW]]
    return words(voice.say("inbox-title", count=len(looks)), *(line(look) for look in looks)) + buttons(*ways)


def line(look: Look) -> str:
    """One game: what it asks, and until when."""
    asked = [look.voice.ask_label(one.decision.kind, one.decision.about) for one in look.awaited]
    when = stamp(look.deadline) if look.deadline else ""
    return look.voice.say("inbox-line", title=look.game.title, asked=look.voice.list(asked), when=when)
