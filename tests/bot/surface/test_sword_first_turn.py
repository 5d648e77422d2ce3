"""Lesson 0 of The Sword of Rome: a turn of the Romans in a few presses, whatever is pressed."""

from __future__ import annotations

import random

import pytest

from bot.base.text import Catalogue, languages
from bot.surface.kit.panel import Button, Panel, Row, Words
from bot.surface.learning import first_turn, tutorial
from tests.bot.surface.limits import sendable

KIND = "sword"


def text(panel: Panel) -> str:
    return "\n".join(part.text for part in panel.parts if isinstance(part, Words))


def row(panel: Panel) -> list[Button]:
    return [one for part in panel.parts if isinstance(part, Row) for one in part.buttons if isinstance(one, Button)]


def through(seed: int, language: str = "en") -> list[Panel]:
    """All cards of the lesson, whose buttons are pressed by lot; 0: what a sensible player would do."""
    pick, cards, said = random.Random(seed), list[Panel](), ""
    while True:
        cards.append(tutorial.turn(Catalogue(KIND, language), KIND, said))
        sendable(cards[-1])
        if row(cards[-1])[0].to.arg.startswith(f"{KIND}-0"):
            return cards
        assert len(cards) <= first_turn.taught(KIND).presses
        way = pick.randrange(len(row(cards[-1]))) if seed else 0
        said = row(cards[-1])[way].to.arg.partition(".")[2]


@pytest.mark.parametrize("language", languages())
def test_a_turn_ends_with_its_reinforcements(language: str) -> None:
    *asked, last = through(0, language)
    assert len(asked) >= 3
    assert Catalogue(KIND, language).say("first-end") in text(last)
    assert "[" not in "".join(map(text, (*asked, last))), "no text is missing"
    kinds = first_turn.walked(KIND, (0,) * len(asked)).kinds
    assert kinds[0] == "action.play"
    for panel, kind in zip(asked, kinds, strict=True):
        assert Catalogue(KIND, language).say(f"first-{kind.replace('.', '-')}") in text(panel)


@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_is_pressed_the_turn_comes_to_its_end(seed: int) -> None:
    assert Catalogue(KIND).say("first-end") in text(through(seed)[-1])
