"""Scheduled events of the server for live sittings that are planned, where the bot may make some (discord-ux 10.7)."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

import discord
import structlog

from bot.base.text import clip
from bot.services.sittings.sittings import Appointment, appointment
from bot.store.store import GameRow, OutboxRow
from bot.surface.kit.surface import Surface
from bot.surface.posting.places import Places
from bot.surface.posting.rights import EVENTS, lacking

LENGTH: Final = timedelta(hours=2)
NAME: Final = 100
log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


async def meet(places: Places, row: OutboxRow) -> None:
    """An event for the sitting, or the one it has at its new time; without the right to make events there is none."""
    surface = places.surface
    stand = await surface.store.stand(row.game)
    sitting = appointment(stand) if stand else None
    guild = places.client.get_guild(stand.game.guild or 0) if stand else None
    if stand is None or sitting is None or guild is None:
        return
    if lacking(guild.me.guild_permissions, EVENTS) or sitting.at <= surface.time.now():
        return
    try:
        event = await _event(guild, stand.game, sitting)
    except discord.HTTPException as error:
        log.info("event.not_made", status=error.status, code=error.code)
        return
    if not await _noted(surface, row.game, sitting, event.id):
        await event.delete()


async def _event(guild: discord.Guild, game: GameRow, sitting: Appointment) -> discord.ScheduledEvent:
    """Its event, moved to its time, or a new one; one that was made before the bot stopped is not made again."""
    name, end = clip(game.title, NAME), sitting.at + LENGTH
    for event in await guild.fetch_scheduled_events(with_counts=False):
        if event.id == sitting.event:
            return await event.edit(start_time=sitting.at, end_time=end)
        if (event.creator_id, event.name, event.start_time) == (guild.me.id, name, sitting.at):
            return event
    return await guild.create_scheduled_event(
        name=name,
        start_time=sitting.at,
        end_time=end,
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
        location=f"<#{game.channel}>",
    )


async def _noted(surface: Surface, game: str, sitting: Appointment, event: int) -> bool:
    """Remember the event; False: meanwhile the sitting has begun, or is off."""

    async def act() -> bool:
        stand = await surface.store.stand(game)
        if stand is None or appointment(stand) != sitting:
            return False
        kept = sitting.model_copy(update={"event": event}).note(game)
        await surface.store.note(game, surface.time.now(), [kept])
        return True

    return await surface.tables.alone(game, act)


async def call_off(places: Places, row: OutboxRow) -> None:
    """The event of a sitting that does not take place then; somebody may have taken it away already."""
    stand = await places.surface.store.stand(row.game)
    guild = places.client.get_guild(stand.game.guild or 0) if stand else None
    if guild is None:
        return
    try:
        await (await guild.fetch_scheduled_event(int(row.parcel.ref), with_counts=False)).delete()
    except discord.HTTPException as error:
        log.info("event.not_deleted", status=error.status, code=error.code)
