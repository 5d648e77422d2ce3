"""A world as a JSON file, so that a playground survives restarts. Interactions are not kept."""

from __future__ import annotations

import base64
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from loopback.clock import Clock
from loopback.errors import Json
from loopback.model import Blob, Channel, Guild, Member, Message, Overwrite, Ping, Reaction, Role, ScheduledEvent, User
from loopback.world import World, token_of


def to_json(world: World) -> Json:
    """Everything that lasts."""
    return {
        "last_snow": world.last_snow,
        "skipped": world.clock.skipped,
        "bot": world.bot.id,
        "users": [asdict(one) for one in world.users.values()],
        "guilds": [asdict(one) for one in world.guilds.values()],
        "channels": [asdict(one) for one in world.channels.values()],
        "commands": {str(scope or 0): list(register.values()) for scope, register in world.commands.items()},
        "pings": [asdict(one) for one in world.pings],
        "blobs": {
            path: [base64.b64encode(blob.data).decode(), blob.content_type] for path, blob in world.blobs.items()
        },
    }


def from_json(body: Json, *, clock: Clock | None = None) -> World:
    """The same world again."""
    world = World(clock=clock)
    world.clock.skipped = body["skipped"]
    world.last_snow = body["last_snow"]
    world.users = {one["id"]: User(**one) for one in body["users"]}
    world.bot = world.users[body["bot"]]
    world.token = token_of(world.bot)
    world.guilds = {one["id"]: _guild(one) for one in body["guilds"]}
    world.channels = {one["id"]: _channel(one) for one in body["channels"]}
    world.commands = {
        int(scope) or None: {int(one["id"]): one for one in register} for scope, register in body["commands"].items()
    }
    world.pings = [Ping(**one) for one in body["pings"]]
    world.blobs = {path: Blob(base64.b64decode(data), kind) for path, (data, kind) in body["blobs"].items()}
    return world


def _by_number(body: dict[str, Any]) -> dict[int, Any]:
    """JSON has only text keys; ours are ids."""
    return {int(key): value for key, value in body.items()}


def _guild(body: Json) -> Guild:
    roles = {key: Role(**one) for key, one in _by_number(body["roles"]).items()}
    members = {key: Member(**one) for key, one in _by_number(body["members"]).items()}
    events = {key: ScheduledEvent(**one) for key, one in _by_number(body.get("events", {})).items()}
    whole: Json = {**body, "roles": roles, "members": members, "events": events}
    return Guild(**whole)


def _channel(body: Json) -> Channel:
    whole: Json = {
        **body,
        "overwrites": {key: Overwrite(**one) for key, one in _by_number(body["overwrites"]).items()},
        "messages": {key: _message(one) for key, one in _by_number(body["messages"]).items()},
        "members": _by_number(body["members"]),
    }
    return Channel(**whole)


def _message(body: Json) -> Message:
    whole: Json = {**body, "reactions": [Reaction(**one) for one in body["reactions"]]}
    return Message(**whole)


def save(world: World, path: Path) -> None:
    """Write the world to a file, whole or not at all."""
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(json.dumps(to_json(world)), encoding="utf-8")
    fresh.replace(path)


def load(path: Path) -> World:
    """Read the world from a file."""
    return from_json(json.loads(path.read_text(encoding="utf-8")))
