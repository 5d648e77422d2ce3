"""Computer players in a lobby: they take the chairs that are left, and make room for whoever joins.

A chair of theirs is as free as an empty one; only the start takes them for players. They play as caretakers do.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.base.errors import NotAllowed
from bot.services.people.automata import COMPUTERS, choice, computers
from bot.store.parcels import LOBBY
from bot.store.store import GameRow, SeatRow, Store
from games.kernel import Seat
from games.kernel.minds import Level

COMPUTER: Final = "caretaker"


def seated(seats: Sequence[SeatRow]) -> list[Seat]:
    """Where computer players sit."""
    return [one.seat for one in seats if one.holder == COMPUTER]


def empty(chairs: Sequence[Seat], seats: Sequence[SeatRow], wanted: int) -> list[Seat]:
    """The chairs they would take, until as many sit there as are to play."""
    taken = {one.seat for one in seats}
    return [one for one in chairs if one not in taken][: max(0, wanted - len(taken))]


async def sit_down(store: Store, rows: Sequence[SeatRow]) -> None:
    """They take these chairs."""
    for row in rows:
        await store.take_seat(row, [LOBBY])


def chosen(game: GameRow, level: Level, chairs: Iterable[Seat]) -> dict[str, object]:
    """The terms of a table where the computer players on these chairs play so well. NotAllowed: nobody can there."""
    if level not in choice(game.kind):
        raise NotAllowed("lobby.no-level")
    return {**game.terms, COMPUTERS: {**computers(game.terms), **dict.fromkeys(chairs, level)}}


async def get_up(store: Store, rows: Sequence[SeatRow], many: int | None = None) -> None:
    """So many of them get up, the last first; None: all."""
    there = [one for one in reversed(rows) if one.holder == COMPUTER]
    for row in there[:many]:
        await store.give_up_seat(row.game, row.seat, row.since, parcels=[LOBBY])
