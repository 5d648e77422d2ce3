"""Looks at games that are played at random, without store and without Discord."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from typing import Any

from bot.base.text import Catalogue, Voice
from bot.store.store import GameRow, SeatRow
from bot.surface.kit.look import Look, look
from bot.surface.kit.names import naming, seat_names
from games.kernel import Seat, Table

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
PEOPLE = ("Elissa", "Hanno", "Mago", "Gisco", "Arishat", "Bomilcar")


@cache
def words(game: str, language: str = "en") -> Catalogue:
    return Catalogue(game, language)


def game_row(kind: str, head: int = 0, **more: Any) -> GameRow:
    row: dict[str, Any] = {"id": "abc234", "kind": kind, "title": "Byrsa Hill", "host": 1, "made_at": NOW}
    return GameRow(**{**row, "status": "playing", "head": head, **more})


def seat_rows(seats: tuple[Seat, ...]) -> dict[Seat, SeatRow]:
    return {seat: SeatRow("abc234", seat, "user", 100 + n, NOW) for n, seat in enumerate(seats)}


def seen(
    table: Table[Any],
    seats: tuple[Seat, ...],
    seat: Seat | None,
    drafts: dict[str, Any] | None = None,
    language: str = "en",
) -> Look:
    """The game as a seat sees it."""
    kind, called = table.game.id, naming(table.game.id)
    names = {**called.printed(), **seat_names(words(kind, language), dict(zip(seats, PEOPLE, strict=False)))}
    voice = Voice(words(kind, language), names, called.goods())
    found = look(table, seat, voice, game_row(kind, table.head), seat_rows(seats), drafts=drafts)
    found.view.whole()
    return found
