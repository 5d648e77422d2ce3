"""Which processes write to a database: how they sign, whether they live, and how they did when last heard of."""

from __future__ import annotations

import os
import secrets
import socket
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Protocol

from .db import Db
from .outbox import lost, road, unsent
from .rows import RoadRow

LEASE = timedelta(seconds=30)
"""How long after it was last heard of a process may still be there."""
PATIENCE = timedelta(minutes=10)  # outages shorter than this go by before anybody could do something about them

_ours: set[str] = set()  # what this process has signed with, and writes under


def new_owner() -> str:
    """What this process signs with."""
    return f"{socket.gethostname()}:{os.getpid()}:{secrets.token_hex(4)}"


def hold(owner: str) -> None:
    """This process writes under it from now on."""
    _ours.add(owner)


def let_go(owner: str) -> None:
    """This process writes under it no longer."""
    _ours.discard(owner)


def may_live(owner: str) -> bool:
    """Whether the process that signed so may still be there; on another machine nobody can tell."""
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


def named(owner: str) -> str:
    """A process, as it is called where somebody reads it."""
    host, number, _ = owner.rsplit(":", 2)
    return f"Process {number} on {host}"


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


def pulse_in(db: Db, presence: Presence) -> Pulse | None:
    """Of the process that uses a database; None: there is none."""
    heard = presence.heard(db)
    return Pulse(heard, presence.seen(db), road(db), unsent(db), lost(db)) if heard else None


class Presence(Protocol):
    """Where the processes that write to a database are written down. All of it is part of a transaction."""

    def alone(self, db: Db) -> None:
        """Nobody begins to write before it is over. LeaseLost: somebody does already."""
        ...

    def enter(self, db: Db, owner: str) -> None:
        """Write from now on. LeaseLost: others do, and there is no place for another."""
        ...

    def check(self, db: Db, owner: str) -> None:
        """LeaseLost: this one writes no longer. Nobody can follow it before the transaction is over."""
        ...

    def beat(self, db: Db, owner: str, connected: datetime | None) -> None:
        """Be heard of, and seen on Discord if `connected`."""
        ...

    def leave(self, db: Db, owner: str, parting: str = "") -> None:
        """Write no longer; what others have taken meanwhile stays theirs. `parting`: what the next may rest on."""
        ...

    def parted(self, db: Db) -> str:
        """What the last one said as it left; it counts once. "": nothing, or something has befallen it, or this."""
        ...

    def heard(self, db: Db) -> datetime | None:
        """When whoever writes was last heard of; None: nobody does."""
        ...

    def seen(self, db: Db) -> datetime | None:
        """When the bot was last known to be on Discord."""
        ...

    def was_seen(self, db: Db, seen: datetime | None) -> None:
        """It was then, though nobody writes now."""
        ...
