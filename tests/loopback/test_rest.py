"""REST: the wire as discord.py needs it, permissions, messages."""

from __future__ import annotations

import io
import struct
from urllib.parse import parse_qsl, urlsplit

import aiohttp
import discord
import pytest

from loopback import messages, perms, threads
from loopback.content import avatar
from loopback.files import picture_size
from loopback.model import Overwrite
from loopback.perms import bits
from tests.loopback.bench import API
from tests.loopback.routes import deny, path

# ---- the wire


async def test_json_answers_have_no_charset(small):
    headers = {"Authorization": f"Bot {small.world.token}"}
    async with small.session.get(API + "/users/@me", headers=headers) as answer:
        assert answer.headers["Content-Type"] == "application/json"


@pytest.mark.parametrize("token", ["nonsense", ""])
async def test_a_wrong_token_is_401(small, token):
    status, answer = await small.call("GET", "/users/@me", token=token or " ")
    assert (status, answer) == (401, {"message": "401: Unauthorized", "code": 0})
    assert small.server.invalid_requests == 1


async def test_a_wrong_token_through_discord_py(small):
    bot = discord.Client(intents=discord.Intents.default(), connector=aiohttp.UnixConnector(small.path))
    with pytest.raises(discord.LoginFailure):
        await bot.login("loopback.wrong")
    await bot.close()


async def test_unknown_routes_are_recorded(small):
    assert await small.refused("GET", "/stickers/1") == (404, 0)
    async with small.session.get("https://cdn.discordapp.com/icons/1/2.png") as answer:
        assert answer.status == 404
    assert small.server.unknown_routes == ["GET /stickers/1", "GET /icons/1/2.png"]


async def test_broken_bodies_are_refused(small):
    assert await small.refused("POST", path(small), data="{") == (400, 50109)
    assert await small.refused("GET", "/users/nobody") == (400, 50035)
    for body in ({"content": 5}, {"embeds": 5}, {"allowed_mentions": [1]}, {"content": "x", "components": {"a": 1}}):
        assert await small.refused("POST", path(small), body) == (400, 50035)
    assert await small.refused("GET", path(small, "?limit=101")) == (400, 50035)


async def test_calls_are_logged_with_what_was_refused(small):
    it = small.slash()
    await small.respond(it, 4, {"content": "x" * 2001})
    entry = small.server.requests[-1]
    assert (entry.method, entry.status, entry.code) == ("POST", 400, 50035)
    assert entry.actor == f"interaction {it.id}"
    assert entry.body["type"] == 4
    assert "2000" in str(entry)
    assert entry.ms > 0


async def test_the_session_answers(small):
    assert (await small.call("GET", "/users/@me"))[1]["id"] == str(small.bot.id)
    assert (await small.call("GET", "/oauth2/applications/@me"))[1]["id"] == str(small.bot.id)
    assert (await small.call("GET", "/gateway"))[1] == {"url": "wss://gateway.discord.gg"}
    assert (await small.call("GET", "/gateway/bot"))[1]["shards"] == 1
    assert (await small.call("GET", f"/users/{small.bob.id}"))[1]["username"] == "bob"


async def test_the_guilds_of_the_bot_with_what_it_may_do_there(small):
    world = small.world
    away = world.add_guild("away", small.bob, bot_permissions=None)
    poor = world.add_guild("poor", small.bob, bot_permissions=0)
    _, told = await small.call("GET", "/users/@me/guilds")
    assert [one["id"] for one in told] == [str(small.guild.id), str(poor.id)]
    assert str(away.id) not in str(told)
    assert [int(one["permissions"]) for one in told] == [
        perms.in_guild(one, small.bot.id) for one in (small.guild, poor)
    ]
    assert (await small.call("GET", f"/users/@me/guilds?after={small.guild.id}"))[1] == told[1:]
    assert (await small.call("GET", "/users/@me/guilds?limit=1"))[1] == told[:1]


async def test_answers_have_every_key_that_discord_says_they_have(small):
    """As Discord's own description of its interface has it, where the published types have it otherwise."""
    _, about = await small.call("GET", "/oauth2/applications/@me")
    assert (about["type"], about["eligible_oauth2_scopes"], about["explicit_content_filter"]) == (None, [], 0)
    assert about["approximate_user_authorization_count"] == 0
    assert "summary" not in about
    _, guild = await small.call("GET", f"/guilds/{small.guild.id}")
    assert (guild["nsfw"], guild["home_header"]) == (False, None)
    _, direct = await small.call("POST", "/users/@me/channels", {"recipient_id": str(small.bob.id)})
    assert "name" not in direct


