"""Somebody with a chat client, somewhere; and whom and what they can name there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from loopback import interact, perms
from loopback.model import Channel, User
from loopback.seen import File
from loopback.world import World

Types = Sequence[int] | None


class Impossible(Exception):  # noqa: N818 - the sentence "that is Impossible" is the documentation
    """A person cannot do this in a chat client; the test asks for something that never happens."""


@runtime_checkable
class Known(Protocol):
    """Whatever has an id: people, roles, channels, places."""

    @property
    def id(self) -> int:
        """The snowflake."""
        ...


@dataclass(frozen=True)
class Spot:
    """Somebody, somewhere."""

    world: World
    user: User
    channel: Channel

    @property
    def may(self) -> int:
        """What they may do here."""
        return perms.in_channel(self.world, self.user.id, self.channel)

    def need(self, *names: str) -> None:
        """Refuse what the client does not offer for want of a permission."""
        lacking = [name for name in names if not self.may & perms.bits(name)]
        if lacking:
            raise Impossible(f"{self.user.name} lacks {', '.join(lacking)} in {self.channel.name or 'the inbox'}")


def people(spot: Spot, _: Types = None) -> dict[str, int]:
    """Who can be named here."""
    guild = spot.world.guilds.get(spot.channel.guild_id or 0)
    ids = list(guild.members) if guild else spot.channel.recipients
    return {spot.world.users[one].name: one for one in ids}


def roles(spot: Spot, _: Types = None) -> dict[str, int]:
    """The roles that can be named here."""
    guild = spot.world.guilds.get(spot.channel.guild_id or 0)
    return {role.name: role.id for role in guild.roles.values()} if guild else {}


def channels(spot: Spot, types: Types = None) -> dict[str, int]:
    """The channels that can be named here, of some types."""
    here = [one for one in spot.world.channels.values() if one.guild_id == spot.channel.guild_id is not None]
    seen = [one for one in here if perms.sees(spot.world, spot.user.id, one)]
    return {one.name: one.id for one in seen if not types or one.type in types}


def anyone(spot: Spot, _: Types = None) -> dict[str, int]:
    """People and roles."""
    return people(spot) | roles(spot)


def one_of(spot: Spot, value: Any, known: Mapping[str, int], what: str) -> str:
    """The id of a thing or of a name, if the client offers it."""
    wanted = value.id if isinstance(value, Known) else known.get(str(value).lstrip("@#"), value)
    if str(wanted) not in map(str, known.values()):
        raise Impossible(f"{what}: {spot.user.name} cannot choose {value!r}")
    return str(wanted)


def attach(spot: Spot, value: Any) -> str:
    """Upload a file for an option or a field."""
    if not isinstance(value, File):
        raise Impossible(f"takes a File, not {value!r}")
    if len(value.data) > spot.world.max_file:
        raise Impossible(f"{value.name} is too large")
    return str(interact.upload(spot.world, spot.channel, value.name, value.data)["id"])


ENTITIES: dict[int, Callable[[Spot, Types], dict[str, int]]] = {5: people, 6: roles, 7: anyone, 8: channels}
"""Selects whose entries the client itself knows."""
