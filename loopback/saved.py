"""A world as a JSON file, so that a playground survives restarts. Interactions are not kept."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any

from loopback.clock import Clock
from loopback.errors import Json
from loopback.model import (
    Blob,
    Channel,
    Event,
    Guild,
    Member,
    Message,
    Overwrite,
    Ping,
    Reaction,
    Role,
    ScheduledEvent,
    User,
)
from loopback.world import World, token_of

PAUSE = 2.0


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
    _put(json.dumps(to_json(world)), path)


def _put(text: str, path: Path) -> None:
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(path)


@asynccontextmanager
async def kept(world: World, path: Path, pause: float = PAUSE) -> AsyncGenerator[None]:
    """Write the world now, soon after each change, and at the end: who is killed loses the last `pause` seconds."""
    changed, ended = asyncio.Event(), asyncio.Event()

    def note(_: Event) -> None:
        changed.set()

    save(world, path)
    world.listeners.append(note)
    writing = asyncio.create_task(_keep(world, path, pause, changed, ended))
    try:
        yield
    finally:
        world.listeners.remove(note)
        ended.set()
        changed.set()
        await writing
        save(world, path)


async def _keep(world: World, path: Path, pause: float, changed: asyncio.Event, ended: asyncio.Event) -> None:
    """The world is read between two events, and written beside them."""
    while not ended.is_set():
        await changed.wait()
        changed.clear()
        await asyncio.to_thread(_put, json.dumps(to_json(world)), path)
        with suppress(TimeoutError):
            await asyncio.wait_for(ended.wait(), pause)


def load(path: Path) -> World:
    """Read the world from a file."""
    return from_json(json.loads(path.read_text(encoding="utf-8")))
