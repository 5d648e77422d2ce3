"""How fast an act is written, beside a raw SQLite commit of the same bytes; and how fast a table comes back."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
import zlib
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random

from bench import kernel
from bench.figures import Figure, compared, high, low, middle
from bot.services.brought import HOOKS
from bot.store.db import text
from bot.store.sql import SqlStore
from bot.store.sqlite import open_store
from bot.store.store import EntryRow, EventRow, GameRow, Move, Parcel, SeatRow
from bot.table.tables import Tables
from games.carthage import GAME
from games.kernel import Checkpoint, Entry, Seat, Setup, Table, chairs
from games.playout import choose

NOW = datetime(2026, 1, 1, tzinfo=UTC)
ROUNDS = 400
POINTS = 120
FAST = 1
SEATS = chairs(6)


def act(head: int, point: Checkpoint | None) -> Move:
    """An answer of the usual size: four events, seven parcels."""
    seq = head + 1
    raw = {"cards": [f"card-{number}" for number in range(4)], "names": "grain"}
    return Move(
        "bench2",
        NOW,
        head,
        seq,
        line=EntryRow(
            Entry(seq, "answer", SEATS[0], "deck.discard@diamond", raw, "1.0a1b2c3d.4e5f", sealed=False), NOW, 1, "1"
        ),
        events=[EventRow("bench2", seq, n, "Played", {"seat": "diamond", "cards": 2}, None, NOW) for n in range(4)],
        checkpoint=Checkpoint(seq, point.step, 1, 1, point.document, {}) if point else None,
        parcels=[Parcel("public", "log", "log", str(seq)), *(hand(seat) for seat in SEATS)],
    )


def hand(seat: Seat) -> Parcel:
    return Parcel(f"seat:{seat}", f"dm:{seat}", "hand", merge=True)


def payload(move: Move) -> bytes:
    """The words an act brings, as they would be stored at the least: what a raw commit is given in one row."""
    parts = [text(event.fields) for event in move.events] + [repr(parcel) for parcel in move.parcels]
    return text([move.line.entry.raw if move.line else None, *parts]).encode()


async def timed(work: Callable[[], Awaitable[object]]) -> float:
    began = time.perf_counter()
    await work()
    return 1000 * (time.perf_counter() - began)


def raw_commit(db: sqlite3.Connection, words: bytes, document: bytes) -> None:
    """The same bytes in one row, written in the least way; the document is compressed for it."""
    packed = zlib.compress(document, FAST) if document else b""
    db.execute("BEGIN IMMEDIATE")
    db.execute("INSERT INTO raw (content) VALUES (?)", (words + packed,))
    db.execute("COMMIT")


@dataclass(slots=True)
class Pairs:
    """Ours and the raw one, turn about, so that what else the machine does hits both: milliseconds, and CPU of both."""

    ours: list[float] = field(default_factory=list[float])
    raw: list[float] = field(default_factory=list[float])
    ours_cpu: float = 0.0
    raw_cpu: float = 0.0

    def figures(self, name: str, to: str) -> list[Figure]:
        """How they compare: at best, at the median, and in CPU of all threads."""
        count = len(self.ours)
        return [
            compared(f"{name}_p10", low(self.ours), low(self.raw), to, "ratio <= 2"),
            compared(f"{name}_median", middle(self.ours), middle(self.raw), to),
            compared(f"{name}_cpu", self.ours_cpu / count, self.raw_cpu / count, to),
            Figure(f"{name}_p99", round(high(self.ours), 3), "ms"),
        ]


async def commits(store: SqlStore, db: sqlite3.Connection, points: Sequence[Checkpoint | None], head: int) -> Pairs:
    """Ours and the raw one, turn about."""
    found = Pairs()
    for number in range(ROUNDS):
        move = act(head + number, points[number % len(points)])
        words, document = payload(move), move.checkpoint.document if move.checkpoint else b""
        began, cpu = time.perf_counter(), time.process_time()
        await store.commit(move)
        between, cpu_between = time.perf_counter(), time.process_time()
        raw_commit(db, words, document)
        found.ours.append(1000 * (between - began))
        found.raw.append(1000 * (time.perf_counter() - between))
        found.ours_cpu += 1000 * (cpu_between - cpu)
        found.raw_cpu += 1000 * (time.process_time() - cpu_between)
    return found


async def submits(tables: Tables) -> list[float]:
    """Milliseconds from an answer to its commit, rules included."""
    found: list[float] = []
    for _ in range(ROUNDS):
        posted = next(iter((await tables.table("deck22")).open.values()))
        press = partial(
            tables.submit,
            "deck22",
            posted.decision.seat,
            posted.ref,
            posted.rev,
            posted.decision.choice.form()[0][:2],
            1 + SEATS.index(posted.decision.seat),
        )
        found.append(await timed(press))
    return found


async def resumes(tables: Tables) -> list[float]:
    """Milliseconds to bring a table back from the store."""
    found: list[float] = []
    for _ in range(30):
        tables.close()
        found.append(await timed(lambda: tables.table("deck22")))
    return found


async def seat_all(store: SqlStore) -> None:
    for game, kind in (("bench2", "deck"), ("deck22", "deck")):
        await store.add_game(GameRow(game, kind, "Bench", 1, NOW, pace="none"))
    for number, seat in enumerate(SEATS):
        await store.take_seat(SeatRow("deck22", seat, "user", number + 1, NOW))


async def run(folder: Path) -> list[Figure]:
    store = await open_store(folder / "ours.db")
    db = sqlite3.connect(folder / "raw.db", isolation_level=None)
    db.executescript("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE raw (content BLOB);")
    tables = Tables(store, {"deck": kernel.GAME}, lambda *_: [], HOOKS)
    try:
        await seat_all(store)
        await store.commit(Move("bench2", NOW, -1, 0))
        small = await commits(store, db, [None], 0)
        large = await commits(store, db, documents(), ROUNDS)
        await tables.open_game("deck22", 1)
        played, back = await submits(tables), await resumes(tables)
    finally:
        tables.close()
        await store.close()
        db.close()
    return [
        *small.figures("commit", "raw commit of the same bytes"),
        *large.figures("commit_with_checkpoint", "raw commit, compression counted"),
        *spread("submit", played, "<= 5"),
        *spread("resume_from_store", back, "<= 20"),
    ]


def documents() -> list[Checkpoint]:
    """Checkpoints of a game of The Republic of Carthage, one after the other."""
    found: list[Checkpoint] = []
    table, _ = Table.start(GAME, Setup(SEATS, "bench", GAME.options()))
    pick = Random(7)
    while not table.over and len(found) < POINTS:
        outcome = table.submit(*choose(table, pick))
        found += [outcome.checkpoint] if outcome.checkpoint else []
    table.close()
    return found


def spread(name: str, found: list[float], goal: str = "") -> list[Figure]:
    """Milliseconds, at best and at worst."""
    return [
        Figure(f"{name}_p10", round(low(found), 3), "ms", goal=goal),
        Figure(f"{name}_median", round(middle(found), 3), "ms"),
        Figure(f"{name}_p99", round(high(found), 3), "ms"),
    ]


def measure() -> list[Figure]:
    """All figures of the store."""
    with tempfile.TemporaryDirectory(dir=Path()) as folder:  # here, for a folder of temporary files may be in memory
        return asyncio.run(run(Path(folder)))
