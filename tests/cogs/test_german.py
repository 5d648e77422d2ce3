"""Whoever reads German reads German, and what all of a server read is in the language of the server (13.6)."""

from __future__ import annotations

import re
from typing import Final

import pytest

from loopback.person import Person
from loopback.seen import Seen
from tests.cogs.conftest import Hall, ids

GERMAN: Final = re.compile(r"[äöüßÄÖÜ]|\b(Runde|und|nicht|der|die|das)\b")
ENGLISH: Final = re.compile(r"\b([Tt]urn|Waiting|[Yy]ou|[Yy]our|Until|places?|draws?)\b")


def german(hall: Hall) -> Person:
    """Somebody whose Discord speaks German."""
    person = hall.people[1]
    person.user.locale = "de"
    return person


def turn(person: Person) -> Seen:
    """The newest Turn card."""
    return next(one for one in reversed(person.channel("hall").all) if one.pinned)


def newest(person: Person, head: str) -> Seen:
    """The newest message in the inbox that begins so."""
    return next(one for one in reversed(person.inbox.all) if one.text.startswith(head))


async def test_one_reads_german_on_an_english_server(hall: Hall) -> None:
    hanno = german(hall)
    await hall.begin()
    assert "Waiting for" in turn(hanno).text
    assert "**Pult von ▲ Hanno**" in (await hanno.click(turn(hanno), "Open My Desk")).text
    assert (await hanno.click(turn(hanno), "Board")).text.startswith("**Byrsa Hill** · Runde ")
    assert (await hanno.slash("/board")).text.startswith("**Byrsa Hill** · Runde ")
    assert "Wartet auf" in (await hanno.slash("/game status")).text
    assert (await hanno.slash("/help")).text.startswith("**So wird gespielt**")
    assert "**Desk of ◆ Elissa**" in (await hall.people[0].click(turn(hanno), "Open My Desk")).text


async def test_what_he_shows_to_all_is_in_the_language_of_the_server(hall: Hall) -> None:
    hanno = german(hall)
    await hall.begin()
    shown = await hanno.slash("/board", public=True)
    assert not shown.ephemeral
    assert shown.text.startswith("**Byrsa Hill** · turn ")


async def test_a_lobby_a_german_opens_and_joins_stays_english(hall: Hall) -> None:
    hanno = german(hall)
    opened = await hanno.slash("/game new", title="Byrsa Hill", seats=4)
    assert not opened.ephemeral
    assert "Join" in opened.buttons
    await hall.people[2].click(opened, "Join")
    form = (await hanno.click(await hanno.click(opened, "Fair Dice"), "Worte für die Würfel…")).modal
    assert form is not None
    assert form.title == "Worte für die Würfel"
    again = await hanno.click(opened, "Join")
    assert "Du hast schon einen Sitz." in again.text
    assert "**Players (2 of 4)**" in opened.text


async def test_a_direct_message_is_in_the_language_of_its_seat(hall: Hall) -> None:
    hanno = german(hall)
    await hall.begin()
    question = newest(hanno, "**Pult von ▲ Hanno**")
    done = await hanno.click(question, custom_id=ids(question, "pick")[0])
    assert "✔ " in done.text
    assert "**Pult von ▲ Hanno**" in done.text


async def test_a_refusal_is_in_the_language_of_whoever_pressed(hall: Hall) -> None:
    hanno = german(hall)
    await hall.begin()
    assert "Das wirst du jetzt nicht gefragt; nichts wurde geändert." in (await hanno.slash("/trade done")).text
    assert "You are not asked that now; nothing was changed." in (await hall.people[0].slash("/trade done")).text


async def test_suggestions_are_in_the_language_of_whoever_types(hall: Hall) -> None:
    hanno = german(hall)
    assert "▲ Dreieck" in await chairs(hall, hanno)
    assert "▲ Triangle" in await chairs(hall, hall.people[0])


async def chairs(hall: Hall, person: Person) -> list[str]:
    """The sigils that are free in a new lobby."""
    if not await hall.bot.store.games():
        await hall.people[3].slash("/game new", title="Byrsa Hill")
    return [str(one["name"]) for one in await person.autocomplete("/game join", "faction")]


