"""REST: channels, threads, guilds, commands."""

from __future__ import annotations

import aiohttp
import discord
import pytest

from loopback import Loopback, World, perms, threads
from loopback.model import CATEGORY, FORUM, NEWS, TEXT, VOICE, Overwrite
from loopback.perms import bits
from tests.loopback.routes import deny, path

# ---- channels


async def test_channels_are_made_changed_and_deleted(small):
    small.guild.roles[small.guild.id].permissions |= bits("MANAGE_CHANNELS", "MANAGE_ROLES")
    async with small.client() as bot:
        guild = bot.get_guild(small.guild.id)
        category = await guild.create_category("games")
        hidden = {guild.default_role: discord.PermissionOverwrite(view_channel=False)}
        made = await category.create_text_channel(
            "table", topic="t", overwrites=hidden | {guild.me: discord.PermissionOverwrite(view_channel=True)}
        )
        assert not perms.sees(small.world, small.bob.id, small.world.channels[made.id])
        await made.edit(name="board", slowmode_delay=5)
        assert small.world.channels[made.id].slowmode == 5
        await made.set_permissions(guild.default_role, overwrite=None)
        assert perms.sees(small.world, small.bob.id, small.world.channels[made.id])
        assert {one.name for one in await guild.fetch_channels()} == {"hall", "games", "board"}
        await made.delete()
        assert made.id not in small.world.channels
        await small.server.idle()
        names = [name for name, _ in bot.heard if name.startswith("guild_channel")]
        assert names == ["guild_channel_create"] * 2 + ["guild_channel_update"] * 2 + ["guild_channel_delete"]
    assert small.world.channels[category.id].type == CATEGORY
    assert small.violations == []


async def test_nobody_grants_what_they_lack(small):
    small.guild.roles[small.guild.id].permissions |= bits("MANAGE_ROLES")
    body = {"type": 1, "allow": str(bits("ADMINISTRATOR")), "deny": "0"}
    tail = f"/channels/{small.hall.id}/permissions/{small.bob.id}"
    assert await small.refused("PUT", tail, body) == (403, 50013)


# ---- threads


async def test_a_private_thread_through_discord_py(small):
    async with small.client() as bot:
        hall = bot.get_channel(small.hall.id)
        thread = await hall.create_thread(name="deal", invitable=False, auto_archive_duration=60)
        await thread.add_user(discord.Object(small.bob.id))
        await thread.send("only us")
        assert {one.id for one in await thread.fetch_members()} == {small.bot.id, small.bob.id}
        kept = small.world.channels[thread.id]
        assert (kept.type, kept.invitable, kept.auto_archive) == (12, False, 60)
        assert not perms.sees(small.world, small.world.add_user("carol").id, kept)
        await thread.remove_user(discord.Object(small.bob.id))
        await thread.edit(archived=True, locked=True)
        assert [one.id async for one in hall.archived_threads(private=True)] == [thread.id]
        assert [one.id async for one in hall.archived_threads(private=True, joined=True)] == [thread.id]
        assert [one async for one in hall.archived_threads()] == []
        await small.server.idle()
        assert bot.got("thread_create")
        assert bot.got("thread_update")
        await thread.delete()
        await small.server.idle()
        assert bot.got("raw_thread_delete")
    assert small.violations == []


async def test_an_archived_thread_refuses_edits_and_members_but_not_messages(small):
    _, made = await small.call("POST", f"/channels/{small.hall.id}/threads", {"name": "t", "type": 11})
    thread = small.world.channels[int(made["id"])]
    _, sent = await small.call("POST", f"/channels/{thread.id}/messages", {"content": "x"})
    small.world.archive(thread)
    edit = f"/channels/{thread.id}/messages/{sent['id']}"
    assert await small.refused("PATCH", edit, {"content": "y"}) == (400, 50083)
    assert await small.refused("PUT", f"/channels/{thread.id}/thread-members/{small.bob.id}") == (400, 50083)
    assert await small.refused("PATCH", f"/channels/{thread.id}", {"name": "y"}) == (400, 50083)
    assert (await small.call("POST", f"/channels/{thread.id}/messages", {"content": "x"}))[0] == 200
    assert not thread.archived


async def test_an_archived_thread_through_discord_py(small):
    async with small.client() as bot:
        thread = await bot.get_channel(small.hall.id).create_thread(name="t")
        message = await thread.send("x")
        small.world.archive(small.world.channels[thread.id])
        for deed in (lambda: message.edit(content="y"), lambda: thread.add_user(discord.Object(small.bob.id))):
            with pytest.raises(discord.HTTPException) as shut:
                await deed()
            assert shut.value.code == 50083


