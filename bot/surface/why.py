"""`/why`: the last events, each with the rule it rests on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from bot.surface.items import Press
from bot.surface.panel import words
from bot.text import clip
from games.kernel import Event

LAST = 12
CLAUSE = re.compile(r"\A([A-Z]{1,2}-[\w.]+)")


async def why(press: Press) -> None:
    """The last events the caller may know, with their rules."""
    look = await press.look()
    head = look.game.head
    told = await press.surface.store.events(look.game.id, max(-1, head - LAST), head)
    lines = [
        look.voice.say(
            "why-line", text=look.voice.event(event.kind, event.fields), rule=clause(look.game.kind, event.kind)
        )
        for event in told
        if event.reaches(look.seat)
    ]
    await press.reply.whisper(words(look.voice.say("why-title"), *(clip(line, 300) for line in lines[-LAST:])))


def clause(game: str, event: str) -> str:
    """The rule an event rests on: the first words of its docstring."""
    return rules_of(game).get(event, "")


@cache
def rules_of(game: str) -> dict[str, str]:
    """Every event of a game with its rule."""
    found: dict[str, str] = {}
    for kind in events_of(game):
        match = CLAUSE.match(kind.__doc__ or "")
        found[kind.__name__] = match[1] if match else ""
    return found


def events_of(game: str) -> Iterator[type[Event]]:
    """The event classes of a game."""
    return (kind for kind in Event.__subclasses__() if kind.__module__.startswith(f"games.{game}."))
