"""The while of an errand is over: what it waited to do is done."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.base.errors import Held, NotOpen
from bot.base.halves import full
from bot.services.orders.errands import LATER, errand, read
from bot.services.orders.orders import in_force
from bot.services.records.chronicle import course
from bot.store.store import NoteRow, Store
from bot.table.tables import Tables
from games.kernel import Seat

BACK: Final = 1000
"""Acts one looks back for what was told this turn."""


async def ring(tables: Tables, note: NoteRow) -> None:
    """The while is over: it is done, or rests, or is over itself. A game that stands still is waited for."""
    now, store = tables.time.now(), tables.store
    events = await told_this_turn(store, note.game, read(note).seat)
    try:
        await tables.act_for(note.game, lambda stand, table: errand(stand, table, note.ref, now, events))
    except Held:
        await store.note(note.game, now, [replace(note, due=now + LATER)])
    except NotOpen:
        await store.note(note.game, now, drop=[note])


async def told_this_turn(store: Store, game: str, seat: str) -> set[str]:
    """The full names of the events a seat has been told of since the turn began, if its orders ask for any."""
    stand = await store.stand(game)
    if stand is None or not any(order.when.event for order in in_force(stand.orders, Seat(seat))):
        return set()
    found, begins = await store.events(game, stand.game.head - BACK), course(stand.game.kind).begins
    begun = [place for place, event in enumerate(found) if event.kind in begins]
    return {full(event.half, event.kind) for event in found[begun[-1] if begun else 0 :] if event.reaches(Seat(seat))}
