"""The driver: people do what a chat client lets them do, and see what it shows them."""

import json

import pytest

from loopback import Loopback, saved
from loopback.people import File, Impossible, Missing, NoResponse, Town
from loopback.pytest_plugin import TOWNS
from tests.loopback.sample_bot import start_sample_bot


@pytest.fixture
async def town(make_town):
    return await make_town(start_sample_bot)


# ---- commands


async def test_a_command_is_answered_before_the_call_returns(town):
    (alice,) = await town.people("alice")
    reply = await alice.slash("/ping")
    assert (reply.text, reply.ephemeral, reply.callback_type) == ("pong", False, 4)
    assert reply.ack_ms < 3000


async def test_a_trade_between_three_people(town):
    alice, bob, carol = await town.people("alice", "bob", "carol")
    reply = await alice.slash("/trade offer", to=bob, give="grain", amount=3, way="By sea")
    assert reply.ephemeral
    assert reply.text.startswith("Offer sent")
    offer = await bob.inbox.expect(text="offers you 3 grain by sea", button="Accept")
    assert not carol.sees(offer)
    assert not bob.sees(reply)
    assert bob.pings == 1
    changed = await bob.click(offer, "Accept")
    assert changed.text == "accepted by bob"
    assert "Accept" not in changed.buttons
    form = await alice.click(reply, "Add a note")
    assert form.modal.title == "A note"
    done = await alice.submit_modal(form, note="thanks")
    assert done.text == "noted: thanks"


async def test_suggestions_follow_what_is_typed(town):
    (alice,) = await town.people("alice")
    assert [one["name"] for one in await alice.autocomplete("/trade offer", "give")] == [
        "Grain",
        "Wine",
        "Cloth",
        "Dye",
    ]
    assert [one["value"] for one in await alice.autocomplete("/trade offer", "give", give="w")] == ["wine"]


@pytest.mark.parametrize(
    ("path", "options"),
    [
        ("/nothing", {}),
        ("/trade", {}),
        ("/trade sell", {}),
        ("/trade offer", {"give": "grain"}),
        ("/trade offer", {"to": "nobody", "give": "grain"}),
        ("/trade offer", {"to": "alice", "give": 3}),
        ("/trade offer", {"to": "alice", "give": "grain", "amount": 21}),
        ("/trade offer", {"to": "alice", "give": "grain", "amount": "three"}),
        ("/trade offer", {"to": "alice", "give": "grain", "way": "By air"}),
        ("/trade offer", {"to": "alice", "give": "grain", "colour": "red"}),
        ("/think", {"hidden": "yes"}),
        ("/keep", {}),
    ],
)
async def test_what_the_client_refuses_is_impossible(town, path, options):
    (alice,) = await town.people("alice")
    with pytest.raises(Impossible):
        await alice.slash(path, **options)
    assert not town.world.interactions


async def test_a_command_for_keepers_is_offered_to_keepers(town):
    (alice,) = await town.people("alice")
    town.role("Keeper", alice, permissions=["MANAGE_GUILD"])
    assert (await alice.slash("/keep")).text == "kept"


async def test_menus_of_people_and_messages(town):
    alice, bob = await town.people("alice", "bob")
    assert (await alice.context("Wave", bob)).text == "alice waves at bob"
    said = await bob.say("good morning")
    assert (await alice.context("Quote", said)).text == "> good morning"
    with pytest.raises(Impossible):
        await alice.context("Quote", bob)


async def test_a_deferral_is_waited_for(town):
    (alice,) = await town.people("alice")
    reply = await alice.slash("/think", hidden=True)
    assert reply.callback_type == 5
    assert reply.ephemeral
    assert "Turn 3" in reply.text
    assert reply.files[0].name == "board.png"
    assert reply.image().startswith(b"\x89PNG")


async def test_a_call_can_return_at_once(town):
    (alice,) = await town.people("alice")
    reply = await alice.slash("/think", wait=False)
    assert reply.callback_type is None
    assert "Turn 3" in (await reply.wait()).text


async def test_a_file_reaches_the_bot(town):
    (alice,) = await town.people("alice")
    assert (await alice.slash("/deliver", file=File("map.txt", b"12345"))).text == "map.txt: 5 bytes"


async def test_no_answer_is_told_after_three_seconds(town):
    (alice,) = await town.people("alice")
    reply = await alice.slash("/ignore", wait=False)
    await town.idle()
    town.clock.advance(seconds=4)
    with pytest.raises(NoResponse):
        await reply.wait()


