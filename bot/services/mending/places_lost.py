"""A game whose place is lost stands still until there is one again: nobody misses a deadline he cannot be told of.

Its channel was deleted, the bot was removed from the server, or may not write there any more. Where only a half of it
cannot be told, the whole stands still.
"""

from __future__ import annotations

from typing import Final

from bot.base.errors import Conflict, NotOpen
from bot.services.pauses.pauses import NOTE, Pause, go_on, stop
from bot.store.store import Parcel, Stand
from bot.table.tables import Tables

LOST: Final = "lost"
FOUND: Final = Parcel("public", "channel", "notice", "found")


def is_lost(stand: Stand) -> bool:
    """Whether a game stands still because it cannot be told."""
    return stand.note(NOTE, LOST) is not None


async def lose(tables: Tables, game: str) -> bool:
    """The clocks of a game stop, for it cannot be told; whether they ran until now for all we knew."""
    stand = await tables.store.stand(game)
    if stand is None or stand.game.status not in ("playing", "held") or is_lost(stand):
        return False
    try:
        await stop(tables, stand.game.id, Pause(by=LOST, since=tables.time.now()))
    except (Conflict, NotOpen):
        return False
    return True


async def find_again(tables: Tables, game: str) -> bool:
    """It can be told again: its clocks run on, unless they stand still for another reason; whether it was lost."""
    stand = await tables.store.stand(game)
    if stand is None or not is_lost(stand):
        return False
    try:
        return await go_on(tables, stand.game.id, LOST, FOUND)
    except NotOpen:
        return False
