"""The courier: takes parcels from the outbox to Discord, each route in its order, each parcel once.

A parcel keeps its nonce at every try, so a lost answer posts nothing twice. What can never arrive is dropped and, where
it matters, said elsewhere; what cannot arrive now is tried again later.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from typing import Final

import discord
import structlog

from bot.clockwork.reminders import AGAIN
from bot.dealing.threads import go_by_courier
from bot.errors import Held
from bot.mending.lost import find_again, lose
from bot.people import of_seat
from bot.store.store import MessageRow, NoteRow, OutboxRow, Parcel
from bot.surface.answering import attachment
from bot.surface.deeds import DEEDS
from bot.surface.layout import layout
from bot.surface.letters import WRITERS, Letter, seat_in
from bot.surface.lost_places import lose_place
from bot.surface.muster import roll_call
from bot.surface.panel import Panel
from bot.surface.places import NoPlaceError, Places
from bot.surface.plainly import plainly
from bot.surface.senate_parcels import LaterError
from bot.surface.surface import Surface
from bot.text import DEFAULT
from bot.tongue import reading
from games.kernel import Seat

BLINK: Final = 1.0
SOON: Final = timedelta(seconds=5)
LATER: Final = timedelta(minutes=5)
TRIES: Final = 6
GONE: Final = (10003, 10008)
CLOSED: Final = (50007, 50278)
ARCHIVED: Final = (50083, 160005)
CALLED: Final = ("decisions", "welcome", "reminder", "deal")
UNKNOWN: Final = 10003
TOO_OLD: Final = 30046
MALFORMED: Final = 50035
NOTICES: Final = 3  # so many messages are looked through for the line that tells of a pin
TRIED: Final = "dm_tried"  # when a direct message was last refused
WEEK: Final = timedelta(days=7)
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
    told: dict[str, list[str]] = field(default_factory=dict[str, list[str]], init=False)
    calm: asyncio.Event = field(default_factory=asyncio.Event, init=False)
    _running: set[asyncio.Task[None]] = field(default_factory=set[asyncio.Task[None]], init=False)

    def __post_init__(self) -> None:
        self.places = Places(self.client, self.surface)
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
            except Exception:
                log.exception("parcel.failed")
                await self._again(row, "unexpected")

    async def _language(self, row: OutboxRow) -> str:
        """The language of the audience of a parcel."""
        stand, seat = await self.surface.store.stand(row.game), seat_in(row)
        return await self.surface.tongues.of_seat(stand, seat) if stand else DEFAULT

    async def _deliver(self, row: OutboxRow) -> None:
        if row.parcel.target.startswith("dm:") and not await self._wants_direct(row):
            await self.surface.store.dropped(row.id)
            await self._call(row)
            return
        try:
            async with self.surface.route(row.game, row.parcel.target):
                shown = await self._send(row)
                await self.surface.store.sent(row.id, shown)
            if shown is not None and row.parcel.target.startswith("dm:"):
                await self._open_again(row)
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
        if not letter.panel.parts:
            await self._delete(letter.gone)
            return None
        shown = await (self._edit(row, letter, letter.edit) if letter.edit else self._post(row, letter))
        await self._retire(letter, shown.channel)
        await self._delete(letter.gone)
        if letter.close:
            await self._close(shown.channel)
        return shown

    async def _post(self, row: OutboxRow, letter: Letter) -> MessageRow:
        place = await self.places.find(row)
        message = await place.send(
            view=layout(await self._as_read(row, letter.panel)),
            files=[attachment(one) for one in letter.files],
            nonce=row.nonce,
            silent=letter.silent or await self._softly(row),
            allowed_mentions=_mentions(letter),
        )
        if row.parcel.target in TOLD and not self.places.missing(await self.surface.store.find_game(row.game)):
            self.told.pop(row.game, None)
            await find_again(self.surface.tables, row.game)
        if letter.pin:
            await self._pin(message)
        parcel, now = row.parcel, self.surface.time.now()
        return MessageRow(
            message.id, row.game, place.id, parcel.audience, parcel.target, parcel.kind, letter.ref, letter.mark, now
        )

    async def _edit(self, row: OutboxRow, letter: Letter, former: MessageRow) -> MessageRow:
        """Edit the standing message; one that is gone, or too old to be edited often, is sent anew."""
        if not await self._is_his(row, former):
            await self.surface.store.put_message(replace(former, kind="past", digest=""))
            return await self._write_anew(row, letter)
        try:
            view = layout(await self._as_read(row, letter.panel))
            await self.partial(former).edit(view=view, allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as error:
            if error.code not in (*GONE, TOO_OLD, MALFORMED):
                raise
            log.info("message.reposted", code=error.code)
            await self.surface.store.forget_message(former.id)
            return await self._write_anew(row, letter)
        return replace(former, ref=letter.ref, digest=letter.mark)

    async def _is_his(self, row: OutboxRow, former: MessageRow) -> bool:
        """Whether a message that stands for one seat lies in the inbox of whoever holds the seat now."""
        return not former.target.startswith("dm:") or former.channel == (await self.places.find(row)).id

    async def _write_anew(self, row: OutboxRow, letter: Letter) -> MessageRow:
        """The letter without the message it was to take the place of."""
        again = await WRITERS[row.parcel.kind](self.surface, row)
        return await self._post(row, again if again is not None and again.edit is None else replace(letter, edit=None))

    async def _retire(self, letter: Letter, channel: int) -> None:
        """Former cards lose their buttons and their pin, and are no longer looked after."""
        for former, panel in letter.retire:
            if former.channel == channel or not former.target.startswith("dm:"):
                await self.strip(former, panel)
            if former.kind == "decisions":  # its receipts tell of the seat, so whoever leaves it must lose them too
                await self.surface.store.put_message(replace(former, kind="past", digest=""))
            else:
                await self.surface.store.forget_message(former.id)

    async def _delete(self, gone: Sequence[MessageRow]) -> None:
        """Messages that are of no use any more."""
        for former in gone:
            try:
                await self.partial(former).delete()
            except discord.HTTPException as error:
                log.info("message.not_deleted", code=error.code)
            await self.surface.store.forget_message(former.id)

    async def _close(self, thread: int) -> None:
        """8.4: the thread of a deal that is over is locked and archived."""
        try:
            await self.client.http.edit_channel(thread, archived=True, locked=True)
        except discord.HTTPException as error:
            log.info("thread.not_closed", code=error.code)

    async def strip(self, former: MessageRow, panel: Panel) -> None:
        """Leave one line of a card."""
        try:
            message = self.partial(former)
            await message.edit(view=layout(panel), attachments=[])
            if former.kind == "turn":
                await message.unpin()
        except discord.HTTPException as error:
            log.info("message.not_retired", code=error.code)

    async def _pin(self, message: discord.Message) -> None:
        """Pin a card, and take away the line by which Discord tells of it: the card itself is new enough."""
        try:
            await message.pin()
            async for one in message.channel.history(limit=NOTICES, after=message):
                if one.type is discord.MessageType.pins_add and one.author == self.client.user:
                    await one.delete()
        except discord.HTTPException as error:
            log.info("message.not_pinned", code=error.code)

    def partial(self, row: MessageRow) -> discord.PartialMessage:
        """A message by its number."""
        return self.client.get_partial_messageable(row.channel).get_partial_message(row.id)

    # -- refusals ----------------------------------------------------------------------------------------------------
    async def _refused(self, row: OutboxRow, error: discord.HTTPException) -> None:
        """What Discord did not take: said elsewhere, tried again, or given up."""
        self.surface.figures.happened("refused")
        if error.code in CLOSED:
            await self._desk_only(row)
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

    async def _desk_only(self, row: OutboxRow) -> None:
        """DMs are closed: the desk has everything, and the channel says once that it does."""
        await self.surface.store.dropped(row.id)
        seat = seat_of(row)
        user = next((one.user for one in await self.surface.store.seats(row.game) if one.seat == seat), None)
        if user is None:
            return
        known = await self.surface.store.user(user)
        now = self.surface.time.now()
        await self.surface.store.change_user(user, {"dm": "closed", TRIED: int(now.timestamp())})
        if known.settings.get("dm") != "closed":
            await self.surface.store.post(row.game, [roll_call(seat)], self.surface.time.now())
        await self._call(row)

    async def _wants_direct(self, row: OutboxRow) -> bool:
        """Whether the holder of the seat wants direct messages; what is to be taken from him he cannot refuse."""
        stand = await self.surface.store.stand(row.game)
        if stand is None or row.parcel.kind in DEEDS:
            return True
        return of_seat(stand, seat_of(row)).dm and not await self._closed(stand.holder(seat_of(row)))

    async def _closed(self, user: int | None) -> bool:
        """15: whoever takes no direct messages is tried again after a week, or when he asks for it."""
        known = (await self.surface.store.user(user or 0)).settings
        if known.get("dm") != "closed":
            return False
        tried = datetime.fromtimestamp(int(known.get(TRIED, 0)), UTC)
        return self.surface.time.now() - tried < WEEK

    async def _open_again(self, row: OutboxRow) -> None:
        """A direct message has arrived: if they were closed, they are not any more."""
        stand = await self.surface.store.stand(row.game)
        user = stand.holder(seat_of(row)) if stand else None
        if user is not None and (await self.surface.store.user(user)).settings.get("dm") == "closed":
            await self.surface.store.change_user(user, {"dm": None, TRIED: None})

    async def _softly(self, row: OutboxRow) -> bool:
        """Whether the reader of a direct message wants to be notified of last calls only, and this is none."""
        stand = await self.surface.store.stand(row.game)
        if stand is None or not row.parcel.target.startswith("dm:"):
            return False
        return of_seat(stand, seat_of(row)).fewer_pings and (row.parcel.kind, row.parcel.ref) != ("reminder", "2")

    async def _as_read(self, row: OutboxRow, panel: Panel) -> Panel:
        """13.5: a direct message as its reader wants it; what others read too stays as it is."""
        stand = await self.surface.store.stand(row.game)
        if stand is None or not row.parcel.target.startswith("dm:") or not of_seat(stand, seat_of(row)).words_for_emoji:
            return panel
        return plainly(panel, self.surface.words(stand.game.kind))

    async def _call(self, row: OutboxRow) -> None:
        """What should be noticed and could not be said directly is said in the channel, without what it is."""
        seat = seat_of(row)
        if row.parcel.kind not in CALLED or row.parcel.ref == AGAIN or await self._softly(row):
            return
        about = {"again": True} if row.parcel.kind == "reminder" else {}
        parcel = Parcel("public", "channel", "call", str(seat), merge=True, about=about)
        note = NoteRow(row.game, "call", str(seat))
        await self.surface.store.note(row.game, self.surface.time.now(), [note], parcels=[parcel])

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


def seat_of(row: OutboxRow) -> Seat:
    """The seat whose inbox a parcel goes to."""
    return Seat(row.parcel.target.partition(":")[2])


def _wait(row: OutboxRow) -> timedelta:
    """How long until the next try."""
    return SOON * 2**row.tries if row.tries < 4 else LATER


def _mentions(letter: Letter) -> discord.AllowedMentions:
    named = [discord.Object(user) for user in letter.mentions]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=named)
