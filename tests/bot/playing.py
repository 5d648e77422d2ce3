"""Small games of The Salt Road on real database files, and a time that tests move."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from bot.store.sqlite import SqliteStore, open_store
from bot.store.store import GameRow, Parcel, SeatRow
from bot.tables import Tables
from games import sample
from games.kernel import Outcome, Posted, Seat
from games.kernel.decision import chairs
from games.kernel.table import Table

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
HOST = 101
SEED = "a seed for tests"


class FakeTime:
    """A time that stands still until it is moved."""

    def __init__(self, now: datetime = NOW) -> None:
        self.at = now
        self._sleepers: list[tuple[datetime, asyncio.Future[None]]] = []
        self._lay_down = asyncio.Event()

    def now(self) -> datetime:
        return self.at

    async def sleep_until(self, when: datetime) -> None:
        if when > self.at:
            waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._sleepers.append((when, waiting))
            self._lay_down.set()
            await waiting

    async def until_awaited(self, when: datetime) -> None:
        """Until somebody sleeps until that time."""
        while all(other != when for other, _ in self._sleepers):
            self._lay_down.clear()
            await self._lay_down.wait()

    def move(self, by: timedelta) -> None:
        self.at += by
        for when, waiting in self._sleepers:
            if when <= self.at and not waiting.done():
                waiting.set_result(None)
        self._sleepers = [(when, one) for when, one in self._sleepers if not one.done()]


def user(seat: Seat) -> int:
    """Who sits there: the host on the first chair."""
    return HOST + chairs(6).index(seat)


def plan(game: GameRow, table: Table[Any], outcome: Outcome) -> list[Parcel]:
    """One line of the log for each act, and one turn card."""
    return [
        Parcel("public", "channel", "turn", "", merge=True),
        Parcel("public", "log", "log", str(table.head)),
    ]


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[SqliteStore]:
    store = await open_store(path)
    try:
        yield store
    finally:
        await store.close()


async def lobby(store: SqliteStore, game: str = "salt22", *, seats: int = 3, pace: str = "brisk") -> str:
    await store.add_game(GameRow(game, "sample", "Salt", HOST, NOW, pace=pace, channel=7, guild=1))
    for n, seat in enumerate(chairs(seats)):
        await store.take_seat(SeatRow(game, seat, "user", user(seat), NOW + timedelta(seconds=n)))
    return game


@asynccontextmanager
async def at_table(path: Path, *, seats: int = 3, pace: str = "brisk") -> AsyncIterator[tuple[Tables, str, FakeTime]]:
    """A game that has just begun: all are asked for a bid."""
    async with opened(path) as store:
        time = FakeTime()
        tables = Tables(store, {"sample": sample.GAME}, plan, time=time)
        game = await lobby(store, seats=seats, pace=pace)
        await tables.open_game(game, HOST, seed=SEED)
        yield tables, game, time
        tables.close()


async def asked(tables: Tables, game: str, kind: str, seat: Seat | None = None) -> Posted:
    """An open decision of this kind."""
    table = await tables.table(game)
    return next(one for one in table.open.values() if one.decision.kind == kind and seat in (None, one.decision.seat))


async def answer(tables: Tables, game: str, kind: str, raw: Any, seat: Seat | None = None) -> Any:
    posted = await asked(tables, game, kind, seat)
    who = posted.decision.seat
    return await tables.submit(game, who, posted.ref, posted.rev, raw, user(who))


async def bid_all(tables: Tables, game: str, bids: list[int]) -> None:
    for seat, bid in zip(chairs(len(bids)), bids, strict=True):
        await answer(tables, game, "sample.bid", bid, seat)


async def close_floor(tables: Tables, game: str) -> None:
    table = await tables.table(game)
    for posted in [one for one in table.open.values() if one.decision.kind == "sample.done"]:
        await answer(tables, game, "sample.done", next(iter(posted.decision.choice.options)), posted.decision.seat)
