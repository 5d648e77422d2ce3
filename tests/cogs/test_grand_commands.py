"""Commands where one person has a faction in each of two republics: which of them is meant."""

from __future__ import annotations

import pytest

from bot.surface.press.items import ACTS, Press
from games.kernel import NotAllowed
from loopback.reply import Reply
from tests.clauses import clause
from tests.cogs.conftest import Hall
from tests.cogs.forging import forged


@pytest.fixture
async def both(hall: Hall) -> Hall:
    """Three people with two factions each; both boards are set up at once."""
    hall.people = await hall.town.people("elissa", "hanno", "mago")
    await hall.begin(game="grand", start="simultaneous", pace="unhurried")
    return hall


async def offer(hall: Hall, **options: str) -> Reply:
    """A proposal of the first to the second."""
    partner = str(await hall.seat(hall.people[1]))
    return await hall.people[0].slash("/agreement propose", partner=partner, text="peace", **options)


async def proposed(hall: Hall) -> dict[str, int]:
    """How many agreements are open on each board."""
    state = (await hall.bot.surface.tables.table(hall.game)).state
    return {half.half: len(half.agreements) for half in state.halves()}


@clause("GV-1.6")
async def test_a_proposal_says_for_which_republic_it_is(both: Hall) -> None:
    """Without it the bot asks, and nothing is proposed; a button for each."""
    asked = await offer(both)
    assert asked.text.startswith("Both republics ask you this.")
    assert [label.partition(":")[0] for label in asked.buttons] == ["Carthage", "Rome"]
    assert set((await proposed(both)).values()) == {0}
    for half in ("carthage", "Rome"):
        assert (await offer(both, republic=half)).text.startswith("✔")
    assert await proposed(both) == {"carthage": 1, "rome": 1}


@clause("GV-1.6")
async def test_an_answer_says_for_which_republic_it_is(both: Hall) -> None:
    """Both boards count from one; what is suggested names the board."""
    for half in ("carthage", "rome"):
        await offer(both, republic=half)
    await both.town.idle()
    hanno = both.people[1]
    found = {
        one["name"].partition(":")[0]: one["value"]
        for one in await hanno.autocomplete("/agreement answer", "agreement")
    }
    assert set(found) == {"Carthage", "Rome"}
    state = (await both.bot.surface.tables.table(both.game)).state
    reply = await hanno.slash("/agreement answer", agreement=found["Rome"], choice="enter")
    assert reply.text.startswith("✔")
    assert [one.entered for one in state.rome.agreements] != [one.entered for one in state.carthage.agreements]


@clause("GV-3.2")
async def test_what_both_republics_have_is_told_of_the_one_that_is_named(both: Hall) -> None:
    """A Senator of Rome is known there alone."""
    elissa, state = both.people[0], (await both.bot.surface.tables.table(both.game)).state
    look = await both.bot.surface.look(both.game)
    assert look is not None
    name = look.within("rome").voice.name(next(iter(state.rome.senators)))
    told = [(await elissa.slash("/odds assassination", victim=name, republic=one)).text for one in ("Carthage", "Rome")]
    assert "There is no Senator in play" in told[0]
    assert "There is no Senator in play" not in told[1]
    assert "Rome: Mortality, turn" in (await elissa.slash("/mortality", republic="Rome")).text
    refused = await elissa.slash("/mortality", republic="Sparta")
    assert "has no such command here; there is Carthage and Rome" in refused.text


async def test_suggestions_name_the_republics(both: Hall) -> None:
    suggested = await both.people[0].autocomplete("/mortality", "republic")
    assert [(one["name"], one["value"]) for one in suggested] == [("Carthage", "carthage"), ("Rome", "rome")]


async def test_a_game_alone_knows_no_republics(hall: Hall) -> None:
    """What only another game knows is refused, and nothing is changed."""
    await hall.begin()
    refused = await hall.people[0].slash("/mortality", republic="carthage")
    assert 'This game knows no option "republic"' in refused.text


@pytest.mark.parametrize(("half", "place"), [("carthage", "Carthage"), ("rome", "Rome")])
async def test_a_refusal_is_told_in_the_words_of_its_republic(
    both: Hall, half: str, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where nothing is asked under what was pressed, as of a vote that is over."""

    async def refuse(press: Press) -> None:
        raise NotAllowed("senate.absent", clause="GV-1.6")

    monkeypatch.setitem(ACTS, "each", refuse)
    elissa, desk = both.people[0], await both.people[0].slash("/desk")
    assert desk.seen is not None
    told = await forged(elissa, desk.seen, f"b1:{both.game}~{half}:1.1::each:0")
    assert f"no Senator in {place}" in told.text
