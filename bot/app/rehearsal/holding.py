"""The database, while another program writes to it and does not come to an end."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

from bot.store.sqlite_hop import MANNERS, connect


def hold(database: Path) -> Iterator[Callable[[], None]]:
    """Hold it; what lets it go. Nothing where the bot itself is writing at this moment: then it comes too late."""
    other = connect(database, patience=0)
    try:
        other.execute(MANNERS.write)
    except sqlite3.OperationalError:
        other.close()
    else:
        yield other.close
