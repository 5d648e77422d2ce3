"""Interactions: how people begin them, and how the bot answers them.

Entry points for virtual people (the caller checks what a client would forbid; each returns the `Interaction` at once):

    slash(world, user, channel, command, options)          a chat command; `options` as on the wire:
                                                           [{"name", "type", "value"} or {"name", "type", "options"}]
    autocomplete(world, user, channel, command, options)   the same, one option carrying "focused": True
    menu(world, user, channel, command, target)            a user or message command; target is a User or Message
    press(world, user, message, component, values)         a button (values None) or a select (values: texts or ids)
    submit(world, user, opened, fields)                    the modal that `opened` was answered with;
                                                           `fields`: custom_id -> text, values, attachments ids or bool
    upload(world, channel, name, data)                     an attachment for an option or a file field

and, to wait:

    await acknowledged(world, interaction)                 True once answered, False after 3 s of the world's clock
    await interaction.settled.wait()                       the answer is there; a deferral is filled in or edited

An `Interaction` then tells `ack` (callback type), `ack_ms`, `original` (message), `sent` (follow-ups), `modal`,
`choices`, `refused` (rejected callbacks). What the bot may do with it is in `loopback.responses`.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from loopback import content, files, payloads, perms
from loopback.errors import ApiError, Json, many
from loopback.model import Channel, Event, Message, User

if TYPE_CHECKING:
    from loopback.world import World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
TOKEN_SECONDS = 900.0
CHAT_INPUT, USER_MENU, MESSAGE_MENU = 1, 2, 3
GROUPS, PEOPLE, CHANNELS, ROLES, ANYONE, ATTACHMENT = (1, 2), 6, 7, 8, 9, 11
ENTITIES = {5: PEOPLE, 6: ROLES, 7: ANYONE, 8: CHANNELS, 19: ATTACHMENT}
"""Selects and file fields, by the option type that names the same things."""


@dataclass(slots=True, eq=False)
class Interaction:
    """One interaction, from the person's act to the end of its token."""

    id: int
    token: str
    type: int
    user_id: int
    channel_id: int
    guild_id: int | None
    created: float
    data: Json
    name: str = ""
    message: Message | None = None
    opener: Interaction | None = None
    target: User | Message | None = None
    ack: int | None = None
    ack_ms: float = 0.0
    timed_out: bool = False
    original: Message | None = None
    modal: Json | None = None
    choices: list[Json] | None = None
    sent: list[Message] = field(default_factory=list[Message])
    refused: list[ApiError] = field(default_factory=list[ApiError])
    acked: asyncio.Event = field(default_factory=asyncio.Event)
    settled: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def state(self) -> str:
        """Created, acked, settled or failed."""
        if self.settled.is_set():
            return "settled"
        if self.ack is not None:
            return "acked"
        return "failed" if self.timed_out else "created"


async def acknowledged(world: World, interaction: Interaction) -> bool:
    """Wait for the first answer; after three seconds the person reads "did not respond"."""
    deadline = asyncio.ensure_future(world.clock.until(interaction.created + world.patience))
    answer = asyncio.ensure_future(interaction.acked.wait())
    await asyncio.wait({deadline, answer}, return_when=asyncio.FIRST_COMPLETED)
    for task in (deadline, answer):
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    interaction.timed_out = interaction.ack is None
    return not interaction.timed_out


def slash(world: World, user: User, channel: Channel, command: Json, options: list[Json]) -> Interaction:
    """A person sends a chat command."""
    return _begin(world, COMMAND, user, channel, _command_data(world, user, channel, command, options))


def autocomplete(world: World, user: User, channel: Channel, command: Json, options: list[Json]) -> Interaction:
    """A person types in an option; the one being typed carries `focused`."""
    return _begin(world, AUTOCOMPLETE, user, channel, _command_data(world, user, channel, command, options))


def menu(world: World, user: User, channel: Channel, command: Json, target: User | Message) -> Interaction:
    """A person uses a command on a user or a message."""
    data = _named(command) | {"target_id": str(target.id)}
    if isinstance(target, User):
        data["resolved"] = resolved(world, channel, user, {PEOPLE: [target.id]})
    else:
        data["resolved"] = {"messages": {str(target.id): payloads.message(world, target)}}
    return _begin(world, COMMAND, user, channel, data, cause=target)


