"""The clock: one task that sleeps until the next deadline or reminder and lets it take effect.

Nothing is defaulted unless the bot has been on Discord for the last hour, and what an outage took from a window is
given back (discord-ux 10.8). It is on Discord if it hears, by the gateway, and if what it sends arrives, by the road.
Time that the machine slept through, or that its clock was set forward by, or in which the database could not be
written, is an outage too: nobody could answer in it. Rules know only `lapse`.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from functools import partial
from typing import Final, Literal, TypeAlias

import structlog

from bot.base.errors import LeaseLost, NotOpen, StoreDamaged, StoreFailed
from bot.base.times import Time, WallTime
from bot.base.trail import trail
from bot.services.clock.deadlines import cards_of, rested
from bot.services.clock.present import Present
from bot.services.clock.reminders import remind_all
from bot.store.store import NoteRow, Parcel, Store, WindowRow
from bot.table.tables import Tables

PRESENT: Final = timedelta(minutes=60)
BLIP: Final = timedelta(minutes=1)
BEAT: Final = timedelta(seconds=10)
LONGEST_WAIT: Final = timedelta(minutes=30)
"""Until a parcel is tried again; one that would wait for longer waits by a clock that was set back."""
LEAST_BACK: Final = timedelta(hours=2)
MOST_BACK: Final = timedelta(hours=12)
LOST: Final = 0.25
TIDY: Final = timedelta(hours=1)
AGAIN: Final = timedelta(hours=1)

Way: TypeAlias = Literal["gateway", "road"]
NOTHING: Final[Mapping[str, datetime]] = {}
OUTAGE: Final = Parcel("public", "channel", "notice", "outage", merge=True)

log = structlog.stdlib.get_logger()


@dataclass(slots=True)
class Clock:
    """Runs deadlines. `connected` and `disconnected` are called as a way to Discord is found, or lost.

    Attributes:
        since: when the bot came to Discord; None: it is not there.
        failing: since when, for all we know, the database fails; None: it does not. Then nothing falls due.
        idle: set while nothing is due; tests wait for it.
    """

    store: Store
    tables: Tables
    time: Time = field(default_factory=WallTime)
    since: datetime | None = None
    failing: datetime | None = None
    idle: asyncio.Event = field(default_factory=asyncio.Event)
    _left: datetime | None = field(default=None, init=False)
    _lost: set[Way] = field(default_factory=set[Way], init=False)
    _arriving: bool = field(default=False, init=False)
    _given: datetime | None = field(default=None, init=False)
    _beaten: datetime | None = field(default=None, init=False)
    _pulsing: asyncio.Lock = field(default_factory=asyncio.Lock, init=False)
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
        """A way to Discord is there; if all are: give back what an outage took, as soon as that can be written."""
        self._lost.discard(way)
        if not self._lost:
            self._arriving = True
            await self._pulse()

    async def judge(self, sessions: Present) -> None:
        """A session has come or gone: whether all of them are there; one may be lost while that takes effect."""
        if await sessions.all_there():
            await self.connected()
        if not await sessions.all_there():
            self.disconnected()

    @property
    def knows_all_there(self) -> bool:
        """Whether the last that it was told of the sessions is that all are there."""
        return "gateway" not in self._lost and (self._arriving or self.since is not None)

    def disconnected(self, way: Way = "gateway") -> None:
        """The bot has lost Discord."""
        self._lost.add(way)
        self._left, self._arriving = self._left or self.failing or self.time.now(), False

    @property
    def present(self) -> bool:
        """Whether the bot is on Discord, and all is done that its coming entails."""
        return self.since is not None and self._left is None

    @property
    def may_default(self) -> bool:
        """Whether the bot has been on Discord for the last hour, and can write what a default comes to."""
        return self.since is not None and self.running and self.time.now() - self.since >= PRESENT

    @property
    def running(self) -> bool:
        """Whether anything falls due now."""
        return self.present and self.failing is None

    async def tick(self) -> datetime | None:
        """Let everything that is due take effect. Returns when to look again; None: when rows change."""
        if self.since is None or not self.running:
            return None
        now = self.time.now()
        await self._skipped(now)
        await self.tables.catch_up()
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

    # -- while the database fails ------------------------------------------------------------------------------------
    async def _pulse(self) -> None:
        """Show that this process lives, as well as it can."""
        async with self._pulsing:
            try:
                await self._show(self.time.now())
            except StoreFailed as error:
                self._fails(error)

    async def _show(self, now: datetime) -> None:
        """Whatever an outage took is given back before anybody writes that it is over: a kill in between loses none."""
        if self.present:
            await self._skipped(now)
        if self._arriving or (self.failing and self.present):
            await self._arrive(now)
        elif self.present and (left := await self.store.unsettled()):
            await self._give_back(None, now, left)
        await self.store.renew(now, connected=self.present)
        self._works(now)
        self._beaten = now

    async def _arrive(self, now: datetime) -> None:
        """The bot is on Discord, or can write, again: give back what the outage took, and count the hour from now."""
        gone, left = await self._gone(), await self.store.unsettled()
        outage = now - gone if gone else timedelta()
        if left or outage > BLIP:
            await self._give_back(gone, now, left)
        await self.store.hasten(now, most=LONGEST_WAIT)  # it may have been set back while nobody compared it
        if self.since is None or outage > BLIP:
            self.since = now
        self._left, self._arriving, self._read = None, False, (now, self.time.steady())
        self.store.window_bell.ring()

    async def _gone(self) -> datetime | None:
        """Since when nobody could answer; what was given back already does not count again."""
        known = [one for one in (self._left, self.failing) if one] if self.since else []
        gone = min(known) if known else await self.store.last_seen()
        return max(gone, self._given) if gone and self._given else gone

    def _fails(self, error: StoreFailed) -> None:
        """The clocks stand still until the next beat that can be written."""
        if self.failing is None:
            self.failing = self._beaten or self.time.now()
            log.error("store.fails", trouble=error.trouble, cause=str(error))

    def _works(self, now: datetime) -> None:
        """All that waited for the database goes on."""
        if self.failing is not None:
            log.warning("store.works", after=round((now - self.failing).total_seconds()))
            self._left = min(self._left, self.failing) if self._left else None
            self.failing = None
            self.store.window_bell.ring()
            self.store.outbox_bell.ring()

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
            self._given = None
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
            await self.tables.hooks.rings[note.kind](self.tables, note)
        except Exception as error:
            if _is_everybodys(error):
                raise
            log.exception("a note could not take effect")

    async def _put_off(self, note: NoteRow, now: datetime) -> None:
        """One that failed, or that nobody changed, is rung again in an hour."""
        if note in await self.store.due_notes(now):
            await self.store.note(note.game, now, [replace(note, due=now + AGAIN)])

    async def _watch(self) -> None:
        while True:
            when = await self._ticked()
            if when is None or when > self.time.now():
                self.idle.set()
            await self._until(min(when or self.time.now() + TIDY, self.time.now() + TIDY))
            self.idle.clear()

    async def _ticked(self) -> datetime | None:
        """One round; where the database fails in it, it is done again when that is over."""
        with trail():
            try:
                return await self.tick()
            except StoreFailed as error:
                self._fails(error)
                return None

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
                self.store.figures.happened("lapsed")
                log.info("lapsed", key=row.key, seq=done.game.head)
            except NotOpen:
                log.debug("answered before the deadline took effect", key=row.key)
            except Exception as error:
                if _is_everybodys(error):
                    raise
                log.exception("a deadline could not take effect", key=row.key)

    async def _beat(self) -> None:
        """Show that this process lives, and how long the bot was on Discord."""
        while True:
            await self._pulse()
            await self.time.sleep_until(self.time.now() + BEAT)

    async def _give_back(self, gone: datetime | None, back: datetime, left: Mapping[str, datetime] = NOTHING) -> None:
        """A window that ended, or lost over a quarter of its time, gets the outage back; each game is told once.

        `left`: since when nobody saw to some of the games, which have come into the care of this process since.
        """
        moved: defaultdict[str, dict[str, datetime]] = defaultdict(dict)
        for row in await self.store.clocks():
            began = left.get(row.game, gone)
            if began and back - began > BLIP and (due := give_back(row.opened, row.due, began, back)):
                moved[row.game][row.ref] = due
        stands = [stand for game in moved if (stand := await self.store.stand(game))]
        rows = [row for stand in stands for row in rested(stand, moved[stand.game.id], back)]
        told = {game: [OUTAGE, *cards_of(row for row in rows if row.game == game)] for game in moved}
        if rows:
            log.info("outage given back", windows=len(rows), games=len(told))
        if rows or left:
            await self.store.give_back(rows, back, told, [*left])
        self._given = back


def _is_everybodys(error: Exception) -> bool:
    """Whether no game can go on, rather than this one."""
    return isinstance(error, LeaseLost) or (isinstance(error, StoreFailed) and not isinstance(error, StoreDamaged))


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
