"""Section 4: sessions of one bot beside each other: what each is told, and how often one may begin."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager

import aiohttp
import discord

from loopback import Loopback
from loopback.visibility import GUILD_MESSAGES
from tests.loopback.sessions import HEARTBEAT, IDENTIFY, INVALID, MEMBERS, identify, names


async def test_shards_share_the_guilds_and_the_first_has_the_rest(small):
    home = (small.guild.id >> 22) % 2
    inbox = small.world.dm(small.bob)
    for shard in (0, 1):
        told = await names(small, GUILD_MESSAGES, small.say, (shard, 2))
        assert told == (["MESSAGE_CREATE"] if shard == home else [])
        told = await names(small, 0, small.slash, (shard, 2))
        assert told == (["INTERACTION_CREATE"] if shard == home else [])
        told = await names(small, 1 << 12, lambda: small.slash(channel=inbox), (shard, 2))
        assert told == (["INTERACTION_CREATE"] if shard == 0 else [])


@asynccontextmanager
async def sharded(small, *, delay=0.0, **how):
    """A client in several sessions, once it is ready."""
    ready = asyncio.Event()
    bot = discord.AutoShardedClient(
        intents=discord.Intents.default(),
        connector=aiohttp.UnixConnector(small.path),
        guild_ready_timeout=0.01,
        **how,
    )

    async def hook(shard_id, *, initial=False):
        await asyncio.sleep(0 if initial else delay)

    async def on_ready():
        ready.set()

    bot.before_identify_hook, bot.on_ready = hook, on_ready
    task = asyncio.create_task(bot.start(small.world.token))
    try:
        async with asyncio.timeout(10):
            await ready.wait()
        yield bot
    finally:
        await bot.close()
        await task


def other_guild(small):
    """One that falls to the other of two shards."""
    while (small.world.snow() >> 22) % 2 == (small.guild.id >> 22) % 2:
        small.world.clock.advance(seconds=0.001)
    return small.world.add_guild("elsewhere", small.alice)


async def test_a_sharded_client_is_ready(small):
    async with sharded(small, shard_count=2) as bot:
        assert [guild.shard_id for guild in bot.guilds] == [(small.guild.id >> 22) % 2]
        assert small.server.gateway.identifies == 2


async def test_one_session_of_too_many_guilds_is_refused(small):
    """Each session counts its own; the advice tells how many sessions there should be."""
    small.world.guilds_per_shard, small.world.shards, small.world.starts.max_concurrency = 0, 2, 16
    advised = (await small.call("GET", "/gateway/bot"))[1]
    assert (advised["shards"], advised["session_start_limit"]["max_concurrency"]) == (2, 16)
    home = (small.guild.id >> 22) % 2
    for shard, refused in ((0, 1), (home, 2), (1 - home, 2)):
        async with small.gate() as gate:
            await gate.send(IDENTIFY, identify(small.world, shard=[shard, refused]))
            answer = await gate.frame()
            full = refused == 1 or shard == home
            assert (answer == {"closed": 4011}) == full
            assert full or answer["t"] == "READY"


async def test_two_clients_with_a_shard_each_have_a_part_of_the_guilds(small):
    """As two processes of one bot: neither hears of what is the other's."""
    other = other_guild(small)
    heard = {0: [], 1: []}
    async with AsyncExitStack() as stack:
        for shard in (0, 1):
            bot = await stack.enter_async_context(sharded(small, shard_ids=[shard], shard_count=2))
            bot.on_guild_update = lambda _, guild, shard=shard: noted(heard[shard], guild.name)
            assert [(one.id >> 22) % 2 for one in bot.guilds] == [shard]
        for guild in (small.guild, other):
            small.world.rename(guild, f"of {(guild.id >> 22) % 2}")
        await small.server.idle()
    assert heard == {0: ["of 0"], 1: ["of 1"]}
    assert small.server.gateway.identifies == 2


async def noted(names, name):
    names.append(name)


async def test_two_sessions_of_one_shard_are_both_told(small):
    """Discord lets a second one in, and does not end the first."""
    async with small.gate() as first, small.gate() as second:
        await first.identify(small.world.token, shard=[0, 1])
        await second.identify(small.world.token, shard=[0, 1])
        small.say("hello")
        for gate in (first, second):
            assert (await gate.event("MESSAGE_CREATE"))["d"]["channel_id"] == str(small.hall.id)


async def test_of_a_guild_of_another_shard_no_members_are_told(small):
    home = (small.guild.id >> 22) % 2
    for shard in (home, 1 - home):
        async with small.gate() as gate:
            await gate.identify(small.world.token, shard=[shard, 2])
            await gate.send(MEMBERS, {"guild_id": str(small.guild.id), "user_ids": [str(small.bob.id)]})
            await gate.send(HEARTBEAT, 1)
            told_of = [await gate.frame() for _ in range(3 if shard == home else 1)]
            assert ("GUILD_MEMBERS_CHUNK" in [one.get("t") for one in told_of]) == (shard == home)


# ---- how often a session may begin


async def answer(small, shard=0, count=1):
    """What whoever identifies as a shard is told first."""
    async with small.gate() as gate:
        await gate.send(IDENTIFY, identify(small.world, shard=[shard, count]))
        return await gate.frame()


async def test_who_identifies_too_early_has_no_session(small):
    starts = small.world.starts
    starts.pause = 5.0
    assert (await answer(small))["t"] == "READY"
    async with small.gate() as gate:
        await gate.send(IDENTIFY, identify(small.world))
        early = await gate.frame()
        assert (early["op"], early["d"]) == (INVALID, False)
        small.world.clock.advance(seconds=5)
        await gate.send(IDENTIFY, identify(small.world))
        assert (await gate.frame())["t"] == "READY"
    assert small.server.gateway.identifies == 2


async def test_shards_of_different_turns_identify_at_once(small):
    small.world.starts.pause, small.world.starts.max_concurrency = 5.0, 2
    told_first = [(await answer(small, shard, 4)).get("t") for shard in range(4)]
    assert told_first == ["READY", "READY", None, None]


async def test_a_client_that_was_too_early_comes_again(small):
    small.world.starts.pause = 0.2
    assert (await answer(small))["t"] == "READY"
    async with sharded(small, delay=0.3) as bot:
        assert [guild.name for guild in bot.guilds] == ["home"]


async def test_the_starts_of_a_day_are_counted_and_returned(small):
    world = small.world
    world.starts.total = 3
    for left in (2, 1):
        await answer(small)
        limit = (await small.call("GET", "/gateway/bot"))[1]["session_start_limit"]
        assert (limit["total"], limit["remaining"]) == (3, left)
        assert 0 < limit["reset_after"] <= 86_400_000
    world.clock.advance(days=1)
    limit = (await small.call("GET", "/gateway/bot"))[1]["session_start_limit"]
    assert (limit["remaining"], limit["reset_after"]) == (3, 0)


async def test_one_start_too_many_ends_all_sessions_and_resets_the_token(small):
    small.world.starts.total = 1
    async with small.gate() as gate:
        await gate.identify(small.world.token)
        former = small.world.token
        assert await answer(small) == {"closed": 4004}
        assert await gate.event("none") == {"closed": 1006}
    assert small.world.token != former
    assert small.server.gateway.sessions == {}


def test_without_limits_nobody_waits():
    assert Loopback(limits="off").world.starts.pause == 0
    assert Loopback(limits="discord").world.starts.pause == 5
