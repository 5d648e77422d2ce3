"""REST: messages, pins and reactions."""

from __future__ import annotations

from typing import Any

from loopback import messages, payloads, perms, rules
from loopback.calls import Call, Routes
from loopback.clock import DISCORD_EPOCH
from loopback.errors import Form, Json, many, refuse
from loopback.model import COMMAND_REPLY, DEFAULT, MENU_REPLY, REPLY, Channel, Message

routes = Routes()
SINGLE, PIN = "/channels/{channel_id}/messages/{message_id}", "/channels/{channel_id}/messages/pins/{message_id}"
REACTIONS = SINGLE + "/reactions"
TWO_WEEKS = 14 * 86_400
WRITTEN = (DEFAULT, REPLY, COMMAND_REPLY, MENU_REPLY)


def _shown(call: Call, message: Message) -> Json:
    return payloads.message(call.world, message)


def _history(call: Call, channel: Channel) -> None:
    if channel.guild_id is not None:
        call.need(channel, "READ_MESSAGE_HISTORY")


@routes.on("GET", "/channels/{channel_id}/messages")
def list_messages(call: Call) -> list[Json]:
    """The newest messages, or those before, after or around one; newest first, no ephemeral ones."""
    channel = call.channel
    _history(call, channel)
    form, limit = Form("limit"), call.asked("limit", 50)
    form.between(limit, 1, 100)
    form.check()
    found = sorted((one for one in channel.messages.values() if not one.ephemeral), key=lambda one: one.id)
    if "around" in call.query:
        older = sum(one.id < call.asked("around", 0) for one in found)
        found = found[max(0, older - limit // 2) :][:limit]
    found = [one for one in found if call.asked("after", 0) < one.id < call.asked("before", 1 << 63)]
    found = found[:limit] if "after" in call.query else found[-limit:]
    return [_shown(call, one) for one in reversed(found)]


@routes.on("POST", "/channels/{channel_id}/messages")
def post(call: Call) -> Json:
    """A new message."""
    channel = call.channel
    rules.message(call.body, call.uploads)
    _may_send(call, channel)
    return _shown(call, messages.post(call.world, channel, call.world.bot, call.body, call.uploads))


def _may_send(call: Call, channel: Channel) -> None:
    """Direct: a common guild, direct messages open, not blocked. Elsewhere: permissions; a locked thread stays shut."""
    world = call.world
    if channel.guild_id is None:
        person = world.users[next(one for one in channel.recipients if one != world.bot.id)]
        if not world.shares_guild(person.id):
            raise refuse(50278)
        if not person.dms_open or person.blocks_bot:
            raise refuse(50007)
        return
    call.need(channel, "SEND_MESSAGES_IN_THREADS" if channel.is_thread else "SEND_MESSAGES")
    if channel.locked and not perms.may(world, world.bot.id, channel, "MANAGE_THREADS"):
        raise refuse(160005, assumed=True)
    _may_attach(call, channel)
    if call.body.get("message_reference"):
        call.need(channel, "READ_MESSAGE_HISTORY")


def _may_attach(call: Call, channel: Channel) -> None:
    """Files and embeds need permissions of their own (50013 for embeds is assumed)."""
    if call.uploads:
        call.need(channel, "ATTACH_FILES")
    if call.body.get("embeds") and not perms.may(call.world, call.world.bot.id, channel, "EMBED_LINKS"):
        raise refuse(50013, assumed=True)


@routes.on("GET", SINGLE)
def get(call: Call) -> Json:
    """One message."""
    _history(call, call.channel)
    return _shown(call, call.message)


@routes.on("PATCH", SINGLE)
def edit(call: Call) -> Json:
    """Edit one's own message; of others only the embeds can be suppressed, with MANAGE_MESSAGES."""
    message, channel = call.message, call.channel
    if message.author_id != call.world.bot.id:
        if call.body.keys() - {"flags"}:
            raise refuse(50005)
        call.need(channel, "MANAGE_MESSAGES")
    if message.type not in WRITTEN:
        raise refuse(50021)
    if channel.archived:
        raise refuse(50083)
    rules.edit(message, call.body, call.uploads)
    if channel.guild_id is not None:
        _may_attach(call, channel)
    messages.spend_late_edit(call.world, message)
    return _shown(call, messages.edit(call.world, message, call.body, call.uploads))


@routes.on("DELETE", SINGLE)
def delete(call: Call) -> None:
    """Delete a message; those of others with MANAGE_MESSAGES."""
    message, channel = call.message, call.channel
    if message.author_id != call.world.bot.id:
        if channel.guild_id is None:
            raise refuse(50003)
        call.need(channel, "MANAGE_MESSAGES")
    messages.delete(call.world, message)


@routes.on("POST", "/channels/{channel_id}/messages/bulk-delete")
def bulk_delete(call: Call) -> None:
    """Delete 2 to 100 messages, none older than two weeks."""
    channel = call.channel
    if channel.guild_id is None:
        raise refuse(50003)
    call.need(channel, "MANAGE_MESSAGES")
    ids = [int(one) for one in many(call.body, "messages")]
    if not 2 <= len(ids) <= 100:
        raise refuse(50016)
    oldest = call.world.clock.now() - TWO_WEEKS
    if any((one >> 22) + DISCORD_EPOCH < oldest * 1000 for one in ids):
        raise refuse(50034)
    messages.delete_many(call.world, channel, ids)


# ---- pins


def _pinned(channel: Channel) -> list[Message]:
    found = [one for one in channel.messages.values() if one.pinned_at]
    return sorted(found, key=lambda one: one.pinned_at or "", reverse=True)


@routes.on("GET", "/channels/{channel_id}/messages/pins")
def pins(call: Call) -> Json:
    """The pinned messages, newest pin first, in pages."""
    channel = call.channel
    _history(call, channel)
    before, limit = call.query.get("before"), call.asked("limit", 50)
    found = [one for one in _pinned(channel) if before is None or (one.pinned_at or "") < before]
    items = [{"pinned_at": one.pinned_at, "message": _shown(call, one)} for one in found[:limit]]
    return {"items": items, "has_more": len(found) > limit}


@routes.on("GET", "/channels/{channel_id}/pins")
def old_pins(call: Call) -> list[Json]:
    """The older form: all pinned messages at once."""
    _history(call, call.channel)
    return [_shown(call, one) for one in _pinned(call.channel)]


def _set_pin(call: Call, *, pinned: bool) -> None:
    """Pinning is a permission of its own; MANAGE_MESSAGES does not hold it."""
    channel = call.channel
    call.need(channel, "PIN_MESSAGES")
    if channel.archived:
        raise refuse(50083)
    messages.pin(call.world, call.message, call.world.bot, pinned=pinned)


@routes.on("PUT", PIN, "/channels/{channel_id}/pins/{message_id}")
def pin(call: Call) -> None:
    """Pin a message."""
    _set_pin(call, pinned=True)


@routes.on("DELETE", PIN, "/channels/{channel_id}/pins/{message_id}")
def unpin(call: Call) -> None:
    """Unpin a message."""
    _set_pin(call, pinned=False)


# ---- reactions


def _emoji(call: Call) -> Json:
    return messages.checked_emoji(call.parameters["emoji"])


@routes.on("PUT", REACTIONS + "/{emoji}/@me")
def react(call: Call) -> None:
    """Set an emoji; a new kind of it needs ADD_REACTIONS."""
    message, emoji = call.message, _emoji(call)
    _history(call, call.channel)
    if messages.reaction_of(message, emoji) is None:
        call.need(call.channel, "ADD_REACTIONS")
    if call.channel.archived:
        raise refuse(50083)
    messages.react(call.world, message, call.world.bot, emoji)


@routes.on("DELETE", REACTIONS + "/{emoji}/{user_id}")
def unreact(call: Call) -> None:
    """Take back one's own emoji; those of others with MANAGE_MESSAGES."""
    if call.id("user_id") != call.world.bot.id:
        call.need(call.channel, "MANAGE_MESSAGES")
    messages.unreact(call.world, call.message, call.world.user(call.id("user_id")), _emoji(call))


@routes.on("GET", REACTIONS + "/{emoji}")
def reacted(call: Call) -> list[Any]:
    """Who set an emoji."""
    _history(call, call.channel)
    found = messages.reaction_of(call.message, _emoji(call))
    if found is None:
        raise refuse(10014)
    users = sorted(one for one in found.users if one > call.asked("after", 0))
    return [payloads.user(call.world.users[one]) for one in users[: call.asked("limit", 25)]]


@routes.on("DELETE", REACTIONS, REACTIONS + "/{emoji}")
def clear_reactions(call: Call) -> None:
    """Remove everybody's emoji, one kind or all."""
    call.need(call.channel, "MANAGE_MESSAGES")
    emoji = _emoji(call) if "emoji" in call.parameters else None
    messages.clear_reactions(call.world, call.message, emoji)
