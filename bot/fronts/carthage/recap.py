"""What a game of Carthage will be remembered for, a line for each turn: for its last card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from bot.base.text import clip
from bot.services.records.chronicle import course
from bot.store.store import EventRow
from bot.surface.kit.look import Look

REMEMBERED: Final = (
    ("won", "republic.WarWon", "war"),
    ("lost", "carthage.WarLost", "war"),
    ("founded", "republic.ProvinceCreated", "province"),
    ("removed", "carthage.ProvinceRemoved", "province"),
    ("reached", "carthage.Discovered", "goal"),
    ("event", "republic.EventEntered", "name"),
    ("captured", "republic.CommanderCaptured", "senator"),
    ("revolt", "carthage.RevoltBegan", "senator"),
    ("elected", "republic.ElectedForLife", "senator"),
    ("appointed", "republic.AppointedForLife", "senator"),
    ("died", "republic.Died", "card"),
)
"""What is told of a turn, in this order: its text, the event, the field that names it."""
LINE: Final = 240
ALL: Final = 2600  # characters; the standings stand on the same card


def recap(look: Look, told: Iterable[EventRow]) -> list[str]:
    """A line for each turn in which anything was done that counts; of a very long game the last turns."""
    if not look.voice.has("recap-turn"):
        return []
    public = [event for event in told if event.audience is None]
    lines = [
        line
        for turn, events in course(look.game.kind).turns(public).items()
        if turn and (line := of_turn(look, turn, events))
    ]
    return fitting(lines)


def of_turn(look: Look, turn: int, events: Sequence[EventRow]) -> str:
    """The Suffetes of a turn, as Carthage named its years, and what was done under them."""
    say = look.voice.say
    parts = [
        say(f"recap-{text}", things=things) for text, kind, field in REMEMBERED if (things := of(events, kind, field))
    ]
    suffetes = of(events, "carthage.SuffeteElected", "senator")
    named = {"elected": len(suffetes), "suffetes": suffetes}
    return clip(say("recap-turn", turn=turn, told="; ".join(parts), **named), LINE) if parts else ""


def of(events: Sequence[EventRow], kind: str, field: str) -> list[Any]:
    """What these events name, each once."""
    return list(dict.fromkeys(event.fields[field] for event in events if event.kind == kind))


def fitting(lines: Sequence[str]) -> list[str]:
    """As many of the last lines as fit on the card."""
    kept: list[str] = []
    for line in reversed(lines):
        if sum(map(len, kept)) + len(line) > ALL:
            break
        kept.insert(0, line)
    return kept
