"""The real bot on the local Discord, with a time that tests move, and a game of four."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.app.client import Byrsa
from bot.app.demo import stage
from bot.store.store import GuildRow
from bot.surface.press import answering
from games.kernel import Posted, Seat
from loopback import perms
from loopback.person import Person
from loopback.reply import Reply
from loopback.seen import Seen
from loopback.town import Town
from loopback.world import World
from tests.bot.playing import NOW, FakeTime, opened, spend_banks
from tests.cogs.kept import EMPTY, HALLS, Road
from tests.lobbies import new_game

NAMES = ("elissa", "hanno", "mago", "gisco")
Reopened = Callable[[], AbstractAsyncContextManager["Hall"]]
BUTTON = 2
SEED = os.environ.get("TEST_DICE", "a seed for tests")
UNHURRIED = 60.0
PLAIN = ("VIEW_CHANNEL", "SEND_MESSAGES", "READ_MESSAGE_HISTORY", "USE_APPLICATION_COMMANDS")


@dataclass
class Published:
    """The commands as the first bot of these tests published them, and its note of that.

    Others find them on their Discord and in their store, as after a restart: to publish them takes a third of a start.
    """

    commands: Mapping[int, Any] = field(default_factory=dict[int, Any])
    note: GuildRow = field(default=GuildRow(0, {}))

    async def hand_on(self, world: World, database: Path) -> None:
        """To a bot that has not started yet."""
        if self.commands and not world.commands:
            own = {"application_id": str(world.bot.id)}
            world.commands[None] = {number: {**one, **own} for number, one in self.commands.items()}
            async with opened(database) as store:
                await store.put_guild(self.note)

    async def keep(self, world: World, bot: Byrsa) -> None:
        """From a bot that has started."""
        if not self.commands:
            self.commands, self.note = dict(world.commands[None]), await bot.store.guild(0)


PUBLISHED = Published()


def grant_no_more_than_people_need(town: Town) -> None:
    """Everybody writes and gives commands, so that the bot may do what its invitation names, and nothing else."""
    everybody = town.guild.roles[town.guild.id]
    town.world.set_permissions(town.guild, everybody, perms.bits(*PLAIN))


@asynccontextmanager
async def running(
    town: Town, endpoint: str, database: Path, time: FakeTime, *, haste: stage.Haste = "free", seed: str = SEED
) -> AsyncIterator[Byrsa]:
    """A bot on that endpoint, ready; every game has the same dice, so that a test that passes passes always."""
    grant_no_more_than_people_need(town)
    await PUBLISHED.hand_on(town.world, database)
    async with stage.running(town.world, endpoint, database, time, seed, haste=haste) as bot:
        await PUBLISHED.keep(town.world, bot)
        yield bot


@dataclass
class Hall:
    """A town with a bot in it; `bot` is only asked what a maintainer could see in the store."""

    town: Town
    bot: Byrsa
    time: FakeTime
    people: Sequence[Person]
    game: str = ""
    road: Road | None = None

    async def reach(self, step: Hashable, play: Callable[[], Awaitable[object]]) -> None:
        """Come to where others came before; by playing, where nobody did or something else has happened here."""
        if self.road is None:
            await play()
        else:
            names = tuple(person.name for person in self.people)
            self.game = await self.road.go((step, names), play, lambda: self.game)

    async def gather(self, **options: Any) -> Reply:
        """A lobby with all people in it; the host is the first."""
        host, *others = self.people
        card = await new_game(host, title="Byrsa Hill", seats=len(self.people), **options)
        for person in others:
            await person.click(card, "Join")
        await self.town.idle()
        rows = await self.bot.store.games()
        self.game = rows[-1].id
        await spend_banks(self.bot.store, self.game)
        return card

    async def begin(self, **options: Any) -> None:
        """A game that has begun."""
        await self.reach(("begin", *sorted(options.items())), partial(self._begin, **options))

    async def _begin(self, **options: Any) -> None:
        card = await self.gather(**options)
        await self.people[0].click(card, "Start")
        await self.town.idle()

    def steward(self) -> Person:
        """Somebody who manages the server: the host."""
        self.town.role("steward", self.people[0], permissions=["MANAGE_GUILD"])
        return self.people[0]

    async def seat(self, person: Person) -> Seat:
        return next(row.seat for row in await self.bot.store.seats(self.game) if row.user == person.id)

    async def posted(self, person: Person, kind: str, **about: Any) -> Posted:
        """What the person is asked, as the table knows it."""
        table, seat = await self.bot.surface.tables.table(self.game), await self.seat(person)
        return next(
            one
            for one in table.open.values()
            if one.decision.seat == seat and one.decision.kind == kind and about.items() <= one.decision.about.items()
        )

    async def skip_to(self, step: str) -> None:
        """Let the defaults run until this step."""
        await self.reach(("skip", step), partial(self._skip_to, step))

    async def _skip_to(self, step: str) -> None:
        tables = self.bot.surface.tables
        while (table := await tables.table(self.game)).state.step != step:
            posted = next(one for one in table.open.values() if one.decision.awaited)
            decision = posted.decision
            await tables.submit(self.game, decision.seat, posted.ref, posted.rev, decision.lapse, kind="lapse")
        await self.town.idle()

    async def floor(self, **options: Any) -> None:
        """The trading floor, with five cards in each hand."""
        await self.begin(**options)
        await self.with_cards()
        await self.skip_to("trade.floor")

    async def with_cards(self) -> None:
        """Right before the Trade Phase, with four cards in each hand: of the first turn nobody could trade."""
        await self.skip_to("revenue.redistribution")
        await self.reach("deal cards", self._deal_cards)

    async def _deal_cards(self) -> None:
        table = await self.bot.surface.tables.table(self.game)
        held = {card.id for faction in table.state.factions.values() for card in faction.trade_cards}
        free = (f"{name}.{n}" for n in (1, 2, 3, 4) for name in ("ochre", "iron", "salt", "grain", "wine"))
        spare = [one for one in free if one not in held]
        for number, seat in enumerate([await self.seat(person) for person in self.people]):
            for one in spare[4 * number : 4 * number + 4]:
                await self.bot.surface.tables.rule(self.game, "give-trade-card", {"seat": seat, "card": one})
        await self.town.idle()

    def turn_cards(self) -> list[Seen]:
        """The messages of the channel that can be pressed as a Turn card."""
        return [one for one in self.people[0].channel("hall").all if "Board" in one.buttons]

    def pinned(self) -> list[Seen]:
        """What is pinned in the channel."""
        return [one for one in self.people[0].channel("hall").all if one.pinned]

    async def head(self) -> int:
        """How much has happened: unchanged where nothing was."""
        row = await self.bot.store.find_game(self.game)
        assert row is not None
        return row.head


def card(person: Person) -> Seen:
    """The newest decision card in the inbox."""
    return next(one for one in reversed(person.inbox.all) if one.text.startswith("**Desk of"))


def ids(message: Seen | Reply, act: str) -> list[str]:
    """The custom ids of the buttons that do this."""
    found = [one["custom_id"] for one in message.components if one["type"] == BUTTON and "custom_id" in one]
    return [one for one in found if one.split(":")[4] == act]


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """How fast this machine draws makes no difference: but where it is tried, a press is acknowledged late."""
    monkeypatch.setattr(answering, "BRIEF", answering.PATIENCE)


@pytest.fixture
def time() -> FakeTime:
    return FakeTime()


@pytest.fixture
def haste() -> stage.Haste:
    """Tests press as fast as they can; those that are about haste say `limited`, as it is on Discord."""
    return "free"


@pytest.fixture
def seed() -> str:
    """The dice of every game; tests that are about other dice say others."""
    return SEED


@pytest.fixture
async def hall(
    make_town: Any, tmp_path: Path, time: FakeTime, haste: stage.Haste, seed: str, monkeypatch: pytest.MonkeyPatch
) -> Hall:
    """A bot in a town of four."""
    made: list[Byrsa] = []

    @asynccontextmanager
    async def start(town: Town, endpoint: str) -> AsyncIterator[object]:
        if EMPTY in HALLS:
            HALLS[EMPTY].begin(town, tmp_path / "byrsa.db")
        await town.people(*NAMES)
        async with running(town, endpoint, tmp_path / "byrsa.db", time, haste=haste, seed=seed) as bot:
            made.append(bot)
            yield bot.idle

    town = await make_town(start)
    town.world.patience = UNHURRIED
    hall = Hall(town, made[0], time, await town.people(*NAMES))
    if (haste, time.now(), seed) == ("free", NOW, SEED):
        hall.road = await Road(town, hall.bot, monkeypatch).begin()
    return hall


@pytest.fixture
async def reopened(make_town: Any, tmp_path: Path, time: FakeTime) -> Reopened:
    """The same hall with one bot after the other: each finds what the former left in its store, and nothing else."""
    endpoints: list[str] = []

    @asynccontextmanager
    async def nobody(_: Town, endpoint: str) -> AsyncIterator[None]:
        endpoints.append(endpoint)
        yield None

    town = await make_town(nobody)
    town.world.patience = UNHURRIED
    people, halls = await town.people(*NAMES), list[Hall]()

    @asynccontextmanager
    async def again() -> AsyncIterator[Hall]:
        async with running(town, endpoints[0], tmp_path / "byrsa.db", time) as bot:
            town.at_rest = bot.idle
            halls.append(Hall(town, bot, time, people, halls[-1].game if halls else ""))
            yield halls[-1]
        town.at_rest = None

    return again
