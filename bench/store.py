"""How fast an act is written, beside a raw SQLite commit of the same bytes; and how fast a table comes back."""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import tempfile
import time
import zlib
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from bench import kernel
from bot.store.sqlite import SqliteStore, open_store
from bot.store.sqlite_hops import text
from bot.store.sqlite_play import COMPRESSION
from bot.store.store import EntryRow, EventRow, GameRow, Move, Parcel, SeatRow
from bot.table.tables import Tables
from games.kernel import Checkpoint, Entry, Options, Seat, Setup, Table, chairs

NOW = datetime(2026, 1, 1, tzinfo=UTC)
ROUNDS = 300
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
    """The bytes an act brings, as they are stored: what a raw commit is given in one row."""
    parts = [text(event.fields) for event in move.events] + [repr(parcel) for parcel in move.parcels]
    document = zlib.compress(move.checkpoint.document, COMPRESSION) if move.checkpoint else b""
    return text([move.line.entry.raw if move.line else None, *parts]).encode() + document


async def timed(work: Callable[[], Awaitable[object]]) -> float:
    began = time.perf_counter()
    await work()
    return 1000 * (time.perf_counter() - began)


def raw_commit(db: sqlite3.Connection, content: bytes) -> float:
    began = time.perf_counter()
    db.execute("BEGIN IMMEDIATE")
    db.execute("INSERT INTO raw (content) VALUES (?)", (content,))
    db.execute("COMMIT")
    return 1000 * (time.perf_counter() - began)


async def commits(store: SqliteStore, db: sqlite3.Connection, point: Checkpoint | None, head: int) -> list[list[float]]:
    """Milliseconds of ours and of the raw one, turn about, so that what else the machine does hits both."""
    ours: list[float] = []
    raw: list[float] = []
    for number in range(ROUNDS):
        move = act(head + number, point)
        ours.append(await timed(partial(store.commit, move)))
        raw.append(raw_commit(db, payload(move)))
    return [ours, raw]


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


async def seat_all(store: SqliteStore) -> None:
    for game, kind in (("bench2", "deck"), ("deck22", "deck")):
        await store.add_game(GameRow(game, kind, "Bench", 1, NOW, pace="none"))
    for number, seat in enumerate(SEATS):
        await store.take_seat(SeatRow("deck22", seat, "user", number + 1, NOW))


async def run(folder: Path) -> dict[str, float]:
    table, _ = Table.start(kernel.GAME, Setup(SEATS, "bench", Options()))
    store = await open_store(folder / "ours.db")
    db = sqlite3.connect(folder / "raw.db", isolation_level=None)
    db.executescript("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE raw (content BLOB);")
    tables = Tables(store, {"deck": kernel.GAME}, lambda *_: [])
    try:
        await seat_all(store)
        await store.commit(Move("bench2", NOW, -1, 0))
        small, raw_small = await commits(store, db, None, 0)
        large, raw_large = await commits(store, db, table.checkpoint, ROUNDS)
        await tables.open_game("deck22", 1)
        played, back = await submits(tables), await resumes(tables)
    finally:
        tables.close()
        await store.close()
        db.close()
    return {
        **spread("commit", small),
        **spread("commit_with_checkpoint", large),
        **spread("submit", played),
        **spread("resume_from_store", back),
        "commit_to_raw_ratio": ratio(small, raw_small),
        "commit_with_checkpoint_to_raw_ratio": ratio(large, raw_large),
    }


def spread(name: str, found: list[float]) -> dict[str, float]:
    """Median and 99th percentile."""
    last = statistics.quantiles(found, n=100)[98]
    return {f"{name}_ms": round(statistics.median(found), 3), f"{name}_p99_ms": round(last, 3)}


def ratio(ours: list[float], raw: list[float]) -> float:
    """Of the medians."""
    return round(statistics.median(ours) / statistics.median(raw), 2)


def measure() -> dict[str, float]:
    """All figures of the store, by name."""
    with tempfile.TemporaryDirectory(dir=Path()) as folder:  # here, for a folder of temporary files may be in memory
        return asyncio.run(run(Path(folder)))
