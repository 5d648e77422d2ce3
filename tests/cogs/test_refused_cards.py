"""A card that Discord refuses is shown as plainly as it has to be: nobody is left without his question."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.surface.kit import cards
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Button, Item, Menu, Panel, Row
from loopback.faults import Plan, Rule, Status
from loopback.person import Person
from loopback.reply import Reply
from loopback.seen import Seen
from tests.cogs.conftest import Hall, card, ids

MALFORMED = 50035
BUTTON, MENU = 2, 3
QUESTION = "Which of your Senators is your Faction Leader?"
PLAINER = "Discord refused a part of this card."
TOLD = "Discord refused a card of this game"
Spoil = Callable[[Look, Panel], Panel]


def too_long(look: Look, panel: Panel) -> Panel:
    return panel + Panel((Row((Button("x" * 81, cards.at(look, "long")),)),))


def doubled(_look: Look, panel: Panel) -> Panel:
    """Each button twice."""
    rows = [part for part in panel.parts if isinstance(part, Row)]
    return replace(panel, parts=(*panel.parts, *rows))


def empty(look: Look, panel: Panel) -> Panel:
    return panel + Panel((Menu(cards.at(look, "none"), (), "Nothing to choose"),))


def crowded(look: Look, panel: Panel) -> Panel:
    items = [Item(f"{n}", f"{n}") for n in range(26)]
    return panel + Panel((Menu(cards.at(look, "many"), items, "Too much to choose"),))


def heavy(look: Look, panel: Panel) -> Panel:
    rows = [Row([Button(f"{n}", cards.at(look, f"n{'abcdefghij'[n]}")) for n in range(5)]) for _ in range(9)]
    return panel + Panel(rows)


def unwritable(look: Look, panel: Panel) -> Panel:
    """An id that is too long even to be written."""
    return panel + Panel((Row((Button("Long", cards.at(look, "long", "x" * 100)),)),))


def spoil(hall: Hall, monkeypatch: pytest.MonkeyPatch, how: Spoil) -> None:
    """From now on something is wrong with every desk."""
    hall.town.allow(MALFORMED)
    hall.town.allow_log("card.refused")
    desk = cards.desk

    def spoiled(look: Look, *args: Any, **more: Any) -> Panel:
        return how(look, desk(look, *args, **more))

    monkeypatch.setattr(cards, "desk", spoiled)


def notices(person: Person, text: str) -> int:
    return sum(text in one.text for one in person.inbox.all)


async def choose(person: Person, shown: Seen | Reply) -> Reply:
    """Answer the first question."""
    return await person.click(shown, custom_id=ids(shown, "pick")[0])


@pytest.mark.parametrize("how", [too_long, doubled, empty, crowded, heavy, unwritable])
async def test_what_is_right_about_a_card_stands(hall: Hall, monkeypatch: pytest.MonkeyPatch, how: Spoil) -> None:
    """Its words, and every button and menu that Discord takes; they work; and it stays up to date."""
    await hall.begin()
    elissa, hanno = hall.people[:2]
    spoil(hall, monkeypatch, how)
    await hall.skip_to("setup.leaders")
    desk = card(hanno)
    assert QUESTION in desk.text
    assert PLAINER in desk.text
    await choose(hanno, desk)
    await hall.town.idle()
    assert "✔ Name a Leader" in card(hanno).text
    assert (notices(elissa, TOLD), await hall.bot.store.lost()) == (1, 0)


async def test_a_desk_that_is_asked_for_stands_too(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    await hall.begin()
    await hall.skip_to("setup.leaders")
    hanno = hall.people[1]
    spoil(hall, monkeypatch, doubled)
    desk = await hanno.slash("/desk")
    assert QUESTION in desk.text
    answered = await choose(hanno, desk)
    assert "✔ Name a Leader" in answered.text
    assert PLAINER in answered.text


@pytest.mark.parametrize(("times", "buttons"), [(1, True), (2, False)])
async def test_words_always_stand(hall: Hall, times: int, *, buttons: bool) -> None:
    """If even what is surely right is refused, the question is asked in words; the way to answer it is a command."""
    await hall.begin()
    hanno = hall.people[1]
    refuse(hall, hanno, times)
    await hall.skip_to("setup.leaders")
    desk = card(hanno)
    assert QUESTION in desk.text
    assert PLAINER in desk.text
    assert bool(ids(desk, "pick")) == buttons
    assert QUESTION in (await hanno.slash("/desk")).text


async def test_if_even_words_are_refused_he_is_called_and_the_host_told(hall: Hall) -> None:
    await hall.begin()
    elissa, hanno = hall.people[:2]
    hall.town.allow_log("parcel.given_up")
    refuse(hall, hanno, 99)
    await hall.skip_to("setup.leaders")
    (call,) = [one for one in hanno.channel("hall").all if "Discord does not take my direct message" in one.text]
    assert hanno.mention in call.text
    assert QUESTION in (await hanno.click(call, "Open My Desk")).text
    assert notices(elissa, "could not be posted")
    assert await hall.bot.store.lost()


def refuse(hall: Hall, person: Person, times: int) -> None:
    """Discord refuses so many new messages to this person, whatever they are."""
    inbox = hall.town.inbox_of(person.user)
    assert inbox is not None
    hall.town.allow(MALFORMED)
    hall.town.allow_log("card.refused")
    hall.town.loopback.plan = Plan(
        Rule(f"POST /channels/{inbox.id}/messages", Status(400, code=MALFORMED), times=times)
    )