async def test_a_locked_thread_stays_shut_without_manage_threads(small):
    thread = threads.open_thread(small.world, small.hall, "t", small.alice)
    thread.locked = True
    small.world.archive(thread)
    deny(small, "MANAGE_THREADS")
    assert await small.refused("POST", f"/channels/{thread.id}/messages", {"content": "x"}) == (400, 160005)
    assert small.server.requests[-1].assumed
    async with small.client() as bot:
        with pytest.raises(discord.HTTPException) as locked:
            await (await bot.fetch_channel(thread.id)).send("x")
        assert locked.value.code == 160005


async def test_threads_only_where_there_are_threads(small):
    body = {"name": "t", "type": 11}
    for channel in (
        small.world.add_channel(small.guild, "voice", VOICE),
        small.world.add_channel(small.guild, "group", CATEGORY),
        small.world.dm(small.bob),
        threads.open_thread(small.world, small.hall, "t", small.alice),
    ):
        assert await small.refused("POST", f"/channels/{channel.id}/threads", body) == (400, 50024)
    assert await small.refused("PUT", f"/channels/{small.hall.id}/thread-members/@me") == (400, 50024)
    async with small.client() as bot:
        voice = next(one for one in small.world.channels.values() if one.type == VOICE)
        with pytest.raises(discord.HTTPException) as none:
            await bot.http.start_thread_without_message(voice.id, name="t", auto_archive_duration=60, type=11)
        assert none.value.code == 50024
        small.world.add_channel(small.guild, "forum", FORUM)
        await small.server.idle()
        assert {one.name for one in bot.get_guild(small.guild.id).forums} == {"forum"}
    assert small.violations == []


@pytest.mark.parametrize(
    ("kind", "fitting", "others"), [(TEXT, (11, 12), (10,)), (NEWS, (10,), (11, 12, None)), (FORUM, (), (10, 11, 12))]
)
async def test_a_thread_is_of_a_kind_that_its_channel_holds(small, kind, fitting, others):
    channel = small.world.add_channel(small.guild, "place", kind)
    tail = f"/channels/{channel.id}/threads"
    for thread in fitting:
        assert (await small.call("POST", tail, {"name": "t", "type": thread}))[1]["type"] == thread
    for thread in others:
        assert await small.refused("POST", tail, {"name": "t"} | ({"type": thread} if thread else {})) == (400, 50024)


async def test_a_private_thread_in_an_announcement_channel_through_discord_py(small):
    news = small.world.add_channel(small.guild, "news", NEWS)
    async with small.client() as bot:
        place = bot.get_channel(news.id)
        for kind in (discord.ChannelType.private_thread, discord.ChannelType.public_thread):
            with pytest.raises(discord.HTTPException) as refused:
                await place.create_thread(name="t", type=kind)
            assert refused.value.code == 50024
        made = await place.create_thread(name="t", type=discord.ChannelType.news_thread)
        assert made.is_news()


async def test_adding_somebody_who_does_not_see_the_parent_is_refused(small):
    thread = threads.open_thread(small.world, small.hall, "t", small.bot)
    small.world.set_overwrite(small.hall, small.bob.id, Overwrite(1, 0, bits("VIEW_CHANNEL")))
    assert await small.refused("PUT", f"/channels/{thread.id}/thread-members/{small.bob.id}") == (403, 50001)
    stranger = small.world.add_user("stranger")
    assert await small.refused("PUT", f"/channels/{thread.id}/thread-members/{stranger.id}") == (404, 10007)


async def test_a_thread_below_a_message_shows_in_it(small):
    message = small.say("start")
    tail = path(small, f"/{message.id}/threads")
    _, made = await small.call("POST", tail, {"name": "t"})
    assert made["id"] == str(message.id)
    assert await small.refused("POST", tail, {"name": "t"}) == (400, 160004)
    _, shown = await small.call("GET", path(small, f"/{message.id}"))
    assert (shown["flags"], shown["thread"]["name"]) == (32, "t")
    _, active = await small.call("GET", f"/guilds/{small.guild.id}/threads/active")
    assert [one["id"] for one in active["threads"]] == [made["id"]]
    member = f"/channels/{made['id']}/thread-members"
    assert (await small.call("GET", f"{member}/@me"))[1]["user_id"] == str(small.bot.id)
    assert await small.refused("GET", f"{member}/{small.bob.id}") == (404, 10007)
    assert (await small.call("DELETE", f"{member}/@me"))[0] == 204


# ---- guilds, members, roles


async def test_roles_through_discord_py(small):
    own = next(iter(small.guild.members[small.bot.id].roles))
    small.guild.roles[own].permissions |= bits("MANAGE_ROLES")
    async with small.client() as bot:
        guild = bot.get_guild(small.guild.id)
        role = await guild.create_role(name="players", mentionable=True)
        bob = await guild.fetch_member(small.bob.id)
        await bob.add_roles(role)
        assert small.guild.members[small.bob.id].roles == [role.id]
        await bob.remove_roles(role)
        assert small.guild.members[small.bob.id].roles == []
        assert [one.name for one in await guild.fetch_roles()] == ["@everyone", "bot", "players"]
        high = small.world.add_role(small.guild, "high")
        with pytest.raises(discord.Forbidden):
            await bob.add_roles(discord.Object(high.id))
        await role.delete()
        assert role.id not in small.guild.roles
    assert (await small.call("GET", f"/guilds/{small.guild.id}/members?limit=2"))[1][0]["user"]["username"] == "bot"
    assert small.violations == []


