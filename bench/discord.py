"""How fast the bot answers, beside a bare discord.py bot on the same local Discord, with the same people.

Both do the same visible work (`bench.bare`), each in a process of its own, so that what the local Discord and its
people need is no part of what the bots need. What follows a press (cards, hands, turn cards, the log) is counted, but
apart: in every other rush it is not sent before all are answered, and these rushes are what `press` and `after_press`
tell of. REST calls, the sum of both and the sustained rate are those of the other rushes, which are as they come.
Here nothing waits for what follows (`bot/surface/posting/patience.py`), as if each press stood for itself: at a table
of people, who press seconds apart, a press costs fewer calls.

`answers_to_bare` is what it was when all ran in one process: one processor does the work of the bot and of Discord.
The bare bot has neither a faster JSON nor a faster loop.

People press seconds apart, so each of the single presses and commands finds both bots at rest for a while (a press that
follows another at once is twice as fast with either bot, as the processor still has all at hand). Before 64 people
press at once, all have sent a command at once: the connections are there.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

from bench.figures import Figure, compared, high, low, middle
from bench.town import TABLE, Cost, Meter, Play, bare_town, our_town, press, start_games
from loopback.person import Person
from loopback.town import Town

TOWNS, RUSHES = 4, 2
SINGLE = 160
FEW = 60
PAUSE = 0.02
GAMES_AT_ONCE = 50
STEADY, EVERY = 100, 0.1
METHODS = ("PATCH", "POST", "PUT", "DELETE", "GET")


class Found:
    """Costs of rushes; milliseconds of single presses and commands; REST calls."""

    def __init__(self) -> None:
        self.costs: dict[str, list[Cost]] = defaultdict(list)
        self.single: dict[str, list[float]] = defaultdict(list)
        self.calls: dict[str, Counter[str]] = defaultdict(Counter)
        self.by_token: Counter[str] = Counter()
        self.presses: Counter[str] = Counter()
        self.towns = 0

    async def take(self, name: str, work: Callable[[], Awaitable[object]]) -> None:
        """After a while in which nothing happened."""
        await asyncio.sleep(PAUSE)
        began = time.perf_counter()
        await work()
        self.single[name].append(1000 * (time.perf_counter() - began))

    def of(self, name: str, what: str) -> float:
        """The median of a cost."""
        return middle([getattr(one, what) for one in self.costs[name]])


async def compare(found: Found) -> None:
    """A bare bot and ours turn about, so that what else the machine does hits both."""
    async with bare_town() as (plain, strangers, bare), our_town() as (town, people, ours):
        for stranger in strangers:
            await stranger.slash("/card")
        await start_games(town, people)
        await asyncio.gather(*(one.slash("/words") for one in strangers), *(one.slash("/help") for one in people))
        await town.idle()
        await rushes(found, Meter(plain, bare), Meter(town, ours), strangers, people)
        await presses(found, town, strangers[0], people)
        for _ in range(SINGLE // TOWNS):
            await found.take("bare slash", partial(strangers[0].slash, "/words"))
            await found.take("slash", partial(people[0].at("table-0").slash, "/hand"))
        await plain.idle()
        await town.idle()


async def rushes(found: Found, plain: Meter, ours: Meter, strangers: list[Person], people: list[Person]) -> None:
    """Traders, then Leaders: everybody is asked."""
    for number in range(RUSHES):
        held = (found.towns + number) % 2 == 0
        cards = asyncio.gather(*(one.click(one.inbox.last, "Press") for one in strangers))
        found.costs["bare held" if held else "bare free"].append(await plain.cost(len(strangers), cards))
        answers = [one for person in people if (one := press(person))]
        ours.calls.clear()
        ours.by_token.clear()
        await (held_back if held else as_it_comes)(found, ours, answers)


async def held_back(found: Found, ours: Meter, answers: list[Awaitable[object]]) -> None:
    """First all are answered, then what follows is sent."""
    await ours.bot.ask("hold")
    ours.town.at_rest = None  # it will not be
    found.costs["press"].append(await ours.cost(len(answers), asyncio.gather(*answers)))
    ours.town.at_rest = ours.bot.idle
    await ours.bot.ask("go")
    found.costs["after"].append(await ours.cost(len(answers), ours.town.idle()))


async def as_it_comes(found: Found, ours: Meter, answers: list[Awaitable[object]]) -> None:
    """All is done when it is its turn."""

    async def whole() -> None:
        await asyncio.gather(*answers)
        await ours.town.idle()

    found.costs["both"].append(await ours.cost(len(answers), whole()))
    found.calls["rush"] += ours.calls
    found.by_token["rush"] += ours.by_token.total()
    found.presses["rush"] += len(answers)


async def presses(found: Found, town: Town, stranger: Person, people: list[Person]) -> None:
    """Games go on from press to press."""
    for _ in range(SINGLE // TOWNS):
        await found.take("bare press", partial(stranger.click, stranger.inbox.last, "Press"))
        answer = next(one for person in people if (one := press(person)))
        await found.take("press", lambda answer=answer: answer)
        await town.idle()


async def few(found: Found) -> None:
    """One table of four, where now one is asked, now another: what each press brings with it."""
    async with our_town() as (town, people, bot):
        await start_games(town, people[:TABLE], 1)
        meter, play = Meter(town, bot), Play(people[:TABLE])
        for _ in range(FEW):
            found.costs["few press"].append(await meter.cost(1, play.next()))
            found.costs["few after"].append(await meter.cost(1, town.idle()))
        found.presses["few"], found.calls["few"] = FEW, meter.calls
        found.by_token["few"] = meter.by_token.total()


async def steady(found: Found) -> None:
    """Fifty games, ten presses a second in all: how long each waits until it is acknowledged."""
    async with our_town() as (town, people, _):
        await start_games(town, people, GAMES_AT_ONCE)
        tasks: list[asyncio.Future[object]] = []
        for number in range(STEADY):
            if (answer := press(people[number * 7 % len(people)])) is not None:
                tasks.append(asyncio.ensure_future(answer))
            await asyncio.sleep(EVERY)
        found.single["ack"] += [reply.ack_ms for reply in await asyncio.gather(*tasks)]
        await town.idle()


async def measured() -> Found:
    found = Found()
    await steady(found)
    await few(found)
    for found.towns in range(TOWNS):
        await compare(found)
    return found


def disk() -> list[float]:
    """Milliseconds until a few kilobytes are safe on the disk: no commit can be faster."""
    found: list[float] = []
    with tempfile.TemporaryFile(dir=Path(), buffering=0) as file:
        for _ in range(SINGLE):
            file.write(bytes(8192))
            began = time.perf_counter()
            os.fdatasync(file.fileno())
            found.append(1000 * (time.perf_counter() - began))
    return found


def cpu(found: Found) -> list[Figure]:
    """What a press needs of the processor, in a rush."""
    bare = found.of("bare held", "every")
    rows = [
        ("bare_press", "bare held", ""),
        ("press", "press", "<= 2.5"),
        ("after_press", "after", "<= 4"),
        ("press_and_after", "both", "<= 6.5"),
    ]
    return [
        one
        for name, cost, goal in rows
        for one in (
            compared(f"{name}_cpu_main_thread", found.of(cost, "main"), found.of("bare held", "main"), "bare press"),
            compared(f"{name}_cpu", found.of(cost, "every"), bare, "bare press", goal),
            Figure(f"{name}_cpu_of_discord_and_people", round(found.of(cost, "discord"), 3), "ms"),
        )
    ]


def rates(found: Found) -> list[Figure]:
    """Answers a second."""
    bare = 1000 / found.of("bare held", "wall")
    turns = zip(found.costs["bare held"], found.costs["press"], strict=True)
    shares = [(one.every + one.discord) / (two.every + two.discord) for one, two in turns]
    return [
        Figure("bare_answers_per_second", round(bare), "/s"),
        compared("answers_per_second", 1000 / found.of("press", "wall"), bare, "bare bot", "", "/s", 0),
        compared("sustained_presses_per_second", 1000 / found.of("both", "wall"), bare, "bare bot", "", "/s", 0),
        Figure("answers_to_bare", round(middle(shares), 2), goal=">= 0.45"),
    ]


def calls(found: Found) -> list[Figure]:
    """REST calls a press that Discord counts, in a rush and where few are asked; and edits by the tokens of presses."""
    rows: list[Figure] = []
    for name, goal in (("rush", "<= 2"), ("few", "<= 3")):
        count = found.presses[name] or 1
        rows.append(Figure(f"rest_calls_a_press_{name}", round(found.calls[name].total() / count, 2), goal=goal))
        rows += [
            Figure(f"rest_{method}_{name}", round(found.calls[name][method] / count, 2))
            for method in METHODS
            if found.calls[name][method]
        ]
        rows.append(Figure(f"rest_by_token_{name}", round(found.by_token[name] / count, 2)))
    rows.append(Figure("few_press_cpu", round(found.of("few press", "every"), 2), "ms"))
    rows.append(Figure("few_after_press_cpu", round(found.of("few after", "every"), 2), "ms"))
    return rows


def waits(found: Found) -> list[Figure]:
    """Milliseconds until one who presses alone is answered."""
    single = found.single
    pairs = (("slash", "bare slash", "ratio <= 1.5"), ("press", "bare press", "ratio <= 3"))
    told = [
        one
        for name, base, goal in pairs
        for one in (
            compared(f"{name}_p10", low(single[name]), low(single[base]), base, goal),
            compared(f"{name}_median", middle(single[name]), middle(single[base]), base),
            compared(f"{name}_p99", high(single[name]), high(single[base]), base),
        )
    ]
    synced = disk()
    return [
        *told,
        Figure("disk_p10", round(low(synced), 2), "ms"),
        Figure("disk_median", round(middle(synced), 2), "ms"),
        Figure("fifty_games_ack_median", round(middle(single["ack"]), 2), "ms"),
        Figure("fifty_games_ack_p99", round(high(single["ack"]), 2), "ms"),
    ]


def measure() -> list[Figure]:
    """All figures of the bot on Discord; `slash` shows the caller's hand."""
    found = asyncio.run(measured())
    return [*cpu(found), *rates(found), *calls(found), *waits(found)]
