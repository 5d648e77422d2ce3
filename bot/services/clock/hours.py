"""How long a decision may take, by the pace of its table."""

from __future__ import annotations

import enum
from datetime import datetime, timedelta

from games.kernel import Window


class Pace(enum.StrEnum):
    """How long a window is open. `NONE`: it has no deadline."""

    LIVE = "live"
    BRISK = "brisk"
    STANDARD = "standard"
    RELAXED = "relaxed"
    UNHURRIED = "unhurried"
    NONE = "none"


LENGTHS = {
    Pace.LIVE: timedelta(minutes=10),
    Pace.BRISK: timedelta(hours=12),
    Pace.STANDARD: timedelta(hours=24),
    Pace.RELAXED: timedelta(hours=48),
    Pace.UNHURRIED: timedelta(hours=72),
}
FLOOR = 1.5
SHARES = {Window.FLOOR: FLOOR, Window.AHEAD: 0.5, Window.AGAIN: 0.5, Window.PAUSE: 0.25}
"""How much of a window some kinds of questions have; all others have a whole one."""


def deadline(pace: str, window: Window, opened: datetime, hours: int = 0) -> datetime | None:
    """When a window that opens now is due; None: never. A floor takes half as long again.

    `hours`: what the rules give for it at the standard pace; another pace gives more or less in proportion.
    """
    length = LENGTHS.get(Pace(pace))
    if length is None:
        return None
    return opened + length * (timedelta(hours=hours) / LENGTHS[Pace.STANDARD] if hours else SHARES.get(window, 1))
