"""Several real processes on one database and one local Discord: a game is played through both, and one of them is
killed, frozen, or cut off from the database."""

from __future__ import annotations

import asyncio
import shutil
import signal
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import mkdtemp
from threading import Thread
from time import monotonic
from typing import Any

import pytest

from bot.base.places import Address
from loopback.model import Channel
from loopback.person import Person
from loopback.town import Town
from tests.bot.storing import asked
from tests.e2e.process import Process
from tests.e2e.table import answers, desks, gather, log_of, quietly

pytestmark = pytest.mark.slow

SESSIONS, DIRECT, HALL = 2, 0, 1
BEAT = 0.7
TAKEN_WITHIN = 30
PRESSES = 6
NAMES = ("elissa", "hanno", "mago")
REFUSED = (40060, 10062, 10008)
"""Somebody who was frozen answers presses that others have answered; cards stand anew."""


class Line:
    """The way of one process to the database's socket, which can be cut. It has a thread, and waits for no test."""

    def __init__(self, address: Address) -> None:
        (self._socket,) = Path(str(address.with_password()).partition("host=")[2]).glob(".s.PGSQL.[0-9]*[0-9]")
        self._folder = Path(mkdtemp(prefix="pg"))
        self.address = Address(f"postgresql://byrsa@/{address.name.rpartition('/')[2]}?host={self._folder}")
        self._path = self._folder / self._socket.name
        self._ends: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever)
        self._thread.start()
        self.mend()

    def mend(self) -> None:
        self._do(self._open())

    def cut(self) -> None:
        """All that is said now is lost, and nobody is let in."""
        self._do(self._close())

    def end(self) -> None:
        self.cut()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
        shutil.rmtree(self._folder)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result(60)

    async def _open(self) -> None:
        self._server = await asyncio.start_unix_server(self._carry, self._path)

    async def _close(self) -> None:
        assert self._server is not None
        self._server.close()
        self._path.unlink(missing_ok=True)
        for end in self._ends:
            end.transport.abort()
        while self._ends:  # noqa: ASYNC110 - each is done with in its own time
            await asyncio.sleep(0.005)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_unix_connection(self._socket)
        self._ends |= {writer, back}
        await asyncio.gather(_poured(reader, back), _poured(there, writer))
        self._ends -= {writer, back}


