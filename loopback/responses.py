"""What the bot does with an interaction: the one callback, then follow-ups and edits by its token."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loopback import interact, messages, payloads, rules
from loopback.errors import Json, invalid, many, part, refuse
from loopback.files import Uploads
from loopback.interact import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction
from loopback.messages import Origin
from loopback.model import COMMAND_REPLY, DEFAULT, EPHEMERAL, LOADING, MENU_REPLY, REPLY, Channel, Message

if TYPE_CHECKING:
    from loopback.world import World

SEND, DEFER, DEFER_UPDATE, UPDATE, CHOICES, OPEN_MODAL = 4, 5, 6, 7, 8, 9
FITTING = {
    COMMAND: {SEND, DEFER, OPEN_MODAL},
    COMPONENT: {SEND, DEFER, DEFER_UPDATE, UPDATE, OPEN_MODAL},
    AUTOCOMPLETE: {CHOICES},
    MODAL: {SEND, DEFER},
}


def respond(world: World, interaction_id: str, token: str, body: Json, uploads: Uploads) -> tuple[Interaction, Json]:
    """The callback. Late or unknown: 10062. A second one: 40060. A rejected one does not consume the interaction."""
    interaction = world.interactions.get(token)
    if interaction is None or str(interaction.id) != interaction_id:
        raise refuse(10062)
    waited = world.clock.now() - interaction.created
    if interaction.ack is None and waited > world.patience:
        interaction.timed_out = True
        raise refuse(10062)
    if interaction.ack is not None:
        raise refuse(40060)
    kind = _fitting(interaction, body)
    message = _carry_out(world, interaction, kind, part(body, "data"), uploads)
    interaction.ack, interaction.ack_ms = kind, waited * 1000
    interaction.acked.set()
    if kind not in (DEFER, DEFER_UPDATE):
        interaction.settled.set()
    return interaction, _answer(world, interaction, kind, message)


def _fitting(interaction: Interaction, body: Json) -> int:
    """Types 6 and 7 need a clicked message; 8 is for autocomplete only and always; 9 is not for modals."""
    fitting = FITTING[interaction.type]
    if interaction.type == MODAL and interaction.message:
        fitting = fitting | {DEFER_UPDATE, UPDATE}
    if body.get("type") not in fitting:
        raise invalid(
            "type",
            "INTERACTION_APPLICATION_COMMAND_INVALID_TYPE",
            f"Value must be one of {{{', '.join(map(str, sorted(fitting)))}}}.",
        )
    return int(body["type"])


def _carry_out(world: World, interaction: Interaction, kind: int, data: Json, uploads: Uploads) -> Message | None:
    match kind:
        case 4:
            rules.message(data, uploads, at=("data",), ephemeral=True)
            interaction.original = _post(world, interaction, data, uploads, flags=int(data.get("flags") or 0))
        case 5:
            rules.deferral(data)
            flags = int(data.get("flags") or 0) & EPHEMERAL | LOADING
            interaction.original = _post(world, interaction, {}, {}, flags=flags)
        case 6:
            interaction.original = interaction.message
        case 7 if interaction.message:
            interaction.original = _edit(world, interaction, interaction.message, data, uploads, at=("data",))
        case 8:
            rules.choices(data)
            interaction.choices = many(data, "choices")
        case _:
            rules.modal(data)
            interaction.modal = data | {"components": messages.numbered(data["components"])}
    return interaction.original


def _answer(world: World, interaction: Interaction, kind: int, message: Message | None) -> Json:
    """What `with_response` asks for; the message itself only for types 4 and 7."""
    about: Json = {"id": str(interaction.id), "type": interaction.type}
    if message:
        about |= {
            "response_message_id": str(message.id),
            "response_message_loading": kind == DEFER,
            "response_message_ephemeral": message.ephemeral,
        }
    answer: Json = {"interaction": about}
    if message and kind in (SEND, UPDATE):
        answer["resource"] = {"type": kind, "message": payloads.message(world, message)}
    return answer


def _place(world: World, interaction: Interaction) -> Channel:
    channel = world.channels.get(interaction.channel_id)
    if channel is None:
        raise refuse(10003)
    return channel


def _post(
    world: World, interaction: Interaction, body: Json, uploads: Uploads, *, flags: int, follow_up: bool = False
) -> Message:
    hidden = flags & EPHEMERAL
    origin = Origin(
        type=_message_type(interaction, follow_up=follow_up),
        flags=flags & (EPHEMERAL | LOADING),
        viewer=interaction.user_id if hidden else None,
        by_interaction=True,
        interaction=_legacy(world, interaction),
        interaction_metadata=interact.metadata(world, interaction, follow_up=follow_up),
        reference=_answered(interaction, follow_up=follow_up),
    )
    return messages.post(world, _place(world, interaction), world.bot, body, uploads, origin=origin)


def _message_type(interaction: Interaction, *, follow_up: bool) -> int:
    """Commands are answered by types of their own, follow-ups and presses by replies (assumed)."""
    if follow_up or interaction.message:
        return REPLY
    if interaction.type == COMMAND:
        return MENU_REPLY if interaction.target else COMMAND_REPLY
    return DEFAULT


def _answered(interaction: Interaction, *, follow_up: bool) -> Json | None:
    """The message a reply points to: the first answer, or the one that was clicked."""
    original = interaction.original if follow_up else interaction.message
    if original is None:
        return None
    body: Json = {"type": 0, "channel_id": str(original.channel_id), "message_id": str(original.id)}
    return body | ({"guild_id": str(interaction.guild_id)} if interaction.guild_id else {})


def _legacy(world: World, interaction: Interaction) -> Json | None:
    """The older field `interaction`, on answers to commands."""
    if interaction.type != COMMAND:
        return None
    person = payloads.user(world.users[interaction.user_id])
    return {"id": str(interaction.id), "type": COMMAND, "name": interaction.name, "user": person}


def _edit(
    world: World, interaction: Interaction, message: Message, body: Json, uploads: Uploads, *, at: tuple[str, ...] = ()
) -> Message:
    if message.id not in _place(world, interaction).messages:
        raise refuse(10008)
    rules.edit(message, body, uploads, at=at)
    return messages.edit(world, message, body, uploads)


def by_token(world: World, application_id: str, token: str) -> Interaction:
    """The acknowledged interaction of a token, for 15 minutes. Before the callback nothing answers (assumed)."""
    interaction = world.interactions.get(token)
    if interaction is None or application_id != str(world.bot.id):
        raise refuse(10015)
    if world.clock.now() - interaction.created > interact.TOKEN_SECONDS:
        raise refuse(50027)
    if interaction.ack is None:
        raise refuse(10015, assumed=True)
    return interaction


def follow_up(world: World, interaction: Interaction, body: Json, uploads: Uploads) -> Message:
    """A further message. Right after a deferral it fills in the thinking message, whose visibility stays."""
    original = interaction.original
    thinking = original if interaction.ack == DEFER and original and original.flags & LOADING else None
    rules.message(body, uploads, ephemeral=True, fills=thinking is not None)
    if thinking:
        message = messages.edit(world, thinking, body, uploads)
    else:
        flags = int(body.get("flags") or 0)
        message = _post(world, interaction, body, uploads, flags=flags, follow_up=True)
    interaction.sent.append(message)
    interaction.settled.set()
    return message


def find(world: World, interaction: Interaction, key: str) -> Message:
    """`@original`, a message sent by this interaction, or the clicked one."""
    known = [interaction.original, interaction.message, *interaction.sent]
    wanted = interaction.original.id if key == "@original" and interaction.original else key
    found = next((one for one in known if one and str(one.id) == str(wanted)), None)
    if found is None or found.id not in _place(world, interaction).messages:
        raise refuse(10008)
    return found


def edit(world: World, interaction: Interaction, key: str, body: Json, uploads: Uploads) -> Message:
    """Edit a message of this interaction."""
    message = _edit(world, interaction, find(world, interaction, key), body, uploads)
    interaction.settled.set()
    return message


def delete(world: World, interaction: Interaction, key: str) -> None:
    """Delete a message of this interaction."""
    messages.delete(world, find(world, interaction, key))
    interaction.settled.set()
