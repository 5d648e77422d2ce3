"""Acts as they are committed, and windows that they open."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

from bot.store.store import EntryRow, EventRow, Move, Parcel, WindowRow
from games.kernel import Checkpoint, Entry, Seat, Window
from tests.bot.playing import HOST, NOW

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


def everything(path: Path) -> dict[str, list[Any]]:
    db = sqlite3.connect(path)
    tables = [row[0] for row in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    found = {
        name: db.execute(f'SELECT * FROM "{name}"').fetchall()  # noqa: S608
        for name in tables
        if name not in ("lease", "sqlite_sequence")
    }
    db.close()
    return found


class Failing:
    """A connection that fails at its nth statement."""

    def __init__(self, db: sqlite3.Connection, at: int) -> None:
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
