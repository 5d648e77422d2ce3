"""What is looked over when the bot comes to Discord: cards, places lost or found, games that are stuck or damaged."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import discord

from bot.services.mending.incidents import inspect
from bot.services.mending.places_lost import lose
from bot.store.store import GameRow, Parcel
from bot.surface.kit.surface import Surface
from bot.surface.posting.comparing import comparisons
from bot.surface.posting.places_lost import guild_found, lose_place

TURN: Final = Parcel("public", "channel", "turn", merge=True)


async def look_over(surface: Surface, client: discord.Client, games: Collection[str] | None = None) -> None:
    """15: cards that differ from the state are drawn anew; what was lost or found meanwhile is noticed.

    `games`: only in these, on whose servers this process is; None: in all.
    """
    rows = [row for row in await surface.store.games(status=("playing", "held")) if games is None or row.id in games]
    for row in rows:
        if await _is_lost(surface, client, row) or await inspect(surface.tables, row.id):
            continue
        stand = await surface.store.stand(row.id)
        if stand is not None and stand.game.status == "playing":
            await surface.store.post(row.id, [TURN, *comparisons(stand)], surface.time.now())
    servers = {row.guild for row in rows}
    for guild in client.guilds:
        if guild.id in servers:
            await guild_found(surface, guild.id)


async def _is_lost(surface: Surface, client: discord.Client, row: GameRow) -> bool:
    """Whether its server, or its channel, is gone; a server that is unavailable is not."""
    guild = client.get_guild(row.guild or 0)
    if row.guild is None or (guild is not None and guild.unavailable):
        return False
    if guild is None:
        return await lose(surface.tables, row.id) or True
    if row.channel is not None and guild.get_channel(row.channel) is None and await _is_deleted(client, row.channel):
        await lose_place(surface, row.id)
        return True
    return False


async def _is_deleted(client: discord.Client, channel: int) -> bool:
    """Whether it is gone, rather than hidden from the bot."""
    try:
        await client.fetch_channel(channel)
    except discord.NotFound:
        return True
    except discord.HTTPException:
        return False
    return False
