"""Two processes on one database of PostgreSQL's, which take turns: what the one has written the other goes on with."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from inspect import iscoroutinefunction
from typing import Any, Final, cast

from bot.base.places import Address
from bot.store import postgres
from bot.store.news import Alone
from bot.store.sql import SqlStore


class Twins:
    """The stores of both: each act is asked of the other one than the act before it.

    News of what the other has changed arrive in time: nothing is remembered of before.
    """

    def __init__(self, first: SqlStore, second: SqlStore) -> None:
        self.both = (first, second)
        self.turn = 0

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.both[self.turn % 2], name)
        return self._in_turn(name) if iscoroutinefunction(found) else found

    def _in_turn(self, name: str) -> Callable[..., Any]:
        async def ask(*args: Any, **kwargs: Any) -> Any:
            self.turn += 1
            store = self.both[self.turn % 2]
            store.forget_all()
            return await getattr(store, name)(*args, **kwargs)

        return ask


@asynccontextmanager
async def taking_turns(address: Address) -> AsyncIterator[SqlStore]:
    """Both as one."""
    async with two(address) as both:
        yield cast("SqlStore", Twins(*both))


class Deaf(Alone):
    """No news of others ever come, and nobody knows that they do not."""

    shared: Final = True  # type: ignore[assignment]


@asynccontextmanager
async def two(address: Address, *, deaf: bool = False) -> AsyncIterator[tuple[SqlStore, SqlStore]]:
    """Two processes that may both write."""
    first, second = [await postgres.open_store(address, processes=2) for _ in range(2)]
    try:
        if deaf:
            for store in (first, second):
                await store.news.close()
                store.news = Deaf()
        yield first, second
    finally:
        await first.close()
        await second.close()