async def test_components_are_told_with_what_was_not_said(small):
    shown = {"media": {"url": "attachment://a.png"}}
    section = {"type": 9, "components": [{"type": 10, "content": "x"}], "accessory": {"type": 11, **shown}}
    parts = [section, {"type": 12, "items": [shown]}, {"type": 13, "file": {"url": "attachment://a.png"}}]
    choose = {"type": 3, "custom_id": "s", "required": True, "options": [{"label": "a", "value": "a"}]}
    container = {"type": 17, "components": [*parts, {"type": 1, "components": [choose]}]}
    form = small.form({"flags": 1 << 15, "components": [container]}, ("a.png", avatar(0)))
    _, made = await small.call("POST", path(small), data=form)
    (told,) = made["components"]
    assert told["accent_color"] is None
    first, gallery, file, row = told["components"]
    assert gallery["items"][0]["description"] is None
    media = [first["accessory"]["media"], gallery["items"][0]["media"], file["file"]]
    assert len({int(one["id"]) for one in media}) == 3
    assert "required" not in row["components"][0]
    assert small.violations == []


async def test_a_message_replied_to_is_told_without_its_reactions(small):
    first = small.say("question")
    await small.call("PUT", path(small, f"/{first.id}/reactions/👍/@me"))
    _, made = await small.call(
        "POST", path(small), {"content": "a", "message_reference": {"message_id": str(first.id)}}
    )
    assert "reactions" not in made["referenced_message"]
    assert (await small.call("GET", path(small, f"/{first.id}")))[1]["reactions"]


async def test_pictures_of_the_content_host(small):
    async with small.session.get("https://cdn.discordapp.com/embed/avatars/3.png") as answer:
        assert picture_size(await answer.read()) == (64, 64)
    async with small.session.get("https://cdn.discordapp.com/attachments/1/2/no.png") as answer:
        assert answer.status == 404


async def test_idle_waits_for_open_requests_and_for_the_bot_to_read(small):
    async with small.client() as bot:
        for n in range(20):
            small.say(f"{n}")
        await small.server.idle()
        assert len(bot.got("message")) == 20
        assert small.server.traffic.idle


# ---- unknown things and missing permissions


@pytest.mark.parametrize(
    ("method", "tail", "code"),
    [
        ("GET", "/channels/1", 10003),
        ("GET", "/guilds/1", 10004),
        ("GET", "/guilds/{g}/members/1", 10007),
        ("GET", "/channels/{c}/messages/1", 10008),
        ("PUT", "/guilds/{g}/members/{bob}/roles/1", 10011),
        ("GET", "/users/1", 10013),
        ("DELETE", "/channels/{c}/permissions/1", 10009),
        ("GET", "/applications/{app}/commands/1", 10063),
        ("DELETE", "/channels/{c}/thread-members/{bob}", 50024),
    ],
)
async def test_unknown_things(small, method, tail, code):
    small.guild.roles[small.guild.id].permissions |= bits("MANAGE_ROLES")
    filled = tail.format(g=small.guild.id, c=small.hall.id, bob=small.bob.id, app=small.bot.id)
    status, found = await small.refused(method, filled)
    assert (found, status) == (code, 400 if code == 50024 else 404)


async def test_unknown_things_through_discord_py(small):
    async with small.client() as bot:
        hall = bot.get_channel(small.hall.id)
        for code, deed in (
            (10003, lambda: bot.fetch_channel(1)),
            (10004, lambda: bot.fetch_guild(1)),
            (10007, lambda: hall.guild.fetch_member(1)),
            (10008, lambda: hall.fetch_message(1)),
            (10013, lambda: bot.fetch_user(1)),
        ):
            with pytest.raises(discord.NotFound) as missing:
                await deed()
            assert missing.value.code == code


async def test_a_channel_not_visible_is_50001(small):
    deny(small, "VIEW_CHANNEL")
    assert await small.refused("GET", f"/channels/{small.hall.id}") == (403, 50001)
    assert await small.refused("POST", path(small), {"content": "x"}) == (403, 50001)
    other = small.world.add_channel(small.guild, "other")
    thread = threads.open_thread(small.world, other, "t", small.alice, private=True)
    small.world.set_overwrite(other, small.bot.id, Overwrite(1, 0, bits("MANAGE_THREADS")))
    assert await small.refused("GET", f"/channels/{thread.id}") == (403, 50001)
    threads.add(small.world, thread, small.bot)
    assert (await small.call("GET", f"/channels/{thread.id}"))[0] == 200


