"""What is said ahead, on its cards: taken with one press, changed by its form, refused, and what then happens."""

from __future__ import annotations

from collections.abc import Coroutine
from datetime import timedelta
from typing import Any, cast

import pytest

from bot.app.demo.fingers import Fingers
from bot.app.demo.play import Demo
from bot.fronts import FRONTS
from bot.services.orders.orders import in_force, ledger
from bot.store.store import OutboxRow
from bot.surface.posting.courier import SOON, Courier
from bot.surface.press import answering
from games.kernel import Posted
from loopback.person import Person
from loopback.reply import Reply
from loopback.seen import Seen
from tests.clauses import clause
from tests.cogs.conftest import Hall, card, ids
from tests.cogs.senate import Change, move, press, sit, vote_card
from tests.cogs.test_whole_game import Nobody
from tests.games.carthage.forum import holds, purse


async def until(hall: Hall, step: str) -> None:
    """A table that asks ahead, at a step; until there nobody said anything."""
    await hall.begin(rounds=False, scenario="early")
    await hall.skip_to(step)


async def use(hall: Hall, person: Person, kind: str, act: str, arg: str = "") -> Reply:
    """A button of this question on his newest card."""
    posted = await hall.posted(person, kind)
    ways = [one for one in ids(card(person), act) if posted.ref in one and one.endswith(arg)]
    reply = await person.click(card(person), custom_id=ways[0])
    await hall.town.idle()
    return reply


async def fill(hall: Hall, person: Person, kind: str, act: str = "form", arg: str = "", **said: Any) -> Reply:
    """Its form, with these fields filled in otherwise than proposed."""
    reply = await person.submit_modal(await use(hall, person, kind, act, arg), **said)
    await hall.town.idle()
    return reply


async def said_of(hall: Hall, person: Person, kind: str) -> Any:
    """What stands for him, as the table knows it."""
    return (await hall.posted(person, kind)).proposal


def menus(message: Seen, act: str) -> list[str]:
    """The custom ids of the menus that do this."""
    found = [str(one.get("custom_id", "")) for one in message.components if "options" in one]
    return [one for one in found if f":{act}:" in one]


def log(hall: Hall) -> str:
    """All that the log says."""
    return "\n".join(one.text for one in hall.people[0].thread("Log: Byrsa Hill").all)


async def silent(hall: Hall, person: Person, kind: str) -> Posted:
    """The question, still unanswered."""
    posted = await hall.posted(person, kind)
    assert posted.decision.awaited
    return posted


async def test_what_is_proposed_is_not_called_what_silence_says(hall: Hall) -> None:
    """The button that takes a plan must not promise to be asked."""
    await until(hall, "forum.roll")
    elissa = hall.people[0]
    posted = await silent(hall, elissa, "forum.plan")
    assert posted.proposal != posted.decision.lapse
    assert card(elissa).buttons[:2] == ["Take It", "Ask Me Each Time"]
    await use(hall, elissa, "forum.plan", "keep")
    assert await said_of(hall, elissa, "forum.plan") == posted.proposal
    assert "✔ Forum Plan: Trader: " in card(elissa).text


async def test_one_press_wishes_to_be_asked(hall: Hall) -> None:
    await until(hall, "forum.roll")
    elissa = hall.people[0]
    reply = await use(hall, elissa, "forum.plan", "lapse")
    assert "✔ Forum Plan: all is asked at your turn." in reply.text
    posted = await hall.posted(elissa, "forum.plan")
    assert posted.proposal == posted.decision.lapse
    assert not posted.decision.awaited


@pytest.mark.parametrize(("said", "then"), [("take", "proposal"), ("silence", "lapse")])
async def test_a_plan_by_command(hall: Hall, said: str, then: str) -> None:
    """Its form, what it proposes, what silence says."""
    await until(hall, "forum.roll")
    elissa = hall.people[0]
    posted = await silent(hall, elissa, "forum.plan")
    assert posted.proposal != posted.decision.lapse
    shown = await elissa.slash("/forum plan")
    assert shown.modal
    assert shown.modal.title == "Forum Plan"
    wanted = {"proposal": posted.proposal, "lapse": posted.decision.lapse}[then]
    assert "✔ Forum Plan: " in (await elissa.slash("/forum plan", say=said)).text
    await hall.town.idle()
    assert await said_of(hall, elissa, "forum.plan") == wanted


