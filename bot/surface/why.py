"""`/why`: the last events, each with the rule it rests on."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.store import EventRow
from bot.surface.address import Address
from bot.surface.clauses import clause
from bot.surface.items import Press, acts
from bot.surface.look import Look
from bot.surface.panel import MENU, Item, Menu, Panel, words
from bot.text import clip

LAST = 12
MOST = 30


@acts("why")
async def why(press: Press) -> None:
    """The last events the caller may know, or those of one result, with their rules."""
    look = await press.look()
    head = look.game.head
    seq = int(press.to.arg) if press.to.arg.isascii() and press.to.arg.isdigit() and len(press.to.arg) < 9 else None
    span = (max(-1, head - LAST), head) if seq is None else (seq - 1, seq)
    told = [event for event in await press.surface.store.events(look.game.id, *span) if event.reaches(look.seat)]
    await press.reply.whisper(reasons(look, told[-LAST:] if seq is None else told[:MOST]))


def reasons(look: Look, told: Sequence[EventRow]) -> Panel:
    """Events with the rules they rest on, and a menu that opens those rules."""
    say = look.voice.say
    if not told:
        return words(say("why-nothing"))
    rules = [clause(look.game.kind, event.kind) or None for event in told]
    lines = [
        clip(say("why-line", text=look.voice.event(event.kind, event.fields), rule=rule), 300)
        for event, rule in zip(told, rules, strict=True)
    ]
    items = [Item(rule, rule) for rule in dict.fromkeys(rules) if rule]
    ask = Address(look.game.id, "table", "", "clause")
    return words(say("why-title"), *lines) + (Panel((Menu(ask, items[:MENU], say("why-more")),)) if items else Panel())
