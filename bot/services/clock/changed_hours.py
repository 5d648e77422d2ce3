"""When somebody changes his quiet hours, the deadlines of his games move out of them (discord-ux 10.2)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.services.clock.deadlines import SITTING, cards_of, rest
from bot.store.store import Stand, WindowRow
from bot.table.tables import Tables


async def respect(tables: Tables, game: str) -> None:
    """Move the deadlines of a game out of the quiet hours somebody has changed."""

    async def act() -> None:
        stand, now = await tables.store.stand(game), tables.time.now()
        if stand is None or stand.game.status != "playing":
            return
        found = {one.ref: one for row in stand.windows for one in _respected(stand, row, now)}
        if found:
            await tables.store.set_windows(list(found.values()), now, {game: cards_of(found.values())})

    await tables.alone(game, act)


def _respected(stand: Stand, row: WindowRow, now: datetime) -> Sequence[WindowRow]:
    found = rest(stand, row, row.due, now) if row.due and row.due > now and not stand.notes_of(SITTING) else None
    return found.rows if found else ()
