"""Who did what, in order: deeds of people, events, the bot's requests, and refusals with their error trees."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from loopback.errors import Json
from loopback.model import Event, Message

if TYPE_CHECKING:
    from loopback.server import Logged, Loopback

KEPT = 20_000


class Transcript:
    """Listens to the world and the wire from the moment it is made."""

    def __init__(self, loopback: Loopback) -> None:
        self.world, self.started = loopback.world, loopback.world.clock.now()
        self.kept: deque[str] = deque(maxlen=KEPT)
        self.count = 0
        self.listeners: list[Callable[[str], None]] = []
        loopback.world.listeners.append(self._event)
        loopback.on_request.append(self._request)

    def __str__(self) -> str:
        return "\n".join(self.kept)

    @property
    def lines(self) -> list[str]:
        """All that is kept, oldest first."""
        return list(self.kept)

    def note(self, text: str) -> None:
        """Write a line, with the seconds since the beginning."""
        line = f"{self.world.clock.now() - self.started:9.3f}  {text}"
        self.kept.append(line)
        self.count += 1
        for listener in list(self.listeners):
            listener(line)

    def _event(self, event: Event) -> None:
        where = f" in {event.channel.name or 'an inbox'}" if event.channel else ""
        who = f" for {self.world.users[event.only].name} only" if event.only else ""
        self.note(f"    ~ {event.name}{where}{who}{_about(event.about)}")

    def _request(self, call: Logged) -> None:
        self.note(f"    > {call.actor}: {call.method} {_short(call.path)} {call.status} ({call.ms:.1f} ms)")
        if call.error:
            self.note(f"      refused: {_json(call.error)}")
            self.note(f"      body: {_json(call.body)}")


def _about(message: Message | None) -> str:
    return f": {message.content[:100]!r}" if message and message.content else ""


def _short(path: str) -> str:
    """A path without the long secret of an interaction."""
    return "/".join(part if len(part) < 60 else f"{part[:6]}…" for part in path.split("/"))


def _json(body: Json | None) -> str:
    return json.dumps(body, ensure_ascii=False, default=str)[:2000]
