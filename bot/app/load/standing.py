"""How games stand, and what they weigh, while no bot runs on them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from bot.base.errors import SetupError
from bot.base.places import Place
from bot.services.brought import HOOKS
from bot.store.copying import emptied
from bot.store.db import transaction
from bot.store.opening import database, open_store, running_games
from bot.surface.posting.plan import plan
from bot.table.tables import Tables
from games.catalog import GAMES


@dataclass(frozen=True, slots=True)
class Standing:
    """All games of a database. `turns`: begun so far, of all that are played; `acts`: what their journals have."""

    bytes: int
    turns: int
    acts: int


async def standing(place: Place) -> Standing:
    """As it is now."""
    store = await open_store(place)
    tables = Tables(store, GAMES, plan, HOOKS)
    turns = acts = 0
    for row in await store.games(status=["playing"]):
        table = await tables.table(row.id)
        turns, acts = turns + table.game.turn(table.state), acts + table.head
    tables.close()
    await store.close()
    return Standing(await weight(place), turns, acts)


async def weight(place: Place) -> int:
    """Bytes of all that is in it."""
    return await asyncio.to_thread(database(place).content)


async def bytes_of_none(place: Place) -> int:
    """What the tables weigh before there is a game. SetupError: there is one."""
    await (await open_store(place)).close()
    if await asyncio.to_thread(running_games, place):
        raise SetupError("There are games in that database. Take an empty one: at the end nothing is left in it.")
    return await weight(place)


def empty(place: Place) -> None:
    """Nothing is left in it."""
    there = database(place)
    with there.ready() as db, transaction(db, there.manners):
        emptied(db)
