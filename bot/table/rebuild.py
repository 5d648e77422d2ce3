"""Rebuilding a table from what is written: the last checkpoint, and the entries after it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.base.errors import NotAllowed
from bot.base.version import VERSION
from bot.store.store import GameRow, Store
from games.kernel import Game
from games.kernel.table import Table


async def rebuilt(
    store: Store, games: Mapping[str, Game[Any]], row: GameRow, *, upto: int | None = None, before: int | None = None
) -> Table[Any]:
    """The table as it was after an entry, or from a checkpoint older than one; marks tell whether it is the same.

    NotAllowed: nothing is left of that time. Diverged: this program makes something else of it.
    """
    replay = await store.replay(row.id, upto, before)
    if replay is None:
        raise NotAllowed("rewind.nowhere")
    same_program = set(replay.versions) <= {VERSION}
    return Table.resume(
        games[row.kind],
        replay.checkpoint,
        replay.entries,
        replay.head,
        compare="last" if same_program else "all",
    )
