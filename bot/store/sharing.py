"""What the processes of one database share: the calls that Discord allows, and the sessions of the bot there.

For PostgreSQL alone; a file of SQLite's has one process, to which all of it belongs. All times are of the server's
clock.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Final

from bot.base.sessions import Session, to_give_up, to_take
from bot.base.shares import Claim, share_of

from .db import MICROSECOND, Db
from .processes import CLOCK, NOBODY

SHARING: Final = 0x42797274
"""One process at a time takes its share of the calls."""


def take_share(db: Db, process: str, wanted: int, used: int) -> int | None:
    """Note what it wanted, and take its share, of which it may be using so much; None: another is at it, so none."""
    db.execute("UPDATE process SET wanted = ? WHERE id = ?", (wanted, process))
    if not db.execute("SELECT pg_try_advisory_xact_lock(?) AS ours", (SHARING,)).fetchone()["ours"]:
        return None
    share = share_of(process, claims(db), used)
    db.execute("UPDATE process SET share = ? WHERE id = ?", (share, process))
    return share


def claims(db: Db) -> dict[str, Claim]:
    """What each process wanted, and its share."""
    rows = db.execute("SELECT id, wanted, share FROM process WHERE id <> ? ORDER BY id", (NOBODY,))
    return {row["id"]: Claim(row["wanted"], row["share"]) for row in rows}


def open_sessions(db: Db, advised: int) -> int:
    """How many sessions the bot has: as many as the first of its processes was advised to have."""
    db.execute("LOCK TABLE shard IN SHARE ROW EXCLUSIVE MODE")
    known: int = db.execute("SELECT count(*) AS known FROM shard").fetchone()["known"]
    if not known:
        sql = f"INSERT INTO shard (number, since) SELECT number, {CLOCK} FROM generate_series(0, ? - 1) AS number"  # noqa: S608
        db.execute(sql, (advised,))
    return known or advised


def sessions(db: Db, dead: timedelta) -> list[Session]:
    """All sessions, and whose they are. `dead`: how long one is free until it is anybody's."""
    late, free = f"process IS NULL AND {CLOCK} - since > ?", dead // MICROSECOND
    rows = db.execute(f"SELECT number, process, {late} AS late FROM shard ORDER BY number", (free,))  # noqa: S608
    return [Session(row["number"], row["process"], row["late"]) for row in rows]


def take_sessions(db: Db, process: str, planned: int, dead: timedelta) -> list[int]:
    """Take what falls to a process, and what it has then; what others take at this moment is theirs."""
    for number in sorted(to_take(process, sessions(db, dead), alive=_alive(db), planned=planned)):
        free = "SELECT number FROM shard WHERE number = ? AND process IS NULL FOR UPDATE SKIP LOCKED"
        sql = f"UPDATE shard SET process = ?, since = {CLOCK}, there = 0 WHERE number IN ({free})"  # noqa: S608
        db.execute(sql, (process, number))
    return [one.number for one in sessions(db, dead) if one.owner == process]


def note_there(db: Db, process: str, there: Sequence[int]) -> None:
    """Which of its sessions a process has on Discord."""
    now = "CASE WHEN number = ANY(?) THEN 1 ELSE 0 END"
    db.execute(f"UPDATE shard SET there = {now} WHERE process = ? AND there <> {now}", (there, process, there))  # noqa: S608


def count_there(db: Db, silent: timedelta) -> tuple[int, int]:
    """How many sessions are on Discord, of how many: not those of a process that has been silent for so long."""
    heard = f"there = 1 AND {CLOCK} - heard < ?"
    counted = f"count(*) FILTER (WHERE {heard}) AS there, count(*) AS wanted"
    sql = f"SELECT {counted} FROM shard LEFT JOIN process ON id = process"  # noqa: S608
    row = db.execute(sql, (silent // MICROSECOND,)).fetchone()
    return row["there"], row["wanted"]


def too_many(db: Db, process: str) -> list[int]:
    """Which sessions it has beyond its part; it is to end them, and then to free them."""
    return to_give_up(process, sessions(db, timedelta()), alive=_alive(db))


def free_session(db: Db, process: str, number: int) -> None:
    """It has ended: others may begin it."""
    sql = f"UPDATE shard SET process = NULL, since = {CLOCK}, there = 0 WHERE number = ? AND process = ?"  # noqa: S608
    db.execute(sql, (number, process))


def next_turn(db: Db, turn: int, pause: timedelta) -> timedelta:
    """How long a session is to wait before it identifies; the next of its turn does so a pause later."""
    sql = (
        f"INSERT INTO turn (number, free) VALUES (?, {CLOCK} + ?)"  # noqa: S608
        f" ON CONFLICT (number) DO UPDATE SET free = greatest(turn.free, {CLOCK}) + ?"
        f" RETURNING free - ? - {CLOCK} AS wait"
    )
    apart = int(pause / MICROSECOND)
    wait: int = db.execute(sql, (turn, apart, apart, apart)).fetchone()["wait"]
    return max(wait, 0) * MICROSECOND


def _alive(db: Db) -> int:
    alive: int = db.execute("SELECT count(*) AS alive FROM process WHERE id <> ?", (NOBODY,)).fetchone()["alive"]
    return alive
