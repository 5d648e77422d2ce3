"""Reading exported games on the command line: as one seat saw them, or as everybody did."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from bot import fronts
from bot.base.errors import SetupError
from bot.services.records.exported import Exported, read
from bot.services.records.motives import Motive, everybody, players, recalled
from bot.surface.records.motives import born
from bot.surface.records.transcript import look_of, markdown, past_of, seen
from games.kernel import Seat


def story(document: Any, seat: str | None, *, reasons: bool = False, level: str = "") -> str:
    """The transcript. SetupError: it is no exported game that has begun, or has no such seat.

    `reasons`: with those of computer players; `level`: of all seats, as if each had been played at it.
    """
    fronts.begin()
    exported = read(document)
    who = _seat(exported, seat)
    known = past_of(exported, who)
    return markdown(look_of(exported, who), replace(known, motives=_why(exported, level)) if reasons else known)


def _why(exported: Exported, level: str) -> list[Motive]:
    asked = everybody(exported, level) if level else players(exported)
    return recalled(exported, asked, partial(born, exported.game.kind))


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
