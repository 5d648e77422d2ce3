"""The processes that write to one database of PostgreSQL's: each has a row, and says every few seconds that it lives.

One that has not for half a minute, or is known to be dead, is followed: its row goes, and what it was about to send is
sent by others. All times are told and judged by the clock of the server, so clocks of hosts need not agree.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from bot.base.errors import LeaseLost

from .db import MICROSECOND, Db, Row, moment_or_none, stamp_or_none
from .outbox import free_claims
from .presence import LEASE, may_live, named

ACT: Final = "CAST(pg_current_xact_id() AS TEXT) AS act"
"""The name of a transaction. Whoever has asked for it in passing need not at the end of it."""
ENTERING: Final = 0x42797273  # "Byrs": one program at a time begins to write, or migrates
CLOCK: Final = "CAST(extract(epoch FROM clock_timestamp()) * 1000000 AS BIGINT)"
STARTED: Final = "CAST(extract(epoch FROM pg_postmaster_start_time()) * 1000000 AS BIGINT)"
ORPHANS: Final = "NOT EXISTS (SELECT 1 FROM process WHERE process.id = outbox.claimer)"
MINE: Final = f"SELECT id, {ACT} FROM process WHERE id = ? FOR NO KEY UPDATE"  # noqa: S608
"""The row of a process, which nobody takes away before the transaction is over; and the name of that transaction."""
NOBODY: Final = ""
"""Under this is kept when those were on Discord who have ended."""


@dataclass(frozen=True, slots=True)
class Processes:
    """The `Presence` of several. `most`: how many there may be."""

    most: int = 1

    def alone(self, db: Db) -> None:
        """Nobody begins to write before the transaction is over. LeaseLost: somebody does already."""
        if others := _others(db):
            raise LeaseLost(f"{named(others[0])} is using this database. Stop it first, or use another database.")

    def enter(self, db: Db, owner: str) -> None:
        """Write from now on. LeaseLost: as many as may do already."""
        others = _others(db)
        if len(others) >= self.most:
            raise LeaseLost(f"{named(others[0])} is using this database. Stop it first, or use another database.")
        db.execute(f"INSERT INTO process (id, heard) VALUES (?, {CLOCK})", (owner,))  # noqa: S608
        free_claims(db, ORPHANS)

    def check(self, db: Db, owner: str) -> None:
        """LeaseLost: this one was taken for dead. Nobody takes it for that before the transaction is over."""
        if db.execute(MINE, (owner,)).fetchone() is None:
            raise LeaseLost("another process has taken the place of this one")

    def beat(self, db: Db, owner: str, connected: datetime | None) -> None:
        """Be heard of, and seen on Discord if `connected`."""
        sql = f"UPDATE process SET heard = {CLOCK}, seen = coalesce(?, seen) WHERE id = ?"  # noqa: S608
        db.execute(sql, (stamp_or_none(connected), owner))

    def leave(self, db: Db, owner: str, parting: str = "") -> None:
        """Write no longer. `parting`: what the next may rest on; who was taken for dead says nothing any more."""
        if _bury(db, "id = ?", owner) and parting:
            _say(db, parting)

    def parted(self, db: Db) -> str:
        """What the last one said as it left; it counts once."""
        row = db.execute("SELECT parting FROM process WHERE id = ?", (NOBODY,)).fetchone()
        _say(db, "")
        return row["parting"] if row else ""

    def heard(self, db: Db) -> datetime | None:
        """When one that writes was last heard of, as the clock here tells it; None: there is none."""
        sql = f"SELECT min({CLOCK} - heard) AS silent FROM process WHERE id <> ?"  # noqa: S608
        silent: int | None = db.execute(sql, (NOBODY,)).fetchone()["silent"]
        return None if silent is None else datetime.now(UTC) - silent * MICROSECOND

    def seen(self, db: Db) -> datetime | None:
        """When the bot was last known to be on Discord."""
        return moment_or_none(db.execute("SELECT max(seen) AS seen FROM process").fetchone()["seen"])

    def was_seen(self, db: Db, seen: datetime | None) -> None:
        """It was then, by whoever has ended."""
        _remember(db, stamp_or_none(seen))


def bury_others(db: Db, owner: str, dead: timedelta | None) -> None:
    """Take away whoever has ended, or was not heard of for so long; `dead` None: only who is known to have ended."""
    for row in _known(db):
        silent = dead is not None and row["silent"] * MICROSECOND >= dead
        if row["id"] != owner and (silent or not may_live(row["id"])):
            _buried(db, row)


def _others(db: Db) -> list[str]:
    """Those that write; the dead are buried. Nobody comes or goes before the transaction is over."""
    db.execute("SELECT pg_advisory_xact_lock(?)", (ENTERING,))
    return [row["id"] for row in _known(db) if _lives(row) or not _buried(db, row)]


def _known(db: Db) -> list[Row]:
    """Those that write, and for how long nothing was heard of each: while the server was away nobody could be."""
    silent = f"{CLOCK} - greatest(heard, {STARTED})"
    rows = db.execute(f"SELECT id, heard, {silent} AS silent FROM process WHERE id <> ? ORDER BY id", (NOBODY,))  # noqa: S608
    return rows.fetchall()


def _lives(row: Row) -> bool:
    """Whether a process may still be there, and was heard of not long ago."""
    return may_live(row["id"]) and row["silent"] * MICROSECOND < LEASE


def _buried(db: Db, row: Row) -> bool:
    """Take a dead one away, if nothing was heard of it meanwhile; one in the middle of writing is not waited for.

    It has not left in order.
    """
    still = "SELECT id FROM process WHERE id = ? AND heard = ? FOR UPDATE SKIP LOCKED"
    gone = _bury(db, f"id = ({still})", row["id"], row["heard"])
    if gone:
        _say(db, "")
    return gone


def _bury(db: Db, which: str, *values: str | int) -> bool:
    """Take a process away, if it is still so; when it was on Discord is remembered, and what it had claimed is free."""
    gone = db.execute(f"DELETE FROM process WHERE {which} RETURNING seen", values).fetchone()  # noqa: S608
    if gone is not None:
        _remember(db, gone["seen"])
        free_claims(db, ORPHANS)
    return gone is not None


def _say(db: Db, parting: str) -> None:
    db.execute("UPDATE process SET parting = ? WHERE id = ?", (parting, NOBODY))


def _remember(db: Db, seen: int | None) -> None:
    sql = (
        "INSERT INTO process (id, heard, seen) VALUES (?, 0, ?)"
        " ON CONFLICT (id) DO UPDATE SET seen = greatest(process.seen, excluded.seen)"
    )
    db.execute(sql, (NOBODY, seen))
