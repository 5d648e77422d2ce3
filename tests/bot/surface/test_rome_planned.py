"""The cards of Rome's Forum said ahead: forms on one page that say what was prepared, and what it would do in words."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from bot.base.text import languages
from bot.surface.kit.address import Address
from bot.surface.kit.answers import told
from bot.surface.kit.forms import form, read
from bot.surface.kit.look import Look
from bot.surface.kit.present import present
from games.kernel import IllegalAnswer, Posted, chairs
from games.rome.ahead import reactions
from games.rome.ahead.forum import NOTHING, PLANNINGS
from tests.bot.surface.limits import openable, sendable
from tests.bot.surface.looks import seen
from tests.games.rome.ahead.forum_helpers import forum, listed, planned
from tests.games.rome.forum import holds, purse

SEATS = chairs(4)
KINDS = ("forum.plan", "forum.attempt", "forum.defence", "forum.reactions")
FULL = planned(
    attempts=[
        listed(bribe=8, chance=50, opposed="raise", limit=6, card="seduction"),
        listed(persuader="fam-claudius", opposed="roll"),
        listed(bribe=2),
    ],
    knight={"way": "sure", "senator": "fam-cornelius", "talents": 3, "chance": 60},
    games={"way": "upto", "games": "blood-fest", "senator": "fam-claudius", "unrest": 3, "popularity": 5},
    leader="fam-claudius",
    bid={"way": "raise", "limit": 2, "payer": "fam-cornelius"},
    ask=["family", "war", "event", "card", "gone"],
)


def card(kind: str = "forum.plan", language: str = "en") -> tuple[Posted, Look]:
    asked = (*PLANNINGS, *reactions.PLANNINGS)
    play = forum(purse(20, 1), purse(20, 5), holds("diamond", "seduction"), plannings=asked)
    look = seen(play.table, SEATS, SEATS[0], language=language)
    return next(one for one in look.own if one.decision.kind == kind), look


def opened(posted: Posted, look: Look, raw: Any) -> Any:
    found = form(posted, look.game.id, look.voice, raw)
    assert isinstance(found.to, Address)
    return found


def submitted(found: Any) -> Mapping[str, Any]:
    """A form that is sent as it was opened."""
    return {
        one.name: one.value if one.kind == "text" else [item.value for item in one.items if item.chosen]
        for one in found.inputs
    }


@pytest.mark.parametrize("language", languages())
def test_the_fullest_form_can_be_opened_and_says_what_was_prepared(language: str) -> None:
    posted, look = card(language=language)
    found = opened(posted, look, FULL)
    openable(found)
    assert read(posted, look.voice, submitted(found), None) == FULL
    assert posted.decision.choice.read(FULL)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", KINDS[:3])
def test_whatever_may_be_said_comes_back_from_the_form(kind: str, language: str) -> None:
    posted, look = card(kind, language)
    pick = random.Random(1)
    for _ in range(40):
        raw = posted.decision.choice.sample(pick)
        again = read(posted, look.voice, submitted(opened(posted, look, raw)), None)
        posted.decision.choice.read(again)
        assert told(look.voice, kind, again) == told(look.voice, kind, raw)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", KINDS)
def test_its_card_fits_and_says_in_words_what_one_press_takes(kind: str, language: str) -> None:
    posted, look = card(kind, language)
    sendable(present(posted, look))
    said = told(look.voice, kind, posted.proposal)
    assert "[" not in said
    assert "{" not in said
    assert all(line in present(posted, look).said() for line in said.strip().split("\n"))


def test_knights_and_games_in_words() -> None:
    _, look = card()
    assert told(look.voice, "forum.plan", {**FULL, "attempts": [], "ask": [], "auctioned": "yes"}) == (
        "Knight: Cornelius, with what a chance of 60% costs, up to 3T;"
        " Games: Blood Fest or the grandest below that he can pay, by Claudius, only if Unrest is 3 or more,"
        " only if his POP is 5 or less; Faction Leader: Claudius;"
        " in an auction: one more than the high bid, up to 2T, from Cornelius"
    )
    assert told(look.voice, "forum.plan", {**NOTHING, "auctioned": "yes"}) == "nothing in your initiative"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("", {}),
        ("-", {"knight": {"way": "none", "senator": "none", "talents": 0, "chance": 0}}),
        ("?", {"knight": {"way": "ask", "senator": "none", "talents": 0, "chance": 0}}),
        ("Cornelius 3", {"knight": {"way": "pay", "senator": "fam-cornelius", "talents": 3, "chance": 0}}),
        ("Cornelius -2", {"knight": {"way": "press", "senator": "fam-cornelius", "talents": 2, "chance": 0}}),
        (
            "Claudius, Gladiator Gala\nCornelius <3",
            {
                "knight": {"way": "left", "senator": "fam-cornelius", "talents": 3, "chance": 0},
                "games": {
                    "way": "hold",
                    "games": "gladiator-gala",
                    "senator": "fam-claudius",
                    "unrest": 0,
                    "popularity": 9,
                },
            },
        ),
    ],
)
def test_lines_for_knights_and_games(said: str, meant: dict[str, Any]) -> None:
    posted, look = card()
    found = read(posted, look.voice, {**submitted(opened(posted, look, NOTHING)), "spends": said}, None)
    assert found == {**NOTHING, "auctioned": "no", **meant}


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("Cornelius", "form.share"),
        ("Nemo 3", "form.name"),
        ("Cornelius, Circus", "form.name"),
        ("Cornelius, Blood Fest, X3", "form.name"),
        ("Cornelius 1\nClaudius 1", "choice.twice"),
    ],
)
def test_a_line_that_says_nothing_is_refused(said: str, reason: str) -> None:
    posted, look = card()
    with pytest.raises(IllegalAnswer) as refused:
        read(posted, look.voice, {**submitted(opened(posted, look, FULL)), "spends": said}, None)
    assert refused.value.reason == reason
