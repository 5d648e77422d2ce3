"""Who has taken a seat in the middle of a game has a day before any deadline (discord-ux 12)."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Final

from bot.store.store import Stand
from games.kernel import Seat

NEWCOMER: Final = "newcomer"
SETTLING: Final = timedelta(hours=24)


def settled_by(stand: Stand, seats: Iterable[Seat]) -> datetime | None:
    """Before when no deadline of these seats may fall, for somebody there is new; None: any may."""
    notes = (stand.note(NEWCOMER, seat) for seat in seats)
    return max((note.due for note in notes if note and note.due), default=None)
