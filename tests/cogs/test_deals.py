"""Negotiations: offers by form, by command and by menu; two consents; words; and everything that can go wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Any

import pytest

from loopback import interact
from loopback.person import Person
from loopback.reply import Modal, Reply
from loopback.seen import Seen
from tests.cogs.conftest import Hall, card


async def submitted(person: Person, modal: Reply, fields: Mapping[str, Any]) -> Reply:
    """A form handed in as no client would let it be."""
    assert isinstance(modal, Modal)
    return await person.answered(interact.submit(person.town.world, person.user, modal.interaction, fields))


def deal_card(person: Person) -> Seen:
    return next(one for one in reversed(person.inbox.all) if "**Deal with" in one.text)


async def offer(hall: Hall, giver: Person, taker: Person, cards: Sequence[str] = ("0", "1", "2")) -> None:
    label = next(one for one in card(giver).buttons if one.startswith("Offer to") and taker.name.title() in one)
    modal = await giver.click(card(giver), label)
    await named(giver, modal, cards)
    await hall.town.idle()


async def named(person: Person, modal: Reply, cards: Sequence[str]) -> Reply:
    """A form of goods: these cards, and the commodity of the first of them."""
    assert isinstance(modal, Modal)
    goods, names, *_ = (one["component"] for one in modal.rows)
    first = next(one["label"] for one in goods["options"] if one["value"] == cards[0]).partition(" · ")[0]
    place = next(one["value"] for one in names["options"] if one["label"] == first)
    return await person.submit_modal(modal, {"f0": list(cards), "f1": [place]})


async def test_a_trade_from_offer_to_receipt(hall: Hall) -> None:
    await hall.floor()
    elissa, hanno, mago, _ = hall.people
    await offer(hall, elissa, hanno)
    answer = await hanno.click(deal_card(hanno), "Answer…")
    shown = await named(hanno, answer, ["1", "2", "3"])
    assert "r2" in shown.text
    await hall.town.idle()
    first = await elissa.click(deal_card(elissa), "Accept r2")
    assert "✔ ◆ Elissa accepts r2." in first.text
    await hall.town.idle()
    asked = await hanno.click(deal_card(hanno), "Accept r2")
    assert asked.text.startswith("**Both of you will have accepted.**")
    done = await hanno.click(asked, "Confirm r2")
    assert done.text == "✔ The deal with ◆ Elissa is settled; the goods have changed hands."
    await hall.town.idle()
    assert any("The deal with ▲ Hanno is settled" in one.text for one in elissa.inbox.all)
    told = "◆ Elissa and ▲ Hanno trade cards, 3 for 3.\n-# Rules: RC-7.2.2b"
    assert any(one.text.endswith(told) for one in mago.channel("hall").all)
    assert not any("Deal with" in one.text or "accepts" in one.text for one in mago.inbox.all)


async def test_the_same_by_commands(hall: Hall) -> None:
    await hall.floor()
    elissa, hanno, *_ = hall.people
    partners = await elissa.autocomplete("/deal new", "partner")
    hanno_seat = next(one["value"] for one in partners if "Hanno" in one["name"])
    goods = await elissa.autocomplete("/deal new", "cards", partner=hanno_seat)
    assert goods[0]["name"] == "All"
    made = await elissa.slash("/deal new", partner=hanno_seat, cards="all", names=goods[2]["value"])
    assert made.text.startswith("✔ Offer to ▲ Hanno")
    await hall.town.idle()
    assert "▲ Hanno" in (await elissa.slash("/deal list")).text
    deal = (await hanno.autocomplete("/deal show", "deal"))[0]["value"]
    shown = await hanno.slash("/deal show", deal=deal)
    assert "Answer…" in shown.buttons
    gone = await hanno.slash("/deal withdraw", deal=deal)
    assert gone.text == "The deal with ◆ Elissa was withdrawn; nothing moved."
    assert (await elissa.slash("/deal list")).text == "You have no open deals."
    form = await elissa.context("Offer a deal", hanno)
    assert isinstance(form, Modal)


async def test_an_offer_of_two_cards(hall: Hall) -> None:
    await hall.floor()
    elissa, *_ = hall.people
    head = await hall.head()
    modal = await elissa.click(card(elissa), next(one for one in card(elissa).buttons if "Hanno" in one))
    reply = await submitted(elissa, modal, {"f0": ["0", "1"], "f1": ["0"]})
    assert "Choose from 3 to 5. Nothing was changed (RC-7.2.2)." in reply.text
    assert "Try Again" in reply.buttons
    assert await hall.head() == head
    again = await elissa.click(reply, "Try Again")
    assert isinstance(again, Modal)
    assert sum(one.get("default", False) for one in again.rows[0]["component"]["options"]) == 2


async def test_naming_what_is_not_among_the_cards(hall: Hall) -> None:
    """RC-7.2.2: the total is counted, so it cannot be false; the name can be, and is refused."""
    await hall.floor()
    elissa, *_ = hall.people
    modal = await elissa.click(card(elissa), next(one for one in card(elissa).buttons if "Hanno" in one))
    goods, names, *_ = (one["component"] for one in modal.rows)
    last = goods["options"][-1]["label"].partition(" (")[0]
    others = [one for one in goods["options"] if not one["label"].startswith(last)][:3]
    wrong = next(one["value"] for one in names["options"] if one["label"] == last)
    reply = await elissa.submit_modal(modal, {"f0": [one["value"] for one in others], "f1": [wrong]})
    assert f"{last} is not among the cards you put down." in reply.text


async def test_cards_one_does_not_hold(hall: Hall) -> None:
    await hall.floor()
    elissa, *_ = hall.people
    partner = (await elissa.autocomplete("/deal new", "partner"))[0]["value"]
    head = await hall.head()
    reply = await elissa.slash("/deal new", partner=partner, cards="9 Ochre", names="Ochre")
    assert "You have 1 of Ochre." in reply.text or "You have 2 of Ochre." in reply.text
    other = await elissa.slash("/deal new", partner=partner, cards="3 Ivory", names="Ivory")
    assert '"Ivory" cannot be chosen here.' in other.text
    assert await hall.head() == head


async def test_a_stale_deal(hall: Hall) -> None:
    await hall.floor()
    elissa, hanno, *_ = hall.people
    await offer(hall, elissa, hanno)
    await named(hanno, await hanno.click(deal_card(hanno), "Answer…"), ["0", "1", "2"])
    await hall.town.idle()
    seat = (await elissa.autocomplete("/deal show", "deal"))[0]["value"]
    old = await elissa.slash("/deal show", deal=seat)
    assert "Accept r2" in old.buttons
    await named(hanno, await hanno.click(deal_card(hanno), "Counter…"), ["1", "2", "3"])
    head = await hall.head()
    reply = await elissa.click(old, "Accept r2")
    assert "▲ Hanno changed the offer; you are looking at r3 now. Nothing was accepted." in reply.text
    assert await hall.head() == head


async def test_a_deal_that_is_over_and_one_between_others(hall: Hall) -> None:
    await hall.floor()
    elissa, hanno, mago, _ = hall.people
    await offer(hall, elissa, hanno)
    deal = (await elissa.autocomplete("/deal show", "deal"))[0]["value"]
    kept = await elissa.slash("/deal show", deal=deal)
    assert (await mago.slash("/deal show", deal=deal)).text == "This deal is between two others."
    assert (await mago.slash("/deal show", deal="x")).text == "This deal is between two others."
    await hanno.click(deal_card(hanno), "Withdraw")
    assert (await elissa.click(kept, "Talk…")).text == "This deal is over; nothing was changed."


async def test_words_are_escaped_shown_to_two_and_erased(hall: Hall) -> None:
    await hall.floor()
    elissa, hanno, mago, _ = hall.people
    await offer(hall, elissa, hanno)
    form = await elissa.click(deal_card(elissa), "Talk…")
    said = await elissa.submit_modal(form, text="**hello** @everyone")
    assert "◆ Elissa: \\*\\*hello\\*\\* @\u200beveryone" in said.text
    await hall.town.idle()
    assert "hello" in deal_card(hanno).text
    assert any("has said something about your deal" in one.text for one in hanno.inbox.all)
    assert not any("hello" in one.text for one in mago.inbox.all)
    over = await hanno.click(deal_card(hanno), "Withdraw")
    await hall.town.idle()
    assert "These words are erased a day after the deal is over" in over.text
    (deal,) = {event.fields["deal"] for event in await hall.bot.store.events(hall.game) if "deal" in event.fields}
    assert await hall.bot.store.talk(hall.game, deal)
    hall.time.move(timedelta(hours=24))
    await hall.town.idle()
    assert not await hall.bot.store.talk(hall.game, deal)
    assert not any("hello" in one.text for person in (elissa, hanno) for one in person.inbox.all)
    assert any("was withdrawn; nothing moved." in one.text for one in elissa.inbox.all)


@pytest.mark.parametrize("text", ["x" * 501, "x" * 4001, "   "])
async def test_words_that_are_too_long_or_none(hall: Hall, text: str) -> None:
    await hall.floor()
    elissa, hanno, *_ = hall.people
    await offer(hall, elissa, hanno)
    form = await elissa.click(deal_card(elissa), "Talk…")
    reply = await submitted(elissa, form, {"text": text})
    expected = (
        f"At most 500 characters; yours has {len(text):,}. Nothing was sent."
        if text.strip()
        else "There was nothing to say; nothing was sent."
    )
    assert reply.text.startswith(expected)
    (deal,) = {event.fields["deal"] for event in await hall.bot.store.events(hall.game) if "deal" in event.fields}
    assert not await hall.bot.store.talk(hall.game, deal)


async def test_too_many_words(hall: Hall) -> None:
    await hall.floor()
    elissa, hanno, *_ = hall.people
    await offer(hall, elissa, hanno)
    for n in range(10):
        await elissa.submit_modal(await elissa.click(deal_card(elissa), "Talk…"), text=f"line {n}")
        hall.bot.reception.last.clear()
    reply = await elissa.submit_modal(await elissa.click(deal_card(elissa), "Talk…"), text="one more")
    assert reply.text.startswith("At most 10 lines in ten minutes; nothing was sent.")
    await hall.town.idle()
    assert sum("has said something" in one.text for one in hanno.inbox.all) == 1


async def test_a_thread_of_two(hall: Hall) -> None:
    """Where the table chose threads, a deal has a private one, which no other player sees."""
    await hall.floor(deals="auto")
    elissa, hanno, mago, _ = hall.people
    assert any("nobody else at the table can read along" in one.text for one in elissa.channel("hall").all)
    await offer(hall, elissa, hanno)
    threads = [place for place in elissa.places() if place.name.startswith("deal-1")]
    assert [place.name for place in threads] == ["deal-1 ◆▲"]
    assert not [place for place in mago.places() if place.name.startswith("deal-1")]
    shared = elissa.channel(threads[0]).all[-1]
    assert "Your cards" not in shared.text
    assert "Talk…" not in shared.buttons
    form = await hanno.at(threads[0]).click(hanno.channel(threads[0]).all[-1], "Answer…")
    await named(hanno, form, ["0", "1", "2"])
    await hall.town.idle()
    await elissa.click(elissa.channel(threads[0]).all[-1], "Accept r2")
    await hall.town.idle()
    asked = await hanno.click(hanno.channel(threads[0]).all[-1], "Accept r2")
    await hanno.click(asked, "Confirm r2")
    await hall.town.idle()
    assert "is settled" in elissa.channel(threads[0]).all[-1].text


async def test_no_thread_where_others_could_read_along(hall: Hall) -> None:
    """8.6: Mago sees every private thread; so only deals with him may have one."""
    elissa, hanno, mago, _ = hall.people
    hall.town.role("wardens", mago, permissions=["MANAGE_THREADS"])
    await hall.floor(deals="auto")
    assert any("● Mago can read every private thread here." in one.text for one in elissa.channel("hall").all)
    await offer(hall, elissa, hanno)
    assert "**Deal with" in deal_card(hanno).text
    assert not [place for place in mago.places() if place.name.startswith("deal-")]
    await offer(hall, elissa, mago)
    assert [place.name for place in mago.places() if place.name.startswith("deal-")] == ["deal-1 ●◆"]


async def test_a_seat_can_be_muted_and_heard_again(hall: Hall) -> None:
    await hall.floor()
    elissa, hanno, *_ = hall.people
    await offer(hall, elissa, hanno)
    assert "Mute This Seat" not in deal_card(elissa).buttons
    form = await hanno.click(deal_card(hanno), "Talk…")
    await hanno.submit_modal(form, text="Give me all your Salt.")
    await hall.town.idle()
    assert "▲ Hanno: Give me all your Salt." in deal_card(elissa).text
    muted = await elissa.click(deal_card(elissa), "Mute This Seat")
    assert "Give me all your Salt." not in muted.text
    assert "▲ Hanno is muted" in muted.text
    before = elissa.pings
    form = await hanno.click(deal_card(hanno), "Talk…")
    await hanno.submit_modal(form, text="Do you hear me?")
    await hall.town.idle()
    assert elissa.pings == before
    assert "Do you hear me?" not in deal_card(elissa).text
    assert "Do you hear me?" in (await elissa.click(deal_card(elissa), "Hear This Seat")).text
    assert "Mute This Seat" in deal_card(elissa).buttons
