"""Notes, promises and kept words, as the two sides of a deal see them; and what third parties do not."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.services.deals import promises
from bot.services.deals.terms import END
from bot.surface.deals.lines import records
from loopback.person import Person
from loopback.reply import Modal, Reply
from loopback.seen import Seen
from tests.cogs.conftest import Hall, card
from tests.cogs.test_deals import deal_card, named, offer, submitted

TEXT = 4


def everything(*people: Person) -> str:
    return "\n".join(one.text for person in people for one in (*person.inbox.all, *person.channel("hall").all))


async def answered(hall: Hall, giver: Person, taker: Person) -> str:
    """A deal with goods on both sides; its id."""
    await offer(hall, giver, taker)
    await named(taker, await taker.click(deal_card(taker), "Answer…"), ["0", "1", "2"])
    await hall.town.idle()
    return str((await giver.autocomplete("/deal show", "deal"))[0]["value"])


async def settle(hall: Hall, person: Person) -> str:
    """Whose turn it is accepts what lies there; what he was shown before."""
    await hall.town.idle()
    shown = deal_card(person).text
    done = await person.click(deal_card(person), "Accept This Offer")
    assert "is settled" in done.text
    await hall.town.idle()
    return shown


async def test_a_note_and_a_time_go_with_an_offer(hall: Hall) -> None:
    await hall.floor()
    elissa, hanno, mago, _ = hall.people
    modal = await elissa.click(card(elissa), next(one for one in card(elissa).buttons if "Hanno" in one))
    await named(elissa, modal, ["0", "1", "2"], note="Peace *now* @here", hours=["12"])
    await hall.town.idle()
    assert "◆ Elissa notes: “Peace \\*now\\* @\u200bhere”" in deal_card(hanno).text
    assert "This offer lapses <t:" in deal_card(hanno).text
    assert "Peace" not in everything(mago)
    hall.time.move(timedelta(hours=12))
    await hall.town.idle()
    assert any("The deal with ◆ Elissa lapsed; nothing moved." in one.text for one in hanno.inbox.all)
    deal = next(iter(await _ended(hall)))
    late = await hanno.slash("/deal accept", deal=deal, version=1)
    assert late.text.startswith("The deal lapsed: goods of it are no longer there, or its time was up.")


async def _ended(hall: Hall) -> list[str]:
    stand = await hall.bot.store.stand(hall.game)
    return [note.ref for note in stand.notes_of(END)] if stand else []


async def test_what_was_typed_is_there_after_a_refusal(hall: Hall) -> None:
    await hall.floor()
    elissa, *_ = hall.people
    modal = await elissa.click(card(elissa), next(one for one in card(elissa).buttons if "Hanno" in one))
    refused = await submitted(elissa, modal, {"cards": ["0t"], "note": "Kept."})
    again = await elissa.click(refused, "Try Again")
    assert isinstance(again, Modal)
    assert "Kept." in str(again.form)
    long = await submitted(elissa, again, {"cards": ["0t", "1t", "2t"], "note": "x" * 301})
    assert long.text.startswith("At most 300 characters; yours has 301.")


WRONG: dict[str, dict[str, Any]] = {
    "too few": {"cards": ["0t", "1t"]},
    "none named truly": {"cards": ["0s", "1s", "2s"]},
    "one named both ways": {"cards": ["0t", "0s", "1t", "1s", "2t", "2s"]},
    "more claims than cards": {"cards": ["0t", "1t", "2s"], "claims": ["spice", "gold"]},
    "no such card": {"cards": ["0t", "1t", "99t"]},
    "no such goods": {"cards": ["0t", "1t", "2t"], "claims": ["marzipan"]},
    "no such time": {"cards": ["0t", "1t", "2t"], "hours": ["7"]},
    "too long a note": {"cards": ["0t", "1t", "2t"], "note": "x" * 301},
}


def left(form: Reply) -> dict[str, Any]:
    """What stands in a form as it opens."""
    assert isinstance(form, Modal)
    found = {one["component"]["custom_id"]: one["component"] for one in form.rows}
    picked = {name: [o["value"] for o in one.get("options", ()) if o.get("default")] for name, one in found.items()}
    return {**picked, **{name: form.values[name] for name, one in found.items() if one["type"] == TEXT}}


FORMS = [(wrong, False) for wrong in WRONG] + [(wrong, True) for wrong, said in WRONG.items() if "hours" not in said]


@pytest.mark.parametrize(("wrong", "answers"), FORMS)
async def test_a_refused_form_of_goods_is_tried_again_as_it_was_left(hall: Hall, wrong: str, answers: bool) -> None:
    await hall.floor()
    elissa, hanno, *_ = hall.people
    if answers:
        await offer(hall, hanno, elissa)
        form = await elissa.click(deal_card(elissa), "Answer…")
    else:
        form = await elissa.click(card(elissa), next(one for one in card(elissa).buttons if "Hanno" in one))
    given = {"note": "Kept.", "wants": ["oil"], **({} if answers else {"hours": ["24"]}), **WRONG[wrong]}
    head, refused = await hall.head(), await submitted(elissa, form, given)
    assert await hall.head() == head
    there = left(await elissa.click(refused, "Try Again"))
    assert {name: there[name] for name in given if name in there} == {
        name: fitting(form, name, said) for name, said in given.items() if name in there
    }


def fitting(form: Reply, name: str, said: Any) -> Any:
    """As much of what was handed in as a form can show."""
    assert isinstance(form, Modal)
    one = next(row["component"] for row in form.rows if row["component"]["custom_id"] == name)
    if isinstance(said, str):
        return said[: one["max_length"]]
    return [option["value"] for option in one.get("options", ()) if option["value"] in said][: one.get("max_values", 1)]


@pytest.mark.parametrize(
    ("button", "wrong"),
    [
        ("Talk…", {"text": "x" * 501}),
        ("Promise…", {"promise": "My votes.", "by": []}),
        ("Decline…", {"why": "none", "text": "x" * 201}),
    ],
)
async def test_refused_words_are_tried_again_as_they_were_left(hall: Hall, button: str, wrong: dict[str, Any]) -> None:
    await hall.floor()
    elissa, hanno, *_ = hall.people
    await answered(hall, hanno, elissa)
    refused = await submitted(elissa, await elissa.click(deal_card(elissa), button), wrong)
    there, typed = left(await elissa.click(refused, "Try Again")), {k: v for k, v in wrong.items() if v and k != "why"}
    assert all(said.startswith(there[name]) and there[name] for name, said in typed.items())


async def test_a_refused_call_is_tried_again_as_it_was_left(hall: Hall) -> None:
    await hall.floor()
    elissa, *_ = hall.people
    form = await elissa.click(card(elissa), "Call for Goods…")
    refused = await submitted(elissa, form, {"wants": ["oil", "wine"], "note": "x" * 101})
    again = left(await elissa.click(refused, "Try Again"))
    assert again == {"wants": ["oil", "wine"], "note": "x" * 100}


async def test_a_promise_makes_a_new_revision_and_clears_consent(hall: Hall) -> None:
    await hall.floor()
    elissa, hanno, mago, _ = hall.people
    await answered(hall, elissa, hanno)
    assert "✔ ▲ Hanno has accepted." in deal_card(elissa).text
    form = await elissa.click(deal_card(elissa), "Promise…")
    shown = await elissa.submit_modal(form, promise="My votes for you.", by=["turn"])
    assert "◆ Elissa promises, by the end of this turn: “My votes for you.” (not enforced)" in shown.text
    await hall.town.idle()
    assert "(version 3)" in (await hanno.slash("/deal list")).text
    assert "▲ Hanno has accepted" not in deal_card(hanno).text
    assert "My votes for you." in await settle(hall, hanno), "what is accepted is shown in full"
    assert "My votes" not in everything(mago)


async def test_a_promise_is_asked_about_and_stands_in_the_record(hall: Hall) -> None:
    await hall.floor()
    elissa, hanno, mago, _ = hall.people
    deal = await answered(hall, elissa, hanno)
    by = next(one["value"] for one in await elissa.autocomplete("/deal promise", "by") if "Trade" in one["name"])
    await elissa.slash("/deal promise", deal=deal, text="Ten Talents.", by=by)
    await hall.town.idle()
    await settle(hall, hanno)
    assert "“Ten Talents.”: not due yet" in (await hanno.slash("/deal promises")).text
    for person in hall.people:
        await person.slash("/trade done")
    while await step(hall) != "forum":
        await lapse_one(hall)
    await hall.town.idle()
    cards = {person: question(person) for person in (elissa, hanno)}
    assert (await hanno.click(cards[hanno], "It Was Broken")).text.count("broken") == 1
    await elissa.click(cards[elissa], "It Was Broken")
    await hall.town.idle()
    assert "✘ Broken, as both say." in question(hanno).text
    assert "Ten Talents" not in everything(mago)
    await elissa.click(question(elissa), "Let Everybody Know")
    await hanno.click(question(hanno), "Let Everybody Know")
    await hall.town.idle()
    assert "“Ten Talents.”" in "\n".join(one.text for one in mago.channel("hall").all)
    look, stand = await hall.bot.surface.look(hall.game), await hall.bot.store.stand(hall.game)
    assert look is not None
    assert stand is not None
    pair = [await hall.seat(hanno), await hall.seat(elissa)]
    line = "Promises of ◆ Elissa to ▲ Hanno so far: 0 kept, 1 broken, 0 disputed, 0 open."
    assert records(look.voice, stand, pair) == [f"-# {line}"]


async def step(hall: Hall) -> str:
    now = (await hall.bot.surface.tables.table(hall.game)).state.step
    return str(now.partition(".")[0])


async def lapse_one(hall: Hall) -> None:
    tables = hall.bot.surface.tables
    posted = next(one for one in (await tables.table(hall.game)).open.values() if one.decision.awaited)
    decision = posted.decision
    await tables.submit(hall.game, decision.seat, posted.ref, posted.rev, decision.lapse, kind="lapse")


def question(person: Person) -> Seen:
    return next(one for one in reversed(person.inbox.all) if "Ten Talents" in one.text and "promised" in one.text)


async def test_deals_and_promises_are_reached_from_the_desk(hall: Hall) -> None:
    """17.2: nothing of a deal needs a direct message: open, over, and what is asked of promises."""
    await hall.floor()
    elissa, hanno, mago, _ = hall.people
    deal = await answered(hall, elissa, hanno)
    await elissa.slash("/deal promise", deal=deal, text="Ten Talents.", by="trade")
    desk = await elissa.slash("/desk")
    opened = await elissa.select(desk, desk.seen.options(menu_of(desk))[0], custom_id=menu_of(desk))
    assert "**Deal with ▲ Hanno**" in opened.text
    await settle(hall, hanno)
    desk = await elissa.slash("/desk")
    assert desk.seen.options(menu_of(desk)) == ["with ▲ Hanno, no. 1: over"]
    assert "is settled" in (await elissa.select(desk, "with ▲ Hanno, no. 1: over", custom_id=menu_of(desk))).text
    assert ":dealshow" not in str((await mago.slash("/desk")).components), "deals of others are not his to see"
    for person in hall.people:
        await person.slash("/trade done")
    while await step(hall) != "forum":
        await lapse_one(hall)
    await hall.town.idle()
    asked = await hanno.click(await hanno.slash("/desk"), "Promises (1)")
    menu = next(one["custom_id"] for one in asked.components if one["type"] == 3)
    card_ = await hanno.select(asked, asked.seen.options(menu)[0], custom_id=menu)
    assert "It Was Kept" in card_.buttons
    await hanno.click(card_, "It Was Kept")
    assert "Promises (1)" not in (await hanno.slash("/desk")).buttons
    assert (await mago.slash("/deal promises")).text.startswith("Nobody has promised anything to you")


def menu_of(desk: Any) -> str:
    return next(one["custom_id"] for one in desk.components if one["type"] == 3 and ":dealshow" in one["custom_id"])


async def test_whoever_is_called_is_called_by_one_message(hall: Hall) -> None:
    """M7: the former call is deleted when another comes, and the last when the deal is over."""
    await hall.floor(pace="unhurried")
    elissa, hanno, *_ = hall.people
    deal = await answered(hall, elissa, hanno)
    for _ in range(2):
        await elissa.slash("/deal talk", deal=deal, text="Well?")
        await hall.town.idle()
        assert sum("has said something" in one.text for one in hanno.inbox.all) == 1
        hall.time.move(timedelta(minutes=31))
    await elissa.slash("/deal withdraw", deal=deal)
    await hall.town.idle()
    assert not any("has said something" in one.text for one in hanno.inbox.all)


async def test_reserved_goods_are_shown_to_their_owner_only(hall: Hall) -> None:
    await hall.floor()
    elissa, hanno, *_ = hall.people
    await answered(hall, elissa, hanno)
    assert "They are reserved for this deal, which you have accepted." in deal_card(hanno).text
    assert "Reserved for deals you have accepted: " in (await hanno.slash("/hand")).text
    assert "reserved" not in deal_card(elissa).text
    assert "Reserved" not in (await elissa.slash("/hand")).text


async def test_words_are_kept_if_both_would(hall: Hall) -> None:
    await hall.floor()
    elissa, hanno, *_ = hall.people
    deal = await answered(hall, elissa, hanno)
    await elissa.slash("/deal talk", deal=deal, text="Remember this.")
    await settle(hall, elissa)
    receipt = next(one for one in elissa.inbox.all if "Remember this." in one.text)
    assert "settled" in receipt.text
    assert "You would keep these words." in (await elissa.click(receipt, "Keep These Words")).text
    await hall.town.idle()
    assert "You both keep these words." in (await hanno.slash("/deal keep", deal=deal)).text
    hall.time.move(timedelta(hours=30))
    await hall.town.idle()
    assert await hall.bot.store.talk(hall.game, deal)
    assert "Remember this." in everything(elissa)


async def test_words_of_others_cannot_be_kept(hall: Hall) -> None:
    await hall.floor()
    elissa, hanno, mago, _ = hall.people
    deal = await answered(hall, elissa, hanno)
    await elissa.slash("/deal talk", deal=deal, text="Remember this.")
    refused = await mago.slash("/deal keep", deal=deal)
    assert refused.text.startswith("This deal is between two others.")
    assert (await mago.slash("/deal talk", deal=deal, text="Me too")).text.startswith(
        "This deal is between two others."
    )
    assert (await mago.slash("/deal promise", deal=deal, text="Me too", by="turn")).text.startswith(
        "This deal is between two others."
    )


async def test_a_seat_is_muted_by_command(hall: Hall) -> None:
    await hall.floor()
    elissa, hanno, *_ = hall.people
    deal = await answered(hall, elissa, hanno)
    seat = next(one["value"] for one in await elissa.autocomplete("/deal mute", "partner") if "Hanno" in one["name"])
    assert (await elissa.slash("/deal mute", partner=seat)).text.startswith("▲ Hanno is muted")
    pings = elissa.pings
    await hanno.slash("/deal talk", deal=deal, text="Do you hear?")
    await hall.town.idle()
    assert "Do you hear?" not in everything(elissa)
    assert elissa.pings == pings
    assert (await elissa.slash("/deal mute", partner=seat)).text == "You hear ▲ Hanno again."


async def test_a_promise_due_at_nothing_is_refused(hall: Hall) -> None:
    await hall.floor()
    elissa, hanno, *_ = hall.people
    deal = await answered(hall, elissa, hanno)
    head = await hall.head()
    for by in ("", "doomsday"):
        refused = await elissa.slash("/deal promise", deal=deal, text="Soon.", by=by)
        assert refused.text.startswith("Name the event by which the promise is due; nothing was changed.")
    assert await hall.head() == head
    stand = await hall.bot.store.stand(hall.game)
    assert stand is not None
    assert not promises.promises(stand)
