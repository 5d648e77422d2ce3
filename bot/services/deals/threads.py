"""Deals in private threads, and who could read along (discord-ux 8.4, 8.6).

Where the table chose it, a deal has a thread of its two seats, but only if nobody else at the table could read it;
else, and where a thread cannot be had, the bot carries the words. Who could read along is looked at as the game begins,
when a seat changes hands, and every day.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from bot.services.deals.deals import card, number_in, seats_of
from bot.store.store import GameRow, NoteRow, Parcel, Stand, Store
from bot.table.notes import NOTHING, Act, Noted
from bot.table.tables import Tables
from games.kernel import Seat

AUDIT: Final = "audit"
COURIER: Final = "courier"
DAILY: Final = timedelta(days=1)
THREADS: Final = ("auto", "thread")
LOOK: Final = Parcel("public", "channel", "audit", merge=True)


def has_threads(game: GameRow) -> bool:
    """Whether the table wants its deals in threads, where nobody else could read along."""
    return game.terms.get("deals") in THREADS


def may_thread(deal: str, watching: Sequence[Seat]) -> bool:
    """A thread is private for its two seats only if all who see every thread are among them."""
    return set(watching) <= set(seats_of(deal))


def by_courier(stand: Stand, deal: str) -> bool:
    """Whether a deal had a thread, or could not have one, so that the bot carries the words."""
    return stand.note(COURIER, deal) is not None


async def go_by_courier(store: Store, game: str, deal: str, now: datetime) -> None:
    """The thread of a deal is gone, or cannot be had: both seats go on by direct message, and are told."""
    told = [
        Parcel(f"seat:{seat}", f"dm:{seat}", "notice", "thread-gone", merge=True, about={"n": number_in(deal)})
        for seat in seats_of(deal)
    ]
    cards = [card(seat, deal) for seat in seats_of(deal)]
    await store.note(game, now, [NoteRow(game, COURIER, deal)], parcels=[*told, *cards])


def begin_to_look(act: Act) -> Noted:
    """A game with threads begins: who could read along is told, and looked at again every day."""
    begins = act.outcome.entry is None and act.game.head == 0
    if not begins or not has_threads(act.game):
        return NOTHING
    return Noted([NoteRow(act.game.id, AUDIT, "", due=act.at + DAILY)], parcels=[LOOK])


async def look_again(tables: Tables, note: NoteRow) -> None:
    """Every day as long as the game lasts; the table is told if something has changed."""
    game, now = await tables.store.find_game(note.game), tables.time.now()
    over = game is None or game.status == "over"
    again = [] if over else [NoteRow(note.game, AUDIT, "", due=now + DAILY)]
    await tables.store.note(note.game, now, again, [note], parcels=[] if over else [LOOK])
