"""Everything that exists: the one source of truth behind REST, gateway, driver and playground.

Changes are synchronous and tell every listener; nothing is awaited between a check and its change. Messages are
changed by `loopback.messages`, threads by `loopback.threads`, interactions by `loopback.interact`.
"""

from __future__ import annotations

import base64
from collections.abc import Callable
from typing import TYPE_CHECKING

from loopback import happenings, payloads, perms
from loopback.clock import DISCORD_EPOCH, Clock
from loopback.errors import Json, refuse
from loopback.model import DM, TEXT, Blob, Channel, Event, Guild, Member, Message, Overwrite, Ping, Role, User
from loopback.starts import Starts

if TYPE_CHECKING:
    from loopback.interact import Interaction

MARK = "loopback-of-this-machine-only"
"""The last part of every token here; Discord's own ends in a signature, which spells no words."""
MEBIBYTE = 1024 * 1024
CHANNELS_PER_GUILD = 500

INVITED = perms.bits(
    "VIEW_CHANNEL",
    "SEND_MESSAGES",
    "SEND_MESSAGES_IN_THREADS",
    "CREATE_PUBLIC_THREADS",
    "CREATE_PRIVATE_THREADS",
    "MANAGE_THREADS",
    "PIN_MESSAGES",
    "ATTACH_FILES",
    "READ_MESSAGE_HISTORY",
)
"""What the bot's own role is granted by the link that invited it, if nothing else is said: no more than it asks for."""

PATIENCE = 3.0


def token_of(bot: User) -> str:
    """The bot's token, in the form of Discord's: whose it is, when it was made, and what nobody can guess."""
    return f"{base64.urlsafe_b64encode(str(bot.id).encode()).decode().rstrip('=')}.LOCAL0.{MARK}"


