"""How large a stored game grows: two whole games by players that think, through tables and store, without Discord.

What the outbox has sent is forgotten after a week, so it is not counted. The messages that stand are some dozens a
game.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections import Counter
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bench.figures import Figure
from bot import fronts
from bot.services.brought import HOOKS
from bot.store.sql import SqlStore
from bot.store.sqlite import open_store
from bot.store.store import GameRow, SeatRow
from bot.surface.posting.plan import plan
from bot.table.tables import Tables
from games.carthage.minds import Round, SensiblePlayer
from games.catalog import GAMES
from games.kernel import chairs

NOW = datetime(2026, 1, 1, tzinfo=UTC)
SEATS = (4, 6)
GOAL = "<= 60"
SIZES = "SELECT name, sum(pgsize) FROM dbstat GROUP BY name"
PAGES = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
OWNERS = "SELECT name, tbl_name FROM sqlite_schema"


@dataclass(frozen=True, slots=True)
class Grown:
    """Bytes by table, its indexes included, for so many answers."""

    answers: int
    bytes: Counter[str]


def weighed(path: Path) -> Counter[str]:
    """Bytes by table, as they lie in the file; where this SQLite cannot tell, of the file."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("DELETE FROM outbox")
        owner = dict(db.execute(OWNERS).fetchall())
        try:
            sizes = db.execute(SIZES).fetchall()
        except sqlite3.OperationalError:
            sizes = [("file", db.execute(PAGES).fetchone()[0])]
        found: Counter[str] = Counter()
        for name, size in sizes:
            found[owner.get(name, name)] += size
        return found


async def seated(store: SqlStore, game: str, seats: int) -> None:
    """A game in the lobby, all seats taken."""
    await store.add_game(GameRow(game, "carthage", "Bench", 1, NOW, pace="none"))
    for number, seat in enumerate(chairs(seats)):
        await store.take_seat(SeatRow(game, seat, "user", 100_000_000_000_000_000 + number, NOW))


async def played(tables: Tables, game: str, seats: int) -> int:
    """Play it to its end; how many answers were stored."""
    await tables.open_game(game, 1, seed=f"stored {seats}")
    table, players = await tables.table(game), {seat: SensiblePlayer() for seat in chairs(seats)}
    going, answers = Round(table, players), 0
    while not table.over and (said := going.next()) is not None:
        posted, user = table.open[said.key], 100_000_000_000_000_000 + chairs(seats).index(said.seat)
        done = await tables.submit(game, said.seat, posted.ref, posted.rev, said.raw, user)
        answers += 1 + len(done.followed)
        if await tables.table(game) is not table:
            raise RuntimeError("the table was thrown away")
    return answers


async def grown(seats: int) -> Grown:
    """One whole game."""
    fronts.begin()
    with tempfile.TemporaryDirectory() as folder:
        path, game = Path(folder) / "stored.db", f"store{seats}"
        await (await open_store(path)).close()
        before = weighed(path)
        store = await open_store(path)
        tables = Tables(store, GAMES, plan, HOOKS)
        await seated(store, game, seats)
        answers = await played(tables, game, seats)
        tables.close()
        await store.close()
        return Grown(answers, weighed(path) - before)


def figures(seats: int, one: Grown) -> list[Figure]:
    """kB for a hundred answers, in all and by table."""
    each = {name: size / 10 / one.answers for name, size in one.bytes.most_common() if size}
    return [
        Figure(f"answers_of_{seats}", one.answers),
        Figure(f"stored_for_100_answers_of_{seats}", round(sum(each.values()), 1), "kB", goal=GOAL),
        *(Figure(f"{name}_of_{seats}", round(size, 1), "kB") for name, size in each.items()),
    ]


def measure() -> list[Figure]:
    """All figures of what is kept."""
    return [figure for seats in SEATS for figure in figures(seats, asyncio.run(grown(seats)))]
