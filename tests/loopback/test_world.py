"""The world: ids, time, threads growing old, pings, saving."""

from __future__ import annotations

import asyncio
import base64
import sys

import aiohttp
import pytest

from loopback import World, interact, messages, perms, saved, threads
from loopback.clock import Clock
from loopback.errors import ApiError
from loopback.files import Upload
from loopback.mentions import notified
from loopback.model import FORUM, SILENT, Overwrite


@pytest.fixture
def world():
    return World(clock=Clock(source=lambda: 1_800_000_000.0))


@pytest.fixture
def town(world):
    people = [world.add_user(name) for name in ("alice", "bob", "carol")]
    guild = world.add_guild("home", people[0])
    for person in people[1:]:
        world.join(guild, person)
    return world, guild, world.add_channel(guild, "hall"), *people


def test_snowflakes_grow_and_tell_the_time(world):
    first, second = world.snow(), world.snow()
    assert first < second
    world.clock.advance(minutes=1)
    assert (world.snow() >> 22) - (first >> 22) == 60_000


async def test_waiting_ends_when_time_is_skipped(world):
    wait = asyncio.create_task(world.clock.until(world.clock.now() + 3600))
    await asyncio.sleep(0)
    world.clock.advance(minutes=59)
    await asyncio.sleep(0)
    assert not wait.done()
    world.clock.advance(minutes=1)
    await wait


def test_a_thread_is_archived_after_its_time_and_reopened_by_a_message(town):
    world, _, hall, alice, *_ = town
    thread = threads.open_thread(world, hall, "talk", alice, auto_archive=60)
    world.clock.advance(minutes=59)
    assert not thread.archived
    world.clock.advance(minutes=2)
    assert thread.archived
    messages.post(world, thread, alice, {"content": "still here"})
    assert not thread.archived


def test_a_channel_has_one_thread_per_message_and_private_ones_only_in_text_channels(town):
    world, guild, hall, alice, *_ = town
    message = messages.post(world, hall, alice, {"content": "begin"})
    threads.open_thread(world, hall, "a", alice, start=message)
    with pytest.raises(ApiError, match="160004"):
        threads.open_thread(world, hall, "b", alice, start=message)
    forum = world.add_channel(guild, "forum", FORUM)
    with pytest.raises(ApiError, match="50024"):
        threads.open_thread(world, forum, "c", alice, private=True)


def test_a_thousand_active_threads_are_the_limit(town, monkeypatch):
    world, _, hall, alice, *_ = town
    monkeypatch.setattr(threads, "ACTIVE_PER_GUILD", 2)
    first = threads.open_thread(world, hall, "1", alice)
    threads.open_thread(world, hall, "2", alice)
    with pytest.raises(ApiError, match="160006"):
        threads.open_thread(world, hall, "3", alice)
    world.archive(first)
    threads.open_thread(world, hall, "3", alice)


def test_thread_members_are_limited(town, monkeypatch):
    world, _, hall, alice, bob, _ = town
    monkeypatch.setattr(threads, "MEMBERS", 1)
    thread = threads.open_thread(world, hall, "talk", alice)
    with pytest.raises(ApiError, match="30033"):
        threads.add(world, thread, bob)


def test_discord_leaves_notices_of_threads_and_of_those_added(town):
    world, _, hall, alice, bob, carol = town
    public = threads.open_thread(world, hall, "open", alice)
    threads.open_thread(world, hall, "closed", alice, private=True)
    (notice,) = hall.messages.values()
    assert (notice.type, notice.content, notice.reference["channel_id"]) == (18, "open", str(public.id))
    below = threads.open_thread(world, hall, "below", alice, start=messages.post(world, hall, bob, {"content": "x"}))
    assert [one.type for one in below.messages.values()] == [21]
    threads.add(world, public, bob, by=alice)
    threads.add(world, public, carol)
    assert [(one.type, one.mentions) for one in public.messages.values()] == [(1, [bob.id])]
    assert [ping.user_id for ping in world.pings] == [bob.id]


