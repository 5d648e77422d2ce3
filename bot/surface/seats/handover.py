"""A seat has changed hands: the private messages of whoever left it lose what they show (discord-ux 12).

All that was written to a seat and does not lie in the inbox of its present holder is emptied: cards say that the seat
was handed over, the rest is deleted. So it does not matter who wrote what when; what fails is tried again.
"""

from __future__ import annotations

from typing import Final

import discord
import structlog

from bot.services.deals.deals import seats_of
from bot.services.seats.circles import CIRCLE, gatherings
from bot.services.seats.notes import WITNESS, Witness
from bot.store.store import GameRow, MessageRow, OutboxRow
from bot.surface.kit.hindrances import closes_the_road
from bot.surface.kit.layout import layout
from bot.surface.kit.panel import Panel, words
from bot.surface.posting.letters import seat_in
from bot.surface.posting.places import Places
from bot.surface.press.asides import put_away
from games.kernel import Seat

CARDS: Final = ("hand", "decisions", "deal")
GONE: Final = (10003, 10008, 10013, 50001)
ARCHIVED: Final = 50083
log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


async def hand_over(places: Places, row: OutboxRow) -> None:
    """Empty what former holders of a seat were told, and take them out of its threads: of deals, and private ones."""
    surface, seat = places.surface, seat_in(row)
    game = await surface.store.find_game(row.game)
    if game is None or seat is None:
        return
    mine = await _own_inbox(places, game, seat)
    left = words(surface.words(game.kind).say("seat-handed-over", title=game.title))
    standing = await surface.store.messages(game.id)
    for message in reversed(standing):
        if message.target == f"dm:{seat}" and message.channel != mine:
            await _empty(places, message, left)
    threads = {one.channel for one in standing if _is_thread_of(one, seat)}
    for user in await _former(places, game.id, seat):
        await put_away(places.client, surface, user, game.id)
        for thread in threads:
            await expel(places.client, thread, user)
    circles = gatherings(await surface.store.notes(game.id, CIRCLE), seat)
    await surface.store.post(game.id, circles, surface.time.now())


async def _own_inbox(places: Places, game: GameRow, seat: Seat) -> int | None:
    """Where the present holder is written to; None: nobody holds the seat."""
    for row in await places.surface.store.seats(game.id):
        if row.seat == seat and row.user is not None:
            return await places.open_direct(row.user)
    return None


async def _former(places: Places, game: str, seat: Seat) -> list[int]:
    """Everybody who once held the seat and does no longer."""
    held = [int(note.ref) for note in await places.surface.store.notes(game, WITNESS) if _held(note.body, seat)]
    sitting = [row.user for row in await places.surface.store.seats(game)]
    return [user for user in held if user not in sitting]


def _held(body: object, seat: Seat) -> bool:
    witness = Witness.model_validate(body)
    return witness.why == "held" and witness.seat == seat


def _is_thread_of(message: MessageRow, seat: Seat) -> bool:
    scope, _, deal = message.target.partition(":")
    return scope == "thread" and seat in seats_of(deal)


async def _empty(places: Places, message: MessageRow, left: Panel) -> None:
    """One message; a card that cannot be edited any more is deleted like the rest."""
    found = places.client.get_partial_messageable(message.channel).get_partial_message(message.id)
    try:
        if message.kind not in CARDS or not await _rewritten(found, left):
            await found.delete()
    except discord.HTTPException as error:
        if error.code not in GONE:
            raise
        log.info("handover.gone", code=error.code)
    await places.surface.store.forget_message(message.id)


async def _rewritten(message: discord.PartialMessage, left: Panel) -> bool:
    """Whether Discord let the card be edited; a fault of its own is raised, so that it is tried again."""
    try:
        await message.edit(view=layout(left), attachments=[])
    except discord.HTTPException as error:
        if error.code in GONE or closes_the_road(error):
            raise
        log.info("handover.not_edited", code=error.code)
        return False
    return True


async def expel(client: discord.Client, thread: int, user: int) -> None:
    """Take somebody out of a thread; one that is closed is opened for it and closed again."""
    if await _out(client, thread, user):
        return
    try:
        await client.http.edit_channel(thread, archived=False)
        await _out(client, thread, user)
        await client.http.edit_channel(thread, archived=True, locked=True)
    except discord.Forbidden as error:  # a locked thread is opened only by who may manage threads
        log.warning("handover.thread_not_opened", code=error.code)


async def _out(client: discord.Client, thread: int, user: int) -> bool:
    """Whether he is in it no longer; False: it is closed. A fault of Discord's own is raised, to be tried again."""
    try:
        await client.http.remove_user_from_thread(thread, user)
    except discord.HTTPException as error:
        if closes_the_road(error):
            raise
        log.info("handover.not_expelled", code=error.code)
        return error.code != ARCHIVED
    return True
