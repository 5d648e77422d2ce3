"""Times and how long a decision may take. Time is always asked for, so that tests can move it."""

from __future__ import annotations

import asyncio
import enum
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from time import monotonic
from typing import Protocol

from bot.store.rows import WindowRow
from games.kernel import Window

DAY = timedelta(days=1)
BEGINS = datetime(2026, 3, 1, 12, tzinfo=UTC)


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


class Pace(enum.StrEnum):
    """How long a window is open. `NONE`: it has no deadline."""

    LIVE = "live"
    BRISK = "brisk"
    STANDARD = "standard"
    RELAXED = "relaxed"
    UNHURRIED = "unhurried"
    NONE = "none"


LENGTHS = {
    Pace.LIVE: timedelta(minutes=10),
    Pace.BRISK: timedelta(hours=12),
    Pace.STANDARD: timedelta(hours=24),
    Pace.RELAXED: timedelta(hours=48),
    Pace.UNHURRIED: timedelta(hours=72),
}
FLOOR = 1.5
SHORTEST = timedelta(hours=2)
LAST_CALL = timedelta(hours=1)
FIFTH = 0.2


def deadline(pace: str, window: Window, opened: datetime) -> datetime | None:
    """When a window that opens now is due; None: never. A floor takes half as long again."""
    length = LENGTHS.get(Pace(pace))
    if length is None:
        return None
    return opened + (length * FLOOR if window is Window.FLOOR else length)


def half_time(opened: datetime, due: datetime | None) -> datetime | None:
    """When the first reminder is sent; None: never, for there is no deadline, or it is too near for one."""
    if due is None or due - opened < SHORTEST:
        return None
    return opened + (due - opened) / 2


def last_call(opened: datetime, due: datetime) -> datetime:
    """When the last reminder is sent: with a tenth of the time left, at least an hour before the end."""
    return due - max((due - opened) / 10, LAST_CALL)


def moved(row: WindowRow, due: datetime, now: datetime) -> WindowRow:
    """A window with another deadline. Reminders begin anew only where it moved by more than a fifth (10.3)."""
    if row.due is not None and abs(due - row.due) <= FIFTH * (row.due - row.opened):
        last = last_call(row.opened, due)
        return replace(row, due=due, remind_at=last if row.remind_at and row.stage else row.remind_at)
    half = half_time(row.opened, due)
    return replace(row, due=due, stage=0, remind_at=half if half is None or half > now else half_time(now, due))
