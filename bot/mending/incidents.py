"""Games that cannot go on by themselves: in play, not over, and nobody is asked anything (discord-ux 15).

The kernel breaks a table on which nothing is awaited; what is looked for here is a game whose deadlines were lost.
"""

from __future__ import annotations

import structlog

from bot.errors import Held
from bot.store.store import new_id
from bot.tables import Tables

log = structlog.stdlib.get_logger()


async def inspect(tables: Tables, game: str) -> bool:
    """Hold a game in which nothing is open though it is not over; whether it is one."""
    stand = await tables.store.stand(game)
    if stand is None or stand.game.status != "playing" or stand.windows:
        return False
    try:
        awaited = [one for one in (await tables.table(game)).open.values() if one.decision.awaited]
    except Held:
        return True
    code = new_id(5).upper()
    log.error("game stuck", game=game, code=code, awaited=len(awaited))
    await tables.hold(game, code, f"no deadline is kept though {len(awaited)} decisions are awaited")
    return True
