"""What the tests of the server share: a small world, raw HTTP, a raw gateway, and a discord.py client."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp
import discord
from discord import app_commands

from loopback import Loopback, World, interact, messages
from loopback.interact import Interaction
from loopback.model import Channel, Guild, Message, User
from loopback.perms import bits
from loopback.schema.validator import Validator
from loopback.world import INVITED

API = "https://discord.com/api/v10"


class Gate:
    """A gateway connection without discord.py."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, *, compressed: bool) -> None:
        self.socket = socket
        self.inflate = zlib.decompressobj() if compressed else None

    async def send(self, op: int, data: Any = None) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def frame(self) -> dict[str, Any]:
        async with asyncio.timeout(5):
            message = await self.socket.receive()
        if message.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED, aiohttp.WSMsgType.CLOSING):
            return {"closed": self.socket.close_code}
        data = self.inflate.decompress(message.data) if self.inflate else message.data
        return json.loads(data)

    async def event(self, name: str) -> dict[str, Any]:
        while True:
            frame = await self.frame()
            if frame.get("t") == name or "closed" in frame:
                return frame

    async def identify(self, token: str, **more: Any) -> dict[str, Any]:
        await self.send(2, {"token": token, "intents": 513, "properties": {}} | more)
        return await self.event("READY")


@dataclass
class Bench:
    """A guild with a hall, its owner alice, bob, and the server."""

    path: str
    world: World
    server: Loopback
    session: aiohttp.ClientSession
    guild: Guild
    hall: Channel
    alice: User
    bob: User
    seen: list[Interaction] = field(default_factory=list)

    @property
    def bot(self) -> User:
        return self.world.bot

    async def call(self, method: str, path: str, body: Any = None, *, token: str | None = None, **more: Any) -> Any:
        """The status and body of a raw call."""
        headers = {"Authorization": f"Bot {token or self.world.token}"}
        if body is not None:
            more["json"] = body
        async with self.session.request(method, API + path, headers=headers, **more) as response:
            text = await response.text()
            return response.status, json.loads(text) if text[:1] in ("{", "[") else text

    async def refused(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, int]:
        """The status and error code of a raw call that must be refused."""
        status, answer = await self.call(method, path, body, **more)
        assert status >= 400, answer
        return status, answer["code"]

    def form(self, payload: Any, *files: tuple[str, bytes]) -> aiohttp.FormData:
        form = aiohttp.FormData(quote_fields=False)
        form.add_field("payload_json", json.dumps(payload))
        for n, (name, data) in enumerate(files):
            form.add_field(f"files[{n}]", data, filename=name, content_type="application/octet-stream")
        return form

    def say(self, text: str = "hello", *, author: User | None = None, channel: Channel | None = None) -> Message:
        return messages.post(self.world, channel or self.hall, author or self.alice, {"content": text})

    def slash(self, name: str = "x", *, user: User | None = None, channel: Channel | None = None) -> Interaction:
        command = {"id": "1", "name": name, "type": 1}
        return interact.slash(self.world, user or self.alice, channel or self.hall, command, [])

    def press(self, message: Message, custom_id: str = "go", *, user: User | None = None) -> Interaction:
        one = next(c for c in messages.every(message.components) if c.get("custom_id") == custom_id)
        return interact.press(self.world, user or self.alice, message, one)

    def complete(self) -> Interaction:
        options = [{"name": "o", "type": 3, "value": "a", "focused": True}]
        return interact.autocomplete(self.world, self.alice, self.hall, {"id": "1", "name": "x", "type": 1}, options)

    async def respond(self, it: Interaction, kind: int, data: Any = None, **more: Any) -> Any:
        body = {"type": kind} | ({"data": data} if data is not None else {})
        return await self.call("POST", f"/interactions/{it.id}/{it.token}/callback", body, **more)

    @property
    def violations(self) -> list[str]:
        """Where the server's own bodies leave the published types; what discord.py sends is not its concern."""
        found = self.server.validator.violations
        loose = "response GET /guilds/{}/channels"  # published as a type without position and the like
        return [str(one) for one in found if not one.place.startswith(("request", loose))]

    def hook(self, it: Interaction, tail: str = "") -> str:
        return f"/webhooks/{self.bot.id}/{it.token}{tail}"

    @asynccontextmanager
    async def gate(self, *, compress: bool = False) -> AsyncIterator[Gate]:
        tail = "&compress=zlib-stream" if compress else ""
        async with self.session.ws_connect(f"wss://gateway.discord.gg/?v=10&encoding=json{tail}") as socket:
            gate = Gate(socket, compressed=compress)
            assert (await gate.frame())["op"] == 10
            yield gate

    async def gone(self, session: Any = None) -> None:
        """Wait until the server has noticed that connections are closed."""
        gateway = self.server.gateway
        async with asyncio.timeout(5):
            while session.connection if session else gateway.connections:
                gateway._caught_up.clear()
                await gateway._caught_up.wait()

    @asynccontextmanager
    async def client(self, **more: Any) -> AsyncIterator[Bot]:
        bot = Bot(self.path, **more)
        task = asyncio.create_task(bot.start(self.world.token))
        ready = asyncio.create_task(bot.ready.wait())
        try:
            async with asyncio.timeout(10):
                await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED)
            yield bot
        finally:
            ready.cancel()
            await bot.close()
            with suppress(RuntimeError):  # a test reads the same socket by a second connect
                await task

    async def say_command(self, name: str, user: User | None = None, **options: Any) -> Interaction:
        """A person uses a synced command; returns once it is answered."""
        command = next(one for one in self.world.commands[None].values() if one["name"] == name)
        kinds = {one["name"]: one["type"] for one in command["options"]}
        wire = [{"name": key, "type": kinds[key], "value": value} for key, value in options.items()]
        it = interact.slash(self.world, user or self.alice, self.hall, command, wire)
        assert await interact.acknowledged(self.world, it), "no answer"
        async with asyncio.timeout(5):
            await it.settled.wait()
        return it


