"""The road to Discord, by which all parcels go. While nothing arrives, it is closed: nothing is lost, all of it waits.

Then one parcel at a time asks whether the road is open again, with growing pauses, and the clocks of all games stand
still: what nobody could be told, nobody can miss. Whoever runs the bot reads of it in the log, once, and by `alive`.

Where a single place takes nothing and nothing else is to be sent, it may be the road or the place: then Discord itself
is asked. If it answers, the clocks go on and that parcel is a suspect. Two places are the road's, whatever it answers.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Final

import structlog

from bot.services.clock.clock import Clock
from bot.store.store import RoadRow, Store
from bot.surface.kit.hindrances import Hindrance

PAUSES: Final = (timedelta(seconds=5), timedelta(minutes=5))
BANNED: Final = (timedelta(minutes=1), timedelta(minutes=15))  # it is longer, and knocking does not shorten it
ITS_OWN: Final = (Hindrance.DOWN, Hindrance.NETWORK)  # these two may come of the parcel itself
AGAIN: Final = 2  # it closed the road, and has asked once
log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


@dataclass(slots=True)
class Road:
    """Whether what is sent arrives.

    Attributes:
        closed: since when it does not, and why; None: it does.
        next: when the next parcel may ask.
        asking: the parcel that asks; what was on its way before the road was closed says nothing of now.
        failing: the places that took nothing since something arrived anywhere.
    """

    store: Store
    clock: Clock
    closed: RoadRow | None = field(default=None, init=False)
    next: datetime = field(default=datetime.min.replace(tzinfo=UTC), init=False)
    asking: int | None = field(default=None, init=False)
    failing: set[str] = field(default_factory=set[str], init=False)
    _asked: int = field(default=0, init=False)
    _closer: int = field(default=0, init=False)
    _suspects: set[int] = field(default_factory=set[int], init=False)

    async def resume(self) -> None:
        """The road is as the former process left it, until a parcel has asked."""
        self.closed = await self.store.road()
        if self.closed is not None:
            self.clock.disconnected("road")

    async def close(self, parcel: int, cause: Hindrance, place: str = "") -> None:
        """A parcel did not arrive, and no other would have."""
        now, first = self.clock.time.now(), self.closed is None
        self.failing.add(place)
        if not first and parcel != self.asking:
            return
        if first:
            self._closer, self._asked = parcel, 0
            self.clock.disconnected("road")
        self.closed = RoadRow(self.closed.since if self.closed else now, cause)
        self.next = now + pause(cause, self._asked)
        self._asked += 1
        await self.store.close_road(self.closed)
        if first:
            log.warning("road.closed", cause=cause, waiting=await self.store.unsent())

    async def open(self, parcel: int | None) -> None:
        """The parcel that asked has arrived, or none is left to ask; the one that closed the road may be at fault."""
        self.failing.clear()
        if self.closed is None or parcel != self.asking:
            return
        if self._closer and parcel not in (None, self._closer):
            self._suspects.add(self._closer)
        await self._go_on(self.closed)

    def in_doubt(self, parcel: int, cause: Hindrance) -> bool:
        """Whether a parcel that asked in vain could be at fault itself: no other place failed, or had any to ask with.

        Whoever has just asked comes last; if it is asked with again, nothing else waited.
        """
        asked_again = parcel == self.asking and self._asked > AGAIN
        return self.closed is not None and asked_again and cause in ITS_OWN and len(self.failing) == 1

    async def answers(self, parcel: int) -> None:
        """Discord answers, though this parcel asked in vain: it alone is at fault."""
        self._suspects.add(parcel)
        if self.closed is not None:
            await self._go_on(self.closed)

    async def _go_on(self, closed: RoadRow) -> None:
        """Everything goes out again, and the clocks go on."""
        waiting = await self.store.unsent()
        lasted, self.closed = self.clock.time.now() - closed.since, None
        log.warning("road.open", seconds=round(lasted.total_seconds()), waiting=waiting)
        await self.store.open_road()
        await self.clock.connected("road")

    def asks(self, now: datetime) -> datetime:
        """When the next parcel asks; at once, if the clock was set back since that was decided."""
        return self.next if self.next - now <= BANNED[1] else now

    def suspects(self, parcel: int, cause: Hindrance) -> bool:
        """Whether others have arrived since this parcel closed the road in the same way: then it is about itself."""
        return self.closed is None and cause in ITS_OWN and parcel in self._suspects

    def settled(self, parcel: int) -> None:
        """A parcel is done with."""
        self._suspects.discard(parcel)


def pause(cause: Hindrance, asked: int) -> timedelta:
    """How long until the next parcel asks, after so many have: twice as long each time, up to the longest."""
    first, longest = BANNED if cause is Hindrance.BAN else PAUSES
    return min(first * (1 << min(asked, 10)), longest)