# ---- components and forms


async def test_buttons_that_cannot_be_pressed(town):
    (alice,) = await town.people("alice")
    stall = await alice.slash("/stall")
    board = await alice.slash("/board")
    for message, label in ((stall, "Closed"), (stall, "Nothing"), (board, "Rules"), (board, "Off")):
        with pytest.raises(Impossible):
            await alice.click(message, label)


async def test_a_button_deferred_is_waited_for(town):
    (alice,) = await town.people("alice")
    stall = await alice.slash("/stall")
    assert (await alice.click(stall, custom_id="offer:later")).text == "put off"


async def test_every_kind_of_select(town):
    alice, bob = await town.people("alice", "bob")
    town.role("Elders", bob)
    menus = await alice.slash("/menus")
    assert (await alice.select(menus, "wine", custom_id="menu:ware")).text == "ware wine"
    assert (await alice.select(menus, "Dye", custom_id="menu:ware")).text == "ware dye"
    assert (await alice.select(menus, alice, bob, custom_id="menu:people")).text == "people alice and bob"
    assert (await alice.select(menus, "Elders", custom_id="menu:role")).text == "role Elders"
    assert (await alice.select(menus, bob, custom_id="menu:any")).text == "anyone bob"
    assert (await alice.select(menus, "#hall", custom_id="menu:place")).text == "place hall"
    for values, custom_id in (
        (["salt"], "menu:ware"),
        ([], "menu:people"),
        (["Kings"], "menu:role"),
        ([alice], "menu:place"),
    ):
        with pytest.raises(Impossible):
            await alice.select(menus, *values, custom_id=custom_id)


async def test_every_kind_of_field(town):
    alice, bob = await town.people("alice", "bob")
    form = await alice.slash("/questions")
    assert form.modal.labels == ["Ware", "Who", "Way", "Extras", "Proof"]
    proof = File("proof.txt", b"true")
    reply = await alice.submit_modal(form, ware="dye", who=bob, way="Sea", extras=["guide", "Escort"], proof=proof)
    assert reply.text == "dye / bob / sea / escort+guide / proof.txt"
    assert (await alice.submit_modal(await alice.slash("/agreement"), agree=True)).text == "agreed: True"


async def test_fields_are_named_by_label_too(town):
    (alice,) = await town.people("alice")
    stall = await alice.slash("/stall")
    form = await alice.click(stall, "Add a note")
    assert (await alice.submit_modal(form, your_note="by slug")).text == "noted: by slug"
    form = await alice.click(stall, "Add a note")
    assert (await alice.submit_modal(form, {"Your note": "by label"})).text == "noted: by label"


@pytest.mark.parametrize(
    "fields", [{}, {"note": ""}, {"note": "x"}, {"note": "x" * 51}, {"note": 3}, {"note": "fine", "colour": "red"}]
)
async def test_forms_the_client_does_not_send(town, fields):
    (alice,) = await town.people("alice")
    form = await alice.click(await alice.slash("/stall"), "Add a note")
    with pytest.raises(Impossible):
        await alice.submit_modal(form, **fields)


async def test_choices_the_form_does_not_offer(town):
    alice, bob = await town.people("alice", "bob")
    form = await alice.slash("/questions")
    good = {"ware": "dye", "who": bob, "way": "sea"}
    for bad in ({"ware": "salt"}, {"way": "air"}, {"extras": ["ghost"]}, {"who": "nobody"}):
        with pytest.raises(Impossible):
            await alice.submit_modal(form, **good | bad)


async def test_a_layout_is_read_and_pressed(town):
    (alice,) = await town.people("alice")
    board = await alice.slash("/board")
    assert "turn 3" in board.text
    assert board.buttons == ["Go", "Rules"]
    assert [file.name for file in board.files] == ["board.png", "small.png", "board.txt"]
    assert (await alice.click(board, "Go")).text == "gone"


# ---- words, places, sight


async def test_words_files_and_replies(town):
    alice, bob = await town.people("alice", "bob")
    said = await alice.say("!echo")
    assert bob.sees(said)
    echo = await alice.channel("hall").expect(text="echo", author="bot")
    assert echo.raw.reference["message_id"] == str(said.id)
    assert alice.pings == 1
    await alice.say("!files", files=[File("a.txt", b"a"), File("b.txt", b"b")])
    await bob.channel("hall").expect(text="a.txt, b.txt")
    with pytest.raises(Impossible):
        await alice.say("")
    with pytest.raises(Impossible):
        await alice.say("x" * 2001)


