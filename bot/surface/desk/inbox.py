"""All that waits for one person, in all his games on all servers."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from bot.base.errors import NotOpen
from bot.base.text import Voice, clip
from bot.surface.desk.acts import desk
from bot.surface.kit.address import Address
from bot.surface.kit.cards import stamp
from bot.surface.kit.knowing import UNKNOWN, known
from bot.surface.kit.look import Look
from bot.surface.kit.panel import MENU, OPTION, ROW, Item, Menu, Panel, button, buttons, words
from bot.surface.kit.surface import Surface
from bot.surface.press.items import Press

NEVER = datetime.max.replace(tzinfo=UTC)


async def inbox(surface: Surface, user: int) -> Panel:
    """The games that wait for this person, the most urgent first, with what they ask and a way to each desk."""
    rows = await surface.store.games(user=user, status=("playing",))
    seen = [await surface.looker.outline(row.id, user) for row in rows]
    looks = sorted((look for look in seen if look and look.awaited), key=lambda look: look.deadline or NEVER)
    voice = Voice(surface.words())
    if not looks:
        return words(voice.say("inbox-nothing"))
    more = [voice.say("inbox-more", count=len(looks) - MENU)] if len(looks) > MENU else []
    lines = [line(look) for look in looks[:MENU]]
    return words(voice.say("inbox-title", count=len(looks)), *lines, *more) + desks(voice, looks[:MENU])


def line(look: Look) -> str:
    """One game: where it is, what it asks, and until when."""
    asked = [look.voice.asks(one.decision) for one in look.awaited]
    where = f"<#{look.game.channel}>" if look.game.channel else ""
    when = stamp(look.deadline) if look.deadline else ""
    text = look.voice.say("inbox-line", title=look.game.title, where=where, asked=look.voice.list(asked), when=when)
    return clip(text, 150)


def desks(voice: Voice, looks: list[Look]) -> Panel:
    """The ways to the desks: buttons, or a menu where they are too many."""
    if len(looks) <= ROW:
        return buttons(*(button(look.game.title, Address(look.game.id, "table", "", "desk")) for look in looks))
    items = [Item(clip(look.game.title, OPTION), look.game.id) for look in looks]
    return Panel((Menu(Address("", "inbox", "", "desks"), items, voice.say("inbox-open")),))


async def desk_of(press: Press) -> None:
    """A game was chosen from the menu: its desk."""
    if not press.values:
        raise NotOpen(UNKNOWN)
    await known(press.surface, press.reply.interaction, press.values[0])
    await desk(replace(press, to=Address(press.values[0], "table", "", "desk")))
