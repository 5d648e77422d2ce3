"""Section 6: every limit of messages and modals broken once with raw HTTP and once through discord.py."""

from __future__ import annotations

import io

import discord
import pytest
from discord.http import MultipartParameters, Route

from tests.loopback.bench import leaves

V2 = 1 << 15


def row(*children):
    return {"type": 1, "components": list(children)}


def options(count, **more):
    return [{"label": f"o{n}", "value": f"v{n}"} | more for n in range(count)]


def classic(*rows):
    return {"components": list(rows)}


def one(component):
    return classic(row(component))


def label(component, **more):
    return {"type": 18, "label": "l", "component": component} | more


def button(**more):
    return {"type": 2, "style": 1, "label": "go", "custom_id": "go"} | more


def select(**more):
    return {"type": 3, "custom_id": "s", "options": [{"label": "a", "value": "a"}]} | more


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
    "button blank": (one(button(label="  ")), f"{BUTTON}.label"),
    "button mute": (one(button(label="")), f"{BUTTON}.label"),
    "button style": (one(button(style=9)), f"{BUTTON}.style"),
    "button emoji": (one(button(emoji={"name": "◆"})), f"{BUTTON}.emoji.name"),
    "link url": (one({"type": 2, "style": 5, "label": "x", "url": "https://x.example/" + "x" * 512}), f"{BUTTON}.url"),
    "link scheme": (one({"type": 2, "style": 5, "label": "x", "url": "ftp://x.example"}), f"{BUTTON}.url"),
    "link without url": (one({"type": 2, "style": 5, "label": "x"}), f"{BUTTON}.url"),
    "link with id": (one(button(style=5, url="https://x.example")), f"{BUTTON}.custom_id"),
    "no custom id": (one({"type": 2, "style": 1, "label": "x"}), f"{BUTTON}.custom_id"),
    "long custom id": (one(button(custom_id="x" * 101)), f"{BUTTON}.custom_id"),
    "same custom id": (classic(row(button(), button())), "components.0.components.1.custom_id"),
    "select options": (one(select(options=options(26))), f"{BUTTON}.options"),
    "select no options": (one(select(options=[])), f"{BUTTON}.options"),
    "select label": (one(select(options=[{"label": "x" * 101, "value": "a"}])), f"{BUTTON}.options.0.label"),
    "select blank label": (one(select(options=[{"label": " ", "value": "a"}])), f"{BUTTON}.options.0.label"),
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
    "gallery scheme": (layout(gallery(media={"url": "ftp://x.example"})), "components.0.items.0.media.url"),
    "file scheme": (layout({"type": 13, "file": {"url": "https://x.example/a.txt"}}), "components.0.file.url"),
    "missing upload": (layout({"type": 13, "file": {"url": "attachment://no.txt"}}), "components.0.file.url"),
    "separator": (layout({"type": 14, "spacing": 3}), "components.0.spacing"),
    "blank text": (layout(text(" \n")), "components.0.content"),
    "same id": (layout(text() | {"id": 7}, text() | {"id": 7}), "components.1.id"),
    "empty text": (layout(text("")), "components.0.content"),
    "ephemeral": ({"content": "x", "flags": 64}, "flags"),
    "nonce": ({"content": "x", "nonce": "x" * 26}, "nonce"),
    "allowed mentions": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
    ),
    "poll": ({"content": "x", "poll": {"question": {"text": "?"}}}, "poll"),
}


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
    "value over its length": (modal(label(entry(value="xxx", max_length=2))), f"{FIELD}.value"),
    "value under its length": (modal(label(entry(value="x", min_length=2))), f"{FIELD}.value"),
    "min over max length": (modal(label(entry(min_length=3, max_length=2))), f"{FIELD}.min_length"),
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
    "checks over options": (
        modal(label({"type": 22, "custom_id": "c", "options": options(2), "max_values": 3})),
        f"{FIELD}.max_values",
    ),
    "required without minimum": (modal(label(select(required=True, min_values=0))), f"{FIELD}.required"),
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
