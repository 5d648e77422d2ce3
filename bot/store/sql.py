"""The store over one SQL database: what each group of tables can do, put together."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from typing import Any

from bot.base.errors import LeaseLost, SetupError, StoreFailed
from games.kernel import Raw

from . import presence
from .bounds import UNREADABLE
from .carrying import dump, dumped_game, restore
from .census import Counts
from .clocks import Clocks
from .company import Company
from .damage import Damage
from .games import Games
from .hops import Hop
from .news import News
from .notes import Notes
from .outbox import Outbox
from .pauses import Pauses
from .people import People
from .play import Play
from .privacy import Privacy
from .seats import Seats
from .until import Restoring


class SqlStore(Games, Seats, Play, Clocks, Pauses, Notes, Outbox, People, Privacy, Damage, Counts, Restoring, Company):
    """The `Store` protocol. Made by the opener of its kind of database. `tables`: the version of those it has."""

    def __init__(self, writer: Hop, reader: Hop, owner: str, tables: int, news: News | None = None) -> None:
        super().__init__(writer, reader, owner, news)
        self._tables = tables
        self._presence = writer.manners.presence

    async def listen(self) -> None:
        """Hear from now on what others change."""
        await self.news.begin(self)

    async def parted(self) -> str:
        """What the last one said that wrote here (see `close`); it counts once."""
        return await self._aside((), self._presence.parted)

    async def close(self, parting: str = "") -> None:
        """Write no longer, and end the connections; if that cannot be written, the next sees that nobody lives.

        `parting`: what the next that begins may rest on.
        """
        try:
            if self._busy is not None:
                await self._busy
            with suppress(StoreFailed, LeaseLost):
                await self._aside((), self._presence.leave, self._owner, parting)
        finally:
            presence.let_go(self._owner)
            await self.news.close()
            await self._reader.close()
            await self._writer.close()

    async def renew(self, now: datetime, *, connected: bool) -> None:
        """Show that this writer lives; `connected`: and that the bot is on Discord."""
        await self._aside((), self._presence.beat, self._owner, now if connected else None)

    async def last_seen(self) -> datetime | None:
        """When the bot was last known to be connected."""
        return await self._read(self._presence.seen)

    async def dump(self, game: str) -> dict[str, Any] | None:
        """Everything about one game as plain data."""
        return await self._read(dump, game, self._tables)

    async def restore(self, document: Raw, game: str, now: datetime) -> None:
        """Add a dumped game under a new id; if it was in play it is held until somebody releases it."""
        dumped = dumped_game(document, self._tables)
        wrong: tuple[type[Exception], ...] = (*self._writer.manners.errors, *UNREADABLE)
        try:
            await self._write((game,), restore, dumped, game, now)
        except wrong as error:
            raise SetupError(f"This export is damaged ({error}). Export the game again.") from error
