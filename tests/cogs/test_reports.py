"""*Report a problem* and *Explain this*: what is kept, who is told, and what never leaves its seat."""

from __future__ import annotations

import json

import pytest

from bot.services.mending.reports import NOTE
from loopback.person import Person
from loopback.seen import Seen
from tests.cogs.conftest import Hall, card


def turn_card(person: Person) -> Seen:
    return next(one for one in reversed(person.channel("hall").all) if "Board" in one.buttons)


async def test_a_report_keeps_what_its_writer_sees_and_nobody_elses_secrets(hall: Hall) -> None:
    await hall.begin()
    elissa, hanno, mago, _ = hall.people
    form = await hanno.context("Report a problem", turn_card(hanno))
    done = await hanno.submit_modal(form, text="The tax is *wrong*, @everyone")
    await hall.town.idle()
    (note,) = await hall.bot.store.notes(hall.game, NOTE)
    assert f"code {note.ref}" in done.text
    assert (note.body["user"], note.body["seat"], note.body["message"]) == (hanno.id, "triangle", "turn 0.setup")
    state = (await hall.bot.surface.tables.table(hall.game)).state
    kept = json.dumps(note.body)
    for seat, faction in state.factions.items():
        for one in faction.hand:
            assert (f'"{one}"' in kept) == (seat == "triangle"), one
    told = [one.text for one in elissa.inbox.all if "reports a problem" in one.text]
    assert len(told) == 1
    assert "\\*wrong\\*" in told[0]
    assert "@\u200beveryone" in told[0]
    assert not any(one in told[0] for one in state.factions[await hall.seat(hanno)].hand)
    assert not any("reports a problem" in one.text for one in mago.inbox.all)


async def test_a_report_of_a_held_game_and_one_of_nothing(hall: Hall) -> None:
    await hall.begin()
    _, hanno, *_ = hall.people
    await hall.bot.surface.tables.hold(hall.game, "K7F2Q")
    await hall.town.idle()
    held = next(one for one in hanno.channel("hall").all if "Report a Problem…" in one.buttons)
    form = await hanno.click(held, "Report a Problem…")
    empty = await hanno.submit_modal(form, text="  ")
    assert empty.text.startswith("A report has from 1 to 1,000 characters; nothing was sent.")
    form = await hanno.click(held, "Report a Problem…")
    await hanno.submit_modal(form, text="It stopped")
    (note,) = await hall.bot.store.notes(hall.game, NOTE)
    assert note.body["code"] == "K7F2Q"


@pytest.mark.parametrize("words", ["Take back", "no words"])
async def test_what_a_message_is(hall: Hall, words: str) -> None:
    await hall.begin()
    elissa, hanno, *_ = hall.people
    seen = await hanno.context("Explain this", turn_card(hanno))
    assert seen.text.startswith("**The Turn card**")
    own = await hanno.open_inbox().context("Explain this", card(hanno))
    assert own.text.startswith("**Your Decision card**")
    said = await elissa.say(words)
    foreign = await hanno.context("Explain this", said)
    assert foreign.text.startswith("That message is not mine")


async def test_whoever_runs_the_bot_gets_the_whole_report_as_a_file(hall: Hall) -> None:
    await hall.begin()
    hanno = hall.people[1]
    (boss,) = await hall.town.people("boss")
    desk = hall.town.channel("reports", only=[boss])
    hall.bot.settings = hall.bot.settings.model_copy(update={"reports": desk.id})
    form = await hanno.context("Report a problem", turn_card(hanno))
    await hanno.submit_modal(form, text="The tax is wrong")
    await hall.town.idle()
    (sent,) = boss.channel("reports").all
    assert sent.text.startswith(f"Game {hall.game}: a report, code ")
    (file,) = sent.files
    report = json.loads(file.data)
    assert (report["text"], report["user"]) == ("The tax is wrong", hanno.id)
    assert report["own"]
    hall.bot.settings = hall.bot.settings.model_copy(update={"reports": desk.id + 1})
    hall.town.allow(10003, 50001)
    form = await hanno.context("Report a problem", turn_card(hanno))
    kept = await hanno.submit_modal(form, text="It is still wrong")
    assert kept.text.startswith("Thank you."), "a channel that is not there takes nothing away"
    assert len(await hall.bot.store.notes(hall.game, NOTE)) == 2
