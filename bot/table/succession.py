"""What was said after what: moments that follow each other, though somebody may set the clock back between two."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from bot.base.times import Time
from bot.store.store import Stand

EVER = datetime.min.replace(tzinfo=UTC)
TICK = timedelta(microseconds=1)


@dataclass(slots=True)
class Succession:
    """When things are said. Deadlines are reckoned by the clock as it is; only what came first is told by this."""

    time: Time
    last: datetime = EVER

    def next(self, stand: Stand) -> datetime:
        """The time, or a little more than the latest that was said in this game or by this process."""
        sat, said = (one.since for one in stand.seats.values()), (row.at for row in stand.saved)
        before, now = max([self.last, *sat, *said]), self.time.now()
        self.last = now if now >= before else before + TICK
        return self.last
