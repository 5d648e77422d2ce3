"""The courier: takes parcels from the outbox to Discord, each route in its order, each parcel once.

A parcel keeps its nonce at every try, so a lost answer posts nothing twice. What does not arrive is judged by what it
is about: while nothing arrives at all everything waits; what cannot arrive there now is tried again later; what can
never arrive is said elsewhere; and only what Discord refuses for itself, or what we cannot write, is given up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Final

import discord
import structlog
from discord.http import Route

from bot.base.errors import Held, StoreError, StoreFailed
from bot.base.halves import whole
from bot.base.text import DEFAULT
from bot.base.trail import trail
from bot.services.deals.threads import LOOK, go_by_courier
from bot.services.mending.places_lost import find_again, is_lost, lose
from bot.services.people.tongue import reading
from bot.services.seats.circles import CIRCLE
from bot.store.store import MessageRow, OutboxRow, Parcel
from bot.surface.kit.hindrances import UNSENT, Hindrance, hindrance
from bot.surface.kit.pacing import LaterError
from bot.surface.kit.surface import Surface
from bot.surface.posting.bearer import Bearer
from bot.surface.posting.deeds import DEEDS
from bot.surface.posting.direct import call, call_instead, desk_only, is_closed, open_again, place_of, wants_direct
from bot.surface.posting.following import follow
from bot.surface.posting.letters import WRITERS, Letter, seat_in
from bot.surface.posting.places import NoPlaceError, Places
from bot.surface.posting.places_lost import lose_place
from bot.surface.posting.rights import IN_CIRCLES, NEEDED
from bot.surface.posting.road import Road
from games.kernel import Seat

BLINK: Final = 1.0
SOON: Final = timedelta(seconds=5)
TRIES: Final = 6
MAYBE: Final = (Hindrance.DOWN, Hindrance.NETWORK)  # it may have arrived, and only the answer was lost
MYSELF: Final = Route("GET", "/users/@me")
LOCKED: Final = "manage_threads"  # what opening a locked thread takes
THREADLESS: Final = (Hindrance.GONE, Hindrance.FULL, Hindrance.SHUT)
IN_CHANNEL: Final = ("channel", "ballot")
log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


@dataclass(slots=True)
class Again:
    """How long a parcel waits that could not arrive alone, and one that has closed the road before."""

    later: timedelta = timedelta(minutes=5)
    seldom: timedelta = timedelta(minutes=30)

    def hurry(self) -> None:
        """Have all of them tried again soon: in a rehearsal that has no half hours to wait."""
        self.later = self.seldom = SOON


AGAIN: Final = Again()


@dataclass(slots=True)
class Courier:
    """The outbox worker.

    Attributes:
        told: which hosts know what keeps their parcels, by game and notice.
        doubtful: parcels of which nobody knows whether a former try has arrived.
    """

    client: discord.Client
    surface: Surface
    road: Road
    places: Places = field(init=False)
    bearer: Bearer = field(init=False)
    told: dict[tuple[str, str], list[str]] = field(default_factory=dict[tuple[str, str], list[str]], init=False)
    doubtful: set[int] = field(default_factory=set[int], init=False)
    calm: asyncio.Event = field(default_factory=asyncio.Event, init=False)
    _running: set[asyncio.Task[None]] = field(default_factory=set[asyncio.Task[None]], init=False)

    def __post_init__(self) -> None:
        self.places = Places(self.client, self.surface)
        self.bearer = Bearer(self.client, self.surface, self.places, self._tell_host)
        self.surface.audit = self.places.audit

    async def run(self) -> None:
        """Until it is cancelled."""
        await self.road.resume()
        while True:
            self.calm.clear()
            await self._step_back()
            rows, due = await self._next()
            for row in rows:
                task = asyncio.create_task(self.deliver(row), name=f"parcel {row.nonce}")
                self._running.add(task)
                task.add_done_callback(self._done)
            if not self._running:
                self.calm.set()
            await self._rest(self._not_before(due))

    async def _next(self) -> tuple[Sequence[OutboxRow], datetime | None]:
        """What is to be sent now, and when others are; while the road is closed, one that asks whether it is open."""
        store, now = self.surface.store, self.surface.time.now()
        if self.road.closed is None:
            return await store.take(now)
        if self._running or now < self.road.asks(now):
            return (), await store.next_outbox()
        asking, due = await store.take(now, limit=1)
        self.road.asking = asking[0].id if asking else None
        if not asking and not await store.unsent():
            await self.road.open(None)
        return asking, due

    async def _step_back(self) -> None:
        """Presses are answered first; but others do not wait longer than a blink."""
        with suppress(TimeoutError):
            async with asyncio.timeout(BLINK):
                await self.surface.lull.wait()

    async def _rest(self, due: datetime | None) -> None:
        """Until rows have changed, or one that had to wait is due."""
        waits = [asyncio.ensure_future(self.surface.store.outbox_bell.wait())]
        if due is not None:
            waits.append(asyncio.ensure_future(self.surface.time.sleep_until(due)))
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in waits:
                one.cancel()
            await asyncio.gather(*waits, return_exceptions=True)

    async def _due(self) -> datetime | None:
        """When the next parcel goes out; None: there is none."""
        return self._not_before(await self.surface.store.next_outbox())

    def _not_before(self, due: datetime | None) -> datetime | None:
        """The same while the road is closed: nothing goes out before somebody asks whether it is open."""
        return due if due is None or self.road.closed is None else max(due, self.road.asks(self.surface.time.now()))

    def _done(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        self.surface.store.outbox_bell.ring()

    async def working(self) -> bool:
        """Whether something is on its way, or could be; what is being claimed is neither due nor on its way."""
        due = await self._due()
        return not self.calm.is_set() or bool(self._running) or (due is not None and due <= self.surface.time.now())

    async def flush(self) -> None:
        """Send what can be sent."""
        while await self.working():
            await self.calm.wait()
            await asyncio.sleep(0)

    async def finish(self, seconds: float) -> None:
        """Bring what is on its way to its end, for so long at most."""
        if self._running:
            await asyncio.wait(self._running, timeout=seconds)

    async def deliver(self, row: OutboxRow) -> None:
        """One parcel. If the store fails, which is no fault of the parcel, it goes again, under its nonce."""
        about = structlog.contextvars.bound_contextvars(game=row.game, kind=row.parcel.kind, parcel=row.id)
        with trail(row.trail), about:
            try:
                await self._try(row)
            except StoreFailed as error:
                log.warning("parcel.waits", trouble=error.trouble)
                await self.surface.store.put_off(row.id, self.surface.time.now() + SOON)
            except Exception:
                log.exception("parcel.unsettled")
                await self.surface.store.put_off(row.id, self.surface.time.now() + SOON)

    async def _try(self, row: OutboxRow) -> None:
        try:
            await self._step_back()
            with reading(await self._language(row)):
                await self._deliver(row)
        except LaterError as error:
            await self.surface.store.put_off(row.id, error.at)
        except (NoPlaceError, Held) as error:
            log.info("parcel.dropped", cause=str(error))
            await self.surface.store.dropped(row.id)
        except StoreError:
            raise
        except Exception as error:
            await self._hindered(row, error)

    async def _language(self, row: OutboxRow) -> str:
        """The language of the audience of a parcel."""
        stand, seat = await self.surface.store.stand(row.game), seat_in(row)
        return await self.surface.tongues.of_seat(stand, seat) if stand else DEFAULT

    async def _deliver(self, row: OutboxRow) -> None:
        await follow(self.client, self.surface, row)
        if row.parcel.target.startswith("dm:") and not await wants_direct(self.surface, row):
            await call(self.surface, row)
            await self.surface.store.dropped(row.id)
            return
        async with self.surface.route(row.game, row.parcel.target):
            shown, along = await self._send(row)
            await self.surface.store.sent(row.id, shown, along)
        if shown is None and await is_closed(self.surface, row):
            await call(self.surface, row)  # no message has tried again whether his inbox is still closed
        self.road.settled(row.id)
        self.doubtful.discard(row.id)
        if shown is not None:
            await self.road.open(row.id)
        if shown is not None and row.parcel.target.startswith("dm:"):
            with suppress(StoreFailed):  # the next one that arrives says it too
                await open_again(self.surface, row)

    async def _send(self, row: OutboxRow) -> tuple[MessageRow | None, Sequence[int]]:
        """Bring it; where the place had been lost, it is found again by that."""
        brought = await self._bring(row)
        with suppress(StoreFailed):  # the next one that comes through says it too
            await self._found(row)
        return brought

    async def _bring(self, row: OutboxRow) -> tuple[MessageRow | None, Sequence[int]]:
        """Write the letter and bring it, and the parcels that went along; None: there was nothing to be told."""
        if deed := DEEDS.get(row.parcel.kind):
            await deed(self.places, row)
            return None, ()
        writer = WRITERS.get(row.parcel.kind)
        letter = await writer(self.surface, row) if writer else None
        if letter is None:
            return None, ()
        shown = await self.bearer.bring(row, letter)
        if shown is not None and shown.id != (letter.edit.id if letter.edit else None):
            self._arrived(row)
            shown = await self._as_it_is_now(row, letter, shown)
        return shown, letter.along

    async def _as_it_is_now(self, row: OutboxRow, letter: Letter, shown: MessageRow) -> MessageRow:
        """If a former try arrived after all, Discord has shown that one again, as things were then: look once more."""
        if row.id not in self.doubtful or not letter.mark:
            return shown
        await self.surface.store.post(row.game, [row.parcel], self.surface.time.now())
        return replace(shown, digest="")

    def _arrived(self, row: OutboxRow) -> None:
        """A message was posted: what hindered others there is told anew, if it comes again."""
        if is_log(row):
            self.told.pop((row.game, "full"), None)
        if is_circle(row):
            self.told.pop((row.game, "circle-forbidden"), None)

    async def _found(self, row: OutboxRow) -> None:
        """Where all are told something came through, be it that there was nothing to be told: the place is there.

        Not where a permission is still missing, for the next may need it: that is looked at again, whatever waits.
        """
        stand = await self.surface.store.stand(row.game) if is_told_to_all(row) else None
        if stand is None or not (is_lost(stand) or (row.game, "forbidden") in self.told):
            return
        if not self.places.missing(stand.game):
            self.told.pop((row.game, "forbidden"), None)
            await find_again(self.surface.tables, row.game)
        elif is_lost(stand):
            look = replace(LOOK, patience=AGAIN.later.total_seconds())
            await self.surface.store.post(row.game, [look], self.surface.time.now())

    # -- what did not arrive -----------------------------------------------------------------------------------------
    async def _hindered(self, row: OutboxRow, error: Exception) -> None:
        """All waits, or this route does; it is said elsewhere; or it was about this parcel."""
        kept = hindrance(error)
        if kept.closes_the_road:
            await self._no_road(row, kept)
            return
        if kept is not Hindrance.UNFORESEEN:
            self.surface.figures.happened("refused")
            await self.road.open(row.id)
        if row.parcel.target.startswith("thread:") and kept in THREADLESS:
            await self._threadless(row)
            return
        await self._kept(row, kept, error)

    async def _kept(self, row: OutboxRow, kept: Hindrance, error: Exception) -> None:
        store, now = self.surface.store, self.surface.time.now()
        match kept:
            case Hindrance.INBOX if row.parcel.target.startswith("dm:") and row.parcel.kind not in DEEDS:
                await desk_only(self.surface, row)
            case Hindrance.HASTE:
                await store.put_off(row.id, self.places.open_slower())
            case Hindrance.ARCHIVED:
                await self._archived(row)
            case Hindrance.GONE:
                await self._gone(row)
            case Hindrance.FULL:
                await self._tell_host(row.game, "full")
                await store.put_off(row.id, now + AGAIN.later)
            case Hindrance.BUSY:
                await store.put_off(row.id, now + AGAIN.later)
            case Hindrance.SHUT | Hindrance.INBOX:
                await self._shut(row, error)
            case Hindrance.UNFORESEEN:
                log.error("parcel.failed", exc_info=error)
                await self._again(row, "unexpected")
            case _:
                await self._give_up(row, _said(error))

    async def _no_road(self, row: OutboxRow, cause: Hindrance) -> None:
        """Nothing arrives, so everything waits; where it is only this parcel, it is tried now and then."""
        if cause in MAYBE:
            self.doubtful.add(row.id)
        if self.road.suspects(row.id, cause):
            await call_instead(self.surface, row)
            await self._again(row, cause, AGAIN.seldom)
            return
        await self.road.close(row.id, cause, await place_of(self.surface, row))
        alone = self.road.in_doubt(row.id, cause) and await self._answers()
        if alone:
            await self.road.answers(row.id)
        await self.surface.store.put_off(row.id, self.surface.time.now() + (AGAIN.later if alone else timedelta()))

    async def _answers(self) -> bool:
        """Whether Discord answers a question that changes nothing and is about no place."""
        try:
            await self.client.http.request(MYSELF)
        except UNSENT:
            return False
        return True

    async def _again(self, row: OutboxRow, cause: str, wait: timedelta | None = None) -> None:
        """Try again later, under the same nonce; after some tries give up."""
        if row.tries >= TRIES:
            await self._give_up(row, cause)
            return
        await self.surface.store.failed(row.id, self.surface.time.now() + (_wait(row) if wait is None else wait))

    async def _give_up(self, row: OutboxRow, cause: str) -> None:
        """Somebody should have been told this: the log has it, the figures count it, and the host is told."""
        log.error("parcel.given_up", cause=cause, tries=row.tries, target=row.parcel.target)
        await self.surface.store.given_up(row.id, cause)
        self.road.settled(row.id)
        await call_instead(self.surface, row)
        if (row.parcel.kind, row.parcel.ref) != ("notice", "given-up"):
            await self._tell_host(row.game, "given-up", always=True)

    async def _gone(self, row: OutboxRow) -> None:
        """The place was deleted: there will be another, or the host is told that the game needs one."""
        store, now = self.surface.store, self.surface.time.now()
        if await self.places.forget(row):
            await store.failed(row.id, now)
            return
        if row.parcel.target not in (*IN_CHANNEL, "lobby") and not is_log(row):
            await self._give_up(row, "deleted")
            return
        await lose_place(self.surface, row.game)
        if is_log(row):  # its lines are written once; all else is made of the store again
            await store.put_off(row.id, now + AGAIN.seldom)
        else:
            await store.dropped(row.id)

    async def _threadless(self, row: OutboxRow) -> None:
        """A deal cannot have its thread: the bot carries its words from now on."""
        deal, now = row.parcel.target.partition(":")[2], self.surface.time.now()
        await self.surface.store.dropped(row.id)
        if row.parcel.kind == "deal":
            await go_by_courier(self.surface.store, row.game, deal, now)

    async def _archived(self, row: OutboxRow) -> None:
        """Open the thread again; one that is locked is opened only by who may manage threads."""
        place = await self.places.find(row)
        try:
            await self.client.http.edit_channel(place.id, archived=False)
        except discord.Forbidden as error:
            await self._shut(row, error, LOCKED)
        except Exception as error:
            if not hindrance(error).closes_the_road:
                raise
            await self._no_road(row, hindrance(error))
        else:
            await self._again(row, "archived", timedelta() if not row.tries else SOON)

    async def _shut(self, row: OutboxRow, error: Exception, *more: str) -> None:
        """A permission is missing: the host is told which; the parcel waits, and so do the clocks of the game."""
        log.warning("parcel.forbidden", cause=_said(error), target=row.parcel.target)
        if row.parcel.target.startswith("dm:"):
            await self._again(row, _said(error))
            return
        own = IN_CIRCLES if is_circle(row) else ()
        missing = self.places.missing(await self.surface.store.find_game(row.game), (*NEEDED, *own, *more))
        if missing:
            await self._tell_host(row.game, "circle-forbidden" if is_circle(row) else "forbidden", missing=missing)
        if is_told_to_all(row):
            await lose(self.surface.tables, row.game)
        await self.surface.store.put_off(row.id, self.surface.time.now() + AGAIN.later)

    async def _tell_host(self, game: str, what: str, *, always: bool = False, **about: list[str]) -> None:
        """Once, until it is so no longer, or is something else."""
        game = whole(game)
        known, said = self.told.get((game, what)), [one for some in about.values() for one in some]
        host = await self._host(game)
        if host is not None and (always or known != said):
            self.told[game, what] = said
            parcel = Parcel(f"seat:{host}", f"dm:{host}", "notice", what, merge=True, about=about)
            await self.surface.store.post(game, [parcel], self.surface.time.now())

    async def _host(self, game: str) -> Seat | None:
        row = await self.surface.store.find_game(game)
        seats = await self.surface.store.seats(game) if row else []
        return next((one.seat for one in seats if row and one.user == row.host), None)


def is_log(row: OutboxRow) -> bool:
    """Whether it goes to a log: that of the whole, or of a half."""
    return row.parcel.target.partition(":")[0] == "log"


def is_circle(row: OutboxRow) -> bool:
    """Whether it goes to those who have a private thread of their own."""
    return row.parcel.target.partition(":")[0] == CIRCLE


def is_told_to_all(row: OutboxRow) -> bool:
    """Whether it goes where everybody hears of everything."""
    return row.parcel.target == "channel" or is_log(row)


def _wait(row: OutboxRow) -> timedelta:
    """How long until the next try."""
    return SOON * 2**row.tries if row.tries < 4 else AGAIN.later


def _said(error: Exception) -> str:
    """What Discord said, in a few words."""
    return f"{error}"[:300]
