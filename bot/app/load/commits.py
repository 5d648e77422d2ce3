"""What it costs to write an act into PostgreSQL, beside the same rows written by the driver and nothing else.

Ours and the raw one, turn about, so that what else the machine does hits both. Acts are answers by chance, in the games
that are in play.
"""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import cycle, islice
from random import Random
from statistics import median
from typing import Any, Final

from bot.base.errors import RulesError
from bot.base.places import Address
from bot.services.brought import HOOKS
from bot.store.moving import OF_GAMES
from bot.store.opening import open_store
from bot.store.postgres_driver import PATIENCE, Connection, Statement, connect
from bot.surface.posting.patience import Patient
from bot.table.tables import Tables
from games.catalog import GAMES
from games.playout import choose

KEYS: Final[Mapping[str, str]] = {"game": "id", **dict.fromkeys(OF_GAMES, "game")}
"""The tables that an act may write to, and which column of each names the game."""
NOW: Final = "SELECT pg_snapshot_xmax(pg_current_snapshot())::text::bigint % 4294967296 AS coming"
SCHEMA: Final = "raw"


@dataclass(slots=True)
class Written:
    """Listens how long the store writes. `last`: seconds of each transaction since it was asked."""

    last: list[float] = field(default_factory=list[float])

    def took(self, kind: str, seconds: float, about: Mapping[str, str]) -> None:
        """Something took so long."""
        if kind == "store" and about["does"] == "write":
            self.last.append(seconds)

    def happened(self, kind: str, about: Mapping[str, str]) -> None:
        """That is not asked for."""

    def of_one(self) -> float | None:
        """The only transaction since it was asked; None: there was another number of them."""
        seconds, self.last = self.last, []
        return seconds[0] if len(seconds) == 1 else None


@dataclass(frozen=True, slots=True)
class Raw:
    """The same tables once more, with their keys and indexes, on a connection of the driver."""

    db: Connection
    inserts: Mapping[str, Statement]
    since: Mapping[str, Statement]

    async def coming(self) -> int:
        """The number of the next transaction."""
        found: int = (await (await self.db.prepare(NOW)).fetch())[0]["coming"]
        return found

    async def written(self, game: str, since: int) -> Mapping[str, list[tuple[Any, ...]]]:
        """The rows of a game that stand since then, by table."""
        found = {table: [tuple(row) for row in await one.fetch(game, since)] for table, one in self.since.items()}
        return {table: rows for table, rows in found.items() if rows}

    async def write(self, rows: Mapping[str, Sequence[Sequence[Any]]]) -> float:
        """Write them in one transaction; how many seconds it took."""
        began = time.perf_counter()
        await self.db.execute("BEGIN")
        for table, some in rows.items():
            await self.inserts[table].executemany(some)
        await self.db.execute("COMMIT")
        return time.perf_counter() - began

    async def empty(self) -> None:
        """For the next act."""
        await self.db.execute("; ".join(f'DELETE FROM {SCHEMA}."{table}"' for table in KEYS))  # noqa: S608


@asynccontextmanager
async def raw(place: Address) -> AsyncGenerator[Raw]:
    """Beside our tables, until it is over."""
    db = await connect(place, PATIENCE, 0)
    try:
        await db.execute("; ".join(_made()))
        inserts = {table: await db.prepare(await _insert(db, table)) for table in KEYS}
        yield Raw(db, inserts, {table: await db.prepare(_since(table)) for table in KEYS})
    finally:
        await db.execute(f"DROP SCHEMA IF EXISTS {SCHEMA} CASCADE")
        db.terminate()


def _made() -> Iterator[str]:
    yield f"CREATE SCHEMA {SCHEMA}"
    yield from (f'CREATE TABLE {SCHEMA}."{table}" (LIKE public."{table}" INCLUDING ALL)' for table in KEYS)


def _since(table: str) -> str:
    return f'SELECT * FROM "{table}" WHERE "{KEYS[table]}" = $1 AND xmin::text::bigint >= $2'  # noqa: S608


async def _insert(db: Connection, table: str) -> str:
    columns = "SELECT count(*) AS many FROM information_schema.columns WHERE table_schema = $1 AND table_name = $2"
    many: int = (await (await db.prepare(columns)).fetch(SCHEMA, table))[0]["many"]
    values = ", ".join(f"${number}" for number in range(1, many + 1))
    return f'INSERT INTO {SCHEMA}."{table}" VALUES ({values})'  # noqa: S608


async def committed(place: Address, count: int, seed: int) -> dict[str, Any]:
    """So many acts, in the games in turn; how they compare."""
    chance = Random(seed)  # noqa: S311 - nothing is at stake
    store = await open_store(place)
    tables, heard = Tables(store, GAMES, Patient(), HOOKS), Written()
    store.figures.meter = heard
    try:
        async with raw(place) as beside:
            games = islice(cycle([row.id for row in await store.games(status=["playing"])]), count)
            found = [await _pair(tables, game, chance, heard, beside) for game in games]
    finally:
        tables.close()
        await store.close()
    return compared([pair for pair in found if pair is not None])


async def _pair(tables: Tables, game: str, chance: Random, heard: Written, beside: Raw) -> tuple[float, float] | None:
    """Seconds of an act, ours and raw; None: it was refused, or more than one transaction came of it."""
    table = await tables.table(game)
    if table.over:
        return None
    seat, key, answer = choose(table, chance)
    posted, since = table.open[key], await beside.coming()
    heard.of_one()
    try:
        await tables.submit(game, seat, posted.ref, posted.rev, answer)
    except RulesError:
        return None
    ours = heard.of_one()
    if ours is None:
        return None
    took = await beside.write(await beside.written(game, since))
    await beside.empty()
    return ours, took


def compared(pairs: Sequence[tuple[float, float]]) -> dict[str, Any]:
    """The medians of both in milliseconds, and that of how many times as long ours takes."""
    if not pairs:
        return {"commits": 0}
    ours, others, times = (median(found) for found in zip(*((a, b, a / b) for a, b in pairs), strict=True))
    both = {"ours": round(1000 * ours, 2), "raw": round(1000 * others, 2)}
    return {"commits": len(pairs), "commit_ms": both, "commit_ratio": round(times, 2)}