def test_a_mention_draws_people_into_a_thread_but_not_past_invitable(town):
    world, _, hall, alice, bob, carol = town
    thread = threads.open_thread(world, hall, "talk", bob, private=True, invitable=False)
    threads.add(world, thread, alice)
    messages.post(world, thread, bob, {"content": f"<@{carol.id}>"})
    assert carol.id in thread.members
    other = threads.open_thread(world, hall, "talk", alice, private=True, invitable=False)
    threads.add(world, other, bob)
    messages.post(world, other, bob, {"content": f"<@{carol.id}>"})
    assert carol.id not in other.members


@pytest.mark.parametrize(
    ("permitted", "called"),
    [
        (None, ["bob", "carol"]),
        ({"parse": []}, []),
        ({"parse": ["users"]}, ["bob", "carol"]),
        ({"users": ["bob"]}, ["bob"]),
        ({"parse": ["roles"]}, []),
    ],
)
def test_allowed_mentions_decide_who_is_pinged(town, permitted, called):
    world, _, hall, _, bob, carol = town
    people = {"bob": bob, "carol": carol}
    if permitted and "users" in permitted:
        permitted = {"users": [str(people[name].id) for name in permitted["users"]]}
    body = {"content": f"<@{bob.id}> <@!{carol.id}>", "allowed_mentions": permitted}
    message = messages.post(world, hall, world.bot, body)
    assert message.mentions == [people[name].id for name in called]
    assert [ping.user_id for ping in world.pings] == [people[name].id for name in called]


def test_nobody_is_pinged_by_silence_edits_or_channels_they_do_not_see(town):
    world, _, hall, _, bob, carol = town
    messages.post(world, hall, world.bot, {"content": f"<@{bob.id}>", "flags": SILENT})
    message = messages.post(world, hall, world.bot, {"content": "…"})
    messages.edit(world, message, {"content": f"<@{bob.id}>"})
    world.set_overwrite(hall, carol.id, Overwrite(1, 0, perms.bits("VIEW_CHANNEL")))
    messages.post(world, hall, world.bot, {"content": f"<@{carol.id}>"})
    assert world.pings == []


def test_everyone_and_closed_roles_need_a_permission(town):
    world, guild, hall, alice, bob, carol = town
    role = world.add_role(guild, "guests")
    world.grant(guild, carol, role)
    text = {"content": f"@everyone <@&{role.id}>"}
    assert notified(world, hall, messages.post(world, hall, bob, text)) == []
    called = notified(world, hall, messages.post(world, hall, alice, text))
    assert called == [bob.id, world.bot.id, carol.id] or set(called) == {bob.id, world.bot.id, carol.id}
    role.mentionable = True
    assert notified(world, hall, messages.post(world, hall, bob, text)) == [carol.id]


def test_a_reply_pings_its_addressee_unless_told_otherwise(town):
    world, _, hall, alice, *_ = town
    first = messages.post(world, hall, alice, {"content": "question"})
    reply = {"content": "answer", "message_reference": {"message_id": str(first.id)}}
    assert messages.post(world, hall, world.bot, reply).mentions == [alice.id]
    quiet = reply | {"allowed_mentions": {"parse": ["users"], "replied_user": False}}
    assert messages.post(world, hall, world.bot, quiet).mentions == []


def test_mentions_are_read_in_text_displays_too(town):
    world, _, hall, _, bob, _ = town
    body = {"flags": 1 << 15, "components": [{"type": 17, "components": [{"type": 10, "content": f"<@{bob.id}>"}]}]}
    messages.post(world, hall, world.bot, body)
    assert [ping.user_id for ping in world.pings] == [bob.id]


def test_a_direct_message_is_a_ping(town):
    world, *_, bob, _ = town
    messages.post(world, world.dm(bob), world.bot, {"content": "hand"})
    assert [ping.user_id for ping in world.pings] == [bob.id]
    assert world.dm(bob) is world.dm(bob)


def test_the_same_nonce_within_five_minutes_is_the_same_message(town):
    world, _, hall, *_ = town
    body = {"content": "once", "nonce": "n1", "enforce_nonce": True}
    first = messages.post(world, hall, world.bot, body)
    assert messages.post(world, hall, world.bot, body) is first
    assert messages.post(world, hall, world.bot, body | {"enforce_nonce": False}) is not first
    world.clock.advance(minutes=6)
    assert messages.post(world, hall, world.bot, body) is not first