class World:
    """Users, guilds, channels and all they hold; one bot.

    `shards` sessions are advised, `starts` says how often one may begin; one of more than `guilds_per_shard`
    guilds is refused. `away` are the guilds that Discord has lost sight of for a while.
    `patience` is how many seconds people wait for the first answer: three, as on Discord; tests that are about other
    things grant more, so that a busy machine is never too late.
    """

    def __init__(self, *, clock: Clock | None = None) -> None:
        self.clock = clock or Clock()
        self.clock.watchers.append(self.tick)
        self.patience = PATIENCE
        self.cdn = "https://cdn.discordapp.com"
        self.max_file = 10 * MEBIBYTE
        self.shards, self.guilds_per_shard = 1, 2500
        self.starts = Starts(self.clock)
        self.away: set[int] = set()
        self.listeners: list[Callable[[Event], None]] = []
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.blobs: dict[str, Blob] = {}
        self.commands: dict[int | None, dict[int, Json]] = {}
        self.created_commands: dict[int | None, list[float]] = {}
        self.uploaded: dict[int, Json] = {}
        self.interactions: dict[str, Interaction] = {}
        self.pings: list[Ping] = []
        self.nonces: dict[tuple[int, str], tuple[float, Message]] = {}
        self.late_edits: dict[int, list[float]] = {}
        self.late_edit_budget = 3
        self.last_snow = 0
        self._ticked = 0.0
        self.bot = self.add_user("bot", bot=True)
        self.token = token_of(self.bot)

    def reset_token(self) -> None:
        """The bot has another token; what it had is refused."""
        self.token = f"{self.token}.reset"

    # ---- ids, time, news

    def snow(self) -> int:
        """A new snowflake: later ones are greater, and the time is in it."""
        fresh = int(self.clock.now() * 1000) - DISCORD_EPOCH << 22
        self.last_snow = max(fresh, self.last_snow + 1)
        return self.last_snow

    def emit(self, event: Event) -> None:
        """Tell every listener."""
        for listener in list(self.listeners):
            listener(event)

    def tick(self) -> None:
        """Archive the threads nobody wrote in for as long as they were set to stay open; begin and end events."""
        now = self.clock.now()
        if 0 <= now - self._ticked < 1:
            return
        self._ticked = now
        for thread in [one for one in self.channels.values() if one.is_thread and not one.archived]:
            if now - thread.active_at > 60 * thread.auto_archive:
                self.archive(thread)
        for guild in self.guilds.values():
            happenings.pass_by(self, guild)

    # ---- look-ups that refuse as Discord does

    def guild(self, guild_id: int) -> Guild:
        """A guild the bot is in."""
        guild = self.guilds.get(guild_id)
        if guild is None or self.bot.id not in guild.members:
            raise refuse(10004)
        return guild

    def user(self, user_id: int) -> User:
        """Any user."""
        if user_id not in self.users:
            raise refuse(10013)
        return self.users[user_id]

    def member(self, guild: Guild, user_id: int) -> Member:
        """A member of a guild."""
        if user_id not in guild.members:
            raise refuse(10007)
        return guild.members[user_id]

    def shares_guild(self, user_id: int) -> bool:
        """Whether the bot and the person are in one guild."""
        return any({user_id, self.bot.id} <= guild.members.keys() for guild in self.guilds.values())

    # ---- users and guilds

    def add_user(self, name: str, *, bot: bool = False, display: str | None = None) -> User:
        """A new account."""
        user = User(self.snow(), name, bot=bot, display=display)
        self.users[user.id] = user
        return user

    def add_guild(self, name: str, owner: User, *, bot_permissions: int | None = INVITED) -> Guild:
        """A new server with its owner, and the bot under a role of its own (None: the bot is not invited)."""
        guild = Guild(self.snow(), name, owner.id)
        self.guilds[guild.id] = guild
        guild.roles[guild.id] = Role(guild.id, "@everyone", perms.EVERYONE)
        guild.members[owner.id] = Member(self.clock.iso())
        if bot_permissions is not None:
            self.invite_bot(guild, bot_permissions)
        return guild

    def rename(self, guild: Guild, name: str) -> None:
        """Give a guild another name."""
        guild.name = name
        self.emit(Event("GUILD_UPDATE", payloads.guild(guild), guild.id))

    def invite_bot(self, guild: Guild, permissions: int = INVITED) -> None:
        """The bot joins a guild with a role of its own."""
        role = Role(self.snow(), self.bot.name, permissions, position=len(guild.roles))
        guild.roles[role.id] = role
        guild.members[self.bot.id] = Member(self.clock.iso(), [role.id])
        self.emit(Event("GUILD_CREATE", {"id": str(guild.id), "new": True}, guild.id))

    def lose_sight(self, guild: Guild) -> None:
        """An outage of Discord's own: the guild is away, and nothing of it is told until it is back."""
        self.emit(Event("GUILD_DELETE", {"id": str(guild.id), "unavailable": True}, guild.id))
        self.away.add(guild.id)

    def find_again(self, guild: Guild) -> None:
        """The guild is back, and announced anew."""
        self.away.discard(guild.id)
        self.emit(Event("GUILD_CREATE", {"id": str(guild.id)}, guild.id))

    def join(self, guild: Guild, user: User) -> None:
        """A person joins a guild."""
        guild.members[user.id] = Member(self.clock.iso())
        data = payloads.member(self, guild, user.id) | {"guild_id": str(guild.id)}
        self.emit(Event("GUILD_MEMBER_ADD", data, guild.id))

    def leave(self, guild: Guild, user: User) -> None:
        """A person, or the bot, is in the guild and its threads no longer."""
        if user.id == self.bot.id:
            self.emit(Event("GUILD_DELETE", {"id": str(guild.id)}, guild.id))
        guild.members.pop(user.id, None)
        for channel in self.channels.values():
            if channel.guild_id == guild.id:
                channel.members.pop(user.id, None)
        data: Json = {"guild_id": str(guild.id), "user": payloads.user(user)}
        self.emit(Event("GUILD_MEMBER_REMOVE", data, guild.id))

    def add_role(
        self, guild: Guild, name: str, permissions: int = 0, *, mentionable: bool = False, lowest: bool = False
    ) -> Role:
        """A new role, at the top or just above everybody's."""
        position = 1 if lowest else len(guild.roles)
        for other in guild.roles.values():
            other.position += lowest and other.position >= position
        role = Role(self.snow(), name, permissions, position=position, mentionable=mentionable)
        guild.roles[role.id] = role
        self.role_event("GUILD_ROLE_CREATE", guild, role)
        return role

    def role_event(self, name: str, guild: Guild, role: Role) -> None:
        """Tell of a role that came or changed."""
        self.emit(Event(name, {"guild_id": str(guild.id), "role": payloads.role(role)}, guild.id))

    def set_permissions(self, guild: Guild, role: Role, permissions: int) -> None:
        """Change what a role may do."""
        role.permissions = permissions
        self.role_event("GUILD_ROLE_UPDATE", guild, role)

    def delete_role(self, guild: Guild, role: Role) -> None:
        """A role is gone, and nobody holds it."""
        del guild.roles[role.id]
        for member in guild.members.values():
            member.roles = [held for held in member.roles if held != role.id]
        self.emit(Event("GUILD_ROLE_DELETE", {"guild_id": str(guild.id), "role_id": str(role.id)}, guild.id))

    def grant(self, guild: Guild, user: User, role: Role) -> None:
        """Give a role to a member."""
        member = self.member(guild, user.id)
        member.roles = [*(held for held in member.roles if held != role.id), role.id]
        self._member_changed(guild, user)

    def withdraw(self, guild: Guild, user: User, role: Role) -> None:
        """Take a role from a member."""
        member = self.member(guild, user.id)
        member.roles = [held for held in member.roles if held != role.id]
        self._member_changed(guild, user)

    def _member_changed(self, guild: Guild, user: User) -> None:
        data = payloads.member(self, guild, user.id) | {"guild_id": str(guild.id)}
        self.emit(Event("GUILD_MEMBER_UPDATE", data, guild.id))

    # ---- channels

    def add_channel(
        self,
        guild: Guild,
        name: str,
        kind: int = TEXT,
        *,
        parent: Channel | None = None,
        overwrites: dict[int, Overwrite] | None = None,
    ) -> Channel:
        """A new channel; below a category it starts with the category's overwrites unless it has its own."""
        siblings = [one for one in self.channels.values() if one.guild_id == guild.id and not one.is_thread]
        if len(siblings) >= CHANNELS_PER_GUILD:
            raise refuse(30013)
        channel = Channel(self.snow(), kind, guild.id, name, position=len(siblings), created=self.clock.iso())
        if parent:
            channel.parent_id, channel.overwrites = parent.id, dict(parent.overwrites)
        if overwrites is not None:
            channel.overwrites = overwrites
        self.channels[channel.id] = channel
        self.channel_event("CHANNEL_CREATE", channel)
        return channel

    def channel_event(self, name: str, channel: Channel, *, always: bool = False) -> None:
        """Tell of a channel or thread that came, changed or went."""
        data = payloads.channel(self, channel, self.bot.id)
        self.emit(Event(name, data, channel.guild_id, channel, always=always))

    def delete_channel(self, channel: Channel) -> None:
        """A channel and its threads, or one thread, are gone."""
        for thread in [one for one in self.channels.values() if one.is_thread and one.parent_id == channel.id]:
            self.delete_channel(thread)
        seen = perms.sees(self, self.bot.id, channel)
        del self.channels[channel.id]
        if not channel.is_thread:
            self.channel_event("CHANNEL_DELETE", channel, always=seen)
            return
        keys = ("id", "guild_id", "parent_id", "type")
        whole = payloads.channel(self, channel)
        data = {key: whole[key] for key in keys}
        self.emit(Event("THREAD_DELETE", data, channel.guild_id, channel, always=seen))

    def set_overwrite(self, channel: Channel, target: int, overwrite: Overwrite | None) -> None:
        """Allow and deny something to one role or member in a channel; None removes the overwrite."""
        seen = perms.sees(self, self.bot.id, channel)
        if overwrite:
            channel.overwrites[target] = overwrite
        else:
            channel.overwrites.pop(target, None)
        self.channel_event("CHANNEL_UPDATE", channel, always=seen)
        if not seen and perms.sees(self, self.bot.id, channel):
            self._threads_regained(channel)

    def _threads_regained(self, channel: Channel) -> None:
        """The bot sees a channel again: it is told of the threads there."""
        threads = [one for one in self.channels.values() if one.parent_id == channel.id and not one.archived]
        seen = [one for one in threads if one.is_thread and perms.sees(self, self.bot.id, one)]
        data: Json = {
            "guild_id": str(channel.guild_id),
            "channel_ids": [str(channel.id)],
            "threads": [payloads.channel(self, one, self.bot.id) for one in seen],
            "members": [payloads.thread_member(one, self.bot.id) for one in seen if self.bot.id in one.members],
        }
        self.emit(Event("THREAD_LIST_SYNC", data, channel.guild_id, channel))

    def archive(self, thread: Channel, *, archived: bool = True) -> None:
        """Close or reopen a thread."""
        thread.archived, thread.archive_changed = archived, self.clock.iso()
        thread.active_at = self.clock.now()
        self.channel_event("THREAD_UPDATE", thread)

    def dm(self, user: User) -> Channel:
        """The direct channel of the bot and a person; there is exactly one."""
        for channel in self.channels.values():
            if channel.type == DM and user.id in channel.recipients:
                return channel
        channel = Channel(self.snow(), DM, recipients=[user.id, self.bot.id])
        self.channels[channel.id] = channel
        return channel
