"""Small games of The Salt Road on real database files, and a time that tests move."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any

from bot.base.places import Address, Place
from bot.base.times import BEGINS as NOW
from bot.base.times import MovedTime as FakeTime
from bot.services.brought import HOOKS
from bot.services.clock.clock import Clock
from bot.services.clock.deadlines import BANK, Bank
from bot.store.opening import open_store
from bot.store.sql import SqlStore
from bot.store.store import GameRow, NoteRow, Parcel, SeatRow, Store
from bot.table.tables import Tables
from games import sample
from games.kernel import Outcome, Posted, Seat
from games.kernel.decision import chairs
from games.kernel.table import Table

HOST = 101
SEED = "a seed for tests"


def user(seat: Seat) -> int:
    """Who sits there: the host on the first chair."""
    return HOST + chairs(6).index(seat)


def plan(game: GameRow, table: Table[Any], outcome: Outcome) -> list[Parcel]:
    """One line of the log for each act, and one turn card."""
    return [
        Parcel("public", "channel", "turn", "", merge=True),
        Parcel("public", "log", "log", str(table.head)),
    ]


class Shared(Address):
    """A database that two processes write to."""


@asynccontextmanager
async def opened(place: Place) -> AsyncIterator[SqlStore]:
    if isinstance(place, Shared):
        from tests.bot.twins import taking_turns  # noqa: PLC0415 - its driver may not be installed

        async with taking_turns(place) as store:
            yield store
        return
    store = await open_store(place)
    try:
        yield store
    finally:
        await store.close()


async def spend_banks(store: Store, game: str, seats: int = 6) -> None:
    """Nobody has time in reserve: deadlines take effect when they come."""
    spent = Bank(quarters=0, turn=999).model_dump()
    await store.note(game, NOW, [NoteRow(game, BANK, seat, spent) for seat in chairs(seats)])


async def lobby(store: SqlStore, game: str = "salt22", *, seats: int = 3, pace: str = "brisk") -> str:
    await store.add_game(GameRow(game, "sample", "Salt", HOST, NOW, pace=pace, channel=7, guild=1))
    for n, seat in enumerate(chairs(seats)):
        await store.take_seat(SeatRow(game, seat, "user", user(seat), NOW + timedelta(seconds=n)))
    await spend_banks(store, game, seats)
    return game


@asynccontextmanager
async def at_table(place: Place, *, seats: int = 3, pace: str = "brisk") -> AsyncIterator[tuple[Tables, str, FakeTime]]:
    """A game that has just begun: all are asked for a bid."""
    async with opened(place) as store:
        time = FakeTime()
        tables = Tables(store, {"sample": sample.GAME}, plan, HOOKS, time=time)
        game = await lobby(store, seats=seats, pace=pace)
        await tables.open_game(game, HOST, seed=SEED)
        yield tables, game, time
        tables.close()


@asynccontextmanager
async def ticking(place: Place, *, pace: str = "brisk") -> AsyncIterator[tuple[Clock, Tables, str, FakeTime]]:
    """A game in play, its clock, and a bot that has been on Discord for an hour."""
    async with at_table(place, pace=pace) as (tables, game, time):
        clock = Clock(tables.store, tables, time)
        clock.since = NOW - 2 * timedelta(hours=1)
        yield clock, tables, game, time


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


async def all_parcels(tables: Tables) -> list[Any]:
    """Everything that waits in the outbox, taken as sent."""
    found = []
    while rows := await tables.store.claim(tables.time.now()):
        found += rows
        for row in rows:
            await tables.store.sent(row.id)
    return found
