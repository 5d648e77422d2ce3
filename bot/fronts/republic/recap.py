"""What a game of a republic will be remembered for, a line for each turn: for its last card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.base.text import clip
from bot.services.records.chronicle import course
from bot.store.store import EventRow
from bot.surface.kit.look import Look
from bot.surface.kit.then import each_then

LINE: Final = 240
ALL: Final = 2600  # characters; the standings stand on the same card


@dataclass(frozen=True, kw_only=True)
class Memory:
    """What is told of a turn.

    Attributes:
        deeds: in this order: the text, the event, the field that names it.
        heads: the event by which its heads of State were elected, after whom the year is named.
        only: of those events, what these fields have to be.
    """

    deeds: Sequence[tuple[str, str, str]]
    heads: str
    only: Mapping[str, Sequence[str]] = field(default_factory=dict[str, "Sequence[str]"])

    @property
    def lasting(self) -> frozenset[str]:
        """All events that it is made of."""
        return frozenset({self.heads, *(kind for _, kind, _ in self.deeds)})

    def recap(self, look: Look, told: Iterable[EventRow]) -> list[str]:
        """A line for each turn in which anything was done that counts; of a very long game the last turns."""
        if not look.voice.has("recap-turn"):
            return []
        public = [event for event in told if event.audience is None]
        then = each_then(look, public)
        lines = [
            line
            for turn, events in course(look.game.kind).turns(public).items()
            if turn and (line := self.of_turn(look, turn, [(event, then[event.seq, event.n]) for event in events]))
        ]
        return fitting(lines)

    def of_turn(self, look: Look, turn: int, events: Sequence[tuple[EventRow, Look]]) -> str:
        """The heads of State of a turn, as both cities named their years, and what was done under them."""
        say = look.voice.say
        parts = [
            say(f"recap-{text}", things=things)
            for text, kind, field in self.deeds
            if (things := of(events, kind, field))
        ]
        chosen = [
            (one, then) for one, then in events if all(one.fields.get(name) in some for name, some in self.only.items())
        ]
        heads = of(chosen, self.heads, "senator")
        line = say("recap-turn", turn=turn, told="; ".join(parts), elected=len(heads), heads=heads)
        return clip(line, LINE) if parts else ""


def of(events: Sequence[tuple[EventRow, Look]], kind: str, field: str) -> list[str]:
    """What these events name, as it was called then, each once."""
    found = (then.voice.name(str(event.fields[field])) for event, then in events if event.kind == kind)
    return list(dict.fromkeys(found))


def fitting(lines: Sequence[str]) -> list[str]:
    """As many of the last lines as fit on the card."""
    kept: list[str] = []
    for line in reversed(lines):
        if sum(map(len, kept)) + len(line) > ALL:
            break
        kept.insert(0, line)
    return kept
