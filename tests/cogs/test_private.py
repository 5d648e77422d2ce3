"""Private stays private: a game is nothing to who is not of its table and does not see its channel (discord-ux 16).

Four people play in a closet that only they see. Whoever looks for their game from elsewhere, and has its id, is told
word for word what is told of an id that nobody has.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any, TypeAlias

import pytest

from bot.surface.press.items import ACTS, FORMS
from loopback.faults import Plan, Rule, Status
from loopback.person import Person
from loopback.reply import Reply
from tests.cogs.conftest import Hall
from tests.cogs.forging import forged, forged_form
from tests.cogs.forging import leaves as commands

NOTHING = "There is no such game in play."
NOBODYS = "q0q0q0"
MINUTE = timedelta(minutes=1)
Outsider: TypeAlias = Callable[[Hall], Awaitable[Person]]


async def closet(hall: Hall, **options: Any) -> None:
    """A game that has begun in a channel only its four players see."""
    place = hall.town.channel("closet", only=hall.people)
    hall.people = [person.at(place) for person in hall.people]
    await hall.begin(**options)


async def foreigner(hall: Hall) -> Person:
    """Somebody on another server that has the bot too."""
    world = hall.town.world
    user = world.add_user("xeno")
    there = world.add_guild("Elsewhere", user)
    return Person(hall.town, user, world.add_channel(there, "square"))


async def neighbour(hall: Hall) -> Person:
    """A member of the server who does not see the closet."""
    return await hall.town.person("neighbour")


async def neighbour_in_private(hall: Hall) -> Person:
    """The same, writing to the bot directly."""
    return (await neighbour(hall)).open_inbox()


def leaves(person: Person) -> None:
    """He leaves the server, but shares another with the bot: else Discord would offer him no commands."""
    person.town.world.add_guild("Elsewhere", person.user)
    person.leave(person.town.guild)


async def former_member(hall: Hall) -> Person:
    """Somebody who saw the closet, has left the server, and writes to the bot directly."""
    person = await hall.town.person("former")
    place, elissa = hall.people[0].here, hall.people[0]
    hall.town.world.set_overwrite(place, person.id, place.overwrites[elissa.id])
    inbox = person.open_inbox()
    leaves(person)
    return inbox


async def former_holder(hall: Hall) -> Person:
    """Somebody who has given up his seat and does not see the closet any more."""
    gisco = hall.people[3]
    hall.town.role("steward", hall.people[0], permissions=["MANAGE_GUILD"])
    sure = await gisco.slash("/table replace", seat=await hall.seat(gisco))
    await gisco.click(sure, "Give Up My Seat")
    await hall.town.idle()
    hall.town.world.set_overwrite(gisco.here, gisco.id, None)
    return gisco.open_inbox()


OUTSIDERS: list[Outsider] = [foreigner, neighbour, neighbour_in_private, former_member, former_holder]


def _same(reply: Reply, other: Reply) -> None:
    """Not a letter, not a button, not a file tells one from the other."""
    assert (reply.text, reply.buttons, reply.files) == (other.text, other.buttons, other.files)
    assert reply.ephemeral == other.ephemeral


KINDS = ("game new", "tutorial")
"""Whose `game` is which game, and none that is played."""


@pytest.mark.parametrize("outsider", OUTSIDERS, ids=lambda one: one.__name__)
async def test_every_command_about_a_game_knows_of_none(hall: Hall, outsider: Outsider) -> None:
    """All commands that take a `game`, with the right id and with one that nobody has."""
    hall.town.allow(10007)
    await closet(hall)
    person = await outsider(hall)
    asked = [leaf for leaf in commands(hall.town.world) if "game" in leaf.names and leaf.path not in KINDS]
    assert {"board", "history", "why", "replay", "game status", "game settings", "game export"} <= {
        leaf.path for leaf in asked
    }
    for leaf in asked:
        reply = await leaf.give(person, game=hall.game)
        _same(reply, await leaf.give(person, game=NOBODYS))
        assert reply.text == ("You hold no seat in this game; nothing was changed." if leaf.path == "away" else NOTHING)


@pytest.mark.parametrize("outsider", OUTSIDERS, ids=lambda one: one.__name__)
async def test_nothing_is_suggested(hall: Hall, outsider: Outsider) -> None:
    hall.town.allow(10007)
    await closet(hall)
    person = await outsider(hall)
    for leaf in commands(hall.town.world):
        for option in [one for one in leaf.options if one.get("autocomplete") and "game" in leaf.names]:
            if person.here.guild_id is None and leaf.path.startswith(("game ", "table ")):
                continue  # not offered in direct messages
            given = {} if option["name"] == "game" else {"game": hall.game}
            found = await person.autocomplete(leaf.path, option["name"], **given)
            about = {} if option["name"] == "game" else {"game": NOBODYS}
            assert found == await person.autocomplete(leaf.path, option["name"], **about), leaf.path


@pytest.mark.parametrize("outsider", [foreigner, former_member], ids=lambda one: one.__name__)
async def test_every_button_and_form_about_a_game_knows_of_none(hall: Hall, outsider: Outsider) -> None:
    """Buttons that the outsider was never shown, and forms that were never opened for him."""
    hall.town.allow(10007)
    await closet(hall)
    person = await outsider(hall)
    panel = await person.slash("/settings")
    form = await forged(person, panel.seen, "b1::settings::zone")
    for act in ACTS:
        right = await forged(person, panel.seen, f"b1:{hall.game}:table::{act}")
        assert right.text == NOTHING, act
        _same(right, await forged(person, panel.seen, f"b1:{NOBODYS}:table::{act}"))
    for act in FORMS:
        right = await forged_form(person, form, f"b1:{hall.game}:table::{act}", text="x")
        assert right.text == NOTHING, act
        _same(right, await forged_form(person, form, f"b1:{NOBODYS}:table::{act}", text="x"))
    assert (await forged(person, panel.seen, "b1::inbox::desks", [hall.game])).text == NOTHING
    assert await hall.bot.store.notes(hall.game, "report") == []


async def test_the_words_are_not_those_of_its_server(hall: Hall) -> None:
    """Who reads a language we have none of is answered in English, also where the game is played in German."""
    await closet(hall)
    await hall.steward().slash("/admin language", language="de")
    person = await neighbour_in_private(hall)
    person.user.locale = "fr"
    assert (await person.slash("/board", game=hall.game)).text == NOTHING


async def test_what_a_game_left_in_its_former_channel_leads_nowhere(hall: Hall) -> None:
    """It went on where not everybody sees it: neither are its buttons answered here, nor is it explained what is on."""
    await hall.begin()
    person = await neighbour(hall)
    old = next(one for one in person.channel("hall").all if "Board" in one.buttons)
    told = (await person.context("Explain this", old)).text
    place = hall.town.channel("closet", only=hall.people)
    await hall.bot.store.change_game(hall.game, hall.time.now(), channel=place.id, log=None)
    assert (await person.click(old, "Board")).text == NOTHING
    assert (await person.context("Explain this", old)).text != told
    assert (await person.context("Report a problem", old)).text == NOTHING


async def test_a_message_is_not_explained_to_who_has_left(hall: Hall) -> None:
    """What was once written to him by the game is no way back into it."""
    hall.town.allow(10007, 10013, 50007, 50278)
    await hall.begin()
    gisco = hall.people[3]
    card = next(one for one in gisco.inbox.all if "Desk of" in one.text)
    row = await hall.bot.store.message_by_id(card.id)
    assert row is not None
    inbox = gisco.at(gisco.inbox)
    told = await inbox.context("Explain this", card)
    await hall.bot.store.give_up_seat(hall.game, await hall.seat(gisco), hall.time.now(), holder="vacant")
    leaves(gisco)
    refused = await inbox.context("Explain this", card)
    assert refused.text != told.text
    assert (await inbox.context("Report a problem", card)).text == NOTHING


async def test_the_list_names_only_games_whose_channel_is_seen(hall: Hall) -> None:
    place = hall.town.channel("closet", only=hall.people)
    hall.people = [person.at(place) for person in hall.people]
    await hall.begin()
    person = await neighbour(hall)
    assert "Byrsa Hill" not in (await person.slash("/game list")).text
    assert "Byrsa Hill" in (await hall.people[1].slash("/game list")).text
    seer = await hall.town.person("seer")
    hall.town.world.set_overwrite(place, seer.id, hall.people[0].here.overwrites[hall.people[0].id])
    assert "Byrsa Hill" in (await seer.slash("/game list")).text


def asked_for(hall: Hall, person: Person) -> int:
    """How often Discord was asked whether somebody is a member."""
    path = f"/guilds/{hall.town.guild.id}/members/{person.id}"
    return sum(call.path.endswith(path) for call in hall.town.loopback.requests)


async def test_who_sees_the_channel_may_look_from_anywhere(hall: Hall) -> None:
    """In it, in its log, elsewhere on the server: without asking Discord; in direct messages he is asked for once."""
    await hall.begin()
    person = await hall.town.person("seer")
    lane = hall.town.channel("lane")
    log = next(one for one in person.places() if one.is_thread)
    for place in (person, person.at(lane), person.at(log)):
        assert (await place.slash("/board", text=True, game=hall.game)).text.startswith("# Byrsa Hill")
    assert asked_for(hall, person) == 0
    inbox = person.open_inbox()
    for command in ("/board", "/history", "/why"):
        assert (await inbox.slash(command, game=hall.game)).text != NOTHING
    assert asked_for(hall, person) == 1


async def test_the_table_is_never_asked_for(hall: Hall) -> None:
    """Its players, its host, its game master, wherever they are."""
    master = await hall.town.person("master")
    await closet(hall, master=master)
    for person in (*hall.people, master):
        assert (await person.open_inbox().slash("/board", text=True, game=hall.game)).text.startswith("# Byrsa Hill")
        assert asked_for(hall, person) == 0


async def test_who_leaves_is_believed_a_member_for_a_minute_at_most(hall: Hall) -> None:
    hall.town.allow(10007)
    await hall.begin()
    person = await hall.town.person("seer")
    inbox = person.open_inbox()
    assert (await inbox.slash("/board", text=True, game=hall.game)).text.startswith("# Byrsa Hill")
    leaves(person)
    hall.time.move(MINUTE)
    await hall.town.idle()
    assert (await inbox.slash("/board", game=hall.game)).text == NOTHING


async def test_who_is_of_another_server_alone_sees_no_channel_that_everybody_here_sees(hall: Hall) -> None:
    """What he may do there, as its owner at that, says nothing of here."""
    hall.town.allow(10007)
    await hall.begin()
    person = await foreigner(hall)
    assert (await person.slash("/board", game=hall.game)).text == NOTHING
    assert asked_for(hall, person) == 1


async def test_a_game_that_has_no_channel_is_its_tables_alone(hall: Hall) -> None:
    """A channel that is no thread has no parent either: the two are not the same."""
    await hall.begin()
    person, elissa = await hall.town.person("seer"), hall.people[0]
    await hall.bot.store.change_game(hall.game, hall.time.now(), channel=None)
    lane = hall.town.channel("lane")
    assert (await person.at(lane).slash("/board", game=hall.game)).text == NOTHING
    assert (await elissa.at(lane).slash("/board", text=True, game=hall.game)).text.startswith("# Byrsa Hill")


async def test_where_discord_does_not_say_there_is_no_such_game(hall: Hall) -> None:
    await hall.begin()
    person = await hall.town.person("seer")
    hall.town.allow(403)
    hall.town.loopback.plan = Plan(Rule("* /guilds/*/members/*", Status(403), times=1))
    inbox = person.open_inbox()
    assert (await inbox.slash("/board", game=hall.game)).text == NOTHING
    assert (await inbox.slash("/board", text=True, game=hall.game)).text.startswith("# Byrsa Hill")


async def test_a_game_whose_channel_is_gone_is_its_tables_alone(hall: Hall) -> None:
    hall.town.allow(10003, 10004, 50001)
    await hall.begin()
    person, elissa = await hall.town.person("seer"), hall.people[0]
    lane = hall.town.channel("lane")
    hall.town.world.delete_channel(hall.town.hall)
    await hall.town.idle()
    assert (await person.at(lane).slash("/board", game=hall.game)).text == NOTHING
    board = await elissa.at(lane).slash("/board", text=True, game=hall.game)
    assert board.text.startswith("# Byrsa Hill")
