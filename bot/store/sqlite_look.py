"""Looking at a database that may be in use, without being the bot: nothing is written, no lease is taken."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from bot.base.errors import SetupError, StoreFailed

from .census import census
from .damage import readable
from .db import moment
from .games import find_games
from .lease import Pulse, pulse_in
from .sqlite_hop import MANNERS, connect, trouble
from .store import Census, GameRow, Status

GLANCE = 1.0
PAGES = 256
PATIENCE = 2.0  # seconds a check waits where another program writes
RUNNING: Sequence[Status] = ("lobby", "playing", "held")


def running_games(path: Path) -> list[GameRow]:
    """The games that gather people, are played, or are held."""
    with closing(connect(path, readonly=True)) as db:
        return find_games(db, RUNNING, None, None, None)


def games_in(path: Path) -> int:
    """How many games there are, those that are over too."""
    with closing(connect(path, readonly=True)) as db:
        (found,) = db.execute("SELECT count(*) FROM game").fetchone()
    return int(found)


def last_heard(path: Path) -> datetime | None:
    """When whoever wrote there was last heard of: a backup is of then."""
    with closing(connect(path, readonly=True)) as db:
        row = db.execute("SELECT renewed FROM lease WHERE id = 1").fetchone()
    return moment(row["renewed"]) if row else None


def heads(path: Path) -> dict[str, int]:
    """How far each game has come; of a database that cannot be read nobody knows."""
    try:
        with closing(connect(path, readonly=True)) as db:
            return {row["id"]: row["head"] for row in db.execute("SELECT id, head FROM game")}
    except sqlite3.Error:
        return {}


@dataclass(frozen=True, slots=True)
class Sight:
    """What is to be seen of an installation from outside, at one moment.

    Attributes:
        games: those that gather people, are played, or are held.
        settings: what is kept of the whole installation.
        size: how many bytes its files have.
    """

    census: Census
    games: list[GameRow]
    settings: dict[str, Any]
    size: int


def sight(path: Path, now: datetime, installation: int) -> Sight:
    """Look at everything at once. SetupError: it cannot be read; StoreFailed: not now."""
    try:
        with closing(connect(path, readonly=True, patience=PATIENCE)) as db:
            db.execute("BEGIN")
            row = db.execute("SELECT settings FROM guild WHERE id = ?", (installation,)).fetchone()
            settings = readable(row["settings"], dict[str, Any]()) if row else {}
            return Sight(census(db, now), find_games(db, RUNNING, None, None, None), settings, _size(path))
    except sqlite3.Error as error:
        if isinstance(failed := MANNERS.failure(error), StoreFailed):
            raise failed from error
        raise SetupError(f"{path} cannot be read ({error}).") from error


def _size(path: Path) -> int:
    """Of the file, and of what SQLite has not yet written into it."""
    files = (path, path.with_name(f"{path.name}-wal"))
    return sum(one.stat().st_size for one in files if one.exists())


def complaints(path: Path, most: int = 3) -> list[str]:
    """What SQLite has to say against a whole file: damaged pages and indexes, rows without those they belong to."""
    try:
        with closing(connect(path, readonly=True)) as db:
            pages = [str(row[0]) for row in db.execute(f"PRAGMA integrity_check({most:d})")]
            lost = [f"a row of {row[0]} without its {row[2]}" for row in db.execute("PRAGMA foreign_key_check")]
    except sqlite3.Error as error:
        return [str(error)]
    return [*(one for one in pages if one != "ok"), *dict.fromkeys(lost)][:most]


def check_writable(path: Path) -> None:
    """Whether a transaction could begin. StoreFailed: not now, and why."""
    try:
        with closing(connect(path, patience=PATIENCE)) as db:
            db.execute("BEGIN IMMEDIATE")
            db.execute("ROLLBACK")
    except sqlite3.Error as error:
        raise MANNERS.failure(error) from error


def pulse(path: Path) -> Pulse | None:
    """Of the process that uses a database; None: there is none.

    StoreFailed: another program holds it whole. SetupError: it cannot be read.
    """
    try:
        with closing(connect(path, readonly=True, patience=GLANCE)) as db:
            return pulse_in(db)
    except sqlite3.Error as error:
        if trouble(error) == "busy":
            raise MANNERS.failure(error) from error
        raise SetupError(f"{path} cannot be read ({error}). Set BYRSA_DATABASE to the file the bot uses.") from error


def copy(source: Path, target: Path, progress: Callable[[int, int], None]) -> None:
    """Copy a database while it is in use; nobody uses the copy. `progress` is told pages done and pages in all."""
    with closing(connect(source, readonly=True)) as db, closing(sqlite3.connect(target)) as other:
        db.backup(other, pages=PAGES, progress=lambda _, left, total: progress(total - left, total))
        other.execute("UPDATE lease SET owner = ''")
        other.commit()
