"""Section 4: connections, sessions, replay, intents, close codes."""

from __future__ import annotations

import asyncio

import discord
import pytest

from loopback import messages, threads
from loopback.model import EPHEMERAL, Overwrite
from loopback.perms import bits
from loopback.visibility import GUILD_MEMBERS, GUILD_MESSAGES, GUILD_PRESENCES, GUILDS
from tests.loopback.sessions import HEARTBEAT, IDENTIFY, MEMBERS, RESUME, identify, names

# ---- the wire


@pytest.mark.parametrize("compress", [False, True])
async def test_ready_then_guilds_numbered_in_order(small, compress):
    async with small.gate(compress=compress) as gate:
        ready = await gate.identify(small.world.token)
        assert ready["s"] == 1
        assert ready["d"]["guilds"] == [{"id": str(small.guild.id), "unavailable": True}]
        assert ready["d"]["application"]["id"] == str(small.bot.id)
        assert ready["d"]["resume_gateway_url"] == "wss://gateway.discord.gg"
        assert ready["d"]["session_id"]
        guild = await gate.frame()
        assert (guild["t"], guild["s"], guild["d"]["id"]) == ("GUILD_CREATE", 2, str(small.guild.id))
        assert [one["name"] for one in guild["d"]["channels"]] == ["hall"]
        await gate.send(HEARTBEAT, 2)
        assert (await gate.frame())["op"] == 11
        small.say("three")
        told = await gate.frame()
        assert (told["t"], told["s"]) == ("MESSAGE_CREATE", 3)
    assert small.violations == []


async def test_the_client_is_ready_and_knows_its_guild(small):
    async with small.client() as bot:
        assert bot.user.id == small.bot.id
        assert bot.application_id == small.bot.id
        assert [guild.name for guild in bot.guilds] == ["home"]
        assert bot.guilds[0].me.guild_permissions.manage_threads
    assert small.server.gateway.closes == []


# ---- close codes


CLOSES = {
    "unknown op": (99, lambda world: None, 4001),
    "frame before identify": (3, lambda world: {}, 4003),
    "bad token": (IDENTIFY, lambda world: identify(world, token="wrong"), 4004),
    "bad shard": (IDENTIFY, lambda world: identify(world, shard=[2, 2]), 4010),
    "bad intents": (IDENTIFY, lambda world: identify(world, intents=1 << 40), 4013),
    "privileged intent": (IDENTIFY, lambda world: identify(world, intents=GUILD_MEMBERS), 4014),
    "resume with a bad token": (RESUME, lambda world: {"token": "wrong", "session_id": "x", "seq": 1}, 4004),
}


@pytest.mark.parametrize("name", CLOSES)
async def test_close_codes(small, name):
    op, data, code = CLOSES[name]
    small.server.gateway.approved_intents = 0
    async with small.gate() as gate:
        await gate.send(op, data(small.world))
        assert await gate.frame() == {"closed": code}


async def test_nonsense_a_second_identify_and_a_flood_close(small):
    async with small.gate() as gate:
        await gate.socket.send_str("nonsense")
        assert await gate.frame() == {"closed": 4002}
    async with small.gate() as gate:
        await gate.identify(small.world.token)
        await gate.send(IDENTIFY, identify(small.world))
        assert await gate.event("none") == {"closed": 4005}
    async with small.gate() as gate:
        for _ in range(121):
            await gate.send(HEARTBEAT)
        assert await gate.event("none") == {"closed": 4008}


@pytest.mark.parametrize(
    ("token", "intents", "code"), [("loopback.wrong", 513, 4004), (None, GUILD_MEMBERS | GUILDS, 4014)]
)
async def test_close_codes_through_discord_py(small, token, intents, code):
    small.server.gateway.approved_intents = 0
    async with small.client(intents=discord.Intents.none()) as bot:
        bot.http.token = token or bot.http.token
        bot._connection._intents = discord.Intents._from_value(intents)
        waiting = asyncio.ensure_future(bot.connect(reconnect=False))
        with pytest.raises((discord.ConnectionClosed, discord.PrivilegedIntentsRequired)) as closed:
            await waiting
        assert getattr(closed.value, "code", 4014) == code
    assert small.server.gateway.closes == [code]


