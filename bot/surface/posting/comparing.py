"""Whether whoever is asked has a card that asks: Discord is looked at, for the store may be older than what it shows.

After a power cut, or out of a backup, an answer may be gone that its card still shows as given.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

import discord
import structlog
from discord import ui

from bot.store.store import MessageRow, OutboxRow, Parcel, Stand
from bot.surface.kit.address import Address, parse
from bot.surface.kit.cards import desk
from bot.surface.kit.look import Look
from bot.surface.posting.direct import seat_of, wants_direct
from bot.surface.posting.places import Places
from bot.surface.posting.plan import to_seat

GONE: Final = (10003, 10008)
log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


def comparisons(stand: Stand) -> list[Parcel]:
    """One for each seat that is asked and held; done after all that is on its way to that seat."""
    asked = dict.fromkeys(row.seat for row in stand.windows if stand.holder(row.seat) is not None)
    return [to_seat(seat, "compare") for seat in asked]


async def compare(places: Places, row: OutboxRow) -> None:
    """Have the card of a seat written again; that leaves it alone if it shows what is so."""
    store, seat = places.surface.store, seat_of(row)
    look = await places.surface.look(row.game, seat)
    card = to_seat(seat, "decisions")
    if look is None or not look.awaited or not await wants_direct(places.surface, replace(row, parcel=card)):
        return
    former = await store.messages(row.game, row.parcel.target, "decisions")
    if former and not await _asks(places, former[-1], look):
        log.info("card.outdated")
        await store.put_message(replace(former[-1], digest=""))
    await store.post(row.game, [card], places.surface.time.now())


async def _asks(places: Places, message: MessageRow, look: Look) -> bool:
    """Whether a card asks on Discord what it would ask if it were drawn now; what may not be seen is believed."""
    place = places.client.get_partial_messageable(message.channel)
    try:
        shown = await place.fetch_message(message.id)
    except discord.HTTPException as error:
        if error.code in GONE:
            await places.surface.store.forget_message(message.id)
        elif error.status >= 500:
            raise
        return True
    awaited = {(posted.ref, posted.rev) for posted in look.awaited}
    return awaited & _questions(desk(look).targets()) <= _questions(_targets(shown))


def _targets(message: discord.Message) -> Iterator[Address]:
    """Where the buttons and menus of a message lead."""
    ids = (str(getattr(item, "custom_id", "")) for item in ui.LayoutView.from_message(message).walk_children())
    return (to for one in ids if (to := parse(one)))


def _questions(targets: Iterable[Address]) -> set[tuple[str, str]]:
    """What the buttons and menus of a card are about."""
    return {(to.ref, to.rev) for to in targets}
