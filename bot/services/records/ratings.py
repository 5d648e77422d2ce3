"""Ratings: how well somebody plays a game, from how his games have ended (discord-ux 16).

Everybody begins with 1500 points. At the end of a game each of those who have won beats each of the others (Elo, by
pairs), for 32 points at most in all. Where nobody has won, or only one person played, nobody's rating changes; chairs
of automata do not count.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final, cast

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.services.records.statistics import RESULT
from bot.store.store import NoteRow, SeatRow, UserRow
from bot.table.tables import Tables
from games.kernel import Seat

KEY: Final = "ratings"
BEGINS: Final = 1500.0
STAKE: Final = 32.0
SCALE: Final = 400.0
"""Who has so many points more is expected to win ten times as often."""


class Rating(BaseModel):
    """The rating of a person in one kind of game, after so many rated games."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    points: float = BEGINS
    games: int = Field(default=0, ge=0)


def ratings(row: UserRow) -> dict[str, Rating]:
    """The ratings of a person, by kind of game; what cannot be read counts as none."""
    stored: object = row.settings.get(KEY)
    by_kind = cast("Mapping[str, object]", stored) if isinstance(stored, Mapping) else dict[str, object]()
    try:
        return {kind: Rating.model_validate(one) for kind, one in by_kind.items()}
    except ValidationError:
        return {}


def expected(ahead: float) -> float:
    """How often somebody who is so many points ahead is expected to win."""
    return 1 / (1 + 10 ** (-ahead / SCALE))


def settled(points: Mapping[int, float], won: Collection[int]) -> dict[int, float]:
    """The points of all after a game: what one wins another loses."""
    after = dict(points)
    for winner in (user for user in points if user in won):
        for loser in (user for user in points if user not in won):
            gain = STAKE * (1 - expected(points[winner] - points[loser])) / (len(points) - 1)
            after[winner] += gain
            after[loser] -= gain
    return after


async def rate(tables: Tables, note: NoteRow) -> None:
    """A game is over: the ratings of those who played it, once."""
    store = tables.store
    game = await store.find_game(note.game)
    points, won = players(await store.seats(note.game), {Seat(seat) for seat in note.body["winners"]})
    changes: dict[int, Mapping[str, Any]] = {}
    if game is not None and won and len(points) > len(won):
        known = {user: ratings(await store.user(user)).get(game.kind, Rating()) for user in points}
        new = settled({user: one.points for user, one in known.items()}, won)
        counted = {user: Rating(points=round(new[user], 1), games=one.games + 1) for user, one in known.items()}
        changes = {user: {KEY: {game.kind: one.model_dump(mode="json")}} for user, one in counted.items()}
    await store.change_users(changes, NoteRow(note.game, RESULT, note.ref, note.body))


def players(rows: Iterable[SeatRow], winners: Collection[Seat]) -> tuple[list[int], set[int]]:
    """The people who sat there at the end, and those of them who have won."""
    held = {row.seat: row.user for row in rows if row.holder == "user" and row.user is not None}
    return [*held.values()], {user for seat, user in held.items() if seat in winners}