# ---- resuming


async def missed(small, gate):
    ready = await gate.identify(small.world.token)
    await gate.event("GUILD_CREATE")
    session = small.server.gateway.sessions[ready["d"]["session_id"]]
    await gate.socket.close(code=4000)
    await small.gone(session)
    return session


def resume(small, session, seq):
    return {"token": small.world.token, "session_id": session.id, "seq": seq}


async def test_resuming_replays_what_was_missed(small):
    async with small.gate() as gate:
        session = await missed(small, gate)
    small.say("one")
    small.say("two")
    async with small.gate() as gate:
        await gate.send(RESUME, resume(small, session, 2))
        frames = [await gate.frame() for _ in range(3)]
    assert [(one["t"], one["s"]) for one in frames] == [("MESSAGE_CREATE", 3), ("MESSAGE_CREATE", 4), ("RESUMED", 5)]


async def test_a_session_unknown_expired_or_with_a_gap_is_invalid(small):
    async with small.gate() as gate:
        session = await missed(small, gate)
    small.server.validator = None
    for n in range(2001):
        small.say(f"{n}")
    assert await invalid(small, session, 2)
    assert await invalid(small, session, session.seq), "it is forgotten then"
    expired = await gate_of(small)
    small.world.clock.advance(minutes=5)
    assert await invalid(small, expired, expired.seq)


async def gate_of(small):
    async with small.gate() as gate:
        return await missed(small, gate)


async def invalid(small, session, seq):
    async with small.gate() as gate:
        await gate.send(RESUME, resume(small, session, seq))
        frame = await gate.frame()
    return (frame["op"], frame["d"]) == (9, False)


async def test_a_seq_from_the_future_closes_4007(small):
    session = await gate_of(small)
    async with small.gate() as gate:
        await gate.send(RESUME, resume(small, session, 99))
        assert await gate.frame() == {"closed": 4007}


async def test_a_goodbye_with_1000_ends_the_session(small):
    async with small.gate() as gate:
        await gate.identify(small.world.token)
    await small.gone()
    assert small.server.gateway.sessions == {}


@pytest.mark.parametrize("how", ["cut", "close", "reconnect", "resumable"])
async def test_discord_py_resumes_and_misses_nothing(small, how):
    gateway = small.server.gateway
    async with small.client() as bot:
        resumed = asyncio.create_task(bot.hears("resumed"))
        if how == "close":
            await gateway.close(4000)
        elif how == "resumable":
            gateway.invalidate(resumable=True)
        else:
            getattr(gateway, how)()
        small.say("meanwhile")
        await resumed
        await small.server.idle()
        assert [message.content for (message,) in bot.got("message")] == [""], "once, without its content"
    assert (gateway.identifies, gateway.resumes) == (1, 1)


async def test_discord_py_identifies_afresh_after_an_invalid_session(small):
    async with small.client() as bot:
        ready = asyncio.create_task(bot.hears("ready"))
        small.server.gateway.invalidate()
        await ready
    assert (small.server.gateway.identifies, small.server.gateway.resumes) == (2, 0)


# ---- what is told to whom


async def test_intents_filter_events(small):
    assert await names(small, GUILDS, small.say) == []
    assert await names(small, GUILD_MESSAGES, small.say) == ["MESSAGE_CREATE"]
    inbox = small.world.dm(small.bob)
    assert await names(small, GUILD_MESSAGES, lambda: small.say(channel=inbox)) == []
    assert await names(small, 1 << 12, lambda: small.say(channel=inbox)) == ["MESSAGE_CREATE"]
    stranger = small.world.add_user("stranger")
    assert await names(small, GUILDS, lambda: small.world.join(small.guild, stranger)) == []
    assert await names(small, GUILD_MEMBERS, lambda: small.world.leave(small.guild, stranger)) == [
        "GUILD_MEMBER_REMOVE"
    ]
    assert await names(small, 0, small.slash) == ["INTERACTION_CREATE"]
    role = small.world.add_role(small.guild, "r")
    assert await names(small, GUILDS, lambda: small.world.grant(small.guild, small.bot, role)) == [
        "GUILD_MEMBER_UPDATE"
    ]


