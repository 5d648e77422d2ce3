"""Votes in the Senate of Rome on their public card: one after the other, all at once, sealed; bought votes; no leak."""

from __future__ import annotations

from games.rome.seen.view import RomeView
from loopback.person import Person
from tests.clauses import clause
from tests.cogs.conftest import Hall
from tests.cogs.rome_senate import asked, give, holding, move, press, proposed, settle, sit, state, vote_card, voting

LAND = "1, Cornelius, Claudius"


@clause("RR-1.09.14", "RR-1.09.141", "RR-1.09.143")
async def test_a_vote_by_buttons_one_faction_after_the_other(hall: Hall) -> None:
    await sit(hall, "senate.business", holding(10, 5))
    elissa, hanno, mago, gisco = hall.people
    shown = await move(hall)
    assert "Cornelius of ◆ Elissa, who presides, proposes to **say: “Praise for Cornelius”**." in shown.text
    assert "Yea ░░░░░░░ 0 · Nay 0 · Abstain 0 · Not yet 29 (needs 15)" in shown.text
    assert "- ▲ Hanno (6 votes): **called to vote**\n- ● Mago (6 votes): not yet" in shown.text
    ways = ["Yea", "Nay", "Abstain", "Buy Votes…", "Each…", "Open My Desk", "Rule RR-1.09.83", "Pre-Set…"]
    assert shown.buttons == ways
    form = await hanno.click(shown, "Buy Votes…")
    refused = await hanno.submit_modal(form, count="6", side="0")
    assert "Junius can buy at most 5 votes: his purse holds 5T (RR-1.09.141)." in refused.text
    bought = await hanno.submit_modal(await hanno.click(refused, "Try Again"), count="3")
    assert "With your 9 for: 9 to 0, passes if nobody else votes" in bought.text
    await hanno.click(bought, "Confirm Vote")
    await settle(hall)
    assert "- Bought votes: Yea 3 by ▲ Hanno" in vote_card(mago).text
    await press(hall, mago, "Nay")
    await press(hall, gisco, "Abstain")
    last = await press(hall, elissa, "Yea")
    assert "With your 9 for: 18 to 6, passes." in last.text
    over = vote_card(gisco)
    assert over.id == shown.id
    assert "**✔ Passed** · Yea ███████ 18 · Nay ██ 6" in over.text
    assert not over.buttons


@clause("RR-0.6.8")
async def test_sealed_votes_are_asked_together_and_opened_together(hall: Hall) -> None:
    """Until the last sheet is in neither the card nor anybody else's look tells who votes how."""
    await sit(hall, "senate.business", voting("sealed"))
    elissa, hanno, mago, gisco = hall.people
    await move(hall)
    assert len(await asked(hall, "senate.vote")) == 4
    reply = await press(hall, mago, "Nay")
    assert "It is opened together with the others; until then you may change it." in reply.text
    assert "1 of 4 have voted." in vote_card(gisco).text
    assert "Mago (" not in vote_card(gisco).text
    for seat in ("diamond", "triangle", "square", None):
        assert await told_of_others(hall, seat) == {"declared": {}, "own": None, "for": 0, "against": 0, "in": 1}
    for person in (elissa, hanno):
        await press(hall, person, "Yea")
    assert "3 of 4 have voted." in vote_card(gisco).text
    await press(hall, gisco, "Yea")
    assert "**✔ Passed** · Yea ███████ 23 · Nay ██ 6" in vote_card(gisco).text


@clause("RR-0.6.8")
async def test_a_sealed_card_is_the_same_whatever_is_voted(hall: Hall) -> None:
    await sit(hall, "senate.business", voting("sealed"))
    _, hanno, mago, _ = hall.people
    before = await move(hall)
    await press(hall, mago, "Nay")
    nay = vote_card(hanno)
    await press(hall, mago, "Yea")
    yea = vote_card(hanno)
    assert (nay.text, nay.buttons) == (yea.text, before.buttons)


async def told_of_others(hall: Hall, seat: str | None) -> dict[str, object]:
    """What a seat, or the public, sees of the votes."""
    table = await hall.bot.surface.tables.table(hall.game)
    own = next((one for one in table.state.seats if one == seat), None)
    view = table.game.view(table.state, own)
    assert isinstance(view, RomeView)
    assert view.senate
    motion = view.senate.motion
    assert motion
    figures = {"for": motion.votes_for, "against": motion.votes_against, "in": motion.handed_in}
    return {"declared": motion.declared, "own": motion.own_sheet, **figures}


@clause("RR-0.6.8")
async def test_a_sheet_handed_in_before_the_call_stays_sealed_until_then(hall: Hall) -> None:
    await sit(hall)
    _, hanno, mago, gisco = hall.people
    await move(hall)
    reply = await press(hall, gisco, "Nay")
    assert "It is declared when your faction is called; until then you may change it." in reply.text
    assert (await told_of_others(hall, "circle"))["declared"] == {}
    assert "- ■ Gisco (8 votes): not yet" in vote_card(hanno).text
    await press(hall, hanno, "Yea")
    await press(hall, mago, "Yea")
    assert "- ■ Gisco (8 votes): Nay 8" in vote_card(hanno).text


@clause("RR-1.09.142")
async def test_a_live_vote_counts_at_once_and_is_final(hall: Hall) -> None:
    await sit(hall, "senate.business", voting("live"))
    _, hanno, _, gisco = hall.people
    await move(hall)
    await press(hall, gisco, "Nay")
    assert "- ■ Gisco (8 votes): Nay 8" in vote_card(hanno).text
    again = await gisco.click(vote_card(gisco), "Yea")
    assert "Your faction has voted on motion no. 1; a declared vote is final (RR-1.09.14)." in again.text


@clause("RR-1.09.14", "RR-1.09.62")
async def test_nobody_abstains_on_a_land_bill_and_its_figures_stand_on_the_card(hall: Hall) -> None:
    await sit(hall)
    elissa, hanno, *_ = hall.people
    await proposed(hall, elissa, "land-bill", LAND)
    await consenting(hall, elissa)
    shown = vote_card(hanno)
    assert shown.buttons[:2] == ["Yea", "Nay"]
    assert "Abstain" not in shown.buttons
    assert "20T once (the State Treasury holds 100T); Unrest 0 → **0**." in shown.text


async def consenting(hall: Hall, person: Person) -> None:
    """His Senators agree to be sponsors, as long as they are asked."""
    while await asked(hall, "senate.sponsor"):
        await person.slash("/senate consent", answer="Consent")
        await settle(hall)


@clause("RR-1.09.152")
async def test_a_tribune_vetoes_by_command(hall: Hall) -> None:
    await sit(hall, "senate.business", give("triangle", "tribune.1"))
    hanno = hall.people[1]
    await move(hall)
    await hanno.slash("/senate veto", answer="Tribune")
    await settle(hall)
    assert "is vetoed" in vote_card(hanno).text
    assert (await state(hall)).senate.motion is None


async def test_the_chances_of_ways_to_vote_are_told(hall: Hall) -> None:
    await sit(hall)
    hanno = hall.people[1]
    await move(hall)
    reply = await hanno.slash("/odds vote")
    assert "With your 6 for: 6 to 0, passes if nobody else votes" in reply.text