async def test_a_guild_without_the_bot_is_unknown(small):
    other = small.world.add_guild("other", small.alice, bot_permissions=None)
    assert await small.refused("GET", f"/guilds/{other.id}") == (404, 10004)
    _, found = await small.call("GET", f"/guilds/{small.guild.id}?with_counts=true")
    assert found["approximate_member_count"] == 3


# ---- commands


async def test_overwriting_commands_keeps_ids_and_answers_what_is_stored(small):
    tail = f"/applications/{small.bot.id}/commands"
    one = {"name": "one", "description": "d", "options": [{"name": "o", "description": "d", "type": 3}]}
    _, first = await small.call("PUT", tail, [one, {"name": "two", "description": "d"}])
    _, second = await small.call("PUT", tail, [{"name": "two", "description": "new"}, one])
    ids = {made["name"]: made["id"] for made in first}
    assert {made["name"]: made["id"] for made in second} == ids
    versions = {made["name"]: made["version"] for made in first}
    assert second[1]["version"] == versions["one"]
    assert second[0]["version"] != versions["two"]
    assert (await small.call("GET", f"{tail}?with_localizations=true"))[1] == second
    assert [*small.world.commands[None].values()] == second


async def test_commands_tell_their_translations_to_whoever_asks(small):
    tail = f"/applications/{small.bot.id}/commands"
    choice = {"name": "c", "value": "v", "name_localizations": {"de": "w"}}
    option = {"name": "o", "description": "d", "type": 3, "choices": [choice], "name_localizations": {"de": "p"}}
    body = {"name": "one", "description": "d", "description_localizations": {"de": "e"}, "options": [option]}
    _, (made,) = await small.call("PUT", tail, [body])
    assert made["options"][0]["choices"][0]["name_localizations"] == {"de": "w"}
    _, (told,) = await small.call("GET", f"{tail}?with_localizations=true")
    assert told == made
    _, (told,) = await small.call("GET", tail)
    assert "localizations" not in str(told)
    assert told["options"][0]["choices"][0]["name"] == "c"
    async with small.client() as bot:
        await small.call("PUT", tail, [body])
        (fetched,) = await bot.tree.fetch_commands()
        assert fetched.description_localizations == {}
    assert small.violations == []


async def test_numbers_that_discord_answers_as_texts(small):
    tail = f"/applications/{small.bot.id}/commands"
    _, (made,) = await small.call("PUT", tail, [{"name": "x", "description": "d", "default_member_permissions": 32}])
    assert made["default_member_permissions"] == "32"
    select = {"type": 5, "custom_id": "p", "default_values": [{"id": small.bob.id, "type": "user"}]}
    _, sent = await small.call("POST", path(small), {"components": [{"type": 1, "components": [select]}]})
    assert sent["components"][0]["components"][0]["default_values"] == [{"id": str(small.bob.id), "type": "user"}]


async def test_single_commands(small):
    tail = f"/applications/{small.bot.id}/guilds/{small.guild.id}/commands"
    status, made = await small.call("POST", tail, {"name": "one", "description": "d"})
    assert (status, made["guild_id"]) == (201, str(small.guild.id))
    status, again = await small.call("POST", tail, {"name": "one", "description": "e"})
    assert (status, again["id"]) == (200, made["id"])
    one = f"{tail}/{made['id']}"
    assert (await small.call("PATCH", one, {"description": "f"}))[1]["description"] == "f"
    assert (await small.call("GET", one))[1]["description"] == "f"
    assert (await small.call("DELETE", one))[0] == 204
    assert (await small.call("GET", tail))[1] == []
    assert await small.refused("GET", "/applications/1/commands") == (403, 50001)
    assert await small.refused("PUT", f"/applications/{small.bot.id}/guilds/1/commands", []) == (403, 50001)


async def test_syncing_through_discord_py_twice_changes_nothing(small):
    async with small.client() as bot:
        before = dict(small.world.commands[None])
        await bot.tree.sync()
        assert small.world.commands[None] == before
        assert [one.name for one in await bot.tree.fetch_commands()] == ["x"]


async def test_a_port_serves_the_same():
    """`http:` endpoints get addresses of their own host for gateway and files."""
    server = await Loopback(World()).start(tcp=("127.0.0.1", 0))
    base = f"http://127.0.0.1:{server.port}"
    headers = {"Authorization": f"Bot {server.world.token}"}
    async with aiohttp.ClientSession() as session, session.get(base + "/api/v10/gateway", headers=headers) as answer:
        assert await answer.json() == {"url": f"ws://127.0.0.1:{server.port}"}
    assert server.world.cdn == base
    await server.stop()
