"""The table votes, by buttons and by commands: pausing, extending, the pace, the game master."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

from loopback import messages
from loopback.person import Person
from loopback.seen import Seen
from loopback.town import Town
from tests.bot.playing import FakeTime
from tests.cogs.conftest import Hall, running

HOUR = timedelta(hours=1)


def vote_card(person: Person) -> Seen:
    """The newest card of a table vote in the channel."""
    return next(one for one in reversed(person.channel("hall").all) if one.text.startswith("**Table vote**"))


def turn_card(person: Person) -> Seen:
    return next(one for one in reversed(person.channel("hall").all) if "Board" in one.buttons)


def said(person: Person, text: str) -> list[Seen]:
    return [one for one in person.channel("hall").all if text in one.text]


async def paused(hall: Hall) -> bool:
    row = await hall.bot.store.find_game(hall.game)
    return row is not None and row.paused_at is not None


async def test_a_pause_by_vote_and_on_again(hall: Hall) -> None:
    await hall.begin()
    elissa, hanno, mago, gisco = hall.people
    before = mago.pings
    reply = await hanno.slash("/table pause", hours=24, reason="Harvest @everyone")
    assert "The table votes on it" in reply.text
    await hall.town.idle()
    card = vote_card(mago)
    assert "▲ Hanno proposes that the game is paused for 24 hours." in card.text
    assert "Harvest @\u200beveryone" in card.text
    assert "Yea █░░ 1 · Nay 0 · Not yet 3 (needs 3)" in card.text
    assert card.buttons == ["Yea", "Nay"]
    assert mago.pings == before + 1, "whose vote is asked is called, once"
    seen = await mago.click(card, "Nay")
    assert "- ● Mago: nay" in seen.text
    assert "Yea ██░ 2" in (await gisco.click(vote_card(gisco), "Yea")).text
    assert not await paused(hall)
    await mago.click(vote_card(mago), "Yea")
    await hall.town.idle()
    assert await paused(hall)
    assert mago.pings == before + 1
    assert vote_card(elissa).buttons == []
    assert "**Carried**, 3 to 0." in vote_card(elissa).text
    assert len(said(elissa, "The table has decided, 3 to 0: the game is paused for 24 hours.")) == 1
    turn = turn_card(elissa)
    assert "⏸ **Paused** since" in turn.text
    assert "Until" not in turn.text.replace("until", "")
    opened = await gisco.click(turn, "Resume")
    assert "The table votes on it" in opened.text
    await hall.town.idle()
    for person in (hanno, mago):
        await person.click(vote_card(person), "Yea")
    await hall.town.idle()
    assert not await paused(hall)
    assert "Paused" not in turn_card(elissa).text


async def test_the_host_acts_at_once_where_no_master_is_named(hall: Hall) -> None:
    await hall.begin()
    elissa, hanno, *_ = hall.people
    reply = await elissa.slash("/table pause")
    assert reply.text == "The game master has decided: the game is paused."
    assert await paused(hall)
    assert (await elissa.slash("/table pause")).text == "The game is paused already; nothing was changed."
    assert "The game master has decided: the game goes on." in (await elissa.slash("/table resume")).text
    assert "is not paused" in (await elissa.slash("/table resume")).text
    due = (await hall.bot.store.windows(hall.game))[0].due
    assert due is not None
    assert "by 5 hours." in (await elissa.slash("/table extend", hours=5)).text
    assert (await hall.bot.store.windows(hall.game))[0].due == due + 5 * HOUR
    await elissa.slash("/game settings", master=hanno.user)
    await hall.town.idle()
    assert "The table votes" in (await elissa.slash("/table pause")).text
    assert "Host: Elissa; game master: Hanno" in (await elissa.slash("/game settings")).text
    assert "The game master has decided" in (await hanno.slash("/table pause")).text
    await hall.town.idle()
    assert vote_card(elissa).buttons == [], "what was voted on is decided by that"


async def test_everything_by_the_buttons_of_the_panel(hall: Hall) -> None:
    await hall.begin()
    elissa, hanno, mago, gisco = hall.people
    panel = await hanno.click(turn_card(hanno), "Table…")
    assert panel.ephemeral
    assert "**The table of Byrsa Hill**" in panel.text
    form = await hanno.click(panel, "Extend…")
    await hanno.submit_modal(form, hours="12", reason="")
    again = await hanno.slash("/game settings")
    assert "proposes that all open deadlines move by 12 hours" in again.text
    for person in (mago, gisco):
        panel = await person.click(turn_card(person), "Table…")
        await person.click(panel, "Yea")
    await hall.town.idle()
    assert said(elissa, "The table has decided, 3 to 0: all open deadlines move by 12 hours.")
    form = await elissa.click(await elissa.slash("/game settings"), "Pause…")
    await elissa.submit_modal(form, hours="", reason="Supper")
    assert await paused(hall)
    panel = await elissa.slash("/game settings")
    assert "The table wished it. Reason: Supper" in panel.text
    await elissa.click(panel, "Resume")
    assert not await paused(hall)
    menu = next(one["custom_id"] for one in panel.components if one["type"] == 3)
    await elissa.select(panel, "brisk, 12 hours", custom_id=menu)
    row = await hall.bot.store.find_game(hall.game)
    assert row is not None
    assert row.pace == "brisk"


async def test_everything_by_command(hall: Hall) -> None:
    await hall.begin()
    _, hanno, mago, gisco = hall.people
    assert (await mago.slash("/table vote", vote="yea")).text == "The table votes on nothing now."
    await hanno.slash("/table pause")
    await mago.slash("/game settings", pace="relaxed")
    await hall.town.idle()
    assert "votes on several things" in (await gisco.slash("/table vote", vote="yea")).text
    which = vote_card(gisco).text.splitlines()[-1].rpartition(" ")[2]
    assert "- ■ Gisco: yea" in (await gisco.slash("/table vote", vote="yea", motion=which)).text
    assert "is long over" in (await gisco.slash("/table vote", vote="yea", motion="zzzz")).text


async def test_bad_wishes(hall: Hall) -> None:
    await hall.begin()
    (stranger,) = await hall.town.people("stranger")
    _, hanno, mago, gisco = hall.people
    nobody = "You hold no seat in this game; nothing was changed."
    assert (await stranger.slash("/table pause")).text == nobody
    await hanno.slash("/table pause")
    await hall.town.idle()
    assert "with a vote in this matter" in (await stranger.click(vote_card(stranger), "Yea")).text
    assert "votes on this already" in (await mago.slash("/table pause")).text
    form = await hanno.click(await hanno.slash("/game settings"), "Extend…")
    for typed in ("73", "0", "-1", "x", ""):
        reply = await hanno.submit_modal(form, hours=typed, reason="")
        assert "a whole number of hours from 1 to 72" in reply.text
        form = await hanno.click(await hanno.slash("/game settings"), "Extend…")
    old = await gisco.slash("/game settings")
    for person in (mago, gisco):
        await person.click(vote_card(person), "Yea")
    await hall.town.idle()
    late = await gisco.click(old, "Nay")
    assert "This vote is closed: carried, 3 to 0. Nothing was changed." in late.text
    assert await paused(hall)


async def test_votes_at_once_count_once_each(hall: Hall) -> None:
    await hall.begin()
    _, hanno, mago, gisco = hall.people
    await hanno.slash("/table pause")
    await hall.town.idle()
    await asyncio.gather(*(person.click(vote_card(person), "Yea") for person in (mago, gisco, hanno)))
    await hall.town.idle()
    assert len(said(hanno, "The table has decided, 3 to 0")) == 1
    assert await paused(hall)


async def test_a_held_game_can_be_voted_on(hall: Hall) -> None:
    await hall.begin()
    _, hanno, mago, _ = hall.people
    await hall.bot.surface.tables.hold(hall.game, "AAAAA")
    await hanno.slash("/table pause")
    await hall.town.idle()
    assert "Yea ██░ 2" in (await mago.click(vote_card(mago), "Yea")).text


async def test_a_deleted_card_is_posted_again(hall: Hall) -> None:
    await hall.begin()
    _, hanno, mago, gisco = hall.people
    await hanno.slash("/table pause")
    await hall.town.idle()
    messages.delete(hall.town.world, vote_card(hanno).raw)
    hall.town.allow(10008)
    await mago.slash("/table vote", vote="yea")
    await hall.town.idle()
    assert "Yea ██░ 2" in vote_card(gisco).text


async def test_in_the_lobby_the_host_sets_the_terms(hall: Hall) -> None:
    await hall.gather()
    elissa, hanno, *_ = hall.people
    assert "Only the host" in (await hanno.slash("/game settings", pace="brisk")).text
    assert (await elissa.slash("/game settings", pace="brisk")).text == "Done."
    await hall.town.idle()
    assert "pace: brisk, 12 hours" in elissa.channel("hall").all[0].text
    assert "The game has not begun." in (await elissa.slash("/table pause")).text


async def test_ending_a_game_takes_a_second_look_and_the_table(hall: Hall) -> None:
    await hall.begin()
    elissa, hanno, mago, gisco = hall.people
    sure = await hanno.slash("/table end")
    assert "cannot be undone; nobody wins" in sure.text
    await hanno.click(sure, "End the Game")
    await hall.town.idle()
    for person in (mago, gisco):
        await person.click(vote_card(person), "Yea")
    await hall.town.idle()
    assert said(elissa, "The table has decided, 3 to 0: the game ends here, with no winner.")
    assert "The game is over." in turn_card(elissa).text
    assert said(elissa, "## Byrsa Hill is over.")
    desk = await mago.slash("/desk", game=hall.game)
    assert "pick" not in str(desk.components)


async def test_a_game_by_invitation(hall: Hall) -> None:
    elissa, hanno, mago, gisco = hall.people
    card = await elissa.slash("/game new", title="Byrsa Hill", seats=4, visibility="invite")
    assert "By invitation: only who is invited may join" in card.text
    refused = await hanno.click(card, "Join")
    assert refused.text == "This game is by invitation; nothing was changed. Ask Elissa to invite you."
    assert (await hanno.slash("/game list")).text.startswith("There is no game here.")
    assert "Only the host" in (await hanno.slash("/game invite", member=mago.user)).text
    assert (await elissa.slash("/game invite", member=hanno.user)).text == "Done."
    await hall.town.idle()
    (asked,) = said(hanno, "you are invited to play **Byrsa Hill**")
    assert hanno.mention in asked.text
    assert (await mago.click(asked, "Sit Down")).text.startswith("This game is by invitation")
    assert (await hanno.click(asked, "Sit Down")).text == "You play ▲ Triangle."
    assert "sits here already" in (await elissa.slash("/game invite", member=hanno.user)).text
    assert "Only the host or the game master" in (await gisco.slash("/game settings", visibility="open")).text
    await elissa.click(await elissa.slash("/game settings"), "Open to Everybody")
    await hall.town.idle()
    assert "Invited:" not in mago.channel("hall").all[0].text
    await mago.click(mago.channel("hall").all[0], "Join")
    assert "Byrsa Hill" in (await gisco.slash("/game list")).text


async def test_motions_are_offered_by_name(hall: Hall) -> None:
    await hall.begin()
    _, hanno, mago, _ = hall.people
    await hanno.slash("/table pause")
    await mago.slash("/table extend", hours=3)
    offered = await mago.autocomplete("/table vote", "motion", vote="yea", motion="deadlines")
    assert [one["name"] for one in offered] == ["all open deadlines move by 3 hours"]
    assert "- ▲ Hanno: yea" in (await hanno.slash("/table vote", vote="yea", motion=offered[0]["value"])).text


async def test_a_vote_goes_on_after_a_restart(make_town: Any, tmp_path: Path) -> None:
    time, database, endpoints = FakeTime(), tmp_path / "a.db", list[str]()

    @asynccontextmanager
    async def nobody(_: Town, endpoint: str) -> AsyncIterator[None]:
        endpoints.append(endpoint)
        yield None

    town = await make_town(nobody)
    people = await town.people("elissa", "hanno", "mago")
    async with running(town, endpoints[0], database, time) as first:
        town.at_rest = first.idle
        hall = Hall(town, first, time, people)
        await hall.begin()
        await people[1].slash("/table pause", reason="Supper")
        await town.idle()
    async with running(town, endpoints[0], database, time) as hall.bot:
        town.at_rest = hall.bot.idle
        await people[2].click(vote_card(people[2]), "Yea")
        await town.idle()
        assert await paused(hall)
        assert len(said(people[0], "The table has decided, 2 to 0: the game is paused.")) == 1
        assert "**Carried**, 2 to 0." in vote_card(people[0]).text
    town.at_rest = None
