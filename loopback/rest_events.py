"""REST: scheduled events of a guild."""

from __future__ import annotations

from loopback import happenings, payloads, perms, rules_events
from loopback.calls import Call, Routes
from loopback.errors import Json, refuse
from loopback.model import Channel, Guild, ScheduledEvent

routes = Routes()
ALL, ONE = "/guilds/{guild_id}/scheduled-events", "/guilds/{guild_id}/scheduled-events/{event_id}"


def _place(call: Call, channel_id: int | None) -> Channel | None:
    """The channel of an event, if it has one. 10003: there is no such channel in this guild."""
    if channel_id is None:
        return None
    channel = call.world.channels.get(channel_id)
    if channel is None or channel.guild_id != call.id("guild_id"):
        raise refuse(10003)
    return channel


def _seen(call: Call, one: ScheduledEvent) -> bool:
    """Whether the bot knows of an event: one in a channel only if it sees the channel."""
    channel = call.world.channels.get(one.channel_id or 0)
    return one.channel_id is None or (channel is not None and perms.sees(call.world, call.world.bot.id, channel))


def _known(call: Call) -> tuple[Guild, ScheduledEvent]:
    guild = call.world.guild(call.id("guild_id"))
    one = guild.events.get(call.id("event_id"))
    if one is None or not _seen(call, one):
        raise refuse(10070)
    return guild, one


def _need(call: Call, guild: Guild, *names: str) -> None:
    """The bot must have one of these permissions."""
    if not perms.in_guild(guild, call.world.bot.id) & perms.bits(*names):
        raise refuse(50013)


def _need_to_change(call: Call, guild: Guild, one: ScheduledEvent) -> None:
    """Whoever may make events may change his own; others' only who manages events."""
    own = one.creator_id == call.world.bot.id
    _need(call, guild, "MANAGE_EVENTS", *(["CREATE_EVENTS"] if own else []))


def _need_place(call: Call, body: Json) -> None:
    """An event in a channel is made by who sees the channel."""
    channel = _place(call, int(body["channel_id"]) if body.get("channel_id") else None)
    if channel is not None:
        call.need(channel, "VIEW_CHANNEL")


@routes.on("GET", ALL)
def events(call: Call) -> list[Json]:
    """What is to take place, or takes place now."""
    guild = call.world.guild(call.id("guild_id"))
    return [_answered(call, one) for one in guild.events.values() if not one.over and _seen(call, one)]


@routes.on("GET", ONE)
def event(call: Call) -> Json:
    """One event."""
    return _answered(call, _known(call)[1])


@routes.on("POST", ALL)
def schedule(call: Call) -> Json:
    """A new event."""
    guild = call.world.guild(call.id("guild_id"))
    rules_events.new(call.body, call.world.clock.now())
    _need(call, guild, "CREATE_EVENTS")
    _need_place(call, call.body)
    return payloads.scheduled_event(call.world, happenings.schedule(call.world, guild, call.body))


@routes.on("PATCH", ONE)
def change(call: Call) -> Json:
    """Change an event, begin it, end it or call it off."""
    guild, one = _known(call)
    _need_to_change(call, guild, one)
    rules_events.change(one, call.body, call.world.clock.now())
    _need_place(call, call.body)
    happenings.change(call.world, one, call.body)
    return payloads.scheduled_event(call.world, one)


@routes.on("DELETE", ONE)
def delete(call: Call) -> None:
    """Delete an event."""
    guild, one = _known(call)
    _need_to_change(call, guild, one)
    happenings.delete(call.world, guild, one)


def _answered(call: Call, one: ScheduledEvent) -> Json:
    counted = call.query.get("with_user_count") in ("1", "true")
    return payloads.scheduled_event(call.world, one) | ({"user_count": 0} if counted else {})
