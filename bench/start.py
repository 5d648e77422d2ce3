"""What many stored games cost: the start of the bot, and a press, with 1, 50 and 500 games in its database.

One table of four is played on Discord for a while; then all its rows are there as often as wanted, under other ids and
in other channels. Nobody plays at those.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from bench.figures import Figure, compared, middle
from bench.town import TABLE, Cost, Meter, Play, bot_in, discord, start_games
from bot.store.copying import copied
from bot.store.db import transaction
from bot.store.opening import database, running_games
from loopback.person import Person
from loopback.town import Town

STORED = (1, 50, 500)
BEFORE, PRESSES = 20, 30
ROOM = 100


def store_copies(path: Path, channels: list[int], count: int) -> None:
    """The one game once more, so often."""
    there = database(path)
    with there.ready() as db, transaction(db, there.manners):
        copied(db, [row.id for row in running_games(path)], channels, range(count))


def places(town: Town) -> list[int]:
    """Channels for copies; a server has no room for a channel a game."""
    return [town.channel(f"copies-{number}").id for number in range(ROOM)]


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
            store_copies(path, places(town), count - 1)
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
