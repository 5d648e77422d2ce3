"""Where it is tried: a game of every kind, gathering, begun, in the middle and over, and who is about it.

The game is played in a closet: its players, its master and a passer-by see it; a neighbour of the same server does not,
and a stranger is of another server, where he has a game of his own.
"""

from __future__ import annotations

import tempfile
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final, Literal, TypeAlias

from bot.app.client import Byrsa
from bot.app.staging import Cast, begin_in
from bot.services.resolutions import endings
from bot.services.votes.motions import Motion
from games.bench import bench
from games.catalog import GAMES
from games.kernel import Seat, chairs
from loopback.person import Person
from loopback.reply import Reply
from loopback.server import Loopback
from loopback.town import Town
from tests.bot.playing import FakeTime
from tests.cogs.conftest import running
from tests.lobbies import new_game

Place: TypeAlias = Literal["lobby", "begun", "middle", "over"]
PLACES: Final[tuple[Place, ...]] = ("lobby", "begun", "middle", "over")
Role: TypeAlias = Literal["host", "seat", "master", "passer-by", "neighbour", "stranger"]
SEED: Final = "zq-the-seed-of-the-fuzz"
NAMES: Final = ("elissa", "hanno", "mago", "gisco", "adherbal", "bomilcar", "sophonisba", "mattan")
SECRET: Final = "zq-words-of-{}-alone"
"""What somebody says in secret: words that nobody else may ever read."""
TITLE: Final = "zq-closed-table"


@dataclass
class Stage:
    """A bot, a game, and everybody about it."""

    name: str
    town: Town
    bot: Byrsa
    database: Path
    game: str
    other: str
    title: str
    people: Sequence[tuple[Role, Person]]

    def of(self, role: Role) -> list[Person]:
        """Who is there in a role."""
        return [person for one, person in self.people if one == role]


@asynccontextmanager
async def staged(kind: str, place: Place, dice: Random, *, judged: bool = False) -> AsyncGenerator[Stage]:
    """A stage that has just been set; `judged`: every body is held against the published types."""
    with tempfile.TemporaryDirectory(prefix="fz") as folder:
        server = await Loopback().start(unix=f"{folder}/discord")
        town, database = Town(server), Path(folder) / "byrsa.db"
        town.world.patience = 60.0
        if judged:
            town.judge_bodies()
        try:
            async with running(town, f"unix:{folder}/discord", database, FakeTime(), seed=SEED) as bot:
                town.at_rest = bot.idle
                yield await _set(town, bot, database, kind, place, dice)
        finally:
            await server.stop()


async def _set(town: Town, bot: Byrsa, database: Path, kind: str, place: Place, dice: Random) -> Stage:
    preset = dice.choice(list(bench(kind).presets.values()))
    count = preset.seats if place in ("middle", "over") else max(3, min(GAMES[kind].seats))
    players = await town.people(*NAMES[: min(count, max(GAMES[kind].seats))])
    master, passer, neighbour = await town.people("master", "passer", "neighbour")
    closet = town.channel("closet", only=[*players, master, passer])
    stranger = _stranger(town)
    other = await _lobby(bot, [stranger], "sample", "zq-elsewhere")
    players = [one.at(closet) for one in players]
    if place in ("lobby", "begun"):
        game = await _lobby(bot, players, kind, TITLE, begins=place == "begun")
    else:
        seats = chairs(preset.seats)
        cast: dict[Seat, tuple[int, str]] = {seat: (one.id, one.name) for seat, one in zip(seats, players, strict=True)}
        game = await begin_in(bot.store, preset, Cast(TITLE, cast, town.guild.id, closet.id), bot.clock.time)
    await bot.store.change_game(game, bot.clock.time.now(), gm=master.id)
    await town.idle()
    if place == "over":
        now = bot.clock.time.now()
        await endings.end(bot.surface.tables, Motion(game=game, ref="1", kind="end", opened=now, until=now))
    host, *others = players
    people: list[tuple[Role, Person]] = [("host", host), *(("seat", one) for one in others)]
    people += [("master", master.at(closet)), ("passer-by", passer.at(closet)), ("neighbour", neighbour)]
    people.append(("stranger", stranger))
    await town.idle()
    return Stage(f"{kind} {place}", town, bot, database, game, other, TITLE, people)


def _stranger(town: Town) -> Person:
    user = town.world.add_user("xeno")
    there = town.world.add_guild("Elsewhere", user)
    return Person(town, user, town.world.add_channel(there, "square"))


async def _lobby(bot: Byrsa, people: Sequence[Person], kind: str, title: str, *, begins: bool = False) -> str:
    """A game that gathers people; in one that does not begin, when they are told, each has words for the dice."""
    host, *others = people
    seats = max(len(people), min(GAMES[kind].seats))
    card: Reply = await new_game(host, title=title, seats=seats, game=kind, rounds=False)
    for person in others:
        await person.click(card, "Join")
    await host.town.idle()
    game = next(row.id for row in await bot.store.games() if row.title == title)
    for person in people if not begins else ():
        await person.slash("/game join", dice=SECRET.format(person.name))
    if begins:
        await host.click(card, "Start")
    await host.town.idle()
    return game
