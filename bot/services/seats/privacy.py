"""What is kept of a person: handed out to him, or erased at his wish (discord-ux 16)."""

from __future__ import annotations

import json
from contextlib import suppress

from bot.base.errors import NotAllowed, NotOpen
from bot.services.seats.seats import vacate
from bot.store.parcels import LOBBY
from bot.store.store import GameRow, Store
from bot.table.tables import Tables


async def handed_out(store: Store, user: int) -> bytes:
    """Everything that is kept of a person, as a file."""
    return json.dumps(await store.personal(user), ensure_ascii=False, indent=1).encode()


async def erase(tables: Tables, user: int) -> int:
    """Leave all seats, then forget the person; how many seats he left.

    His answers stay in the games they made, without his name; that he has seen what is hidden in a running game is
    remembered until that game is erased.
    """
    games = await tables.store.games(user=user, status=("lobby", "playing", "held"))
    for game in games:
        await _leave(tables, game, user)
    await tables.store.forget(user)
    return len(games)


async def _leave(tables: Tables, game: GameRow, user: int) -> None:
    """Give the seat up; a lobby without its host is called off."""
    if await tables.alone(game.id, lambda: _leave_lobby(tables, game.id, user)):
        return
    for seat in [row.seat for row in await tables.store.seats(game.id) if row.user == user]:
        with suppress(NotOpen, NotAllowed):  # meanwhile the game has ended, or somebody else sits there
            await vacate(tables, game.id, seat, "deleted", user=user)


async def _leave_lobby(tables: Tables, game: str, user: int) -> bool:
    """The same before it begins; False: it has begun."""
    row, now = await tables.store.find_game(game), tables.time.now()
    if row is None or row.status != "lobby":
        return row is None
    if row.host == user:
        await tables.store.change_game(game, now, [LOBBY], status="over", ended_at=now)
        return True
    for seat in [one.seat for one in await tables.store.seats(game) if one.user == user]:
        await tables.store.give_up_seat(game, seat, now, parcels=[LOBBY])
    return True