FILE = (("a.txt", b"x"),)
NEEDS = {
    "SEND_MESSAGES": lambda s, m: ("POST", path(s), {"content": "x"}),
    "EMBED_LINKS": lambda s, m: ("POST", path(s), {"embeds": [{"title": "x"}]}),
    "ATTACH_FILES": lambda s, m: ("POST", path(s), FILE),
    "READ_MESSAGE_HISTORY": lambda s, m: ("GET", path(s), None),
    "MANAGE_MESSAGES": lambda s, m: ("DELETE", path(s, f"/{m.id}"), None),
    "CREATE_PUBLIC_THREADS": lambda s, m: ("POST", f"/channels/{s.hall.id}/threads", {"name": "x", "type": 11}),
    "CREATE_PRIVATE_THREADS": lambda s, m: ("POST", f"/channels/{s.hall.id}/threads", {"name": "x", "type": 12}),
    "MANAGE_CHANNELS": lambda s, m: ("PATCH", f"/channels/{s.hall.id}", {"name": "x"}),
    "MANAGE_ROLES": lambda s, m: ("PUT", f"/channels/{s.hall.id}/permissions/1", {"type": 1}),
    "PIN_MESSAGES": lambda s, m: ("PUT", path(s, f"/pins/{m.id}"), None),
    "ADD_REACTIONS": lambda s, m: ("PUT", path(s, f"/{m.id}/reactions/👍/@me"), None),
}


@pytest.mark.parametrize("name", NEEDS)
async def test_a_missing_permission_is_50013(small, name):
    message = small.say()
    small.guild.roles[small.guild.id].permissions |= bits("MANAGE_CHANNELS", "MANAGE_ROLES")
    deny(small, name)
    method, tail, body = NEEDS[name](small, message)
    more = {"data": small.form({}, *body)} if isinstance(body, tuple) else {"body": body}
    assert await small.refused(method, tail, **more) == (403, 50013)
    small.world.set_overwrite(small.hall, small.bot.id, None)
    more = {"data": small.form({}, *body)} if isinstance(body, tuple) else {"body": body}
    assert (await small.call(method, tail, **more))[0] < 300


async def test_missing_permissions_through_discord_py(small):
    message = small.say()
    deny(small, *(name for name in NEEDS))
    deeds = (
        lambda hall: hall.send("x"),
        lambda hall: hall.create_thread(name="x"),
        lambda hall: hall.edit(name="x"),
        lambda hall: hall.fetch_message(message.id),
        lambda hall: hall.get_partial_message(message.id).delete(),
        lambda hall: hall.get_partial_message(message.id).pin(),
        lambda hall: hall.set_permissions(hall.guild.default_role, send_messages=False),
    )
    async with small.client() as bot:
        for deed in deeds:
            with pytest.raises(discord.Forbidden) as forbidden:
                await deed(bot.get_channel(small.hall.id))
            assert forbidden.value.code == 50013
        deny(small, "EMBED_LINKS", "ATTACH_FILES")
        for more in ({"embed": discord.Embed(title="x")}, {"file": discord.File(io.BytesIO(b"x"), "a")}):
            with pytest.raises(discord.Forbidden):
                await bot.get_channel(small.hall.id).send(**more)
        deny(small, "VIEW_CHANNEL")
        with pytest.raises(discord.Forbidden) as hidden:
            await bot.fetch_channel(small.hall.id)
        assert hidden.value.code == 50001


# ---- direct messages


async def test_opening_a_direct_channel_succeeds_but_sending_may_fail(small):
    small.bob.dms_open = False
    _, opened = await small.call("POST", "/users/@me/channels", {"recipient_id": str(small.bob.id)})
    _, again = await small.call("POST", "/users/@me/channels", {"recipient_id": str(small.bob.id)})
    assert opened["id"] == again["id"]
    send = f"/channels/{opened['id']}/messages"
    assert await small.refused("POST", send, {"content": "x"}) == (403, 50007)
    small.bob.dms_open, small.bob.blocks_bot = True, True
    assert await small.refused("POST", send, {"content": "x"}) == (403, 50007)
    small.bob.blocks_bot = False
    assert (await small.call("POST", send, {"content": "x"}))[0] == 200
    small.world.leave(small.guild, small.bob)
    assert await small.refused("POST", send, {"content": "x"}) == (403, 50278)
    assert await small.refused("POST", "/users/@me/channels", {"recipient_id": str(small.bot.id)}) == (403, 50007)


