"""Time that can be skipped: where the bot's is that of its local Discord, a deadline days away can be had at once.

Nothing is left out on the way: reminders, the moments of computer players and whatever else falls due before it take
effect one after the other, as if the time had passed; only the waiting is missing.
"""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from time import monotonic
from typing import Final

from bot.app.client import Byrsa
from bot.services.clock.clock import PRESENT
from loopback.clock import Clock

MOMENT: Final = timedelta(seconds=1)
HINT: Final = "As if the time had passed: all that falls due takes effect, one after the other, and nothing is lost"
PATIENCE: Final = 60  # seconds of the machine, until all that fell due has taken effect


class TownTime:
    """The time of a local Discord, for the bot that plays there."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock

    def now(self) -> datetime:
        """The time, in UTC."""
        return datetime.fromtimestamp(self.clock.now(), UTC)

    def steady(self) -> timedelta:
        """What has passed since some moment, by a clock nobody can set; what was skipped has passed."""
        return timedelta(seconds=monotonic() + self.clock.skipped)

    async def sleep_until(self, when: datetime) -> None:
        """Return when it is that time, or at once if it has passed or is skipped."""
        await self.clock.until(when.timestamp())

    def skip_to(self, when: datetime) -> None:
        """It is that time, or a moment later where it has been already."""
        self.clock.advance(max(when - self.now(), timedelta()).total_seconds() + MOMENT.total_seconds())


async def skip(bot: Byrsa, time: TownTime) -> timedelta | None:
    """To the next deadline and no further; how far that was. None: nothing waits for a time.

    TimeoutError: the bot does not come to rest.
    """
    began = time.now()
    async with asyncio.timeout(PATIENCE):
        await bot.idle()
        goal = await deadline(bot)
        if goal is None:
            return None
        while time.now() <= goal:
            time.skip_to(min(goal, await _on_the_way(bot, goal)))
            await bot.idle()
            goal = min(goal, await deadline(bot) or goal)
    return time.now() - began


async def deadline(bot: Byrsa) -> datetime | None:
    """When the next deadline takes effect; where there is none, when anything else that waits for a time does."""
    due, since = await bot.store.next_due(), bot.clock.since
    if due is None:
        return await bot.store.next_note()
    return max(due, since + PRESENT) if since else due


async def _on_the_way(bot: Byrsa, goal: datetime) -> datetime:
    """What falls due first."""
    times = (await bot.store.next_reminder(), await bot.store.next_note())
    return min((one for one in times if one is not None), default=goal)


def told(passed: timedelta, now: datetime, following: datetime | None) -> str:
    """What the visitor is told."""
    rest = f" The next deadline: {_moment(following)}." if following else " Nothing else waits for a time."
    return f"{_long(passed)} later: {_moment(now)}.{rest}"


def _moment(when: datetime) -> str:
    return f"{when:%A %d %B, %H:%M} UTC"


def _long(passed: timedelta) -> str:
    """A length as one says it."""
    minutes = round(passed / timedelta(minutes=1))
    hours, minutes = divmod(minutes, 60)
    if not hours:
        return f"{minutes} {'minute' if minutes == 1 else 'minutes'}"
    return f"{hours} {'hour' if hours == 1 else 'hours'}" + (f" {minutes} min" if minutes else "")
