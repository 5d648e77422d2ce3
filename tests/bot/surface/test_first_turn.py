"""Lesson 0: a whole turn in ten presses that ends in a trade, whatever is pressed; the same for the same presses."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from bot.base.text import Catalogue, languages
from bot.surface.kit.panel import Button, Panel, Row, Words
from bot.surface.learning import first_turn, tutorial
from games.catalog import GAMES
from tests.bot.surface.limits import sendable

KIND = "carthage"
PRESSES = 9


def text(panel: Panel) -> str:
    return "\n".join(part.text for part in panel.parts if isinstance(part, Words))


def row(panel: Panel) -> list[Button]:
    return [one for part in panel.parts if isinstance(part, Row) for one in part.buttons if isinstance(one, Button)]


def pressed(panel: Panel, n: int) -> str:
    """What has been pressed so far, as the n-th button says it."""
    return row(panel)[n].to.arg.partition(".")[2]


def through(pick: Callable[[int], int], language: str = "en") -> list[Panel]:
    """All cards of the lesson."""
    cards, said = list[Panel](), ""
    while True:
        cards.append(tutorial.turn(Catalogue(KIND, language), KIND, said))
        sendable(cards[-1])
        if row(cards[-1])[0].to.arg.startswith(f"{KIND}-0"):
            return cards
        assert len(cards) <= PRESSES
        said = pressed(cards[-1], pick(len(row(cards[-1]))))


@pytest.mark.parametrize("language", languages())
def test_a_turn_in_ten_presses_ends_in_a_trade(language: str) -> None:
    *asked, last = through(lambda _: 0, language)
    assert len(asked) == PRESSES
    you = Catalogue(KIND, language).say("lesson-name-0")
    traded = "trade cards, 3 for 3" if language == "en" else "tauschen Karten, 3 gegen 3"
    assert any(you in line and traded in line for line in text(last).splitlines())
    assert Catalogue(KIND, language).say("first-end") in text(last)
    assert "[" not in "".join(map(text, (*asked, last))), "no text is missing"


def test_it_goes_through_every_phase_and_says_why_each_question_is_asked() -> None:
    kinds = first_turn.walked(KIND, (0,) * PRESSES).kinds
    assert [kind.partition(".")[0] for kind in kinds] == [
        *["forum"] * 4, *["senate"] * 2, *["revenue"] * 2, "trade"
    ]  # fmt: skip
    assert len(kinds) == first_turn.taught(KIND).presses == PRESSES
    for panel, kind in zip(through(lambda _: 0), kinds, strict=False):
        assert Catalogue(KIND).say(f"first-{kind.replace('.', '-')}") in text(panel)
        assert row(panel)[0].style == "primary"


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_pressed_it_ends_in_a_trade(seed: int) -> None:
    pick = random.Random(seed)
    cards = through(pick.randrange)
    assert len(cards) - 1 <= PRESSES
    assert "◆ Dido (you)" in text(cards[-1])
    assert "trade cards, 3 for 3" in text(cards[-1])


def test_it_says_nothing_of_buttons_it_does_not_have_and_has_one_for_each_leader() -> None:
    cards = through(lambda _: 0)
    assert not any("Pass the Rest" in text(card) for card in cards)
    (leader,) = [card for card in cards if "Who is your Faction Leader from now on?" in text(card)]
    assert len(row(leader)) == len([line for line in text(leader).splitlines() if "LOY" in line]) + 1


def test_what_one_presses_counts_and_the_same_presses_bring_the_same() -> None:
    yea, nay = ((0, 0, 0, 0, n) for n in (0, 1))
    assert first_turn.walked(KIND, yea).said != first_turn.walked(KIND, nay).said
    again = first_turn.walked.__wrapped__(KIND, yea)
    assert again == first_turn.walked(KIND, yea)
    tutorial.turn(Catalogue(KIND), KIND, "0000")
    assert first_turn.card(Catalogue(KIND), KIND, (0, 0)) == first_turn.card(Catalogue(KIND), KIND, (0, 0))


@pytest.mark.parametrize("forged", ["x", "99999", "0" * 80, "١٢", "-1", "0.0"])
def test_a_forged_press_shows_a_card_of_the_lesson(forged: str) -> None:
    panel = tutorial.turn(Catalogue(KIND), KIND, forged)
    sendable(panel)
    assert row(panel)


def test_a_game_without_such_a_lesson_begins_with_single_decisions() -> None:
    assert "sample" in GAMES
    assert tutorial.begin("sample") == tutorial.first(0, "sample")
    assert tutorial.begin(KIND) == first_turn.to(KIND)
    with pytest.raises(LookupError):
        first_turn.taught("sample")
