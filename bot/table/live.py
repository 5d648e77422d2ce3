"""Live tables: those in memory, one lock each. They are only a cache: the store is the truth (architecture 7)."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import structlog

from bot.base.errors import Broken, Conflict, RulesError, TableError
from bot.store.basis import basis, resting_on
from bot.store.store import GameRow, Stand, Store
from bot.table.rebuild import rebuilt
from games.kernel import Game
from games.kernel.table import Table

R = TypeVar("R")
MOST = 500
"""So many tables take some 50 MB; a table of any game is rebuilt in 1 to 9 ms."""
AGAIN = 9
"""How often an act is done anew because somebody else wrote to its game."""

log = structlog.stdlib.get_logger()


@dataclass(slots=True)
class LiveTables:
    """The tables that were played at last; the least recently used are dropped, and rebuilt when they are needed.

    `cut`: games in which somebody was ended amid what he did; what follows it by itself may be left to do.
    """

    store: Store
    games: Mapping[str, Game[Any]]
    most: int = MOST
    tables: OrderedDict[str, Table[Any]] = field(default_factory=OrderedDict[str, Table[Any]], init=False)
    cut: set[str] = field(default_factory=set[str], init=False)
    locks: WeakValueDictionary[str, asyncio.Lock] = field(
        default_factory=WeakValueDictionary[str, asyncio.Lock], init=False
    )

    async def alone(self, game: str, act: Callable[[], Awaitable[R]]) -> R:
        """Do what belongs together under the lock of the game; again if somebody else wrote to it meanwhile."""
        lock = self.locks.setdefault(game, asyncio.Lock())
        try:
            async with lock:
                return await self._in_the_end(game, act)
        except asyncio.CancelledError:
            self.cut.add(game)
            raise

    async def _in_the_end(self, game: str, act: Callable[[], Awaitable[R]]) -> R:
        for _ in range(AGAIN):
            try:
                return await self._rested(game, act)
            except Conflict:
                self.drop(game)
        return await self._rested(game, act)

    async def _rested(self, game: str, act: Callable[[], Awaitable[R]]) -> R:
        """Do it on the game as it is: what others write before it is done makes a `Conflict` of it.

        So does what they wrote before, if it is refused: perhaps it would not be, had anybody told this process.
        """
        stand = await self.store.stand(game)
        with resting_on(game, stand.game.version if stand else None):
            try:
                return await act()
            except (RulesError, TableError):
                await self.store.still_at(game, basis(game))
                raise

    async def of(self, row: GameRow) -> Table[Any]:
        """The live table, or the one in the journal if that is newer. TableError: it cannot be rebuilt."""
        table = self.tables.get(row.id)
        if table is None or table.head != row.head:
            self.drop(row.id)
            table = await self.resume(row)
        self.keep(row.id, table)
        return table

    async def resume(self, row: GameRow, *, upto: int | None = None, before: int | None = None) -> Table[Any]:
        """A table of its own, rebuilt from what is written; whoever asked keeps or closes it."""
        return await rebuilt(self.store, self.games, row, upto=upto, before=before)

    def at_rest(self, game: str) -> tuple[Stand, Table[Any]] | None:
        """What can be seen without waiting: a live table nobody is moving, at the head that is known to be written."""
        stand, table, lock = self.store.known_stand(game), self.tables.get(game), self.locks.get(game)
        if stand is None or table is None or table.head != stand.game.head or (lock is not None and lock.locked()):
            return None
        return stand, table

    def keep(self, game: str, table: Table[Any]) -> None:
        """The table of a game from now on."""
        self.tables[game] = table
        self.tables.move_to_end(game)
        while len(self.tables) > self.most:
            self.tables.popitem(last=False)[1].close()

    def drop(self, game: str) -> None:
        """Forget the table of a game: what it holds is not what is written, or is not needed."""
        table = self.tables.pop(game, None)
        if table is not None:
            try:
                table.close()
            except Broken:
                log.warning("a dropped script did not end", game=game)

    def close(self) -> None:
        """Drop all."""
        for game in list(self.tables):
            self.drop(game)
