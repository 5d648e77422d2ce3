"""The clock: one task that sleeps until the next deadline or reminder and lets it take effect.

Nothing is defaulted unless the bot has been on Discord for the last hour, and what an outage took from a window is
given back (discord-ux 10.8). It is on Discord if it hears, by the gateway, and if what it sends arrives, by the road.
Time that the machine slept through, or that its clock was set forward by, is an outage too: nobody could answer in it.
Rules know only `lapse`.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from functools import partial
from typing import Final, Literal, TypeAlias

import structlog

from bot.clockwork.deadlines import cards_of, rested
from bot.clockwork.hours import Time, WallTime
from bot.clockwork.reminders import remind_all
from bot.errors import LeaseLost, NotOpen
from bot.rings import RINGS
from bot.store.store import NoteRow, Parcel, Store, WindowRow
from bot.tables import Tables

PRESENT: Final = timedelta(minutes=60)
BLIP: Final = timedelta(minutes=1)
BEAT: Final = timedelta(seconds=10)
LEAST_BACK: Final = timedelta(hours=2)
MOST_BACK: Final = timedelta(hours=12)
LOST: Final = 0.25
TIDY: Final = timedelta(hours=1)
AGAIN: Final = timedelta(hours=1)

Way: TypeAlias = Literal["gateway", "road"]
OUTAGE: Final = Parcel("public", "channel", "notice", "outage", merge=True)

log = structlog.stdlib.get_logger()


@dataclass(slots=True)
class Clock:
    """Runs deadlines. `connected` and `disconnected` are called as a way to Discord is found, or lost.

    Attributes:
        since: when the bot came to Discord; None: it is not there.
        idle: set while nothing is due; tests wait for it.
    """

    store: Store
    tables: Tables
    time: Time = field(default_factory=WallTime)
    since: datetime | None = None
    idle: asyncio.Event = field(default_factory=asyncio.Event)
    _left: datetime | None = field(default=None, init=False)
    _lost: set[Way] = field(default_factory=set[Way], init=False)
    _tidied: datetime | None = field(default=None, init=False)
    _read: tuple[datetime, timedelta] | None = field(default=None, init=False)

    async def run(self) -> None:
        """Until it is cancelled."""
        tasks = [asyncio.ensure_future(self._watch()), asyncio.ensure_future(self._beat())]
        try:
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def connected(self, way: Way = "gateway") -> None:
        """The bot is on Discord, if by all ways: give back what an outage took, and count the hour from now."""
        self._lost.discard(way)
        if self._lost:
            return
        now = self.time.now()
        gone = self._left or await self.store.last_seen()
        outage = now - gone if gone else timedelta()
        if gone and outage > BLIP:
            await self._give_back(gone, now)
        if self.since is None or outage > BLIP:
            self.since = now
        self._left, self._read = None, (now, self.time.steady())
        await self.store.renew(now, connected=True)
        self.store.window_bell.ring()

    def disconnected(self, way: Way = "gateway") -> None:
        """The bot has lost Discord."""
        self._lost.add(way)
        self._left = self._left or self.time.now()

    @property
    def there(self) -> bool:
        """Whether the bot is on Discord."""
        return self.since is not None and self._left is None

    @property
    def may_default(self) -> bool:
        """Whether the bot has been on Discord for the last hour."""
        return self.there and self.since is not None and self.time.now() - self.since >= PRESENT

    async def tick(self) -> datetime | None:
        """Let everything that is due take effect. Returns when to look again; None: when rows change."""
        if self.since is None or self._left is not None:
            return None
        now = self.time.now()
        await self._skipped(now)
        if self.may_default:
            await self._tidy(now)
            await self._lapse_all(now)
        await remind_all(self.tables, now)
        await self._ring_all(now)
        due, reminder, note = (
            await self.store.next_due(),
            await self.store.next_reminder(),
            await self.store.next_note(),
        )
        times = [*([max(due, self.since + PRESENT)] if due else []), *(one for one in (reminder, note) if one)]
        return max(min(times), now + BEAT if min(times) <= now else now) if times else None

    async def _skipped(self, now: datetime) -> None:
        """Compare the clock with one that nobody can set; what it skipped is given back, and the hour counts anew."""
        steady, former = self.time.steady(), self._read
        self._read = now, steady
        if former is None or self.since is None:
            return
        skipped = (now - former[0]) - (steady - former[1])
        if abs(skipped) > BLIP:
            log.warning("the clock was set, or the machine slept", seconds=round(skipped.total_seconds()))
            self.since = now
        if skipped > BLIP:
            await self._give_back(now - skipped, now)
        if skipped < -BLIP:
            await self.store.hasten(now)

    async def _tidy(self, now: datetime) -> None:
        if self._tidied is None or now - self._tidied >= TIDY:
            await self.store.tidy(now)
            self._tidied = now

    async def _lapse_all(self, now: datetime) -> None:
        """What a default opens may be due at once; each decision is tried once."""
        tried: set[tuple[str, str]] = set()
        while rows := [row for row in await self.store.clocks(now) if _is_due(row, now) and _name(row) not in tried]:
            for row in rows:
                tried.add(_name(row))
                await self._lapse(row)

    async def _ring_all(self, now: datetime) -> None:
        """Notes that have fallen due; what was settled while others rang does not ring."""
        for note in await self.store.due_notes(now):
            if note in await self.store.due_notes(now):
                with structlog.contextvars.bound_contextvars(game=note.game, note=note.kind):
                    await self._ring(note)
                await self.tables.alone(note.game, partial(self._put_off, note, now))

    async def _ring(self, note: NoteRow) -> None:
        try:
            await RINGS[note.kind](self.tables, note)
        except LeaseLost:
            raise
        except Exception:
            log.exception("a note could not take effect")

    async def _put_off(self, note: NoteRow, now: datetime) -> None:
        """One that failed, or that nobody changed, is rung again in an hour."""
        if note in await self.store.due_notes(now):
            await self.store.note(note.game, now, [replace(note, due=now + AGAIN)])

    async def _watch(self) -> None:
        while True:
            when = await self.tick()
            if when is None or when > self.time.now():
                self.idle.set()
            await self._until(min(when or self.time.now() + TIDY, self.time.now() + TIDY))
            self.idle.clear()

    async def _until(self, when: datetime) -> None:
        """Until that time, or until something is due before it."""
        waits = [
            asyncio.ensure_future(self.time.sleep_until(when)),
            asyncio.ensure_future(self.store.window_bell.wait(before=when)),
        ]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in waits:
                one.cancel()
            await asyncio.gather(*waits, return_exceptions=True)

    async def _lapse(self, row: WindowRow) -> None:
        """One deadline. A game that cannot go on must not stop the clocks of others; it is tried again later."""
        with structlog.contextvars.bound_contextvars(game=row.game, seat=row.seat):
            try:
                done = await self.tables.lapse(row.game, row.ref, self.time.now())
                log.info("lapsed", key=row.key, seq=done.game.head)
            except NotOpen:
                log.debug("answered before the deadline took effect", key=row.key)
            except LeaseLost:
                raise
            except Exception:
                log.exception("a deadline could not take effect", key=row.key)

    async def _beat(self) -> None:
        """Show that this process lives, and how long the bot was on Discord."""
        while True:
            there = self.since is not None and self._left is None
            if there:
                await self._skipped(self.time.now())
            await self.store.renew(self.time.now(), connected=there)
            await self.time.sleep_until(self.time.now() + BEAT)

    async def _give_back(self, gone: datetime, back: datetime) -> None:
        """A window that ended, or lost over a quarter of its time, gets the outage back; each game is told once."""
        moved: defaultdict[str, dict[str, datetime]] = defaultdict(dict)
        for row in await self.store.clocks():
            if due := give_back(row.opened, row.due, gone, back):
                moved[row.game][row.ref] = due
        stands = [stand for game in moved if (stand := await self.store.stand(game))]
        rows = [row for stand in stands for row in rested(stand, moved[stand.game.id], back)]
        told = {game: [OUTAGE, *cards_of(row for row in rows if row.game == game)] for game in moved}
        if rows:
            log.info("outage given back", windows=len(rows), games=len(told))
            await self.store.set_windows(rows, back, told)


def _name(row: WindowRow) -> tuple[str, str]:
    return row.game, row.ref


def _is_due(row: WindowRow, now: datetime) -> bool:
    return row.due is not None and row.due <= now


def give_back(opened: datetime, due: datetime | None, gone: datetime, back: datetime) -> datetime | None:
    """When a window is due after the bot was away; None: as before.

    It gets the outage back, at least 2 and at most 12 hours, and never less than 2 hours from now.
    """
    if due is None:
        return None
    lost = max(min(back, due) - max(gone, opened), timedelta())
    if due > back and lost <= LOST * (due - opened):
        return None
    amount = min(max(back - gone, LEAST_BACK), MOST_BACK)
    return max(due + amount, back + LEAST_BACK)
