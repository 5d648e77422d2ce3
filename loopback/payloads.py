"""How users, guilds, channels and messages look on the wire."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from loopback import content, files, perms
from loopback.errors import Json
from loopback.model import (
    CATEGORY,
    DM,
    EXTERNAL,
    FORUM,
    VOICE,
    Channel,
    Guild,
    Message,
    Overwrite,
    Reaction,
    Role,
    ScheduledEvent,
    User,
)

if TYPE_CHECKING:
    from loopback.world import World


VOICE_ONLY: Json = {"bitrate": 64_000, "user_limit": 0, "rtc_region": None}
FORUM_ONLY: Json = {
    "available_tags": [],
    "default_reaction_emoji": None,
    "default_sort_order": None,
    "default_forum_layout": 0,
}
BARE_GUILD: Json = {
    "icon": None,
    "splash": None,
    "discovery_splash": None,
    "banner": None,
    "description": None,
    "features": [],
    "emojis": [],
    "stickers": [],
    "region": "local",
    "afk_timeout": 300,
    "afk_channel_id": None,
    "system_channel_id": None,
    "system_channel_flags": 0,
    "rules_channel_id": None,
    "public_updates_channel_id": None,
    "safety_alerts_channel_id": None,
    "application_id": None,
    "verification_level": 0,
    "default_message_notifications": 0,
    "explicit_content_filter": 0,
    "mfa_level": 0,
    "nsfw": False,
    "nsfw_level": 0,
    "premium_tier": 0,
    "premium_subscription_count": 0,
    "premium_progress_bar_enabled": False,
    "vanity_url_code": None,
    "widget_enabled": False,
    "widget_channel_id": None,
    "max_presences": None,
    "max_members": 500_000,
    "max_video_channel_users": 25,
    "max_stage_video_channel_users": 50,
    "hub_type": None,
    "incidents_data": None,
    "home_header": None,
}
"""What is the same for every guild here."""


def user(person: User) -> Json:
    """A user, as everybody sees them."""
    return {
        "id": str(person.id),
        "username": person.name,
        "discriminator": "0",
        "global_name": None if person.bot else person.display or person.name.title(),
        "avatar": None,
        "bot": person.bot,
        "system": False,
        "public_flags": 0,
        "flags": 0,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
    }


def role(one: Role) -> Json:
    """A role."""
    return {
        "id": str(one.id),
        "name": one.name,
        "permissions": str(one.permissions),
        "position": one.position,
        "color": one.color,
        "colors": {"primary_color": one.color, "secondary_color": None, "tertiary_color": None},
        "hoist": one.hoist,
        "icon": None,
        "unicode_emoji": None,
        "managed": False,
        "mentionable": one.mentionable,
        "flags": 0,
    }


def member(world: World, guild: Guild, user_id: int, *, with_user: bool = True) -> Json:
    """A member of a guild."""
    one = guild.members[user_id]
    body: Json = {
        "roles": [str(role_id) for role_id in one.roles],
        "nick": one.nick,
        "joined_at": one.joined_at,
        "avatar": None,
        "banner": None,
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
    }
    return body | {"user": user(world.users[user_id])} if with_user else body


def overwrite(target: int, one: Overwrite) -> Json:
    """One permission overwrite."""
    return {"id": str(target), "type": one.kind, "allow": str(one.allow), "deny": str(one.deny)}


def thread_member(thread: Channel, user_id: int) -> Json:
    """A member of a thread."""
    return {"id": str(thread.id), "user_id": str(user_id), "join_timestamp": thread.members[user_id], "flags": 0}


def channel(world: World, one: Channel, viewer: int | None = None) -> Json:
    """A channel, thread or direct channel, as `viewer` sees it."""
    last = str(one.last_message_id) if one.last_message_id else None
    body: Json = {"id": str(one.id), "type": one.type, "flags": 0}
    if one.type == DM:
        recipients = [user(world.users[other]) for other in one.recipients if other != viewer]
        return body | {"last_message_id": last, "recipients": recipients}
    body |= {
        "guild_id": str(one.guild_id),
        "name": one.name,
        "parent_id": str(one.parent_id) if one.parent_id else None,
    }
    if one.is_thread:
        return body | {"last_message_id": last} | _thread(one, viewer)
    body |= {
        "position": one.position,
        "nsfw": one.nsfw,
        "permission_overwrites": [overwrite(target, item) for target, item in one.overwrites.items()],
    }
    if one.type == CATEGORY:
        return body
    body |= {"last_message_id": last, "rate_limit_per_user": one.slowmode}
    return body | (VOICE_ONLY if one.type == VOICE else {"topic": one.topic} | _by_kind(one))


def _by_kind(one: Channel) -> Json:
    return FORUM_ONLY if one.type == FORUM else {"last_pin_timestamp": one.last_pin}


def _thread(one: Channel, viewer: int | None) -> Json:
    about: Json = {
        "archived": one.archived,
        "locked": one.locked,
        "auto_archive_duration": one.auto_archive,
        "archive_timestamp": one.archive_changed,
        "create_timestamp": one.created,
    }
    if one.is_private_thread:
        about["invitable"] = one.invitable
    body: Json = {
        "owner_id": str(one.owner_id),
        "thread_metadata": about,
        "message_count": len(one.messages),
        "total_message_sent": one.sent,
        "member_count": min(len(one.members), 50),
        "rate_limit_per_user": one.slowmode,
    }
    if viewer in one.members:
        body["member"] = thread_member(one, viewer)
    return body


def scheduled_event(world: World, one: ScheduledEvent) -> Json:
    """Something that is to take place; nobody here says that he will come."""
    return {
        "id": str(one.id),
        "guild_id": str(one.guild_id),
        "channel_id": str(one.channel_id) if one.channel_id else None,
        "creator_id": str(one.creator_id),
        "creator": user(world.users[one.creator_id]),
        "name": one.name,
        "description": one.description,
        "scheduled_start_time": world.clock.iso(one.start),
        "scheduled_end_time": None if one.end is None else world.clock.iso(one.end),
        "privacy_level": 2,
        "status": one.status,
        "entity_type": one.kind,
        "entity_id": None,
        "entity_metadata": {"location": one.location} if one.kind == EXTERNAL else None,
        "image": None,
        "recurrence_rule": None,
    }


def guild(one: Guild) -> Json:
    """A guild as `GET /guilds/{id}` answers it."""
    return BARE_GUILD | {
        "id": str(one.id),
        "name": one.name,
        "owner_id": str(one.owner_id),
        "roles": [role(item) for item in one.roles.values()],
        "preferred_locale": one.locale,
    }


def guild_create(world: World, one: Guild, *, members: list[int]) -> Json:
    """A guild as the gateway announces it: with channels, the bot's threads and some members."""
    channels = [item for item in world.channels.values() if item.guild_id == one.id]
    bot = world.bot.id
    threads = [item for item in channels if item.is_thread and not item.archived and perms.sees(world, bot, item)]
    return guild(one) | {
        "joined_at": one.members[bot].joined_at,
        "large": len(one.members) > len(members),
        "unavailable": False,
        "member_count": len(one.members),
        "members": [member(world, one, user_id) for user_id in members],
        "channels": [channel(world, item, bot) for item in channels if not item.is_thread],
        "threads": [channel(world, item, bot) for item in threads],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [scheduled_event(world, item) for item in one.events.values() if not item.over],
        "soundboard_sounds": [],
    }


