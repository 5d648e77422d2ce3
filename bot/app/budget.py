"""How many calls a second this process makes, wherever they go out.

In any second there are no more of them than its share allows, and a share that has grown counts only a second later:
so the calls of all processes of any one second were made by shares that stood side by side at its beginning, and those
do not come to more than there is (`bot/base/shares.py`). Whoever has not been heard of for so long that others may soon
take his share calls nobody.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from math import inf
from time import monotonic
from typing import Final

from bot.base.shares import GIVEN_OUT

SECOND: Final = 1.0
LEAST_WAIT: Final = 0.001  # no rounding lets a call slip through


@dataclass(slots=True)
class Budget:
    """The share of this process and the calls it made of late. One that is alone has all that is given out, for good.

    Attributes:
        share: how many calls a second it may make.
        ends: when the share ends, if the process is not heard of before.
        wanted: how many calls came since that was last read.
        now: seconds by a clock that goes on while the machine sleeps.
    """

    share: int = GIVEN_OUT
    ends: float = inf
    wanted: int = 0
    now: Callable[[], float] = monotonic
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    _grown: tuple[float, int] | None = field(default=None, init=False)
    _made: deque[float] = field(default_factory=deque[float], init=False)
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
        """Make a call, if it may be made now: 0.0. Else: after how many seconds to ask again."""
        now, share = self.now(), self.in_force()
        while self._made and now - self._made[0] >= SECOND:
            self._made.popleft()
        if len(self._made) >= share:
            return max(LEAST_WAIT, self._made[-share] + SECOND - now) if share else SECOND
        self._made.append(now)
        return 0.0

    def in_force(self) -> int:
        """How many calls a second it may make at this moment."""
        now = self.now()
        if self._grown and now >= self._grown[0]:
            self.share, self._grown = self._grown[1], None
        return self.share if now < self.ends else 0

    def lower(self, share: int) -> int:
        """So much is due to it: what is less counts at once. How much it may be using from now on, or in a moment."""
        self.in_force()
        self.share = min(self.share, share)
        if self._grown:
            self._grown = self._grown[0], min(self._grown[1], share)
        return self._most

    def heard(self, share: int, ends: float) -> None:
        """The row says this, and the process may call until then; what is more than before counts in a second."""
        self.lower(share)
        self.ends = ends
        if share > self._most:
            self._grown = self.now() + SECOND, share

    @property
    def _most(self) -> int:
        """What it has, or is to have as soon as a second is over."""
        return max(self.share, self._grown[1] if self._grown else 0)

    def ask(self) -> int:
        """How many calls were wanted since this was asked last: those that came, and those that still waited."""
        wanted, self.wanted = self.wanted, self._waiting
        return wanted
