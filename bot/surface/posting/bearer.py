"""Bringing letters: a message is posted or edited, former cards are put away, threads closed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import discord
import structlog

from bot.dealing.threads import LOOK
from bot.store.store import MessageRow, OutboxRow
from bot.surface.answering import attachment
from bot.surface.layout import layout
from bot.surface.panel import Panel
from bot.surface.posting.direct import as_read, softly
from bot.surface.posting.hindrances import closes_the_road
from bot.surface.posting.letters import WRITERS, Letter
from bot.surface.posting.places import Places
from bot.surface.surface import Surface

GONE: Final = (10003, 10008)
TOO_OLD: Final = 30046
MALFORMED: Final = 50035
NOTICES: Final = 3  # so many messages are looked through for the line that tells of a pin
log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Bearer:
    """Takes letters to their places."""

    client: discord.Client
    surface: Surface
    places: Places

    async def bring(self, row: OutboxRow, letter: Letter) -> MessageRow | None:
        """Show a letter, and put away what it replaces; None: it does no more than that."""
        if not letter.panel.parts:
            await self._delete(letter.gone, again=True)
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
            view=layout(await as_read(self.surface, row, letter.panel)),
            files=[attachment(one) for one in letter.files],
            nonce=row.nonce,
            silent=letter.silent or await softly(self.surface, row),
            allowed_mentions=_mentions(letter),
        )
        if letter.pin and not await self._pin(message):
            await self.surface.store.post(row.game, [LOOK], self.surface.time.now())
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
            view = layout(await as_read(self.surface, row, letter.panel))
            await self._partial(former).edit(view=view, allowed_mentions=discord.AllowedMentions.none())
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
                await self._strip(former, panel)
            if former.kind == "decisions":  # its receipts tell of the seat, so whoever leaves it must lose them too
                await self.surface.store.put_message(replace(former, kind="past", digest=""))
            else:
                await self.surface.store.forget_message(former.id)

    async def _delete(self, gone: Sequence[MessageRow], *, again: bool = False) -> None:
        """Messages that are of no use any more. `again`: nothing was posted, so all of it may be tried again."""
        for former in gone:
            try:
                await self._partial(former).delete()
            except discord.HTTPException as error:
                if again and closes_the_road(error):
                    raise
                log.info("message.not_deleted", code=error.code)
            await self.surface.store.forget_message(former.id)

    async def _close(self, thread: int) -> None:
        """8.4: the thread of a deal that is over is locked and archived."""
        try:
            await self.client.http.edit_channel(thread, archived=True, locked=True)
        except discord.HTTPException as error:
            log.info("thread.not_closed", code=error.code)

    async def _strip(self, former: MessageRow, panel: Panel) -> None:
        """Leave one line of a card."""
        try:
            message = self._partial(former)
            await message.edit(view=layout(panel), attachments=[])
            if former.kind == "turn":
                await message.unpin()
        except discord.HTTPException as error:
            log.info("message.not_retired", code=error.code)

    async def _pin(self, message: discord.Message) -> bool:
        """Pin a card, and take away the line by which Discord tells of it: the card itself is new enough.

        False: it may not be pinned here, which the table should be told.
        """
        try:
            await message.pin()
            async for one in message.channel.history(limit=NOTICES, after=message):
                if one.type is discord.MessageType.pins_add and one.author == self.client.user:
                    await one.delete()
        except discord.HTTPException as error:
            log.info("message.not_pinned", code=error.code)
            return error.status != 403
        return True

    def _partial(self, row: MessageRow) -> discord.PartialMessage:
        """A message by its number."""
        return self.client.get_partial_messageable(row.channel).get_partial_message(row.id)


def _mentions(letter: Letter) -> discord.AllowedMentions:
    named = [discord.Object(user) for user in letter.mentions]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=named)