async def test_a_guild_that_is_away_is_told_of_no_more_until_it_is_back(small):
    assert await names(small, GUILDS, lambda: small.world.lose_sight(small.guild)) == ["GUILD_DELETE"]
    assert await names(small, GUILD_MESSAGES, small.say) == []
    assert await names(small, GUILDS, lambda: small.world.find_again(small.guild)) == ["GUILD_CREATE"]
    assert await names(small, GUILD_MESSAGES, small.say) == ["MESSAGE_CREATE"]


CONTENT = {
    "a stranger's words": (lambda s: s.say("secret"), ""),
    "words to the bot": (lambda s: s.say(f"<@{s.bot.id}> hi"), "hi"),
    "own words": (lambda s: s.say("mine", author=s.bot), "mine"),
    "direct words": (lambda s: s.say("direct", channel=s.world.dm(s.alice)), "direct"),
}


@pytest.mark.parametrize("name", CONTENT)
async def test_without_message_content_guild_messages_of_others_are_empty(small, name):
    say, words = CONTENT[name]
    async with small.client() as bot:
        say(small)
        await small.server.idle()
        ((message,),) = bot.got("message")
    assert message.content.endswith(words)
    assert bool(message.content) == bool(words)


async def test_with_message_content_everything_is_told(small):
    intents = discord.Intents.default()
    intents.message_content = True
    async with small.client(intents=intents) as bot:
        first = small.say("secret")
        body = {"content": "reply", "message_reference": {"message_id": str(first.id)}}
        messages.post(small.world, small.hall, small.bob, body)
        await small.server.idle()
        assert [message.content for (message,) in bot.got("message")] == ["secret", "reply"]


async def test_a_quoted_message_is_emptied_too(small):
    first = small.say("secret")
    body = {"content": f"<@{small.bot.id}>", "message_reference": {"message_id": str(first.id)}}
    async with small.client() as bot:
        messages.post(small.world, small.hall, small.bob, body)
        await small.server.idle()
        ((message,),) = bot.got("message")
    assert message.content
    assert message.reference.resolved.content == ""


async def test_ephemeral_messages_and_hidden_channels_are_not_told(small):
    it = small.slash()
    hidden = small.world.add_channel(small.guild, "hidden")
    small.world.set_overwrite(hidden, small.bot.id, Overwrite(1, 0, bits("VIEW_CHANNEL")))
    thread = threads.open_thread(small.world, small.hall, "t", small.alice)
    own_intents = GUILDS | GUILD_MESSAGES

    def deeds():
        messages.post(small.world, small.hall, small.bot, {}, origin=messages.Origin(flags=EPHEMERAL, viewer=1))
        small.say(channel=hidden)
        threads.add(small.world, thread, small.bob)

    assert await names(small, own_intents, deeds) == []
    assert it.state == "created"
    assert await names(small, own_intents, lambda: threads.add(small.world, thread, small.bot)) == [
        "THREAD_CREATE",
        "THREAD_MEMBERS_UPDATE",
    ]


async def test_seeing_a_channel_again_brings_its_threads(small):
    world = small.world
    thread = threads.open_thread(world, small.hall, "t", small.bot)
    threads.open_thread(world, small.hall, "private", small.alice, private=True)
    world.set_overwrite(small.hall, small.bot.id, Overwrite(1, 0, bits("VIEW_CHANNEL", "MANAGE_THREADS")))
    heard = []
    world.listeners.append(heard.append)
    world.set_overwrite(small.hall, small.bot.id, Overwrite(1, 0, bits("MANAGE_THREADS")))
    (sync,) = [event.data for event in heard if event.name == "THREAD_LIST_SYNC"]
    assert [one["id"] for one in sync["threads"]] == [str(thread.id)]
    assert [one["id"] for one in sync["members"]] == [str(thread.id)]


