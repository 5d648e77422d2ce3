"""A bot of so many servers that Discord wants it in two sessions: all is played as in one, and nobody is defaulted
while one of them is away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.app.client import Byrsa, Part
from bot.app.demo import stage
from loopback.person import Person
from loopback.town import Town
from tests.bot.playing import FakeTime
from tests.cogs.conftest import UNHURRIED, Hall, card, ids, running
from tests.cogs.test_lost_places import is_still, told_of

SHARDS = 2
HOUR = timedelta(hours=1)


@dataclass
class Two:
    """Two games of the same people: one on a server of the first session, one on a server of the second."""

    first: Hall
    second: Hall

    @property
    def town(self) -> Town:
        return self.first.town

    @property
    def may_default(self) -> bool:
        return self.first.bot.clock.may_default

    async def away(self, shard: int) -> None:
        """The session is lost, and not let back."""
        async with told_of(self.first, "shard_disconnect"):
            self.town.loopback.gateway.keep_away(shard)

    async def back(self, shard: int) -> None:
        async with told_of(self.first, "shard_resumed"):
            self.town.loopback.gateway.let_back(shard)


@asynccontextmanager
async def no_bot(_: Town, endpoint: str) -> AsyncIterator[None]:
    """It comes when there are two servers."""
    ENDPOINTS.append(endpoint)
    yield None


ENDPOINTS: list[str] = []
AHEAD = 10_000
"""Milliseconds: so far ahead of the clock numbers go on."""


@pytest.fixture
async def two(make_town: Any, tmp_path: Path, time: FakeTime) -> AsyncIterator[Two]:
    """A bot in two sessions, and a game that has begun in each."""
    town = await make_town(no_bot)
    town.world.patience, town.world.shards = UNHURRIED, SHARDS
    people = await town.people("elissa", "hanno", "mago")
    elsewhere = other_server(town, people)
    async with running(town, ENDPOINTS[-1], tmp_path / "byrsa.db", time) as bot:
        town.at_rest = bot.idle
        halls = Hall(town, bot, time, people), Hall(town, bot, time, elsewhere)
        for hall in halls:
            await hall.begin(game="sample")
            time.move(timedelta(minutes=1))
        first, second = sorted(halls, key=lambda hall: shard_of(hall.people[0]))
        yield Two(first, second)
        await town.idle()
        town.at_rest = None


def shard_of(person: Person) -> int:
    return ((person.here.guild_id or 0) >> 22) % SHARDS


def other_server(town: Town, people: list[Person]) -> list[Person]:
    """The same people in a channel of a server that falls to the other session."""
    town.world.last_snow += AHEAD << 22  # by its number, whatever time goes by until it is made
    while ((town.world.last_snow + 1) >> 22) % SHARDS == shard_of(people[0]):
        town.world.last_snow += 1 << 22
    guild = town.world.add_guild("Elsewhere", people[0].user)
    for person in people[1:]:
        town.world.join(guild, person.user)
    square = town.world.add_channel(guild, "square")
    found = [person.at(square) for person in people]
    assert shard_of(found[0]) != shard_of(people[0])
    return found


async def bids(hall: Hall, person: Person) -> None:
    """He answers on his desk, in the channel of the game."""
    head, desk = await hall.head(), await person.slash("/desk", game=hall.game)
    await person.click(desk, custom_id=ids(desk, "num")[0])
    await hall.town.idle()
    assert await hall.head() > head


async def test_games_of_both_sessions_and_direct_messages(two: Two) -> None:
    """What has no server comes by the first session, whichever server the game is on."""
    bot = two.first.bot
    assert bot.shard_count == SHARDS
    assert {guild.shard_id for guild in bot.guilds} == {0, 1}
    assert two.town.loopback.gateway.identifies == SHARDS
    for hall in (two.first, two.second):
        await bids(hall, hall.people[0])
        hanno, head = hall.people[1], await hall.head()
        desk = await hanno.open_inbox().slash("/desk", game=hall.game)
        await hanno.open_inbox().click(desk, custom_id=ids(desk, "num")[0])
        assert await hall.head() > head
    assert (await bot.health())["ready"]


async def test_one_session_comes_again_while_the_other_plays(two: Two) -> None:
    await two.away(1)
    await bids(two.first, two.first.people[0])
    await two.back(1)
    await bids(two.second, two.second.people[1])
    assert two.town.loopback.gateway.identifies == SHARDS


@pytest.mark.parametrize("lost", [0, 1])
async def test_nobody_is_defaulted_while_a_session_is_away(two: Two, lost: int) -> None:
    """Not on its servers, and not on the others either, whose players may have been asked in direct messages."""
    heads = [await two.first.head(), await two.second.head()]
    await two.away(lost)
    two.first.time.move(72 * HOUR)
    await two.town.idle()
    assert not two.may_default
    assert [await two.first.head(), await two.second.head()] == heads
    await two.back(lost)
    assert not two.may_default
    two.first.time.move(HOUR)
    assert two.may_default
    two.first.time.move(72 * HOUR)
    await two.town.idle()
    assert [await hall.head() > head for hall, head in zip((two.first, two.second), heads, strict=True)] == [True] * 2


async def test_one_that_is_back_is_not_all(two: Two) -> None:
    for shard in (0, 1):
        await two.away(shard)
    await two.back(0)
    two.first.time.move(2 * HOUR)
    assert not two.may_default
    await two.back(1)
    two.first.time.move(2 * HOUR)
    assert two.may_default


async def test_a_session_that_begins_anew_counts_too(two: Two) -> None:
    """Discord has forgotten it: it identifies again, and is told of its servers again."""
    gateway = two.town.loopback.gateway
    async with told_of(two.first, "shard_ready"):
        gone = next(one for one in gateway.live() if one.watch.shard == 1)
        gateway.sessions.pop(gone.id)
        if gone.connection:
            gone.connection.cut()
    two.first.time.move(2 * HOUR)
    assert two.may_default
    await bids(two.second, two.second.people[0])


async def test_a_server_that_is_away_is_not_gone(two: Two) -> None:
    """An outage of Discord's own: the game waits, and its clocks are not stopped; then it goes on."""
    hall, guild = two.second, two.town.world.guilds[two.second.people[0].here.guild_id or 0]
    stranger = await two.town.person("stranger")
    async with told_of(hall, "guild_unavailable"):
        two.town.world.lose_sight(guild)
    assert not await is_still(hall)
    inbox = stranger.open_inbox()
    assert (await inbox.slash("/board", game=hall.game)).text == "There is no such game in play."
    await bids(two.first, two.first.people[0])
    async with told_of(hall, "guild_available"):
        two.town.world.find_again(guild)
    await bids(hall, hall.people[0])
    assert card(hall.people[1]) is not None


