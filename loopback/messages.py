"""Messages: posted, edited, deleted, pinned, reacted to."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from loopback import echo, files, mentions, payloads, threads
from loopback.errors import Json, many, refuse
from loopback.model import (
    COMPONENTS_V2,
    DEFAULT,
    LOADING,
    PINNED,
    REPLY,
    SILENT,
    SUPPRESS_EMBEDS,
    VOICE_MESSAGE,
    Channel,
    Event,
    Message,
    Reaction,
    User,
)
from loopback.rules_components import EMOJI

if TYPE_CHECKING:
    from loopback.world import World

PINS, REACTIONS, NONCE_SECONDS = 250, 20, 300.0
LATE, LATE_SECONDS = 3600.0, 6.0
SENDABLE = SUPPRESS_EMBEDS | SILENT | VOICE_MESSAGE | COMPONENTS_V2


@dataclass(frozen=True, slots=True)
class Origin:
    """What a message owes to an interaction or to Discord itself: its kind, who sees it, what it answers."""

    type: int = DEFAULT
    flags: int = 0
    viewer: int | None = None
    by_interaction: bool = False
    interaction: Json | None = None
    interaction_metadata: Json | None = None
    reference: Json | None = None
    mentions: tuple[int, ...] = ()


PLAIN = Origin()


@dataclass(slots=True)
class _Numbers:
    """Component ids not yet used, counted from 1."""

    taken: set[int]
    count: Iterator[int] = field(default_factory=lambda: itertools.count(1))

    def next(self) -> int:
        return next(number for number in self.count if number not in self.taken)


def every(components: Iterable[Json]) -> Iterator[Json]:
    """The components at every depth, in document order."""
    for component in components:
        yield component
        yield from every(many(component, "components"))
        for key in ("accessory", "component"):
            if component.get(key):
                yield from every([component[key]])


def numbered(components: Iterable[Json]) -> list[Json]:
    """The components, those without an id numbered from 1 in document order; snowflakes in them become texts."""
    components = list(components)
    numbers = _Numbers({int(one["id"]) for one in every(components) if one.get("id")})
    return [_number(one, numbers) for one in components]


def _number(component: Json, numbers: _Numbers) -> Json:
    done = dict(component)
    done["id"] = component.get("id") or numbers.next()
    if "default_values" in done:
        done["default_values"] = [value | {"id": str(value["id"])} for value in done["default_values"]]
    if "components" in done:
        done["components"] = [_number(child, numbers) for child in done["components"]]
    for key in ("accessory", "component"):
        if done.get(key):
            done[key] = _number(done[key], numbers)
    return done


def post(
    world: World,
    channel: Channel,
    author: User,
    body: Json,
    uploads: files.Uploads | None = None,
    *,
    origin: Origin = PLAIN,
) -> Message:
    """A new message. The same nonce from the same author within five minutes finds the first one again."""
    nonce = body.get("nonce")
    if nonce is not None and body.get("enforce_nonce") and (first := _same_nonce(world, author, str(nonce))):
        return first
    if channel.is_thread and channel.archived:
        world.archive(channel, archived=False)
    message = _begun(world, channel, author, body, origin)
    _refer(world, channel, message, body)
    _fill(world, message, body, uploads or {})
    mentions.read(world, channel, message, body.get("allowed_mentions"))
    message.mentions += origin.mentions
    _keep(world, channel, message)
    mentions.notify(world, channel, message)
    message_event(world, "MESSAGE_CREATE", message)
    if not message.ephemeral:
        threads.draw_in(world, channel, message)
    return message


def _begun(world: World, channel: Channel, author: User, body: Json, origin: Origin) -> Message:
    """The message with its words, before anything is attached to it."""
    nonce = body.get("nonce")
    return Message(
        world.snow(),
        channel.id,
        author.id,
        world.clock.iso(),
        world.clock.now(),
        content=(body.get("content") or "").strip(),
        type=origin.type,
        flags=int(body.get("flags") or 0) & SENDABLE | origin.flags,
        viewer=origin.viewer,
        nonce=None if nonce is None else str(nonce),
        by_interaction=origin.by_interaction,
        interaction=origin.interaction,
        interaction_metadata=origin.interaction_metadata,
        reference=origin.reference,
    )


def _same_nonce(world: World, author: User, nonce: str) -> Message | None:
    at, message = world.nonces.get((author.id, nonce), (0.0, None))
    return message if world.clock.now() - at <= NONCE_SECONDS else None


def _refer(world: World, channel: Channel, message: Message, body: Json) -> None:
    """A reply names its original; one that is gone is refused unless the form says otherwise."""
    reference = body.get("message_reference")
    if not reference:
        return
    place = world.channels.get(int(reference.get("channel_id") or channel.id))
    found = place.messages.get(int(reference["message_id"])) if place else None
    if found is None and reference.get("fail_if_not_exists", True):
        raise refuse(10008)
    if found is None or place is None:
        return
    message.type = REPLY if message.type == DEFAULT else message.type
    message.reference = {"type": 0, "channel_id": str(place.id), "message_id": str(found.id)}
    if place.guild_id:
        message.reference["guild_id"] = str(place.guild_id)


def _fill(world: World, message: Message, body: Json, uploads: files.Uploads) -> None:
    """Put attachments, embeds and components of a form into the message; only those the form speaks of."""
    if uploads or "attachments" in body:
        message.attachments = files.attachments(world, message.channel_id, body, uploads, message.attachments)
        if message.ephemeral:
            message.attachments = [one | {"ephemeral": True} for one in message.attachments]
    if "embeds" in body:
        message.embeds = files.resolved_embeds(many(body, "embeds"), message.attachments)
    if "components" in body:
        components = files.resolved_components(many(body, "components"), message.attachments)
        message.components = numbered(echo.told(world, components))


def _keep(world: World, channel: Channel, message: Message) -> None:
    channel.messages[message.id] = message
    if not message.ephemeral:
        channel.last_message_id = message.id
    channel.sent += 1
    channel.active_at = world.clock.now()
    if message.nonce is not None:
        world.nonces[message.author_id, message.nonce] = (message.created, message)


def edit(world: World, message: Message, body: Json, uploads: files.Uploads | None = None) -> Message:
    """Change what the form speaks of. Nobody is notified, even if a thinking message gets its content (assumed)."""
    channel = world.channels[message.channel_id]
    if "content" in body:
        message.content = (body["content"] or "").strip()
    if body.get("flags") is not None:
        kept = message.flags & ~SUPPRESS_EMBEDS
        message.flags = kept | int(body["flags"]) & (SUPPRESS_EMBEDS | COMPONENTS_V2)
    message.flags &= ~LOADING
    message.edited = world.clock.iso()
    _fill(world, message, body, uploads or {})
    if {"content", "components", "allowed_mentions"} & body.keys():
        mentions.read(world, channel, message, body.get("allowed_mentions"))
    message_event(world, "MESSAGE_UPDATE", message)
    if not message.ephemeral:
        threads.draw_in(world, channel, message)
    return message


def spend_late_edit(world: World, message: Message) -> None:
    """Editing messages older than an hour draws on the channel's budget (assumed: 3 in 6 seconds)."""
    now = world.clock.now()
    if now - message.created <= LATE:
        return
    spent = [at for at in world.late_edits.get(message.channel_id, []) if now - at < LATE_SECONDS]
    if len(spent) >= world.late_edit_budget:
        wait = round(LATE_SECONDS - (now - spent[0]), 3) if spent else LATE_SECONDS
        raise refuse(30046, assumed=True, retry_after=wait, **{"global": False})
    world.late_edits[message.channel_id] = [*spent, now]


