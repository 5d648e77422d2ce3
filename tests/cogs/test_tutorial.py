"""The tutorial: a whole turn, then three lessons, each a real position, with the real widgets; nothing is stored."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from bot import fronts
from bot.base.text import Catalogue
from bot.surface.learning import tutorial
from games.kernel import Amount, Raw, Record, Several
from tests.bot.surface.limits import sendable
from tests.cogs.conftest import Hall

LESSONS = {"carthage": 3, "rome": 3, "grand": 2}


@pytest.fixture(params=[(kind, number) for kind, count in LESSONS.items() for number in range(count)], ids=str)
def lesson(request: pytest.FixtureRequest) -> Iterator[tutorial.Lesson]:
    fronts.begin()
    kind, number = request.param
    found = tutorial.lesson(number, kind)
    yield found
    found.table.close()


def test_each_lesson_leads_to_its_decision(lesson: tutorial.Lesson) -> None:
    """`python tools/lessons.py` finds new positions when rules have changed."""
    assert lesson.posted.decision.kind == tutorial.positions(lesson.kind)[lesson.number]["kind"]
    assert lesson.seat == "diamond"
    sendable(tutorial.ask(Catalogue(lesson.kind), lesson, None))


def test_each_answer_of_a_lesson_shows_what_comes_of_it(lesson: tutorial.Lesson) -> None:
    words = Catalogue(lesson.kind)
    for raw in (lesson.posted.decision.lapse, another(lesson)):
        again = tutorial.lesson(lesson.number, lesson.kind)
        panel = tutorial.outcome(words, again, raw)
        sendable(panel)
        assert "You answered:" in panel.said()
        assert len(panel.said().splitlines()[0]) > 100
        assert re.search(r"\(R[CR]-\d", panel.said()), "what happened next stands there with its rule"
        again.table.close()


def another(lesson: tutorial.Lesson) -> Raw:
    """Not what the rules answer for who is away."""
    choice = lesson.posted.decision.choice
    if lesson.ways:
        return lesson.ways["for"]
    if isinstance(choice, Amount):
        return choice.high
    if isinstance(choice, Record):
        return {name: one.high for name, one in choice.fields.items()}
    assert isinstance(choice, Several)
    return list(choice.options)


async def test_the_tutorial_of_rome_by_buttons(hall: Hall) -> None:
    """A turn, and its three lessons."""
    elissa = hall.people[0]
    card = await elissa.slash("/tutorial", game="rome")
    presses = 0
    while "that was a turn" not in card.text:
        assert f"press {presses + 1} of about 6" in card.text
        assert "first-" not in card.text, "why it is asked is said"
        await elissa.click(card, card.buttons[0])
        presses += 1
    assert presses == 6
    for number in (1, 2, 3):
        await elissa.click(card, "Next Lesson")
        assert f"Lesson {number} of 3" in card.text
        await elissa.click(card, card.buttons[0])
        assert "You answered:" in card.text
    assert card.buttons == ["Once More"]


async def test_the_whole_tutorial_by_buttons(hall: Hall) -> None:
    elissa = hall.people[0]
    card = await elissa.slash("/tutorial")
    assert card.ephemeral
    presses = 0
    while "that was a turn" not in card.text:
        assert f"press {presses + 1} of about 9" in card.text
        await elissa.click(card, card.buttons[0])
        presses += 1
    assert presses in (8, 9)  # "about": by what the position of the lesson asks
    assert "trade cards, 3 for 3" in card.text
    await elissa.click(card, "Next Lesson")
    assert "Lesson 1 of 3" in card.text
    await elissa.click(card, card.buttons[0])
    assert "You answered:" in card.text
    await elissa.click(card, "Next Lesson")
    assert "Lesson 2 of 3" in card.text
    before = card.text
    menu = next(one for one in json_components(card.components) if one["type"] == 3)
    await elissa.select(card, *[option["label"] for option in menu["options"][:2]])
    assert "Lesson 2 of 3" in card.text
    assert card.text != before, "the draft is shown"
    await elissa.click(card, "Save & Lock")
    assert "You answered:" in card.text
    await elissa.click(card, "Next Lesson")
    await elissa.click(card, "Yea")
    assert "You answered:" in card.text
    await elissa.click(card, "Once More")
    assert "Lesson 1 of 3" in card.text
    assert await hall.bot.store.games() == []


async def test_a_forged_press_in_a_lesson_is_refused(hall: Hall) -> None:
    elissa = hall.people[0]
    for forged in (
        "b1::lesson::lesson:carthage-0.form.0",
        "b1::lesson:d9.9.x:lesson:carthage-1.keep.",
        "b1::lesson:zz:lesson:77.some.0",
        "b1::lesson::lesson:chess-0.keep.",
        "b1::lesson::lesson:carthage-x.vote.9",
        "b1::lesson::lesson:sample-turn.00",
        "b1::lesson::lesson:carthage-turn.9x",
    ):
        card = await elissa.slash("/tutorial")
        card.message.raw.components = json.loads(
            json.dumps(card.message.raw.components).replace("b1::lesson::lesson:carthage-turn.0", forged)
        )
        reply = await elissa.click(card, custom_id=forged)
        assert "went wrong" not in reply.text


def json_components(components: list[dict]) -> list[dict]:
    return [*components, *(inner for one in components for inner in json_components(one.get("components", [])))]
