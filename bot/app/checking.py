"""Whether this program can take a game over: its current step is replayed, and everything beside it is read."""

from __future__ import annotations

from bot.base.errors import BotError, Diverged
from bot.store.store import GameRow, Store
from games.catalog import GAMES
from games.kernel import Table


async def what_breaks(store: Store, row: GameRow) -> str | None:
    """What would go wrong if this program took a game over."""
    game = GAMES.get(row.kind)
    if game is None:
        return f"there is no game {row.kind}"
    try:
        replay = await store.replay(row.id)
        if replay is None:
            return "nothing to replay"
        Table.resume(game, replay.checkpoint, replay.entries, replay.head, compare="all").close()
        lost = await store.unreadable(row.id)
    except Diverged as error:
        return f"would diverge at entry {error.seq}, {error.key}: {error.cause}"
    except BotError as error:
        return f"would break: {error}"
    return f"cannot be read: {', '.join(lost)}" if lost else None