def reaction(one: Reaction, viewer: int) -> Json:
    """An emoji under a message, counted."""
    return {
        "emoji": one.emoji,
        "count": len(one.users),
        "count_details": {"normal": len(one.users), "burst": 0},
        "me": viewer in one.users,
        "me_burst": False,
        "burst_colors": [],
    }


def message(world: World, one: Message, viewer: int | None = None) -> Json:
    """A message, whole, as REST answers it."""
    body: Json = {
        "id": str(one.id),
        "channel_id": str(one.channel_id),
        "type": one.type,
        "author": user(world.users[one.author_id]),
        "content": one.content,
        "timestamp": one.timestamp,
        "edited_timestamp": one.edited,
        "tts": False,
        "pinned": one.pinned_at is not None,
        "flags": one.flags,
        "mention_everyone": one.mention_everyone,
        "mentions": [user(world.users[user_id]) for user_id in one.mentions],
        "mention_roles": [str(role_id) for role_id in one.mention_roles],
        "attachments": content.fresh(world, files.loose(one.attachments, one.components)),
        "embeds": content.fresh(world, one.embeds),
        "components": content.fresh(world, one.components),
    }
    if one.reactions:
        body["reactions"] = [reaction(item, viewer or world.bot.id) for item in one.reactions]
    return body | _origin(world, one) | _related(world, one)


def _origin(world: World, one: Message) -> Json:
    """What a message came of, as far as it came of anything: a nonce, another message, an interaction."""
    optional: Json = {
        "nonce": one.nonce,
        "message_reference": one.reference,
        "interaction": one.interaction,
        "interaction_metadata": one.interaction_metadata,
    }
    body = {key: value for key, value in optional.items() if value is not None}
    if one.by_interaction:
        body |= {"application_id": str(world.bot.id), "webhook_id": str(world.bot.id)}
    return body


def _related(world: World, one: Message) -> Json:
    """The message replied to (without what it replies to itself, and without reactions); the thread begun from it."""
    body: Json = {}
    reference = one.reference or {}
    if "message_id" in reference:
        place = world.channels.get(int(reference["channel_id"]))
        original = place.messages.get(int(reference["message_id"])) if place else None
        if original and not original.ephemeral:
            body["referenced_message"] = message(world, replace(original, reference=None, reactions=[]))
        else:
            body["referenced_message"] = None
    thread = world.channels.get(one.id)
    if thread:
        body["thread"] = channel(world, thread)
    return body