async def test_direct_messages_through_discord_py(small):
    async with small.client() as bot:
        bob = await bot.fetch_user(small.bob.id)
        await bob.send("hand")
        small.bob.dms_open = False
        with pytest.raises(discord.Forbidden) as closed:
            await bob.send("hand")
        assert closed.value.code == 50007
        small.bob.dms_open = True
        small.world.leave(small.guild, small.bob)
        with pytest.raises(discord.Forbidden) as gone:
            await bob.send("hand")
        assert gone.value.code == 50278


# ---- messages


async def test_listing_messages_before_after_and_around(small):
    made = [small.say(f"{n}") for n in range(6)]

    async def texts(query):
        return [one["content"] for one in (await small.call("GET", path(small, query)))[1]]

    assert await texts("?limit=2") == ["5", "4"]
    assert await texts(f"?before={made[2].id}") == ["1", "0"]
    assert await texts(f"?after={made[1].id}&limit=2") == ["3", "2"]
    assert await texts(f"?around={made[3].id}&limit=3") == ["4", "3", "2"]


async def test_only_ones_own_messages_are_edited(small):
    message = small.say()
    assert await small.refused("PATCH", path(small, f"/{message.id}"), {"content": "mine"}) == (403, 50005)
    assert (await small.call("PATCH", path(small, f"/{message.id}"), {"flags": 4}))[1]["flags"] == 4
    async with small.client() as bot:
        theirs = await bot.get_channel(small.hall.id).fetch_message(message.id)
        with pytest.raises(discord.Forbidden) as refused:
            await theirs.edit(content="mine")
        assert refused.value.code == 50005


async def test_replies_name_and_show_their_original(small):
    first = small.say("question")
    body = {"content": "answer", "message_reference": {"message_id": str(first.id)}}
    _, made = await small.call("POST", path(small), body)
    assert (made["type"], made["referenced_message"]["content"]) == (19, "question")
    body["message_reference"]["message_id"] = "1"
    assert await small.refused("POST", path(small), body) == (404, 10008)
    body["message_reference"]["fail_if_not_exists"] = False
    assert (await small.call("POST", path(small), body))[1]["type"] == 0


async def test_the_nonce_guards_against_doubles(small):
    body = {"content": "x", "nonce": "once", "enforce_nonce": True}
    _, first = await small.call("POST", path(small), body)
    _, second = await small.call("POST", path(small), body)
    assert (first["id"], first["nonce"]) == (second["id"], "once")
    assert len(small.hall.messages) == 1


async def test_files_are_kept_dropped_and_shown(small):
    png = b"\x89PNG\r\n\x1a\n" + b"\0" * 8 + struct.pack(">II", 30, 20)
    form = small.form({"attachments": [{"id": 0, "description": "map"}]}, ("map é.png", png), ("a.txt", b"text"))
    _, made = await small.call("POST", path(small), data=form)
    picture, note = made["attachments"]
    assert (picture["width"], picture["height"], picture["description"]) == (30, 20, "map")
    assert (picture["content_type"], note["content_type"], note["size"]) == ("image/png", "text/plain", 4)
    async with small.session.get(picture["url"]) as answer:
        assert await answer.read() == png
    edit = path(small, f"/{made['id']}")
    _, changed = await small.call("PATCH", edit, {"content": "x"})
    assert len(changed["attachments"]) == 2, "unsaid attachments stay"
    form = small.form({"attachments": [{"id": note["id"]}, {"id": 0}]}, ("b.txt", b"b"))
    _, changed = await small.call("PATCH", edit, data=form)
    assert [one["filename"] for one in changed["attachments"]] == ["a.txt", "b.txt"]
    _, changed = await small.call("PATCH", edit, {"attachments": []})
    assert changed["attachments"] == []


async def test_links_to_files_are_signed_and_end_after_a_day(small):
    embed = {"embeds": [{"image": {"url": "attachment://a.png"}}]}
    _, made = await small.call("POST", path(small), data=small.form(embed, ("a.png", avatar(0)), ("b.png", avatar(1))))
    one, other = made["attachments"]

    async def status(link):
        async with small.session.get(link) as answer:
            return answer.status

    parts = dict(parse_qsl(urlsplit(one["url"]).query))
    assert int(parts["ex"], 16) - int(parts["is"], 16) == 86_400
    assert await status(made["embeds"][0]["image"]["url"]) == await status(one["proxy_url"]) == 200
    whole = one["url"]
    later = whole.replace(f"ex={parts['ex']}", f"ex={int(parts['ex'], 16) + 9:x}")
    for link in (whole.split("?")[0], later, other["url"].split("?")[0] + "?" + whole.split("?")[1]):
        assert await status(link) == 404
    small.world.clock.advance(hours=23, minutes=59)
    assert await status(whole) == 200
    small.world.clock.advance(minutes=1)
    assert await status(whole) == 404
    _, again = await small.call("GET", path(small, f"/{made['id']}"))
    assert await status(again["attachments"][0]["url"]) == 200


