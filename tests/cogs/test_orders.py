"""Standing orders by buttons alone and by command alone; the dry run, defaults, and what others see of it: nothing."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

from bot.services.orders.errands import ERRAND
from bot.services.orders.orders import LEDGER
from bot.store.store import SavedRow
from bot.table.passing import MARK
from games.carthage import GAME
from games.carthage.state import Carthage
from games.catalog import GAMES
from games.kernel import Seat, Setup
from loopback.reply import Reply
from tests.bot.playing import NOW
from tests.cogs.conftest import Hall, card
from tests.cogs.test_bad_input import forged
from tests.games.carthage.play import dealt, prepared

LONG = timedelta(minutes=95)


async def ordered(hall: Hall, person: Any) -> list[Any]:
    """The orders somebody has given, as they are stored."""
    seat = await hall.seat(person)
    return [row.body for row in await hall.bot.store.orders(hall.game, seat)]


async def later(hall: Hall, by: timedelta = LONG) -> None:
    await hall.town.idle()
    hall.time.move(by)
    await hall.town.idle()


async def choose(person: Any, reply: Reply, field: str, label: str) -> Reply:
    """A line of a menu of the form."""
    menu = next(one for one in ids_of_menus(reply) if one.split(":")[5] == field)
    return await person.select(reply, label, custom_id=menu)


def ids_of_menus(reply: Reply) -> list[str]:
    return [one["custom_id"] for one in reply.components if one["type"] == 3]


async def until_asked(hall: Hall, seat: Seat, kind: str) -> None:
    """Let the defaults run until a seat is asked this."""
    tables = hall.bot.surface.tables
    while True:
        table = await tables.table(hall.game)
        asked = [one for one in table.open.values() if one.decision.awaited]
        if any(one.decision.kind == kind and one.decision.seat == seat for one in asked):
            return
        decision = asked[0].decision
        await tables.submit(hall.game, decision.seat, asked[0].ref, asked[0].rev, decision.lapse, kind="lapse")


async def test_an_order_by_buttons_alone(hall: Hall) -> None:
    await hall.begin()
    elissa = hall.people[0]
    desk = await elissa.slash("/desk")
    found = await elissa.click(desk, "Orders…")
    assert "You have no standing orders." in found.text
    found = await elissa.click(found, "Add Order")
    found = await choose(elissa, found, "phase", "Senate")
    found = await choose(elissa, found, "kind", "Votes")
    found = await choose(elissa, found, "do", "Nay")
    found = await choose(elissa, found, "motion", "tax rate")
    found = await choose(elissa, found, "times", "Once")
    found = await choose(elissa, found, "until", "Turn 3")
    assert "Votes, on: tax rate: Nay · once at most · until turn 3" in found.text
    modal = await elissa.click(found, "Amount, Limit, Condition…")
    found = await elissa.submit_modal(modal, {"money": "4", "value": "10"})
    assert "if the turn is at least 10 · once at most · 4T a turn at most" in found.text
    found = await elissa.click(found, "Save Order")
    assert "✔ Saved as your order no. 1." in found.text
    (body,) = await ordered(hall, elissa)
    assert body["when"]["motion"] == "tax"
    assert body["cap"] == {"money": 4, "times": 1}


async def test_an_order_by_command_alone(hall: Hall) -> None:
    await hall.begin()
    elissa = hall.people[0]
    offered = await elissa.autocomplete("/orders add", "decision", decision="votes")
    assert [one["value"] for one in offered] == ["senate.vote"]
    answers = await elissa.autocomplete("/orders add", "answer", decision="senate.vote")
    assert {"option for", "with triangle"} <= {one["value"] for one in answers}
    reply = await elissa.slash(
        "/orders add", decision="senate.vote", answer="option for", motion="tax", condition="own-treasury >= 5, turn<=9"
    )
    assert "✔ Saved as your order no. 1." in reply.text
    assert "if my Faction Treasury is at least 5" in (await elissa.slash("/orders list")).text
    rules = await elissa.autocomplete("/orders remove", "rule")
    assert [one["value"] for one in rules] == ["1"]
    assert "✔ Removed" in (await elissa.slash("/orders remove", rule="1")).text
    assert await ordered(hall, elissa) == []


async def test_bad_words_of_a_command_save_nothing(hall: Hall) -> None:
    await hall.begin()
    elissa = hall.people[0]
    for said in (
        {"decision": "senate.vote", "answer": "steal"},
        {"decision": "no.such", "answer": "option for"},
        {"decision": "senate.vote", "answer": "option for", "condition": "moon >= 1"},
        {"decision": "senate.vote", "answer": "option for", "motion": "x" * 100},
        {"decision": "senate.vote", "answer": "option for", "actor": "nobody"},
        {"decision": "senate.vote", "answer": "option for", "condition": "turn>=1,turn>=1,turn>=1,turn>=1"},
    ):
        assert "Saved" not in (await elissa.slash("/orders add", **said)).text
    assert "You have no such order." in (await elissa.slash("/orders remove", rule="7")).text
    assert await ordered(hall, elissa) == []


async def test_orders_change_places_and_old_buttons_do_nothing(hall: Hall) -> None:
    await hall.begin()
    elissa = hall.people[0]
    for answer in ("option for", "option against"):
        await elissa.slash("/orders add", decision="senate.vote", answer=answer)
    one, other = await elissa.slash("/orders list"), await elissa.slash("/orders list")
    one = await elissa.select(one, "1", custom_id=ids_of_menus(one)[0])
    other = await elissa.select(other, "1", custom_id=ids_of_menus(other)[0])
    one = await elissa.click(one, "Move Up")
    assert [body["do"]["option"] for body in await ordered(hall, elissa)] == ["against", "for"]
    stale = await elissa.click(other, "Remove")
    assert "Your orders have changed meanwhile" in stale.text
    assert len(await ordered(hall, elissa)) == 2
    await elissa.click(one, "Remove")
    assert [body["do"]["option"] for body in await ordered(hall, elissa)] == ["for"]


JUNK = (
    "orderpick", "orderup:99", "orderdrop:0", "orderset:how", "orderset:kind", "ordersave", "ordernoif",
    "orderadd:senate.vote/nothing", "orderadd:no.such/tax", "defaultphase", "defaultkind:moon", "defaultdo:no.such",
)  # fmt: skip


async def test_forged_presses_do_nothing(hall: Hall) -> None:
    await hall.begin()
    elissa = hall.people[0]
    before = await hall.bot.store.stand(hall.game)
    for act in JUNK:
        reply = await forged(elissa, card(elissa), f"b1:{hall.game}:orders::{act}")
        assert "Something went wrong" not in reply.text, act
    after = await hall.bot.store.stand(hall.game)
    assert (after.orders, after.saved) == (before.orders, before.saved)


async def test_the_numbers_of_nothing(hall: Hall) -> None:
    """A press on a button that only stands there once something is ordered."""
    await hall.begin()
    elissa = hall.people[0]
    listed = await elissa.slash("/orders list")
    form = await forged(elissa, listed.seen, f"b1:{hall.game}:orders::orderadd")
    reply = await forged(elissa, listed.seen, f"b1:{hall.game}:orders::orderform")
    assert reply.modal is None
    assert reply.text == form.text


async def test_an_order_of_another_version_is_shown_and_can_be_removed(hall: Hall) -> None:
    await hall.begin()
    elissa = hall.people[0]
    await hall.bot.store.set_orders(hall.game, await hall.seat(elissa), [{"version": 7, "odd": True}])
    assert "made by another version of the bot" in (await elissa.slash("/orders list")).text
    await elissa.slash("/orders add", decision="senate.vote", answer="option for")
    assert len(await ordered(hall, elissa)) == 2
    await elissa.slash("/orders remove", rule="1")
    assert [body["version"] for body in await ordered(hall, elissa)] == [1]


async def test_who_holds_no_seat_orders_nothing(hall: Hall) -> None:
    await hall.begin()
    (stranger,) = await hall.town.people("stranger")
    assert "seat" in (await stranger.slash("/orders list")).text.casefold()


async def test_it_is_carried_out_with_a_silent_receipt(hall: Hall) -> None:
    await hall.floor()
    elissa, hanno = hall.people[:2]
    await elissa.slash("/orders add", decision="trade.sell", answer="none")
    await hall.skip_to("trade.selling")
    seat = await hall.seat(elissa)
    await until_asked(hall, seat, "trade.sell")
    await later(hall)
    journal = await hall.bot.store.journal(hall.game)
    assert [row.entry.raw for row in journal if row.entry.kind == "order"] == [[]]
    hall.time.move(timedelta(seconds=30))  # on a card on which nothing is asked it waits a little
    await hall.town.idle()
    assert [one for one in elissa.inbox.all if "as you had set it" in one.text]
    assert "as you had set it" not in card(hanno).text


async def test_a_skipped_order_is_told_by_message_and_on_the_desk(hall: Hall) -> None:
    await at_step(hall, "revenue.corruption")
    hanno, *others = hall.people[1], hall.people[0], *hall.people[2:]
    await hanno.slash("/orders add", decision="revenue.spoils", answer="use", condition="base-number >= 1")
    await later(hall)
    told = [one.text for one in hanno.inbox.all if one.text.startswith("Your standing order 1 for Spoils was skipped")]
    assert len(told) == 1
    assert "a figure it asks for is not known then" in told[0]
    assert "A standing order of yours was meant for this" in (await hanno.slash("/desk")).text
    assert not any("standing order" in one.text for person in others for one in person.inbox.all)


async def test_the_dry_run_tells_what_would_have_been(hall: Hall) -> None:
    await hall.begin()
    elissa = hall.people[0]
    await hall.skip_to("forum.roll")
    await elissa.slash("/orders add", decision="trade.sell", answer="none", times=1)
    await elissa.slash("/orders add", decision="trade.sell", answer="default")
    head = await hall.head()
    reply = await elissa.slash("/orders test")
    assert "Turn 1: order 1 for Sell: " in reply.text
    assert "the default was taken" in reply.text
    assert await hall.head() == head
    assert await hall.bot.store.notes(hall.game, LEDGER) == []


async def test_a_seat_sets_its_own_default(hall: Hall) -> None:
    await hall.begin()
    elissa = hall.people[0]
    found = await elissa.slash("/orders defaults")
    assert "**Defaults**" in found.text
    found = await elissa.select(found, "Trade", custom_id=ids_of_menus(found)[0])
    assert "RC-DP14: any sets and single cards to sell: **sell every card** (RC-7.3.1)" in found.text
    found = await elissa.select(found, "Selling", custom_id=ids_of_menus(found)[1])
    found = await elissa.select(found, "take nothing", custom_id=ids_of_menus(found)[2])
    assert "✔ At the deadline, Selling: take nothing." in found.text
    await hall.skip_to("trade.selling")
    await until_asked(hall, await hall.seat(elissa), "trade.sell")
    assert "Your default: " in (await elissa.slash("/desk")).text
    reply = await elissa.slash("/orders defaults", decision="trade.sell", answer="default")
    assert "the default of the rules again" in reply.text


async def test_a_pre_set_vote_begins_the_form_at_its_motion(hall: Hall) -> None:
    await hall.begin()
    elissa = hall.people[0]
    desk = await elissa.slash("/orders list")
    found = await elissa.click(desk, "Add Order")
    found = await choose(elissa, found, "phase", "Senate")
    found = await choose(elissa, found, "kind", "Vetoes")
    found = await choose(elissa, found, "do", "take what is offered")
    await elissa.click(found, "Save Order")
    (body,) = await ordered(hall, elissa)
    assert body["do"]["how"] == "use"


async def test_nobody_else_sees_that_there_is_an_order(hall: Hall) -> None:
    """The desks, cards and log of all others are the same, whether somebody has left orders or not."""
    await hall.begin()
    elissa, *others = hall.people
    seats = [await hall.seat(person) for person in others]
    before = await seen(hall, seats)
    for decision, answer in (("setup.none", "x"), ("senate.vote", "option for"), ("forum.counter", "amount")):
        await elissa.slash("/orders add", decision=decision, answer=answer)
    await hall.town.idle()
    assert await seen(hall, seats) == before
    assert await hall.bot.store.notes(hall.game, ERRAND) == []


async def seen(hall: Hall, seats: list[Seat]) -> list[Any]:
    """All that reaches others."""
    looks = [await hall.bot.surface.look(hall.game, seat) for seat in [*seats, None]]
    public = [one.text for one in hall.people[1].channel("hall").all]
    return [*((look.view, look.own, dict(look.waiting), dict(look.drafts)) for look in looks if look), public]


async def at_step(hall: Hall, step: str) -> None:
    """A game that begins in the middle: Hanno has a Committee Member and a Governor."""

    def made(setup: Setup) -> Carthage:
        g = dealt(len(setup.seats))
        prepared(g)
        g.step = step
        for senator in g.senators.values():
            senator.talents = 5
        return g

    hall.bot.surface.tables.games = {**GAMES, "carthage": replace(GAME, setup=made)}
    await hall.begin()


async def test_lock_all_locks_with_one_press_what_stands_above_it_and_does_not_say_it_again(hall: Hall) -> None:
    await at_step(hall, "revenue.corruption")
    hanno = hall.people[1]
    desk = await hanno.slash("/desk")
    assert "**Lock All" not in desk.text
    assert desk.text.count("If you do nothing: ") == 2
    reply = await hanno.click(desk, "Lock All 2")
    await hall.town.idle()
    assert "Lock All 2" not in reply.buttons
    seat = await hall.seat(hanno)
    mine = [row.entry.kind for row in await hall.bot.store.journal(hall.game) if row.entry.seat == seat]
    assert mine[:2] == ["answer", "answer"]


async def test_lock_all_leaves_what_is_prepared_but_not_legal(hall: Hall) -> None:
    await at_step(hall, "revenue.corruption")
    hanno = hall.people[1]
    posted = await hall.posted(hanno, "revenue.spoils")
    draft = SavedRow(hall.game, posted.ref, posted.decision.seat, posted.rev, ["nowhere"], False, hanno.id, NOW)
    await hall.bot.store.save(draft)
    reply = await hanno.click(await hanno.slash("/desk"), "Lock All 2")
    assert "One decision was not locked" in reply.text
    assert (await hall.posted(hanno, "revenue.spoils")).ref == posted.ref


async def test_the_desk_says_that_a_ceiling_counts_no_more(hall: Hall) -> None:
    """It was set in a former release."""
    await at_step(hall, "forum.auction")
    posted = next(iter((await hall.bot.surface.tables.table(hall.game)).open.values()))
    seat = posted.decision.seat
    (person,) = [one for one in hall.people if await hall.seat(one) == seat]
    raw = {"kinds": ["forum.bid"], "steps": ["forum.auction"], "most": 3}
    await hall.bot.store.save(SavedRow(hall.game, f"{MARK}forum.bid@{seat}", seat, "", raw, True, person.id, NOW))
    desk = await person.slash("/desk")
    assert "A ceiling you set counts no more." in desk.text
    assert "A ceiling" not in (await person.click(desk, "Take It Back")).text