def test_whatever_is_asked_ahead_has_a_command() -> None:
    for kind, front in FRONTS.items():
        commanded = {name for verb in front.verbs for name in verb.kinds}
        assert {one.kind for one in front.game.ahead if not one.half} <= commanded, (
            kind
        )  # a half has commands of its own


async def test_an_order_lets_plans_run(hall: Hall) -> None:
    """Who has ordered that a plan is made as its card proposes is not called to it; after a while it is said."""
    await until(hall, "revenue.corruption")
    elissa, hanno, *_ = hall.people
    for decision in ("forum.plan", "forum.defence", "forum.reactions"):
        await elissa.slash("/orders add", decision=decision, answer="proposed")
    await hall.skip_to("forum.roll")
    looks = [await hall.bot.surface.look(hall.game, await hall.seat(one)) for one in (elissa, hanno)]
    assert [[one.decision.kind for one in look.calling] for look in looks if look] == [
        [],
        ["forum.defence", "forum.plan", "forum.reactions"],
    ]
    posted = await silent(hall, elissa, "forum.plan")
    hall.time.move(timedelta(hours=2))
    await hall.town.idle()
    now = await hall.posted(elissa, "forum.plan")
    assert not now.decision.awaited
    assert now.proposal == posted.proposal


async def test_an_order_with_a_cap_counts_what_it_has_said_ahead(hall: Hall) -> None:
    await until(hall, "revenue.corruption")
    elissa = hall.people[0]
    seat = await hall.seat(elissa)
    await elissa.slash("/orders add", decision="forum.plan", answer="proposed", times=1)
    await hall.skip_to("forum.roll")
    hall.time.move(timedelta(hours=2))
    await hall.town.idle()
    stand = await hall.bot.store.stand(hall.game)
    assert stand
    (one,) = in_force(stand.orders, seat)
    assert ledger(stand, seat).times(one) == 1


# The sheet of a vote


async def voted_on(hall: Hall, *changes: Change) -> None:
    """All are asked for their sheets on a motion that the first person has put by hand."""
    await sit(hall, "senate.business", *changes, rounds=False)
    elissa = hall.people[0]
    await use(hall, elissa, "senate.programme", "byhand")
    await use(hall, elissa, "senate.programme", "keep")
    await move(hall)


async def test_a_sheet_from_the_vote_card(hall: Hall) -> None:
    """Each voice is one press, and changed by another; when all have said something all are declared."""
    await voted_on(hall)
    elissa, hanno, mago, gisco = hall.people
    assert "✔ Sheet for No. 1: Yea." in (await press(hall, hanno, "Yea")).text
    assert "✔ Sheet for No. 1: Nay." in (await press(hall, hanno, "Nay")).text
    await press(hall, mago, "Abstain")
    await press(hall, gisco, "Yea")
    assert "Yea ░░░░░░░ 0 · Nay 0 · Abstain 0 · Not yet 25" in vote_card(mago).text
    assert all("✔ Sheet" not in one.text for one in mago.channel("hall").all if not one.ephemeral)
    await press(hall, elissa, "Yea")
    assert "**✔ Passed** · Yea ███████ 15 · Nay ██ 4" in vote_card(elissa).text
    assert "- ▲ Hanno: Nay 4\n- ● Mago: abstains" in vote_card(elissa).text
    assert "✔ Vote on No. 1, as you had set it: Nay: Milko and Adherbal." in card(hanno).text
    assert "Motion no. 1 (minor motion) passes: 15 for, 4 against." in log(hall)


async def test_a_sheet_from_the_inbox(hall: Hall) -> None:
    """What is proposed is one press; another voice is a draft until it is saved."""
    await voted_on(hall)
    hanno = hall.people[1]
    proposed = (await silent(hall, hanno, "senate.sheets")).proposal
    await use(hall, hanno, "senate.sheets", "keep")
    assert await said_of(hall, hanno, "senate.sheets") == proposed
    again = await hanno.slash("/senate vote")
    assert "It may be changed until it is used." in again.text
    saved = await hanno.click(await hanno.click(again, "Nay"), "Save & Lock")
    await hall.town.idle()
    assert "✔ Sheet for No. 1: Nay." in saved.text
    assert (await said_of(hall, hanno, "senate.sheets"))["voice"] == "against"