class Bot(discord.Client):
    """discord.py on the Unix socket; `act` is what its only command does."""

    def __init__(self, path: str, **more: Any) -> None:
        intents = more.pop("intents", discord.Intents.default())
        connector = aiohttp.UnixConnector(path)
        super().__init__(intents=intents, connector=connector, guild_ready_timeout=0.01, **more)
        self.tree = app_commands.CommandTree(self)
        self.ready = asyncio.Event()
        self.heard: list[tuple[str, Any]] = []
        self.errors: list[BaseException] = []
        self.act: Any = None
        self.waiting: dict[str, asyncio.Event] = {}
        self.tree.command(name="x", description="does what the test wants")(self._command)

    async def _command(self, it: discord.Interaction) -> None:
        try:
            await self.act(it)
        except discord.HTTPException as error:
            self.errors.append(error)
            if not it.response.is_done():
                await it.response.send_message("failed", ephemeral=True)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        return

    async def on_ready(self) -> None:
        self.ready.set()

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        self.heard.append((event, args))
        if event in self.waiting:
            self.waiting[event].set()
        super().dispatch(event, *args, **kwargs)

    async def hears(self, event: str) -> None:
        """Wait until that happens (again)."""
        self.waiting[event] = asyncio.Event()
        async with asyncio.timeout(5):
            await self.waiting[event].wait()

    def got(self, event: str) -> list[Any]:
        return [args for name, args in self.heard if name == event]


@asynccontextmanager
async def bench(folder: Path, **more: Any) -> AsyncIterator[Bench]:
    world = World()
    alice, bob = world.add_user("alice"), world.add_user("bob")
    guild = world.add_guild("home", alice, bot_permissions=INVITED | bits("MANAGE_MESSAGES", "MENTION_EVERYONE"))
    world.join(guild, bob)
    hall = world.add_channel(guild, "hall")
    server = Loopback(world, **more)
    server.validator = Validator()
    path = str(folder / "discord.sock")
    await server.start(unix=path)
    async with aiohttp.ClientSession(connector=aiohttp.UnixConnector(path)) as session:
        yield Bench(path, world, server, session, guild, hall, alice, bob)
    await server.stop()
    assert server.crashes == []


def leaves(tree: Mapping[str, Any], path: tuple[str, ...] = ()) -> Iterator[str]:
    """The places of a form that an error names."""
    for key, value in tree.items():
        if key == "_errors":
            yield ".".join(path)
        else:
            yield from leaves(value, (*path, key))
