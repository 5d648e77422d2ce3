"""Negotiations: offers by form, by command and by menu; two consents; words; and everything that can go wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import timedelta
from itertools import combinations
from typing import Any

import pytest

from loopback import interact
from loopback.person import Person
from loopback.reply import Modal, Reply
from loopback.seen import Seen
from tests.cogs.conftest import Hall, card
from tests.cogs.counting import Counting
from tests.cogs.forging import forged


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


async def named(person: Person, modal: Reply, cards: Sequence[str], **more: Any) -> Reply:
    """A form of goods: these cards, all of them by their true names."""
    assert isinstance(modal, Modal)
    return await person.submit_modal(modal, {"cards": [f"{place}t" for place in cards], **more})


async def test_a_trade_from_offer_to_receipt(hall: Hall) -> None:
    await hall.floor()
    elissa, hanno, mago, _ = hall.people
    await offer(hall, elissa, hanno)
    answer = await hanno.click(deal_card(hanno), "Answer…")
    shown = await named(hanno, answer, ["1", "2", "3"])
    assert "✔ ▲ Hanno has accepted." in shown.text
    assert "waiting for ◆ Elissa" in shown.text
    await hall.town.idle()
    done = await elissa.click(deal_card(elissa), "Accept This Offer")
    assert done.text.startswith("✔ Your deal no. 1 with ▲ Hanno is settled; the goods have changed hands.")
    await hall.town.idle()
    assert any("Your deal no. 1 with ◆ Elissa is settled" in one.text for one in hanno.inbox.all)
    told = "◆ Elissa and ▲ Hanno trade cards, 3 for 3.\n-# Rules: RC-7.2.2b"
    assert any(one.text.endswith(told) for one in mago.channel("hall").all)
    assert not any("Deal with" in one.text or "accepted" in one.text for one in mago.inbox.all)


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
    gone = await hanno.slash("/deal decline", deal=deal, reason="little")
    assert gone.text == "You declined the deal with ◆ Elissa; nothing moved. “That is too little for me”"
    await hall.town.idle()
    assert any("▲ Hanno declined your offer; nothing moved. “That is" in one.text for one in elissa.inbox.all)
    assert (await elissa.slash("/deal list")).text == "You have no open deals."
    form = await elissa.context("Offer a deal", hanno)
    assert isinstance(form, Modal)


async def test_an_offer_of_two_cards(hall: Hall) -> None:
    await hall.floor()
    elissa, *_ = hall.people
    head = await hall.head()
    modal = await elissa.click(card(elissa), next(one for one in card(elissa).buttons if "Hanno" in one))
    reply = await submitted(elissa, modal, {"cards": ["0t", "1t"]})
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
    partner = (await elissa.autocomplete("/deal new", "partner"))[0]["value"]
    mine = [one["name"] for one in await elissa.autocomplete("/deal new", "names", partner=partner)]
    held = [one["name"] for one in await elissa.autocomplete("/deal new", "cards", partner=partner)]
    others = [one for one in held if one not in ("All", "None", mine[-1])]
    reply = await elissa.slash("/deal new", partner=partner, cards=", ".join(others[:3]), names=mine[-1])
    assert f"{mine[-1]} is not among the cards you put down." in reply.text


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
    assert "Accept This Offer" in old.buttons
    await named(hanno, await hanno.click(deal_card(hanno), "Change What You Give…"), ["1", "2", "3"])
    head = await hall.head()
    reply = await elissa.click(old, "Accept This Offer")
    assert "▲ Hanno has changed the offer; below is what lies there now. Nothing was accepted." in reply.text
    assert await hall.head() == head


async def test_a_deal_that_is_over_and_one_between_others(hall: Hall) -> None:
    await hall.floor()
    elissa, hanno, mago, _ = hall.people
    await offer(hall, elissa, hanno)
    deal = (await elissa.autocomplete("/deal show", "deal"))[0]["value"]
    kept = await elissa.slash("/deal show", deal=deal)
    assert (await mago.slash("/deal show", deal=deal)).text == "This deal is between two others."
    assert (await mago.slash("/deal show", deal="x")).text == "This deal is between two others."
    await hanno.submit_modal(await hanno.click(deal_card(hanno), "Decline…"))
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
    over = await hanno.submit_modal(await hanno.click(deal_card(hanno), "Decline…"), text="Not *today*")
    assert "You declined the deal with ◆ Elissa; nothing moved. “Not \\*today\\*”" in over.text
    await hall.town.idle()
    assert "These words are erased a day after the deal is over" in over.text
    (deal,) = {event.fields["deal"] for event in await hall.bot.store.events(hall.game) if "deal" in event.fields}
    assert await hall.bot.store.talk(hall.game, deal)
    hall.time.move(timedelta(hours=24))
    await hall.town.idle()
    assert not await hall.bot.store.talk(hall.game, deal)
    assert not any("hello" in one.text for person in (elissa, hanno) for one in person.inbox.all)
    assert any("▲ Hanno declined your offer; nothing moved." in one.text for one in elissa.inbox.all)
    assert not any("today" in one.text for person in (elissa, hanno) for one in person.inbox.all)


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
    asked = await elissa.click(elissa.channel(threads[0]).all[-1], "Accept This Offer")
    assert asked.text.startswith("**With this the deal is settled.**")
    assert "Your cards: " in asked.text
    await elissa.click(asked, "Accept: I Have Read It")
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


async def said_to_be(person: Person, modal: Reply, said: str, **more: Any) -> Reply:
    """The first card by its name, the two that follow it said to be something else."""
    assert isinstance(modal, Modal)
    return await person.submit_modal(modal, {"cards": ["0t", "1s", "2s"], "claims": [said], **more})


def lies(seen: Seen | Reply) -> list[str]:
    return [line for line in seen.text.split("\n") if " said " in line and "it was" in line]


async def test_what_is_said_is_marked_if_it_cannot_be_and_compared_with_what_came(hall: Hall) -> None:
    """RC-7.2.2: only number, total and names are vouched for; the pair alone keeps what was said and what came."""
    await hall.floor()
    elissa, hanno, mago, _ = hall.people
    label = next(one for one in card(elissa).buttons if one.startswith("Offer to") and "Hanno" in one)
    await said_to_be(elissa, await elissa.click(card(elissa), label), "spice", wants=["oil"])
    await hall.town.idle()
    shown = deal_card(hanno).text
    assert "◆ Elissa says it is " in shown
    assert "2 Spice" in shown
    assert "⚠ That cannot be: " in shown
    assert "◆ Elissa wants Oil." in shown
    await named(hanno, await hanno.click(deal_card(hanno), "Answer…"), ["0", "1", "2"])
    await hall.town.idle()
    pings = hanno.pings
    receipt = await elissa.click(deal_card(elissa), "Accept This Offer")
    assert "You got " in receipt.text
    assert lies(receipt)[0].startswith("◆ Elissa said 2 Spice: it was ")
    await hall.town.idle()
    assert hanno.pings == pings, "the receipt is an edit without a sound"
    assert not any(one.text.startswith("You receive") for one in hanno.inbox.all[-3:]), "the receipt says it"
    assert lies(await hanno.slash("/deal record", partner=await hall.seat(elissa)))
    assert not any("Spice" in one.text for one in [*mago.inbox.all, *mago.channel("hall").all])
    await offer(hall, hanno, elissa)
    assert "Deals settled between you two: 1." in deal_card(elissa).text
    assert "no. 2 between you" in deal_card(elissa).text


def listed(seen: Seen) -> str:
    """The list of what could be put down at once."""
    return next(one["custom_id"] for one in seen.components if ":putdown" in str(one.get("custom_id")))


ANY_THREE = list(enumerate(combinations("01234", 3)))


@pytest.mark.parametrize(("place", "cards"), ANY_THREE)
async def test_any_three_cards_against_any_three_take_ten_presses_at_most(
    hall: Hall, place: int, cards: Sequence[str]
) -> None:
    """From the button of the offer to the receipt, on both sides together, counted as by mouse; in two exchanges."""
    await hall.floor()
    elissa, hanno = (Counting(person) for person in hall.people[:2])
    form = await elissa.click(card(elissa), next(one for one in card(elissa).buttons if "Hanno" in one))
    await named(elissa, form, cards)
    await hall.town.idle()
    sets = deal_card(hanno).options(listed(deal_card(hanno)))
    shown = await hanno.select(deal_card(hanno), sets[place % len(sets)], custom_id=listed(deal_card(hanno)))
    assert "waiting for ◆ Elissa" in shown.text
    await hall.town.idle()
    assert "is settled" in (await elissa.click(deal_card(elissa), "Accept This Offer")).text
    assert elissa.presses + hanno.presses <= 10
    assert hanno.presses == 2


async def test_every_three_cards_stand_in_the_list_what_is_wanted_first(hall: Hall) -> None:
    """RC-7.2.2: each is named truly; the total is told before one chooses."""
    await hall.floor()
    elissa, hanno, mago, _ = hall.people
    table, seat = await hall.bot.surface.tables.table(hall.game), await hall.seat(hanno)
    held = [one.commodity for one in table.state.factions[seat].trade_cards]
    dear = max(held, key=lambda name: (-held.count(name), name))
    form = await elissa.click(card(elissa), next(one for one in card(elissa).buttons if "Hanno" in one))
    await named(elissa, form, ["0", "1", "2"], wants=[dear])
    await hall.town.idle()
    menu = listed(deal_card(hanno))
    sets = deal_card(hanno).options(menu)
    assert len(sets) == len(set(combinations(sorted(held), 3)))
    assert dear.title() in sets[0]
    notes = next(one["options"] for one in deal_card(hanno).components if one.get("custom_id") == menu)
    wanted = [dear.title() in one["label"] for one in notes]
    assert ["wanted by ◆ Elissa" in one["description"] for one in notes] == wanted == sorted(wanted, reverse=True)
    shown = await hanno.select(deal_card(hanno), sets[0], custom_id=menu)
    total = notes[0]["description"].partition(" in all")[0].removeprefix("worth ")
    assert f"You give: 3 cards worth {total} in all: " in shown.text
    await hall.town.idle()
    assert not any(dear.title() in one.text for one in mago.channel("hall").all)


async def test_what_one_has_no_more_is_not_put_down(hall: Hall) -> None:
    await hall.floor()
    elissa, hanno, *_ = hall.people
    await offer(hall, elissa, hanno)
    seat, tables = await hall.seat(hanno), hall.bot.surface.tables
    menu = listed(deal_card(hanno))
    options = next(one["options"] for one in deal_card(hanno).components if one.get("custom_id") == menu)
    for one in list((await tables.table(hall.game)).state.factions[seat].trade_cards)[:3]:
        await tables.rule(hall.game, "take-trade-card", {"seat": seat, "card": one.id})
    head = await hall.head()
    for value in (options[0]["value"], "none"):
        refused = await forged(hanno, deal_card(hanno), menu, [value])
        assert refused.text == "The goods are no longer there; nothing moved."
    assert await hall.head() == head


async def test_whose_turn_it_becomes_is_called_once(hall: Hall) -> None:
    """8.9: a new message takes the place of the former; what changes while it stays his turn is an edit."""
    await hall.floor()
    elissa, hanno, *_ = hall.people
    before = {person.name: person.pings for person in (elissa, hanno)}
    await offer(hall, elissa, hanno)
    assert (elissa.pings, hanno.pings) == (before["elissa"], before["hanno"] + 1)
    await named(elissa, await elissa.click(deal_card(elissa), "Change What You Give…"), ["1", "2", "3"])
    await hall.town.idle()
    assert hanno.pings == before["hanno"] + 1
    await named(hanno, await hanno.click(deal_card(hanno), "Answer…"), ["0", "1", "2"])
    await hall.town.idle()
    assert (elissa.pings, hanno.pings) == (before["elissa"] + 1, before["hanno"] + 1)
    assert sum("**Deal with" in one.text for one in elissa.inbox.all) == 1
    assert "it is your turn" in deal_card(elissa).text
    assert "Accept This Offer" in deal_card(elissa).buttons


async def test_who_could_not_answer_is_offered_nothing_and_a_command_says_why(hall: Hall) -> None:
    await hall.floor()
    elissa, hanno, *_ = hall.people
    seat = await hall.seat(hanno)
    table = await hall.bot.surface.tables.table(hall.game)
    for one in list(table.state.factions[seat].trade_cards)[2:]:
        await hall.bot.surface.tables.rule(hall.game, "take-trade-card", {"seat": seat, "card": one.id})
    await hall.town.idle()
    desk = await elissa.slash("/desk")
    assert not any("Hanno" in one for one in desk.buttons if one.startswith("Offer to"))
    refused = await elissa.slash("/deal new", partner=seat)
    assert refused.text.startswith("A side of a deal needs 3 trade cards, and ▲ Hanno holds 2; nothing was changed.")


async def test_an_offer_is_taken_back_where_it_stands_in_one_press(hall: Hall) -> None:
    """On the desk, which stays; the other is told on his card, and nothing has moved."""
    await hall.floor()
    elissa, hanno, *_ = hall.people
    await offer(hall, elissa, hanno)
    elissa = Counting(elissa)
    shown = await elissa.click(card(elissa), "Withdraw: ▲ Hanno")
    await hall.town.idle()
    assert elissa.presses == 1
    assert shown.text.startswith("**Desk of ◆ Elissa**")
    assert not [one for one in card(elissa).buttons if one.startswith("Withdraw")]
    assert any("◆ Elissa withdrew the offer; nothing moved" in one.text for one in hanno.inbox.all)
    table = await hall.bot.surface.tables.table(hall.game)
    assert not table.state.floor.deals


async def test_what_another_began_is_not_taken_back_but_declined(hall: Hall) -> None:
    await hall.floor()
    elissa, hanno, *_ = hall.people
    await offer(hall, elissa, hanno)
    assert not [one for one in card(hanno).buttons if one.startswith("Withdraw")]
    table = await hall.bot.surface.tables.table(hall.game)
    deal = next(iter(table.state.floor.deals))
    refused = await forged(hanno, card(hanno), f"b1:{hall.game}:{deal}:1:takeback:")
    assert "This choice belongs to ◆ Elissa" in refused.text
    assert (await hall.bot.surface.tables.table(hall.game)).state.floor.deals