def press(
    world: World, user: User, message: Message, component: Json, values: Iterable[str | int] | None = None
) -> Interaction:
    """A person presses a button or chooses in a select; values that name people, roles or channels are resolved."""
    channel = world.channels[message.channel_id]
    kind = component["type"]
    data: Json = {"custom_id": component["custom_id"], "component_type": kind, "id": component["id"]}
    if values is not None:
        data["values"] = [str(value) for value in values]
        if kind in ENTITIES:
            data["resolved"] = resolved(world, channel, user, {ENTITIES[kind]: [int(one) for one in data["values"]]})
    return _begin(world, COMPONENT, user, channel, data, cause=message)


def submit(world: World, user: User, opened: Interaction, fields: Mapping[str, Any]) -> Interaction:
    """A person sends the modal they were shown; a field not named keeps what the modal started with."""
    modal = opened.modal or {}
    channel = world.channels[opened.channel_id]
    named: dict[int, list[int]] = {}
    rows = [_row(row, fields, named) for row in modal["components"]]
    data: Json = {"custom_id": modal["custom_id"], "components": rows}
    if named:
        data["resolved"] = resolved(world, channel, user, named)
    return _begin(world, MODAL, user, channel, data, cause=opened)


def upload(world: World, channel: Channel, name: str, data: bytes) -> Json:
    """A file that a person gives to an option or a file field; answers the attachment."""
    attachment = files.store(world, channel.id, files.Upload(name, data)) | {"ephemeral": True}
    world.uploaded[int(attachment["id"])] = attachment
    return attachment


def _row(row: Json, fields: Mapping[str, Any], named: dict[int, list[int]]) -> Json:
    head: Json = {"type": row["type"], "id": row["id"]}
    if "component" in row:
        return head | {"component": _field(row["component"], fields, named)}
    if "components" in row:
        return head | {"components": [_field(one, fields, named) for one in row["components"]]}
    return head


def _field(component: Json, fields: Mapping[str, Any], named: dict[int, list[int]]) -> Json:
    """A filled-in field of a modal: one `value` (text, radio, checkbox) or several `values`."""
    kind, custom_id = component["type"], component["custom_id"]
    head: Json = {"type": kind, "id": component["id"], "custom_id": custom_id}
    given = fields.get(custom_id)
    if kind == 4:
        return head | {"value": component.get("value") or "" if given is None else given}
    if kind == 21:
        return head | {"value": next(iter(_chosen(component)), None) if given is None else given}
    if kind == 23:
        return head | {"value": bool(component.get("default")) if given is None else given}
    values = [str(value) for value in (_chosen(component) if given is None else given)]
    if kind in ENTITIES:
        named.setdefault(ENTITIES[kind], []).extend(int(value) for value in values)
    return head | {"values": values}


def _chosen(component: Json) -> list[str]:
    """What is chosen before the person touches it."""
    options = [one["value"] for one in many(component, "options") if one.get("default")]
    return options or [str(one["id"]) for one in many(component, "default_values")]


def _named(command: Json) -> Json:
    data: Json = {"id": command["id"], "name": command["name"], "type": command["type"]}
    return data | ({"guild_id": command["guild_id"]} if "guild_id" in command else {})


def _command_data(world: World, user: User, channel: Channel, command: Json, options: list[Json]) -> Json:
    named: dict[int, list[int]] = {}
    for option in _leaves(options):
        if option["type"] in ENTITIES.values():
            named.setdefault(option["type"], []).append(int(option["value"]))
    data = _named(command) | {"options": options}
    return data | ({"resolved": resolved(world, channel, user, named)} if named else {})


def _leaves(options: Iterable[Json]) -> Iterable[Json]:
    for option in options:
        if option["type"] in GROUPS:
            yield from _leaves(many(option, "options"))
        else:
            yield option


NAMED = ("id", "type", "name", "parent_id", "thread_metadata")
"""What is told of a channel that an option names; the last two of threads only."""


def resolved(world: World, channel: Channel, viewer: User, named: Mapping[int, Iterable[int]]) -> Json:
    """The people, roles, channels and files that options or values name, by id."""
    found: Json = {}
    for kind, ids in named.items():
        for one in ids:
            for group, body in _resolve(world, channel, viewer, kind, one):
                found.setdefault(group, {})[str(one)] = body
    return found


