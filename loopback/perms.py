"""Permission arithmetic: what a member may do in a guild, a channel, a thread."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from loopback.model import Channel, Guild
    from loopback.world import World

BITS = {
    "CREATE_INSTANT_INVITE": 0,
    "KICK_MEMBERS": 1,
    "BAN_MEMBERS": 2,
    "ADMINISTRATOR": 3,
    "MANAGE_CHANNELS": 4,
    "MANAGE_GUILD": 5,
    "ADD_REACTIONS": 6,
    "VIEW_AUDIT_LOG": 7,
    "VIEW_CHANNEL": 10,
    "SEND_MESSAGES": 11,
    "SEND_TTS_MESSAGES": 12,
    "MANAGE_MESSAGES": 13,
    "EMBED_LINKS": 14,
    "ATTACH_FILES": 15,
    "READ_MESSAGE_HISTORY": 16,
    "MENTION_EVERYONE": 17,
    "USE_EXTERNAL_EMOJIS": 18,
    "CHANGE_NICKNAME": 26,
    "MANAGE_NICKNAMES": 27,
    "MANAGE_ROLES": 28,
    "MANAGE_WEBHOOKS": 29,
    "USE_APPLICATION_COMMANDS": 31,
    "MANAGE_EVENTS": 33,
    "MANAGE_THREADS": 34,
    "CREATE_PUBLIC_THREADS": 35,
    "CREATE_PRIVATE_THREADS": 36,
    "SEND_MESSAGES_IN_THREADS": 38,
    "CREATE_EVENTS": 44,
    "USE_EXTERNAL_APPS": 50,
    "PIN_MESSAGES": 51,
}
ALL = (1 << 53) - 1


def bits(*names: str) -> int:
    """The number Discord writes for these permissions."""
    return sum(1 << BITS[name] for name in names)


def names(value: int) -> list[str]:
    """The permissions in a number, by name."""
    return [name for name, bit in BITS.items() if value >> bit & 1]


EVERYONE = bits(
    "CREATE_INSTANT_INVITE",
    "ADD_REACTIONS",
    "VIEW_CHANNEL",
    "SEND_MESSAGES",
    "EMBED_LINKS",
    "ATTACH_FILES",
    "READ_MESSAGE_HISTORY",
    "USE_EXTERNAL_EMOJIS",
    "CHANGE_NICKNAME",
    "USE_APPLICATION_COMMANDS",
    "CREATE_PUBLIC_THREADS",
    "CREATE_PRIVATE_THREADS",
    "SEND_MESSAGES_IN_THREADS",
)
"""What a new guild grants to everybody."""

DIRECT = bits("VIEW_CHANNEL", "SEND_MESSAGES", "EMBED_LINKS", "ATTACH_FILES", "READ_MESSAGE_HISTORY", "ADD_REACTIONS")
"""What both sides may do in a direct channel; pinning, too."""


def in_guild(guild: Guild, user_id: int) -> int:
    """The union of a member's roles; the owner and administrators may do everything."""
    if user_id not in guild.members:
        return 0
    if user_id == guild.owner_id:
        return ALL
    held = guild.roles[guild.id].permissions
    for role_id in guild.members[user_id].roles:
        held |= guild.roles[role_id].permissions
    return ALL if held & bits("ADMINISTRATOR") else held


def overwritten(held: int, channel: Channel, guild_id: int, roles: Iterable[int], user_id: int) -> int:
    """Overwrites in Discord's order: everyone, then all roles together, then the member."""
    everyone = channel.overwrites.get(guild_id)
    if everyone:
        held = held & ~everyone.deny | everyone.allow
    of_roles = [channel.overwrites[role] for role in roles if role in channel.overwrites]
    for overwrite in of_roles:
        held &= ~overwrite.deny
    for overwrite in of_roles:
        held |= overwrite.allow
    own = channel.overwrites.get(user_id)
    return held & ~own.deny | own.allow if own else held


def in_channel(world: World, user_id: int, channel: Channel) -> int:
    """What a person may do in a channel; 0 if they cannot see it.

    A thread follows its parent; a private one is seen only by its members and those who manage threads.
    """
    if channel.guild_id is None:
        return DIRECT | bits("PIN_MESSAGES") if user_id in channel.recipients else 0
    guild = world.guilds[channel.guild_id]
    held = in_guild(guild, user_id)
    if held == ALL or not held:
        return held
    source = world.channels.get(channel.parent_id or 0, channel) if channel.is_thread else channel
    held = overwritten(held, source, guild.id, guild.members[user_id].roles, user_id)
    if not held & bits("VIEW_CHANNEL"):
        return 0
    if channel.is_private_thread and user_id not in channel.members and not held & bits("MANAGE_THREADS"):
        return 0
    return held


def sees(world: World, user_id: int, channel: Channel) -> bool:
    """Whether the person sees the channel at all."""
    return bool(in_channel(world, user_id, channel) & bits("VIEW_CHANNEL"))


def may(world: World, user_id: int, channel: Channel, *wanted: str) -> bool:
    """Whether the person has all these permissions in the channel."""
    return in_channel(world, user_id, channel) & bits(*wanted) == bits(*wanted)
