"""REST: the session, users, direct channels, channels and their overwrites."""

from __future__ import annotations

from typing import Any

from loopback import messages, payloads, perms, rules
from loopback.calls import Call, Routes
from loopback.errors import Json, many, refuse
from loopback.gateway import self_user
from loopback.model import DM, TEXT, Channel, Event, Guild, Overwrite

routes = Routes()


@routes.on("GET", "/users/@me")
def me(call: Call) -> Json:
    """The bot itself."""
    return self_user(call.world)


@routes.on("GET", "/users/{user_id}")
def user(call: Call) -> Json:
    """Any user."""
    return payloads.user(call.world.user(call.id("user_id")))


@routes.on("GET", "/oauth2/applications/@me", "/applications/@me")
def application(call: Call) -> Json:
    """The bot's application."""
    bot = call.world.bot
    return {
        "id": str(bot.id),
        "name": bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "owner": payloads.user(bot),
        "team": None,
        "flags": 0,
        "flags_new": "0",
        "approximate_guild_count": len(call.world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
        "integration_types_config": {"0": {}},
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
    }


@routes.on("GET", "/gateway")
def gateway(call: Call) -> Json:
    """Where the gateway is."""
    return {"url": call.gateway}


@routes.on("GET", "/gateway/bot")
def gateway_bot(call: Call) -> Json:
    """Where the gateway is, and how many shards are advised."""
    world = call.world
    return {"url": call.gateway, "shards": world.shards, "session_start_limit": world.starts.advice()}


@routes.on("GET", "/users/@me/guilds")
def joined(call: Call) -> list[Json]:
    """The guilds the bot is a member of, by id, in pages, each with what it may do there."""
    world, bot = call.world, call.world.bot.id
    own = [
        one for number, one in sorted(world.guilds.items()) if bot in one.members and number > call.asked("after", 0)
    ]
    return [_joined(one, bot) for one in own[: call.asked("limit", 200)]]


def _joined(one: Guild, bot: int) -> Json:
    shown: Json = {"id": str(one.id), "name": one.name, "icon": None, "banner": None, "owner": one.owner_id == bot}
    return shown | {"permissions": str(perms.in_guild(one, bot)), "features": []}


@routes.on("POST", "/users/@me/channels")
def open_dm(call: Call) -> Json:
    """Opening a direct channel always succeeds, and always gives the same one; only sending may fail."""
    person = call.world.user(int(call.body.get("recipient_id") or 0))
    if person.bot:
        raise refuse(50007)
    return payloads.channel(call.world, call.world.dm(person), call.world.bot.id)


@routes.on("GET", "/channels/{channel_id}")
def channel(call: Call) -> Json:
    """One channel."""
    return payloads.channel(call.world, call.channel, call.world.bot.id)


@routes.on("PATCH", "/channels/{channel_id}")
def change_channel(call: Call) -> Json:
    """Change a channel, or rename, archive, lock a thread."""
    one = call.channel
    rules.channel(call.body, new=False)
    if one.type == DM:
        raise refuse(50003)
    if one.is_thread:
        _change_thread(call, one, call.body)
    else:
        call.need(one, "MANAGE_CHANNELS")
        _change(one, call.body)
        call.world.channel_event("CHANNEL_UPDATE", one)
    return payloads.channel(call.world, one, call.world.bot.id)


def _change(one: Channel, body: Json) -> None:
    names = {"name": "name", "topic": "topic", "position": "position", "nsfw": "nsfw"}
    names |= {"rate_limit_per_user": "slowmode", "auto_archive_duration": "auto_archive"}
    for key, attribute in names.items():
        if body.get(key) is not None:
            setattr(one, attribute, body[key])
    if "parent_id" in body:
        one.parent_id = int(body["parent_id"]) if body["parent_id"] else None
    if body.get("permission_overwrites") is not None:
        one.overwrites = {int(item["id"]): overwrite(item) for item in body["permission_overwrites"]}


def _change_thread(call: Call, one: Channel, body: Json) -> None:
    """The owner may rename and archive; locking and all else needs MANAGE_THREADS.

    An archived thread can only be reopened: with `archived` false everything may change.
    """
    world, bot = call.world, call.world.bot.id
    manages = perms.may(world, bot, one, "MANAGE_THREADS")
    owner = one.owner_id == bot
    if one.archived and body.get("archived") is not False:
        raise refuse(50083)
    if not manages and (not owner or "locked" in body or one.locked):
        raise refuse(50013)
    one.locked = bool(body.get("locked", one.locked))
    one.invitable = bool(body.get("invitable", one.invitable))
    _change(one, {key: value for key, value in body.items() if key not in ("parent_id", "permission_overwrites")})
    if body.get("archived") is None:
        world.channel_event("THREAD_UPDATE", one)
    else:
        world.archive(one, archived=bool(body["archived"]))


@routes.on("DELETE", "/channels/{channel_id}")
def delete_channel(call: Call) -> Json:
    """Delete a channel or thread; a direct channel is only closed."""
    one = call.channel
    if one.type != DM:
        call.need(one, "MANAGE_THREADS" if one.is_thread else "MANAGE_CHANNELS")
        call.world.delete_channel(one)
    return payloads.channel(call.world, one, call.world.bot.id)


def overwrite(body: Json) -> Overwrite:
    """A permission overwrite from a form."""
    return Overwrite(int(body["type"]), int(body.get("allow") or 0), int(body.get("deny") or 0))


@routes.on("PUT", "/channels/{channel_id}/permissions/{target_id}")
def put_overwrite(call: Call) -> None:
    """Allow and deny in one channel; nobody grants what they do not have themselves."""
    one, given = call.channel, overwrite(call.body)
    _manage_overwrites(call, one)
    held = perms.in_channel(call.world, call.world.bot.id, one)
    if (given.allow | given.deny) & ~held:
        raise refuse(50013)
    call.world.set_overwrite(one, call.id("target_id"), given)


@routes.on("DELETE", "/channels/{channel_id}/permissions/{target_id}")
def delete_overwrite(call: Call) -> None:
    """Remove an overwrite."""
    one = call.channel
    _manage_overwrites(call, one)
    if call.id("target_id") not in one.overwrites:
        raise refuse(10009)
    call.world.set_overwrite(one, call.id("target_id"), None)


def _manage_overwrites(call: Call, one: Channel) -> None:
    """Overwrites need MANAGE_ROLES, in the guild or in the channel."""
    if one.guild_id is None or one.is_thread:
        raise refuse(50024)
    call.need(one, "MANAGE_ROLES")


@routes.on("POST", "/guilds/{guild_id}/channels")
def create_channel(call: Call) -> Any:
    """A new channel, perhaps with overwrites of its own."""
    world, body = call.world, call.body
    guild = world.guild(call.id("guild_id"))
    rules.channel(body, new=True)
    if not perms.in_guild(guild, world.bot.id) & perms.bits("MANAGE_CHANNELS"):
        raise refuse(50013)
    parent = world.channels.get(int(body.get("parent_id") or 0))
    given = {int(item["id"]): overwrite(item) for item in many(body, "permission_overwrites")}
    one = world.add_channel(guild, body["name"], body.get("type") or TEXT, parent=parent, overwrites=given or None)
    one.topic = body.get("topic")
    call.status = 201
    return payloads.channel(world, one, world.bot.id)


@routes.on("GET", "/guilds/{guild_id}/channels")
def guild_channels(call: Call) -> list[Json]:
    """The channels of a guild, without threads."""
    guild, world = call.world.guild(call.id("guild_id")), call.world
    own = [one for one in world.channels.values() if one.guild_id == guild.id and not one.is_thread]
    return [payloads.channel(world, one, world.bot.id) for one in own]


@routes.on("POST", "/channels/{channel_id}/typing")
def typing(call: Call) -> None:
    """The bot is typing."""
    one, world = call.channel, call.world
    if one.guild_id is not None:
        call.need(one, "SEND_MESSAGES_IN_THREADS" if one.is_thread else "SEND_MESSAGES")
    data = messages.where(one, user_id=str(world.bot.id), timestamp=int(world.clock.now()))
    if one.guild_id is not None:
        data["member"] = payloads.member(world, world.guilds[one.guild_id], world.bot.id)
    world.emit(Event("TYPING_START", data, one.guild_id, one))
