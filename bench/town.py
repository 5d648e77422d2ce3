"""A local Discord with its people in this process, and a bot in another."""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.surface.kit.address import parse
from loopback import Loopback
from loopback.person import Person
from loopback.seen import Seen
from loopback.server import BY_TOKEN, Logged
from loopback.town import Town

PEOPLE = 64
TABLE = 4
BUTTON = 2
ANSWERS = ("pick", "every", "nothing")
OTHERS = ("", "show", "form", "rules", "undo")


class Bot:
    """A bot in a process of its own; it is asked one thing after the other."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process, self.start = process, 0.0
        self._turn, self._asked = asyncio.Lock(), 0

    async def ask(self, word: str) -> dict[str, float]:
        """What it says to a word, once it is done; who asked before may not have waited for his answer."""
        assert self.process.stdin is not None
        async with self._turn:
            self._asked += 1
            number = self._asked
            self.process.stdin.write(f"{number} {word}\n".encode())
            while (said := await self._heard())["number"] != number:
                pass
            return said

    async def _heard(self) -> dict[str, float]:
        assert self.process.stdout is not None
        line = await self.process.stdout.readline()
        if not line:
            raise RuntimeError("the bot has ended")
        said: dict[str, float] = json.loads(line)
        return said

    async def idle(self) -> None:
        """It is at rest."""
        await self.ask("idle")

    async def end(self) -> None:
        """It leaves in order."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        await self.process.wait()


@asynccontextmanager
async def started(kind: str, **where: str) -> AsyncGenerator[Bot]:
    """A bot, ready; `start`: the CPU that took."""
    pipe = asyncio.subprocess.PIPE
    words = [sys.executable, "-m", "bench.bot", kind]
    bot = Bot(await asyncio.create_subprocess_exec(*words, stdin=pipe, stdout=pipe))
    bot.start = (await bot.ask(json.dumps(where)))["start"]
    try:
        yield bot
    finally:
        await bot.end()


@asynccontextmanager
async def discord(people: int = PEOPLE) -> AsyncGenerator[tuple[Town, list[Person], str]]:
    """A local Discord, its people, and where it is."""
    with tempfile.TemporaryDirectory(prefix="bb") as folder:
        loopback = await Loopback().start(unix=f"{folder}/discord")
        town = Town(loopback)
        yield town, await town.people(*(f"person{number}" for number in range(people))), f"unix:{folder}/discord"
        await loopback.stop()


@asynccontextmanager
async def bot_in(town: Town, endpoint: str, kind: str, **where: str) -> AsyncGenerator[Bot]:
    """A bot that is ready in a town."""
    async with started(kind, endpoint=endpoint, token=town.world.token, **where) as bot:
        town.at_rest = bot.idle if kind == "ours" else None
        yield bot
        town.at_rest = None


@asynccontextmanager
async def bare_town() -> AsyncGenerator[tuple[Town, list[Person], Bot]]:
    """A town with a bare bot."""
    async with discord() as (town, people, endpoint), bot_in(town, endpoint, "bare") as bot:
        yield town, people, bot


@asynccontextmanager
async def our_town() -> AsyncGenerator[tuple[Town, list[Person], Bot]]:
    """A town with our bot, its database on the disk: a folder of temporary files may be in memory."""
    with tempfile.TemporaryDirectory(dir=Path()) as folder:
        database = f"{folder}/byrsa.db"
        async with discord() as (town, people, endpoint), bot_in(town, endpoint, "ours", database=database) as bot:
            yield town, people, bot


@dataclass(slots=True)
class Cost:
    """What some presses needed, in milliseconds a press. `discord`: of the local Discord and its people."""

    wall: float = 0.0
    main: float = 0.0
    every: float = 0.0
    discord: float = 0.0


@dataclass(slots=True)
class Meter:
    """Watches a town and its bot."""

    town: Town
    bot: Bot
    calls: Counter[str] = field(default_factory=Counter[str])
    by_token: Counter[str] = field(default_factory=Counter[str])

    def __post_init__(self) -> None:
        self.town.loopback.on_request.append(self._called)

    def _called(self, call: Logged) -> None:
        """A REST call that Discord counts; answers to interactions, and what goes by their tokens, it does not."""
        if not call.route.startswith(BY_TOKEN):
            self.calls[call.method] += 1
        elif not call.route.endswith("/callback"):
            self.by_token[call.method] += 1

    async def cost(self, presses: int, work: Awaitable[object]) -> Cost:
        """Of this work, for each of so many presses."""
        bot, here, began = await self.bot.ask("cpu"), time.process_time(), time.perf_counter()
        await work
        wall, discord = time.perf_counter() - began, time.process_time() - here
        after = await self.bot.ask("cpu")
        every, main = after["all"] - bot["all"], after["main"] - bot["main"]
        return Cost(1000 * wall / presses, main / presses, every / presses, 1000 * discord / presses)


def desk(person: Person) -> Seen | None:
    """The card of a person that lists what is asked of them."""
    found = [one for one in person.inbox.all if one.text.startswith("**Desk of") and one.buttons]
    return found[-1] if found else None


def asked(person: Person) -> list[str]:
    """The custom ids of the buttons on a desk that answer something, the quickest answers first."""
    card = desk(person)
    parts: Sequence[dict[str, Any]] = card.components if card else ()
    buttons = (one for one in parts if one["type"] == BUTTON and not one.get("disabled"))
    ids = [one["custom_id"] for one in buttons if act(one["custom_id"]) not in OTHERS]
    return sorted(ids, key=lambda one: act(one) not in ANSWERS)


def press(person: Person) -> Awaitable[object] | None:
    """A press that commits at once, if there is one to make."""
    card, wanted = desk(person), next((one for one in asked(person) if act(one) in ANSWERS), None)
    return person.click(card, custom_id=wanted) if card and wanted else None


def act(custom_id: str) -> str:
    """What a button does."""
    to = parse(custom_id)
    return to.act if to else ""


class Play:
    """One press after the other, by whoever is asked something that buttons answer; no button twice."""

    def __init__(self, people: Sequence[Person]) -> None:
        self.people = people
        self.done = set[str]()

    def next(self) -> Awaitable[object]:
        """StopIteration: nobody is asked."""
        person, wanted = next((who, one) for who in self.people for one in asked(who) if one not in self.done)
        self.done.add(wanted)
        card = desk(person)
        assert card is not None
        return person.click(card, custom_id=wanted)


async def start_games(town: Town, people: list[Person], count: int = PEOPLE // TABLE) -> None:
    """Tables of four; where there are more tables than people can fill, they sit at several."""
    for number in range(0, count * TABLE, TABLE):
        place = town.channel(f"table-{number}")
        host, *others = (people[(number + n) % len(people)].at(place) for n in range(TABLE))
        card = await host.slash("/game new", title=f"Table {number}")
        await host.submit_modal(await host.click(card, "Options…"), scenario="late")
        for person in others:
            await person.click(card, "Join")
        await host.click(card, "Start")
    await town.idle()
