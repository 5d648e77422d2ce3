"""Section 5: the life of an interaction, each rule broken with raw HTTP and through discord.py."""

from __future__ import annotations

import asyncio
import io

import discord
import pytest

from loopback import interact, messages
from loopback.model import EPHEMERAL, LOADING
from tests.loopback.answers import (
    CHOICES,
    DEFER,
    DEFER_UPDATE,
    FORM,
    GO,
    HELLO,
    OPEN_MODAL,
    SEND,
    UPDATE,
    Go,
    answered,
    the_error,
)

# ---- the deadline, the token, the second answer


async def test_an_unknown_interaction_is_10062(small):
    it = small.slash()
    path = f"/interactions/{it.id}/nonsense/callback"
    assert await small.refused("POST", path, {"type": 5}) == (404, 10062)
    path = f"/interactions/{it.id + 1}/{it.token}/callback"
    assert await small.refused("POST", path, {"type": 5}) == (404, 10062)


async def test_the_first_answer_comes_within_three_seconds(small):
    it = small.slash()
    small.world.clock.advance(2.9)
    assert (await small.respond(it, SEND, HELLO))[0] == 204
    late = small.slash()
    waiting = asyncio.create_task(interact.acknowledged(small.world, late))
    await asyncio.sleep(0)
    small.world.clock.advance(3.1)
    assert await waiting is False
    assert late.state == "failed"
    status, answer = await small.respond(late, SEND, HELLO)
    assert (status, answer["code"]) == (404, 10062)


async def test_a_late_answer_through_discord_py(small):
    async def act(it):
        small.world.clock.advance(4)
        with pytest.raises(discord.NotFound) as late:
            await it.response.send_message("late")
        small.seen.append(late.value.code)
        done.set()

    done = asyncio.Event()
    async with small.client() as bot:
        bot.act = act
        command = next(iter(small.world.commands[None].values()))
        it = interact.slash(small.world, small.alice, small.hall, command, [])
        assert not await interact.acknowledged(small.world, it)
        async with asyncio.timeout(5):
            await done.wait()
    assert small.seen == [10062]


async def test_a_second_answer_is_40060(small):
    it = small.slash()
    await small.respond(it, SEND, HELLO)
    status, answer = await small.respond(it, SEND, HELLO)
    assert (status, answer["code"]) == (400, 40060)


async def test_a_second_answer_through_discord_py(small):
    async def act(it):
        await it.response.send_message("one")
        it.response._response_type = None
        await it.response.send_message("two")

    async with small.client() as bot:
        bot.act = act
        await small.say_command("x")
        await small.server.idle()
    assert the_error(bot) == (400, 40060)


async def test_a_rejected_answer_does_not_consume_the_interaction(small):
    it = small.slash()
    status, answer = await small.respond(it, SEND, {"content": "x" * 2001})
    assert (status, answer["code"], it.state) == (400, 50035, "created")
    assert [error.code for error in it.refused] == [50035]
    assert (await small.respond(it, SEND, HELLO))[0] == 204
    assert it.state == "settled"


async def test_a_rejected_answer_through_discord_py(small):
    async def act(it):
        await it.response.send_message("x" * 2001)

    async with small.client() as bot:
        bot.act = act
        it = await small.say_command("x")
    assert the_error(bot) == (400, 50035)
    assert it.original.content == "failed"


@pytest.mark.parametrize("tail", ["", "/messages/@original"])
async def test_nothing_answers_to_the_token_before_an_acknowledgement(small, tail):
    it = small.slash()
    method = "PATCH" if tail else "POST"
    assert await small.refused(method, small.hook(it, tail), HELLO) == (404, 10015)
    assert small.server.requests[-1].assumed


async def test_before_an_acknowledgement_through_discord_py(small):
    async def act(it):
        await it.followup.send("too early")

    async with small.client() as bot:
        bot.act = act
        await small.say_command("x")
    assert the_error(bot) == (404, 10015)


async def test_the_token_ends_after_15_minutes(small):
    it = small.slash()
    await small.respond(it, SEND, HELLO)
    small.world.clock.advance(minutes=14, seconds=50)
    assert (await small.call("POST", small.hook(it), HELLO))[0] == 200
    small.world.clock.advance(15)
    for method, tail in (("POST", ""), ("GET", "/messages/@original"), ("PATCH", "/messages/@original")):
        assert await small.refused(method, small.hook(it, tail), HELLO) == (401, 50027)
    assert await small.refused("GET", f"/webhooks/1/{it.token}/messages/@original") == (404, 10015)


