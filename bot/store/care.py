"""Which process sees to which games: one that shares its database does to some of them, any other to all.

Seen to are deadlines, reminders, notes that fall due, and what is to be sent. Anybody may play any game.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TypeAlias

from .db import Db, moment, stamp

Carer: TypeAlias = str
"""The process that asks for what is in its care; "": there is no other, and all games are."""

OF_SESSION = "(coalesce(game.guild, 0) >> 22) % (SELECT count(*) FROM shard) = shard.number"
TAKE = f"""
    INSERT INTO care (game, process, gone)
    SELECT game.id, shard.process, coalesce(care.gone, former.seen, (SELECT max(seen) FROM process))
    FROM game JOIN shard ON {OF_SESSION}
    LEFT JOIN care ON care.game = game.id LEFT JOIN process AS former ON former.id = care.process
    WHERE shard.process = ? AND shard.there = 1 AND care.process IS DISTINCT FROM shard.process ORDER BY game.id
    ON CONFLICT (game) DO UPDATE SET process = excluded.process, gone = excluded.gone
    RETURNING game
"""  # noqa: S608
LEAVE = f"""
    UPDATE care SET process = NULL, gone = coalesce(gone, (SELECT seen FROM process WHERE id = ?))
    WHERE process = ? AND game IN (SELECT game.id FROM game JOIN shard ON {OF_SESSION} WHERE shard.number = ANY(?))
"""  # noqa: S608


def cared(carer: Carer, game: str = "game") -> tuple[str, tuple[str, ...]]:
    """The condition that a game is in the care of whoever asks, and its values. `game`: the column that names it."""
    return (f"{game} IN (SELECT game FROM care WHERE process = ?)", (carer,)) if carer else ("TRUE", ())  # noqa: S608


def begin_care(db: Db, carer: Carer, game: str) -> None:
    """A new game is seen to by whoever has made it, until the process with the session of its server takes it."""
    if carer:
        db.execute("INSERT INTO care (game, process) VALUES (?, ?)", (game, carer))


def take_care(db: Db, carer: Carer) -> list[str]:
    """Take all games of the servers whose sessions a process has on Discord, whoever had them; which are in play."""
    taken = [row["game"] for row in db.execute(TAKE, (carer,)).fetchall()]
    return _in_play(db, taken) if taken else []


def in_care(db: Db, carer: Carer) -> list[str]:
    """The games in play that a process sees to, of servers whose sessions it has on Discord."""
    sql = (
        f"SELECT game FROM care JOIN game ON game.id = care.game JOIN shard ON {OF_SESSION}"  # noqa: S608
        " WHERE care.process = ? AND shard.process = care.process AND shard.there = 1 ORDER BY game"
    )
    return _in_play(db, [row["game"] for row in db.execute(sql, (carer,)).fetchall()])


def leave_care(db: Db, carer: Carer, sessions: Sequence[int]) -> None:
    """See to the games of the servers of some sessions no longer."""
    db.execute(LEAVE, (carer, carer, list(sessions)))


def unsettled(db: Db, carer: Carer) -> dict[str, datetime]:
    """The games whose former carer was away when they were taken, since when: that was not given back to them yet."""
    rows = db.execute("SELECT game, gone FROM care WHERE process = ? AND gone IS NOT NULL ORDER BY game", (carer,))
    return {row["game"]: moment(row["gone"]) for row in rows}


def settle_care(db: Db, carer: Carer, games: Sequence[str], settled: Sequence[str], now: datetime) -> list[str]:
    """What an outage took is given back to these games, all that a process sees to: which it still does.

    Nobody takes one before the transaction is over; whoever does later finds that nobody was away until now.
    """
    held = "SELECT game FROM care WHERE process = ? AND game = ANY(?) ORDER BY game FOR UPDATE"
    mine = [row["game"] for row in db.execute(held, (carer, [*games, *settled])).fetchall()]
    db.execute("UPDATE care SET gone = NULL WHERE process = ? AND game = ANY(?)", (carer, list(settled)))
    db.execute("UPDATE process SET seen = greatest(seen, ?) WHERE id = ?", (stamp(now), carer))
    return mine


def _in_play(db: Db, games: Sequence[str]) -> list[str]:
    rows = db.execute("SELECT id FROM game WHERE id = ANY(?) AND status IN ('playing', 'held') ORDER BY id", (games,))
    return [row["id"] for row in rows.fetchall()]
