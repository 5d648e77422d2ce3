"""`/game repair` and `/game move`: every card is made of the store again; what is missing is posted anew.

The state is the game, messages are views. A card that still stands is looked for on Discord; one that is gone is
forgotten, and then all cards are asked for: those that stand and show what is so are left alone.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Final

import discord
import structlog

from bot.base.errors import BotError, Held, NotAllowed
from bot.services.deals import calls
from bot.services.deals.threads import LOOK
from bot.services.mending.places_lost import find_again
from bot.services.seats.circles import CIRCLE, gatherings, leave
from bot.services.seats.spectators import leave_thread, moved_along
from bot.services.votes.motions import master, open_motions
from bot.store.store import GameRow, MessageRow, OutboxRow, Parcel, Stand
from bot.surface.kit.hindrances import closes_the_road
from bot.surface.kit.layout import layout
from bot.surface.kit.panel import words
from bot.surface.kit.surface import Surface
from bot.surface.posting.places import LOGS, Places
from bot.surface.posting.places_lost import REPAIR
from bot.surface.posting.plan import posting, to_seat
from games.kernel import Seat

CARDS: Final = (
    "turn",
    "held",
    "motion",
    "vacancy",
    "lobby",
    "hand",
    "decisions",
    "deal",
    "dossier",
    "promise",
    calls.CARD,
)
GONE: Final = (10003, 10008)
SHUT: Final = (50001, 50013)
log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


async def ask_repair(surface: Surface, game: str, user: int) -> None:
    """Look everything over. NotAllowed: not the host, nor the game master."""
    await _allowed(surface, game, user)
    await surface.store.post(game, [REPAIR], surface.time.now())


async def _allowed(surface: Surface, game: str, user: int) -> GameRow:
    row = await surface.store.find_game(game)
    if row is None or user not in (row.host, master(row)):
        raise NotAllowed("game.host")
    return row


async def repair(places: Places, row: OutboxRow) -> None:
    """Forget what is gone, take leave of what stands in a former channel, and ask for every card."""
    store, now = places.surface.store, places.surface.time.now()
    stand = await store.stand(row.game)
    if stand is None or stand.game.status == "over":
        return
    for message in await store.messages(row.game):
        if message.kind in (*CARDS, *posting(stand.game.kind).cards) and not await _stands(places, stand.game, message):
            await store.forget_message(message.id)
    if stand.game.log is not None and await _is_gone(places, stand.game.log):
        await store.change_game(row.game, now, log=None)
        await store.post(row.game, [Parcel("public", "log", "notice", "log-again")], now)
    for note in stand.notes_of(LOGS):
        if await _is_gone(places, int(note.body["thread"])):
            await store.note(row.game, now, drop=[note])
    await store.post(row.game, await everything(places.surface, stand), now)


async def _stands(places: Places, game: GameRow, message: MessageRow) -> bool:
    """Whether a card is where it belongs; one in a former channel loses its pin and its buttons."""
    found = places.client.get_partial_messageable(message.channel).get_partial_message(message.id)
    try:
        if _is_public(message) and message.channel != game.channel:
            moved = places.surface.words(game.kind).say("card-moved", channel=f"<#{game.channel}>")
            await found.edit(view=layout(words(moved)), attachments=[])
            if message.kind == "turn":
                await found.unpin()
            return False
        standing = await found.fetch()
        if message.kind == "turn" and not standing.pinned:
            await found.pin()
    except discord.HTTPException as error:
        if error.code in GONE or (error.code in SHUT and message.channel != game.channel):
            return False
        if closes_the_road(error):
            raise
        log.info("repair.not_seen", code=error.code)
        return message.channel == game.channel or not _is_public(message)
    return True


def _is_public(message: MessageRow) -> bool:
    return message.target in ("channel", "ballot", "lobby")


async def _is_gone(places: Places, thread: int) -> bool:
    try:
        await places.client.fetch_channel(thread)
    except discord.HTTPException as error:
        return error.code in GONE
    return False


async def everything(surface: Surface, stand: Stand) -> list[Parcel]:
    """All cards a game has now; whatever writes them leaves alone what shows it already."""
    if stand.game.status == "lobby":
        return [Parcel("public", "lobby", "lobby", merge=True)]
    always = [
        Parcel("public", "channel", "held", merge=True),
        LOOK,
        *(motion.card for motion in open_motions(stand)),
        *(Parcel("public", "channel", "vacancy", str(seat), merge=True) for seat in stand.seats),
        *(calls.card(one.ref) for one in stand.notes_of(calls.CALL)),
    ]
    try:
        return [*always, *[one async for one in _of_play(surface, stand)]]
    except BotError as error:
        log.info("repair.held", held=isinstance(error, Held))
        return always


async def _of_play(surface: Surface, stand: Stand) -> AsyncIterator[Parcel]:
    table = await surface.tables.table(stand.game.id)
    yield Parcel("public", "channel", "turn", merge=True)
    for parcel in (*posting(stand.game.kind).standing(table), *gatherings(stand.notes_of(CIRCLE))):
        yield parcel
    deals = dict.fromkeys(
        (str(one.decision.seat), str(one.decision.about["deal"]))
        for one in table.open.values()
        if "deal" in one.decision.about
    )
    for seat, row in stand.seats.items():
        if row.user is not None:
            yield to_seat(seat, "decisions")
    for seat_, deal in deals:
        yield to_seat(Seat(seat_), "deal", deal)


async def ask_move(surface: Surface, game: str, user: int, guild: int, channel: int) -> None:
    """The game goes on in another channel of its server.

    NotAllowed: not the host, nor the game master; or it has a game, or the bot may not write there.
    """
    row = await _allowed(surface, game, user)
    if row.status == "over":
        raise NotAllowed("move.over")
    if row.guild is not None and row.guild != guild:
        raise NotAllowed("move.server")
    found = await surface.audit(replace(row, guild=guild, channel=channel)) if surface.audit else None
    if found is not None and found.missing:
        raise NotAllowed("move.forbidden", missing=list(found.missing))

    async def act() -> None:
        if (stand := await surface.store.stand(game)) is not None:
            await leave_thread(surface.store, stand, surface.time.now())
            await surface.store.note(game, surface.time.now(), drop=stand.notes_of(LOGS))
        told = [Parcel("public", "channel", "notice", "moved"), LOOK, REPAIR, *(moved_along(stand) if stand else [])]
        await surface.store.change_game(game, surface.time.now(), told, guild=guild, channel=channel, log=None)
        await surface.store.hasten(surface.time.now())  # what the former channel kept waiting

    await surface.settle_in(channel, act)
    for note in await surface.store.notes(game, CIRCLE):
        await leave(surface.tables, game, note.ref)
    await find_again(surface.tables, game)
