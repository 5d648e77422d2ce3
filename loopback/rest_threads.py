"""REST: threads and their members."""

from __future__ import annotations

from loopback import payloads, perms, rules, threads
from loopback.calls import Call, Routes
from loopback.errors import Json, refuse
from loopback.model import NEWS, NEWS_THREAD, PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel

routes = Routes()
KINDS = {TEXT: (PUBLIC_THREAD, PRIVATE_THREAD), NEWS: (NEWS_THREAD,)}
"""Which threads a channel can hold; the posts of a forum begin with a message, which no bot here writes."""
MEMBERS, MEMBER = "/channels/{channel_id}/thread-members", "/channels/{channel_id}/thread-members/{user_id}"


@routes.on("POST", "/channels/{channel_id}/threads")
def start(call: Call) -> Json:
    """A thread of its own; private unless the form says otherwise."""
    parent, body = call.channel, call.body
    rules.thread(body, of_message=False)
    kind = body.get("type") or PRIVATE_THREAD
    _fitting(parent)
    if kind not in KINDS.get(parent.type, ()):
        raise refuse(50024)
    private = kind == PRIVATE_THREAD
    call.need(parent, "CREATE_PRIVATE_THREADS" if private else "CREATE_PUBLIC_THREADS")
    thread = threads.open_thread(
        call.world,
        parent,
        body["name"],
        call.world.bot,
        private=private,
        invitable=bool(body.get("invitable", True)),
        auto_archive=body.get("auto_archive_duration") or 4320,
    )
    return _created(call, thread)


@routes.on("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def start_from_message(call: Call) -> Json:
    """A public thread below a message; one per message."""
    parent, message, body = call.channel, call.message, call.body
    rules.thread(body, of_message=True)
    _fitting(parent)
    call.need(parent, "CREATE_PUBLIC_THREADS")
    minutes = body.get("auto_archive_duration") or 4320
    thread = threads.open_thread(call.world, parent, body["name"], call.world.bot, start=message, auto_archive=minutes)
    return _created(call, thread)


def _fitting(parent: Channel) -> None:
    if parent.guild_id is None or parent.is_thread:
        raise refuse(50024)


def _created(call: Call, thread: Channel) -> Json:
    thread.slowmode = call.body.get("rate_limit_per_user") or 0
    call.status = 201
    return payloads.channel(call.world, thread, call.world.bot.id)


def _thread(call: Call) -> Channel:
    channel = call.channel
    if not channel.is_thread:
        raise refuse(50024)
    return channel


@routes.on("PUT", MEMBER)
def add(call: Call) -> None:
    """Add a member; needs the right to write in the thread."""
    thread = _thread(call)
    if call.id("user_id") != call.world.bot.id:
        call.need(thread, "SEND_MESSAGES_IN_THREADS")
        _may_invite(call, thread)
    threads.add(call.world, thread, call.world.user(call.id("user_id")), by=call.world.bot)


def _may_invite(call: Call, thread: Channel) -> None:
    """Into a private thread that is not `invitable` only its owner and those who manage threads add people."""
    own = thread.owner_id == call.world.bot.id
    if thread.is_private_thread and not thread.invitable and not own:
        call.need(thread, "MANAGE_THREADS")


@routes.on("DELETE", MEMBER)
def remove(call: Call) -> None:
    """Remove a member: with MANAGE_THREADS, or as owner of a private thread; leaving is always allowed."""
    thread = _thread(call)
    own = thread.is_private_thread and thread.owner_id == call.world.bot.id
    if call.id("user_id") != call.world.bot.id and not own:
        call.need(thread, "MANAGE_THREADS")
    threads.remove(call.world, thread, call.world.user(call.id("user_id")))


@routes.on("GET", MEMBER)
def member(call: Call) -> Json:
    """One member."""
    thread, user_id = _thread(call), call.id("user_id")
    if user_id not in thread.members:
        raise refuse(10007)
    return payloads.thread_member(thread, user_id)


@routes.on("GET", MEMBERS)
def members(call: Call) -> list[Json]:
    """All members."""
    thread = _thread(call)
    return [payloads.thread_member(thread, user_id) for user_id in thread.members]


@routes.on("GET", "/guilds/{guild_id}/threads/active")
def active(call: Call) -> Json:
    """The threads of a guild that are open and seen by the bot."""
    guild, world = call.world.guild(call.id("guild_id")), call.world
    own = [one for one in world.channels.values() if one.is_thread and one.guild_id == guild.id]
    body = _listed(call, [one for one in own if not one.archived and perms.sees(world, world.bot.id, one)])
    del body["has_more"]
    return body


@routes.on("GET", "/channels/{channel_id}/threads/archived/public")
def archived_public(call: Call) -> Json:
    """The archived public threads of a channel."""
    return _archived(call, private=False, joined=False)


@routes.on("GET", "/channels/{channel_id}/threads/archived/private")
def archived_private(call: Call) -> Json:
    """The archived private threads of a channel; needs MANAGE_THREADS."""
    call.need(call.channel, "MANAGE_THREADS")
    return _archived(call, private=True, joined=False)


@routes.on("GET", "/channels/{channel_id}/users/@me/threads/archived/private")
def archived_joined(call: Call) -> Json:
    """The archived private threads of a channel that the bot is in."""
    return _archived(call, private=True, joined=True)


def _archived(call: Call, *, private: bool, joined: bool) -> Json:
    parent, world = call.channel, call.world
    call.need(parent, "READ_MESSAGE_HISTORY")
    found = [
        one
        for one in world.channels.values()
        if one.is_thread
        and one.parent_id == parent.id
        and one.archived
        and one.is_private_thread == private
        and (not joined or world.bot.id in one.members)
    ]
    found.sort(key=lambda one: one.archive_changed, reverse=True)
    before = call.query.get("before")
    if before and joined:
        found = [one for one in found if one.id < int(before)]
    elif before:
        found = [one for one in found if one.archive_changed < before]
    return _listed(call, found)


def _listed(call: Call, found: list[Channel]) -> Json:
    world, limit = call.world, call.asked("limit", 50)
    shown, bot = found[:limit], call.world.bot.id
    return {
        "threads": [payloads.channel(world, one, bot) for one in shown],
        "members": [payloads.thread_member(one, bot) for one in shown if bot in one.members],
        "has_more": len(found) > limit,
    }
