"""What the world is made of. Plain records; whoever changes them tells the world's listeners."""

from __future__ import annotations

from dataclasses import dataclass, field

from loopback.errors import Json

TEXT, DM, VOICE, CATEGORY, NEWS, NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD, FORUM = 0, 1, 2, 4, 5, 10, 11, 12, 15
"""Channel types."""

DEFAULT, RECIPIENT_ADD, PINNED, THREAD_CREATED, REPLY, COMMAND_REPLY, THREAD_STARTER, MENU_REPLY = (
    0,
    1,
    6,
    18,
    19,
    20,
    21,
    23,
)
"""Message types."""

STAGE_EVENT, VOICE_EVENT, EXTERNAL = 1, 2, 3
"""Types of scheduled events: on a stage, in a voice channel, anywhere else."""

SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
"""What has become of a scheduled event."""

SUPPRESS_EMBEDS, HAS_THREAD, EPHEMERAL, LOADING = 1 << 2, 1 << 5, 1 << 6, 1 << 7
SILENT, VOICE_MESSAGE, COMPONENTS_V2 = 1 << 12, 1 << 13, 1 << 15
"""Message flags."""


@dataclass(slots=True)
class User:
    """A person or the bot."""

    id: int
    name: str
    bot: bool = False
    display: str | None = None
    locale: str = "en-US"
    dms_open: bool = True
    blocks_bot: bool = False


@dataclass(slots=True)
class Role:
    """A role of a guild; the one with the guild's own id is everybody's."""

    id: int
    name: str
    permissions: int = 0
    position: int = 0
    color: int = 0
    hoist: bool = False
    mentionable: bool = False


@dataclass(slots=True)
class Member:
    """A user in a guild."""

    joined_at: str
    roles: list[int] = field(default_factory=list[int])
    nick: str | None = None


@dataclass(slots=True)
class ScheduledEvent:
    """Something that is to take place at a set time; `start` and `end` are seconds since 1970."""

    id: int
    guild_id: int
    creator_id: int
    name: str
    kind: int
    start: float
    end: float | None = None
    channel_id: int | None = None
    location: str | None = None
    description: str | None = None
    status: int = SCHEDULED

    @property
    def over(self) -> bool:
        """Whether nothing more comes of it."""
        return self.status in (COMPLETED, CANCELED)


@dataclass(slots=True)
class Guild:
    """A server."""

    id: int
    name: str
    owner_id: int
    roles: dict[int, Role] = field(default_factory=dict[int, Role])
    members: dict[int, Member] = field(default_factory=dict[int, Member])
    locale: str = "en-US"
    events: dict[int, ScheduledEvent] = field(default_factory=dict[int, ScheduledEvent])


@dataclass(slots=True)
class Overwrite:
    """What a channel allows and denies to one role (kind 0) or member (kind 1)."""

    kind: int
    allow: int
    deny: int


@dataclass(slots=True)
class Reaction:
    """One emoji under a message and who set it."""

    emoji: Json
    users: list[int] = field(default_factory=list[int])


@dataclass(slots=True)
class Message:
    """A message; `viewer` is set on ephemeral ones and names the only person who sees it."""

    id: int
    channel_id: int
    author_id: int
    timestamp: str
    created: float
    content: str = ""
    type: int = DEFAULT
    flags: int = 0
    edited: str | None = None
    viewer: int | None = None
    embeds: list[Json] = field(default_factory=list[Json])
    components: list[Json] = field(default_factory=list[Json])
    attachments: list[Json] = field(default_factory=list[Json])
    mentions: list[int] = field(default_factory=list[int])
    mention_roles: list[int] = field(default_factory=list[int])
    mention_everyone: bool = False
    reactions: list[Reaction] = field(default_factory=list[Reaction])
    pinned_at: str | None = None
    nonce: str | None = None
    reference: Json | None = None
    by_interaction: bool = False
    interaction: Json | None = None
    interaction_metadata: Json | None = None

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return bool(self.flags & EPHEMERAL)

    @property
    def layout(self) -> bool:
        """Whether it is made of Components V2."""
        return bool(self.flags & COMPONENTS_V2)


@dataclass(slots=True)
class Channel:
    """A channel of a guild, a thread, or a direct channel (no guild)."""

    id: int
    type: int
    guild_id: int | None = None
    name: str = ""
    parent_id: int | None = None
    topic: str | None = None
    position: int = 0
    nsfw: bool = False
    slowmode: int = 0
    recipients: list[int] = field(default_factory=list[int])
    overwrites: dict[int, Overwrite] = field(default_factory=dict[int, Overwrite])
    messages: dict[int, Message] = field(default_factory=dict[int, Message])
    last_message_id: int | None = None
    last_pin: str | None = None
    owner_id: int = 0
    members: dict[int, str] = field(default_factory=dict[int, str])
    created: str = ""
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    auto_archive: int = 4320
    archive_changed: str = ""
    active_at: float = 0.0
    sent: int = 0

    @property
    def is_thread(self) -> bool:
        """Whether it hangs below another channel."""
        return self.type in (NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)

    @property
    def is_private_thread(self) -> bool:
        """Whether only its members see it."""
        return self.type == PRIVATE_THREAD


@dataclass(frozen=True, slots=True)
class Blob:
    """An uploaded file, kept under its path on the content host."""

    data: bytes
    content_type: str


@dataclass(frozen=True, slots=True)
class Ping:
    """A person was notified of a new message."""

    user_id: int
    channel_id: int
    message_id: int
    at: float


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, as the gateway tells it.

    `channel` is where (None: the whole guild or nowhere); `only` names the single person who sees it, the bot never;
    `always` overrules the bot's sight of the channel; `about` is the message concerned.
    """

    name: str
    data: Json
    guild_id: int | None = None
    channel: Channel | None = None
    only: int | None = None
    always: bool = False
    about: Message | None = None
