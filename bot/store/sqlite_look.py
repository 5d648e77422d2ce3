"""Looking at a database that may be in use, without being the bot: nothing is written, no lease is taken."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from bot.base.errors import SetupError

from .games import find_games
from .lease import Pulse, pulse_in
from .sqlite_hop import MANNERS, connect, trouble
from .store import GameRow, Status

GLANCE = 1.0
PAGES = 256
PATIENCE = 2.0  # seconds a check waits where another program writes
RUNNING: Sequence[Status] = ("lobby", "playing", "held")


def running_games(path: Path) -> list[GameRow]:
    """The games that gather people, are played, or are held."""
    with closing(connect(path, readonly=True)) as db:
        return find_games(db, RUNNING, None, None, None)


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
