"""Acts as they are committed, and windows that they open."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

from bot.base.places import Address, Place
from bot.store.db import Db
from bot.store.store import EntryRow, EventRow, Move, Parcel, WindowRow
from games.kernel import Checkpoint, Entry, Seat, Window
from tests.bot.playing import HOST, NOW

NewPlace = Callable[[], Place]
ONE, TWO = Seat("diamond"), Seat("triangle")


def window(ref: str, seat: Seat = ONE, **changes: Any) -> WindowRow:
    made = WindowRow(
        "salt22", ref, f"bid@{seat}", "bid", "bid", seat, Window.BALLOT, False, NOW, NOW + timedelta(hours=12)
    )
    return replace(made, **changes)


def start() -> Move:
    point = Checkpoint(0, "auction", 1, 1, b'{"step":"auction"}' * 100, {})
    return Move("salt22", NOW, -1, 0, checkpoint=point, opened=[window("r1"), window("r2", TWO)])


def act(head: int, *, step: bool = True) -> Move:
    seq = head + 1
    entry = Entry(seq, "answer", ONE, "bid@diamond", {"coins": [1, 2]}, f"1.a.{seq}", sealed=False)
    return Move(
        "salt22",
        NOW + timedelta(minutes=seq),
        head,
        seq,
        line=EntryRow(entry, NOW, HOST, "0.1.0"),
        events=[
            EventRow("salt22", seq, 0, "Bid", {"coins": 3}, None, NOW),
            EventRow("salt22", seq, 1, "Drew", {"card": "c9"}, (ONE,), NOW),
        ],
        checkpoint=Checkpoint(seq, "barter", 1, 1, b"{}" * 50, {"k": "r"}) if step else None,
        opened=[window(f"n{seq}")],
        closed=["r1", "bid@diamond"],
        parcels=[Parcel("public", "log", "log", str(seq)), Parcel("seat:diamond", "dm:diamond", "hand", merge=True)],
    )


@contextmanager
def beside(place: Place) -> Iterator[Db]:
    """A connection of somebody else, who asks nobody whether he may."""
    with closing(_elsewhere(place) if isinstance(place, Address) else _file(place)) as db:
        yield db


def _file(path: Path) -> Any:
    return sqlite3.connect(path, isolation_level=None)


def _elsewhere(address: Address) -> Any:
    from tests.bot.server import Elsewhere  # noqa: PLC0415 - its driver may not be installed

    return Elsewhere(address)


def written(place: Place) -> str:
    """As it stands in the settings."""
    return place.with_password() if isinstance(place, Address) else str(place)


def spoil(place: Place, *statements: str) -> None:
    with beside(place) as db:
        for one in statements:
            db.execute(_as_here(place, one))


def followed(place: Place) -> None:
    """Whoever writes there was taken for dead."""
    spoil(place, "DELETE FROM process" if isinstance(place, Address) else "UPDATE lease SET owner = 'another:1:x'")


def asked(place: Place, sql: str, *values: Any) -> list[tuple[Any, ...]]:
    with beside(place) as db:
        return [tuple(row) for row in db.execute(sql, values)]


def _as_here(place: Place, sql: str) -> str:
    """Bytes are written otherwise there."""
    return re.sub(r"\bx'([0-9a-f]*)'", r"'\\x\1'::bytea", sql) if isinstance(place, Address) else sql


def tables(place: Place) -> list[str]:
    """The names of all of ours."""
    if isinstance(place, Address):
        found = asked(place, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    else:
        found = asked(place, "SELECT name FROM sqlite_schema WHERE type = 'table'")
    beside = ("lease", "process", "shard", "turn", "care", "sqlite_sequence", "byrsa")
    return sorted(name for (name,) in found if name not in beside)


def everything(place: Place) -> dict[str, list[Any]]:
    return {name: sorted(asked(place, f'SELECT * FROM "{name}"'), key=repr) for name in tables(place)}  # noqa: S608


class Failing:
    """A connection that fails at its nth statement."""

    def __init__(self, db: Db, at: int) -> None:
        self.db, self.at, self.count = db, at, 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.db, name)

    def _tick(self) -> None:
        self.count += 1
        if self.count == self.at:
            raise sqlite3.OperationalError("the power failed")

    def execute(self, *args: Any) -> Any:
        self._tick()
        return self.db.execute(*args)

    def executemany(self, *args: Any) -> Any:
        self._tick()
        return self.db.executemany(*args)