def message_event(world: World, name: str, message: Message) -> None:
    """Tell of a message that came or changed; an ephemeral one only to its viewer."""
    channel = world.channels[message.channel_id]
    data = payloads.message(world, message)
    if name != "MESSAGE_CREATE":
        data.pop("nonce", None)
    if channel.guild_id is not None:
        guild = world.guilds[channel.guild_id]
        data["guild_id"] = str(guild.id)
        if message.author_id in guild.members:
            data["member"] = payloads.member(world, guild, message.author_id, with_user=False)
    world.emit(Event(name, data, channel.guild_id, channel, only=message.viewer, about=message))


def where(channel: Channel, **more: object) -> Json:
    """The channel, and the guild if any, as events name them."""
    guild: Json = {"guild_id": str(channel.guild_id)} if channel.guild_id else {}
    return {**more, "channel_id": str(channel.id), **guild}


def delete(world: World, message: Message) -> None:
    """A message is gone."""
    channel = world.channels[message.channel_id]
    del channel.messages[message.id]
    data = where(channel, id=str(message.id))
    world.emit(Event("MESSAGE_DELETE", data, channel.guild_id, channel, only=message.viewer))


def delete_many(world: World, channel: Channel, message_ids: Iterable[int]) -> None:
    """Several messages are gone at once; those already gone are not counted."""
    gone = [str(one) for one in message_ids if channel.messages.pop(one, None)]
    world.emit(Event("MESSAGE_DELETE_BULK", where(channel, ids=gone), channel.guild_id, channel))