async def test_reactions(town):
    alice, bob = await town.people("alice", "bob")
    said = await alice.say("we won")
    await bob.react(said, "🎉")
    await alice.channel("hall").expect(text="bob celebrates")
    await bob.react(said, "🎉", on=False)
    assert said.reactions == []
    with pytest.raises(Impossible):
        await bob.react(said, "🎉", on=False)


async def test_a_private_thread_is_for_its_members(town):
    alice, bob, carol = await town.people("alice", "bob", "carol")
    reply = await alice.slash("/room", other=bob)
    assert reply.ephemeral
    room = bob.thread("negotiation")
    call = await room.expect(text="talk here")
    assert room.private
    assert room.pings == 2  # for being added, and for being named
    assert "bob" in room.members
    assert not carol.thread("negotiation").exists
    assert not carol.sees(call)
    with pytest.raises(Missing):
        carol.at("negotiation")
    await bob.at(room).say("agreed?")
    await alice.thread("negotiation").expect(text="agreed?", author=bob)


async def test_a_thread_can_be_awaited_before_it_exists(town):
    alice, bob = await town.people("alice", "bob")
    aside = bob.thread("aside")
    assert not aside.exists
    await alice.say("!thread")
    await aside.expect(text="here we are")
    own = await alice.open_thread("plans")
    await bob.at(own).say("count me in")
    assert own.members == ["alice", "bob"]


async def test_closed_inboxes(town):
    (alice,) = await town.people("alice")
    town.allow(50007)
    alice.close_dms()
    assert (await alice.slash("/hand")).text == "no way to you: 50007"
    alice.close_dms(closed=False)
    assert (await alice.slash("/hand")).text == "sent"
    assert (await alice.at(alice.inbox).slash("/ping")).text == "pong"
    alice.block_bot()
    assert (await alice.slash("/hand")).text == "no way to you: 50007"
    with pytest.raises(Impossible):
        await alice.at(alice.inbox).say("hello?")


async def test_guild_commands_are_not_offered_in_the_inbox(town):
    alice, bob = await town.people("alice", "bob")
    await alice.slash("/hand")
    with pytest.raises(Impossible):
        await alice.at(alice.inbox).slash("/room", other=bob)


def as_offered(town, **about):
    """From now on `/ping` is for these places."""
    commands = town.world.commands[None]
    ping = next(number for number, one in commands.items() if one["name"] == "ping")
    commands[ping] = commands[ping] | about


@pytest.mark.parametrize(("contexts", "hall", "inbox"), [(None, True, True), ([0], True, False), ([1], False, True)])
async def test_a_command_is_offered_in_its_contexts(town, contexts, hall, inbox):
    (alice,) = await town.people("alice")
    as_offered(town, contexts=contexts)
    for person, fits in ((alice, hall), (alice.open_inbox(), inbox)):
        if fits:
            assert (await person.slash("/ping")).text
        else:
            with pytest.raises(Impossible, match="is offered no"):
                await person.slash("/ping")


async def test_commands_are_where_the_bot_is_a_member(town):
    (alice,) = await town.people("alice")
    world, other = town.world, town.world.add_guild("other", alice.user, bot_permissions=None)
    elsewhere = alice.at(world.add_channel(other, "elsewhere"))
    with pytest.raises(Impossible, match="is offered no"):
        await elsewhere.slash("/ping")
    inbox = alice.open_inbox()
    assert (await inbox.slash("/ping")).text
    alice.leave(town.guild)
    with pytest.raises(Impossible, match="is offered no"):
        await inbox.slash("/ping")


async def test_notes_vanish_with_the_client(town):
    (alice,) = await town.people("alice")
    note, pong = await alice.slash("/secret"), await alice.slash("/ping")
    assert alice.sees(note)
    alice.restart_client()
    assert not alice.sees(note)
    assert alice.sees(pong)
    other = await alice.slash("/trade offer", to=alice, give="wine")
    alice.dismiss(other)
    with pytest.raises(Impossible):
        await alice.click(other, "Accept")
    with pytest.raises(Impossible):
        alice.dismiss(pong)


