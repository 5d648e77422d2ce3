"""What is said ahead, on its cards: taken with one press, changed by its form, refused, and what then happens."""

from __future__ import annotations

from typing import Any

from games.kernel import Posted
from loopback.person import Person
from loopback.reply import Reply
from tests.clauses import clause
from tests.cogs.conftest import Hall, card, ids
from tests.cogs.senate import Change, move, press, sit, vote_card
from tests.games.carthage.forum import purse


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


async def fill(hall: Hall, person: Person, kind: str, act: str = "form", **said: Any) -> Reply:
    """Its form, with these fields filled in otherwise than proposed."""
    reply = await person.submit_modal(await use(hall, person, kind, act), **said)
    await hall.town.idle()
    return reply


async def said(hall: Hall, person: Person, kind: str) -> Any:
    """What stands for him, as the table knows it."""
    return (await hall.posted(person, kind)).proposal


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
    assert await said(hall, elissa, "forum.plan") == posted.proposal
    assert "✔ Forum Plan: Trader: " in card(elissa).text


async def test_one_press_wishes_to_be_asked(hall: Hall) -> None:
    await until(hall, "forum.roll")
    elissa = hall.people[0]
    reply = await use(hall, elissa, "forum.plan", "lapse")
    assert "✔ Forum Plan: all is asked at your turn (RC-8.4)." in reply.text
    posted = await hall.posted(elissa, "forum.plan")
    assert posted.proposal == posted.decision.lapse
    assert not posted.decision.awaited


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
    assert "✔ Sheet for No. 1: Yea (RC-9.0.9)." in (await press(hall, hanno, "Yea")).text
    assert "✔ Sheet for No. 1: Nay (RC-9.0.9)." in (await press(hall, hanno, "Nay")).text
    await press(hall, mago, "Abstain")
    await press(hall, gisco, "Yea")
    assert "Yea ▯▯▯▯▯▯▯ 0 · Nay 0 · Abstain 0 · Not yet 25" in vote_card(mago).text
    assert all("✔ Sheet" not in one.text for one in mago.channel("hall").all if not one.ephemeral)
    await press(hall, elissa, "Yea")
    assert "**✔ Passed** · Yea ▮▮▮▮▮▮▮ 15 · Nay ▮▮ 4" in vote_card(elissa).text
    assert "- ▲ Hanno: Nay 4\n- ● Mago: abstains" in vote_card(elissa).text
    assert "✔ Vote on No. 1: as you had set it: Nay: Milko and Adherbal." in card(hanno).text
    assert "Motion no. 1 (minor motion) passes: 15 for, 4 against." in log(hall)


async def test_a_sheet_from_the_inbox(hall: Hall) -> None:
    """What is proposed is one press; another voice is a draft until it is saved."""
    await voted_on(hall)
    hanno = hall.people[1]
    proposed = (await silent(hall, hanno, "senate.sheets")).proposal
    await use(hall, hanno, "senate.sheets", "keep")
    assert await said(hall, hanno, "senate.sheets") == proposed
    again = await hanno.slash("/senate vote")
    assert "It may be changed until it is used." in again.text
    saved = await hanno.click(await hanno.click(again, "Nay"), "Save & Lock")
    await hall.town.idle()
    assert "✔ Sheet for No. 1: Nay (RC-9.0.9)." in saved.text
    assert (await said(hall, hanno, "senate.sheets"))["voice"] == "against"


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
    assert "'Adherbal 6'" in str(form.modal.form)
    shown = await hanno.submit_modal(form, but="Adherbal yea", bought="Adherbal 3")
    assert "Abstain; Adherbal yea; Adherbal buys 3" in shown.text
    await hanno.click(shown, "Save & Lock")
    for person in (one for one in hall.people if one is not hanno):
        await press(hall, person, "Yea")
    assert "- ▲ Hanno: Yea 5 and abstains (bought 3)" in vote_card(hanno).text


@clause("RC-9.0.10")
async def test_a_sheet_by_command(hall: Hall) -> None:
    """Voices and purchases by name change what he has said; a voice for all is that and nothing else."""
    await voted_on(hall, purse(5, 10))
    hanno = hall.people[1]

    async def vote(**typed: str) -> str:
        return (await hanno.slash("/senate vote", **typed)).text

    assert "Adherbal can buy at most 5 votes: his purse holds 5T (RC-9.0.10)." in await vote(
        voice="for", buy="Adherbal 6"
    )
    assert "Adherbal abstains, so no votes can be bought for him (RC-9.0.10)." in await vote(buy="Adherbal 3")
    assert (await silent(hall, hanno, "senate.sheets")).decision.awaited
    told = "✔ Sheet for No. 1: Abstain; Milko nay; Adherbal yea; Adherbal buys 3 (RC-9.0.9)."
    assert told in await vote(each="Milko nay, Adherbal yea", buy="Adherbal 3")
    assert "Abstain; Milko yea; Adherbal yea; Adherbal buys 3 (" in await vote(each="Milko yea")
    assert "✔ Sheet for No. 1: Nay (RC-9.0.9)." in await vote(voice="against")
    assert "You have said: Nay. It may be changed until it is used." in await vote()