async def _poured(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while some := await source.read(1 << 16):
            sink.write(some)
            await sink.drain()
    sink.close()


@dataclass
class Both:
    """Two processes, each with one session: that of direct messages, and that of the server on which is played."""

    town: Town
    address: Address
    lines: Sequence[Line]
    direct: Process
    hall: Process
    people: list[Person]

    @property
    def shards(self) -> list[int]:
        """Of which sessions there are connections."""
        return sorted(one.watch.shard for one in self.town.loopback.gateway.live())

    def carers(self) -> list[Any]:
        return asked(self.address, "SELECT process FROM care")

    async def play(self, presses: int) -> None:
        """Whoever is asked answers on his desk, in his inbox."""
        for _ in range(presses):
            await until(lambda: any(map(answers, self.people)), "somebody is asked")
            head = self.head()
            await quietly(next(person for person in self.people if answers(person)))
            await until(lambda: self.head() > head, "the answer is written")  # noqa: B023 - awaited at once
            await self.direct.at_rest()

    def head(self) -> int:
        found: int = asked(self.address, "SELECT head FROM game")[0][0]
        return found

    async def taken(self) -> float:
        """Until one process has all sessions and games; how long that took."""
        began = monotonic()
        one = "SELECT count(DISTINCT process) FROM {} HAVING count(*) = count(process)"
        alone = [one.format("shard WHERE there = 1"), one.format("care"), "SELECT count(*) FROM process WHERE id <> ''"]
        await until(lambda: all(asked(self.address, sql) == [(1,)] for sql in alone), "one has all", TAKEN_WITHIN)
        assert asked(self.address, "SELECT DISTINCT process FROM shard") == self.carers()
        return monotonic() - began

    def nothing_lost_or_doubled(self) -> None:
        """Each line of the log stands once, nobody has two desks, and nobody was defaulted."""
        kinds = Counter(kind for (kind,) in asked(self.address, "SELECT kind FROM journal"))
        assert not kinds["lapse"], kinds
        seqs = [seq for (seq,) in asked(self.address, "SELECT seq FROM journal ORDER BY seq")]
        assert seqs == [*range(1, len(seqs) + 1)]
        sent = asked(self.address, "SELECT count(DISTINCT message) FROM outbox WHERE target = 'log'")
        log = self.people[0].thread("Log: Byrsa Hill").all
        assert [(len(log),)] == sent
        assert asked(self.address, "SELECT count(*) FROM outbox WHERE given_up IS NOT NULL") == [(0,)]
        cards = [[one for one in desks(person) if not one.ephemeral] for person in self.people]
        assert [len(one) for one in cards] == [1] * len(self.people)
        assert log_of(self.people[0])

    def each_session_was_held_once(self) -> None:
        assert self.town.loopback.gateway.doubled == []


async def until(holds: Callable[[], bool], what: str, within: float = 60) -> None:
    """It is about other processes, which set no event here."""
    try:
        async with asyncio.timeout(within):
            while not holds():  # noqa: ASYNC110 - see above
                await asyncio.sleep(0.02)
    except TimeoutError:
        pytest.fail(f"not within {within} s: {what}")


def place_of_session(town: Town, session: int) -> Channel:
    """A channel of a server that falls to a session."""
    if (town.guild.id >> 22) % SESSIONS == session:
        return town.hall
    while (town.world.snow() >> 22) % SESSIONS != session:
        town.clock.advance(seconds=0.001)
    guild = town.world.add_guild("Elsewhere", town.mayor)
    for person in town.residents.values():
        town.world.join(guild, person.user)
    return town.world.add_channel(guild, "hall")


@asynccontextmanager
async def several(town: Town, endpoint: str, address: Address) -> AsyncIterator[tuple[list[Process], list[Line]]]:
    """Two processes, each with a line of its own to the database."""
    own = {"BYRSA_PROCESSES": "2", "BYRSA_BEAT": str(BEAT), "BYRSA_STOP_WITHIN": "1"}
    lines = [Line(address) for _ in range(2)]
    processes = [Process(town, endpoint, line.address, **own) for line in lines]
    try:
        await processes[0].start()
        await (processes[1].start() if town.world.shards > 1 else processes[1].begin())
        yield processes, lines
        town.at_rest = None
    finally:
        for process in processes:
            if process.running is not None and process.running.is_alive():
                process.send(signal.SIGCONT)
                await process.stop()
        for line in lines:
            line.end()


@pytest.fixture
async def both(make_town: Any, address: Address) -> AsyncIterator[Both]:
    """A game that has just begun, on a server of the second process."""
    endpoints = list[str]()

    @asynccontextmanager
    async def nobody(_: Town, endpoint: str) -> AsyncIterator[None]:
        endpoints.append(endpoint)
        yield None

    town: Town = await make_town(nobody)
    town.world.patience, town.world.shards = 60, SESSIONS
    town.allow(*REFUSED)
    people = await town.people(*NAMES)
    hall = place_of_session(town, HALL)
    async with several(town, endpoints[0], address) as (processes, lines):
        await until(lambda: asked(address, "SELECT sum(there) FROM shard") == [(SESSIONS,)], "all are there")
        made = Both(town, address, lines, *processes, people)
        town.at_rest = processes[0].at_rest
        made.people = await gather(town, *NAMES, hall=hall, pace="none", scenario="early")
        yield made


async def test_one_that_is_killed_is_followed(both: Both) -> None:
    assert both.shards == [DIRECT, HALL]
    await both.play(PRESSES)
    ((former,),) = both.carers()
    assert asked(both.address, "SELECT process FROM shard WHERE number = ?", HALL) == [(former,)]
    await both.hall.cut_down()
    pressed = asyncio.create_task(quietly(next(one for one in both.people if answers(one))))
    await both.taken()
    await pressed
    await both.direct.at_rest()
    await both.play(PRESSES)
    both.nothing_lost_or_doubled()
    await both.hall.start()
    await until(lambda: both.carers() not in ([(former,)], [(None,)]) and both.shards == [0, 1], "it is there again")
    both.each_session_was_held_once()


async def test_one_that_is_frozen_is_followed_and_ends_when_it_thaws(both: Both) -> None:
    """What it was about to send others have sent."""
    await both.play(PRESSES)
    both.hall.send(signal.SIGSTOP)
    await quietly(next(one for one in both.people if answers(one)))
    waited = await both.taken()
    assert waited > BEAT, "it might have thawed"
    await both.direct.at_rest()
    await both.play(PRESSES)
    both.hall.send(signal.SIGCONT)
    assert await both.hall.ended(TAKEN_WITHIN) not in (0, None)
    assert both.shards == [DIRECT, HALL]
    await both.play(1)
    both.nothing_lost_or_doubled()


async def test_one_that_is_cut_off_from_the_database_refuses_and_is_followed(both: Both) -> None:
    await both.play(PRESSES)
    both.lines[1].cut()
    reply = await both.people[0].slash("/desk", wait=False)
    await until(lambda: reply.interaction.ack is not None, "it is answered")
    assert "nothing was changed" in str(reply).lower(), str(reply)
    await quietly(next(one for one in both.people if answers(one)))
    await both.taken()
    await until(lambda: both.shards == [DIRECT, HALL], "each session is held once")
    await both.direct.at_rest()
    await both.play(PRESSES)
    both.each_session_was_held_once()
    both.lines[1].mend()
    assert await both.hall.ended(TAKEN_WITHIN) not in (0, None)
    await both.play(1)
    both.nothing_lost_or_doubled()


async def test_while_the_database_is_away_nobody_is_followed(both: Both) -> None:
    """All end their sessions, for they cannot know that it is away for all; then they begin anew, and play on."""
    await both.play(1)
    before = asked(both.address, "SELECT id FROM process ORDER BY id")
    for line in both.lines:
        line.cut()
    await until(lambda: both.shards == [], "nobody has a session")
    for line in both.lines:
        line.mend()
    await until(lambda: both.shards == [DIRECT, HALL], "all are there again")
    assert asked(both.address, "SELECT id FROM process ORDER BY id") == before
    await both.play(PRESSES)
    both.nothing_lost_or_doubled()
    both.each_session_was_held_once()


async def test_where_there_is_one_session_another_process_stands_by(make_town: Any, address: Address) -> None:
    endpoints = list[str]()

    @asynccontextmanager
    async def nobody(_: Town, endpoint: str) -> AsyncIterator[None]:
        endpoints.append(endpoint)
        yield None

    town: Town = await make_town(nobody)
    town.world.patience = 60
    async with several(town, endpoints[0], address) as (processes, _):
        await until(lambda: asked(address, "SELECT count(*) FROM process WHERE id <> ''") == [(2,)], "both are there")
        assert (await (await town.person("elissa")).slash("/help")).text
        await processes[0].cut_down()
        gateway = town.loopback.gateway
        await until(lambda: gateway.identifies > 1 and bool(gateway.live()), "the other has begun", TAKEN_WITHIN)
        assert (await (await town.person("elissa")).slash("/help")).text
        assert gateway.doubled == []
