"""A whole game while all goes wrong that can, one thing after the other: it ends as the same game on a quiet evening.

Each trouble strikes, somebody presses a button, an hour or so goes by, and it is over. Nothing may be lost, nothing be
told twice, and nobody need do more than press once more.
"""

from __future__ import annotations

import re
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from structlog.testing import capture_logs

from loopback.faults import AppliedThen, Ban, Broken, DeleteMessage, Fault, InvalidSession, Rule, Status
from loopback.model import Overwrite
from loopback.perms import bits
from loopback.person import Person
from loopback.town import Town
from tests.bot.failing import held_by_another, hurry, no_room, sick
from tests.bot.playing import opened
from tests.e2e.lexicon import leaks_in_logs
from tests.e2e.process import Process
from tests.e2e.stage import Stage, found, own_stage
from tests.e2e.table import answer_until, gather, log_of, quiet, read
from tests.e2e.test_faults import CALLBACK, EDIT, PEOPLE, RECEIPTS, next_asked
from tests.lots import proof

EVERY = 14  # presses from one trouble to the next
MINUTES = 90  # from the beginning of a trouble until all that waited must have arrived
ALL = "* /*"
CHANNELS = "* /channels/*"  # of presses discord.py tries again by itself, in real seconds
SHARE = re.compile("`[0-9a-f]{16}`")  # drawn anew each evening
KNOWN = ("store.fails", "road.closed")  # what whoever runs the bot must read of
Trouble: TypeAlias = Callable[[Stage], AbstractAsyncContextManager[None]]
Ended: TypeAlias = tuple[Any, dict[str, list[str]]]
QUIET: list[Ended] = []


@pytest.fixture(autouse=True)
def logged() -> Iterator[None]:
    """No line of the log holds a hand; all that is told as an error is that the database fails."""
    with capture_logs() as lines:
        yield
    assert leaks_in_logs(lines) == []
    assert [line for line in lines if line["log_level"] in ("error", "critical") and line["event"] not in KNOWN] == []


def for_an_hour(match: str, fault: Fault, *codes: int) -> Trouble:
    """All such calls go wrong for so long."""

    @asynccontextmanager
    async def trouble(stage: Stage) -> AsyncIterator[None]:
        stage.town.allow(*codes)
        plan = stage.plan(Rule(match, fault, lasts=3600))
        yield
        assert plan.fired

    return trouble


def some_times(match: str, fault: Fault, times: int, *codes: int) -> Trouble:
    """The next few such calls go wrong."""

    @asynccontextmanager
    async def trouble(stage: Stage) -> AsyncIterator[None]:
        stage.town.allow(*codes)
        plan = stage.plan(Rule(match, fault, times=times))
        yield
        assert plan.fired

    return trouble


@asynccontextmanager
async def nothing(_: Stage) -> AsyncIterator[None]:
    """A quiet evening."""
    yield


@asynccontextmanager
async def token_reset(stage: Stage) -> AsyncIterator[None]:
    """Somebody resets the token, and puts the former one back."""
    stage.town.allow(401, 50014)
    former, stage.town.world.token = stage.town.world.token, "another"
    yield
    stage.town.world.token = former


@asynccontextmanager
async def full_disk(stage: Stage) -> AsyncIterator[None]:
    async with no_room(stage.bot.store):
        yield


@asynccontextmanager
async def held_database(stage: Stage) -> AsyncIterator[None]:
    with held_by_another(stage.database):
        yield


@asynccontextmanager
async def failing_disk(stage: Stage) -> AsyncIterator[None]:
    """What was sent cannot be written down."""
    with sick(stage.bot.store._writer, "UPDATE outbox"):
        yield


@asynccontextmanager
async def lost_permission(stage: Stage) -> AsyncIterator[None]:
    stage.town.allow(50013, 50001)
    stage.town.world.set_overwrite(stage.town.hall, stage.town.world.bot.id, Overwrite(1, 0, bits("SEND_MESSAGES")))
    yield
    stage.town.world.set_overwrite(stage.town.hall, stage.town.world.bot.id, None)


@asynccontextmanager
async def archived_log(stage: Stage) -> AsyncIterator[None]:
    stage.town.allow(50083, 160005)
    for one in list(stage.town.world.channels.values()):
        if one.name.startswith("Log:"):
            one.locked = True
            stage.town.world.archive(one)
    yield


@asynccontextmanager
async def server_away(stage: Stage) -> AsyncIterator[None]:
    stage.town.world.lose_sight(stage.town.guild)
    yield
    stage.town.world.find_again(stage.town.guild)


@asynccontextmanager
async def line_cut(stage: Stage) -> AsyncIterator[None]:
    stage.town.loopback.gateway.cut()
    async with for_an_hour(CHANNELS, Broken())(stage):
        yield


TROUBLES: dict[str, Trouble] = {
    "the address is banned": for_an_hour(ALL, Ban(), 429),
    "the bot is banned": for_an_hour(ALL, Ban("json"), 429),
    "the token is reset": token_reset,
    "Discord fails": for_an_hour(CHANNELS, Status(503)),
    "the line is cut": line_cut,
    "answers are lost": some_times(CHANNELS, AppliedThen(503), 4),
    "acknowledgements are lost": some_times(CALLBACK, AppliedThen(503), 1, 40060),
    "a picture is refused": some_times("PATCH /channels/*", Status(400, code=50035), 1, 50035),
    "edits fail": for_an_hour(EDIT, Status(503)),
    "the disk is full": full_disk,
    "another program holds the database": held_database,
    "the disk fails": failing_disk,
    "a moderator deletes": some_times("POST /interactions/*", DeleteMessage(card=True), 2, 10008),
    "a permission is taken": lost_permission,
    "the log is locked": archived_log,
    "the server is away": server_away,
    "the session is lost": some_times(ALL, InvalidSession(), 2),
}


