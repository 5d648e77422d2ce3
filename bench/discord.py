"""How fast the bot answers, beside a bare discord.py bot on the same local Discord, with the same people.

Both do the same visible work. The bare bot answers a command with words and a button as our Hand card has them, for the
caller alone; and in a direct message it keeps a card as long, and with as many parts, as our decision cards are on the
average of before and after a press, and edits it when it is pressed. What discord.py and the local Discord need for
such a card is in both figures; what is left is ours: rules, the commit with all that Discord is to be told, words.

People press seconds apart, so each of the single presses and commands finds both bots at rest for a while (a press that
follows another at once is twice as fast with either bot, as the processor still has all at hand). Before 64 people
press at once, all have sent a command at once: the connections are there.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import statistics
import tempfile
import time
from collections import defaultdict
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import discord
import structlog
from discord import app_commands, ui
from pydantic import SecretStr

from bot.app.client import Byrsa
from bot.app.serve import settled
from bot.base.settings import Settings
from bot.services.brought import HOOKS
from bot.services.clock.clock import Clock
from bot.store.sqlite import open_store
from bot.surface.kit.address import parse
from bot.surface.posting.plan import plan
from bot.table.tables import Tables
from games.catalog import GAMES
from loopback import Loopback
from loopback.person import Person
from loopback.seen import Seen
from loopback.town import Town

PEOPLE = 64
TABLE = 4
SINGLE = 150
TOWNS = 3
PAUSE = 0.02
GAMES_AT_ONCE = 50
STEADY, EVERY = 100, 0.1
PROSE = "Where play is, whom it waits for, and what the rules say of it. " * 7
BUTTON = 2
ANSWERS = ("pick", "every", "nothing")

Bot = Callable[[Town, str], Any]


class Card(ui.LayoutView):
    """A card with a button that counts."""

    top = ui.TextDisplay[Any](PROSE)
    line = ui.Separator[Any]()
    below = ui.TextDisplay[Any]("Not pressed yet")
    row = ui.ActionRow[Any]()

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.count = 0

    @row.button(label="Press", custom_id="press", style=discord.ButtonStyle.primary)
    async def press(self, interaction: discord.Interaction, _: ui.Button[Card]) -> None:
        self.count += 1
        self.below.content = f"Pressed {self.count} times"
        await interaction.response.edit_message(view=self)

    @row.button(label="Another", custom_id="another")
    async def another(self, interaction: discord.Interaction, _: ui.Button[Card]) -> None:
        await interaction.response.defer()

    @row.button(label="A third", custom_id="third")
    async def third(self, interaction: discord.Interaction, _: ui.Button[Card]) -> None:
        await interaction.response.defer()


def words() -> ui.LayoutView:
    """Words and a button that nobody presses."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(PROSE)).add_item(ui.ActionRow(ui.Button(label="Desk", custom_id="desk")))
    view.stop()
    return view


