"""Reading exported games on the command line: as one seat saw them, or as everybody did."""

from __future__ import annotations

from typing import Any

from bot import fronts
from bot.base.errors import SetupError
from bot.services.records.exported import Exported, read
from bot.surface.records.transcript import look_of, markdown, past_of, seen
from games.kernel import Seat


def story(document: Any, seat: str | None) -> str:
    """The transcript. SetupError: it is no exported game that has begun, or has no such seat."""
    fronts.begin()
    exported = read(document)
    who = _seat(exported, seat)
    return markdown(look_of(exported, who), past_of(exported, who))


def seen_by(document: Any, seat: str) -> dict[str, Any]:
    """What one seat sees. SetupError: likewise."""
    fronts.begin()
    exported = read(document)
    who = _seat(exported, seat)
    return seen(look_of(exported, who), past_of(exported, who))


def _seat(exported: Exported, seat: str | None) -> Seat | None:
    if seat is not None and Seat(seat) not in exported.seats:
        raise SetupError(f"There is no seat {seat} in this game. It has {', '.join(exported.seats)}.")
    return Seat(seat) if seat is not None else None
