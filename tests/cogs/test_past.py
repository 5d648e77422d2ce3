"""History, replay and digest: what has happened, as far as the asker may know it."""

from __future__ import annotations

import re

from loopback.reply import Reply
from tests.cogs.conftest import Hall, card


async def second_turn(hall: Hall) -> None:
    """A game whose first turn is over."""
    await hall.floor()
    await hall.skip_to("revolution.cards")
    await hall.with_cards()
    await hall.skip_to("trade.floor")


def stops(reply: Reply) -> int:
    """How many stops a replay has: "1 of 7" ends its first line."""
    return int(reply.text.splitlines()[0].split()[-1])


async def test_a_turn_is_read_page_by_page_and_turn_by_turn(hall: Hall) -> None:
    await second_turn(hall)
    elissa = hall.people[0]
    reply = await elissa.slash("/history", turn=1)
    assert reply.ephemeral
    assert "turn 1 · page 1 of" in reply.text
    assert "RC-5" in reply.text
    assert "Former Turn" in reply.buttons
    await elissa.click(reply, "On")
    assert "turn 1 · page 2 of" in reply.text
    await elissa.click(reply, "Next Turn")
    assert "turn 2 · page 1 of" in reply.text
    assert "Next Turn" not in reply.buttons


async def test_a_turn_that_never_was(hall: Hall) -> None:
    await hall.begin()
    for command in ("/history", "/replay"):
        reply = await hall.people[0].slash(command, turn=7)
        assert reply.text.startswith("There is no such turn in this game.")


async def test_nobody_reads_what_was_told_to_others_alone(hall: Hall) -> None:
    await second_turn(hall)
    store, elissa = hall.bot.store, hall.people[0]
    seat = await hall.seat(elissa)
    events = await store.events(hall.game)
    look = await hall.bot.surface.look(hall.game)
    assert look
    hidden = {look.voice.event(one.kind, one.fields) for one in events if not one.reaches(seat)}
    public = {look.voice.event(one.kind, one.fields) for one in events if one.reaches(seat)}
    assert len(hidden - public) >= 4
    read = ""
    for turn in (0, 1, 2):
        reply = await elissa.slash("/history", turn=turn)
        read += reply.text
        while "On" in reply.buttons:
            await elissa.click(reply, "On")
            read += reply.text
    assert not [line for line in hidden - public if line in read]
    assert len([line for line in public if line in read]) > 0.9 * len(public)


async def test_a_replay_shows_the_board_as_it_was(hall: Hall) -> None:
    await second_turn(hall)
    elissa = hall.people[0]
    reply = await elissa.slash("/replay", turn=1)
    assert "turn 1, " in reply.text
    first, pictures = reply.text, {reply.image()}
    assert "Back" not in reply.buttons
    while "On" in reply.buttons:
        await elissa.click(reply, "On")
        pictures.add(reply.image())
    assert len(pictures) > 3
    phases = stops(reply)
    await elissa.click(reply, "Step by Step")
    assert stops(reply) > phases
    await elissa.click(reply, "Phase by Phase")
    assert reply.text == first


async def test_a_digest_tells_what_is_new_since_the_last(hall: Hall) -> None:
    await second_turn(hall)
    elissa = hall.people[0]
    first = await elissa.slash("/digest")
    await hall.town.idle()
    assert "since you last looked" in first.text
    assert [one.name for one in first.files] == ["before.png", "after.png"]
    again = await elissa.slash("/digest")
    assert "Nothing has happened that you do not know." in again.text
    assert again.files == []
    await hall.skip_to("trade.selling")
    later = await elissa.slash("/digest")
    assert "since you last looked" in later.text
    assert later.text != first.text
    hanno = await hall.people[1].slash("/digest")
    assert hanno.text != later.text, "each has his own last look"


async def test_a_digest_needs_a_seat(hall: Hall) -> None:
    await hall.begin()
    stranger = await hall.town.person("stranger")
    reply = await stranger.slash("/digest")
    assert "seat" in reply.text
    assert reply.files == []


async def test_at_the_end_of_a_turn_the_desk_leads_to_it_in_short_and_nothing_hides_the_question(hall: Hall) -> None:
    await second_turn(hall)
    for person in hall.people:
        assert person.inbox.all[-1] == card(person)
        assert "Turn 1 is over" in card(person).text
        digest = await person.click(card(person), "What Happened?")
        assert "turn 1 in short" in digest.text
        assert len(digest.text.splitlines()) < 25
        assert digest.buttons == ["History", "Replay"]


async def test_the_log_button_leads_to_the_digest(hall: Hall) -> None:
    await second_turn(hall)
    elissa, stranger = hall.people[0], await hall.town.person("stranger")
    turn = next(one for one in reversed(elissa.channel("hall").all) if "Log" in one.buttons)
    reply = await elissa.click(turn, "Log")
    assert reply.buttons == ["Log", "What Happened?", "History"]
    assert "since you last looked" in (await elissa.click(reply, "What Happened?")).text
    assert "What Happened?" not in (await stranger.click(turn, "Log")).buttons


async def test_a_digest_tells_what_lasts_and_no_receipts(hall: Hall) -> None:
    await second_turn(hall)
    digest = (await hall.people[0].click(card(hall.people[0]), "What Happened?")).text
    assert " is Home Suffete and gains " in digest
    assert "are handed in" not in digest
    assert not re.search(r"Motion no\. \d+ \(.+\) (passes|fails)", digest)
