"""The order desk on the local Discord: lists, text, commands, what is refused, final, the sandbox, retreats, Winter."""

from __future__ import annotations

from bot.table.autopilot import intended
from games.kernel import Seat
from loopback.reply import Modal
from tests.clauses import clause
from tests.cogs.conftest import Hall
from tests.cogs.diplomacy_table import Hand, seated


async def kept(hall: Hall, seat: str) -> list[str]:
    """What lies at the table for this seat."""
    table = await hall.bot.surface.tables.table(hall.game)
    return [one.text for one in table.state.players[Seat(seat)].orders]


@clause("CD-E.5")
async def test_a_sheet_is_written_by_lists_by_text_and_by_command(hall: Hall) -> None:
    who = await seated(hall, "war")
    hand = Hand(who[Seat("diamond")])
    await hand.open()
    assert len(hand.card.seen.raw.attachments) == 1
    assert "Duty neglected" in hand.text

    await hand.choose("lineunit", "A Labia Minor")
    await hand.choose("lineput", "Province 32")
    assert hand.presses == 2
    await hand.choose("lineseize", "Hamilcar")
    assert hand.presses == 3
    await hand.choose("lineunit", "F Fretum")
    await hand.choose("linehelp", "A Nova")
    await hand.choose("lineput", "stand where it is")
    assert hand.presses == 6
    await hand.choose("lineunit", "A Province 24")
    await hand.choose("lineput:N24.x", "A N24 stand (blk)")
    assert hand.presses == 8
    assert await kept(hall, "diamond") == ["A LMi-(sf HAM)N32", "F FCa S A NBe", "A N24 stand (blk)"]

    form = await hand.press("Write as Text…")
    assert isinstance(form, Modal)
    assert "F FCa S A NBe" in str(form.form)
    await hand.type(form, t0="F FCa S A NBe-Opi\nA LMi-Rom\nHAM Apt CAE SR Car\nA N24 S A LMi")
    assert "2 lines are not accepted" in hand.text
    assert "no space" in hand.text
    assert await kept(hall, "diamond") == ["F FCa S A NBe-Opi", "HAM Apt CAE SR Car"]
    again = await hand.press("Write as Text…")
    assert isinstance(again, Modal)
    assert "A LMi-Rom" in str(again.form)

    said = await hand.person.slash("/season order", line="A LMi-Car (rail R1)")
    assert "Ordered: `A LMi-Car (rail R1)`" in said.text
    offered = await hand.person.autocomplete("/season order", "line", line="A LMi-")
    assert "A LMi-N25" in [one["value"] for one in offered]

    await hand.open()
    assert "A LMi-Rom" in hand.text, "what was typed is not lost"
    posted = await hall.posted(hand.person, "season.orders")
    due = intended(posted, await hall.bot.store.saved(hall.game))
    assert due.raw["orders"] == await kept(hall, "diamond"), "what was accepted so far counts at the deadline"
    await hand.press("Mark Final")
    assert "Final." in hand.text
    assert "A LMi-Rom" in hand.text
    public = "\n".join(one.text for one in who[Seat("circle")].channel("war").all)
    assert "6" in public
    assert "Elissa" not in public.partition("Waiting")[2]
    await hand.press("Open Again")
    assert "Not final" in hand.text
    await hall.town.idle()
    desk = next(one for one in reversed(hand.person.inbox.all) if one.text.startswith("**Desk of"))
    assert "`A LMi-Car (rail R1)`" in desk.text, "the card in his inbox is as new"
    assert "`A LMi-Rom`" in desk.text


@clause("CD-D.3")
async def test_what_has_no_effect_is_told_and_orders_of_others_are_supposed(hall: Hall) -> None:
    who = await seated(hall, "war")
    hand = Hand(who[Seat("diamond")])
    await hand.person.slash("/season order", line="A LMi S A N25-N32")
    await hand.open()
    before = await kept(hall, "diamond")
    await hand.press("Adjudicate")
    assert "without effect" in hand.text
    form = await hand.press("Suppose Orders of Others…")
    await hand.type(form, others="A N25-N32\nF MLu-FCa\nF Opi S F MLu-FCa\nA Xyz-Car\nGV Apt MAG SR Spa")
    assert "✗ `A Xyz-Car`" in hand.text
    assert "Only orders of units and canals" in hand.text
    assert "`A LMi S A N25-N32`: ✔" in hand.text
    assert "**dislodged**" in hand.text
    assert await kept(hall, "diamond") == before


@clause("CD-D.12", "CD-S.6")
async def test_retreats_and_winter_are_ordered_from_what_is_possible(hall: Hall) -> None:
    who = await seated(hall, "retreats")
    hand = Hand(who[Seat("diamond")])
    await hand.open()
    assert "disbanded" in hand.text
    await hand.choose("lineunit", "F Fretum")
    await hand.choose("lineput", "Mare Escargus")
    assert await kept(hall, "diamond") == ["F FCa-MEs"]

    who = await seated(hall, "winter")
    hand = Hand(who[Seat("diamond")])
    hand.card = await hand.person.slash("/winter orders")
    assert "unsupported" in hand.text
    await hand.choose("lineput", "HAM builds F Car")
    await hand.choose("lineput", "HAM adopts A HBa at LMi")
    assert await kept(hall, "diamond") == ["HAM builds F Car", "HAM adopts A HBa at LMi"]
    await hand.choose("linedrop", "HAM builds")
    assert await kept(hall, "diamond") == ["HAM adopts A HBa at LMi"]


@clause("CD-G.4")
async def test_a_call_in_the_channel_does_not_tell_who_is_final(hall: Hall) -> None:
    """Whoever gets no direct messages is called there; that call stands until all are final."""
    person = hall.people[1]
    hall.town.allow(50007)
    person.close_dms()
    await hall.begin(game="diplomacy")
    await hall.skip_to("spring.orders")
    called = [one.text for one in person.channel("hall").all if person.mention in one.text]
    assert called
    await person.slash("/season final")
    await hall.town.idle()
    assert [one.text for one in person.channel("hall").all if person.mention in one.text] == called


@clause("CD-S.1")
async def test_a_year_is_over_with_its_winter_and_none_before_the_first(hall: Hall) -> None:
    await hall.begin(game="diplomacy")
    await hall.skip_to("spring.orders")
    person, over = hall.people[1], list[bool]()
    for _ in range(3):
        for one in hall.people:
            await one.slash("/season final")
        await hall.town.idle()
        card = await person.slash("/desk")
        over.append(" is over: **What Happened?**" in card.text)
    assert over == [False, False, True]  # in Autumn, in Winter, in the Spring after it
    assert "What Happened?" in card.buttons
    assert "There is no such turn" not in (await person.click(card, "What Happened?")).text