async def test_votes_are_bought_on_the_form_of_the_sheet(hall: Hall) -> None:
    """Beyond the purse is refused with its clause, and what was typed is not lost."""
    await voted_on(hall, purse(5, 10))
    hanno = hall.people[1]
    refused = await hanno.submit_modal(
        await hanno.click(vote_card(hanno), "Buy Votes…"), but="Adherbal yea", bought="Adherbal 6"
    )
    assert "Adherbal can buy at most 5 votes: his purse holds 5T (RC-9.0.10)." in refused.text
    assert (await silent(hall, hanno, "senate.sheets")).decision.awaited
    form = await hanno.click(vote_card(hanno), "Each…")
    assert form.modal is not None
    assert "'Adherbal 6'" in str(form.modal.form)
    shown = await hanno.submit_modal(form, but="Adherbal yea", bought="Adherbal 3")
    assert "Abstain; Adherbal yea; Adherbal buys 3" in shown.text
    await hanno.click(shown, "Save & Lock")
    for person in (one for one in hall.people if one is not hanno):
        await press(hall, person, "Yea")
    assert "- ▲ Hanno: Yea 2 and abstains" in vote_card(hanno).text
    assert "- Bought votes: Yea 3 by ▲ Hanno" in vote_card(hanno).text


@clause("RC-9.0.10")
async def test_a_sheet_by_command(hall: Hall) -> None:
    """Voices and purchases by name change what he has said; a voice for all is that and nothing else."""
    await voted_on(hall, purse(5, 10))
    hanno = hall.people[1]

    async def vote(**typed: Any) -> str:
        return (await hanno.slash("/senate vote", **typed)).text

    assert "Adherbal can buy at most 5 votes: his purse holds 5T (RC-9.0.10)." in await vote(
        voice="for", buy="Adherbal 6"
    )
    assert "Adherbal abstains, so no votes can be bought for him (RC-9.0.10)." in await vote(buy="Adherbal 3")
    assert (await silent(hall, hanno, "senate.sheets")).decision.awaited
    told = "✔ Sheet for No. 1: Abstain; Milko nay; Adherbal yea; Adherbal buys 3."
    assert told in await vote(each="Milko nay, Adherbal yea", buy="Adherbal 3")
    assert "Abstain; Milko yea; Adherbal yea; Adherbal buys 3." in await vote(each="Milko yea")
    assert "✔ Sheet for No. 1: Nay." in await vote(voice="against")
    assert "You have said: Nay. It may be changed until it is used." in await vote()


# The Forum


async def on_turn(hall: Hall) -> tuple[Person, list[Person]]:
    """Who has the initiative, and the others."""
    table = await hall.bot.surface.tables.table(hall.game)
    seats = {await hall.seat(person): person for person in hall.people}
    first = seats[table.state.forum.seat]
    return first, [one for one in hall.people if one is not first]


async def attempted(hall: Hall, person: Person) -> None:
    """He announces an attempt by its form: the first who may, on the first who may be won."""
    shown = await fill(hall, person, "forum.attempt", persuader="1", target="1", bribe="0, =", trader="?")
    assert "Mago persuades Mangi without a bribe, rolled whatever the others bid; Trader: ask me" in shown.text


async def test_a_bribing_card_says_how_the_attempt_stands(hall: Hall) -> None:
    """RC-8.5.5: who says how far he goes must know against what; what exceeds the Treasury is refused."""
    await until(hall, "revenue.corruption")
    for person in hall.people:
        await use(hall, person, "revenue.package", "keep")
    await hall.skip_to("forum.persuasion")
    active, others = await on_turn(hall)
    await attempted(hall, active)
    first, second, third = others
    assert "Mago persuades Mangi: Base Number −4. A roll" in card(first).text
    head = await hall.head()
    refused = await fill(hall, first, "forum.bribing", limit="99")
    assert "It has to be a whole number from 0 to 4. Nothing was changed (RC-8.5.5)." in refused.text
    assert (await silent(hall, first, "forum.bribing")).decision.awaited
    shown = await fill(hall, first, "forum.bribing", limit="2", against=f"{active.name} 3", own="4", ticks="0")
    assert "up to 2T until the Base Number is 3, all of it, if that is too little" in shown.text
    assert "up to 4T for each Senator of yours, up to 3T against attempts of" in shown.text
    assert await hall.head() == head, "it is sealed"
    assert "✔ Bid Against It" not in card(second).text
    await use(hall, second, "forum.bribing", "keep")
    await use(hall, third, "forum.bribing", "lapse")
    assert "▲ Hanno bids nothing against it." in log(hall)
    assert "against −4: Mangi stays." in log(hall)


