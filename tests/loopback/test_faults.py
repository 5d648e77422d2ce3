"""Section 8: what goes wrong on purpose."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest

from loopback import faults, perms, threads
from loopback.faults import (
    AppliedThen,
    Archive,
    Ban,
    Broken,
    Close,
    CloseDms,
    Cut,
    Delay,
    DeleteChannel,
    DeleteMessage,
    Drop,
    Duplicate,
    GuildAway,
    Hold,
    InvalidSession,
    KickBot,
    Plan,
    Reconnect,
    ResetToken,
    Revoke,
    Rule,
    Status,
)

POST = "POST /channels/*/messages"


def path(small):
    return f"/channels/{small.hall.id}/messages"


async def test_a_rule_strikes_after_some_calls_and_only_so_often(small):
    small.server.plan = Plan(Rule(POST, Status(403, code=50013), times=2, after=1))
    found = [(await small.call("POST", path(small), {"content": "x"}))[0] for _ in range(5)]
    assert found == [200, 403, 403, 200, 200]
    assert [fault.status for _, fault in small.server.plan.fired] == [403, 403]


@pytest.mark.parametrize("status", [500, 502, 503, 504])
async def test_a_status_replaces_the_call(small, status):
    small.server.plan = Plan(Rule(POST, Status(status)))
    assert (await small.call("POST", path(small), {"content": "x"})) == (status, "upstream")
    assert small.hall.messages == {}


@pytest.mark.parametrize("scope", ["user", "global"])
async def test_discord_py_waits_out_a_429(small, scope):
    async with small.client() as bot:
        small.server.plan = Plan(Rule(POST, Status(429, retry_after=0.01, scope=scope)))
        await bot.get_channel(small.hall.id).send("x")
    assert [entry.status for entry in small.server.requests if entry.method == "POST"] == [429, 200]
    assert small.server.invalid_requests == 1


async def test_a_fault_that_lasts_ends_by_the_clock_of_the_world(small):
    small.server.plan = Plan(Rule(POST, Status(503), lasts=1800, after=1))
    found = []
    for _ in range(5):
        found.append((await small.call("POST", path(small), {"content": "x"}))[0])
        small.world.clock.advance(minutes=11)
    assert found == [200, 503, 503, 503, 200]
    assert "lasts=1800" in str(small.server.plan)


@pytest.mark.parametrize(("form", "error"), [("html", discord.HTTPException), ("json", KeyError)])
async def test_discord_py_gives_up_at_once_when_it_is_banned(small, form, error):
    async with small.client() as bot:
        small.server.plan = Plan(Rule("* /*", Ban(form), lasts=60))
        with pytest.raises(error):
            await bot.get_channel(small.hall.id).send("x")
    assert small.hall.messages == {}


async def test_a_network_that_breaks_gives_no_answer(small):
    async with small.client() as bot:
        small.server.plan = Plan(Rule(POST, Broken(), lasts=60))
        with pytest.raises(aiohttp.ClientError):
            await bot.get_channel(small.hall.id).send("x")
        small.world.clock.advance(minutes=2)
        await bot.get_channel(small.hall.id).send("y")
    assert [one.content for one in small.hall.messages.values()] == ["y"]


async def test_a_token_that_was_reset_is_refused_until_it_is_put_back(small):
    async with small.client() as bot:
        token = small.world.token
        small.server.plan = Plan(Rule(POST, ResetToken()))
        for _ in range(2):
            with pytest.raises(discord.HTTPException) as refused:
                await bot.get_channel(small.hall.id).send("x")
            assert refused.value.status == 401
        small.world.token = token
        await bot.get_channel(small.hall.id).send("y")


async def test_a_guild_may_be_unavailable_for_a_while(small):
    async with small.client() as bot:
        gone, back = (
            asyncio.create_task(bot.hears("guild_unavailable")),
            asyncio.create_task(bot.hears("guild_available")),
        )
        guild = small.guild.id
        small.server.plan = Plan(Rule(POST, GuildAway(guild)), Rule(POST, GuildAway(guild, back=True), after=1))
        await bot.get_channel(small.hall.id).send("x")
        await gone
        assert bot.get_guild(guild).unavailable
        await bot.get_channel(small.hall.id).send("y")
        await back
        assert not bot.get_guild(guild).unavailable


async def test_ten_thousand_invalid_requests_are_a_ban(small):
    small.server.limiter.refused.extend([small.world.clock.now()] * 9_999)
    small.server.plan = Plan(Rule(POST, Status(403, code=50013)))
    assert (await small.call("POST", path(small), {"content": "x"}))[0] == 403
    assert (await small.call("GET", "/users/@me"))[0] == 429
    small.world.clock.advance(minutes=59)
    assert (await small.call("GET", "/users/@me"))[0] == 429
    small.world.clock.advance(minutes=2)
    assert (await small.call("GET", "/users/@me"))[0] == 200


async def test_a_limit_shared_with_others_is_no_invalid_request(small):
    small.server.plan = Plan(Rule(POST, Status(429, scope="shared")), Rule(POST, Status(429), after=1))
    assert (await small.call("POST", path(small), {"content": "x"}))[0] == 429
    assert small.server.invalid_requests == 0
    assert (await small.call("POST", path(small), {"content": "x"}))[0] == 429
    assert small.server.invalid_requests == 1


async def test_discord_py_surfaces_503_at_once(small):
    async with small.client() as bot:
        small.server.plan = Plan(Rule(POST, Status(503)))
        with pytest.raises(discord.DiscordServerError):
            await bot.get_channel(small.hall.id).send("x")


async def test_an_answer_lost_after_its_effect_needs_a_nonce(small, monkeypatch):
    """Posting again makes a second message; discord.py, which posts with a nonce, finds the first one."""
    small.server.plan = Plan(Rule(POST, AppliedThen(502), times=2))
    assert (await small.call("POST", path(small), {"content": "x"}))[0] == 502
    assert (await small.call("POST", path(small), {"content": "x"}))[0] == 502
    assert len(small.hall.messages) == 2
    pause = asyncio.sleep
    async with small.client() as bot:
        monkeypatch.setattr(asyncio, "sleep", lambda _: pause(0))
        small.server.plan = Plan(Rule(POST, AppliedThen(502)))
        await bot.get_channel(small.hall.id).send("x")
    assert len(small.hall.messages) == 3


async def test_a_lost_callback_meets_40060(small):
    it = small.slash()
    small.server.plan = Plan(Rule("POST /interactions/*", AppliedThen(502)))
    assert (await small.respond(it, 4, {"content": "x"}))[0] == 502
    status, answer = await small.respond(it, 4, {"content": "x"})
    assert (status, answer["code"]) == (400, 40060)


async def test_a_delay_reorders_calls(small):
    small.server.plan = Plan(Rule(POST, Delay(0.05)))
    slow = asyncio.create_task(small.call("POST", path(small), {"content": "slow"}))
    await asyncio.sleep(0.01)
    await small.call("POST", path(small), {"content": "quick"})
    await slow
    assert [one.content for one in small.hall.messages.values()] == ["quick", "slow"]


@pytest.mark.parametrize(
    ("fault", "heard"), [(Drop(), ["b"]), (Duplicate(), ["a", "a", "b"]), (Hold(0.01), ["b", "a"])]
)
async def test_dispatches_are_dropped_doubled_and_held(small, fault, heard):
    intents = discord.Intents.default()
    intents.message_content = True
    async with small.client(intents=intents) as bot:
        small.server.plan = Plan(Rule("MESSAGE_CREATE", fault))
        for text in ("a", "b"):
            small.say(text)
        await asyncio.sleep(0.03)
        await small.server.idle()
        assert [message.content for (message,) in bot.got("message")] == heard


@pytest.mark.parametrize("fault", [Cut(), Close(4000), Reconnect(), InvalidSession(resumable=True)])
@pytest.mark.parametrize("match", ["MESSAGE_CREATE", POST])
async def test_connections_are_lost_on_calls_and_dispatches(small, fault, match):
    async with small.client() as bot:
        resumed = asyncio.create_task(bot.hears("resumed"))
        small.server.plan = Plan(Rule(match, fault))
        await bot.get_channel(small.hall.id).send("x")
        await resumed
        await small.server.idle()
        assert len(bot.got("message")) == 1
    assert small.server.gateway.resumes == 1


async def test_the_world_changes_under_the_bot(small):
    world = small.world
    other = world.add_channel(small.guild, "other")
    thread = threads.open_thread(world, small.hall, "t", small.bot)
    newest = small.say(author=small.bot)
    acts = [
        DeleteMessage(),
        DeleteChannel(other.id),
        Archive(thread.id, locked=True),
        Revoke("SEND_MESSAGES", small.hall.id),
        CloseDms(small.bob.id),
    ]
    small.server.plan = Plan(*(Rule("GET /users/@me", act) for act in acts))
    await small.call("GET", "/users/@me")
    assert newest.id not in small.hall.messages
    assert other.id not in world.channels
    assert (thread.archived, thread.locked) == (True, True)
    assert not perms.may(world, small.bot.id, small.hall, "SEND_MESSAGES")
    assert perms.may(world, small.bot.id, small.hall, "EMBED_LINKS")
    assert not small.bob.dms_open
    for back in (False, True):
        small.server.plan = Plan(Rule("GET *", GuildAway(small.guild.id, back=back)))
        await small.call("GET", "/users/@me")
        assert (small.guild.id in world.away) != back
    small.server.plan = Plan(Rule("GET *", KickBot(small.guild.id)))
    await small.call("GET", "/users/@me")
    assert small.bot.id not in small.guild.members


def test_plans_are_drawn_by_seed_printed_and_made_again():
    plan = Plan.random(7)
    assert repr(Plan.random(7)) == repr(plan) != repr(Plan.random(8))
    again = eval(repr(plan), vars(faults))  # noqa: S307 - a plan prints as the Python that makes it
    assert again.rules == plan.rules
    assert len(plan.rules) == 6


async def test_a_bot_outlives_a_random_plan(small):
    """Under drawn faults every message of the bot still exists exactly once, thanks to its nonces."""
    async with small.client() as bot:
        menu = [one for one in faults.MENU if not isinstance(one[1], Status | AppliedThen | DeleteMessage)]
        small.server.plan = Plan.random(3, rules=5, within=10, menu=menu)
        for n in range(15):
            await bot.get_channel(small.hall.id).send(f"{n}", nonce=n)
        await small.server.idle()
    assert [one.content for one in small.hall.messages.values()] == [f"{n}" for n in range(15)]
    assert len(small.server.plan.fired) >= 3
