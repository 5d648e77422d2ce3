"""Section 6: every limit broken once with raw HTTP and once through discord.py."""

from __future__ import annotations

import io

import discord
import pytest
from discord.http import MultipartParameters, Route

from loopback import limits, messages, rest_commands, rules_commands, threads
from loopback import world as world_module
from loopback.errors import ApiError
from loopback.perms import bits

V2 = 1 << 15


def button(**more):
    return {"type": 2, "style": 1, "label": "go", "custom_id": "go"} | more


def row(*children):
    return {"type": 1, "components": list(children)}


def select(**more):
    return {"type": 3, "custom_id": "s", "options": [{"label": "a", "value": "a"}]} | more


def options(count, **more):
    return [{"label": f"o{n}", "value": f"v{n}"} | more for n in range(count)]


def classic(*rows):
    return {"components": list(rows)}


def one(component):
    return classic(row(component))


def layout(*components, **more):
    return {"flags": V2, "components": list(components)} | more


def text(content="words"):
    return {"type": 10, "content": content}


def embed(**more):
    return {"content": "x", "embeds": [more]}


def section(**more):
    return {"type": 9, "components": [text()], "accessory": button()} | more


def gallery(count=1, **more):
    return {"type": 12, "items": [{"media": {"url": "https://x.example/a.png"}} | more for _ in range(count)]}


