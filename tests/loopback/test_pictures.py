"""Files that components show: what `attachment://` finds, and what messages tell of them."""

from __future__ import annotations

import io

import discord
import pytest

from loopback import interact
from tests.loopback.answers import DEFER, SEND, UPDATE

LAYOUT = 1 << 15
NOT_FOUND = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
PICTURE = ("board.png", b"\x89PNG\r\n\x1a\n")
GO = {"type": 1, "components": [{"type": 2, "style": 1, "label": "go", "custom_id": "go"}]}


def gallery(name="board.png", **more):
    shown = {"type": 12, "items": [{"media": {"url": f"attachment://{name}"}}]}
    return {"flags": LAYOUT, "components": [{"type": 10, "content": "board"}, shown, GO]} | more


def shown_in(message):
    """The attachment the gallery of a message shows."""
    return message["components"][1]["items"][0]["media"]["attachment_id"]


async def posted(small):
    """A message with a gallery, and where it is edited."""
    path = f"/channels/{small.hall.id}/messages"
    status, made = await small.call("POST", path, data=small.form(gallery(), PICTURE))
    assert status == 200
    return made, f"{path}/{made['id']}"


def code_of(answer):
    """Where a form was refused, and why."""
    node, way = answer["errors"], []
    while "_errors" not in node:
        (key,) = node
        way, node = [*way, key], node[key]
    return ".".join(way), node["_errors"][0]["code"]


async def test_what_a_component_shows_is_told_by_it_alone(small):
    made, edit = await posted(small)
    assert made["attachments"] == []
    media = made["components"][1]["items"][0]["media"]
    assert media["url"].partition("?")[0].endswith(f"/{media['attachment_id']}/board.png")
    form = small.form(gallery(), PICTURE, ("loose.txt", b"x"))
    _, other = await small.call("POST", edit.rpartition("/")[0], data=form)
    assert [one["filename"] for one in other["attachments"]] == ["loose.txt"]
    _, fetched = await small.call("GET", edit)
    assert fetched["attachments"] == []


KEPT = {
    "no list": None,
    "an empty list": [],
    "the id alone": [{"id": "kept"}],
    "the name alone": [{"id": "7", "filename": "board.png"}],
    "another name": [{"id": "kept", "filename": "other.png"}],
}


@pytest.mark.parametrize("listed", KEPT.values(), ids=KEPT)
async def test_an_edit_finds_no_file_it_does_not_list_by_id_and_name(small, listed):
    made, edit = await posted(small)
    wanted = [{**one, "id": shown_in(made) if one["id"] == "kept" else one["id"]} for one in listed or []]
    body = gallery() | ({} if listed is None else {"attachments": wanted})
    status, answer = await small.call("PATCH", edit, body)
    assert (status, answer["code"]) == (400, 50035)
    assert code_of(answer) == ("components.1.items.0.media.url", NOT_FOUND)


@pytest.mark.parametrize("number", [str, int])
async def test_an_edit_keeps_the_file_it_lists(small, number):
    made, edit = await posted(small)
    listed = [{"id": number(shown_in(made)), "filename": "board.png"}]
    status, changed = await small.call("PATCH", edit, gallery(attachments=listed))
    assert status == 200
    assert shown_in(changed) == shown_in(made)


async def test_an_edit_that_names_no_file_leaves_them_where_they_are(small):
    made, edit = await posted(small)
    _, changed = await small.call("PATCH", edit, {"components": [{"type": 10, "content": "words"}]})
    assert [one["id"] for one in changed["attachments"]] == [shown_in(made)], "no component shows it now"
    listed = [{"id": shown_in(made), "filename": "board.png"}]
    assert (await small.call("PATCH", edit, gallery(attachments=listed)))[0] == 200


async def test_an_edit_finds_an_upload_only_if_it_lists_it(small):
    made, edit = await posted(small)
    refused = await small.refused("PATCH", edit, data=small.form(gallery(), PICTURE))
    assert refused == (400, 50035)
    listed = [{"id": 0, "filename": "board.png"}]
    status, changed = await small.call("PATCH", edit, data=small.form(gallery(attachments=listed), PICTURE))
    assert status == 200
    assert shown_in(changed) != shown_in(made)


async def test_a_press_is_answered_under_the_same_rule(small):
    made, _ = await posted(small)
    message = small.hall.messages[int(made["id"])]
    for body in (gallery(), gallery(attachments=[{"id": shown_in(made)}])):
        status, answer = await small.respond(small.press(message), UPDATE, body)
        assert (status, code_of(answer)) == (400, ("data.components.1.items.0.media.url", NOT_FOUND))
    listed = gallery(attachments=[{"id": shown_in(made), "filename": "board.png"}])
    it = small.press(message)
    assert interact.payload(small.world, it)["message"]["attachments"] == []
    assert (await small.respond(it, UPDATE, listed))[0] in (200, 204)


async def test_a_first_answer_brings_its_picture_along_and_keeps_it_by_the_same_rule(small):
    it = small.slash()
    form = small.form({"type": SEND, "data": gallery()}, PICTURE)
    url = f"/interactions/{it.id}/{it.token}/callback"
    assert (await small.call("POST", url, data=form))[0] in (200, 204)
    original = small.hook(it, "/messages/@original")
    _, made = await small.call("GET", original)
    assert made["attachments"] == []
    assert await small.refused("PATCH", original, gallery()) == (400, 50035)
    listed = [{"id": shown_in(made), "filename": "board.png"}]
    assert (await small.call("PATCH", original, gallery(attachments=listed)))[0] == 200


async def test_a_follow_up_does_not_fill_in_a_thinking_message_with_a_picture(small):
    it = small.slash()
    await small.respond(it, DEFER)
    status, answer = await small.call("POST", small.hook(it), data=small.form(gallery(), PICTURE))
    assert (status, code_of(answer)) == (400, ("components.1.items.0.media.url", NOT_FOUND))
    assert small.server.requests[-1].assumed
    listed = small.form(gallery(attachments=[{"id": 0, "filename": "board.png"}]), PICTURE)
    status, filled = await small.call("PATCH", small.hook(it, "/messages/@original"), data=listed)
    assert (status, filled["attachments"]) == (200, [])
    status, more = await small.call("POST", small.hook(it), data=small.form(gallery(), PICTURE))
    assert status == 200, "a further message brings its own"
    assert more["id"] != filled["id"]


async def test_a_picture_through_discord_py(small):
    """What the library sends for a kept file is its id and its name; for a new one its number and its name."""

    class Board(discord.ui.LayoutView):
        def __init__(self):
            super().__init__(timeout=None)
            self.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png")))

    def upload():
        return discord.File(io.BytesIO(PICTURE[1]), "board.png")

    async with small.client() as bot:
        message = await bot.get_channel(small.hall.id).send(view=Board(), file=upload())
        with pytest.raises(discord.HTTPException, match="50035"):
            await message.edit(view=Board())
        again = await message.edit(view=Board(), attachments=[upload()])
        await (
            bot.get_partial_messageable(small.hall.id)
            .get_partial_message(message.id)
            .edit(view=Board(), attachments=[upload()])
        )
    assert (message.attachments, again.attachments) == ([], [])
    assert again.components[0].items[0].media.attachment_id is not None
