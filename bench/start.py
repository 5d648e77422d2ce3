"""What many stored games cost: the start of the bot, and a press, with 1, 50 and 500 games in its database.

One table of four is played on Discord for a while; then all its rows are there as often as wanted, under other ids and
in other channels. Nobody plays at those.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from bench.figures import Figure, compared, middle
from bench.town import TABLE, Cost, Meter, Play, bot_in, discord, start_games
from bot.store.carrying import TABLES
from loopback.person import Person
from loopback.town import Town

STORED = (1, 50, 500)
BEFORE, PRESSES = 20, 30
ROOM = 100


def copied(path: Path, places: list[tuple[int, int]]) -> None:
    """The one game once more for each channel and log."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("BEGIN")
        for number, (channel, log) in enumerate(places):
            _copy(db, "game", {"id": f"copy{number}", "channel": channel, "log": log})
            for table in TABLES:
                _copy(db, table, {"game": f"copy{number}"})
        db.execute("COMMIT")


def _copy(db: sqlite3.Connection, table: str, new: dict[str, object]) -> None:
    """The rows of the first game with some columns changed."""
    key = "id" if table == "game" else "game"
    columns = [row[1] for row in db.execute(f'PRAGMA table_info("{table}")')]
    wanted = ", ".join("?" if name in new else f'"{name}"' for name in columns)
    first = "SELECT id FROM game ORDER BY made_at, id LIMIT 1"
    db.execute(
        f'INSERT INTO "{table}" SELECT {wanted} FROM "{table}" WHERE {key} = ({first})',  # noqa: S608
        [new[name] for name in columns if name in new],
    )


def places(town: Town, count: int) -> list[tuple[int, int]]:
    """Channels with logs, for so many games; a server has no room for a channel a game."""
    channels = [town.channel(f"copies-{number}").id for number in range(min(count, ROOM))]
    return [(channels[number % ROOM], channels[number % ROOM]) for number in range(count)]


async def begun(town: Town, people: list[Person], endpoint: str, database: str) -> None:
    """A game, some way on."""
    async with bot_in(town, endpoint, "ours", database=database):
        await start_games(town, people, 1)
        play = Play(people)
        for _ in range(BEFORE):
            await play.next()
            await town.idle()


async def with_games(count: int) -> tuple[float, list[Cost], list[Cost]]:
    """CPU of the start; costs of presses and of what follows them."""
    with tempfile.TemporaryDirectory(dir=Path()) as folder:
        path = Path(folder) / "byrsa.db"
        async with discord(TABLE) as (town, people, endpoint):
            await begun(town, people, endpoint, str(path))
            copied(path, places(town, count - 1))
            async with bot_in(town, endpoint, "ours", database=str(path)) as bot:
                await town.idle()
                meter, play, answers, after = Meter(town, bot), Play(people), list[Cost](), list[Cost]()
                for _ in range(PRESSES):
                    answers.append(await meter.cost(1, play.next()))
                    after.append(await meter.cost(1, town.idle()))
                return bot.start, answers, after


def measure() -> list[Figure]:
    """Start and press with more and more games; a ratio of 1 is flat."""
    found = {count: asyncio.run(with_games(count)) for count in STORED}
    starts = {count: one[0] for count, one in found.items()}
    answers = {count: middle([cost.every for cost in one[1]]) for count, one in found.items()}
    after = {count: middle([cost.every for cost in one[2]]) for count, one in found.items()}
    return [
        compared(f"{name}_cpu_with_{count}_games", each[count], each[1], "1 game", digits=1)
        for name, each in (("start", starts), ("press", answers), ("after_press", after))
        for count in STORED
    ]
