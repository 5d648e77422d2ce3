"""The rows of an act written by the driver and nothing else: what our own writing is measured by."""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

from bot.base.places import Address

from .moving import OF_GAMES
from .postgres_driver import PATIENCE, Connection, Statement, connect

KEYS: Final[Mapping[str, str]] = {"game": "id", **dict.fromkeys(OF_GAMES, "game")}
"""The tables that an act may write to, and which column of each names the game."""
NOW: Final = "SELECT pg_snapshot_xmax(pg_current_snapshot())::text::bigint % 4294967296 AS coming"
SCHEMA: Final = "raw"


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
