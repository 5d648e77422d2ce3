"""Channels and servers that are gone, and that are there again: what Discord tells of them, and who is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.services.mending.places_lost import find_again, lose
from bot.store.store import Parcel, Status
from bot.surface.kit.surface import Surface

ACTIVE: Final[Sequence[Status]] = ("playing", "held")


async def lose_place(surface: Surface, game: str) -> None:
    """The channel of a game is gone: its clocks stop, and its host is told once how to go on."""
    row = await surface.store.find_game(game)
    if row is None or not await lose(surface.tables, row.id):
        return
    host = next((one.seat for one in await surface.store.seats(game) if one.user == row.host), None)
    if host is not None:
        told = Parcel(f"seat:{host}", f"dm:{host}", "notice", "place-gone", about={"title": row.title})
        await surface.store.post(row.id, [told], surface.time.now())


async def channel_gone(surface: Surface, channel: int) -> None:
    """A channel was deleted."""
    for row in await surface.store.games(status=ACTIVE, channel=channel):
        await lose_place(surface, row.id)


async def guild_gone(surface: Surface, guild: int) -> None:
    """The bot was removed from a server: nobody there can be told anything."""
    for row in await surface.store.games(status=ACTIVE, guild=guild):
        await lose(surface.tables, row.id)


async def guild_found(surface: Surface, guild: int) -> None:
    """The bot is on a server again: what waited is sent, and everything that is missing is posted anew."""
    for row in await surface.store.games(status=ACTIVE, guild=guild, still=True):
        if await find_again(surface.tables, row.id):
            await surface.store.post(row.id, [REPAIR], surface.time.now())


REPAIR = Parcel("public", "log", "repair", merge=True)
