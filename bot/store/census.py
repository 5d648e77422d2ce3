"""Counting: how much of everything there is, in one look."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any, Final

from .clocks import PLAYING
from .db import Db, moment_or_none, stamp
from .hops import Hops
from .outbox import lost, road
from .store import Census

SOON: Final = timedelta(hours=1)
STATES: Final = """
    SELECT kind, CASE WHEN status = 'playing' AND paused_at IS NOT NULL THEN 'paused' ELSE status END AS state,
    count(*) AS many FROM game GROUP BY 1, 2 ORDER BY 1, 2
"""


class Counts(Hops):
    """Figures over all tables, for whoever runs the bot."""

    async def census(self, now: datetime) -> Census:
        """How much of everything there is."""
        return await self._read(census, now)


def census(db: Db, now: datetime) -> Census:
    """How much of everything there is, at one moment."""
    due_by = "count(*), count(*) FILTER (WHERE due <= ?), min(made_at)"
    waiting = _first(db, f"SELECT {due_by} FROM outbox WHERE state IN ('waiting', 'claimed')", stamp(now))  # noqa: S608
    playing = f'SELECT count(*), min(due) FROM "window" WHERE {PLAYING}'  # noqa: S608
    asked, due = _first(db, playing), _first(db, f"{playing} AND due <= ?", stamp(now))
    soon = _first(db, f"{playing} AND due > ? AND due <= ?", stamp(now), stamp(now + SOON))
    return Census(
        games={(row["kind"], row["state"]): row["many"] for row in db.execute(STATES)},
        asked=asked[0],
        due=due[0],
        soon=soon[0],
        next_due=moment_or_none(asked[1]),
        unsent=waiting[0],
        late=waiting[1],
        oldest=moment_or_none(waiting[2]),
        given_up=lost(db),
        road=road(db),
    )


def _first(db: Db, sql: str, *values: Any) -> Any:
    return db.execute(sql, values).fetchone()
