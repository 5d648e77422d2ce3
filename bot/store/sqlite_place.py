"""The place of a database: whether anybody uses it, and one file put there instead of another, which is kept."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from bot.base.errors import SetupError

from .db import transaction
from .sqlite import APPLICATION
from .sqlite_hop import MANNERS, connect, trouble

HEADER: Final = slice(68, 72)
"""Where a file of SQLite says whose it is; it can be read of many a damaged one."""
BESIDE: Final = ("-wal", "-shm")
SHARED: Final = 0x40000002
SHARED_SIZE: Final = 510
"""The bytes that SQLite locks while somebody has a file open."""
GLANCE: Final = 2.0


def take_over(path: Path, owner: str) -> None:
    """Nobody writes there from now on, and no bot begins to. LeaseLost, SetupError: somebody does; nothing was changed.

    A file that is too damaged to be opened has no lease: then nobody may have it open.
    """
    if not path.exists() or path.stat().st_size == 0:
        return
    with path.open("rb") as file:
        if int.from_bytes(file.read(HEADER.stop)[HEADER], "big") != APPLICATION:
            raise SetupError(f"{path} is no database of Byrsa and was left alone. Move it away, or set BYRSA_DATABASE.")
    try:
        with closing(connect(path, patience=GLANCE)) as db, transaction(db, MANNERS):
            MANNERS.presence.enter(db, owner)
    except sqlite3.Error as error:
        if trouble(error) == "busy" or _is_open(path):
            raise SetupError(f"Another program holds {path}. Stop it first; nothing was changed.") from error


def _is_open(path: Path) -> bool:
    """Whether any program has it open; nobody can tell where files have no locks."""
    try:
        import fcntl  # noqa: PLC0415 - there is none for Windows
    except ImportError:
        return False
    with path.open("r+b") as file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, SHARED_SIZE, SHARED)
        except OSError:
            return True
    return False


def put_in_place(part: Path, path: Path, aside: Path) -> None:
    """A whole file takes the place of a database that nobody uses, and that lies aside from then on."""
    _settle(part)
    if path.exists():
        with suppress(sqlite3.Error):
            _settle(path)
        for end in BESIDE:
            with suppress(FileNotFoundError):
                path.with_name(f"{path.name}{end}").rename(aside.with_name(f"{aside.name}{end}"))
        os.link(path, aside)  # so that there is a database at every moment
    part.replace(path)


def _settle(path: Path) -> None:
    """All that was written is in the file itself, not beside it."""
    with closing(connect(path)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def let_go(path: Path, owner: str) -> None:
    """A database that was taken over, and is whole, is free again."""
    if path.exists():
        with suppress(sqlite3.Error), closing(connect(path)) as db:
            MANNERS.presence.leave(db, owner)
