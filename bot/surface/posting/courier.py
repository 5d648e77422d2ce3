"""The courier: takes parcels from the outbox to Discord, each route in its order, each parcel once.

A parcel keeps its nonce at every try, so a lost answer posts nothing twice. What can never arrive is dropped and, where
it matters, said elsewhere; what cannot arrive now is tried again later.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Final

import discord
import structlog

from bot.dealing.threads import go_by_courier
from bot.errors import Held, StoreFailed
from bot.mending.lost import find_again, lose
from bot.store.store import MessageRow, OutboxRow, Parcel
from bot.surface.carthage.senate_parcels import LaterError
from bot.surface.posting.bearer import Bearer
from bot.surface.posting.deeds import DEEDS
from bot.surface.posting.direct import call, desk_only, open_again, wants_direct
from bot.surface.posting.letters import WRITERS, seat_in
from bot.surface.posting.lost_places import lose_place
from bot.surface.posting.places import NoPlaceError, Places
from bot.surface.surface import Surface
from bot.text import DEFAULT
from bot.tongue import reading

BLINK: Final = 1.0
SOON: Final = timedelta(seconds=5)
LATER: Final = timedelta(minutes=5)
TRIES: Final = 6
CLOSED: Final = (50007, 50278)
ARCHIVED: Final = (50083, 160005)
UNKNOWN: Final = 10003
THREADLESS: Final = (UNKNOWN, 160006)  # the thread of a deal was deleted, or the channel has too many
TOO_FAST: Final = 40003
IN_CHANNEL: Final = ("channel", "ballot")
TOLD: Final = ("channel", "log")  # where everybody hears of everything
log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


@dataclass(slots=True)
class Courier:
    """The outbox worker."""

    client: discord.Client
    surface: Surface
    places: Places = field(init=False)
    bearer: Bearer = field(init=False)
    told: dict[str, list[str]] = field(default_factory=dict[str, list[str]], init=False)
    calm: asyncio.Event = field(default_factory=asyncio.Event, init=False)
    _running: set[asyncio.Task[None]] = field(default_factory=set[asyncio.Task[None]], init=False)

    def __post_init__(self) -> None:
        self.places = Places(self.client, self.surface)
        self.bearer = Bearer(self.client, self.surface, self.places)
        self.surface.audit = self.places.audit

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            self.calm.clear()
            await self._step_back()
            for row in await self.surface.store.claim(self.surface.time.now()):
                task = asyncio.create_task(self.deliver(row), name=f"parcel {row.nonce}")
                self._running.add(task)
                task.add_done_callback(self._done)
            if not self._running:
                self.calm.set()
            await self._rest()

    async def _step_back(self) -> None:
        """Presses are answered first; but others do not wait longer than a blink."""
        with suppress(TimeoutError):
            async with asyncio.timeout(BLINK):
                await self.surface.lull.wait()

    async def _rest(self) -> None:
        """Until rows have changed, or one that had to wait is due."""
        due = await self.surface.store.next_outbox()
        waits = [asyncio.ensure_future(self.surface.store.outbox_bell.wait())]
        if due is not None:
            waits.append(asyncio.ensure_future(self.surface.time.sleep_until(due)))
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in waits:
                one.cancel()
            await asyncio.gather(*waits, return_exceptions=True)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        self.surface.store.outbox_bell.ring()

    async def working(self) -> bool:
        """Whether something is on its way, or could be; what is being claimed is neither due nor on its way."""
        due = await self.surface.store.next_outbox()
        return not self.calm.is_set() or bool(self._running) or (due is not None and due <= self.surface.time.now())

    async def flush(self, seconds: float) -> None:
        """Send what can be sent, for so long at most."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while await self.working():
                    await self.calm.wait()
                    await asyncio.sleep(0)

    async def finish(self, seconds: float) -> None:
        """Bring what is on its way to its end, for so long at most."""
        if self._running:
            await asyncio.wait(self._running, timeout=seconds)

    async def deliver(self, row: OutboxRow) -> None:
        """One parcel."""
        with structlog.contextvars.bound_contextvars(game=row.game, kind=row.parcel.kind, parcel=row.id):
            try:
                await self._step_back()
                with reading(await self._language(row)):
                    await self._deliver(row)
            except (OSError, TimeoutError) as error:
                await self._again(row, str(error))
            except StoreFailed as error:  # which is no fault of the parcel, so it is never given up for it
                log.warning("parcel.waits", trouble=error.trouble)
                await self.surface.store.failed(row.id, self.surface.time.now() + _wait(row))
            except Exception:
                log.exception("parcel.failed")
                await self._again(row, "unexpected")

    async def _language(self, row: OutboxRow) -> str:
        """The language of the audience of a parcel."""
        stand, seat = await self.surface.store.stand(row.game), seat_in(row)
        return await self.surface.tongues.of_seat(stand, seat) if stand else DEFAULT

    async def _deliver(self, row: OutboxRow) -> None:
        if row.parcel.target.startswith("dm:") and not await wants_direct(self.surface, row):
            await call(self.surface, row)
            await self.surface.store.dropped(row.id)
            return
        try:
            async with self.surface.route(row.game, row.parcel.target):
                shown = await self._send(row)
                await self.surface.store.sent(row.id, shown)
            if shown is not None and row.parcel.target.startswith("dm:"):
                with suppress(StoreFailed):  # the next one that arrives says it too
                    await open_again(self.surface, row)
        except discord.HTTPException as error:
            await self._refused(row, error)
        except LaterError as error:
            await self.surface.store.failed(row.id, error.at)
        except (NoPlaceError, Held) as error:
            log.info("parcel.dropped", cause=str(error))
            await self.surface.store.dropped(row.id)

    async def _send(self, row: OutboxRow) -> MessageRow | None:
        """Write the letter and bring it; None: there was nothing to be told."""
        if deed := DEEDS.get(row.parcel.kind):
            await deed(self.places, row)
            return None
        writer = WRITERS.get(row.parcel.kind)
        letter = await writer(self.surface, row) if writer else None
        if letter is None:
            return None
        shown = await self.bearer.bring(row, letter)
        if shown is not None and shown.id != (letter.edit.id if letter.edit else None):
            await self._arrived(row)
        return shown

    async def _arrived(self, row: OutboxRow) -> None:
        """A message was posted: if the place had been lost, it is found again, by this message or the next."""
        with suppress(StoreFailed):
            if row.parcel.target in TOLD and not self.places.missing(await self.surface.store.find_game(row.game)):
                self.told.pop(row.game, None)
                await find_again(self.surface.tables, row.game)

    # -- refusals ----------------------------------------------------------------------------------------------------
    async def _refused(self, row: OutboxRow, error: discord.HTTPException) -> None:
        """What Discord did not take: said elsewhere, tried again, or given up."""
        self.surface.figures.happened("refused")
        if error.code in CLOSED:
            await desk_only(self.surface, row)
        elif error.code in ARCHIVED and await self._reopen(row):
            await self._again(row, "archived", now=True)
        elif error.code == UNKNOWN and await self.places.forget(row):
            await self._again(row, "deleted", now=True)
        elif error.code == UNKNOWN and row.parcel.target in IN_CHANNEL:
            await lose_place(self.surface, row.game)
            await self.surface.store.dropped(row.id)
        elif row.parcel.target.startswith("thread:") and (error.code in THREADLESS or error.status == 403):
            await self._threadless(row)
        elif error.code == TOO_FAST or error.status >= 500:
            await self._again(row, f"status {error.status}")
        elif error.status == 403:
            await self._forbidden(row, error)
        else:
            log.error("parcel.refused", status=error.status, code=error.code, text=error.text[:300])
            await self.surface.store.dropped(row.id)

    async def _again(self, row: OutboxRow, cause: str, *, now: bool = False) -> None:
        """Try again later, under the same nonce; after some tries give up."""
        if row.tries >= TRIES:
            log.error("parcel.given_up", cause=cause, tries=row.tries)
            await self.surface.store.dropped(row.id)
            return
        await self.surface.store.failed(row.id, self.surface.time.now() + (timedelta() if now else _wait(row)))

    async def _threadless(self, row: OutboxRow) -> None:
        """A deal cannot have its thread: the bot carries its words from now on."""
        deal, now = row.parcel.target.partition(":")[2], self.surface.time.now()
        await self.surface.store.dropped(row.id)
        if row.parcel.kind == "deal":
            await go_by_courier(self.surface.store, row.game, deal, now)

    async def _reopen(self, row: OutboxRow) -> bool:
        """Un-archive the thread a parcel goes to."""
        place = await self.places.find(row)
        try:
            await self.client.http.edit_channel(place.id, archived=False, locked=False)
        except discord.HTTPException as error:
            log.warning("thread.not_reopened", code=error.code)
            return False
        return True

    async def _forbidden(self, row: OutboxRow, error: discord.HTTPException) -> None:
        """A permission is missing: the host is told which; the parcel waits, and so do the clocks of the game."""
        log.warning("parcel.forbidden", code=error.code, target=row.parcel.target)
        if row.parcel.target not in ("channel", "log", "lobby"):
            await self._again(row, f"code {error.code}")
            return
        now = self.surface.time.now()
        await self._tell_host(row)
        if row.parcel.target in TOLD:
            await lose(self.surface.tables, row.game)
        await self.surface.store.failed(row.id, now + _wait(row))

    async def _tell_host(self, row: OutboxRow) -> None:
        """Once for each permission that is missing."""
        store, missing = self.surface.store, self.places.missing(await self.surface.store.find_game(row.game))
        game = await store.find_game(row.game)
        host = next((one.seat for one in await store.seats(row.game) if game and one.user == game.host), None)
        if host is not None and missing and self.told.get(row.game) != missing:
            self.told[row.game] = missing
            parcel = Parcel(f"seat:{host}", f"dm:{host}", "notice", "forbidden", merge=True, about={"missing": missing})
            await store.post(row.game, [parcel], self.surface.time.now())


def _wait(row: OutboxRow) -> timedelta:
    """How long until the next try."""
    return SOON * 2**row.tries if row.tries < 4 else LATER
