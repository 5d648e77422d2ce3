"""Games that cannot go on by themselves (discord-ux 15).

They are in play, not over, and nobody is asked anything; or something beside their journal cannot be read. The kernel
breaks a table on which nothing is awaited; what is looked for here is a game whose deadlines were lost.
"""

from __future__ import annotations

import structlog

from bot.base.errors import Held
from bot.store.store import Stand, new_id
from bot.table.tables import Tables

log = structlog.stdlib.get_logger()


async def inspect(tables: Tables, game: str) -> bool:
    """Hold a game that cannot be played as it is written, or in which nothing is open; whether it is one."""
    stand = await _taken_up(tables, game)
    if stand is None or stand.game.status != "playing":
        return False
    try:
        awaited = [one for one in (await tables.table(game)).open.values() if one.decision.awaited]
    except Held:
        return True
    if lost := await tables.store.unreadable(game):
        await _hold(tables, game, "game damaged", f"cannot be read: {', '.join(lost)}")
    elif not stand.windows:
        await _hold(tables, game, "game stuck", f"no deadline is kept though {len(awaited)} decisions are awaited")
    return bool(lost) or not stand.windows


async def _taken_up(tables: Tables, game: str) -> Stand | None:
    """How it stands, after what a program that ended had still to do."""
    await tables.settle(game)
    return await tables.store.stand(game)


async def _hold(tables: Tables, game: str, what: str, cause: str) -> None:
    code = new_id(5).upper()
    log.error(what, game=game, code=code, cause=cause)
    await tables.hold(game, code, cause)
