"""REST: the register of application commands. What is not in it does not exist for anybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loopback import rules
from loopback.calls import Call, Routes
from loopback.errors import Json, many, refuse
from loopback.rules_commands import INSTALLED

if TYPE_CHECKING:
    from loopback.world import World

routes = Routes()
ALL, IN_GUILD = "/applications/{application_id}/commands", "/applications/{application_id}/guilds/{guild_id}/commands"
ONE = "/{command_id}"
CREATIONS, DAY, CHAT = 200, 86_400.0, 1


def _scope(call: Call) -> int | None:
    if call.id("application_id") != call.world.bot.id:
        raise refuse(50001)
    if "guild_id" not in call.parameters:
        return None
    guild_id = call.id("guild_id")
    if guild_id not in call.world.guilds:
        raise refuse(50001)
    return guild_id


def _register(call: Call) -> dict[int, Json]:
    return call.world.commands.setdefault(_scope(call), {})


def _found(call: Call) -> Json:
    register = _register(call)
    if call.id("command_id") not in register:
        raise refuse(10063)
    return register[call.id("command_id")]


def _whole(world: World, scope: int | None, body: Json, old: Json | None) -> Json:
    """A command as it is kept: with every field; the same id as before, a new version only if it changed."""
    kept: Json = {
        "type": CHAT,
        "name_localizations": None,
        "description": "",
        "description_localizations": None,
        "options": [],
        "default_member_permissions": None,
        "nsfw": False,
        **{key: value for key, value in body.items() if key != "id"},
        "application_id": str(world.bot.id),
    }
    if kept["default_member_permissions"] is not None:
        kept["default_member_permissions"] = str(kept["default_member_permissions"])
    if scope is None:
        kept |= {"contexts": body.get("contexts"), "integration_types": body.get("integration_types") or [*INSTALLED]}
        kept.setdefault("dm_permission", True)
    else:
        kept["guild_id"] = str(scope)
    if old and {key: value for key, value in old.items() if key not in ("id", "version")} == kept:
        return old
    return {"id": old["id"] if old else str(world.snow()), **kept, "version": str(world.snow())}


def _namesake(register: dict[int, Json], body: Json) -> Json | None:
    key = (body.get("name"), body.get("type", CHAT))
    return next((one for one in register.values() if (one["name"], one["type"]) == key), None)


def _count_creations(world: World, scope: int | None, count: int) -> None:
    """At most 200 new commands a day."""
    now = world.clock.now()
    made = [at for at in world.created_commands.get(scope, []) if now - at < DAY]
    if len(made) + count > CREATIONS:
        raise refuse(30034)
    world.created_commands[scope] = made + [now] * count


@routes.on("GET", ALL, IN_GUILD)
def commands(call: Call) -> list[Json]:
    """All commands; their translations only for whoever asks for them."""
    found = list(_register(call).values())
    whole = call.query.get("with_localizations", "").lower() in ("1", "true")
    return found if whole else [_untranslated(one) for one in found]


def _untranslated(one: Json) -> Json:
    """A command, an option or a choice without its translations, and all that is in it."""
    left = {key: value for key, value in one.items() if not key.endswith("_localizations")}
    inner = {key: [_untranslated(part) for part in many(one, key)] for key in ("options", "choices") if key in one}
    return left | inner


@routes.on("PUT", ALL, IN_GUILD)
def overwrite(call: Call) -> list[Json]:
    """Replace all commands; those with the same name and type keep their ids."""
    scope, bodies = _scope(call), list(call.payload or [])
    rules.commands(bodies)
    register = _register(call)
    _count_creations(call.world, scope, sum(_namesake(register, body) is None for body in bodies))
    kept = [_whole(call.world, scope, body, _namesake(register, body)) for body in bodies]
    call.world.commands[scope] = {int(one["id"]): one for one in kept}
    return kept


@routes.on("POST", ALL, IN_GUILD)
def create(call: Call) -> Json:
    """A new command, or a new form of the one with the same name."""
    scope, register = _scope(call), _register(call)
    old = _namesake(register, call.body)
    rules.commands([*(one for one in register.values() if one is not old), call.body])
    if old is None:
        _count_creations(call.world, scope, 1)
        call.status = 201
    kept = _whole(call.world, scope, call.body, old)
    register[int(kept["id"])] = kept
    return kept


@routes.on("GET", ALL + ONE, IN_GUILD + ONE)
def command(call: Call) -> Json:
    """One command."""
    return _found(call)


@routes.on("PATCH", ALL + ONE, IN_GUILD + ONE)
def change(call: Call) -> Json:
    """Change some fields of a command."""
    old = _found(call)
    body = old | call.body
    rules.command(body)
    own = {key: value for key, value in body.items() if key not in ("id", "version", "application_id", "guild_id")}
    kept = _whole(call.world, _scope(call), own, old)
    _register(call)[int(kept["id"])] = kept
    return kept


@routes.on("DELETE", ALL + ONE, IN_GUILD + ONE)
def delete(call: Call) -> None:
    """Remove a command."""
    del _register(call)[int(_found(call)["id"])]
