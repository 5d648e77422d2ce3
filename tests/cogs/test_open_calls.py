"""Who has Cloth? A call that all are told of, answered from the desk or the channel, and seen by nobody else."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from bot.services.deals.calls import CALL
from loopback.person import Person
from loopback.reply import Modal, Reply
from loopback.seen import Seen
from tests.cogs.conftest import Hall, Reopened, card, ids
from tests.cogs.forging import forged
from tests.cogs.test_deals import deal_card, offer

OVER = "Nobody looks for these goods here any more; nothing was offered."
NOBODY_HAS = "spice"


async def rest(hall: Hall) -> None:
    """Also what waits a little has arrived."""
    await hall.town.idle()
    hall.time.move(timedelta(seconds=15))
    await hall.town.idle()


async def called(hall: Hall, person: Person, *wants: str, **more: Any) -> Reply:
    """A call from the desk."""
    form = await person.click(card(person), "Call for Goods…")
    shown = await person.submit_modal(form, {"wants": wants, **more})
    await rest(hall)
    return shown


def told(person: Person) -> list[Seen]:
    """What the channel says of calls."""
    return [one for one in person.channel("hall").all if " looks for " in one.text and not one.ephemeral]


def way(seen: Seen, act: str) -> str:
    """Where a button leads that may stand on a card that is no longer what it was."""
    return ids(seen, act)[0]


def put_down(form: Reply) -> list[str]:
    """The cards that are picked in a form before anything is pressed."""
    assert isinstance(form, Modal)
    options = form.rows[0]["component"]["options"]
    return [one["label"].partition(":")[0] for one in options if one.get("default")]


async def held(hall: Hall, person: Person) -> list[str]:
    """The commodities of his cards, the dearest last."""
    table, seat = await hall.bot.surface.tables.table(hall.game), await hall.seat(person)
    cards = sorted(table.state.factions[seat].trade_cards, key=lambda one: one.value)
    return list(dict.fromkeys(one.commodity for one in cards))


async def notes(hall: Hall) -> int:
    stand = await hall.bot.store.stand(hall.game)
    assert stand is not None
    return len(stand.notes_of(CALL))


async def close_floor(hall: Hall) -> None:
    for person in hall.people:
        await person.slash("/trade done")
    await rest(hall)


async def test_a_call_is_told_to_all_without_a_sound_and_answered_in_two_presses(hall: Hall) -> None:
    await hall.floor()
    elissa, hanno, mago, _ = hall.people
    ware, pings = (await held(hall, hanno))[-1], [person.pings for person in hall.people]
    shown = await called(hall, elissa, ware, note="*Please* @everyone")
    assert f"You look for {ware.title()}; everybody is told, until trading ends." in shown.text
    line, note = f"◆ Elissa looks for {ware.title()}.", "“\\*Please\\* @\u200beveryone”"
    assert [person.pings for person in hall.people] == pings
    assert f"{line} {note}" in told(mago)[-1].text
    assert all(line in card(person).text for person in hall.people[1:])
    assert not any("Please" in card(person).text for person in hall.people), "who is muted is not heard on a desk"
    before = card(mago).text
    form = await hanno.click(card(hanno), "Answer ◆ Elissa…")
    assert put_down(form)[0] == ware.title()
    await hanno.submit_modal(form)
    await rest(hall)
    assert "**Deal with ▲ Hanno**" in deal_card(elissa).text
    assert ware.title() in deal_card(elissa).text
    assert card(mago).text == before
    assert not any("Hanno" in one.text for one in told(mago))


async def test_a_call_is_answered_from_the_channel_too(hall: Hall) -> None:
    await hall.floor()
    elissa, hanno, *_ = hall.people
    await called(hall, elissa, NOBODY_HAS)
    form = await hanno.click(told(hanno)[-1], "Offer Some…")
    await hanno.submit_modal(form)
    await rest(hall)
    assert "**Deal with ▲ Hanno**" in deal_card(elissa).text
    own = await elissa.click(told(elissa)[-1], "Offer Some…")
    assert own.modal is not None
    assert own.modal.title == "Call for goods", "one's own call is changed"


async def test_who_has_the_button_tells_nothing_of_his_goods(hall: Hall) -> None:
    """Nobody holds what is looked for; all but the caller have the button nevertheless."""
    await hall.floor()
    elissa, *others = hall.people
    await called(hall, elissa, NOBODY_HAS)
    assert all("Answer ◆ Elissa…" in card(person).buttons for person in others)
    assert "Answer ◆ Elissa…" not in card(elissa).buttons


async def test_an_answer_goes_into_the_deal_that_waits_for_it(hall: Hall) -> None:
    await hall.floor()
    elissa, hanno, mago, _ = hall.people
    await offer(hall, elissa, hanno)
    await called(hall, elissa, NOBODY_HAS)
    answer = await hanno.click(card(hanno), "Answer ◆ Elissa…")
    assert isinstance(answer, Modal)
    assert "With your answer you accept what ◆ Elissa gives." in answer.prose
    anew = await mago.click(card(mago), "Answer ◆ Elissa…")
    assert isinstance(anew, Modal)
    assert not anew.prose


async def test_an_offer_begins_with_what_its_maker_has_called_for(hall: Hall) -> None:
    await hall.floor()
    elissa, hanno, *_ = hall.people
    await called(hall, elissa, NOBODY_HAS)
    await offer(hall, elissa, hanno)
    assert "◆ Elissa wants Spice." in deal_card(hanno).text


async def test_a_call_is_changed_and_withdrawn(hall: Hall) -> None:
    await hall.floor()
    elissa, hanno, *_ = hall.people
    await called(hall, elissa, "oil", note="Soon")
    form = await elissa.click(card(elissa), "Change Call…")
    assert isinstance(form, Modal)
    assert form.values["note"] == "Soon"
    await elissa.submit_modal(form, {"wants": ["oil", "wine"]})
    await rest(hall)
    (line,) = told(hanno)
    assert "Wine and Oil" in line.text or "Oil and Wine" in line.text
    answer = way(card(hanno), "callanswer")
    opened = await hanno.click(card(hanno), "Answer ◆ Elissa…")
    gone = await elissa.click(card(elissa), "Withdraw Call")
    assert "You look for" not in gone.text
    await rest(hall)
    assert not told(hanno)
    assert "looks for" not in card(hanno).text
    assert (await forged(hanno, card(hanno), answer)).text == OVER
    made = await hanno.submit_modal(opened)
    await rest(hall)
    assert "Offer to ◆ Elissa" in made.text, "whoever was about to offer something still may"
    assert (await elissa.slash("/deal uncall")).text.startswith("You have no open call; nothing was changed.")


async def test_the_floor_closes_before_the_answer_comes(hall: Hall) -> None:
    await hall.floor()
    elissa, hanno, *_ = hall.people
    await called(hall, elissa, NOBODY_HAS)
    answer, change = way(card(hanno), "callanswer"), way(card(elissa), "call")
    opened = await hanno.click(card(hanno), "Answer ◆ Elissa…")
    await close_floor(hall)
    assert not told(hanno)
    assert not await notes(hall)
    head = await hall.head()
    late = await hanno.submit_modal(opened)
    assert "**Desk of ▲ Hanno**" in late.text
    assert "nothing was changed" in late.text
    assert (await forged(hanno, card(hanno), answer)).text == OVER
    closed = "Nobody trades now; nobody was told anything."
    assert (await forged(elissa, card(elissa), change)).text == closed
    assert (await elissa.slash("/deal call", wants="Oil")).text == closed
    assert await hall.head() == head


async def test_who_cannot_trade_neither_calls_nor_answers(hall: Hall) -> None:
    await hall.floor()
    elissa, *_, gisco = hall.people
    ask, seat = way(card(gisco), "call"), await hall.seat(gisco)
    table = await hall.bot.surface.tables.table(hall.game)
    for one in [one.id for one in table.state.factions[seat].trade_cards][2:]:
        await hall.bot.surface.tables.rule(hall.game, "take-trade-card", {"seat": seat, "card": one})
    await called(hall, elissa, NOBODY_HAS)
    desk = await gisco.slash("/desk")
    assert "◆ Elissa looks for Spice." in desk.text
    assert not {"Answer ◆ Elissa…", "Call for Goods…"} & set(desk.buttons)
    few = "A side of a deal needs 3 trade cards, and you hold 2; nothing was changed."
    assert (await forged(gisco, card(gisco), ask)).text.startswith(few)
    assert (await gisco.slash("/deal call", wants="Oil")).text.startswith(few)
    assert (await gisco.click(told(gisco)[-1], "Offer Some…")).text.startswith(few)


async def test_a_call_by_command(hall: Hall) -> None:
    await hall.floor()
    elissa, *_ = hall.people
    suggested = await elissa.autocomplete("/deal call", "wants")
    made = await elissa.slash("/deal call", wants=f"{suggested[0]['name']}, Oil, oil", note="At once")
    assert "You look for" in made.text
    await rest(hall)
    assert " and Oil. “At once”" in told(elissa)[-1].text
    strange = await elissa.slash("/deal call", wants="Marzipan")
    assert '"Marzipan"' in strange.text
    many = await elissa.slash("/deal call", wants=", ".join(one["name"] for one in suggested[:6]))
    assert many.text.startswith("Name 1 to 5 goods; nobody was told anything.")
    assert (await elissa.slash("/deal call")).modal is not None
    assert "You look for" not in (await elissa.slash("/deal uncall")).text


async def test_a_call_outlives_a_restart(reopened: Reopened) -> None:
    async with reopened() as hall:
        await hall.floor()
        await called(hall, hall.people[0], NOBODY_HAS)
    async with reopened() as hall:
        elissa, hanno, *_ = hall.people
        await elissa.slash("/game repair")
        await rest(hall)
        assert len(told(hanno)) == 1
        form = await hanno.click(told(hanno)[0], "Offer Some…")
        await hanno.submit_modal(form)
        await rest(hall)
        assert "**Deal with ▲ Hanno**" in deal_card(elissa).text
        await close_floor(hall)
        assert not told(hanno)


async def test_each_reads_a_call_in_his_language(hall: Hall) -> None:
    elissa, hanno, *_ = hall.people
    hanno.user.locale = "de"
    await hall.floor()
    await called(hall, elissa, "oil")
    desk = next(one for one in reversed(hanno.inbox.all) if one.text.startswith("**Pult von"))
    assert "◆ Elissa sucht Oil." in desk.text
    assert "◆ Elissa antworten…" in desk.buttons
    assert "◆ Elissa looks for Oil." in told(hanno)[-1].text
    form = await hanno.click(desk, "Güter suchen…")
    shown = await hanno.submit_modal(form, {"wants": ["wine"]})
    assert "Du suchst Wine; alle erfahren es" in shown.text


async def test_another_game_has_calls_too(hall: Hall) -> None:
    await hall.begin(game="sample")
    elissa, hanno, *_ = hall.people
    await hall.skip_to("barter")
    table, seat = await hall.bot.surface.tables.table(hall.game), await hall.seat(hanno)
    goods = [one.good for one in table.state.merchants[seat].hand]
    await called(hall, elissa, goods[-1])
    form = await hanno.click(card(hanno), "Answer ◆ Elissa…")
    assert {one.partition(" ·")[0] for one in put_down(form)} == {goods[-1].title()}
    await hanno.submit_modal(form)
    await rest(hall)
    assert "**Deal with ▲ Hanno**" in deal_card(elissa).text