def test_components_are_numbered_in_document_order_around_given_ids():
    row = {"type": 1, "components": [{"type": 2, "custom_id": "a"}, {"type": 2, "custom_id": "b", "id": 2}]}
    section = {"type": 9, "components": [{"type": 10, "content": "t"}], "accessory": {"type": 2, "custom_id": "c"}}
    numbered = messages.numbered([{"type": 17, "components": [section]}, row])
    assert [one["id"] for one in messages.every(numbered)] == [1, 3, 4, 5, 6, 7, 2]


async def test_a_world_is_kept_while_it_changes(town, tmp_path):
    """Whoever is killed finds what was said before."""
    world, _, hall, alice, *_ = town
    path = tmp_path / "world.json"
    async with asyncio.timeout(5), saved.kept(world, path, pause=0):
        for number in range(2):
            said = messages.post(world, hall, alice, {"content": f"word {number}"})
            while said.id not in saved.load(path).channels[hall.id].messages:  # noqa: ASYNC110 - written in a thread
                await asyncio.sleep(0)
        world.clock.advance(days=1)
    assert saved.to_json(saved.load(path)) == saved.to_json(world), "what no event tells of is kept at the end"
    assert world.listeners == []


def test_a_world_survives_a_file(town, tmp_path):
    world, guild, hall, alice, bob, _ = town
    world.set_overwrite(hall, bob.id, Overwrite(1, 0, 1024))
    thread = threads.open_thread(world, hall, "talk", alice)
    message = messages.post(world, hall, world.bot, {"content": f"<@{alice.id}>"}, {0: Upload("a.bin", b"\x00\xff")})
    messages.react(world, message, alice, {"id": None, "name": "👍"})
    messages.pin(world, message, alice)
    world.commands[None] = {5: {"id": "5", "name": "x"}}
    world.clock.advance(days=2)
    path = tmp_path / "world.json"
    saved.save(world, path)
    again = saved.load(path)
    assert saved.to_json(again) == saved.to_json(world)
    assert again.channels[hall.id].messages[message.id] == message
    assert again.channels[thread.id].members == thread.members
    assert again.snow() > message.id
    assert again.guilds[guild.id].members.keys() == guild.members.keys()


async def test_entities_are_resolved_for_options(town):
    world, guild, hall, alice, bob, _ = town
    heard = []
    world.listeners.append(heard.append)
    file = interact.upload(world, hall, "a.txt", b"text")
    options = [
        {"name": "who", "type": 6, "value": str(bob.id)},
        {"name": "where", "type": 7, "value": str(hall.id)},
        {"name": "role", "type": 8, "value": str(guild.id)},
        {"name": "file", "type": 11, "value": file["id"]},
    ]
    group = [{"name": "sub", "type": 1, "options": options}]
    it = interact.slash(world, alice, hall, {"id": "1", "name": "x", "type": 1}, group)
    found = heard[-1].data["data"]["resolved"]
    assert found["members"][str(bob.id)]["permissions"] == str(perms.in_channel(world, bob.id, hall))
    assert {*found} == {"users", "members", "channels", "roles", "attachments"}
    assert it.name == "x sub"


def test_the_token_has_the_form_of_discords_and_says_whose_it_is():
    world = World()
    whose, when, proof = world.token.split(".")
    assert int(base64.b64decode(whose + "=" * (-len(whose) % 4))) == world.bot.id
    assert (len(when), proof) == (6, "loopback-of-this-machine-only")
    assert len(proof) >= 27


async def test_the_program_serves_and_saves_its_world(tmp_path):
    path, socket = tmp_path / "world.json", tmp_path / "discord.sock"
    command = [sys.executable, "-m", "loopback", "--unix", str(socket), "--world", str(path)]
    program = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    line = (await program.stdout.readline()).decode()
    assert line.startswith(f"DISCORD_ENDPOINT=unix:{socket} DISCORD_TOKEN=")
    token = line.split("DISCORD_TOKEN=")[1].strip()
    headers = {"Authorization": f"Bot {token}"}
    async with aiohttp.ClientSession(connector=aiohttp.UnixConnector(str(socket)), headers=headers) as session:
        async with session.get("https://discord.com/api/v10/users/@me") as answer:
            bot = (await answer.json())["id"]
    program.terminate()
    assert await program.wait() == 0
    assert saved.load(path).token == token
    assert saved.load(path).bot.id == int(bot)
