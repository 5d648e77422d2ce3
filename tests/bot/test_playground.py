"""The playground of the bot: who is there, and what a visitor can do that no player can."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bot.app.client import Byrsa
from bot.app.demo import stage
from bot.app.levers.house import House
from bot.app.levers.skipping import TownTime, deadline, told
from bot.app.playground import PEOPLE, greet, local_discord
from data import path
from loopback import World, saved
from loopback.client import Impossible
from loopback.clock import DISCORD_EPOCH
from loopback.playground import Shown
from loopback.town import Town


def named(value: Any) -> Iterator[str]:
    """Every name in a table of components."""
    if isinstance(value, dict):
        yield from (one for key, one in value.items() if key == "name" and isinstance(one, str))
        for one in value.values():
            yield from named(one)
    elif isinstance(value, list):
        for one in value:
            yield from named(one)


def pieces() -> set[str]:
    """Each word of the names of all that is printed on components of any game: Senators, Statesmen, Leaders, places."""
    files = [
        file
        for folder in path("").iterdir()
        if folder.is_dir()
        for file in folder.iterdir()
        if file.name.endswith(".json")
    ]
    names = [name for file in files for name in named(json.loads(file.read_text("utf-8")))]
    return {word for name in names for word in name.casefold().replace("'", " ").split()}


def test_nobody_is_called_like_a_piece_of_a_game() -> None:
    """ "Hanno dies" must not be read of somebody who plays."""
    known = pieces()
    assert {"hanno", "mago", "barca", "scipio"} <= known
    assert known.isdisjoint(PEOPLE)


def test_all_have_a_name_of_their_own() -> None:
    assert len({name[:3] for name in PEOPLE}) == len(PEOPLE) == 12


# -- levers: a game tried in the middle, and time that is skipped


class Visited(NamedTuple):
    """A playground with its bot, as a visitor has it before him."""

    town: Town
    bot: Byrsa
    house: House

    async def pull(self, name: str) -> Shown:
        """A lever, as Elissa; then all comes to rest."""
        (lever,) = [one for one in self.house.levers() if one.name == name]
        shown = await lever.pull(await self.town.person(PEOPLE[0]))
        await self.town.idle()
        return shown


@asynccontextmanager
async def visited(world: World, database: Path) -> AsyncGenerator[Visited]:
    """The same world and database again are the same playground after a restart."""
    async with local_discord(world, "off") as (loopback, endpoint):
        town = Town(loopback)
        await town.people(*PEOPLE[:4])
        house = House(town, PEOPLE[:4], TownTime(world.clock))
        async with stage.running(world, endpoint, database, house.time, "playground") as bot:
            house.meet(bot)
            town.at_rest = bot.idle
            yield Visited(town, bot, house)
            await town.idle()
            town.at_rest = None
        assert town.problems() == []


TRY = "try-carthage/trade"


async def test_a_game_that_can_be_tried_begins_in_a_channel_of_its_own(tmp_path: Path) -> None:
    """While the bot runs; the visitor sits where there is something to do, and may begin as often as he likes."""
    async with visited(World(), tmp_path / "byrsa.db") as here:
        elissa, ahiram = await here.town.people(*PEOPLE[:2])
        for channel in ("trade", "trade-2"):
            shown = await here.pull(TRY)
            assert shown.places == {one.name: here.town.world.dm(one.user).id for one in (elissa, ahiram)}
            assert "Elissa" in shown.words
            desks = [one for one in elissa.inbox.all if one.text.startswith("**Desk of")]
            assert "Offer" in str(desks[-1].buttons)
            assert elissa.channel(channel).all
        assert {row.title for row in await here.bot.store.games()} == {"Trade", "Trade 2"}


async def test_nothing_can_be_tried_before_the_bot_is_there() -> None:
    async with local_discord(World(), "off") as (loopback, _):
        house = House(Town(loopback), PEOPLE[:4], TownTime(loopback.world.clock))
        with pytest.raises(Impossible, match="still starting"):
            await house.levers()[0].pull(await house.town.person("elissa"))


async def test_a_newcomer_is_greeted_once_in_three_short_lines() -> None:
    async with local_discord(World(), "off") as (loopback, _):
        town = Town(loopback)
        await greet(town)
        await greet(town)
        (message,) = town.hall.messages.values()
    assert message.content
    lines = message.content.splitlines()
    assert [len(line) < 150 for line in lines] == [True] * 3
    assert "**Try a Trade**" in lines[0]
    assert "`/game new`" in lines[1]


async def test_a_skip_ends_at_the_next_deadline_and_no_later(tmp_path: Path) -> None:
    async with visited(World(), tmp_path / "byrsa.db") as here:
        assert (await here.pull("skip")).words == "Nothing waits for a time."
        await here.pull(TRY)
        for _ in range(3):
            due = await deadline(here.bot)
            before = await here.bot.store.clocks()
            assert due is not None
            assert due > here.house.time.now()
            shown = await here.pull("skip")
            assert timedelta() < here.house.time.now() - due < timedelta(minutes=1)
            assert "later" in shown.words
            later = {(one.game, one.ref): one.due for one in await here.bot.store.clocks()}
            passed = [one for one in before if one.due is not None and one.due <= due]
            assert all(later.get((one.game, one.ref)) != one.due for one in passed)
        assert await here.bot.store.next_due() is None or await deadline(here.bot) > here.house.time.now()


async def test_reminders_on_the_way_come_at_their_time(tmp_path: Path) -> None:
    """Not all at the end: who is asked is called again before his deadline, as if the time had passed."""
    async with visited(World(), tmp_path / "byrsa.db") as here:
        await here.pull(TRY)
        began, (elissa,) = here.house.time.now(), await here.town.people("elissa")
        due = await deadline(here.bot)
        reminder = await here.bot.store.next_reminder()
        assert due is not None
        assert reminder is not None
        assert began < reminder < due
        calls = elissa.pings
        await here.pull("skip")
        at = [(one.message_id >> 22) / 1000 + DISCORD_EPOCH / 1000 for one in elissa.notices[calls:]]
        assert min(at) < due.timestamp() - 60
        assert here.house.time.steady() >= due - began


async def test_what_was_skipped_has_passed_for_a_restart_too(tmp_path: Path) -> None:
    """The bot comes back at the later time: nothing is given back as an outage, no deadline is forgotten."""
    file, database = tmp_path / "world.json", tmp_path / "byrsa.db"
    world = World()
    async with visited(world, database) as here:
        await here.pull(TRY)
        await here.pull("skip")
        now, due = here.house.time.now(), await here.bot.store.next_due()
    saved.save(world, file)
    async with visited(saved.load(file), database) as here:
        assert here.house.time.now() >= now
        assert await here.bot.store.next_due() == due


def test_a_length_is_told_as_one_says_it() -> None:
    now = datetime(2026, 3, 1, 12, tzinfo=UTC)
    assert told(timedelta(hours=36, minutes=5), now, None) == (
        "36 hours 5 min later: Sunday 01 March, 12:00 UTC. Nothing else waits for a time."
    )
    assert told(timedelta(minutes=1), now, now).endswith("The next deadline: Sunday 01 March, 12:00 UTC.")
    assert told(timedelta(hours=1), now, now).startswith("1 hour later:")
