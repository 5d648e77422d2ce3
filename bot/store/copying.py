"""Games made of games: all rows of some once more under other ids, to see what many stored games cost.

No game is copied so that anybody plays it; whoever wants one game elsewhere exports it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from .carrying import TABLES
from .db import Db
from .moving import TABLES as ALL


def copied(db: Db, games: Sequence[str], places: Sequence[int], numbers: Iterable[int]) -> None:
    """The games in turn, once more for each number, in these channels in turn. Part of a transaction."""
    pairs = [(copy_of(number), games[number % len(games)], places[number % len(places)]) for number in numbers]
    _copy(db, "game", "id", ("id", "channel", "log"), [(new, place, place, old) for new, old, place in pairs])
    for table in TABLES:
        _copy(db, table, "game", ("game",), [(new, old) for new, old, _ in pairs])


def copy_of(number: int) -> str:
    """The id of a copy."""
    return f"copy{number}"


def emptied(db: Db) -> None:
    """Nothing is left of all that was kept. Part of a transaction."""
    for table in reversed(ALL):
        db.execute(f'DELETE FROM "{table}"')  # noqa: S608


def _copy(db: Db, table: str, key: str, new: Sequence[str], rows: Sequence[tuple[Any, ...]]) -> None:
    """Rows of one table with other values in some columns; the last of each is the key of the one that is copied."""
    first: Mapping[str, Any] | None = db.execute(f'SELECT * FROM "{table}" LIMIT 1').fetchone()  # noqa: S608
    if first is not None:
        names = list(first.keys())
        listed, wanted = (", ".join(one) for one in ([f'"{name}"' for name in names], _values(names, new)))
        sql = f'INSERT INTO "{table}" ({listed}) SELECT {wanted} FROM "{table}" WHERE "{key}" = ?'  # noqa: S608
        db.executemany(sql, rows)


def _values(names: Sequence[str], new: Sequence[str]) -> list[str]:
    """The new ones in the order in which they are handed over, which is that of the columns."""
    return ["?" if name in new else f'"{name}"' for name in names]
