"""Threads: begun, joined, left, mentioned into."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loopback import messages, payloads, perms
from loopback.errors import refuse
from loopback.model import (
    FORUM,
    HAS_THREAD,
    NEWS,
    NEWS_THREAD,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    RECIPIENT_ADD,
    TEXT,
    THREAD_CREATED,
    THREAD_STARTER,
    Channel,
    Event,
    Message,
    User,
)

if TYPE_CHECKING:
    from loopback.world import World

ACTIVE_PER_GUILD, MEMBERS, ARCHIVE_MINUTES = 1000, 1000, (60, 1440, 4320, 10080)


def open_thread(  # noqa: PLR0913 - as many as a client asks for
    world: World,
    parent: Channel,
    name: str,
    owner: User,
    *,
    private: bool = False,
    invitable: bool = True,
    start: Message | None = None,
    auto_archive: int = 4320,
) -> Channel:
    """A new thread below a channel, or below one message of it; its owner is its first member."""
    _allow(world, parent, start, private=private)
    public = NEWS_THREAD if parent.type == NEWS else PUBLIC_THREAD
    now = world.clock.iso()
    thread = Channel(
        start.id if start else world.snow(),
        PRIVATE_THREAD if private else public,
        parent.guild_id,
        name,
        parent.id,
        owner_id=owner.id,
        members={owner.id: now},
        created=now,
        archive_changed=now,
        active_at=world.clock.now(),
        invitable=invitable,
        auto_archive=auto_archive,
    )
    world.channels[thread.id] = thread
    _announce(world, thread, newly_created=True)
    _notice_of_beginning(world, thread, owner, start)
    return thread


def _allow(world: World, parent: Channel, start: Message | None, *, private: bool) -> None:
    """A thread may begin here: the channel can hold one, the message has none yet, and the guild is not full."""
    if parent.type not in ((TEXT,) if private else (TEXT, NEWS, FORUM)):
        raise refuse(50024)
    if start and start.id in world.channels:
        raise refuse(160004)
    active = [one for one in world.channels.values() if one.is_thread and one.guild_id == parent.guild_id]
    if sum(not one.archived for one in active) >= ACTIVE_PER_GUILD:
        raise refuse(160006)


def _notice_of_beginning(world: World, thread: Channel, owner: User, start: Message | None) -> None:
    """A thread below a message repeats it inside; another public one is announced in the channel."""
    parent = world.channels[thread.parent_id or 0]
    if start:
        start.flags |= HAS_THREAD
        reference = messages.where(parent, type=0, message_id=str(start.id))
        origin = messages.Origin(type=THREAD_STARTER, reference=reference)
        messages.post(world, thread, owner, {}, origin=origin)
    elif not thread.is_private_thread and parent.type != FORUM:
        origin = messages.Origin(type=THREAD_CREATED, reference=messages.where(thread, type=0))
        messages.post(world, parent, owner, {"content": thread.name}, origin=origin)


def _announce(world: World, thread: Channel, *, newly_created: bool) -> None:
    data = payloads.channel(world, thread, world.bot.id)
    if newly_created:
        data["newly_created"] = True
    world.emit(Event("THREAD_CREATE", data, thread.guild_id, thread))


def add(world: World, thread: Channel, user: User, *, by: User | None = None) -> None:
    """A member of the guild who sees the parent channel becomes a member of the thread.

    Added by another, they are notified by a notice in the thread.
    """
    if thread.archived:
        raise refuse(50083)
    guild = world.guilds[thread.guild_id or 0]
    world.member(guild, user.id)
    if not perms.sees(world, user.id, world.channels[thread.parent_id or 0]):
        raise refuse(50001)
    if user.id in thread.members:
        return
    if len(thread.members) >= MEMBERS:
        raise refuse(30033)
    thread.members[user.id] = world.clock.iso()
    if user.id == world.bot.id:
        _announce(world, thread, newly_created=False)
    member = {"member": payloads.member(world, guild, user.id), "presence": None}
    _members_changed(world, thread, added_members=[payloads.thread_member(thread, user.id) | member])
    if by and by.id != user.id:
        origin = messages.Origin(type=RECIPIENT_ADD, mentions=(user.id,))
        messages.post(world, thread, by, {}, origin=origin)


def remove(world: World, thread: Channel, user: User) -> None:
    """A member of the thread is so no longer."""
    if thread.archived:
        raise refuse(50083)
    if thread.members.pop(user.id, None) is None:
        raise refuse(10007)
    _members_changed(world, thread, removed_member_ids=[str(user.id)])


def _members_changed(world: World, thread: Channel, **change: object) -> None:
    count = min(len(thread.members), 50)
    data = {"id": str(thread.id), "guild_id": str(thread.guild_id), "member_count": count, **change}
    world.emit(Event("THREAD_MEMBERS_UPDATE", data, thread.guild_id, thread))


def draw_in(world: World, thread: Channel, message: Message) -> None:
    """Whoever is mentioned in a thread, and may see its parent, becomes a member of it (assumed also for edits).

    In a private thread without `invitable` only the owner and those who manage threads can draw people in.
    """
    if not thread.is_thread or thread.archived:
        return
    trusted = message.author_id == thread.owner_id or perms.may(world, message.author_id, thread, "MANAGE_THREADS")
    if thread.is_private_thread and not thread.invitable and not trusted:
        return
    guild, parent = world.guilds[thread.guild_id or 0], world.channels[thread.parent_id or 0]
    for user_id in [one for one in message.mentions if one in guild.members and one not in thread.members]:
        if len(thread.members) < MEMBERS and perms.sees(world, user_id, parent):
            add(world, thread, world.users[user_id])
