"""Which event a gateway session may know of: shard, intents, the bot's sight of the channel, message content."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from loopback import perms
from loopback.errors import Json

if TYPE_CHECKING:
    from loopback.model import Event
    from loopback.world import World

GUILDS, GUILD_MEMBERS, GUILD_PRESENCES, MESSAGE_CONTENT = 1 << 0, 1 << 1, 1 << 8, 1 << 15
GUILD_MESSAGES, GUILD_REACTIONS, GUILD_TYPING, GUILD_EVENTS = 1 << 9, 1 << 10, 1 << 11, 1 << 16
DIRECT_MESSAGES, DIRECT_REACTIONS, DIRECT_TYPING = 1 << 12, 1 << 13, 1 << 14
PRIVILEGED = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT
KNOWN = (1 << 26) - 1

MESSAGES = (GUILD_MESSAGES, DIRECT_MESSAGES)
REACTIONS = (GUILD_REACTIONS, DIRECT_REACTIONS)
INTENTS: dict[str, tuple[int, int]] = {
    "MESSAGE_CREATE": MESSAGES,
    "MESSAGE_UPDATE": MESSAGES,
    "MESSAGE_DELETE": MESSAGES,
    "MESSAGE_DELETE_BULK": MESSAGES,
    "MESSAGE_REACTION_ADD": REACTIONS,
    "MESSAGE_REACTION_REMOVE": REACTIONS,
    "MESSAGE_REACTION_REMOVE_ALL": REACTIONS,
    "MESSAGE_REACTION_REMOVE_EMOJI": REACTIONS,
    "TYPING_START": (GUILD_TYPING, DIRECT_TYPING),
    "CHANNEL_PINS_UPDATE": (GUILDS, DIRECT_MESSAGES),
    "GUILD_SCHEDULED_EVENT_CREATE": (GUILD_EVENTS, GUILD_EVENTS),
    "GUILD_SCHEDULED_EVENT_UPDATE": (GUILD_EVENTS, GUILD_EVENTS),
    "GUILD_SCHEDULED_EVENT_DELETE": (GUILD_EVENTS, GUILD_EVENTS),
    "GUILD_MEMBER_ADD": (GUILD_MEMBERS, GUILD_MEMBERS),
    "GUILD_MEMBER_UPDATE": (GUILD_MEMBERS, GUILD_MEMBERS),
    "GUILD_MEMBER_REMOVE": (GUILD_MEMBERS, GUILD_MEMBERS),
}
"""The intent an event needs in a guild and in a direct channel; all others need GUILDS."""

HIDDEN: Json = {"content": "", "embeds": [], "attachments": [], "components": []}
"""What is left of a message without the intent MESSAGE_CONTENT."""


@dataclass(frozen=True, slots=True)
class Watch:
    """What a session asked for: intents, and its share of the guilds."""

    intents: int
    shard: int = 0
    count: int = 1

    def has(self, guild_id: int | None) -> bool:
        """Whether the guild is this shard's; what has no guild is the first shard's."""
        return ((guild_id or 0) >> 22) % self.count == self.shard

    @property
    def presences(self) -> bool:
        """Whether presences were asked for."""
        return bool(self.intents & GUILD_PRESENCES)


def visible(world: World, watch: Watch, event: Event) -> Json | None:
    """The event as the session gets it, or None. Nobody but its viewer knows of an ephemeral message."""
    if event.only is not None or not watch.has(event.guild_id) or event.guild_id in world.away:
        return None
    if event.name == "INTERACTION_CREATE":
        return event.data
    if not _intended(world, watch, event) or not _seen(world, event):
        return None
    joins = event.name != "THREAD_MEMBERS_UPDATE" or watch.intents & GUILD_MEMBERS or _joins_or_leaves(world, event)
    return _content(world, watch, event) if joins else None


def _intended(world: World, watch: Watch, event: Event) -> bool:
    """The session asked for such events; a bot always learns of changes to its own membership."""
    in_guild, direct = INTENTS.get(event.name, (GUILDS, GUILDS))
    own = event.name == "GUILD_MEMBER_UPDATE" and event.data["user"]["id"] == str(world.bot.id)
    return own or bool(watch.intents & (in_guild if event.guild_id else direct))


def _seen(world: World, event: Event) -> bool:
    """The bot is in the guild and sees the channel."""
    guild = world.guilds.get(event.guild_id or 0)
    if guild and world.bot.id not in guild.members:
        return False
    return event.channel is None or event.always or perms.sees(world, world.bot.id, event.channel)


def _joins_or_leaves(world: World, event: Event) -> bool:
    """The bot itself joins or leaves a thread; others only with GUILD_MEMBERS."""
    bot, added = str(world.bot.id), event.data.get("added_members", [])
    return bot in event.data.get("removed_member_ids", []) or any(one["user_id"] == bot for one in added)


def _content(world: World, watch: Watch, event: Event) -> Json:
    """In guilds, messages by others that do not mention the bot are emptied without MESSAGE_CONTENT."""
    if event.about is None or event.guild_id is None or watch.intents & MESSAGE_CONTENT:
        return event.data
    data = event.data
    if not _own(world, data):
        data = data | HIDDEN
    quoted = data.get("referenced_message")
    if quoted and not _own(world, quoted):
        data = data | {"referenced_message": quoted | HIDDEN}
    return data


def _own(world: World, message: Json) -> bool:
    bot = str(world.bot.id)
    return bot in (message["author"]["id"], *(user["id"] for user in message["mentions"]))
