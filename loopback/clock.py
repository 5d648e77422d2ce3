"""The world's clock: wall time, which a test may push forward."""

from __future__ import annotations

import asyncio
import datetime as dt
import time
from collections.abc import Callable

DISCORD_EPOCH = 1_420_070_400_000


class Clock:
    """Seconds since 1970, in real time plus all that was skipped by `advance`."""

    def __init__(self, source: Callable[[], float] = time.time) -> None:
        self.source = source
        self.skipped = 0.0
        self.watchers: list[Callable[[], None]] = []
        self._moved: asyncio.Event | None = None

    def now(self) -> float:
        """The present, in seconds since 1970."""
        return self.source() + self.skipped

    def iso(self, at: float | None = None) -> str:
        """A moment as Discord writes it; the present by default."""
        return dt.datetime.fromtimestamp(self.now() if at is None else at, dt.UTC).isoformat()

    def advance(self, seconds: float = 0, *, minutes: float = 0, hours: float = 0, days: float = 0) -> None:
        """Skip time forward; whoever waits for a moment now past is woken."""
        self.skipped += seconds + 60 * minutes + 3600 * hours + 86400 * days
        for watcher in list(self.watchers):
            watcher()
        if self._moved:
            self._moved.set()
            self._moved = None

    async def until(self, moment: float) -> None:
        """Wait for that moment; skipping past it ends the wait."""
        while (left := moment - self.now()) > 0:
            self._moved = self._moved or asyncio.Event()
            try:
                await asyncio.wait_for(self._moved.wait(), left)
            except TimeoutError:
                continue
