"""Rome's Forum said ahead, at a table: taken with one press, changed by its form, refused, by command; what follows."""

from __future__ import annotations

import pytest

from loopback.person import Person
from tests.clauses import clause
from tests.cogs.conftest import Hall, card
from tests.cogs.test_plans import fill, log, on_turn, said_of, silent, use

PLAN, ATTEMPT, DEFENCE, REACTIONS, BRIBING = (
    "forum.plan",
    "forum.attempt",
    "forum.defence",
    "forum.reactions",
    "forum.bribing",
)


async def in_the_forum(hall: Hall, *savers: Person) -> tuple[Person, list[Person]]:
    """The first initiative, at its attempt; some have put all their money aside. Who has it, and the others."""
    await hall.begin(game="rome", rounds=False, scenario="early")
    await hall.skip_to("revenue.redistribution")
    for person in savers:
        await use(hall, person, "revenue.package", "keep")
    await hall.skip_to("forum.persuasion")
    return await on_turn(hall)


@clause("RR-1.07.5", "RR-1.07.51", "RR-1.07.6")
async def test_all_of_the_forum_is_one_press_and_can_be_changed(hall: Hall) -> None:
    """`Lock All` takes plan, defence and reactions; nobody else reads of it; a line that says nothing is refused."""
    _, (hanno, mago, _) = await in_the_forum(hall)
    asked = {kind: (await silent(hall, hanno, kind)).proposal for kind in (PLAN, DEFENCE, REACTIONS)}
    before, head = card(mago).text, await hall.head()
    await hanno.click(card(hanno), "Lock All 3")
    await hall.town.idle()
    assert {kind: await said_of(hall, hanno, kind) for kind in asked} == asked
    assert card(mago).text == before
    refused = await hanno.submit_modal(await hanno.click(card(hanno), "Forum Plan"), spends="Julius many")
    assert '"Julius many" needs a number' in refused.text
    assert await said_of(hall, hanno, PLAN) == asked[PLAN]
    refused = await hanno.submit_modal(await hanno.click(card(hanno), "Forum Plan"), spends="Julius -1")
    assert "Julius has no Knight to press (RR-1.07.51)" in refused.text
    form = await hanno.click(card(hanno), "Forum Plan")
    changed = await hanno.submit_modal(form, spends="Julius 2\nJulius, <Blood Fest, U3")
    assert "Knight: Julius, with 2T" in changed.text
    assert "Blood Fest or the grandest below that he can pay, by Julius, only if Unrest is 3 or more" in changed.text
    assert await hall.head() == head, "it is sealed, and nobody's turn has come"


async def test_one_press_wishes_to_be_asked(hall: Hall) -> None:
    _, (hanno, *_) = await in_the_forum(hall)
    assert (await silent(hall, hanno, PLAN)).decision.lapse != (await silent(hall, hanno, PLAN)).proposal
    reply = await use(hall, hanno, PLAN, "lapse")
    assert "✔ Forum Plan: all is asked at your turn." in reply.text
    assert not (await hall.posted(hanno, PLAN)).decision.awaited


@pytest.mark.parametrize(("said", "then"), [("take", "proposal"), ("silence", "lapse")])
async def test_a_plan_by_command(hall: Hall, said: str, then: str) -> None:
    """What it proposes, what silence says."""
    _, (hanno, *_) = await in_the_forum(hall)
    posted = await silent(hall, hanno, PLAN)
    wanted = {"proposal": posted.proposal, "lapse": posted.decision.lapse}[then]
    assert "✔ Forum Plan: " in (await hanno.slash("/forum plan", say=said)).text
    await hall.town.idle()
    assert await said_of(hall, hanno, PLAN) == wanted


@clause("RR-1.07.414")
async def test_a_bribing_card_says_how_the_attempt_stands(hall: Hall) -> None:
    """Who says how far he goes must know against what; what exceeds the Treasury is refused; it is sealed."""
    active, (hanno, mago, gisco) = await in_the_forum(hall, *hall.people[1:])
    shown = await fill(hall, active, ATTEMPT, persuader="1", target="1", bribe="1, =", spends="?\n??")
    assert "persuades Fabius with 1T, rolled whatever the others bid; Knight: ask me; Games: ask me" in shown.text
    for person in hall.people:
        await use(hall, person, DEFENCE, "lapse")
    assert "persuades Fabius: Base Number" in card(hanno).text
    head = await hall.head()
    refused = await fill(hall, hanno, BRIBING, limit="99")
    assert "It has to be a whole number from 0 to " in refused.text
    assert (await silent(hall, hanno, BRIBING)).decision.awaited
    shown = await fill(hall, hanno, BRIBING, limit="2", against=f"{active.name} 3", own="4", ticks="0")
    assert "up to 2T until the Base Number is 3, all of it, if that is too little" in shown.text
    assert f"up to 4T for each Senator of yours, up to 3T against attempts of ◆ {active.name.title()}" in shown.text
    assert await hall.head() == head, "it is sealed"
    await use(hall, mago, BRIBING, "keep")
    await use(hall, gisco, BRIBING, "lapse")
    assert "▲ Hanno bids nothing against it." in log(hall)
    assert "Fabius stays" in log(hall)
