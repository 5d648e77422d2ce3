"""Scheduled events: made, changed, cancelled, and begun and ended by the clock."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from loopback import payloads
from loopback.errors import Json, part, refuse
from loopback.model import ACTIVE, CANCELED, COMPLETED, EXTERNAL, SCHEDULED, Event, Guild, ScheduledEvent

if TYPE_CHECKING:
    from loopback.world import World

MOST = 100
PATIENCE = 4 * 3600.0
"""How long after its time an event that nobody has begun is cancelled; Discord says "a few hours" (assumed)."""


def schedule(world: World, guild: Guild, body: Json) -> ScheduledEvent:
    """A new event, from a form that is right."""
    if sum(not one.over for one in guild.events.values()) >= MOST:
        raise refuse(30038)
    one = ScheduledEvent(world.snow(), guild.id, world.bot.id, body["name"], int(body["entity_type"]), 0.0)
    _fill(one, body)
    guild.events[one.id] = one
    tell(world, "GUILD_SCHEDULED_EVENT_CREATE", one)
    return one


def change(world: World, one: ScheduledEvent, body: Json) -> None:
    """Change an event as a form that is right says."""
    _fill(one, body)
    one.status = int(body.get("status") or one.status)
    tell(world, "GUILD_SCHEDULED_EVENT_UPDATE", one)


def delete(world: World, guild: Guild, one: ScheduledEvent) -> None:
    """The event is gone."""
    del guild.events[one.id]
    tell(world, "GUILD_SCHEDULED_EVENT_DELETE", one)


def pass_by(world: World, guild: Guild) -> None:
    """What the clock does: outside of channels an event begins and ends by itself; one that never began is off."""
    now = world.clock.now()
    for one in guild.events.values():
        former = one.status
        if one.status == SCHEDULED and one.kind == EXTERNAL and one.start <= now:
            one.status = ACTIVE
        if one.status == SCHEDULED and one.start + PATIENCE <= now:
            one.status = CANCELED
        if one.status == ACTIVE and one.kind == EXTERNAL and one.end is not None and one.end <= now:
            one.status = COMPLETED
        if one.status != former:
            tell(world, "GUILD_SCHEDULED_EVENT_UPDATE", one)


def tell(world: World, name: str, one: ScheduledEvent) -> None:
    """Tell of an event that came, changed or went; one in a channel is known to those who see the channel."""
    channel = world.channels.get(one.channel_id or 0)
    world.emit(Event(name, payloads.scheduled_event(world, one), one.guild_id, channel))


def moment(text: str) -> float:
    """Seconds since 1970 of a time as a form writes it. ValueError: it is none."""
    return datetime.fromisoformat(text).timestamp()


def _fill(one: ScheduledEvent, body: Json) -> None:
    if body.get("name") is not None:
        one.name = body["name"]
    if body.get("entity_type") is not None:
        one.kind = int(body["entity_type"])
    if "description" in body:
        one.description = body["description"]
    if "channel_id" in body:
        one.channel_id = int(body["channel_id"]) if body["channel_id"] else None
    if body.get("scheduled_start_time") is not None:
        one.start = moment(body["scheduled_start_time"])
    if "scheduled_end_time" in body:
        one.end = None if body["scheduled_end_time"] is None else moment(body["scheduled_end_time"])
    if "entity_metadata" in body:
        one.location = part(body, "entity_metadata").get("location")
