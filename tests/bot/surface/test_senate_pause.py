"""A pause of the Senate as people see it: the card, the Turn card, both languages, and nobody's name."""

from __future__ import annotations

import pytest

import cogs.senate  # noqa: F401 - the cog brings its presenters
from bot.base.text import Library, Voice
from bot.surface.kit.cards import waiting_lines
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel, Row, Words
from bot.surface.kit.present import present
from games.kernel import Seat
from tests.bot.surface.looks import seen
from tests.games.carthage.ahead.test_senate_docket import composed
from tests.games.carthage.ahead.test_senate_hold import PAUSE, A, B, held
from tests.games.carthage.forum import SEATS
from tests.games.carthage.play import Play

CHAIRS = tuple(Seat(seat) for seat in SEATS)


def look(play: Play, seat: str | None, language: str) -> Look:
    found = seen(play.table, CHAIRS, Seat(seat) if seat else None)
    object.__setattr__(found, "voice", Voice(Library().of("carthage", language), found.voice.names))
    return found


def said(panel: Panel) -> str:
    return "\n".join(part.text for part in panel.parts if isinstance(part, Words))


@pytest.mark.parametrize(
    ("language", "asked", "button"),
    [("en", "pauses after motion 1 of the programme", "Go On"), ("de", "hält nach Antrag 1 des Programms", "Weiter")],
)
def test_the_card_says_where_it_pauses_and_goes_on_with_one_press(language: str, asked: str, button: str) -> None:
    play = held(composed([A, B]), "circle")
    panel = present(play.posted("square", PAUSE), look(play, "square", language))
    assert asked in said(panel)
    assert button in [one.label for row in panel.parts if isinstance(row, Row) for one in row.buttons]


@pytest.mark.parametrize(("language", "line"), [("en", "pauses after motion 1"), ("de", "nach Antrag 1")])
def test_all_are_told_that_it_pauses_but_not_who_is_waited_for(language: str, line: str) -> None:
    play = held(composed([A, B]), "circle")
    public = look(play, None, language)
    assert line in "\n".join(waiting_lines(public))
    assert not public.waiting
    play.answer("circle", PAUSE, "go-on")
    assert waiting_lines(look(play, None, language)) == waiting_lines(public)