@pytest.mark.parametrize(("locale", "private"), [("en-GB", "Desk of"), ("fr", "Pult von"), ("de", "Pult von")])
async def test_a_server_that_reads_german(hall: Hall, locale: str, private: str) -> None:
    """Public cards are German; whoever's Discord speaks a language there are words in reads that one."""
    mago = hall.people[2]
    mago.user.locale = locale
    assert "Language of public cards: Deutsch" in (await hall.steward().slash("/admin language", language="de")).text
    card = await hall.people[0].slash("/game new", title="Byrsa Hill", seats=2)
    assert "Mitspielen" in card.buttons
    await mago.click(card, "Mitspielen")
    await hall.people[0].click(card, "Beginnen")
    await hall.town.idle()
    assert "Wartet auf" in turn(mago).text
    seen = newest(mago, f"**{private} ")
    pressed = await mago.click(seen, custom_id=ids(seen, "pick")[0])
    await hall.town.idle()
    assert pressed.text.startswith(f"**{private} ")
    assert seen.text.startswith(f"**{private} ")


async def test_what_somebody_sets_goes_before_his_discord(hall: Hall) -> None:
    hanno, elissa = german(hall), hall.people[0]
    await hall.begin()
    assert "Your settings" in (await hanno.slash("/settings", language="en")).text
    assert "**Desk of ▲ Hanno**" in (await hanno.slash("/desk")).text
    panel = await elissa.slash("/settings")
    menu = next(one["custom_id"] for one in panel.components if "language" in one.get("custom_id", ""))
    assert "Deine Einstellungen" in (await elissa.select(panel, "de", custom_id=menu)).text
    assert "**Pult von ◆ Elissa**" in (await elissa.slash("/desk")).text
    assert "Your settings" in (await elissa.slash("/settings", language="auto")).text


async def test_countries_have_their_german_names_too(hall: Hall) -> None:
    hanno = german(hall)
    for country in ("Finnland", "Finland"):
        assert "Europe/Helsinki" in (await hanno.slash("/settings", zone=country)).text
    offered = await hanno.autocomplete("/settings", "zone", zone="Finnl")
    assert [one["name"] for one in offered] == ["Europe/Helsinki · Finnland"]


async def test_a_table_vote_is_public_whoever_votes(hall: Hall) -> None:
    hanno = german(hall)
    await hall.begin()
    asked = await hanno.slash("/table pause", hours=2)
    assert "Vorschlag von ▲ Hanno: das Spiel pausiert für 2 Stunden." in asked.text
    await hall.town.idle()
    vote = next(one for one in reversed(hanno.channel("hall").all) if "Yea" in one.buttons)
    for label in ("Nay", "Yea"):
        await hanno.click(vote, label)
        assert "**Table vote**" in vote.text
        assert f"- ▲ Hanno: {label.lower()}" in vote.text
    assert "nichts wurde geändert" in (await hanno.slash("/table vote", vote="yea", motion="m99")).text


async def test_all_that_is_public_is_english_though_all_players_read_german(hall: Hall) -> None:
    for person in hall.people:
        person.user.locale = "de"
    await played(hall)
    elissa = hall.people[0]
    seen = (*elissa.channel("hall").all, *elissa.thread("Log: Byrsa").all)
    public = [one.text for one in seen if not one.ephemeral]
    assert len(public) > 10
    assert [text for text in public if GERMAN.search(text)] == []
    assert any(GERMAN.search(one.text) for one in elissa.inbox.all)


async def test_all_is_german_where_the_server_reads_it(hall: Hall) -> None:
    """But what is printed on the cards in a hand."""
    for person in hall.people:
        person.user.locale = "fr"
    await hall.steward().slash("/admin language", language="de")
    await played(hall, start="Beginnen", join="Mitspielen")
    elissa = hall.people[0]
    said = [one.text for one in (*elissa.channel("hall").all, *elissa.inbox.all) if not one.ephemeral]
    assert len(said) > 7
    assert [text for text in said if ENGLISH.search(text) and not text.startswith("**Hand von")] == []


async def played(hall: Hall, start: str = "Start", join: str = "Join") -> None:
    """A game in its first turn, after the first trade."""
    host, *others = hall.people
    card = await host.slash("/game new", title="Byrsa", seats=len(hall.people))
    for person in others:
        await person.click(card, join)
    await hall.town.idle()
    hall.game = (await hall.bot.store.games())[-1].id
    await host.click(card, start)
    await hall.town.idle()
    await hall.skip_to("forum.roll")
