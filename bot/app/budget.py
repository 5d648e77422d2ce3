"""How many calls a second this process makes, wherever they go out.

A call has a place from when it goes out until a second after its answer: whenever Discord counted it, it had its place
then, and for a second on. So the calls that Discord counts in any one second stand side by side at its end, and those
of all processes are never more than their shares (`bot/base/shares.py`), however long some are on their way. Whoever
has not been heard of for so long that others may soon take his share calls nobody.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from math import inf
from typing import Final

from bot.base.shares import GIVEN_OUT
from bot.base.times import awake

SECOND: Final = 1.0
LEAST_WAIT: Final = 0.001  # no rounding lets a call slip through


@dataclass(slots=True)
class Budget:
    """The places of this process. One that is alone has all that are given out, for good.

    Attributes:
        share: how many there are.
        ends: when the share ends, if the process is not heard of before.
        wanted: how many calls came since that was last read.
        now: seconds by a clock that goes on while the machine sleeps.
    """

    share: int = GIVEN_OUT
    ends: float = inf
    wanted: int = 0
    now: Callable[[], float] = awake
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    _halted: float = field(default=-inf, init=False)
    _under_way: int = field(default=0, init=False)
    _answered: deque[float] = field(default_factory=deque[float], init=False)
    _line: asyncio.Lock = field(default_factory=asyncio.Lock, init=False)
    _waiting: int = field(default=0, init=False)

    async def turn(self) -> None:
        """Wait until one more call may be made, behind those that came before."""
        self.wanted, self._waiting = self.wanted + 1, self._waiting + 1
        try:
            async with self._line:
                while wait := self.take():
                    await self.sleep(wait)
        finally:
            self._waiting -= 1

    def take(self) -> float:
        """Take a place, if there is one: 0.0. Else: after how many seconds to ask again."""
        if self.now() < self._halted:
            return self._halted - self.now()
        lacking = self.held() - (self.share if self.now() < self.ends else 0)
        if lacking < 0:
            self._under_way += 1
            return 0.0
        free = self._answered[lacking] - self.now() + SECOND if lacking < len(self._answered) else SECOND
        return max(LEAST_WAIT, free)

    def over(self) -> None:
        """A call was answered, or never will be."""
        self._under_way -= 1
        self._answered.append(self.now())

    def held(self) -> int:
        """How many places are taken."""
        while self._answered and self.now() - self._answered[0] >= SECOND:
            self._answered.popleft()
        return self._under_way + len(self._answered)

    def lower(self, share: int) -> int:
        """So much is due to it: what is less counts at once. How many places it may be using from now on."""
        self.share = min(self.share, share)
        return max(self.share, self.held())

    def heard(self, share: int, ends: float) -> None:
        """Its row says this share, and it may call until then."""
        self.share, self.ends = share, ends

    def halt(self, seconds: float) -> None:
        """Discord answers no calls of the bot for so long, as another process was told."""
        self._halted = max(self._halted, self.now() + seconds)

    def ask(self) -> int:
        """How many calls were wanted since this was asked last: those that came, and those that still waited."""
        wanted, self.wanted = self.wanted, self._waiting
        return wanted
