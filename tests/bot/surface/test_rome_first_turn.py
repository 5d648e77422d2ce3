"""Lesson 0 of Rome: from the Forum to the money of the next turn in a few presses, whatever is pressed."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from bot.base.text import Catalogue, languages
from bot.surface.kit.panel import Button, Panel, Row, Words
from bot.surface.learning import first_turn, tutorial
from tests.bot.surface.limits import sendable
from tests.lots import lots

KIND = "rome"
PRESSES = 6


def text(panel: Panel) -> str:
    return "\n".join(part.text for part in panel.parts if isinstance(part, Words))


def row(panel: Panel) -> list[Button]:
    return [one for part in panel.parts if isinstance(part, Row) for one in part.buttons if isinstance(one, Button)]


def through(pick: Callable[[int], int], language: str = "en") -> list[Panel]:
    """All cards of the lesson."""
    cards, said = list[Panel](), ""
    while True:
        cards.append(tutorial.turn(Catalogue(KIND, language), KIND, said))
        sendable(cards[-1])
        ways = row(cards[-1])
        if ways[0].to.arg.startswith(f"{KIND}-0"):
            return cards
        assert len(cards) <= PRESSES
        said = ways[pick(len(ways))].to.arg.partition(".")[2]


@pytest.mark.parametrize("language", languages())
def test_a_turn_is_over_after_a_few_presses(language: str) -> None:
    *asked, last = through(lambda _: 0, language)
    assert len(asked) == PRESSES
    assert Catalogue(KIND, language).say("first-end") in text(last)
    assert "[first-" not in "".join(map(text, (*asked, last))), "no text is missing"


def test_it_leads_from_the_forum_through_the_senate_to_the_money() -> None:
    kinds = first_turn.walked(KIND, (0,) * PRESSES).kinds
    assert [kind.partition(".")[0] for kind in kinds] == ["forum", "forum", "senate", "senate", "senate", "revenue"]
    assert "senate.consuls" in kinds
    cards = through(lambda _: 0)
    for panel, kind in zip(cards, kinds, strict=False):
        assert Catalogue(KIND).say(f"first-{kind.replace('.', '-')}") in text(panel)
    assert "State of the Republic" in "".join(map(text, cards)), "the people speak in between"


@pytest.mark.parametrize("seed", lots([1], [0, 2, 3]))
def test_whatever_is_pressed_a_turn_is_over_in_the_end(seed: int) -> None:
    cards = through(random.Random(seed).randrange)
    assert len(cards) - 1 <= PRESSES
    assert Catalogue(KIND).say("first-end") in text(cards[-1])


def test_nobody_is_asked_where_there_is_nothing_to_choose() -> None:
    for card in through(lambda _: 0)[:-1]:
        assert len(row(card)) > 1
