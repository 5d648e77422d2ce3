"""Where the time comes from. It is always asked for, so that tests can move it."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime, timedelta
from time import monotonic
from typing import Protocol

DAY = timedelta(days=1)
BEGINS = datetime(2026, 3, 1, 12, tzinfo=UTC)


def awake() -> float:
    """Seconds by a clock that nobody can set and that goes on while the machine sleeps, where it has one."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else monotonic()


class Time(Protocol):
    """Where the bot gets the time from."""

    def now(self) -> datetime:
        """The time, in UTC."""
        ...

    def steady(self) -> timedelta:
        """What has passed since some moment, by a clock nobody can set."""
        ...

    async def sleep_until(self, when: datetime) -> None:
        """Return when it is that time, or at once if it has passed; earlier only if the clock was set back."""
        ...


class WallTime:
    """The time of this machine."""

    def now(self) -> datetime:
        """The time, in UTC."""
        return datetime.now(UTC)

    def steady(self) -> timedelta:
        """What has passed since some moment, by a clock nobody can set."""
        return timedelta(seconds=monotonic())

    async def sleep_until(self, when: datetime) -> None:
        """Sleep, at most a day at a time; whoever sleeps wakes as the clock was set back, and looks again."""
        former, left = timedelta.max, when - self.now()
        while timedelta() < left < former:
            await asyncio.sleep(min(left, DAY).total_seconds())
            former, left = left, when - self.now()


class MovedTime:
    """A time that stands still until it is moved."""

    def __init__(self, now: datetime = BEGINS) -> None:
        self.at = now
        self._sleepers: list[tuple[datetime, asyncio.Future[None]]] = []
        self._lay_down = asyncio.Event()
        self._set = timedelta()

    def now(self) -> datetime:
        """The time to which it was moved."""
        return self.at

    def steady(self) -> timedelta:
        """How far it was moved; what it was set by does not count."""
        return self.at - BEGINS - self._set

    def jump(self, by: timedelta) -> None:
        """Somebody sets the clock: no time passes."""
        self._set += by
        self.move(by)

    async def sleep_until(self, when: datetime) -> None:
        """Until it is moved there."""
        if when > self.at:
            waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._sleepers.append((when, waiting))
            self._lay_down.set()
            await waiting

    async def until_awaited(self, when: datetime) -> None:
        """Until somebody sleeps until that time."""
        while all(other != when for other, _ in self._sleepers):
            self._lay_down.clear()
            await self._lay_down.wait()

    def move(self, by: timedelta) -> None:
        """So much later; whoever slept until then wakes."""
        self.at += by
        for when, waiting in self._sleepers:
            if when <= self.at and not waiting.done():
                waiting.set_result(None)
        self._sleepers = [(when, one) for when, one in self._sleepers if not one.done()]
