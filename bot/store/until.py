"""Going back to a moment: what a journal was then, and one game put back out of another database."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from .carrying import Dumped, restore
from .db import Db, insert_all, stamp
from .hops import Hops

STOOD: Final = """
    SELECT max(seq) FROM journal AS line WHERE game = ? AND at <= ? AND (undone_by IS NULL OR EXISTS (
        SELECT 1 FROM journal AS undoing WHERE undoing.game = line.game AND undoing.seq = line.undone_by
        AND undoing.at > ?
    ))
"""
LATER: Final = "SELECT 1 FROM journal WHERE game = ? AND at > ? AND undone_by IS NULL LIMIT 1"
AGAIN: Final = "game = ? AND seq <= ? AND undone_by IN (SELECT seq FROM journal WHERE game = ? AND at > ?)"


@dataclass(frozen=True, slots=True)
class Then:
    """Where a game was at a moment.

    Attributes:
        seq: of the last entry that stood. One that its seat took back itself never stood: nobody had learnt of it.
        since: whether anything that stands now came later.
    """

    seq: int
    since: bool


def stood(db: Db, game: str, at: datetime) -> Then | None:
    """Where a game was at a moment; None: it had not begun."""
    began = db.execute("SELECT started_at FROM game WHERE id = ?", (game,)).fetchone()
    when = stamp(at)
    if began is None or began["started_at"] is None or began["started_at"] > when:
        return None
    (last,) = db.execute(STOOD, (game, when, when)).fetchone()
    return Then(last or 0, since=db.execute(LATER, (game, when)).fetchone() is not None)


def reinstate(db: Db, game: str, then: Then, at: datetime, head: int) -> None:
    """What was taken back after a moment stands again, up to there; all that follows is to be taken back.

    `head`: the highest that anybody knows of: no number from now on is one that was used before.
    """
    for table in ("event", "checkpoint", "journal"):
        db.execute(f"UPDATE {table} SET undone_by = NULL WHERE {AGAIN}", (game, then.seq, game, stamp(at)))  # noqa: S608
    db.execute("UPDATE game SET head = ? WHERE id = ? AND head < ?", (head, game, head))


def put_back(db: Db, dumped: Dumped, game: str, now: datetime) -> None:
    """A dumped game takes the place of the one with its id; what stands on Discord is known as before."""
    standing: list[dict[str, Any]] = [dict(row) for row in db.execute("SELECT * FROM message WHERE game = ?", (game,))]
    db.execute("DELETE FROM game WHERE id = ?", (game,))
    restore(db, dumped, game, now)
    insert_all(db, "message", standing)


class Restoring(Hops):
    """What only `byrsa restore` asks for."""

    async def stood(self, game: str, at: datetime) -> Then | None:
        """Where a game was at a moment; None: it had not begun."""
        return await self._read(stood, game, at)

    async def reinstate(self, game: str, then: Then, at: datetime, head: int) -> None:
        """What was taken back after a moment stands again, up to there; no number is used twice."""
        await self._write((game,), reinstate, game, then, at, head)

    async def put_back(self, game: str, dumped: Dumped, now: datetime) -> None:
        """A dumped game takes the place of the one with its id."""
        await self._write((game,), put_back, dumped, game, now)