BUTTON = "components.0.components.0"
MESSAGES = {
    "content": ({"content": "x" * 2001}, "content"),
    "embeds": ({"embeds": [{"title": "t"}] * 11}, "embeds"),
    "embed title": (embed(title="x" * 257), "embeds.0.title"),
    "embed description": (embed(description="x" * 4097), "embeds.0.description"),
    "embed fields": (embed(fields=[{"name": "n", "value": "v"}] * 26), "embeds.0.fields"),
    "embed field name": (embed(fields=[{"name": "n" * 257, "value": "v"}]), "embeds.0.fields.0.name"),
    "embed field value": (embed(fields=[{"name": "n", "value": "v" * 1025}]), "embeds.0.fields.0.value"),
    "embed field empty": (embed(fields=[{"name": "", "value": "v"}]), "embeds.0.fields.0.name"),
    "embed footer": (embed(title="t", footer={"text": "x" * 2049}), "embeds.0.footer.text"),
    "embed author": (embed(title="t", author={"name": "x" * 257}), "embeds.0.author.name"),
    "embed url": (embed(title="t", url="https://x.example/" + "x" * 2048), "embeds.0.url"),
    "embed image scheme": (embed(image={"url": "ftp://x.example/a.png"}), "embeds.0.image.url"),
    "embed total": ({"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]}, "embeds"),
    "rows": (classic(*(row(button(custom_id=f"{n}")) for n in range(6))), "components"),
    "row of six": (classic(row(*(button(custom_id=f"{n}") for n in range(6)))), "components.0.components"),
    "row empty": (classic(row()), "components.0.components"),
    "row mixed": (classic(row(button(), select())), "components.0.components"),
    "bare button": (classic(button()), "components.0.type"),
    "button label": (one(button(label="x" * 81)), f"{BUTTON}.label"),
    "button mute": (one(button(label="")), f"{BUTTON}.label"),
    "button style": (one(button(style=9)), f"{BUTTON}.style"),
    "button emoji": (one(button(emoji={"name": "◆"})), f"{BUTTON}.emoji.name"),
    "link url": (one({"type": 2, "style": 5, "label": "x", "url": "https://x.example/" + "x" * 512}), f"{BUTTON}.url"),
    "link without url": (one({"type": 2, "style": 5, "label": "x"}), f"{BUTTON}.url"),
    "link with id": (one(button(style=5, url="https://x.example")), f"{BUTTON}.custom_id"),
    "no custom id": (one({"type": 2, "style": 1, "label": "x"}), f"{BUTTON}.custom_id"),
    "long custom id": (one(button(custom_id="x" * 101)), f"{BUTTON}.custom_id"),
    "same custom id": (classic(row(button(), button())), "components.0.components.1.custom_id"),
    "select options": (one(select(options=options(26))), f"{BUTTON}.options"),
    "select no options": (one(select(options=[])), f"{BUTTON}.options"),
    "select label": (one(select(options=[{"label": "x" * 101, "value": "a"}])), f"{BUTTON}.options.0.label"),
    "select value": (one(select(options=[{"label": "x", "value": "a" * 101}])), f"{BUTTON}.options.0.value"),
    "select description": (one(select(options=options(1, description="x" * 101))), f"{BUTTON}.options.0.description"),
    "select same value": (one(select(options=options(2, value="v"))), f"{BUTTON}.options.1.value"),
    "select placeholder": (one(select(placeholder="x" * 151)), f"{BUTTON}.placeholder"),
    "select min": (one(select(min_values=26)), f"{BUTTON}.min_values"),
    "select max": (one(select(max_values=26)), f"{BUTTON}.max_values"),
    "select max over options": (one(select(max_values=2)), f"{BUTTON}.max_values"),
    "select min over max": (one(select(options=options(3), min_values=3, max_values=2)), f"{BUTTON}.min_values"),
    "select defaults": (one(select(options=options(3, default=True))), f"{BUTTON}.options"),
    "people defaults": (one({"type": 5, "custom_id": "p", "default_values": [{"id": "1"}] * 2}), f"{BUTTON}."),
    "v2 total": (layout({"type": 17, "components": [text() for _ in range(40)]}), "components"),
    "v2 text": (layout(text("x" * 2001), text("x" * 2000)), "components"),
    "v2 content": (layout(text(), content="x"), "content"),
    "v2 embeds": (layout(text(), embeds=[{"title": "t"}]), "embeds"),
    "v2 top level": (layout({"type": 11, "media": {"url": "https://x.example"}}), "components.0.type"),
    "v2 without flag": (classic(text()), "components.0.type"),
    "container in container": (layout({"type": 17, "components": [{"type": 17}]}), "components.0.components.0.type"),
    "container empty": (layout({"type": 17, "components": []}), "components.0.components"),
    "accent": (layout({"type": 17, "accent_color": 1 << 24, "components": [text()]}), "components.0.accent_color"),
    "section texts": (layout(section(components=[text()] * 4)), "components.0.components"),
    "section alone": (layout(section(accessory=None)), "components.0.accessory"),
    "section accessory": (layout(section(accessory=text())), "components.0.accessory.type"),
    "gallery": (layout(gallery(11)), "components.0.items"),
    "gallery empty": (layout(gallery(0)), "components.0.items"),
    "gallery description": (layout(gallery(description="x" * 1025)), "components.0.items.0.description"),
    "missing upload": (layout({"type": 13, "file": {"url": "attachment://no.txt"}}), "components.0.file.url"),
    "separator": (layout({"type": 14, "spacing": 3}), "components.0.spacing"),
    "empty text": (layout(text("")), "components.0.content"),
    "ephemeral": ({"content": "x", "flags": 64}, "flags"),
    "nonce": ({"content": "x", "nonce": "x" * 26}, "nonce"),
    "allowed mentions": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
    ),
    "poll": ({"content": "x", "poll": {"question": {"text": "?"}}}, "poll"),
}


def leaves(tree, path=()):
    for key, value in tree.items():
        if key == "_errors":
            yield ".".join(path)
        else:
            yield from leaves(value, (*path, key))


@pytest.mark.parametrize("name", MESSAGES)
async def test_a_message_beyond_a_limit_is_refused(small, name):
    body, place = MESSAGES[name]
    status, answer = await small.call("POST", f"/channels/{small.hall.id}/messages", body)
    assert (status, answer["code"]) == (400, 50035)
    assert any(found.startswith(place) for found in leaves(answer["errors"])), answer
    assert small.hall.messages == {}


async def test_discord_py_names_the_field_beyond_a_limit(small):
    """One client for the whole table: what it raises carries code, status and the path of the field."""
    async with small.client() as bot:
        for name, (body, place) in MESSAGES.items():
            parameters = MultipartParameters(payload=body, multipart=None, files=None)
            with pytest.raises(discord.HTTPException) as refused:
                await bot.http.send_message(small.hall.id, params=parameters)
            assert (refused.value.status, refused.value.code) == (400, 50035), name
            assert f"In {place}" in refused.value.text, name


def at_the_limit():
    full = {"title": "t" * 256, "description": "d" * 4096, "footer": {"text": "f" * 1648}}
    yield {"content": "x" * 2000, "embeds": [full]}
    yield classic(*(row(*(button(custom_id=f"{n}.{m}", label="x" * 80) for m in range(5))) for n in range(5)))
    yield one(select(options=options(25), min_values=0, max_values=25, placeholder="x" * 150))
    yield layout({"type": 17, "accent_color": 0xFFFFFF, "components": [text("x" * 100) for _ in range(39)]})
    yield layout(section(components=[text()] * 3), gallery(10, description="x" * 1024), {"type": 14, "spacing": 2})
    yield {"components": [row({"type": kind, "custom_id": f"{kind}"}) for kind in (5, 6, 7, 8)]}
    yield one({"type": 2, "style": 1, "custom_id": "go", "emoji": {"name": "⭐"}})


@pytest.mark.parametrize("body", [*at_the_limit()])
async def test_a_message_at_its_limits_is_posted(small, body):
    status, answer = await small.call("POST", f"/channels/{small.hall.id}/messages", body)
    assert status == 200, answer
    assert small.server.validator.violations == []


@pytest.mark.parametrize("body", [{}, {"content": "   "}, {"content": "", "embeds": []}])
async def test_an_empty_message_is_50006(small, body):
    assert await small.refused("POST", f"/channels/{small.hall.id}/messages", body) == (400, 50006)


async def test_an_edit_may_not_empty_a_message_nor_drop_components_v2(small):
    path = f"/channels/{small.hall.id}/messages"
    _, plain = await small.call("POST", path, {"content": "x"})
    assert await small.refused("PATCH", f"{path}/{plain['id']}", {"content": ""}) == (400, 50006)
    _, made = await small.call("POST", path, layout(text()))
    status, answer = await small.call("PATCH", f"{path}/{made['id']}", {"flags": 0})
    assert (status, [*answer["errors"]]) == (400, ["flags"])
    assert await small.refused("PATCH", f"{path}/{made['id']}", {"content": "x"}) == (400, 50035)
    assert await small.refused("PATCH", f"{path}/{plain['id']}", layout(text())) == (400, 50035)
    status, changed = await small.call("PATCH", f"{path}/{plain['id']}", layout(text(), content=None))
    assert (status, changed["flags"], changed["content"]) == (200, V2, "")


async def test_empty_messages_files_and_edits_through_discord_py(small):
    small.world.max_file = 1000
    async with small.client() as bot:
        hall = bot.get_channel(small.hall.id)
        with pytest.raises(discord.HTTPException) as empty:
            await hall.send("")
        assert empty.value.code == 50006
        with pytest.raises(discord.HTTPException) as large:
            await hall.send(file=discord.File(io.BytesIO(b"x" * 1001), "a.bin"))
        assert (large.value.status, large.value.code) == (413, 40005)
        form = [{"name": f"files[{n}]", "value": "x", "filename": f"{n}.txt"} for n in range(11)]
        route = Route("POST", "/channels/{channel_id}/messages", channel_id=small.hall.id)
        with pytest.raises(discord.HTTPException) as many:
            await bot.http.request(route, form=[{"name": "payload_json", "value": "{}"}, *form])
        assert "In files" in many.value.text
        message = await hall.send("x")
        with pytest.raises(discord.HTTPException) as emptied:
            await message.edit(content=None)
        assert emptied.value.code == 50006


async def test_files_beyond_their_limits_raw(small):
    small.world.max_file = 100
    path = f"/channels/{small.hall.id}/messages"
    big = small.form({}, ("a.bin", b"x" * 101))
    assert await small.refused("POST", path, data=big) == (413, 40005)
    many = small.form({}, *((f"{n}.txt", b"x") for n in range(11)))
    status, answer = await small.call("POST", path, data=many)
    assert (status, [*answer["errors"]]) == (400, ["files"])
    assert small.world.blobs == {}


# ---- modals


def modal(*components, **more):
    return {"title": "t", "custom_id": "m", "components": list(components)} | more


def label(component, **more):
    return {"type": 18, "label": "l", "component": component} | more


def entry(**more):
    return {"type": 4, "custom_id": "e", "style": 1} | more


FIELD = "data.components.0.component"
MODALS = {
    "title": (modal(label(entry()), title="x" * 46), "data.title"),
    "rows": (modal(*(label(entry(custom_id=f"{n}")) for n in range(6))), "data.components"),
    "no rows": (modal(), "data.components"),
    "label": (modal(label(entry(), label="x" * 46)), "data.components.0.label"),
    "description": (modal(label(entry(), description="x" * 101)), "data.components.0.description"),
    "value": (modal(label(entry(value="x" * 4001))), f"{FIELD}.value"),
    "placeholder": (modal(label(entry(placeholder="x" * 101))), f"{FIELD}.placeholder"),
    "min length": (modal(label(entry(min_length=4001))), f"{FIELD}.min_length"),
    "max length": (modal(label(entry(max_length=0))), f"{FIELD}.max_length"),
    "same id": (modal(label(entry()), label(entry())), "data.components.1.component.custom_id"),
    "button": (modal(row(button())), "data.components.0.components.0.type"),
    "button in label": (modal(label(button())), f"{FIELD}.type"),
    "upload": (modal(label({"type": 19, "custom_id": "u", "max_values": 11})), f"{FIELD}.max_values"),
    "radio few": (modal(label({"type": 21, "custom_id": "r", "options": options(1)})), f"{FIELD}.options"),
    "radio many": (modal(label({"type": 21, "custom_id": "r", "options": options(11)})), f"{FIELD}.options"),
    "checks none": (modal(label({"type": 22, "custom_id": "c", "options": []})), f"{FIELD}.options"),
    "checks many": (modal(label({"type": 22, "custom_id": "c", "options": options(11)})), f"{FIELD}.options"),
    "old label": (modal(row(entry(label="x" * 46))), "data.components.0.components.0.label"),
    "old row of two": (modal(row(entry(label="a"), entry(label="b", custom_id="f"))), "data.components.0.components"),
}


@pytest.mark.parametrize("name", MODALS)
async def test_a_modal_beyond_a_limit_is_refused(small, name):
    body, place = MODALS[name]
    status, answer = await small.respond(small.slash(), 9, body)
    assert (status, answer["code"]) == (400, 50035)
    assert place in [*leaves(answer["errors"])], answer


async def test_discord_py_names_the_field_of_a_modal(small):
    refused = []

    async def act(it):
        for name, (body, place) in MODALS.items():
            form = discord.ui.Modal(title="t")
            form.to_dict = lambda body=body: body
            with pytest.raises(discord.HTTPException) as error:
                await it.response.send_modal(form)
            refused.append((name, error.value.code, f"In {place}" in error.value.text))
        await it.response.send_message("done")

    async with small.client() as bot:
        bot.act = act
        await small.say_command("x")
    assert refused == [(name, 50035, True) for name in MODALS]


# ---- commands


def command(**more):
    return {"name": "x", "description": "d", "type": 1} | more


def option(name="o", **more):
    return {"name": name, "description": "d", "type": 3} | more


CHOICE = {"name": "c", "value": "v"}
COMMANDS = {
    "name": (command(name="Upper"), "name"),
    "name length": (command(name="x" * 33), "name"),
    "name space": (command(name="a b"), "name"),
    "description": (command(description="x" * 101), "description"),
    "no description": (command(description=""), "description"),
    "options": (command(options=[option(f"o{n}") for n in range(26)]), "options"),
    "option name": (command(options=[option("O")]), "options.0.name"),
    "option description": (command(options=[option(description="x" * 101)]), "options.0.description"),
    "same option": (command(options=[option(), option()]), "options.1.name"),
    "choices": (command(options=[option(choices=[CHOICE] * 26)]), "options.0.choices"),
    "choice name": (command(options=[option(choices=[CHOICE | {"name": "x" * 101}])]), "options.0.choices.0.name"),
    "choice value": (command(options=[option(choices=[CHOICE | {"value": "x" * 101}])]), "options.0.choices.0.value"),
    "choices completed": (command(options=[option(choices=[CHOICE], autocomplete=True)]), "options.0.autocomplete"),
    "required last": (command(options=[option(), option("p", required=True)]), "options.1"),
    "subcommands": (command(options=[option(f"s{n}", type=1) for n in range(26)]), "options"),
    "mixed": (command(options=[option("s", type=1), option()]), "options"),
    "deep": (command(options=[option("g", type=2, options=[option("h", type=2)])]), "options.0.options.0.type"),
    "menu described": ({"name": "Menu", "type": 2, "description": "d"}, "description"),
    "total": (
        command(options=[option(f"o{n}", choices=[{"name": "c" * 100, "value": "v" * 100}] * 25) for n in range(2)]),
        "",
    ),
}


@pytest.mark.parametrize("name", COMMANDS)
async def test_a_command_beyond_a_limit_is_refused(small, name):
    body, place = COMMANDS[name]
    path = f"/applications/{small.bot.id}/commands"
    status, answer = await small.call("PUT", path, [body])
    assert (status, answer["code"]) == (400, 50035)
    assert f"0.{place}".rstrip(".") in [*leaves(answer["errors"])], answer
    assert await small.refused("POST", path, body) == (400, 50035)


async def test_discord_py_names_the_field_of_a_command(small):
    async with small.client() as bot:
        for name, (body, _) in COMMANDS.items():
            with pytest.raises(discord.HTTPException) as refused:
                await bot.http.bulk_upsert_global_commands(small.bot.id, [body])
            assert refused.value.code == 50035, name


async def test_numbers_of_commands(small, monkeypatch):
    path = f"/applications/{small.bot.id}/commands"
    too_many = [command(name=f"c{n}") for n in range(101)]
    assert await small.refused("PUT", path, too_many) == (400, 30032)
    assert await small.refused("PUT", path, [command(), command()]) == (400, 50035)
    monkeypatch.setattr(rest_commands, "CREATIONS", 2)
    assert (await small.call("PUT", path, too_many[:2]))[0] == 200
    assert await small.refused("PUT", path, too_many[:3]) == (400, 30034)
    assert (await small.call("PUT", path, too_many[:2]))[0] == 200, "old names are no creations"
    small.world.clock.advance(days=1)
    assert (await small.call("PUT", path, too_many[:3]))[0] == 200


async def test_numbers_of_commands_through_discord_py(small, monkeypatch):
    async with small.client() as bot:
        with pytest.raises(discord.HTTPException) as many:
            await bot.http.bulk_upsert_global_commands(small.bot.id, [command(name=f"c{n}") for n in range(101)])
        assert many.value.code == 30032
        monkeypatch.setattr(rest_commands, "CREATIONS", 1)
        with pytest.raises(discord.HTTPException) as created:
            await bot.http.bulk_upsert_global_commands(small.bot.id, [command(name="new")])
        assert created.value.code == 30034


# ---- choices of an autocompletion


COMPLETIONS = {
    "count": ([{"name": f"{n}", "value": f"{n}"} for n in range(26)], "data.choices"),
    "name": ([{"name": "x" * 101, "value": "v"}], "data.choices.0.name"),
    "no name": ([{"name": "", "value": "v"}], "data.choices.0.name"),
}


@pytest.mark.parametrize("name", COMPLETIONS)
async def test_choices_beyond_a_limit_are_refused(small, name):
    offered, place = COMPLETIONS[name]
    status, answer = await small.respond(small.complete(), 8, {"choices": offered})
    assert (status, answer["code"], [*leaves(answer["errors"])]) == (400, 50035, [place])


# ---- threads, pins, reactions, channels


THREADS = {
    "name": ({"name": "x" * 101, "type": 11}, "name"),
    "no name": ({"name": "", "type": 11}, "name"),
    "archive": ({"name": "x", "type": 11, "auto_archive_duration": 61}, "auto_archive_duration"),
    "type": ({"name": "x", "type": 0}, "type"),
}


@pytest.mark.parametrize("name", THREADS)
async def test_a_thread_beyond_a_limit_is_refused(small, name):
    body, place = THREADS[name]
    status, answer = await small.call("POST", f"/channels/{small.hall.id}/threads", body)
    assert (status, answer["code"], [*leaves(answer["errors"])]) == (400, 50035, [place])


async def test_threads_through_discord_py(small, monkeypatch):
    async with small.client() as bot:
        hall = bot.get_channel(small.hall.id)
        for name, minutes in (("x" * 101, 60), ("", 60), ("x", 61)):
            with pytest.raises(discord.HTTPException) as refused:
                await hall.create_thread(name=name, auto_archive_duration=minutes)
            assert refused.value.code == 50035
        message = await hall.send("start")
        thread = await message.create_thread(name="one")
        with pytest.raises(discord.HTTPException) as second:
            await message.create_thread(name="two")
        assert second.value.code == 160004
        monkeypatch.setattr(threads, "MEMBERS", 1)
        with pytest.raises(discord.HTTPException) as full:
            await thread.add_user(discord.Object(small.bob.id))
        assert full.value.code == 30033
        monkeypatch.setattr(threads, "ACTIVE_PER_GUILD", 1)
        with pytest.raises(discord.HTTPException) as active:
            await hall.create_thread(name="three")
        assert active.value.code == 160006


async def test_pins_reactions_and_channels_raw(small, monkeypatch):
    path = f"/channels/{small.hall.id}/messages"
    first, second = small.say("1"), small.say("2")
    monkeypatch.setattr(messages, "PINS", 1)
    assert (await small.call("PUT", f"{path}/pins/{first.id}"))[0] == 204
    assert await small.refused("PUT", f"{path}/pins/{second.id}") == (400, 30003)
    monkeypatch.setattr(messages, "REACTIONS", 1)
    assert (await small.call("PUT", f"{path}/{first.id}/reactions/👍/@me"))[0] == 204
    assert (await small.call("PUT", f"{path}/{first.id}/reactions/👍/@me"))[0] == 204
    assert await small.refused("PUT", f"{path}/{first.id}/reactions/👎/@me") == (400, 30010)
    assert await small.refused("PUT", f"{path}/{first.id}/reactions/no/@me") == (404, 10014)
    small.world.guilds[small.guild.id].roles[small.guild.id].permissions |= bits("MANAGE_CHANNELS")
    monkeypatch.setattr(world_module, "CHANNELS_PER_GUILD", 1)
    body = {"name": "more", "type": 0}
    assert await small.refused("POST", f"/guilds/{small.guild.id}/channels", body) == (400, 30013)


async def test_pins_reactions_and_channels_through_discord_py(small, monkeypatch):
    small.guild.roles[small.guild.id].permissions |= bits("MANAGE_CHANNELS")
    async with small.client() as bot:
        hall = bot.get_channel(small.hall.id)
        message, other = await hall.send("1"), await hall.send("2")
        monkeypatch.setattr(messages, "PINS", 1)
        monkeypatch.setattr(messages, "REACTIONS", 1)
        monkeypatch.setattr(world_module, "CHANNELS_PER_GUILD", 1)
        await message.pin()
        await message.add_reaction("👍")
        for code, deed in (
            (30003, other.pin),
            (30010, lambda: message.add_reaction("👎")),
            (30013, lambda: hall.guild.create_text_channel("more")),
        ):
            with pytest.raises(discord.HTTPException) as refused:
                await deed()
            assert refused.value.code == code


# ---- the edit budget


async def test_late_edits_draw_on_a_budget(small):
    small.world.late_edit_budget = 2
    path = f"/channels/{small.hall.id}/messages"
    _, made = await small.call("POST", path, {"content": "x"})
    for n in range(5):
        assert (await small.call("PATCH", f"{path}/{made['id']}", {"content": f"{n}"}))[0] == 200
    small.world.clock.advance(minutes=61)
    for n in range(2):
        assert (await small.call("PATCH", f"{path}/{made['id']}", {"content": f"late {n}"}))[0] == 200
    status, answer = await small.call("PATCH", f"{path}/{made['id']}", {"content": "too late"})
    assert (status, answer["code"]) == (429, 30046)
    assert 0 < answer["retry_after"] <= 3600
    assert small.server.requests[-1].assumed
    small.world.clock.advance(minutes=60)
    assert (await small.call("PATCH", f"{path}/{made['id']}", {"content": "again"}))[0] == 200


async def test_late_edits_through_discord_py(small):
    """discord.py would wait for `retry_after`; with `max_ratelimit_timeout` it gives up instead."""
    small.world.late_edit_budget = 0
    async with small.client(max_ratelimit_timeout=30) as bot:
        message = await bot.get_channel(small.hall.id).send("x")
        small.world.clock.advance(hours=2)
        with pytest.raises(discord.RateLimited) as limited:
            await message.edit(content="late")
        assert limited.value.retry_after > 30


# ---- rate limits


async def test_buckets_fill_and_empty(small):
    server = small.server
    server.limiter.table = limits.DISCORD
    path = f"/channels/{small.hall.id}/messages"
    for _ in range(5):
        assert (await small.call("POST", path, {"content": "x"}))[0] == 200
    async with small.session.post(
        "https://discord.com/api/v10" + path,
        json={"content": "x"},
        headers={"Authorization": f"Bot {small.world.token}"},
    ) as response:
        body = await response.json()
        assert response.status == 429
        assert response.headers["Via"]
        assert response.headers["Content-Type"] == "application/json"
        assert response.headers["X-RateLimit-Scope"] == "user"
        assert response.headers["X-RateLimit-Remaining"] == "0"
        assert 0 < body["retry_after"] <= 5
    assert server.invalid_requests == 1
    other = small.world.add_channel(small.guild, "other")
    assert (await small.call("POST", f"/channels/{other.id}/messages", {"content": "x"}))[0] == 200
    small.world.clock.advance(5)
    assert (await small.call("POST", path, {"content": "x"}))[0] == 200
    small.world.clock.advance(minutes=10)
    assert server.invalid_requests == 0


async def test_the_global_limit_spares_interactions(small):
    small.server.limiter.per_second = 1
    assert (await small.call("GET", "/users/@me"))[0] == 200
    status, body = await small.call("GET", "/users/@me")
    assert (status, body["global"]) == (429, True)
    assert (await small.respond(small.slash(), 4, {"content": "x"}))[0] == 204


async def test_discord_py_keeps_to_the_buckets(small):
    small.server.limiter.table = (limits.Limit("messages", r"POST /channels/\{channel_id\}/messages", 2, 0.05),)
    async with small.client() as bot:
        for n in range(5):
            await bot.get_channel(small.hall.id).send(f"{n}")
    assert [one.content for one in small.hall.messages.values()] == ["0", "1", "2", "3", "4"]
    assert small.server.invalid_requests == 0


@pytest.mark.parametrize(("spare", "fits"), [(0, True), (1, False)])
def test_a_command_has_8000_characters_in_all(spare, fits):
    choices = [{"name": "c" * 100, "value": f"{n:0100}"} for n in range(25)]
    body = command(options=[option("o", choices=choices), option("p", choices=choices[:14])])
    body["options"][0]["description"] = "d" * 97
    body["options"][1]["description"] = "d" * (8000 - 7800 - 4 - 97 + spare)
    if fits:
        rules_commands.check_command(body)
    else:
        with pytest.raises(ApiError, match="50035"):
            rules_commands.check_command(body)
