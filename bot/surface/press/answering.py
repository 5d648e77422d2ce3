"""Answering an interaction: once, in time, and whatever happens.

A press is acknowledged within a second. What is quick is answered at once; what is not is deferred and filled in.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from types import MappingProxyType
from typing import Any, Final

import discord
import structlog

from bot.base.errors import NotOpen, StoreFailed
from bot.services.people.people import preferences
from bot.surface.kit.asides import ORIGINAL, Spot
from bot.surface.kit.files import Attachment, listed, named, upload, uploaded, without_pictures
from bot.surface.kit.forms import Form
from bot.surface.kit.hindrances import UNSENT, closes_the_road
from bot.surface.kit.knowing import Interaction
from bot.surface.kit.layout import layout, modal
from bot.surface.kit.panel import Panel, Paper, words
from bot.surface.kit.plainer import at_need, ever_plainer
from bot.surface.kit.read_aloud import plainly
from bot.surface.kit.surface import Surface
from bot.surface.kit.waiting import ACKNOWLEDGE

__all__ = ["Interaction", "Reply"]

NONE: Final[Mapping[str, int]] = MappingProxyType({})
PATIENCE: Final = 0.8
BRIEF: Final = 0.1
"""Seconds until a press is acknowledged: whatever it is, and where it waits for what is known to take long."""
TRIES: Final = 3
ANSWERED: Final = 40060
UNKNOWN: Final = 10062
EXPIRED: Final = (50027, 10015)
PUT_AWAY: Final = 10008  # by whoever saw it
CARD_DRAWN: Final = (
    discord.InteractionResponseType.message_update,
    discord.InteractionResponseType.deferred_message_update,
)
log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


@dataclass(slots=True)
class Reply:
    """The one answer to an interaction, and what may follow it.

    Attributes:
        public: for all who see the channel.
        thinking: whoever asked reads that there will be an answer; it takes the place of that.
        put_away: what was to be changed had been deleted.
        spot: where the presser sees what was shown last to him alone.
    """

    interaction: Interaction
    public: bool = False
    thinking: bool = False
    answered: bool = False
    put_away: bool = False
    spot: Spot | None = None
    since: float | None = None  # when the presser first saw anything, on the clock of performance
    _turn: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def private(self) -> bool:
        """Whether the card that was pressed is seen by the presser alone."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def done(self) -> bool:
        """Whether there has been an answer."""
        return self.answered or self.interaction.response.is_done()

    async def redraw(
        self, panel: Panel, files: Sequence[Attachment] = (), *, standing: Mapping[str, int] = NONE
    ) -> bool:
        """Show the card that was pressed as it is now, with these files and what it keeps of those standing.

        False: it does not. Where it was deleted meanwhile the press counts all the same, and the card that comes in its
        place shows what came of it: so it is acknowledged.
        """
        panel = panel if {*standing, *(one.name for one in files)}.issuperset(named(panel)) else without_pictures(panel)
        if self.private or self.interaction.guild_id is None:
            panel = await self._as_read(panel)
        async with self._turn:
            response = self.interaction.response
            edit = self.interaction.edit_original_response if self.done else response.edit_message
            await self._still()
            drawn = await self._edited(edit, panel, files, standing)
            if self.put_away and not (drawn or self.done or self.private):
                await self._safely(self.interaction.response.defer)  # no token is kept: there is nothing to be edited
        if drawn:
            self._keep_token()
        if drawn and self.private:
            self._stands()
        return drawn

    async def _still(self) -> None:
        """What the presser alone sees is not being drawn anew at this moment."""
        if self._origin is not None:
            surface: Surface = self.interaction.client.surface
            await surface.asides.still(self._origin)

    @property
    def _origin(self) -> int | None:
        """What the card first answered, if the presser alone sees it."""
        made = self.interaction.message.interaction_metadata if self.private and self.interaction.message else None
        return made.id if made else None

    def _keep_token(self) -> None:
        """The courier may edit the card by the token of this press, if the card itself was the answer."""
        message, answered = self.interaction.message, self.interaction.response.type
        if message is not None and answered in CARD_DRAWN and not self.private:
            surface: Surface = self.interaction.client.surface
            surface.tokens.note(message.id, self.interaction.token, surface.time.now())

    async def _edited(
        self,
        edit: Callable[..., Awaitable[Any]],
        panel: Panel,
        files: Sequence[Attachment],
        standing: Mapping[str, int] = NONE,
    ) -> bool:
        """Whether a message shows this now; `standing`: the files it has."""
        return await self._shown(
            panel, lambda one: edit(view=layout(one), attachments=listed(one, uploaded(one, files), standing))
        )

    async def turn_to(self, panel: Panel, files: Sequence[Attachment] = ()) -> None:
        """The next page of a card that only the presser sees; a card of its own where others see the former."""
        if not (self.private and await self.redraw(panel, files)):
            await self.whisper(panel, files)

    async def whisper(self, panel: Panel, files: Sequence[Attachment] = (), *, public: bool = False) -> None:
        """Say something to the presser alone, or to all who see the channel.

        A message that says it is thinking is edited: a picture that came as a follow-up would not be found.
        """
        panel = papers(panel if public else await self._as_read(panel), files)
        async with self._turn:
            if self.thinking:
                self.thinking = not await self._edited(self._fill_in, panel, files)
                return
            await self._shown(panel, lambda one: self._say(one, uploaded(one, files), public=public))

    async def _fill_in(self, **sent: Any) -> None:
        """The message that says it is thinking says it no longer."""
        await self.interaction.edit_original_response(**sent)
        self._stands()

    async def _say(self, panel: Panel, files: Sequence[Attachment], *, public: bool) -> None:
        """A message of its own, as the answer or after it."""
        sent: Mapping[str, Any] = {"view": layout(panel), "files": [upload(one) for one in files]}
        if self.done:
            message = await self.interaction.followup.send(**sent, ephemeral=not public, wait=True)
            self._stands(str(message.id))
        else:
            await self.interaction.response.send_message(**sent, ephemeral=not public)
            self._stands()

    def _stands(self, name: str = ORIGINAL) -> None:
        """What the presser sees stands there now; whatever it was before, it is that no longer."""
        surface: Surface = self.interaction.client.surface
        self.spot = Spot(self.interaction.token, name, self._origin or self.interaction.id)
        surface.asides.forget(self.spot.origin)

    async def _shown(self, panel: Panel, say: Callable[[Panel], Awaitable[Any]]) -> bool:
        """Whether a panel arrived, as plain as it had to be."""
        surface: Surface = self.interaction.client.surface
        note = surface.words().say("card-plainer")
        arrived, _ = await ever_plainer(at_need(panel, note), lambda one: self._safely(lambda: say(one)))
        return arrived

    async def _as_read(self, panel: Panel) -> Panel:
        """A panel as the presser wants to read it, if that can be read."""
        surface: Surface = self.interaction.client.surface
        try:
            person = preferences(await surface.store.user(self.interaction.user.id))
        except StoreFailed:
            return panel
        return plainly(panel, surface.words()) if person.words_for_emoji else panel

    async def ask(self, form: Form) -> None:
        """Open a form, as it was left if it was refused.

        It can only be the first answer, so whoever was told to wait is asked to begin again. NotOpen: there is no such
        page of it.
        """
        if not form.inputs:
            raise NotOpen("decision.closed")
        surface: Surface = self.interaction.client.surface
        left = surface.typed.upon(self.interaction.user.id, form)
        async with self._turn:
            if not self.done:
                await self._safely(lambda: self.interaction.response.send_modal(modal(left)))
                return
        await self.whisper(words(surface.words().say("form-late")))

    async def defer(self) -> None:
        """Acknowledge now, answer later."""
        async with self._turn:
            if not self.done:
                thinking = self.interaction.message is None  # no card was pressed that could be changed instead
                acknowledged = await self._safely(
                    lambda: self.interaction.response.defer(ephemeral=thinking and not self.public, thinking=thinking)
                )
                self.thinking = thinking and acknowledged
                self._keep_token()

    async def within(self, work: Coroutine[Any, Any, None]) -> None:
        """Do the work; acknowledge first if it takes long."""
        alarm = Alarm(self.defer)
        former = ACKNOWLEDGE.set(alarm.soon)
        try:
            await work
        finally:
            ACKNOWLEDGE.reset(former)
            await alarm.over()

    async def _safely(self, call: Callable[[], Awaitable[Any]]) -> bool:
        """Whether it arrived. What no longer can is no failure: it is committed, and the outbox tells it."""
        for _ in range(TRIES):
            try:
                await call()
            except discord.HTTPException as error:
                log.info("interaction.late", status=error.status, code=error.code)
                if error.code == ANSWERED:  # by a former try whose answer was lost
                    self.answered = True
                    return True
                self.put_away = error.code == PUT_AWAY
                if error.code in (UNKNOWN, PUT_AWAY, *EXPIRED):
                    return False
                if not closes_the_road(error):
                    raise
                if error.status < 500:  # kept out: to ask again at once makes it worse
                    return False
            except UNSENT as error:
                log.info("interaction.late", cause=str(error))
                if not closes_the_road(error):
                    raise
            else:
                self.since = self.since or perf_counter()
                return True
        return False


class Alarm:
    """Rings once: after a while, or soon from when that is said; never when it is over."""

    def __init__(self, ring: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._ring = ring
        self._rings: asyncio.Task[None] | None = None
        self._loop = asyncio.get_running_loop()
        self._due = self._loop.time() + PATIENCE
        self._timer = self._loop.call_later(PATIENCE, self._begin)
        self._over = False

    def _begin(self) -> None:
        self._rings = asyncio.create_task(self._ring())

    def soon(self) -> None:
        """Something that takes long has begun."""
        soon = self._loop.time() + BRIEF
        if not self._over and soon < self._due:
            self._due = soon
            self._timer.cancel()
            self._timer = self._loop.call_later(BRIEF, self._begin)

    async def over(self) -> None:
        """It need not ring any more; if it has begun to, until it has."""
        self._over = True
        self._timer.cancel()
        if self._rings is not None:
            await self._rings


def papers(panel: Panel, files: Sequence[Attachment]) -> Panel:
    """A card that shows its files: what is no picture of it stands below, for Discord hides what no part names."""
    there = named(panel)
    return panel + Panel(tuple(Paper(one.name) for one in files if one.name not in there))
