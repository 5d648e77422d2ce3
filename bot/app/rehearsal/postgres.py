"""PostgreSQL in a rehearsal: a place of its own on a server, and a door in front of it that can be shut and torn off.

The bot goes through the door, so that all that may happen between the two happens at the moment of the plan: the
server is gone, and there again; all connections are cut; one is, as a transaction ends, before the server hears of it
or after. A server that is in use by others meets nothing of that.
"""

from __future__ import annotations

import asyncio
import itertools
import os
from collections.abc import AsyncGenerator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

from bot.base.places import Address
from bot.store.postgres_driver import ERRORS
from bot.store.postgres_link import MANNERS, Link

COMMIT: Final = b"Q\x00\x00\x00\x0bCOMMIT\x00"
"""How the end of a transaction is said to the server."""
WRITES: Final = MANNERS.write.encode()
PORT: Final = 5432
MOST: Final = 65536
SLOW: Final = 400
"""Milliseconds after which the server gives up a statement."""
HOLDING: Final = (
    "BEGIN",
    "SET LOCAL lock_timeout = '50ms'",
    "LOCK TABLE game, outbox, message IN ACCESS EXCLUSIVE MODE",
)
NUMBERS: Final = itertools.count()


@dataclass(eq=False, slots=True)
class Line:
    """One connection of the bot. `writes`: it changes something; `deaf`: what the server says next is not heard."""

    bot: asyncio.StreamWriter
    server: asyncio.StreamWriter
    writes: bool = False
    deaf: bool = False

    def tear(self) -> None:
        """At both ends, without a word."""
        for end in (self.bot, self.server):
            end.transport.abort()


@dataclass(slots=True)
class Door:
    """What stands between the bot and the server.

    Attributes:
        shut: nobody comes through: it is as if the server were gone.
        tears: whether the next transaction that ends is cut off: before that is heard ("early"), or after ("late").
    """

    address: Address
    shut: bool = False
    tears: str = ""
    lines: set[Line] = field(default_factory=set[Line])

    async def pass_through(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, until either end leaves."""
        if self.shut:
            writer.transport.abort()
            return
        answers, server = await _reach(self.address)
        line = Line(writer, server)
        self.lines.add(line)
        try:
            await asyncio.gather(self._ask(reader, line), self._answer(answers, line))
        except (OSError, asyncio.CancelledError):  # it was torn, or all is over
            pass
        finally:
            line.tear()
            self.lines.discard(line)

    def cut(self) -> None:
        """All connections are torn."""
        for line in self.lines:
            line.tear()

    async def _ask(self, reader: asyncio.StreamReader, line: Line) -> None:
        while asked := await reader.read(MOST):
            line.writes |= WRITES in asked
            if self.tears and line.writes and COMMIT in asked:
                line.deaf, early, self.tears = True, self.tears == "early", ""
                if early:
                    break
            line.server.write(asked)
            await line.server.drain()
        line.tear()

    async def _answer(self, answers: asyncio.StreamReader, line: Line) -> None:
        while (said := await answers.read(MOST)) and not line.deaf:
            line.bot.write(said)
            await line.bot.drain()
        line.tear()


async def _reach(address: Address) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    parts = urlsplit(address.with_password())
    host = parse_qs(parts.query).get("host", [parts.hostname or "localhost"])[0]
    port = parts.port or PORT
    if host.startswith("/"):
        return await asyncio.open_unix_connection(f"{host}/.s.PGSQL.{port}")
    return await asyncio.open_connection(host, port)


@dataclass(frozen=True, slots=True)
class Place:
    """A schema for one rehearsal. `address`: that of the bot, through the door; `aside`: a thread that goes past it."""

    door: Door
    address: Address
    schema: str
    aside: ThreadPoolExecutor

    def tell(self, *statements: str) -> Link:
        """Say this to the server, past the door; the connection stays."""
        return self.aside.submit(_told, self.door.address, statements).result()

    def close(self, link: Link) -> None:
        """A connection ends, and what it held is free."""
        self.aside.submit(link.close).result()

    def hold(self) -> Iterator[Callable[[], None]]:
        """Another program holds the tables; nothing where the bot writes at this moment: then it comes too late."""
        try:
            link = self.tell(f"SET search_path = {self.schema}", *HOLDING)
        except ERRORS:
            return
        yield lambda: self.close(link)


def _told(address: Address, statements: Sequence[str]) -> Link:
    link = Link(address)
    try:
        link.connect()
        for one in statements:
            link.script(one)
    except BaseException:
        link.close()
        raise
    return link


@asynccontextmanager
async def place(server: Address) -> AsyncGenerator[Place]:
    """Somewhere on that server, which is gone in the end."""
    door, schema = Door(server), f"byrsa_rehearsal_{os.getpid()}_{next(NUMBERS)}"
    listener = await asyncio.start_server(door.pass_through, "127.0.0.1", 0)
    with ThreadPoolExecutor(1) as aside:
        there = Place(door, _through(server, listener, schema), schema, aside)
        there.close(there.tell(f"CREATE SCHEMA {schema}"))
        try:
            yield there
        finally:
            listener.close()
            door.cut()
            there.close(there.tell(f"DROP SCHEMA {schema} CASCADE"))


def _through(server: Address, listener: asyncio.Server, schema: str) -> Address:
    """The same database, by way of the door, which must be able to read what is said."""
    parts = urlsplit(server.with_password())
    who, port = parts.netloc.rpartition("@")[0], listener.sockets[0].getsockname()[1]
    asked: dict[str, Any] = {"sslmode": "disable", "search_path": schema, "statement_timeout": SLOW}
    return Address(f"postgresql://{who}@127.0.0.1:{port}{parts.path}?{'&'.join(f'{k}={v}' for k, v in asked.items())}")
