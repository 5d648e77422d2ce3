"""One REST call, and the table of routes."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from aiohttp import web

from loopback import perms
from loopback.errors import ApiError, Form, Json, refuse
from loopback.files import Upload
from loopback.model import Channel, Message
from loopback.rules import number

if TYPE_CHECKING:
    from loopback.world import World

FILE = re.compile(r"files?\[?(\d*)\]?")
Handler = Callable[["Call"], Any]


@dataclass(slots=True)
class Call:
    """What was asked: the route, its parameters, the body and files."""

    world: World
    method: str
    route: str
    path: str
    parameters: Mapping[str, str]
    query: Mapping[str, str]
    authorization: str | None = None
    gateway: str = ""
    payload: Any = None
    uploads: dict[int, Upload] = field(default_factory=dict[int, Upload])
    status: int = 200
    error: ApiError | None = None

    @property
    def body(self) -> Json:
        """The body as an object; nothing is an empty one."""
        return self.payload or {}

    @property
    def actor(self) -> str:
        """Who calls: the bot, or the holder of an interaction token."""
        interaction = self.world.interactions.get(self.parameters.get("token", ""))
        return f"interaction {interaction.id}" if interaction else self.world.bot.name

    def id(self, name: str) -> int:
        """A snowflake of the path; `@me` is the bot."""
        text = self.parameters[name]
        return self.world.bot.id if text == "@me" else self._number(name, text)

    def asked(self, name: str, default: int) -> int:
        """A number of the query."""
        return self._number(name, self.query[name]) if name in self.query else default

    def _number(self, name: str, text: str) -> int:
        form = Form(name)
        value = number(form, text)
        form.check()
        return value

    @property
    def channel(self) -> Channel:
        """The channel of the path, if the bot sees it."""
        channel = self.world.channels.get(self.id("channel_id"))
        if channel is None:
            raise refuse(10003)
        if not perms.sees(self.world, self.world.bot.id, channel):
            raise refuse(50001)
        return channel

    @property
    def message(self) -> Message:
        """The message of the path; an ephemeral one cannot be reached this way."""
        message = self.channel.messages.get(self.id("message_id"))
        if message is None or message.ephemeral:
            raise refuse(10008)
        return message

    def need(self, channel: Channel, *names: str) -> None:
        """The bot must have these permissions in the channel."""
        if not perms.may(self.world, self.world.bot.id, channel, *names):
            raise refuse(50013)

    async def read(self, request: web.Request) -> None:
        """Read JSON, or a form of `payload_json` and files; a file over the limit is refused with 40005."""
        if request.content_type == "multipart/form-data":
            await self._read_form(request)
        elif request.can_read_body:
            self.payload = _parsed(await request.text())

    async def _read_form(self, request: web.Request) -> None:
        reader = await request.multipart()
        while (part := await reader.next()) is not None:
            if not hasattr(part, "name"):
                raise refuse(50109)
            if part.name == "payload_json":  # type: ignore[union-attr]
                self.payload = _parsed(await part.text())  # type: ignore[union-attr]
                continue
            data = bytes(await part.read())  # type: ignore[union-attr]
            if len(data) > self.world.max_file:
                raise refuse(40005)
            number_ = FILE.fullmatch(part.name or "")  # type: ignore[union-attr]
            at = int(number_[1]) if number_ and number_[1] else len(self.uploads)
            self.uploads[at] = Upload(part.filename or "unknown", data)  # type: ignore[union-attr]


def _parsed(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        raise refuse(50109) from None


class Routes(list[tuple[str, str, Handler]]):
    """A table of routes: method, path, handler."""

    def on(self, method: str, *paths: str) -> Callable[[Handler], Handler]:
        """The decorated function answers these paths."""

        def add(handler: Handler) -> Handler:
            self.extend((method, path, handler) for path in paths)
            return handler

        return add