def pin(world: World, message: Message, by: User, *, pinned: bool = True) -> None:
    """Pin or unpin; pinning leaves a notice in the channel."""
    channel = world.channels[message.channel_id]
    if pinned == (message.pinned_at is not None):
        return
    if pinned and sum(one.pinned_at is not None for one in channel.messages.values()) >= PINS:
        raise refuse(30003)
    message.pinned_at = world.clock.iso() if pinned else None
    channel.last_pin = message.pinned_at or channel.last_pin
    data = where(channel, last_pin_timestamp=channel.last_pin)
    world.emit(Event("CHANNEL_PINS_UPDATE", data, channel.guild_id, channel))
    message_event(world, "MESSAGE_UPDATE", message)
    if pinned:
        reference = where(channel, type=0, message_id=str(message.id))
        post(world, channel, by, {}, origin=Origin(type=PINNED, reference=reference))


def emoji_of(text: str) -> Json:
    """An emoji as paths write it: the character, or `name:id`."""
    name, _, emoji_id = text.partition(":")
    return {"id": emoji_id, "name": name} if emoji_id else {"id": None, "name": text}


def checked_emoji(text: str) -> Json:
    """The emoji of a path; what is no emoji is unknown."""
    emoji = emoji_of(text)
    if emoji["id"] is None and not EMOJI.match(text):
        raise refuse(10014)
    return emoji


def reaction_of(message: Message, emoji: Json) -> Reaction | None:
    """The reaction with that emoji, if anybody set it."""
    return next((one for one in message.reactions if _same(one.emoji, emoji)), None)


def _same(one: Json, other: Json) -> bool:
    return one["id"] == other["id"] and (one["id"] is not None or one["name"] == other["name"])


def react(world: World, message: Message, user: User, emoji: Json) -> None:
    """Set an emoji under a message; at most 20 kinds."""
    found = reaction_of(message, emoji)
    if found is None:
        if len(message.reactions) >= REACTIONS:
            raise refuse(30010)
        found = Reaction(emoji)
        message.reactions.append(found)
    if user.id not in found.users:
        found.users.append(user.id)
        _reaction_event(world, "MESSAGE_REACTION_ADD", message, user, emoji)


def unreact(world: World, message: Message, user: User, emoji: Json) -> None:
    """Take an emoji back."""
    found = reaction_of(message, emoji)
    if found is None or user.id not in found.users:
        raise refuse(10014)
    found.users.remove(user.id)
    if not found.users:
        message.reactions.remove(found)
    _reaction_event(world, "MESSAGE_REACTION_REMOVE", message, user, emoji)


def _reaction_event(world: World, name: str, message: Message, user: User, emoji: Json) -> None:
    channel = world.channels[message.channel_id]
    data = where(channel, user_id=str(user.id), message_id=str(message.id), emoji=emoji, burst=False, type=0)
    if name == "MESSAGE_REACTION_ADD":
        data["message_author_id"] = str(message.author_id)
        if channel.guild_id:
            data["member"] = payloads.member(world, world.guilds[channel.guild_id], user.id)
    world.emit(Event(name, data, channel.guild_id, channel))


def clear_reactions(world: World, message: Message, emoji: Json | None = None) -> None:
    """Remove one emoji of everybody, or all of them."""
    channel = world.channels[message.channel_id]
    message.reactions = [one for one in message.reactions if emoji is not None and not _same(one.emoji, emoji)]
    data = where(channel, message_id=str(message.id))
    if emoji is None:
        world.emit(Event("MESSAGE_REACTION_REMOVE_ALL", data, channel.guild_id, channel))
    else:
        name = "MESSAGE_REACTION_REMOVE_EMOJI"
        world.emit(Event(name, data | {"emoji": emoji}, channel.guild_id, channel))
