"""Who is no longer there: a member who left the server loses his seat (no privileged intent tells us; we ask).

Asked when somebody's direct messages are refused, and of all once a day; then it is also seen to that no card of a seat
lies in an inbox that is not its holder's.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final

import discord
import structlog

from bot.base.errors import RulesError
from bot.services.seats.seats import emptied, vacate
from bot.store.store import GameRow, OutboxRow, SeatRow
from bot.surface.kit.surface import Surface
from bot.surface.posting.deeds import roll_call
from bot.surface.posting.places import Places
from games.kernel import Seat

DAY: Final = timedelta(days=1)
AGAIN: Final = timedelta(hours=1)
OURS: Final = 0
CALLED: Final = "mustered"
"""What the bot remembers for itself, and as what."""
NO_MEMBER, NO_USER = 10007, 10013
log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


async def daily(surface: Surface, ours: Callable[[], bool] = lambda: True) -> None:
    """Call the roll of all games once a day, however often the bot begins anew; until it is cancelled.

    `ours`: whether this process does, of several.
    """
    while True:
        if await next_roll(surface) > surface.time.now():
            await surface.time.sleep_until(await next_roll(surface))
        elif ours():
            await _call_roll(surface)
        else:
            await surface.time.sleep_until(surface.time.now() + AGAIN)


async def next_roll(surface: Surface) -> datetime:
    """When the roll is to be called again."""
    known = (await surface.store.guild(OURS)).settings
    return datetime.fromtimestamp(int(known.get(CALLED, 0)), tz=UTC) + DAY


async def _call_roll(surface: Surface) -> None:
    """It counts as called once it is in the outbox for every game."""
    store, now = surface.store, surface.time.now()
    for game in await store.games(status=("playing", "held")):
        await store.post(game.id, [roll_call()], now)
    await store.change_guild(OURS, {CALLED: int(now.timestamp())})


async def muster(places: Places, row: OutboxRow) -> None:
    """Vacate the seats of those who have left; a server that cannot be asked says nothing."""
    game = await places.surface.store.find_game(row.game)
    if game is None or game.status not in ("playing", "held"):
        return
    seats = await places.surface.store.seats(game.id)
    for one in seats:
        if one.user is not None and row.parcel.ref in ("", one.seat) and await _is_gone(places.client, game, one.user):
            await _vacate(places.surface, game, one, seats)
    if not row.parcel.ref:
        await _tidy(places, game, seats)


async def _is_gone(client: discord.Client, game: GameRow, user: int) -> bool:
    guild = client.get_guild(game.guild or 0)
    if guild is None or guild.unavailable:
        return False
    try:
        await guild.fetch_member(user)
    except discord.NotFound as error:
        return error.code in (NO_MEMBER, NO_USER)
    except discord.Forbidden:
        return False
    return False


async def _vacate(surface: Surface, game: GameRow, gone: SeatRow, seats: list[SeatRow]) -> None:
    """The seat is free; if it was the host's, whoever sits longest of those who are left is host."""
    try:
        await vacate(surface.tables, game.id, gone.seat, "left", user=gone.user)
    except RulesError as error:
        log.info("muster.not_vacated", reason=error.reason)
        return
    heirs = [one.user for one in seats if one.user is not None and one.user != gone.user]
    if gone.user == game.host and heirs:
        await surface.store.change_game(game.id, surface.time.now(), host=heirs[0])


async def _tidy(places: Places, game: GameRow, seats: list[SeatRow]) -> None:
    """Cards that a former holder still has, for the courier had given up, are emptied after all."""
    store, stray = places.surface.store, set[Seat]()
    inboxes = {one.seat: await places.inbox(one.user) for one in seats if one.user is not None}
    for message in await store.messages(game.id):
        scope, _, seat = message.target.partition(":")
        if scope == "dm" and (seat not in inboxes or inboxes[Seat(seat)] not in (None, message.channel)):
            stray.add(Seat(seat))
    await store.post(game.id, [emptied(seat) for seat in sorted(stray)], places.surface.time.now())
