"""One whole turn, from the lobby to the end of the Trade Phase, as four people play it."""

from __future__ import annotations

import re
from contextlib import asynccontextmanager

import pytest

from loopback.person import Person
from loopback.town import Town
from tests.e2e.eyes import Eyes
from tests.e2e.process import Process
from tests.e2e.table import Between, answer_until, answers, deal_card, desk, everything, gather, quiet, read, traders

NAMES = ("elissa", "hanno", "mago", "gisco")


async def nothing() -> None:
    """Nothing happens between two presses."""


async def strike_a_deal(town: Town, one: Person, other: Person, between: Between) -> None:
    """RC-7.2: one offers, the other answers, both accept the same revision."""
    offer = next(label for label in desk(one).buttons if label.endswith(other.name.title()))
    form = await one.click(desk(one), offer)
    await one.submit_modal(form, f0=everything(form), f1=["0"])
    await town.idle()
    await between()
    form = await other.click(deal_card(other), "Answer…")
    await other.submit_modal(form, f0=everything(form), f1=["0"])
    await town.idle()
    await between()
    await one.click(deal_card(one), "Accept r2")
    await town.idle()
    await between()
    confirm = await other.click(deal_card(other), "Accept r2")
    await other.click(confirm, "Confirm r2")
    await town.idle()


async def play_to_the_first_sale(town: Town, people: list[Person], between: Between = nothing) -> None:
    """In the Late Republic the second turn brings cards enough for a deal; then everything is sold."""
    await answer_until(town, people, lambda: traders(people) is not None, between)
    one, other = traders(people) or (people[0], people[1])
    thirds = [person for person in people if person not in (one, other)]
    unseen = [read(person) for person in thirds]
    await strike_a_deal(town, one, other, between)
    for person in (one, other):
        assert any("is settled; the goods have changed hands." in text for text in read(person))
    assert [read(person) for person in thirds] == unseen
    assert any(re.search(r"trade \d+ and \d+ cards\.", one.text) for one in people[0].channel("hall").all)
    await sell_everything(town, people, between)


async def sell_everything(town: Town, people: list[Person], between: Between) -> None:
    """RC-7.3: who is asked sells all he has, which is the default."""
    await answer_until(town, people, lambda: any("Trade: the sale" in desk(person).text for person in people), between)
    while any("Trade:" in desk(person).text and answers(person) for person in people):
        person = next(person for person in people if answers(person))
        whole = [label for label in answers(person) if label.startswith(("Sell All", "Save & Lock"))]
        label = whole[0] if whole else quiet(answers(person))
        await person.click(desk(person), label)
        await town.idle()
        await between()
    assert not any("Trade:" in desk(person).text and answers(person) for person in people)


async def test_a_turn_by_buttons_alone(town: Town) -> None:
    people = await gather(town, *NAMES, scenario="late")
    await play_to_the_first_sale(town, people)


@pytest.mark.slow
async def test_a_turn_with_the_bot_killed_again_and_again(make_town, tmp_path) -> None:
    """Nothing that was acknowledged is lost, nothing is posted twice, old buttons go on working."""
    processes: list[Process] = []

    @asynccontextmanager
    async def start(town: Town, endpoint: str):
        process = Process(town, endpoint, tmp_path / "byrsa.db")
        processes.append(process)
        eyes = Eyes(town, tmp_path / "byrsa.db")
        await process.start()
        yield process.at_rest
        assert await process.stop() == 0
        eyes.close()
        assert await eyes.leaks() == []

    town = await make_town(start)
    (process,) = processes
    people = await gather(town, *NAMES, scenario="late")
    presses = 0

    async def kill_now_and_then() -> None:
        nonlocal presses
        presses += 1
        if presses % 11 == 0:
            await process.restart()

    await play_to_the_first_sale(town, people, kill_now_and_then)
    assert process.starts > 3
    for person in people:
        hands = [one for one in person.inbox.all if one.text.startswith("**Hand of")]
        assert len(hands) == 1