async def test_the_end_of_the_token_through_discord_py(small):
    async def act(it):
        await it.response.send_message("one")
        small.world.clock.advance(minutes=16)
        await it.edit_original_response(content="two")

    async with small.client() as bot:
        bot.act = act
        it = await small.say_command("x")
        await small.server.idle()
    assert the_error(bot) == (401, 50027)
    assert it.original.content == "one"


# ---- which answers fit


MISFITS = [
    ("slash", DEFER_UPDATE),
    ("slash", UPDATE),
    ("slash", CHOICES),
    ("slash", 1),
    ("slash", 99),
    ("press", CHOICES),
    ("complete", SEND),
    ("complete", DEFER),
    ("modal", OPEN_MODAL),
    ("modal", UPDATE),
    ("modal", DEFER_UPDATE),
]


async def begun(small, kind):
    if kind == "press":
        return small.press(messages.post(small.world, small.hall, small.bot, GO))
    if kind == "modal":
        opener = small.slash()
        await small.respond(opener, OPEN_MODAL, FORM)
        return interact.submit(small.world, small.alice, opener, {})
    return getattr(small, kind)()


@pytest.mark.parametrize(("kind", "answer_type"), MISFITS)
async def test_answers_that_do_not_fit_are_50035(small, kind, answer_type):
    it = await begun(small, kind)
    status, answer = await small.respond(it, answer_type, HELLO)
    assert (status, answer["code"], [*answer["errors"]]) == (400, 50035, ["type"])


async def test_an_answer_that_does_not_fit_through_discord_py(small):
    class Twice(discord.ui.Modal, title="t"):
        name = discord.ui.TextInput(label="Name")

        async def on_submit(self, it):
            with pytest.raises(discord.HTTPException) as error:
                await it.response.send_modal(Twice())
            small.seen.append(error.value.code)
            await it.response.send_message("ok")

    async with small.client() as bot:
        bot.act = lambda it: it.response.send_modal(Twice())
        it = await small.say_command("x")
        field = it.modal["components"][0]["components"][0]["custom_id"]
        sent = interact.submit(small.world, small.alice, it, {field: "n"})
        assert await interact.acknowledged(small.world, sent)
    assert small.seen == [50035]


async def test_a_modal_from_a_press_may_update_its_message(small):
    message = messages.post(small.world, small.hall, small.bot, GO)
    press = small.press(message)
    await small.respond(press, OPEN_MODAL, FORM)
    it = interact.submit(small.world, small.alice, press, {"name": "new"})
    assert (await small.respond(it, UPDATE, HELLO))[0] == 204
    assert message.content == "hello"
    assert it.data["components"][0]["component"] == {"type": 4, "id": 2, "custom_id": "name", "value": "new"}


@pytest.mark.parametrize("flags", [4, 4096, 32768])
async def test_a_deferral_takes_no_flag_but_ephemeral(small, flags):
    status, answer = await small.respond(small.slash(), DEFER, {"flags": flags})
    assert (status, answer["code"]) == (400, 50035)
    assert small.server.requests[-1].assumed


# ---- deferrals, follow-ups, the original


@pytest.mark.parametrize("defer_flags", [0, EPHEMERAL])
async def test_the_first_follow_up_fills_in_the_thinking_message(small, defer_flags):
    it = small.slash()
    await small.respond(it, DEFER, {"flags": defer_flags})
    assert it.original.flags == defer_flags | LOADING
    assert it.state == "acked"
    _, filled = await small.call("POST", small.hook(it), HELLO | {"flags": EPHEMERAL ^ defer_flags})
    assert (filled["id"], filled["flags"]) == (str(it.original.id), defer_flags), "visibility is the deferral's"
    assert filled["edited_timestamp"]
    _, second = await small.call("POST", small.hook(it), HELLO)
    assert second["id"] != filled["id"]
    assert second["type"] == 19
    assert second["message_reference"]["message_id"] == filled["id"]


async def test_filling_in_pings_nobody_but_a_first_answer_does(small):
    it = small.slash()
    call = {"content": f"<@{small.bob.id}>"}
    await small.respond(it, DEFER)
    await small.call("PATCH", small.hook(it, "/messages/@original"), call)
    assert small.world.pings == []
    await small.respond(small.slash(), SEND, call)
    assert [ping.user_id for ping in small.world.pings] == [small.bob.id]
    await small.respond(small.slash(), SEND, call | {"flags": EPHEMERAL})
    assert len(small.world.pings) == 1, "an ephemeral message notifies nobody"


