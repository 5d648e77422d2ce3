"""Who holds the seats of a game, by the rows of the store."""

from __future__ import annotations

from collections.abc import Iterable

from bot.services.people.newcomers import NEWCOMER
from bot.services.seats.notes import INHERITED
from bot.store.store import SeatRow, Stand
from games.kernel import Seat


def by_time(rows: Iterable[SeatRow]) -> list[SeatRow]:
    """Seats by how long they have been held."""
    return sorted(rows, key=lambda row: (row.since, row.seat))


def held_by(rows: Iterable[SeatRow], user: int) -> Seat | None:
    """The seat somebody holds."""
    return next((row.seat for row in rows if row.user == user), None)


def has_dossier(stand: Stand, seat: Seat | None) -> bool:
    """Whether the holder of a seat should look at what he has taken over."""
    return seat is not None and any(stand.note(kind, seat) for kind in (NEWCOMER, INHERITED))