async def test_joining_and_leaving_guilds(small):
    async with small.client() as bot:
        other = small.world.add_guild("other", small.bob)
        await small.server.idle()
        assert {guild.name for guild in bot.guilds} == {"home", "other"}
        small.world.leave(other, small.bot)
        await small.server.idle()
        assert {guild.name for guild in bot.guilds} == {"home"}
        assert [guild.name for (guild,) in bot.got("guild_remove")] == ["other"]
    assert small.violations == []


async def test_changes_of_guild_and_roles_are_told(small):
    async with small.client() as bot:
        small.world.rename(small.guild, "new home")
        role = small.world.add_role(small.guild, "players")
        small.world.set_permissions(small.guild, role, 8)
        small.world.grant(small.guild, small.bot, role)
        await small.server.idle()
        (guild,) = bot.guilds
        assert (guild.name, guild.get_role(role.id).permissions.administrator) == ("new home", True)
        assert guild.me.guild_permissions.administrator
        small.world.delete_role(small.guild, role)
        await small.server.idle()
        assert guild.get_role(role.id) is None
    assert small.violations == []


# ---- members


async def test_without_presences_a_guild_shows_only_the_bot(small):
    async with small.gate() as gate:
        await gate.identify(small.world.token, intents=GUILDS)
        alone = (await gate.event("GUILD_CREATE"))["d"]
        assert ([one["user"]["username"] for one in alone["members"]], alone["member_count"]) == (["bot"], 3)
    async with small.gate() as gate:
        await gate.identify(small.world.token, intents=GUILDS | GUILD_PRESENCES)
        assert len((await gate.event("GUILD_CREATE"))["d"]["members"]) == 3


@pytest.mark.parametrize(
    ("asked", "found", "missing"),
    [
        ({"query": "", "limit": 0}, ["alice", "bot", "bob"], []),
        ({"query": "b", "limit": 5}, ["bot", "bob"], []),
        ({"query": "b", "limit": 1}, ["bot"], []),
        ({"user_ids": ["{alice}", "1"], "limit": 0}, ["alice"], ["1"]),
    ],
)
async def test_members_come_in_chunks(small, asked, found, missing):
    asked = dict(asked)
    if "user_ids" in asked:
        asked["user_ids"] = [one.format(alice=small.alice.id) for one in asked["user_ids"]]
    async with small.gate() as gate:
        await gate.identify(small.world.token, intents=GUILDS | GUILD_MEMBERS)
        await gate.send(MEMBERS, {"guild_id": str(small.guild.id), "nonce": "n"} | asked)
        chunk = (await gate.event("GUILD_MEMBERS_CHUNK"))["d"]
    assert {one["user"]["username"] for one in chunk["members"]} == set(found)
    assert (chunk["not_found"], chunk["nonce"], chunk["chunk_count"]) == (missing, "n", 1)
    assert small.violations == []


async def test_all_members_need_the_intent(small):
    async with small.gate() as gate:
        await gate.identify(small.world.token)
        await gate.send(MEMBERS, {"guild_id": str(small.guild.id), "query": "", "limit": 0})
        assert await gate.event("none") == {"closed": 4014}


async def test_chunks_through_discord_py(small):
    intents = discord.Intents.default()
    intents.members = True
    async with small.client(intents=intents) as bot:
        guild = bot.get_guild(small.guild.id)
        assert {one.name for one in guild.members} == {"alice", "bob", "bot"}
        assert [one.name for one in await guild.query_members("al")] == ["alice"]
        stranger = small.world.add_user("carol")
        small.world.join(small.guild, stranger)
        await small.server.idle()
        assert guild.get_member(stranger.id).name == "carol"
    assert small.violations == []