async def quiet_evening(directory: Path) -> Ended:
    """The game as it goes when nothing goes wrong: the same whenever it is played, and so played once."""
    if not QUIET:
        QUIET.append(await evening(made(directory / "calm"), [nothing] * len(TROUBLES)))
    return QUIET[0]


async def evening(directory: Path, troubles: Sequence[Trouble]) -> Ended:
    """A game to its end; what the store holds of it, and what everybody could read."""
    async with own_stage(directory) as stage:
        await hurry(stage.bot.store)
        stage.town.world.late_edit_budget = 1000  # hours go by in no time here, and discord.py would wait real seconds
        a_moment_later = partial(stage.time.move, timedelta(seconds=1))  # who sat down first, sits first
        people = await gather(stage.town, *PEOPLE, between=a_moment_later, pace="none", scenario="early")
        presses, left = 0, list(troubles)
        while await stage.bot.store.games(status=("playing", "held")):
            presses += 1
            if presses % EVERY == 0 and left:
                await amid(stage, people, left.pop(0))
            else:
                await press(stage, people)
        assert left == [], "the game was too short for all troubles"
        assert (await stage.bot.store.unsent(), await stage.bot.store.lost()) == (0, 0)
        assert stage.town.problems() == []
        return unordered(await stage.truth()), told(people)


def unordered(truth: dict[str, Any]) -> dict[str, Any]:
    """All games, however it fell out when the bot passed for those who could only pass: that is drawn by lot."""
    return {title: {**game, "journal": sorted(map(repr, game["journal"]))} for title, game in truth.items()}


async def press(stage: Stage, people: Sequence[Person]) -> None:
    """The quiet answer of whoever is asked first."""
    person, card = await next_asked(stage, list(people))
    await stage.insist(lambda: person.click(card, quiet(card), wait=False))


async def amid(stage: Stage, people: Sequence[Person], trouble: Trouble) -> None:
    """Somebody presses while this goes on, once, and sees later what came of it."""
    person, card = await next_asked(stage, list(people))
    async with trouble(stage):
        reply = await person.click(card, quiet(card), wait=False)
        await stage.heard(reply)
        await pass_time(stage, MINUTES)
        if reply.interaction.ack is None:
            stage.town.excused.add(reply.interaction.id)
    await pass_time(stage, MINUTES)
    await stage.rest()


async def pass_time(stage: Stage, minutes: int) -> None:
    """Minute by minute, on both clocks."""
    for _ in range(minutes):
        stage.time.move(timedelta(minutes=1))
        stage.town.clock.advance(minutes=1)
        await stage.town.idle()


def told(people: Sequence[Person]) -> dict[str, list[str]]:
    """What stands in the log, in the hall and in each inbox, line by line; what a share of the dice was is left out."""
    hall = [one.text for one in people[0].channel("hall").all if not one.buttons]
    inboxes = {one.name: [text for text in read(one) if not text.startswith(RECEIPTS)] for one in people}
    places = {"log": log_of(people[0]), "hall": hall, **inboxes}
    lines = {place: [line for text in texts for line in text.splitlines() if line] for place, texts in places.items()}
    return {place: [SHARE.sub("drawn", line) for line in told] for place, told in lines.items()}


NOTICES = (
    "Clocks are stopped until then.",
    "Nothing was changed. The bot cannot write just now",
    "I can write here again, and the game goes on",
)
"""What is said of the troubles themselves: to the host, to whoever presses, and where nothing could be written."""


def made(directory: Path) -> Path:
    directory.mkdir()
    return directory


@pytest.mark.slow
async def test_it_ends_as_on_a_quiet_evening(tmp_path: Path) -> None:
    calm, quietly = await quiet_evening(tmp_path)
    truth, loudly = await evening(made(tmp_path / "worst"), list(TROUBLES.values()))
    assert truth == calm
    for place, lines in quietly.items():
        lacking, more = Counter(lines) - Counter(loudly[place]), Counter(loudly[place]) - Counter(lines)
        assert (place, list(lacking.elements())) == (place, [])
        assert (place, [line for line in more if not any(words in line for words in NOTICES)]) == (place, [])


@proof
async def test_it_ends_so_though_the_bot_is_killed_again_and_again(make_town: Any, tmp_path: Path) -> None:
    calm, quietly = await quiet_evening(tmp_path)
    processes: list[Process] = []

    @asynccontextmanager
    async def start(town: Town, endpoint: str) -> AsyncIterator[object]:
        process = Process(town, endpoint, tmp_path / "byrsa.db")
        processes.append(process)
        await process.start()
        yield process.at_rest
        await process.stop()

    town = await make_town(start)
    (process,) = processes
    people, presses = await gather(town, *PEOPLE, pace="none", scenario="early"), 0

    async def kill_now_and_then() -> None:
        nonlocal presses
        presses += 1
        if presses % EVERY == 0:
            await process.restart()

    await answer_until(town, people, lambda: ended(process.database), kill_now_and_then)
    assert process.starts > 15
    await town.idle()
    assert await process.stop() == 0
    async with opened(process.database) as store:
        assert unordered(await found(store)) == calm
    for place, lines in told(people).items():
        assert (place, lines) == (place, quietly[place])


def ended(database: Path) -> bool:
    """Whether the game is over, as the file has it."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as store:
        return store.execute("SELECT status FROM game").fetchone() == ("over",)
