"""Two whole turns, from the lobby to the end of the second Forum Phase, as four people play them."""

from __future__ import annotations

import re

import pytest

from loopback.person import Person
from loopback.town import Town
from tests.e2e.table import (
    Between,
    answer_until,
    answers,
    asked,
    deal_card,
    desk,
    everything,
    gather,
    log_of,
    offers,
    quiet,
    read,
    traders,
    turn_card,
)
from tests.lots import lots

NAMES = ("elissa", "hanno", "mago", "gisco")


async def nothing() -> None:
    """Nothing happens between two presses."""


async def strike_a_deal(town: Town, one: Person, other: Person, between: Between) -> None:
    """RC-7.2: one offers, the other answers and accepts by it, the first accepts the answer."""
    offer = next(label for label in offers(one) if label.endswith(other.name.title()))
    form = await one.click(desk(one), offer)
    await one.submit_modal(form, cards=everything(form))
    await town.idle()
    await between()
    form = await other.click(deal_card(other), "Answer…")
    await other.submit_modal(form, cards=everything(form))
    await town.idle()
    await between()
    await one.click(deal_card(one), "Accept This Offer")
    await town.idle()


async def play_until_traded(
    town: Town, people: list[Person], between: Between = nothing, *, amid_the_deal: Between = nothing
) -> None:
    """Until somebody has cards enough for a deal (the third turn or so); then everything is sold, and the Forum."""
    await answer_until(town, people, lambda: traders(people) is not None, between)
    one, other = traders(people) or (people[0], people[1])
    thirds = [person for person in people if person not in (one, other)]
    unseen = [read(person) for person in thirds]
    await strike_a_deal(town, one, other, amid_the_deal)
    for person in (one, other):
        assert any("is settled; the goods have changed hands." in text for text in read(person))
    assert [read(person) for person in thirds] == unseen
    assert any(re.search(r"trade cards, \d+ for \d+\.", text) for text in hall(people))
    await sell_everything(town, people, between)
    await play_the_forum(town, people, between)


async def sell_everything(town: Town, people: list[Person], between: Between) -> None:
    """RC-7.3: who is asked sells all he has, which is the default; the hall reads of every sale."""
    await answer_until(town, people, lambda: any("Trade: the sale" in desk(person).text for person in people), between)
    before, pressed = sales(people), 0
    while selling := [person for person in people if "Trade:" in desk(person).text and answers(person)]:
        person = selling[0]
        whole = [label for label in answers(person) if label.startswith("Sell All")]
        pressed += len(whole)
        await person.click(desk(person), whole[0] if whole else quiet(desk(person)))
        await town.idle()
        await between()
    assert pressed >= 2
    assert sales(people) == before + pressed


async def play_the_forum(town: Town, people: list[Person], between: Between) -> None:
    """RC-8.4: the first tries to persuade somebody, by a form; all else is let alone. There are six initiatives."""
    await answer_until(town, people, lambda: any(asked(person, "Persuade") for person in people), between)
    turn = turn_of(people[0])
    active = next(person for person in people if asked(person, "Persuade"))
    form = await active.click(desk(active), "Persuade…")
    await active.submit_modal(form, f0="1", f1="1", f2="0")
    await town.idle()
    await between()
    assert any("tries to persuade" in text for text in hall(people))
    await answer_until(town, people, lambda: turn_of(people[0]) > turn, between)
    assert any(re.search(r"rolls .+, total [−-]?\d+, against [−-]?\d+: ", text) for text in hall(people))
    numbers = re.findall(r"for initiative no\. (\d)\.$", "\n".join(log_of(people[0])), re.MULTILINE)
    assert numbers == [*"123456"] * turn


def turn_of(person: Person) -> int:
    """Which turn is played."""
    found = re.search(r"^Turn (\d+)", turn_card(person).text, re.MULTILINE)
    return int(found[1]) if found else 0


def hall(people: list[Person]) -> list[str]:
    """What all can read."""
    return [one.text for one in people[0].channel("hall").all]


def sales(people: list[Person]) -> int:
    """How many sales were told in the hall."""
    return len(re.findall(r"sells .+ for \d+T and pays \d+T of tax", "\n".join(hall(people))))


@pytest.mark.slow
@pytest.mark.parametrize("deals", lots(["auto"], ["courier"]))
async def test_turns_by_buttons_alone(town: Town, deals: str) -> None:
    """Nobody is shown what is another's: the stage looks at all of it in the end."""
    people = await gather(town, *NAMES, scenario="late", deals=deals)
    await play_until_traded(town, people)


async def test_a_card_says_what_was_answered_though_the_bot_was_killed(killed) -> None:
    """The receipt stands on the desk that comes with the next question, word for word; the former desk is gone."""
    town, process = killed
    people = await gather(town, *NAMES)
    first, *others = people
    card, label = desk(first), answers(first)[0]
    await first.click(card, label)
    await town.idle()
    (receipt,) = [line for line in card.text.splitlines() if line.startswith("✔")]
    await process.restart()
    for other in others:
        await other.click(desk(other), answers(other)[0])
        await town.idle()
    assert desk(first) != card
    assert card.gone
    assert receipt in desk(first).text.splitlines()


@pytest.mark.slow
async def test_turns_with_the_bot_killed_again_and_again(killed) -> None:
    """Nothing that was acknowledged is lost, nothing is posted twice, old buttons go on working.

    It is killed now and then, and after every press of the deal: what one has agreed to must stand when the other does.
    """
    town, process = killed
    people = await gather(town, *NAMES, scenario="late")
    presses = 0

    async def kill_now_and_then() -> None:
        nonlocal presses
        presses += 1
        if presses % 29 == 0:
            await process.restart()

    await play_until_traded(town, people, kill_now_and_then, amid_the_deal=process.restart)
    assert process.starts > 8
    for person in people:
        assert sum(text.startswith("**Desk of") for text in read(person)) == 1