async def test_a_message_fetched_anew_has_fresh_links_through_discord_py(small):
    async with small.client() as bot:
        sent = await bot.get_channel(small.hall.id).send(file=discord.File(io.BytesIO(avatar(0)), "a.png"))
        assert await sent.attachments[0].read() == avatar(0)
        small.world.clock.advance(days=1)
        with pytest.raises(discord.NotFound):
            await sent.attachments[0].read()
        assert await (await sent.fetch()).attachments[0].read() == avatar(0)


def jpeg(width, height):
    return b"\xff\xd8\xff\xe0\x00\x04ab\xff\xc0\x00\x11\x08" + struct.pack(">HH", height, width) + b"\0" * 10


@pytest.mark.parametrize(
    ("data", "size"),
    [
        (avatar(0), (64, 64)),
        (jpeg(300, 200), (300, 200)),
        (b"RIFF\0\0\0\0WEBPVP8X" + b"\0" * 8 + b"\x2b\x01\x00\xc7\x00\x00", (300, 200)),
        (b"RIFF\0\0\0\0WEBPVP8L" + b"\0" * 4 + b"\x2f" + struct.pack("<I", 299 | 199 << 14), (300, 200)),
        (b"RIFF\0\0\0\0WEBPVP8 " + b"\0" * 10 + struct.pack("<HH", 300, 200), (300, 200)),
        (b"GIF89a", None),
    ],
)
def test_picture_sizes_are_read_from_the_header(data, size):
    assert picture_size(data) == size


async def test_embed_pictures_that_were_not_uploaded_are_left_out(small):
    body = {"embeds": [{"title": "t", "image": {"url": "attachment://no.png"}}]}
    _, made = await small.call("POST", path(small), body)
    assert made["embeds"] == [{"type": "rich", "title": "t"}]


async def test_bulk_deletion(small):
    made = [small.say(f"{n}") for n in range(3)]
    ids = [str(one.id) for one in made]
    bulk = path(small, "/bulk-delete")
    assert await small.refused("POST", bulk, {"messages": ids[:1]}) == (400, 50016)
    assert (await small.call("POST", bulk, {"messages": ids[:2]}))[0] == 204
    assert [*small.hall.messages] == [made[2].id]
    small.world.clock.advance(days=15)
    assert await small.refused("POST", bulk, {"messages": ids}) == (400, 50034)


async def test_pins_through_discord_py(small):
    message = small.say("pin me")
    async with small.client() as bot:
        hall = bot.get_channel(small.hall.id)
        await hall.get_partial_message(message.id).pin()
        assert [one.content async for one in hall.pins()] == ["pin me"]
        await small.server.idle()
        assert bot.got("guild_channel_pins_update")
        await hall.get_partial_message(message.id).unpin()
        assert [one async for one in hall.pins()] == []
    assert [one.type for one in small.hall.messages.values()] == [0, 6], "a notice stays"
    assert small.world.pings == [], "and notifies nobody"
    assert (await small.call("GET", f"/channels/{small.hall.id}/pins"))[1] == []
    assert small.violations == []


async def test_reactions_through_discord_py(small):
    message = small.say()
    messages.react(small.world, message, small.bob, messages.emoji_of("👍"))
    async with small.client() as bot:
        theirs = await bot.get_channel(small.hall.id).fetch_message(message.id)
        await theirs.add_reaction("👍")
        (reaction,) = (await theirs.fetch()).reactions
        assert (reaction.count, reaction.me) == (2, True)
        assert {user.id async for user in reaction.users()} == {small.bob.id, small.bot.id}
        await theirs.remove_reaction("👍", bot.user)
        await theirs.remove_reaction("👍", discord.Object(small.bob.id))
        assert message.reactions == []
        await theirs.add_reaction("⭐")
        await theirs.clear_reaction("⭐")
        await theirs.add_reaction("⭐")
        await theirs.clear_reactions()
        assert message.reactions == []
        await small.server.idle()
        assert [name for name, _ in bot.heard if name.startswith("raw_reaction")] == [
            "raw_reaction_add",
            "raw_reaction_remove",
            "raw_reaction_remove",
            "raw_reaction_add",
            "raw_reaction_clear_emoji",
            "raw_reaction_add",
            "raw_reaction_clear",
        ]
    assert small.violations == []


async def test_typing(small):
    async with small.client() as bot:
        await bot.get_channel(small.hall.id).typing()
    assert small.server.requests[-1].status == 204
