"""Presses at a steady rate, whether those before are answered or not; what each was answered, and when."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.app.load.hands import Hand
from bot.base.text import BASE, DEFAULT, Voice, catalogue
from loopback import Loopback, interact
from loopback.interact import Interaction
from loopback.person import DEFERRED, DEFERRED_UPDATE
from loopback.seen import Seen
from loopback.server import BY_TOKEN, Logged
from loopback.world import World

THINKING: Final = 30.0
"""So many seconds does somebody look at what says that there will be an answer."""
SILENT: Final = 10.0
"""A press that was taken and after so many seconds has changed nothing for its presser, has nothing to show him."""
KINDS: Final = {interact.COMMAND: "command", interact.MODAL: "form"}


@dataclass(slots=True)
class Press:
    """One press. `own`: milliseconds until its presser saw what came of it; None: there was nothing to be seen."""

    interaction: Interaction
    own: float | None = None
    lost: bool = False

    @property
    def acked(self) -> bool:
        """Whether it was acknowledged in time."""
        return self.interaction.ack is not None and not self.interaction.timed_out

    @property
    def kind(self) -> str:
        """A button, a menu, a form or a command."""
        menu = "menu" if "values" in self.interaction.data else "button"
        return KINDS.get(self.interaction.type, menu)


async def answered(world: World, press: Press) -> None:
    """Wait for the acknowledgement, and for what the presser is to see."""
    one = press.interaction
    if not await interact.acknowledged(world, one):
        press.lost = True
        return
    try:
        async with asyncio.timeout(SILENT if one.ack == DEFERRED_UPDATE else THINKING):
            await one.settled.wait()
    except TimeoutError:
        press.lost = one.ack == DEFERRED
        return
    press.own = 1000 * (world.clock.now() - one.created)


@dataclass(slots=True)
class Calls:
    """What the bot asked of Discord. `counted`: by method, what its limit counts; `by_token`: edits by presses."""

    counted: Counter[str] = field(default_factory=Counter[str])
    by_token: int = 0
    limited: int = 0
    refused: Counter[str] = field(default_factory=Counter[str])

    def note(self, call: Logged) -> None:
        """One call."""
        if not call.route.startswith(BY_TOKEN):
            self.counted[call.method] += 1
        elif not call.route.endswith("/callback"):
            self.by_token += 1
        if call.status == 429:
            self.limited += 1
        elif call.status >= 400:
            self.refused[f"{call.method} {call.route} {call.status} {call.code or ''}".strip()] += 1


@dataclass(slots=True)
class Drive:
    """People who press. `idle`: so often nobody had anything to press; `thinking`: seconds of the processor."""

    loopback: Loopback
    hands: Sequence[Hand]
    presses: list[Press] = field(default_factory=list[Press])
    calls: Calls = field(default_factory=Calls)
    idle: int = 0
    thinking: float = 0.0
    took: float = 0.0
    _under_way: set[asyncio.Task[None]] = field(default_factory=set[asyncio.Task[None]])

    async def run(self, seconds: float, rate: float) -> None:
        """Press so long and so fast; then all that is under way is waited for."""
        turns, began = deque(self.hands), time.monotonic()
        self.loopback.on_request.append(self.calls.note)
        for number in range(round(seconds * rate)):
            await asyncio.sleep(max(0.0, began + number / rate - time.monotonic()))
            await self._next(turns)
        self.took = time.monotonic() - began
        await asyncio.gather(*self._under_way)
        self.loopback.on_request.remove(self.calls.note)

    async def _next(self, turns: deque[Hand]) -> None:
        """Whoever has not pressed for longest, and can, does."""
        hand = self._ready(turns)
        interaction = await hand.press() if hand is not None else None
        if hand is None or interaction is None:
            self.idle += 1
            return
        press, hand.busy = Press(interaction), True
        self.presses.append(press)
        task = asyncio.create_task(self._see(hand, press))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    def _ready(self, turns: deque[Hand]) -> Hand | None:
        began = time.thread_time()
        try:
            for _ in range(len(turns)):
                hand = turns[0]
                turns.rotate(-1)
                if not hand.busy and hand.choose():
                    return hand
            return None
        finally:
            self.thinking += time.thread_time() - began

    async def _see(self, hand: Hand, press: Press) -> None:
        try:
            await answered(self.loopback.world, press)
            hand.answered(press.interaction)
        finally:
            hand.busy = False


def told(world: World, presses: Sequence[Press]) -> Counter[str]:
    """How often people were told that they go too fast, and that something nobody foresaw has happened."""
    say = Voice(catalogue(BASE, DEFAULT)).say
    sentences = {"hasty": say("error-haste"), "failed": say("error-unexpected", code="\0").partition("\0")[0]}
    found = Counter[str](dict.fromkeys(sentences, 0))
    for press in presses:
        seen = [Seen(world, one).text for one in (press.interaction.original, *press.interaction.sent) if one]
        found.update(name for name, words in sentences.items() if any(words in text for text in seen))
    return found