async def test_deferral_and_follow_up_through_discord_py(small):
    async def act(it):
        await it.response.defer(ephemeral=True, thinking=True)
        picture = discord.File(io.BytesIO(b"\x89PNG\r\n\x1a\n" + b"\0" * 8 + b"\0\0\0\x05\0\0\0\x07"), "a.png")
        embed = discord.Embed(title="Board").set_image(url="attachment://a.png")
        filled = await it.followup.send(embed=embed, file=picture, wait=True)
        await it.followup.send("more", ephemeral=True)
        small.seen.append(filled)

    async with small.client() as bot:
        bot.act = act
        it = await small.say_command("x")
        await small.server.idle()
    assert bot.errors == []
    assert it.original.viewer == small.alice.id
    assert [one.content for one in it.sent] == ["", "more"]
    (image,) = [embed.image for embed in small.seen[0].embeds]
    assert (image.width, image.height) == (5, 7)
    assert bot.got("message") == [], "the gateway never tells of ephemeral messages"
    assert small.violations == []


async def test_the_original_of_a_deferred_update_is_the_clicked_message(small):
    message = messages.post(small.world, small.hall, small.bot, GO)
    it = small.press(message)
    await small.respond(it, DEFER_UPDATE)
    _, fetched = await small.call("GET", small.hook(it, "/messages/@original"))
    assert fetched["id"] == str(message.id)
    await small.call("PATCH", small.hook(it, "/messages/@original"), HELLO)
    assert message.content == "hello"


async def test_presses_through_discord_py(small):
    async def press(it):
        if it.message.content == "one":
            await it.response.edit_message(content="two")
        elif it.message.content == "two":
            await it.response.defer()
            await it.edit_original_response(content="three")
        else:
            await it.response.send_message("four", ephemeral=True)
            await it.followup.send("five")

    async def act(it):
        await it.response.send_message("one", view=Go(press))

    async with small.client() as bot:
        bot.act = act
        it = await small.say_command("x")
        for text in ("two", "three"):
            await answered(small, it.original)
            assert it.original.content == text
        last = await answered(small, it.original)
        await small.server.idle()
    assert (last.original.content, last.original.viewer) == ("four", small.alice.id)
    assert [one.content for one in last.sent] == ["five"]
    assert small.violations == []


async def test_messages_that_are_gone_are_10008(small):
    it = small.slash()
    await small.respond(it, SEND, HELLO)
    original = small.hook(it, "/messages/@original")
    assert (await small.call("DELETE", original))[0] == 204
    for method in ("GET", "PATCH", "DELETE"):
        assert await small.refused(method, original, HELLO) == (404, 10008)
    message = messages.post(small.world, small.hall, small.bot, GO)
    press = small.press(message)
    messages.delete(small.world, message)
    status, answer = await small.respond(press, UPDATE, HELLO)
    assert (status, answer["code"]) == (404, 10008)
    modal = small.slash()
    await small.respond(modal, OPEN_MODAL, FORM)
    assert await small.refused("GET", small.hook(modal, "/messages/@original")) == (404, 10008)


async def test_messages_that_are_gone_through_discord_py(small):
    async def press(it):
        messages.delete(small.world, small.hall.messages[it.message.id])
        with pytest.raises(discord.NotFound) as gone:
            await it.response.edit_message(content="two")
        small.seen.append(gone.value.code)
        await it.response.send_message("was deleted")

    async def act(it):
        await it.response.send_message("one", view=Go(press))

    async with small.client() as bot:
        bot.act = act
        it = await small.say_command("x")
        await answered(small, it.original)
    assert small.seen == [10008]


async def test_ephemeral_messages_are_reached_only_by_the_token(small):
    it = small.slash()
    await small.respond(it, SEND, HELLO | {"flags": EPHEMERAL})
    path = f"/channels/{small.hall.id}/messages"
    for method in ("GET", "PATCH", "DELETE"):
        assert await small.refused(method, f"{path}/{it.original.id}", HELLO) == (404, 10008)
    assert (await small.call("GET", path))[1] == []
    assert (await small.call("GET", small.hook(it, f"/messages/{it.original.id}")))[1]["content"] == "hello"


async def test_an_ephemeral_message_through_discord_py(small):
    async def act(it):
        await it.response.send_message("secret", ephemeral=True)
        message = await it.original_response()
        with pytest.raises(discord.NotFound) as hidden:
            await it.channel.fetch_message(message.id)
        small.seen.append(hidden.value.code)
        await message.edit(content="changed")

    async with small.client() as bot:
        bot.act = act
        it = await small.say_command("x")
        await small.server.idle()
    assert small.seen == [10008]
    assert it.original.content == "changed"
