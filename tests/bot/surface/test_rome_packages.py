"""The cards of Rome's packages: what they would do in words, and forms that say what was prepared."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from bot.base.text import languages
from bot.fronts.republic.packages import REVENUE
from bot.fronts.rome.rooms.planned_packages import ROOM
from bot.surface.kit.address import Address
from bot.surface.kit.answers import told
from bot.surface.kit.forms import form, read
from bot.surface.kit.look import Look
from bot.surface.kit.present import present
from games.kernel import Posted, Seat
from games.rome.state import Rome
from tests.bot.surface.limits import openable, sendable
from tests.bot.surface.looks import seen
from tests.games.rome.ahead.packages_helpers import Ahead
from tests.games.rome.money import all_of, rich
from tests.games.rome.play import add_province, numbered

ASKED = (REVENUE, "setup.plays", "revolution.plays")


def full(g: Rome) -> None:
    """A faction with all a package can be about."""
    add_province(g, "sicilia", 5, developed=True)
    numbered(g, 1).concessions.append("sicilian-grain")
    numbered(g, 1).bodyguard = "open-bodyguard"


def card(kind: str, language: str = "en") -> tuple[Posted, Look]:
    """The card of a question."""
    ahead = Ahead()
    hands = {"diamond": ["harbor-fees", "tribune.1"], "triangle": ["assassin.1"]}
    if kind == REVENUE:
        change = all_of(rich({1: 40, 5: 30}, diamond=20), full)
        options = {"provincial_wars": True}
        ahead.at("revenue.start", scenario="late", options=options, change=change, cards=hands)
    else:
        ahead.at("setup.cards" if kind == "setup.plays" else "revolution.deals", cards=hands)
    look = seen(ahead.table, tuple(ahead.g.seats), Seat("diamond"), language=language)
    return next(one for one in look.own if one.decision.kind == kind), look


def submitted(found: Any) -> Mapping[str, Any]:
    """A form that is sent as it was opened."""
    return {
        one.name: one.value if one.kind == "text" else [item.value for item in one.items if item.chosen]
        for one in found.inputs
    }


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", ASKED)
def test_whatever_can_be_said_is_said_in_words(kind: str, language: str) -> None:
    posted, look = card(kind, language)
    pick = random.Random(kind)
    for raw in [posted.decision.lapse, posted.proposal, *(posted.decision.choice.sample(pick) for _ in range(30))]:
        words = told(look.voice, kind, raw)
        assert words
        assert "[" not in words, "every text is there"
        assert "{" not in words
    sendable(present(posted, look))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", ASKED)
def test_a_form_sent_as_it_was_opened_says_what_was_prepared(kind: str, language: str) -> None:
    posted, look = card(kind, language)
    pick = random.Random(kind)
    for _ in range(20):
        raw = posted.decision.choice.sample(pick)
        opened = form(posted, Address("abc234", "x", "y", "form"), look.voice, raw)
        openable(opened)
        said = read(posted, look.voice, submitted(opened), raw)
        if kind == REVENUE:
            assert {**said, "purses": None, "gifts": None} == {**ordered(raw), "purses": None, "gifts": None}
            assert said["purses"]["rest"] == raw["purses"]["rest"]
            assert said["gifts"].keys() == raw["gifts"].keys()
        else:
            assert {**said, "discard": set(said["discard"])} == {**raw, "discard": set(raw["discard"])}


def ordered(raw: Any) -> Any:
    """Lists in the order in which a form offers them."""
    parts = ("guards", "taking", "purses", "gifts", "taxes")
    return {**raw, "ask": [one for one in parts if one in raw["ask"]]}


def test_what_is_seldom_wished_stands_in_one_field() -> None:
    posted, look = card(REVENUE)
    opened = form(posted, Address("abc234", "x", "y", "form"), look.voice, posted.decision.lapse)
    assert [one.name for one in opened.inputs] == ["taken", "purses", "gifts", "guard", "more"]
    assert {item.label for item in opened.inputs[-1].items} >= {
        "Discard the Open Bodyguard",
        "Local Taxes: armies first",
        "Ask me: Local Taxes",
    }


def test_every_kind_has_its_form_and_its_words() -> None:
    assert set(ASKED) <= ROOM.forms.keys()
    assert ROOM.forms.keys() == ROOM.tells.keys()
