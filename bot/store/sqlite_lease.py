"""The lease: which process writes to a database, and when it was last heard of.

Only one may. It says so every few seconds; one that has not for half a minute, or is known to be dead, is followed by
the next that comes.
"""

from __future__ import annotations

import os
import secrets
import socket
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.base.errors import LeaseLost, SetupError

from .sqlite_hops import connect, failure, moment, moment_or_none, stamp, stamp_or_none, trouble
from .sqlite_outbox import free_claims, lost, road, unsent
from .store import RoadRow

LEASE = timedelta(seconds=30)
GLANCE = 1.0
PATIENCE = timedelta(minutes=10)  # outages shorter than this go by before anybody could do something about them

_ours: set[str] = set()  # leases held by this process


def new_owner() -> str:
    """What this process signs a lease with."""
    return f"{socket.gethostname()}:{os.getpid()}:{secrets.token_hex(4)}"


def hold(owner: str) -> None:
    """A lease of this process that is in force."""
    _ours.add(owner)


def let_go(owner: str) -> None:
    """A lease of this process that is no longer."""
    _ours.discard(owner)


@dataclass(frozen=True, slots=True)
class Pulse:
    """How the process that writes was doing when it was last heard of.

    Attributes:
        seen: when it was last on Discord; None: never.
        road: since when nothing it sends arrives there; None: it does.
        unsent: how many messages wait.
        lost: how many of the last days were given up.
    """

    heard: datetime
    seen: datetime | None
    road: RoadRow | None
    unsent: int
    lost: int

    def beats(self, now: datetime) -> bool:
        """Whether it lives, as far as anybody can tell."""
        return now - self.heard < LEASE

    def cut_off(self, now: datetime) -> RoadRow | None:
        """Since when it is not on Discord, and why, if that has lasted; None: it is, or was a moment ago."""
        off = self.road or (RoadRow(self.seen, "gateway") if self.seen else None)
        return off if off is not None and now - off.since > PATIENCE else None


def pulse(path: Path) -> Pulse | None:
    """Of the process that uses a database; None: there is none.

    StoreFailed: another program holds it whole. SetupError: it cannot be read.
    """
    try:
        with closing(connect(path, readonly=True, patience=GLANCE)) as db:
            row = db.execute("SELECT owner, renewed, seen FROM lease WHERE id = 1").fetchone()
            if row is None or not row["owner"]:
                return None
            return Pulse(moment(row["renewed"]), moment_or_none(row["seen"]), road(db), unsent(db), lost(db))
    except sqlite3.Error as error:
        if trouble(error) == "busy":
            raise failure(error) from error
        raise SetupError(f"{path} cannot be read ({error}). Set BYRSA_DATABASE to the file the bot uses.") from error


def take(db: sqlite3.Connection, owner: str, now: datetime) -> None:
    """Write from now on. LeaseLost: another process does."""
    db.execute("BEGIN IMMEDIATE")
    try:
        _respect(db.execute("SELECT owner, renewed FROM lease WHERE id = 1").fetchone(), now)
        db.execute(
            "INSERT INTO lease (id, owner, renewed) VALUES (1, ?, ?)"
            " ON CONFLICT DO UPDATE SET owner = excluded.owner, renewed = excluded.renewed",
            (owner, stamp(now)),
        )
        free_claims(db)
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def _respect(lease: sqlite3.Row | None, now: datetime) -> None:
    """LeaseLost: the lease is fresh and its owner lives."""
    if lease is not None and _alive(lease["owner"]) and now - moment(lease["renewed"]) < LEASE:
        host, number, _ = lease["owner"].rsplit(":", 2)
        raise LeaseLost(f"Process {number} on {host} is using this database. Stop it first, or set BYRSA_DATABASE.")


def _alive(owner: str) -> bool:
    """Whether the process that took a lease may still be there; on another machine nobody can tell."""
    if not owner:
        return False
    host, number, _ = owner.rsplit(":", 2)
    if host != socket.gethostname() or os.name == "nt":  # there, signal 0 is no question but Control-C
        return True
    if int(number) == os.getpid():
        return owner in _ours
    try:
        os.kill(int(number), 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True


def give_back(db: sqlite3.Connection, owner: str) -> None:
    """Write no longer; what another has taken meanwhile stays his."""
    db.execute("UPDATE lease SET owner = '' WHERE owner = ?", (owner,))


def renew(db: sqlite3.Connection, connected: datetime | None) -> None:
    """Be heard of, and seen on Discord if `connected`."""
    db.execute(
        "UPDATE lease SET renewed = ?, seen = ifnull(?, seen)", (stamp(datetime.now(UTC)), stamp_or_none(connected))
    )


def last_seen(db: sqlite3.Connection) -> datetime | None:
    """When the bot was last known to be on Discord."""
    return moment_or_none(db.execute("SELECT seen FROM lease WHERE id = 1").fetchone()["seen"])
