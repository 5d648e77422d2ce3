"""The lease: which process writes to a database, and when it was last heard of.

Only one may. It says so every few seconds; one that has not for half a minute, or is known to be dead, is followed by
the next that comes.
"""

from __future__ import annotations

import os
import secrets
import socket
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from bot.base.errors import LeaseLost

from .db import Db, Manners, Row, moment, moment_or_none, stamp, stamp_or_none, transaction
from .outbox import free_claims, lost, road, unsent
from .store import RoadRow

LEASE = timedelta(seconds=30)
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


def pulse_in(db: Db) -> Pulse | None:
    """Of the process that uses a database; None: there is none."""
    row = db.execute("SELECT owner, renewed, seen FROM lease WHERE id = 1").fetchone()
    if row is None or not row["owner"]:
        return None
    return Pulse(moment(row["renewed"]), moment_or_none(row["seen"]), road(db), unsent(db), lost(db))


def take(db: Db, manners: Manners, owner: str, now: datetime) -> None:
    """Write from now on. LeaseLost: another process does."""
    with transaction(db, manners):
        lock(db, manners, now)
        db.execute("UPDATE lease SET owner = ?, renewed = ?", (owner, stamp(now)))
        free_claims(db)


def lock(db: Db, manners: Manners, now: datetime) -> None:
    """Nobody writes before the transaction that has begun is over. LeaseLost: another process does."""
    db.execute("INSERT INTO lease (id, owner, renewed) VALUES (1, '', 0) ON CONFLICT (id) DO NOTHING")
    _respect(db.execute(manners.lease).fetchone(), now)


def _respect(lease: Row, now: datetime) -> None:
    """LeaseLost: the lease is fresh and its owner lives."""
    if _alive(lease["owner"]) and now - moment(lease["renewed"]) < LEASE:
        host, number, _ = lease["owner"].rsplit(":", 2)
        raise LeaseLost(f"Process {number} on {host} is using this database. Stop it first, or use another database.")


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


def give_back(db: Db, owner: str) -> None:
    """Write no longer; what another has taken meanwhile stays his."""
    db.execute("UPDATE lease SET owner = '' WHERE owner = ?", (owner,))


def renew(db: Db, connected: datetime | None) -> None:
    """Be heard of, and seen on Discord if `connected`."""
    db.execute(
        "UPDATE lease SET renewed = ?, seen = coalesce(?, seen)", (stamp(datetime.now(UTC)), stamp_or_none(connected))
    )


def last_seen(db: Db) -> datetime | None:
    """When the bot was last known to be on Discord."""
    return moment_or_none(db.execute("SELECT seen FROM lease WHERE id = 1").fetchone()["seen"])
