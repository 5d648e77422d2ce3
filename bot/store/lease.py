"""The lease: one row that names the process which writes, and says when it was last heard of.

In a file there is never another. It says so every few seconds; one that has not for half a minute, or is known to be
dead, is followed by the next that comes.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from bot.base.errors import LeaseLost

from .db import Db, Row, moment, moment_or_none, stamp, stamp_or_none
from .outbox import free_claims
from .presence import LEASE, may_live, named


@dataclass(frozen=True, slots=True)
class Lease:
    """The `Presence` of one process. `locking`: what is added to a question so that nobody else changes the row."""

    locking: str = ""

    def alone(self, db: Db) -> None:
        """Nobody begins to write before the transaction is over. LeaseLost: somebody does already."""
        db.execute("INSERT INTO lease (id, owner, renewed) VALUES (1, '', 0) ON CONFLICT (id) DO NOTHING")
        _respect(self._row(db))

    def enter(self, db: Db, owner: str) -> None:
        """Write from now on. LeaseLost: another process does."""
        self.alone(db)
        db.execute("UPDATE lease SET owner = ?, renewed = ?", (owner, _now()))
        free_claims(db)

    def check(self, db: Db, owner: str) -> None:
        """LeaseLost: another has followed this one."""
        if self._row(db)["owner"] != owner:
            raise LeaseLost("another process has taken this database over")

    def beat(self, db: Db, owner: str, connected: datetime | None) -> None:
        """Be heard of, and seen on Discord if `connected`."""
        values = (_now(), stamp_or_none(connected), owner)
        db.execute("UPDATE lease SET renewed = ?, seen = coalesce(?, seen) WHERE owner = ?", values)

    def leave(self, db: Db, owner: str, parting: str = "") -> None:
        """Write no longer; what another has taken meanwhile stays his. `parting`: what the next may rest on."""
        db.execute("UPDATE lease SET owner = '' WHERE owner = ?", (owner,))
        if parting:
            db.execute("UPDATE lease SET parting = ? WHERE owner = ''", (parting,))

    def parted(self, db: Db) -> str:
        """What the last one said as it left; it counts once."""
        found: str = db.execute("SELECT parting FROM lease WHERE id = 1").fetchone()["parting"]
        db.execute("UPDATE lease SET parting = ''")
        return found

    def heard(self, db: Db) -> datetime | None:
        """When whoever writes was last heard of; None: nobody does."""
        row = db.execute("SELECT owner, renewed FROM lease WHERE id = 1").fetchone()
        return moment(row["renewed"]) if row and row["owner"] else None

    def seen(self, db: Db) -> datetime | None:
        """When the bot was last known to be on Discord."""
        row = db.execute("SELECT seen FROM lease WHERE id = 1").fetchone()
        return moment_or_none(row["seen"]) if row else None

    def was_seen(self, db: Db, seen: datetime | None) -> None:
        """It was then, though nobody writes now."""
        sql = (
            "INSERT INTO lease (id, owner, renewed, seen) VALUES (1, '', 0, ?) ON CONFLICT (id) DO UPDATE SET seen = ?"
        )
        db.execute(sql, (stamp_or_none(seen),) * 2)

    def _row(self, db: Db) -> Row:
        row: Row = db.execute(f"SELECT owner, renewed FROM lease WHERE id = 1{self.locking}").fetchone()  # noqa: S608
        return row


def _respect(lease: Row) -> None:
    """LeaseLost: the lease is fresh and its owner lives."""
    if may_live(lease["owner"]) and datetime.now(UTC) - moment(lease["renewed"]) < LEASE:
        raise LeaseLost(f"{named(lease['owner'])} is using this database. Stop it first, or use another database.")


def _now() -> int:
    return stamp(datetime.now(UTC))