async def demonstrated(hall: Hall) -> Demo:
    """Elissa as one of the people of a demonstration."""
    elissa, unused = hall.people[0], cast("Any", None)
    people = {await hall.seat(elissa): Fingers(elissa, hall.bot.surface, hall.game, Nobody())}
    return Demo(hall.town, hall.bot, hall.time, unused, unused, people, hall.game)


async def test_a_demonstration_goes_on_though_a_card_comes_late(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine one broke off: "forum.defence@square cannot be answered on a card", for that was put off."""
    await until(hall, "revenue.corruption")
    deliver, late = Courier.deliver, ["dm:diamond"]

    async def busy(courier: Courier, row: OutboxRow) -> None:
        if row.parcel.target in late:
            await courier.surface.store.put_off(row.id, hall.time.now() + SOON)
        else:
            await deliver(courier, row)

    monkeypatch.setattr(Courier, "deliver", busy)
    hall.road = None  # nobody came here before
    await hall.skip_to("forum.roll")
    late.clear()
    demo, posted = await demonstrated(hall), await silent(hall, hall.people[0], "forum.defence")
    await demo.answer(await demo.table(), posted.decision.key, posted.decision.lapse)
    assert not (await hall.posted(hall.people[0], "forum.defence")).decision.awaited
    assert demo.awkward == []


async def test_a_demonstration_says_what_it_means_though_forms_come_too_late(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Told to press once more its people took what the card proposed instead."""
    await until(hall, "forum.roll")
    demo, posted = await demonstrated(hall), await silent(hall, hall.people[0], "forum.defence")
    raw, within, late = {**posted.decision.lapse, "own": 3}, answering.Reply.within, [1, 2, 3]

    async def busy(reply: answering.Reply, work: Coroutine[Any, Any, None]) -> None:
        if late and late.pop():
            await reply.defer()
        await within(reply, work)

    monkeypatch.setattr(answering.Reply, "within", busy)
    await demo.answer(await demo.table(), posted.decision.key, raw)
    assert await said_of(hall, hall.people[0], "forum.defence") == raw
    assert demo.awkward == []


async def test_all_of_the_forum_is_one_press(hall: Hall) -> None:
    """`Lock All` takes plan, defence and reactions; each can be changed until it is used; nobody else reads of it."""
    await until(hall, "forum.roll")
    elissa, hanno, *_ = hall.people
    asked = {kind: await silent(hall, hanno, kind) for kind in ("forum.plan", "forum.defence", "forum.reactions")}
    before = card(elissa).text
    await hanno.click(card(hanno), "Lock All 3")
    await hall.town.idle()
    assert {kind: await said_of(hall, hanno, kind) for kind in asked} == {
        kind: one.proposal for kind, one in asked.items()
    }
    assert card(elissa).text == before
    refused = await hanno.submit_modal(await hanno.click(card(hanno), "Forum Plan"), trader="Ithobal many")
    assert "Ithobal many" in refused.text
    assert await said_of(hall, hanno, "forum.plan") == asked["forum.plan"].proposal
    changed = await hanno.submit_modal(await hanno.click(card(hanno), "Forum Plan"), trader="?")
    assert "✔ Forum Plan: Trader: ask me; ask me if none is possible" in changed.text
    assert (await said_of(hall, hanno, "forum.plan"))["trader"]["way"] == "ask"


@clause("RC-9.0.9")
async def test_who_wished_to_be_called_votes_by_his_ballot(hall: Hall) -> None:
    """The Vote card says the ballot then, not the sheet any more."""
    await voted_on(hall, purse(5, 10))
    hanno, *others = hall.people[1:]
    await press(hall, hanno, "Yea")
    await hanno.click(card(hanno), "Sheet for No. 1")
    await use(hall, hanno, "senate.sheets", "sheetvoice", "ask")
    await use(hall, hanno, "senate.sheets", "keep")
    for person in (*others, hall.people[0]):
        await press(hall, person, "Yea")
    assert (await silent(hall, hanno, "senate.vote")).decision.awaited
    form = await hanno.click(vote_card(hanno), "Buy Votes…")
    shown = await hanno.submit_modal(form, count="3", side="0")
    assert "Adherbal buys 3 votes for 3T" in shown.text
    await hanno.click(shown, "Confirm Vote")
    await hall.town.idle()
    assert "▲ Hanno votes on motion no. 1: Milko for 2 and Adherbal for 5" in log(hall)


# Packages, a programme and its docket


async def test_first_cards_and_the_revenue_package(hall: Hall) -> None:
    """Taken as proposed, refused with the clause, changed by the form; what follows is told when all have spoken."""
    await until(hall, "setup.cards")
    asked = [person for person in hall.people if "**First Cards**" in card(person).text]
    for person in asked:
        await use(hall, person, "setup.plays", "keep")
    assert asked
    assert "plays Gadir Silver Mines on Mago." in log(hall)
    elissa, *others = hall.people
    proposed = (await silent(hall, elissa, "revenue.package")).proposal
    refused = await fill(hall, elissa, "revenue.package", purses="Bomilcar 5")
    assert "With a fixed sum somebody must get the rest (RC-6.10). Nothing was changed (RC-6.0)." in refused.text
    await use(hall, elissa, "revenue.package", "keep")
    assert "✔ Revenue Phase: " in card(elissa).text
    assert await said_of(hall, elissa, "revenue.package") == proposed
    changed = await elissa.submit_modal(await elissa.click(card(elissa), "Revenue Phase"), purses="Bomilcar")
    assert "All money goes to Bomilcar." in changed.text
    assert "corrupt income" not in log(hall), "nothing is played before all have spoken"
    for person in others:
        assert "✔ Revenue Phase" not in card(person).text
        await use(hall, person, "revenue.package", "keep")
    assert "◆ Elissa moves money between its Senators and its Faction Treasury: " in log(hall)


async def test_the_sale_and_its_income(hall: Hall) -> None:
    """Shares that do not add up are refused; the sale follows when all who hold cards have said it."""
    await until(hall, "trade.selling")
    sellers = [person for person in hall.people if "**Sale and Warehouses**" in card(person).text]
    first = sellers[0]
    refused = await fill(hall, first, "trade.package", shares="Faction Leader 7")
    assert "It has to be 10 in all; you gave 7." in refused.text
    for person in sellers:
        assert " keeps 1 trade card." not in log(hall)
        await use(hall, person, "trade.package", "keep")
    assert log(hall).count(" keeps 1 trade card.") == len(sellers)


async def test_a_programme_and_its_docket(hall: Hall) -> None:
    """The programme is one press, and so is each docket; a menu changes the answer to one motion."""
    await sit(hall, "senate.suffetes", holds("triangle", "public-outcry.1"), rounds=False)
    elissa, hanno, *others = hall.people
    await use(hall, elissa, "senate.programme", "keep")
    assert (
        "✔ Programme: elect Bomilcar and Malchus Suffetes (and another if it fails); then ask me" in card(elissa).text
    )
    assert "1. elect Bomilcar and Malchus Suffetes: **Nay**" in card(hanno).text
    menu = menus(card(hanno), "docketsays")[0]
    await hanno.select(card(hanno), "1: Yea", custom_id=menu)
    assert "1. elect Bomilcar and Malchus Suffetes: **Yea**" in card(hanno).text
    await use(hall, hanno, "senate.docket", "keep")
    assert "✔ Docket: 1: Yea · 1.1: Nay; veto " in card(hanno).text
    for person in others:
        assert "✔ Docket" not in card(person).text
        await use(hall, person, "senate.docket", "keep")
    assert "**✔ Passed** · Yea ███████ 19 · Nay ██ 6" in vote_card(elissa).text
    assert "- ▲ Hanno: Yea 4\n- ● Mago: Nay 6\n- ■ Gisco: Yea 7\n- ◆ Elissa: Yea 8" in vote_card(elissa).text