def _resolve(world: World, channel: Channel, viewer: User, kind: int, one: int) -> Iterable[tuple[str, Json]]:
    guild = world.guilds.get(channel.guild_id or 0)
    if kind in (PEOPLE, ANYONE) and one in world.users:
        yield "users", payloads.user(world.users[one])
        if guild and one in guild.members:
            member = payloads.member(world, guild, one, with_user=False)
            shown = {key: value for key, value in member.items() if key not in ("deaf", "mute")}
            yield "members", shown | {"permissions": str(perms.in_channel(world, one, channel))}
    elif kind in (ROLES, ANYONE) and guild:
        yield "roles", payloads.role(guild.roles[one])
    elif kind == CHANNELS:
        place = world.channels[one]
        permissions = str(perms.in_channel(world, viewer.id, place))
        shown = {key: value for key, value in payloads.channel(world, place).items() if key in NAMED}
        yield "channels", shown | {"permissions": permissions}
    elif kind == ATTACHMENT:
        yield "attachments", content.fresh(world, world.uploaded[one])


def _begin(
    world: World,
    kind: int,
    user: User,
    channel: Channel,
    data: Json,
    *,
    cause: User | Message | Interaction | None = None,
) -> Interaction:
    """Register the interaction and tell the bot; its cause is the target, the clicked message or the modal's opener."""
    interaction = Interaction(
        world.snow(),
        secrets.token_urlsafe(64),
        kind,
        user.id,
        channel.id,
        channel.guild_id,
        world.clock.now(),
        data,
        name=_full_name(data),
    )
    _trace(interaction, cause)
    world.interactions[interaction.token] = interaction
    world.emit(Event("INTERACTION_CREATE", payload(world, interaction), channel.guild_id))
    return interaction


def _trace(interaction: Interaction, cause: User | Message | Interaction | None) -> None:
    if isinstance(cause, Interaction):
        interaction.opener, interaction.message = cause, cause.message
    elif isinstance(cause, Message) and interaction.type == COMPONENT:
        interaction.message = cause
    else:
        interaction.target = cause


def _full_name(data: Json) -> str:
    """The command with its group and subcommand, or the custom id."""
    words, options = [str(data.get("name") or data.get("custom_id"))], many(data, "options")
    while options and options[0]["type"] in GROUPS:
        words.append(options[0]["name"])
        options = many(options[0], "options")
    return " ".join(words)


def payload(world: World, interaction: Interaction) -> Json:
    """The interaction as the bot receives it."""
    channel = world.channels[interaction.channel_id]
    person = world.users[interaction.user_id]
    body: Json = {
        "id": str(interaction.id),
        "application_id": str(world.bot.id),
        "type": interaction.type,
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": str(channel.id),
        "channel": payloads.channel(world, channel, person.id),
        "locale": person.locale,
        "entitlements": [],
        "authorizing_integration_owners": owners(world, interaction),
        "context": 0 if interaction.guild_id else 1,
        "attachment_size_limit": world.max_file,
        "app_permissions": str(perms.in_channel(world, world.bot.id, channel)),
    }
    if interaction.message:
        body["message"] = payloads.message(world, interaction.message)
    return body | _actor(world, person, channel, interaction.guild_id)


def _actor(world: World, person: User, channel: Channel, guild_id: int | None) -> Json:
    """Who acts: in a direct channel a user, in a guild a member with permissions."""
    if guild_id is None:
        return {"user": payloads.user(person)}
    guild = world.guilds[guild_id]
    member = payloads.member(world, guild, person.id)
    member["permissions"] = str(perms.in_channel(world, person.id, channel))
    about: Json = {"id": str(guild.id), "locale": guild.locale, "features": []}
    return {"guild_id": str(guild.id), "guild": about, "guild_locale": guild.locale, "member": member}


def owners(world: World, interaction: Interaction) -> Json:
    """Where the application is installed: in this guild; in a direct channel "0" stands for the guilds shared."""
    guild = world.guilds.get(interaction.guild_id or 0)
    installed = world.bot.id in guild.members if guild else world.shares_guild(interaction.user_id)
    return {"0": str(interaction.guild_id or 0)} if installed else {}


def metadata(world: World, interaction: Interaction, *, follow_up: bool = False) -> Json:
    """What a message tells of the interaction it answers."""
    body: Json = {
        "id": str(interaction.id),
        "type": interaction.type,
        "user": payloads.user(world.users[interaction.user_id]),
        "authorizing_integration_owners": owners(world, interaction),
    }
    if interaction.type == COMPONENT and interaction.message:
        body["interacted_message_id"] = str(interaction.message.id)
    if interaction.type == MODAL and interaction.opener:
        body["triggering_interaction_metadata"] = metadata(world, interaction.opener)
    if isinstance(interaction.target, User):
        body["target_user"] = payloads.user(interaction.target)
    if isinstance(interaction.target, Message):
        body["target_message_id"] = str(interaction.target.id)
    if follow_up and interaction.original:
        body["original_response_message_id"] = str(interaction.original.id)
    return body
