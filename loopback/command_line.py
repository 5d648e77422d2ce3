"""Commands as a client offers and fills them; what it would refuse is `Impossible`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from loopback import perms
from loopback.client import Impossible, Spot, anyone, attach, channels, one_of, people, roles
from loopback.errors import Json
from loopback.seen import parts

STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(3, 12)
SUBCOMMANDS = (1, 2)
LARGEST, WORDS = 2**53, 6000


def offered(spot: Spot) -> list[Json]:
    """The commands that the client offers here."""
    guild = spot.channel.guild_id
    if not _installed(spot) or (guild is not None and not spot.may & perms.bits("USE_APPLICATION_COMMANDS")):
        return []
    scopes = (guild, None) if guild is not None else (None,)
    known = [command for scope in scopes for command in spot.world.commands.get(scope, {}).values()]
    return [command for command in known if _fits(command, guild) and _permitted(spot, command)]


def _installed(spot: Spot) -> bool:
    """Whether the guild has the bot; in the direct channel: whether a guild of the person has it (assumed)."""
    guild = spot.world.guilds.get(spot.channel.guild_id or 0)
    return spot.world.bot.id in guild.members if guild else spot.world.shares_guild(spot.user.id)


def _fits(command: Json, guild: int | None) -> bool:
    """Whether the command exists in guilds, or in direct channels with the bot; all are installed in guilds."""
    contexts: list[int] | None = command.get("contexts")
    if contexts is not None:
        return (0 if guild is not None else 1) in contexts
    return guild is not None or command.get("dm_permission") is not False


def _permitted(spot: Spot, command: Json) -> bool:
    wanted: str | None = command.get("default_member_permissions")
    if wanted is None or spot.channel.guild_id is None:
        return True
    held = spot.may
    return held == perms.ALL or (int(wanted) != 0 and held & int(wanted) == int(wanted))


def command(spot: Spot, path: str) -> tuple[Json, list[Json], Json]:
    """A chat command by its path: the command, the subcommands passed through, and the last of them."""
    first, *rest = path.removeprefix("/").split()
    found = next((one for one in offered(spot) if one["type"] == 1 and one["name"] == first), None)
    if found is None:
        raise Impossible(f"{spot.user.name} is offered no /{first} here; is it synced, and permitted?")
    chain: list[Json] = []
    node = found
    for word in rest:
        inner = [one for one in parts(node, "options") if one["type"] in SUBCOMMANDS and one["name"] == word]
        if not inner:
            raise Impossible(f"/{path.removeprefix('/')}: no {word}")
        chain, node = [*chain, inner[0]], inner[0]
    if any(one["type"] in SUBCOMMANDS for one in parts(node, "options")):
        raise Impossible(f"/{path.removeprefix('/')} needs a subcommand")
    return found, chain, node


def menu_command(spot: Spot, name: str, kind: int) -> Json:
    """A command of the context menu."""
    found = next((one for one in offered(spot) if one["type"] == kind and one["name"] == name), None)
    if found is None:
        raise Impossible(f"{spot.user.name} is offered no {name!r} there")
    return found


def filled(spot: Spot, path: str, given: Mapping[str, Any], focused: str | None = None) -> tuple[Json, list[Json]]:
    """A chat command and its options as on the wire; `focused` is the one still being typed."""
    whole, chain, leaf = command(spot, path)
    specs = {one["name"]: one for one in parts(leaf, "options")}
    strange = given.keys() - specs.keys()
    if strange:
        raise Impossible(f"{path} has no option {', '.join(sorted(strange))}")
    lacking = [name for name, spec in specs.items() if spec.get("required") and name not in given]
    if lacking and focused is None:
        raise Impossible(f"{path} lacks {', '.join(lacking)}")
    options = [_option(spot, specs[name], value, focused) for name, value in given.items()]
    if sum(len(str(one["value"])) for one in options) > WORDS:
        raise Impossible(f"{path}: more than {WORDS} characters")
    for node in reversed(chain):
        options = [{"type": node["type"], "name": node["name"], "options": options}]
    return whole, options


def _option(spot: Spot, spec: Json, value: Any, focused: str | None) -> Json:
    head: Json = {"type": spec["type"], "name": spec["name"]}
    if spec["name"] == focused:
        if not spec.get("autocomplete"):
            raise Impossible(f"{focused} has no suggestions")
        return head | {"value": str(value), "focused": True}
    return head | {"value": VALUES[spec["type"]](spot, spec, value)}


def _chosen(spec: Json, value: Any) -> Any:
    """A choice, by value or by name, where the option has choices."""
    choices = parts(spec, "choices")
    if not choices:
        return value
    found = next((one["value"] for one in choices if value in (one["value"], one["name"])), None)
    if found is None:
        raise Impossible(f"{spec['name']}: {value!r} is none of {[one['name'] for one in choices]}")
    return found


def _string(_: Spot, spec: Json, value: Any) -> str:
    text = _chosen(spec, value)
    if not isinstance(text, str):
        raise Impossible(f"{spec['name']} takes words, not {value!r}")
    if not spec.get("min_length", 0) <= len(text) <= spec.get("max_length", WORDS):
        raise Impossible(f"{spec['name']}: {len(text)} characters")
    return text


def _number(_: Spot, spec: Json, value: Any) -> float:
    number = _chosen(spec, value)
    kinds = (int,) if spec["type"] == INTEGER else (int, float)
    if isinstance(number, bool) or not isinstance(number, kinds) or abs(number) > LARGEST:
        raise Impossible(f"{spec['name']} takes a number, not {value!r}")
    if not spec.get("min_value", -LARGEST) <= number <= spec.get("max_value", LARGEST):
        raise Impossible(f"{spec['name']}: {number} is out of bounds")
    return number


def _boolean(_: Spot, spec: Json, value: Any) -> bool:
    if not isinstance(value, bool):
        raise Impossible(f"{spec['name']} takes yes or no, not {value!r}")
    return value


def _entity(spot: Spot, spec: Json, value: Any) -> str:
    kinds = {USER: people, ROLE: roles, CHANNEL: channels, MENTIONABLE: anyone}
    return one_of(spot, value, kinds[spec["type"]](spot, spec.get("channel_types")), spec["name"])


def _attachment(spot: Spot, _: Json, value: Any) -> str:
    return attach(spot, value)


VALUES: dict[int, Callable[[Spot, Json, Any], Any]] = {
    STRING: _string,
    INTEGER: _number,
    NUMBER: _number,
    BOOLEAN: _boolean,
    USER: _entity,
    ROLE: _entity,
    CHANNEL: _entity,
    MENTIONABLE: _entity,
    ATTACHMENT: _attachment,
}