class Bare(discord.Client):
    """The least a bot can be: a command that answers, a button that edits its message, nothing that lasts."""

    def __init__(self, endpoint: str) -> None:
        connector = aiohttp.UnixConnector(endpoint.removeprefix("unix:"), limit=256)
        super().__init__(intents=discord.Intents(guilds=True), connector=connector, guild_ready_timeout=0.01)
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        @self.tree.command(name="words", description="Answers.")
        async def say(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(view=words(), ephemeral=True)

        @self.tree.command(name="card", description="Sends a card.")
        async def card(interaction: discord.Interaction) -> None:
            await interaction.response.defer(ephemeral=True)
            await interaction.user.send(view=Card())
            await interaction.followup.send("It is there.")

        await self.tree.sync()


@asynccontextmanager
async def town_with(bot: Bot) -> AsyncGenerator[tuple[Town, list[Person]]]:
    """A town of 64 people, and a bot that is ready."""
    with tempfile.TemporaryDirectory(prefix="bb") as folder:
        loopback = await Loopback().start(unix=f"{folder}/discord")
        town = Town(loopback)
        people = await town.people(*(f"person{number}" for number in range(PEOPLE)))
        async with bot(town, f"unix:{folder}/discord") as at_rest:
            town.at_rest = at_rest
            yield town, people
        await loopback.stop()


@asynccontextmanager
async def bare(town: Town, endpoint: str) -> AsyncGenerator[None]:
    async with Bare(endpoint) as client:
        task = asyncio.create_task(client.start(town.world.token))
        await client.wait_until_ready()
        yield None
        await client.close()
        await task


@asynccontextmanager
async def byrsa(town: Town, endpoint: str) -> AsyncGenerator[Callable[[], Awaitable[object]]]:
    with tempfile.TemporaryDirectory(dir=Path()) as folder:  # here, for a folder of temporary files may be in memory
        wanted: dict[str, Any] = {
            "DISCORD_TOKEN": SecretStr(town.world.token),
            "DISCORD_ENDPOINT": endpoint,
            "BYRSA_GUILD_READY_TIMEOUT": 0.01,
            "BYRSA_HASTE": "free",
            "BYRSA_INBOX_DELAY": 0.0,
        }
        store = await open_store(Path(folder) / "byrsa.db")
        tables = Tables(store, GAMES, plan, HOOKS)
        clock = Clock(store, tables)
        async with Byrsa(Settings(**wanted), store, tables, clock) as bot:
            tasks = [asyncio.create_task(bot.start(town.world.token)), asyncio.create_task(clock.run())]
            await settled(bot)
            yield bot.idle
            await bot.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        tables.close()
        await store.close()
        gc.unfreeze()  # other towns follow


async def timed(work: Awaitable[object]) -> float:
    began = time.perf_counter()
    await work
    return 1000 * (time.perf_counter() - began)


def desk(person: Person) -> Seen:
    return [one for one in person.inbox.all if one.text.startswith("**Desk of") and one.buttons][-1]


def quiet(person: Person) -> str | None:
    """The custom id of an answer to the first question on a desk: a press that commits, neither opens nor undoes."""
    buttons = (one for one in desk(person).components if one["type"] == BUTTON and not one.get("disabled"))
    ids = (parse(one["custom_id"]) for one in buttons)
    return next((str(to) for to in ids if to is not None and to.act in ANSWERS), None)


async def start_games(town: Town, people: list[Person], count: int = PEOPLE // TABLE) -> None:
    """Tables of four; where there are more tables than people can fill, they sit at several."""
    for number in range(0, count * TABLE, TABLE):
        place = town.channel(f"table-{number}")
        host, *others = (people[(number + n) % len(people)].at(place) for n in range(TABLE))
        card = await host.slash("/game new", title=f"Table {number}", scenario="late")
        for person in others:
            await person.click(card, "Join")
        await host.click(card, "Start")
    await town.idle()


class Found:
    """Milliseconds of commands and presses one after the other; presses a second with all people at once."""

    def __init__(self) -> None:
        self.single: dict[str, list[float]] = defaultdict(list)
        self.rates: dict[str, list[float]] = defaultdict(list)

    async def take(self, name: str, work: Callable[[], Awaitable[object]]) -> None:
        """After a while in which nothing happened."""
        await asyncio.sleep(PAUSE)
        self.single[name].append(await timed(work()))

    async def rush(self, name: str, presses: list[Coroutine[Any, Any, object]]) -> None:
        self.rates[name].append(1000 * len(presses) / await timed(asyncio.gather(*presses)))


async def compare(found: Found) -> None:
    """A bare bot and ours turn about, so that what else the machine does hits both."""
    async with town_with(bare) as (plain, strangers), town_with(byrsa) as (town, people):
        for stranger in strangers:
            await stranger.slash("/card")
        await start_games(town, people)
        await asyncio.gather(*(one.slash("/words") for one in strangers), *(one.slash("/help") for one in people))
        await rushes(found, town, strangers, people)
        await presses(found, town, strangers[0], people)
        for _ in range(SINGLE // TOWNS):
            await found.take("bare slash", partial(strangers[0].slash, "/words"))
            await found.take("slash", partial(people[0].at("table-0").slash, "/hand"))
        await plain.idle()
        await town.idle()


async def rushes(found: Found, town: Town, strangers: list[Person], people: list[Person]) -> None:
    """Traders, then Leaders: everybody is asked."""
    for _ in range(2):
        await found.rush("bare", [one.click(one.inbox.last, "Press") for one in strangers])
        await found.rush("ours", [one.click(desk(one), custom_id=quiet(one)) for one in people])
        await town.idle()


async def presses(found: Found, town: Town, stranger: Person, people: list[Person]) -> None:
    """Games go on from press to press."""
    for _ in range(SINGLE // TOWNS):
        await found.take("bare press", partial(stranger.click, stranger.inbox.last, "Press"))
        asked = next(person for person in people if quiet(person))
        await found.take("press", partial(asked.click, desk(asked), custom_id=quiet(asked)))
        await town.idle()


async def steady(found: Found) -> None:
    """Fifty games, ten presses a second in all: how long each waits until it is acknowledged."""
    async with town_with(byrsa) as (town, people):
        await start_games(town, people, GAMES_AT_ONCE)
        tasks: list[asyncio.Task[Any]] = []
        for number in range(STEADY):
            person = people[number * 7 % len(people)]
            if (asked := quiet(person)) is not None:
                tasks.append(asyncio.create_task(person.click(desk(person), custom_id=asked)))
            await asyncio.sleep(EVERY)
        found.single["ack"] += [reply.ack_ms for reply in await asyncio.gather(*tasks)]
        await town.idle()


async def measured() -> Found:
    found = Found()
    await steady(found)
    for _ in range(TOWNS):
        await compare(found)
    return found


def spread(name: str, found: list[float]) -> dict[str, float]:
    """Median and 99th percentile."""
    last = statistics.quantiles(found, n=100)[98]
    return {f"{name}_ms": round(statistics.median(found), 2), f"{name}_p99_ms": round(last, 2)}


def ratio(one: list[float], other: list[float]) -> float:
    """Of the medians."""
    return round(statistics.median(one) / statistics.median(other), 2)


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


def measure() -> dict[str, float]:
    """All figures of the bot on Discord, by name; `slash` shows the caller's hand."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    found = asyncio.run(measured())
    single, rates = found.single, {name: statistics.median(some) for name, some in found.rates.items()}
    return {
        **spread("bare_slash", single["bare slash"]),
        **spread("slash", single["slash"]),
        "slash_to_bare": ratio(single["slash"], single["bare slash"]),
        **spread("disk", disk()),
        **spread("bare_press", single["bare press"]),
        **spread("press", single["press"]),
        "press_to_bare": ratio(single["press"], single["bare press"]),
        "bare_presses_per_second": round(rates["bare"]),
        "presses_per_second": round(rates["ours"]),
        **spread("fifty_games_ack", single["ack"]),
        "presses_to_bare": round(rates["ours"] / rates["bare"], 2),
    }
