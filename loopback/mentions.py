"""Whom a message mentions, and whom it therefore notifies."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from loopback import perms
from loopback.errors import Json, many
from loopback.model import REPLY, SILENT, Channel, Message, Ping

if TYPE_CHECKING:
    from loopback.world import World

USER, ROLE, EVERYONE = re.compile(r"<@!?(\d+)>"), re.compile(r"<@&(\d+)>"), re.compile(r"@(everyone|here)\b")
TEXT_DISPLAY = 10


@dataclass(slots=True)
class Mentions:
    """The people, roles and perhaps everyone that a text calls."""

    users: list[int] = field(default_factory=list[int])
    roles: list[int] = field(default_factory=list[int])
    everyone: bool = False


def texts(components: Iterable[Json]) -> Iterator[str]:
    """The text displays among the components, at any depth."""
    for component in components:
        if component.get("type") == TEXT_DISPLAY:
            yield str(component.get("content", ""))
        yield from texts(many(component, "components"))


def called(text: str) -> Mentions:
    """All that the text names, allowed or not."""
    users = list(dict.fromkeys(int(found) for found in USER.findall(text)))
    roles = list(dict.fromkeys(int(found) for found in ROLE.findall(text)))
    return Mentions(users, roles, bool(EVERYONE.search(text)))


def allowed(named: Mentions, permitted: Json | None, replied_to: int | None) -> Mentions:
    """What `allowed_mentions` leaves of it; without that field everything counts, and a reply calls its addressee."""
    if permitted is None:
        return Mentions([*named.users, *([replied_to] if replied_to else [])], named.roles, named.everyone)
    parse = many(permitted, "parse")
    users, roles = many(permitted, "users"), many(permitted, "roles")
    left = Mentions(
        [one for one in named.users if "users" in parse or str(one) in map(str, users)],
        [one for one in named.roles if "roles" in parse or str(one) in map(str, roles)],
        named.everyone and "everyone" in parse,
    )
    if replied_to and permitted.get("replied_user"):
        left.users.append(replied_to)
    return left


def within(world: World, named: Mentions, channel: Channel, author_id: int) -> Mentions:
    """What exists here and may be called by the author: everyone and locked roles need a permission."""
    users = [one for one in dict.fromkeys(named.users) if one in world.users]
    if channel.guild_id is None:
        return Mentions(users)
    guild = world.guilds[channel.guild_id]
    free = perms.may(world, author_id, channel, "MENTION_EVERYONE")
    roles = [one for one in named.roles if one in guild.roles and (free or guild.roles[one].mentionable)]
    return Mentions(users, roles, named.everyone and free)


def read(world: World, channel: Channel, message: Message, permitted: Json | None) -> None:
    """Write down whom the message mentions."""
    text = "\n".join([message.content, *texts(message.components)])
    found = within(world, allowed(called(text), permitted, _addressee(world, message)), channel, message.author_id)
    message.mentions, message.mention_roles, message.mention_everyone = found.users, found.roles, found.everyone


def _addressee(world: World, message: Message) -> int | None:
    """The author of the message replied to, unless that is oneself."""
    reference = (message.reference or {}) if message.type == REPLY else {}
    place = world.channels.get(int(reference.get("channel_id") or 0))
    original = place.messages.get(int(reference.get("message_id") or 0)) if place else None
    return original.author_id if original and original.author_id != message.author_id else None


def notified(world: World, channel: Channel, message: Message) -> list[int]:
    """Who is notified of a new message: those mentioned who see it; in a direct channel the other side."""
    if message.ephemeral or message.flags & SILENT:
        return []
    if channel.guild_id is None:
        return [one for one in channel.recipients if one != message.author_id]
    members = world.guilds[channel.guild_id].members
    roles = set(message.mention_roles)
    wanted = [
        user_id
        for user_id, member in members.items()
        if message.mention_everyone or user_id in message.mentions or roles & set(member.roles)
    ]
    return [one for one in wanted if one != message.author_id and perms.sees(world, one, channel)]


def notify(world: World, channel: Channel, message: Message) -> None:
    """Record a ping for everybody notified."""
    now = world.clock.now()
    world.pings += [Ping(one, channel.id, message.id, now) for one in notified(world, channel, message)]
