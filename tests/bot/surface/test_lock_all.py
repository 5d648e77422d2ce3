"""Before `Lock All` is pressed all that it would answer stands on the card, and nothing of it twice."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.surface.kit import cards
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel, words
from games.catalog import GAMES
from games.kernel import Asking, Decision, OneOf, Posted
from tests.bot.surface.looks import seen
from tests.games.conformance import Walk

LISTED = "**Lock All 3**"


def asked_of(day: int) -> Posted:
    """A question that is waited for."""
    choice: OneOf[str] = OneOf({"none": "none"})
    decision = Decision("sample.sell", WALK.seats[0], choice, "X-1", "X-DP1", {"day": day}, "none")
    return Posted(decision, Asking("", 0, "", f"c0ffee{day}"))


WALK = Walk.start(GAMES["sample"], 3, 1)


def desk(monkeypatch: pytest.MonkeyPatch, *lengths: int) -> str:
    """A card with as many questions, each as long as this on it."""

    def shown(posted: Posted, _look: Look, _page: int = 0) -> Panel:
        day = int(posted.decision.about["day"])
        return words(f"Question {day}.{'x' * lengths[day - 1]}")

    monkeypatch.setattr(cards, "present", shown)
    look = seen(WALK.table, WALK.seats, WALK.seats[0])
    return cards.desk(replace(look, own=[asked_of(day) for day in range(1, len(lengths) + 1)])).said()


def test_what_stands_on_the_card_is_not_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    said = desk(monkeypatch, 100, 100, 100)
    assert [f"Question {n}." in said for n in (1, 2, 3)] == [True] * 3
    assert LISTED not in said
    assert "Lock All 3" in said


@pytest.mark.parametrize(
    ("lengths", "shown", "head"),
    [((100, 3950, 100), 1, "takes what is proposed above, and answers:"), ((3990, 100, 100), 0, "answers:")],
)
def test_what_found_no_room_is_listed(
    monkeypatch: pytest.MonkeyPatch, lengths: tuple[int, ...], shown: int, head: str
) -> None:
    said = desk(monkeypatch, *lengths)
    assert [f"Question {n}." in said for n in (1, 2, 3)] == [n <= shown for n in (1, 2, 3)]
    assert f"{LISTED} {head}" in said
    assert said.partition(LISTED)[2].count("- Sell: ") == 3 - shown


def test_one_question_is_locked_by_its_own_button(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Lock All" not in desk(monkeypatch, 900)
