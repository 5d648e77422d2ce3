"""Lesson 0 of the Grand Variant: a turn of both republics in a few presses, whatever is pressed."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from bot.base.text import Catalogue, languages
from bot.surface.kit.panel import Button, Panel, Row, Words
from bot.surface.learning import first_turn, tutorial
from tests.bot.surface.limits import sendable
from tests.lots import lots

KIND = "grand"
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
def test_a_turn_of_both_is_over_after_a_few_presses(language: str) -> None:
    *asked, last = through(lambda _: 0, language)
    assert len(asked) == PRESSES
    assert Catalogue(KIND, language).say("first-end") in text(last)
    assert "[" not in "".join(map(text, (*asked, last))), "no text is missing"
    assert all(len(row(card)) > 1 for card in asked), "nobody is asked where there is nothing to choose"


def test_it_leads_through_both_forums_to_both_senates() -> None:
    kinds = first_turn.walked(KIND, (0,) * PRESSES).kinds
    assert kinds == (
        "carthage:forum.persuade",
        "rome:revenue.redistribute",
        "rome:forum.persuade",
        "rome:forum.leader",
        "carthage:senate.vote",
        "rome:senate.vote",
    )
    cards = through(lambda _: 0)
    for panel, kind in zip(cards, kinds, strict=False):
        assert Catalogue(KIND).say(f"first-{kind.replace(':', '-').replace('.', '-')}") in text(panel)


@pytest.mark.parametrize("seed", lots([1], [0, 2, 3]))
def test_whatever_is_pressed_a_turn_is_over_in_the_end(seed: int) -> None:
    cards = through(random.Random(seed).randrange)
    assert len(cards) - 1 <= PRESSES
    assert Catalogue(KIND).say("first-end") in text(cards[-1])