async def test_a_session_given_up_is_over_and_its_servers_are_known_no_more(two: Two) -> None:
    """Another process is to have it: its games are left alone, and nobody is told that they have lost their place."""
    bot, gateway = two.first.bot, two.town.loopback.gateway
    await bot.give_up_session(1)
    assert [one.watch.shard for one in gateway.live()] == [0]
    assert {guild.shard_id for guild in bot.guilds} == {0}
    assert not await is_still(two.second)
    await bids(two.first, two.first.people[0])


async def test_a_session_that_is_begun_again_plays_on(two: Two) -> None:
    bot = two.first.bot
    await bot.give_up_session(1)
    async with told_of(two.first, "shard_ready"):
        await bot.begin_session(1)
    assert {guild.shard_id for guild in bot.guilds} == {0, 1}
    two.first.time.move(2 * HOUR)
    assert two.may_default
    await bids(two.second, two.second.people[0])


@pytest.mark.parametrize("known", [True, False])
async def test_a_session_given_up_as_it_comes_back_is_sent_away(two: Two, *, known: bool) -> None:
    """It resumes, or Discord knows it no more and it identifies: another process has it by now."""
    bot, gateway = two.first.bot, two.town.loopback.gateway
    session = next(one for one in gateway.live() if one.watch.shard == 1)
    lost = asyncio.ensure_future(bot.wait_for("shard_disconnect", timeout=UNHURRIED))
    await asyncio.sleep(0)
    gateway.keep_away(1)
    await lost
    await bot.give_up_session(1)  # before it has begun to come back
    await at_the_door(two, 1)
    if not known:
        gateway.sessions.pop(session.id)
    async with told_of(two.first, "shard_resumed" if known else "shard_connect"):
        gateway.let_back(1)
    assert [one.watch.shard for one in gateway.live()] == [0]
    assert bot.there == 1


async def test_a_session_given_up_while_it_waits_to_be_let_in_does_not_come(two: Two) -> None:
    bot, gateway = two.first.bot, two.town.loopback.gateway
    await two.away(1)
    await at_the_door(two, 1)
    await bot.give_up_session(1)
    gateway.let_back(1)
    await two.town.idle()
    assert [one.watch.shard for one in gateway.live()] == [0]
    assert bot.there == 1
    assert {guild.shard_id for guild in bot.guilds} == {0}


async def at_the_door(two: Two, shard: int) -> None:
    """Until the session that was lost asks to be let in again."""
    async with asyncio.timeout(UNHURRIED):
        while not two.town.loopback.gateway.kept_away[shard]:  # noqa: ASYNC110 - Discord tells nobody
            await asyncio.sleep(0.01)


async def test_a_process_begins_with_its_part_and_takes_what_another_had(
    make_town: Any, tmp_path: Path, time: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    town = await make_town(no_bot)
    other_server(town, await town.people("elissa"))
    gateway = town.loopback.gateway
    monkeypatch.setattr(stage, "Byrsa", partial(Byrsa, part=Part((1,), of=SHARDS)))
    async with running(town, ENDPOINTS[-1], tmp_path / "byrsa.db", time) as bot:
        assert {guild.shard_id for guild in bot.guilds} == {1}
        assert not bot.foremost, "one publishes the commands for all: whoever has the first session"
        town.world.commands.clear()
        assert [(one.watch.shard, one.watch.count) for one in gateway.live()] == [(1, SHARDS)]
        ready = asyncio.ensure_future(bot.wait_for("shard_ready", timeout=10))
        await bot.begin_session(0)
        await ready
        assert {guild.shard_id for guild in bot.guilds} == {0, 1}
        assert {one.watch.shard for one in gateway.live()} == {0, 1}
        async with asyncio.timeout(UNHURRIED):
            while not town.world.commands:  # noqa: ASYNC110 - Discord tells nobody
                await asyncio.sleep(0.01)


async def test_more_servers_than_one_session_may_have(make_town: Any, tmp_path: Path, time: FakeTime) -> None:
    """Beyond 2,500 on Discord; the bot asks how many sessions there should be, and each is let in."""
    town = await make_town(no_bot)
    other_server(town, await town.people("elissa"))
    town.world.guilds_per_shard, town.world.shards = 1, SHARDS
    async with running(town, ENDPOINTS[-1], tmp_path / "byrsa.db", time) as bot:
        assert {guild.shard_id for guild in bot.guilds} == {0, 1}
        assert town.loopback.gateway.closes == []
