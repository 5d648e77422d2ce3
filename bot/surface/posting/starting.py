"""What is looked over when the bot comes to Discord: places lost or found, games that are stuck, damaged or unfinished.

Where the last program left in order (`Store.parted`), only what the database names is looked at, so that a start costs
the same however many games are stored. Else something may be otherwise than it is written: then each game is looked
at, one after the other, while nothing more urgent is done.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

import discord

from bot.services.mending.incidents import inspect
from bot.services.mending.places_lost import is_lost
from bot.store.store import GameRow, Parcel
from bot.surface.kit.surface import Surface
from bot.surface.posting.comparing import comparisons
from bot.surface.posting.places_lost import ACTIVE, channel_gone, guild_found, guild_gone

TURN: Final = Parcel("public", "channel", "turn", merge=True)


async def look_over(surface: Surface, client: discord.Client) -> None:
    """15: places that were lost or found meanwhile are noticed, and games that ail."""
    for guild, channel in await surface.store.places():
        await _look_for(surface, client, guild, channel)
    for game in await surface.store.ailing():
        await inspect(surface.tables, game)
    await _find(surface, client, await surface.store.games(status=ACTIVE, still=True))


async def look_for(surface: Surface, client: discord.Client, games: Collection[str]) -> None:
    """15: places of these games that were lost or found meanwhile are noticed."""
    rows = [row for row in await surface.store.games(status=ACTIVE) if row.id in games]
    for guild, channel in dict.fromkeys((row.guild, row.channel) for row in rows):
        if guild is not None:
            await _look_for(surface, client, guild, channel)
    await _find(surface, client, rows)


async def _find(surface: Surface, client: discord.Client, rows: Iterable[GameRow]) -> None:
    for there in dict.fromkeys(row.guild for row in rows if row.guild is not None):
        if client.get_guild(there) is not None:
            await guild_found(surface, there)


async def games_in_play(surface: Surface) -> list[str]:
    """Those that are to be looked at one by one where the last program did not leave in order."""
    return [row.id for row in await surface.store.games(status=("playing",))]


async def look_at(surface: Surface, game: str) -> None:
    """15: what was left unfinished in a game is done, it is held if it is damaged, cards that differ are drawn anew."""
    stand = await surface.store.stand(game)
    if stand is None or is_lost(stand) or await inspect(surface.tables, game):
        return
    stand = await surface.store.stand(game)
    if stand is not None and stand.game.status == "playing":
        await surface.store.post(game, [TURN, *comparisons(stand)], surface.time.now())


async def _look_for(surface: Surface, client: discord.Client, guild: int, channel: int | None) -> None:
    """Whether a server, or a channel of it, is gone; a server that is unavailable is not."""
    server = client.get_guild(guild)
    if server is None:
        await guild_gone(surface, guild)
    elif channel is not None and not server.unavailable and await _is_deleted(client, server, channel):
        await channel_gone(surface, channel)


async def _is_deleted(client: discord.Client, server: discord.Guild, channel: int) -> bool:
    """Whether it is gone, rather than hidden from the bot."""
    if server.get_channel(channel) is not None:
        return False
    try:
        await client.fetch_channel(channel)
    except discord.NotFound:
        return True
    except discord.HTTPException:
        return False
    return False
