"""The card on which reactions are decided beforehand."""

from __future__ import annotations

from typing import Any

import pytest

import cogs.forum  # noqa: F401 - the cog brings its presenters
from bot.base.text import languages
from bot.surface.kit import forms
from bot.surface.kit.answers import in_one_line, told
from bot.surface.kit.cards import receipt
from bot.surface.kit.panel import MENU, Panel, Row, Words
from bot.surface.kit.present import present
from games.kernel import Seat
from tests.bot.surface.looks import seen
from tests.games.carthage.ahead.reactions_helpers import KIND, REACTING, ask_all_of
from tests.games.carthage.forum import SEATS, initiative
from tests.games.carthage.neutrals import solo
from tests.games.carthage.play import Play

CHAIRS = tuple(Seat(seat) for seat in SEATS)


@pytest.fixture
def play() -> Play:
    play = initiative(Play(REACTING))
    play.table.plan_ahead()
    return play


def card(play: Play, seat: str, language: str = "en") -> Panel:
    return present(play.posted(seat, KIND), seen(play.table, CHAIRS, Seat(seat), language=language))


def written(panel: Panel) -> str:
    return "\n".join(part.text for part in panel.parts if isinstance(part, Words))


def test_it_proposes_what_one_press_takes(play: Play) -> None:
    panel = card(play, "circle")
    assert "\n- Tophet Sacrifice against: Barbarian Raids, Evil Omens, and 4 more\n" in written(panel)
    assert "\n- never: Tophet Sacrifice against any other event and Public Outcry after the adjournment." in written(
        panel
    )
    (row,) = [part for part in panel.parts if isinstance(part, Row)]
    assert [button.to.act for button in row.buttons if button.to] == ["keep", "form", "form"]


@pytest.mark.parametrize(
    ("said", "line"),
    [
        (
            {"events": "none", "outcry": "none"},
            "never: Tophet Sacrifice against any other event and Public Outcry after",
        ),
        ({"bodyguards": "guards-at-most.2"}, "Secret Bodyguards when you are attacked: at most 2"),
        ({"mercenaries": "hire-below.60"}, "Mercenaries before a land battle: if Victory is below 60%"),
        ({"trader": "fam-gisco"}, "A Trader from an event goes to: Gisco"),
        ({"sacrifice": ["te-evil-omens"]}, "Tophet Sacrifice against: Evil Omens"),
    ],
)
def test_what_was_set_is_a_line_and_what_was_not_is_none(play: Play, said: dict[str, Any], line: str) -> None:
    look = seen(play.table, CHAIRS, Seat("circle"))
    text = told(look.voice, KIND, {**ask_all_of(play, "circle"), **said})
    (only,) = text.strip().splitlines()
    assert only.startswith(f"- {line}")
    assert "ask" not in text
    assert in_one_line(text).startswith(line)


def test_who_is_asked_everything_reads_it_once(play: Play) -> None:
    look = seen(play.table, CHAIRS, Seat("circle"))
    assert told(look.voice, KIND, ask_all_of(play, "circle")) == "you are asked each time"


@pytest.mark.parametrize("language", languages())
def test_the_receipt_of_what_is_proposed_is_short(play: Play, language: str) -> None:
    """Nine lines at most, of which none is longer than a phone shows in two."""
    look, posted = seen(play.table, CHAIRS, Seat("circle"), language=language), play.posted("circle", KIND)
    lines = receipt(look, KIND, {}, told(look.voice, KIND, posted.proposal)).splitlines()
    assert len(lines) <= 9
    assert max(map(len, lines)) <= 100


@pytest.mark.parametrize("language", languages())
def test_the_fullest_form_fits_and_says_every_option(language: str) -> None:
    """With Neutrals it has most fields; and it is asked of who has most Senators."""
    play = solo(Play(REACTING), "senate.plots", people=2)
    play.table.plan_ahead()
    posted = play.posted("diamond", KIND)
    voice = seen(play.table, (*CHAIRS, Seat("star")), Seat("diamond"), language=language).voice
    pages = [forms.form(posted, "abc234", voice, None, page) for page in range(forms.pages(posted.decision, voice))]
    fields = [one for page in pages for one in page.inputs]
    assert len(fields) == len(posted.decision.choice.form()) == 11
    for one in fields:
        assert one.kind != "text"
        assert len(one.items) <= MENU
        assert one.label not in posted.decision.choice.form()
        assert not {item.label for item in one.items} & {"ask", "none", "mine", "all", "leader", "singles", "strong"}
        assert all("." not in item.label and item.label.lower() != "te-drought" for item in one.items)