async def test_who_left_sees_nothing(town):
    alice, bob = await town.people("alice", "bob")
    said = await alice.say("farewell")
    bob.leave()
    assert not bob.sees(said)
    with pytest.raises(Impossible):
        await bob.say("wait")


async def test_hidden_channels(town):
    alice, bob = await town.people("alice", "bob")
    council = town.channel("council", only=[alice])
    assert (await alice.at(council).slash("/ping")).text == "pong"
    assert not bob.channel(council).exists
    with pytest.raises(Missing):
        bob.at("council")


# ---- expecting


async def test_a_message_answers_once_until_it_is_edited(town):
    (alice,) = await town.people("alice")
    hall = alice.channel("hall")
    await alice.slash("/stall")
    offer = await hall.expect(text="who buys?")
    with pytest.raises(Missing, match="who buys"):
        await hall.expect(text="who buys?", within=0)
    await hall.none(text="who buys?", within=0)
    await alice.click(offer, custom_id="offer:later")
    assert await hall.expect(text="put off") == offer
    assert hall.last == offer
    assert hall.all == [offer]


async def test_nothing_expected_but_something_there(town):
    alice, bob = await town.people("alice", "bob")
    await alice.say("hello")
    with pytest.raises(Missing):
        await bob.channel("hall").none(text="hello")
    assert bob.channel("hall").unread == 1
    bob.channel("hall").read()
    assert bob.channel("hall").unread == 0


async def test_an_unknown_word_in_a_description_is_an_error(town):
    (alice,) = await town.people("alice")
    await alice.say("hello")
    with pytest.raises(TypeError):
        await alice.channel("hall").expect(words="hello")


async def test_the_transcript_tells_who_did_what(town):
    (alice,) = await town.people("alice")
    await alice.slash("/ping")
    await town.idle()
    told = str(town.transcript)
    assert "alice /ping" in told
    assert "~ MESSAGE_CREATE in hall: 'pong'" in told
    assert "/callback 200" in told or "/callback 204" in told


# ---- judgement


async def test_a_late_answer_is_refused(town):
    (alice,) = await town.people("alice")
    town.allow(10062)
    reply = await alice.slash("/late", wait=False)
    await town.idle()
    town.clock.advance(seconds=4)
    with pytest.raises(NoResponse):
        await reply.wait()
    town.bot.gate.set()
    await alice.slash("/ping")
    assert town.bot.codes == [10062]


async def test_a_second_answer_is_refused(town):
    (alice,) = await town.people("alice")
    town.allow(40060)
    assert (await alice.slash("/twice")).text == "one"
    await alice.slash("/ping")
    assert town.bot.codes == [40060]


async def test_problems_are_found_undeclared(town):
    (alice,) = await town.people("alice")
    assert (await alice.slash("/shout")).text == "too long"
    (problem,) = town.problems()
    assert "undeclared refusal" in problem
    assert "Must be between 0 and 2000 in length." in problem
    town.allow(50035)
    assert town.problems() == []
    reply = await alice.slash("/ignore", wait=False)
    assert town.problems() == ["unacknowledged interaction: ignore"]
    town.clock.advance(seconds=4)
    with pytest.raises(NoResponse):
        await reply.wait()
    assert town.problems() == []


async def test_a_person_may_write_to_the_bot_first(town):
    (alice,) = await town.people("alice")
    assert not alice.inbox.exists
    await alice.open_inbox().say("!echo")
    await alice.inbox.expect(text="echo", author="bot")
    assert alice.inbox.unread == 1


async def test_a_loaded_world_keeps_its_town(town):
    alice, bob = await town.people("alice", "bob")
    await alice.say("remember me")
    inbox = town.world.dm(alice.user)
    again = Town(Loopback(saved.from_json(json.loads(json.dumps(saved.to_json(town.world))))))
    assert again.hall.name == "hall"
    assert sorted(again.residents) == ["alice", "bob"]
    assert again.residents["bob"].id == bob.id
    assert again.residents["bob"].channel("hall").last.text == "remember me"
    assert (again.residents["alice"].inbox.id, again.residents["bob"].inbox.exists) == (inbox.id, False)
    assert again.world.dm(alice.user).id == inbox.id


# ---- the fixtures


@pytest.mark.parametrize("which", ["first", "second"])
async def test_of_the_towns_of_tests_only_the_running_one_is_kept(town, request, which):
    keeping = [item for item in request.session.items if item.stash.get(TOWNS, [])]
    assert keeping == [request.node]
