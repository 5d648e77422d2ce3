"""Who is invited to a game: to a rematch, where a chair is kept for each, and to one that others may not join."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.store.store import GameRow, SeatRow
from games.kernel import Seat


@dataclass(frozen=True, slots=True)
class Kept:
    """Of which game it is a rematch, and the chair that is kept for each who played it, while others are free."""

    former: GameRow
    chairs: Mapping[int, Seat]

    @property
    def terms(self) -> dict[str, Any]:
        """As it is noted with the game, on the terms of the former one."""
        chairs = {str(user): chair for user, chair in self.chairs.items()}
        return {**self.former.terms, "rematch": self.former.id, "chairs": chairs}


def kept_chairs(row: GameRow) -> dict[int, Seat]:
    """The chair that is kept for each who is invited; of a game that is no rematch: none."""
    return {int(user): Seat(chair) for user, chair in row.terms.get("chairs", {}).items()}


def guests(row: GameRow) -> list[int]:
    """Who was invited by the host."""
    return [int(user) for user in row.terms.get("guests", ())]


def may_join(row: GameRow, user: int) -> bool:
    """Whether somebody may sit down: in a game by invitation only who is invited."""
    return row.terms.get("visibility") != "invite" or user in (row.host, *guests(row), *kept_chairs(row))


def usual_chair(row: GameRow, free: Sequence[Seat], user: int) -> Seat:
    """Of the free chairs the one kept for him; else the first that is kept for nobody, or the first of all."""
    kept = kept_chairs(row)
    if kept.get(user) in free:
        return kept[user]
    return next((chair for chair in free if chair not in kept.values()), free[0])


def expected(row: GameRow, seats: Sequence[SeatRow]) -> list[int]:
    """Who was invited by the host and has not sat down."""
    seated = [seat.user for seat in seats if seat.holder == "user"]
    return [user for user in guests(row) if user not in (*seated, *kept_chairs(row))]


def missing(row: GameRow, seats: Sequence[SeatRow]) -> list[int]:
    """Who is invited and has not sat down."""
    seated = [seat.user for seat in seats if seat.holder == "user"]
    return [user for user in kept_chairs(row) if user not in seated]
