"""Votes of the Senate on their public card: by one press, with bought votes, each Senator for himself, all at once."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from loopback.person import Person
from tests.clauses import clause
from tests.cogs.conftest import Hall, card, ids
from tests.cogs.senate import EDIT, move, press, settle, sit, vote_card, voting
from tests.games.carthage.forum import purse
from tests.games.carthage.senate import away


async def declared(hall: Hall) -> dict[str, dict[str, tuple[str, int]]]:
    """The votes as the table holds them, by seat."""
    motion = (await hall.bot.surface.tables.table(hall.game)).state.senate.motion
    return {
        str(seat): {name: (one.voice, one.bought) for name, one in sheet.items()}
        for seat, sheet in (motion.votes if motion else {}).items()
    }


@clause("RC-9.0.9", "RC-9.0.10", "RC-9.0.11")
async def test_a_vote_by_buttons(hall: Hall) -> None:
    """One press each; the card shows every faction, in the end the result, and loses its buttons."""
    await sit(hall)
    elissa, hanno, mago, gisco = hall.people
    shown = await move(hall)
    assert "Mago of ◆ Elissa, who presides, proposes to **say: “Praise for Mago”**." in shown.text
    assert "Yea ░░░░░░░ 0 · Nay 0 · Abstain 0 · Not yet 25 (needs 13)" in shown.text
    assert "- ▲ Hanno (4 votes): **called to vote**\n- ● Mago (6 votes): not yet" in shown.text
    ways = ["Yea", "Nay", "Abstain", "Buy Votes…", "Each…", "Open My Desk", "Rule RC-9.0.19", "Pre-Set…"]
    assert shown.buttons == ways
    reply = await press(hall, hanno, "Yea")
    assert "✔ Vote on No. 1: Yea: Milko and Adherbal." in reply.text
    assert "With your 4 for: 4 to 0, passes if nobody else votes; 21 votes are not yet cast." in reply.text
    assert reply.ephemeral
    assert "- ▲ Hanno (4 votes): Yea 4" in vote_card(elissa).text
    await press(hall, mago, "Nay")
    await press(hall, gisco, "Abstain")
    shown = vote_card(hanno)
    assert "Yea ███░░░░ 4 · Nay ████ 6 · Abstain 7 · Not yet 8 (needs 10)" in shown.text
    last = await press(hall, elissa, "Yea")
    assert "With your 8 for: 12 to 6, passes." in last.text
    over = vote_card(hanno)
    assert over.id == shown.id
    assert "**✔ Passed** · Yea ███████ 12 · Nay ████ 6" in over.text
    assert "- ■ Gisco: abstains" in over.text
    assert not over.buttons
    told = "Motion no. 1 (minor motion) passes: 12 for, 6 against."
    assert told in "\n".join(one.text for one in gisco.thread("Log: Byrsa Hill").all)
    assert all(told not in one.text for one in gisco.channel("hall").all), "the card says it"


@clause("RC-9.0.9")
async def test_a_sheet_handed_in_before_the_call_can_be_changed(hall: Hall) -> None:
    await sit(hall)
    _, hanno, mago, gisco = hall.people
    await move(hall)
    reply = await press(hall, gisco, "Yea")
    assert "It is declared when your faction is called; until then you may change it." in reply.text
    assert "- ■ Gisco (7 votes): not yet" in vote_card(hanno).text
    await press(hall, gisco, "Nay")
    await press(hall, hanno, "Abstain")
    assert "square" not in await declared(hall)
    await press(hall, mago, "Yea")
    assert {voice for voice, _ in (await declared(hall))["square"].values()} == {"against"}
    again = await gisco.click(vote_card(gisco), "Yea")
    assert "Your faction has voted on motion no. 1; a declared vote is final (RC-9.0.9)." in again.text
    assert {voice for voice, _ in (await declared(hall))["square"].values()} == {"against"}


@clause("RC-9.0.10")
async def test_votes_are_bought_after_their_cost_was_shown(hall: Hall) -> None:
    await sit(hall, "senate.business", purse(5, 10))
    hanno = hall.people[1]
    form = await hanno.click(await move(hall), "Buy Votes…")
    refused = await hanno.submit_modal(form, count="6", side="0")
    assert "Adherbal can buy at most 5 votes: his purse holds 5T (RC-9.0.10)." in refused.text
    shown = await hanno.submit_modal(await hanno.click(refused, "Try Again"), count="3")
    assert "Adherbal buys 3 votes for 3T; his purse then holds 2T." in shown.text
    assert "With your 7 for: 7 to 0, passes if nobody else votes" in shown.text
    assert not await declared(hall)
    await hanno.click(shown, "Confirm Vote")
    await settle(hall)
    assert sorted((await declared(hall))["triangle"].values()) == [("for", 0), ("for", 3)]
    assert "- ▲ Hanno (4 votes): Yea 4" in vote_card(hanno).text
    assert "- Bought votes: Yea 3 by ▲ Hanno" in vote_card(hanno).text
    table = await hall.bot.surface.tables.table(hall.game)
    (payer,) = table.state.numbered(10)
    assert payer.talents == 2


async def test_each_senator_votes_for_himself(hall: Hall) -> None:
    await sit(hall)
    hanno = hall.people[1]
    form = await hanno.click(await move(hall), "Each…")
    shown = await hanno.submit_modal(form, f0="0", f1="1")
    assert "Prepared: Yea: Milko; Nay: Adherbal." in shown.text
    await hanno.click(shown, "Confirm Vote")
    await settle(hall)
    assert "- ▲ Hanno (4 votes): Yea 2 and Nay 2" in vote_card(hanno).text


async def test_a_vote_on_the_desk(hall: Hall) -> None:
    """Before one votes the desk says what each way would do; closed inboxes lose nothing."""
    await sit(hall)
    hanno = hall.people[1]
    hall.town.allow(50007)
    hanno.close_dms()
    await move(hall)
    desk = await hanno.slash("/desk")
    assert "◆ Elissa proposes to **say: “Praise for Mago”**." in desk.text
    assert "With your 4 for: 4 to 0, passes if nobody else votes" in desk.text
    assert "With your 4 against: 0 to 4, fails if nobody else votes" in desk.text
    assert "If you abstain: 0 to 0, fails if nobody else votes" in desk.text
    reply = await hanno.click(desk, "Nay")
    assert "✔ Vote on No. 1: Nay: Milko and Adherbal." in reply.text
    await settle(hall)
    assert "- ▲ Hanno (4 votes): Nay 4" in vote_card(hanno).text


async def test_a_vote_from_the_inbox(hall: Hall) -> None:
    await sit(hall)
    hanno = hall.people[1]
    await move(hall)
    assert "**Vote on No. 1**" in card(hanno).text
    await hanno.click(card(hanno), "Abstain")
    await settle(hall)
    assert "✔ Vote on No. 1: Abstain: Milko and Adherbal." in card(hanno).text
    assert "- ▲ Hanno (4 votes): abstains" in vote_card(hanno).text


@clause("RC-9.0.9")
async def test_sealed_votes_tell_only_how_many_are_in(hall: Hall) -> None:
    await sit(hall, "senate.business", voting("sealed"))
    elissa, hanno, mago, gisco = hall.people
    await move(hall)
    reply = await press(hall, mago, "Nay")
    assert "It is opened together with the others; until then you may change it." in reply.text
    assert "6 against" not in reply.text
    assert "1 of 4 have voted." in vote_card(gisco).text
    assert "Mago (" not in vote_card(gisco).text
    for person in (elissa, hanno):
        await press(hall, person, "Yea")
    assert "3 of 4 have voted." in vote_card(gisco).text
    await press(hall, gisco, "Yea")
    assert "**✔ Passed** · Yea ███████ 19 · Nay ██ 6" in vote_card(gisco).text


@clause("RC-9.0.9")
async def test_six_seats_press_at_once(hall: Hall) -> None:
    """No press is lost, all get their receipt, and the vote settles by itself."""
    people = [*hall.people, *await hall.town.people("arishat", "bomilcar")]
    six = Hall(hall.town, hall.bot, hall.time, people)
    await sit(six, "senate.business", voting("live"))
    shown = await move(six)
    sides = ["Yea", "Nay", "Yea", "Nay", "Abstain", "Yea"]
    replies = await asyncio.gather(*(one.click(shown, side) for one, side in zip(people, sides, strict=True)))
    assert all("✔ Vote on No. 1" in reply.followups[-1].text for reply in replies)
    await settle(six)
    over = vote_card(people[0])
    assert not over.buttons
    assert sum(line.startswith("- ") for line in over.text.splitlines()) == 6
    log = "\n".join(one.text for one in people[0].thread("Log: Byrsa Hill").all)
    assert log.count("votes on motion no. 1:") == 6
    assert log.count("Motion no. 1 (minor motion)") == 1


async def test_the_card_is_edited_every_two_seconds_at_most(hall: Hall) -> None:
    """9.4: presses within two seconds come in one edit, the last one too."""
    await sit(hall, "senate.business", voting("live"))
    elissa, hanno, mago, gisco = hall.people
    before = (await move(hall)).text
    for person in (hanno, mago):
        await person.click(vote_card(person), "Yea")
        await hall.town.idle()
        assert vote_card(person).text == before
    hall.time.move(EDIT - timedelta(microseconds=1))
    await hall.town.idle()
    assert vote_card(gisco).text == before
    hall.time.move(timedelta(microseconds=1))
    await hall.town.idle()
    assert "Hanno (4 votes): Yea 4" in vote_card(gisco).text
    assert "Mago (6 votes): Yea 6" in vote_card(gisco).text
    for person in (gisco, elissa):
        await person.click(vote_card(person), "Yea")
    await hall.town.idle()
    assert vote_card(gisco).buttons
    hall.time.move(EDIT)
    await hall.town.idle()
    assert "**✔ Passed** · Yea ███████ 25 · Nay 0" in vote_card(gisco).text


async def test_an_old_card_makes_way_for_a_new_one(hall: Hall) -> None:
    """9.4: what is older than 50 minutes is not edited any more."""
    await sit(hall)
    hanno = hall.people[1]
    first = await move(hall)
    hall.time.move(timedelta(minutes=51))
    await hall.town.idle()
    await press(hall, hanno, "Yea")
    assert vote_card(hanno).id != first.id
    assert "- ▲ Hanno (4 votes): Yea 4" in vote_card(hanno).text
    assert "This vote goes on below." in "\n".join(one.text for one in hanno.channel("hall").all)


# What is refused changes nothing


async def refused(hall: Hall, person: Person, label: str = "Yea") -> str:
    """A press that is refused: what is said to it."""
    head = await hall.head()
    reply = await person.click(vote_card(person), label)
    await hall.town.idle()
    assert await hall.head() == head
    assert reply.ephemeral
    return reply.text


@clause("RC-9.0.9")
async def test_a_faction_without_a_senator_there_has_no_vote(hall: Hall) -> None:
    await sit(hall, "senate.business", away(2), away(6), away(10))
    await move(hall)
    told = await refused(hall, hall.people[1])
    assert told == "Your faction has no Senator in Carthage and is not called (RC-9.0.9)."


async def test_somebody_without_a_seat_has_no_vote(hall: Hall) -> None:
    await sit(hall)
    await move(hall)
    (stranger,) = await hall.town.people("stranger")
    assert await refused(hall, stranger) == "You hold no seat in this game; nothing was changed."


async def test_a_press_after_the_close_gets_the_result(hall: Hall) -> None:
    await sit(hall, "senate.business", voting("live"))
    before = await move(hall)
    for person in hall.people:
        await person.click(before, "Yea")
    await hall.town.idle()
    told = await refused(hall, hall.people[1], "Nay")
    assert told == "The vote is closed: passed, 25 to 0. Nothing was changed."


async def test_votes_above_the_purse_are_refused_by_command_too(hall: Hall) -> None:
    await sit(hall, "senate.business", purse(5, 10))
    hanno = hall.people[1]
    await move(hall)
    head = await hall.head()
    reply = await hanno.slash("/senate vote", voice="Yea", buy="Adherbal 6")
    assert "Adherbal can buy at most 5 votes: his purse holds 5T (RC-9.0.10)." in reply.text
    assert await hall.head() == head


@pytest.mark.parametrize(("said", "line"), [
    ({"voice": "Yea"}, "Yea: Milko and Adherbal"),
    ({"voice": "Yea", "buy": "Adherbal 2"}, "Yea: Milko and Adherbal (+2)"),
    ({"voice": "Nay", "each": "Milko for"}, "Yea: Milko; Nay: Adherbal"),
])  # fmt: skip
async def test_a_vote_by_command(hall: Hall, said: dict[str, str], line: str) -> None:
    await sit(hall, "senate.business", purse(5, 10))
    hanno = hall.people[1]
    await move(hall)
    reply = await hanno.slash("/senate vote", **said)
    assert f"✔ Vote on No. 1: {line}." in reply.text
    await settle(hall)
    assert "triangle" in await declared(hall)


async def test_an_old_desk_cannot_confirm_another_sheet(hall: Hall) -> None:
    """What is confirmed is what was prepared; when the vote is over it is nothing any more."""
    await sit(hall)
    hanno = hall.people[1]
    shown = await hanno.submit_modal(await hanno.click(await move(hall), "Each…"), f0="0", f1="1")
    await press(hall, hanno, "Yea")
    head = await hall.head()
    reply = await hanno.click(shown, custom_id=ids(shown, "keep")[0])
    assert "This card is out of date; nothing was changed." in reply.text
    assert await hall.head() == head


async def test_a_vote_that_is_taken_back_has_no_buttons(hall: Hall) -> None:
    """The card of an undone motion says so; the next motion has a card of its own."""
    await sit(hall)
    first, head = await move(hall), await hall.head()
    await press(hall, hall.people[1], "Yea")
    await hall.bot.surface.tables.rewind(hall.game, head - 1)
    await settle(hall)
    gone = next(one for one in hall.people[0].channel("hall").all if one.id == first.id)
    assert gone.text == "-# This vote was taken back."
    assert not gone.buttons
    again = await move(hall, "Blame on Mago")
    assert "Blame on Mago" in again.text
