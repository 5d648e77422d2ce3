"""Bringing letters: a message is posted or edited, former cards are put away, threads closed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

import discord
import structlog

from bot.base.errors import StoreFailed
from bot.services.deals.threads import LOOK
from bot.store.store import MessageRow, OutboxRow, Parcel
from bot.surface.kit.files import listed, named, shown, upload, uploaded, without_pictures
from bot.surface.kit.hindrances import ROAD, Hindrance, closes_the_road, hindrance
from bot.surface.kit.layout import layout
from bot.surface.kit.panel import Panel, Words, words
from bot.surface.kit.plainer import MALFORMED, at_need, ever_plainer, plainer
from bot.surface.kit.surface import Surface
from bot.surface.posting.by_token import deleted_by_token, edited_by_token
from bot.surface.posting.direct import as_read, softly
from bot.surface.posting.letters import WRITERS, Letter
from bot.surface.posting.places import Places

GONE: Final = (10003, 10008)
TOO_OLD: Final = 30046  # with status 429: discord.py has waited as often as it does
REFUSED: Final = "refused {}"  # the kind of a card that another took the place of, for Discord took no edit of it
UNSEEN: Final = 50001  # the bot may not look into the channel
NOT_NOW: Final = ROAD | {Hindrance.SHUT, Hindrance.BUSY}  # what keeps a card from being put away, and passes
NOTICES: Final = 3  # so many messages are looked through for the line that tells of a pin
log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Bearer:
    """Takes letters to their places.

    Attributes:
        tell_host: what the host of a game should know, once.
    """

    client: discord.Client
    surface: Surface
    places: Places
    tell_host: Callable[[str, str], Awaitable[None]]

    async def bring(self, row: OutboxRow, letter: Letter) -> MessageRow | None:
        """Show a letter, and put away what it replaces; None: it does no more than that."""
        if not letter.panel.parts:
            await self._delete(letter.gone, again=True)
            return None
        stands = await (self._edit(row, letter, letter.edit) if letter.edit else self._post(row, letter))
        await self._retire(letter, stands.channel)
        await self._clear(letter.gone, stands.channel)
        if letter.close:
            await self._close(stands.channel)
        return stands

    async def _post(self, row: OutboxRow, letter: Letter) -> MessageRow:
        place = await self.places.find(row)
        silent = letter.silent or await softly(self.surface, row)
        panel = await as_read(self.surface, row, letter.panel)
        message, refused = await ever_plainer(
            at_need(panel, self._note()), lambda one: _sent(row, replace(letter, panel=one, silent=silent), place)
        )
        if refused:
            await self.tell_host(row.game, "card-refused")
        if letter.pin and not await self._pin(message):
            with suppress(StoreFailed):  # the card stands, and would be posted twice
                await self.surface.store.post(row.game, [LOOK], self.surface.time.now())
        parcel, now = row.parcel, self.surface.time.now()
        where = (message.id, row.game, place.id, parcel.audience, parcel.target, parcel.kind)
        return MessageRow(*where, letter.ref, letter.mark, now, shown(message), seq=letter.seq)

    async def _edit(self, row: OutboxRow, letter: Letter, former: MessageRow) -> MessageRow:
        """Edit the standing message; one that is gone, too old to be edited often, or refused is sent anew."""
        if not await self._is_his(row, former):
            await self.surface.store.put_message(replace(former, kind="past", digest=""))
            return await self._write_anew(row, letter)
        try:
            return await self._change(row, letter, former)
        except discord.HTTPException as error:
            if error.code == MALFORMED and without_pictures(letter.panel) != letter.panel:
                return await self._without_picture(row, letter, former)
            return await self._replace(row, letter, former, error)

    async def _change(self, row: OutboxRow, letter: Letter, former: MessageRow) -> MessageRow:
        """Edit a message. What it shows already is listed, or Discord would not find it; what is new is uploaded."""
        panel = await as_read(self.surface, row, letter.panel)
        if not letter.files and await edited_by_token(self.client, self.surface, former, panel):
            return replace(former, ref=letter.ref, digest=letter.mark)
        message = await self._partial(former).edit(
            view=layout(panel),
            attachments=listed(panel, letter.files, former.files),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        return replace(former, ref=letter.ref, digest=letter.mark, files=shown(message))

    async def _without_picture(self, row: OutboxRow, letter: Letter, former: MessageRow) -> MessageRow:
        """Discord does not take the picture: the card does without from now on, and the picture follows by itself."""
        log.warning("picture.refused", message=former.id)
        bare = replace(letter, panel=without_pictures(letter.panel), files=())
        try:
            stands = await self._change(row, bare, former)
        except discord.HTTPException as error:
            return await self._replace(row, letter, former, error)
        follows = Parcel(row.parcel.audience, row.parcel.target, "picture", letter.ref, merge=True)
        await self.surface.store.post(row.game, [follows], self.surface.time.now())
        return replace(stands, plain=True)

    async def _replace(
        self, row: OutboxRow, letter: Letter, former: MessageRow, error: discord.HTTPException
    ) -> MessageRow:
        """Send a card anew that cannot be edited; the former first loses its pin and what could be pressed.

        One that is refused is replaced once: the store remembers, so that no restart makes it flood a channel.
        """
        refused = error.code == MALFORMED
        if error.code not in (*GONE, TOO_OLD, MALFORMED):
            raise error
        if refused and await self._was_refused(former):
            return await self._plainly(row, letter, former)
        log.info("message.reposted", code=error.code)
        if error.code in GONE:
            await self.surface.store.forget_message(former.id)
        else:
            await self._put_away(former)
            kind = REFUSED.format(former.kind) if refused else "past"
            await self.surface.store.put_message(replace(former, kind=kind, digest=""))
        return await self._write_anew(row, letter)

    async def _plainly(self, row: OutboxRow, letter: Letter, former: MessageRow) -> MessageRow:
        """Edit a card as plainly as Discord wants it: neither editing nor posting it as it should be has helped."""
        panels = plainer(letter.panel, self._note())
        stands, _ = await ever_plainer(
            panels, lambda one: self._change(row, replace(letter, panel=one, files=()), former)
        )
        await self.tell_host(row.game, "card-refused")
        return stands

    def _note(self) -> str:
        """What a card says that is plainer than it should be."""
        return self.surface.words().say("card-plainer")

    async def _was_refused(self, former: MessageRow) -> bool:
        """Whether a card stands in place of one whose edit Discord refused."""
        refused = await self.surface.store.messages(former.game, former.target, REFUSED.format(former.kind))
        return any(one.ref == former.ref for one in refused)

    async def _put_away(self, former: MessageRow) -> None:
        """A card goes on elsewhere; if not even this can be said on it, it is deleted.

        Errors: those by which nothing arrives, for then it is looked after still, and all of it is tried again.
        """
        said = self.surface.words().say("card-goes-on")
        if not await self._strip(former, words(said), ROAD):
            await _tried(self._partial(former).delete(), ROAD)

    async def _is_his(self, row: OutboxRow, former: MessageRow) -> bool:
        """Whether a message that stands for one seat lies in the inbox of whoever holds the seat now."""
        return not former.target.startswith("dm:") or former.channel == (await self.places.find(row)).id

    async def _write_anew(self, row: OutboxRow, letter: Letter) -> MessageRow:
        """The letter without the message it was to take the place of."""
        again = await WRITERS[row.parcel.kind](self.surface, row)
        if again is not None and again.edit is None:
            return await self._post(row, again)
        sent = {one.name for one in letter.files}
        panel = letter.panel if sent.issuperset(named(letter.panel)) else without_pictures(letter.panel)
        return await self._post(row, replace(letter, panel=panel, edit=None))

    async def _retire(self, letter: Letter, channel: int) -> None:
        """Former cards lose their buttons and their pin, and are no longer looked after.

        What cannot be done now is left to the next card of their kind: this one stands, and would be posted twice.
        While nothing arrives that is all; where Discord forbids it, the newest, so that none is tried with every card.
        """
        for former, panel in letter.retire:
            try:
                if former.channel == channel or not former.target.startswith("dm:"):
                    await self._strip(former, panel, NOT_NOW)
            except discord.HTTPException as error:
                if closes_the_road(error) or former is letter.retire[-1][0]:
                    return
            await self.surface.store.forget_message(former.id)

    async def _clear(self, gone: Sequence[MessageRow], channel: int) -> None:
        """Former messages are deleted; what lies in another inbox is for whoever empties that."""
        others = [one for one in gone if one.channel != channel and one.target.startswith("dm:")]
        for former in others:
            await self.surface.store.put_message(replace(former, kind="past", digest=""))
        await self._delete([one for one in gone if one not in others])

    async def _delete(self, gone: Sequence[MessageRow], *, again: bool = False) -> None:
        """Messages that are of no use any more. `again`: nothing was posted, so all of it may be tried again."""
        for former in gone:
            try:
                if not await deleted_by_token(self.client, self.surface, former):
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

    async def _strip(self, former: MessageRow, panel: Panel, raised: frozenset[Hindrance] = frozenset()) -> bool:
        """Leave one line of a card, and no pin; whether the line is all it shows now. `raised`: as of `_tried`."""
        message = self._partial(former)
        pinned = await _still_pinned(message, raised) if former.kind == "turn" else None
        shown = await _tried(edited_by_token(self.client, self.surface, former, panel), raised)
        shown = shown or await _tried(message.edit(view=layout(panel), attachments=[]), raised)
        if pinned is not None:
            raise pinned
        return shown

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


async def _sent(row: OutboxRow, letter: Letter, place: discord.PartialMessageable) -> discord.Message:
    """Post a letter, under the nonce of its parcel."""
    message = await place.send(
        view=layout(letter.panel),
        files=[upload(one) for one in uploaded(letter.panel, letter.files)],
        nonce=row.nonce,
        silent=letter.silent,
        allowed_mentions=_mentions(letter),
    )
    if letter.along and not _says(message, letter.panel):  # a former try had arrived, with fewer lines
        await message.edit(view=layout(letter.panel))
    return message


async def _tried(deed: Awaitable[object], raised: frozenset[Hindrance] = frozenset()) -> bool:
    """Whether Discord let this be done to a former card; where it did not, nothing hangs on it.

    `raised`: where this is why, it is raised, for it may be done later.
    """
    try:
        return await deed is not False
    except discord.HTTPException as error:
        if hindrance(error) in raised:
            raise
        log.info("message.not_retired", code=error.code)
        return False


async def _still_pinned(message: discord.PartialMessage, raised: frozenset[Hindrance]) -> discord.HTTPException | None:
    """Unpin a former card. Why it is to be tried again, once its buttons are gone: the channel is not seen now.

    Where nothing may be pinned the pin stays. `raised`: as of `_tried`.
    """
    try:
        await message.unpin()
    except discord.HTTPException as error:
        if hindrance(error) in raised & ROAD:
            raise
        log.info("message.not_unpinned", code=error.code)
        return error if error.code == UNSEEN and hindrance(error) in raised else None
    return None


def _says(message: discord.Message, panel: Panel) -> bool:
    """Whether a message has just these words."""
    shown = [one.content for one in message.components if isinstance(one, discord.TextDisplay)]
    return shown == [one.text for one in panel.parts if isinstance(one, Words)]


def _mentions(letter: Letter) -> discord.AllowedMentions:
    named = [discord.Object(user) for user in letter.mentions]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=named)
