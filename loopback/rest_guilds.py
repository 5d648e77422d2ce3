"""REST: guilds, members and roles."""

from __future__ import annotations

from loopback import payloads, perms, rules
from loopback.calls import Call, Routes
from loopback.errors import Json, part, refuse
from loopback.model import Guild, Role

routes = Routes()
GRANT, ROLE = "/guilds/{guild_id}/members/{user_id}/roles/{role_id}", "/guilds/{guild_id}/roles/{role_id}"


def _guild(call: Call) -> Guild:
    return call.world.guild(call.id("guild_id"))


def _need(call: Call, guild: Guild, name: str) -> None:
    if not perms.in_guild(guild, call.world.bot.id) & perms.bits(name):
        raise refuse(50013)


def _role(call: Call, guild: Guild) -> Role:
    if call.id("role_id") not in guild.roles:
        raise refuse(10011)
    return guild.roles[call.id("role_id")]


def _below(call: Call, guild: Guild, role: Role) -> None:
    """Roles are managed from above: only those below one's own highest role."""
    own = guild.members[call.world.bot.id].roles
    highest = max((guild.roles[one].position for one in own), default=0)
    if guild.owner_id != call.world.bot.id and role.position >= highest:
        raise refuse(50013)


@routes.on("GET", "/guilds/{guild_id}")
def guild(call: Call) -> Json:
    """One guild."""
    found = _guild(call)
    counts = {"approximate_member_count": len(found.members), "approximate_presence_count": len(found.members)}
    return payloads.guild(found) | (counts if call.query.get("with_counts") in ("1", "true") else {})


@routes.on("GET", "/guilds/{guild_id}/members")
def members(call: Call) -> list[Json]:
    """Members by id, in pages."""
    found = _guild(call)
    ids = sorted(one for one in found.members if one > call.asked("after", 0))
    return [payloads.member(call.world, found, one) for one in ids[: call.asked("limit", 1)]]


@routes.on("GET", "/guilds/{guild_id}/members/{user_id}")
def member(call: Call) -> Json:
    """One member."""
    found = _guild(call)
    call.world.member(found, call.id("user_id"))
    return payloads.member(call.world, found, call.id("user_id"))


@routes.on("PUT", GRANT)
def grant(call: Call) -> None:
    """Give a role."""
    found = _guild(call)
    _need(call, found, "MANAGE_ROLES")
    role = _role(call, found)
    _below(call, found, role)
    call.world.grant(found, call.world.user(call.id("user_id")), role)


@routes.on("DELETE", GRANT)
def withdraw(call: Call) -> None:
    """Take a role."""
    found = _guild(call)
    _need(call, found, "MANAGE_ROLES")
    role = _role(call, found)
    _below(call, found, role)
    call.world.withdraw(found, call.world.user(call.id("user_id")), role)


@routes.on("GET", "/guilds/{guild_id}/roles")
def roles(call: Call) -> list[Json]:
    """All roles."""
    return [payloads.role(one) for one in _guild(call).roles.values()]


@routes.on("POST", "/guilds/{guild_id}/roles")
def create_role(call: Call) -> Json:
    """A new role, at the bottom."""
    found, body = _guild(call), call.body
    rules.role(body)
    _need(call, found, "MANAGE_ROLES")
    permissions = int(body.get("permissions") or 0)
    if permissions & ~perms.in_guild(found, call.world.bot.id):
        raise refuse(50013)
    role = call.world.add_role(
        found, body.get("name") or "new role", permissions, mentionable=bool(body.get("mentionable")), lowest=True
    )
    colour = part(body, "colors").get("primary_color") or body.get("color")
    role.color, role.hoist = int(colour or 0), bool(body.get("hoist"))
    return payloads.role(role)


@routes.on("DELETE", ROLE)
def delete_role(call: Call) -> None:
    """Delete a role."""
    found = _guild(call)
    _need(call, found, "MANAGE_ROLES")
    role = _role(call, found)
    _below(call, found, role)
    call.world.delete_role(found, role)
