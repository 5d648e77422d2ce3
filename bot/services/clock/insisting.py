"""Doing what must be done in the end, however often it fails meanwhile."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Final

import structlog

from bot.base.errors import StoreFailed
from bot.base.times import Time

FIRST: Final = timedelta(seconds=1)
LONGEST: Final = timedelta(seconds=30)

log = structlog.stdlib.get_logger()


async def insist(
    time: Time, name: str, work: Callable[[], Awaitable[object]], *, against: type[Exception] = StoreFailed
) -> None:
    """Do it; where it fails, begin again after a pause that is twice as long each time, half a minute at most.

    What went well for longer than that has begun anew: the next pause is short. `against`: what it begins again after.
    """
    pause = FIRST
    while True:
        began = time.steady()
        try:
            await work()
        except against as error:
            pause = FIRST if time.steady() - began > LONGEST else pause
            _tell(name, error, pause)
        else:
            return
        await time.sleep_until(time.now() + pause)
        pause = min(2 * pause, LONGEST)


def _tell(name: str, error: Exception, pause: timedelta) -> None:
    """A database that fails is known, and tells nothing by where it was noticed."""
    again = pause.total_seconds()
    if isinstance(error, StoreFailed):
        log.warning(f"{name}.waits", trouble=error.trouble, cause=str(error), again=again)
    else:
        log.error(f"{name}.failed", again=again, exc_info=error)
