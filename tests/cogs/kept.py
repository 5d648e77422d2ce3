"""Halls as they once were: what it takes long to come to is played once, and found again by the tests that follow.

A hall is kept at rest, as its Discord and its database. Only a bot that has done nothing yet, but come to Discord or
to such a hall, is put into another: it has read nothing that could be of something else.
"""

from __future__ import annotations

import pickle
import sqlite3
from collections.abc import Awaitable, Callable, Hashable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any, TypeAlias

import pytest

from bot.app.client import Byrsa
from loopback.town import Town
from loopback.world import World

LASTING = ("users", "guilds", "channels", "blobs", "commands", "uploaded", "pings", "bot", "token", "last_snow")
OURS = "lease"  # the only table that tells of the process rather than of games
STALE = 1800.0  # seconds; Discord lets what was written an hour ago be changed seldom
Way: TypeAlias = tuple[Hashable, ...]
Print: TypeAlias = tuple[Hashable, ...]
EMPTY: Way = ()
HALLS: dict[Way, Kept] = {}
"""By the steps that led to them; the first is the town with its four people, and a bot that has started."""


@dataclass(frozen=True)
class Kept:
    """A hall at rest: its Discord, its database, and the game that is played there."""

    world: bytes
    database: sqlite3.Connection
    game: str = ""
    since: float = field(default_factory=monotonic)

    def begin(self, town: Town, database: Path) -> None:
        """A town, and a file, for a bot that has not started yet."""
        put(town, self.world)
        with closing(sqlite3.connect(database)) as db:
            self.database.backup(db)

    async def enter(self, town: Town, bot: Byrsa) -> None:
        """Put a bot that runs into this hall: it hears of its threads, and has read nothing."""
        before = set(town.world.channels)
        store = as_any(bot.store)
        await store._writer.run(self._replace)
        store.forget_games()
        store.people = {}
        bot.surface.tables.live.close()
        put(town, self.world)
        for channel in [one for one in town.world.channels.values() if one.is_thread and one.id not in before]:
            town.world.channel_event("THREAD_CREATE", channel)
        bot.store.window_bell.ring()
        bot.store.outbox_bell.ring()
        await town.idle()

    def _replace(self, db: sqlite3.Connection) -> None:
        """The process goes on, and its lease with it."""
        lease = tuple(db.execute(f"SELECT * FROM {OURS}").fetchone())  # noqa: S608
        self.database.backup(db)
        db.execute(f"INSERT INTO {OURS} VALUES ({', '.join('?' * len(lease))})", lease)  # noqa: S608


async def keep(town: Town, bot: Byrsa, game: str = "") -> Kept:
    """A hall that is at rest."""
    database = sqlite3.connect(":memory:", check_same_thread=False, isolation_level=None)
    await as_any(bot.store)._writer.run(lambda db: db.backup(database))
    database.execute(f"DELETE FROM {OURS}")  # noqa: S608
    return Kept(written(town.world), database, game)


def written(world: World) -> bytes:
    """All that lasts of a Discord; the same, as long as nothing changes there."""
    return pickle.dumps({name: getattr(world, name) for name in LASTING})


def put(town: Town, document: bytes) -> None:
    """Make of a town what another was; its people stay who they are."""
    for name, value in pickle.loads(document).items():  # noqa: S301 - written by this process
        setattr(town.world, name, value)
    town.look_round()


def _rows(db: sqlite3.Connection) -> tuple[Hashable, ...]:
    tables = [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'") if name != OURS]
    return tuple((name, *map(tuple, db.execute(f'SELECT * FROM "{name}"'))) for name in tables)  # noqa: S608


def as_any(thing: Any) -> Any:
    """What tests look into."""
    return thing


@dataclass
class Road:
    """How a hall came to be as it is, as long as nothing else has happened in it."""

    town: Town
    bot: Byrsa
    patched: pytest.MonkeyPatch
    way: Way | None = EMPTY
    known: Print = ()

    async def begin(self) -> Road:
        """A hall in which nothing has happened yet; the first is kept."""
        if self.replaced:
            self.way = None
            return self
        await self.town.idle()
        if EMPTY not in HALLS:
            HALLS[EMPTY] = await keep(self.town, self.bot)
        self.known = await self.prints()
        return self

    @property
    def replaced(self) -> int:
        """How much the test has replaced by something of its own."""
        patched = as_any(self.patched)
        return len(patched._setattr) + len(patched._setitem)

    async def prints(self) -> Print:
        """By what a hall is known: unchanged where nothing was said, written, set or replaced since."""
        rows, games = await as_any(self.bot.store)._writer.run(_rows), id(self.bot.surface.tables.games)
        now, faults = self.bot.clock.time.now(), self.town.loopback.plan.rules
        return written(self.town.world), rows, games, now, faults, self.replaced

    async def go(self, step: Hashable, play: Callable[[], Awaitable[object]], game: Callable[[], str]) -> str:
        """Go on by what is called so: as others did, or by playing it. The game that is played then."""
        if self.way is None or self.known != await self.prints():
            self.way = None
            await play()
            return game()
        self.way = (*self.way, step)
        if self.way in HALLS and monotonic() - HALLS[self.way].since < STALE:
            await HALLS[self.way].enter(self.town, self.bot)
        else:
            await play()
            await self.town.idle()
            HALLS[self.way] = await keep(self.town, self.bot, game())
        self.known = await self.prints()
        return HALLS[self.way].game
