"""The card of the Forum plan: what it would do in words, and a form on one page that says what was prepared."""

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
from games.carthage.ahead.forum import NOTHING
from games.kernel import IllegalAnswer, Posted, chairs
from tests.bot.surface.limits import openable, sendable
from tests.bot.surface.looks import seen
from tests.games.carthage.ahead.forum_helpers import ALL, listed, planned, rich, table
from tests.games.carthage.forum import holds, initiative, purse

KIND = "forum.plan"
SEATS = chairs(4)
LONG = planned(
    roll="ask",
    attempts=[
        listed(bribe=8, chance=50, opposed="raise", limit=6, card="seduction.1"),
        listed(persuader="fam-mangi", target="fam-gisco", opposed="roll"),
        listed(bribe=2),
    ],
    trader={"way": "left", "senator": "fam-mago", "talents": 3},
    leader="fam-mangi",
    bid={"way": "raise", "limit": 2, "payer": "fam-mago"},
    ask=["family", "war", "event", "card", "gone"],
)


def card(language: str = "en") -> tuple[Posted, Look]:
    play = table(ALL)
    initiative(play, "forum.roll", rich(), purse(5, 5), holds("diamond", "seduction.1"), coming=SEATS[1:])
    play.table.plan_ahead()
    look = seen(play.table, SEATS, SEATS[0], language=language)
    return next(one for one in look.own if one.decision.kind == KIND), look


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
    posted, look = card(language)
    found = opened(posted, look, LONG)
    openable(found)
    assert read(posted, look.voice, submitted(found), None) == LONG
    assert posted.decision.choice.read(LONG)


@pytest.mark.parametrize("language", languages())
def test_whatever_may_be_said_comes_back_from_the_form(language: str) -> None:
    posted, look = card(language)
    pick = random.Random(1)
    for _ in range(60):
        raw = posted.decision.choice.sample(pick)
        again = read(posted, look.voice, submitted(opened(posted, look, raw)), None)
        posted.decision.choice.read(again)
        assert told(look.voice, KIND, again) == told(look.voice, KIND, raw)


@pytest.mark.parametrize("language", languages())
def test_its_card_fits_and_says_in_words_what_one_press_takes(language: str) -> None:
    posted, look = card(language)
    sendable(present(posted, look))
    said = told(look.voice, KIND, LONG)
    assert "[" not in said
    assert "{" not in said
    assert told(look.voice, KIND, posted.proposal) in present(posted, look).said()


def test_in_words() -> None:
    _, look = card()
    assert told(look.voice, KIND, {**LONG, "roll": "yes", "ask": ["war"], "auctioned": "yes"}) == (
        "Mago persuades Milko with 8T, with Seduction, raises by up to 6T, only if the chance is 50% or more;"
        " if that is not possible, Mangi persuades Gisco without a bribe, rolls whatever the others bid;"
        " if that is not possible, Mago persuades Milko with 2T;"
        " Trader: Mago, with what he has left, up to 3T; Faction Leader: Mangi;"
        " in an auction: one more than the high bid, up to 2T, from Mago; ask me if a War has come since"
    )
    assert told(look.voice, KIND, {**LONG, "way": "ask"}) == "all is asked at your turn"
    stays = planned(attempts=[listed(bribe=8, opposed="raise", limit=0)])
    assert told(look.voice, KIND, stays).startswith("Mago persuades Milko with 8T, does not raise;")
    assert told(look.voice, KIND, {**NOTHING, "auctioned": "yes"}) == "nothing in your initiative"


@pytest.mark.parametrize(
    ("field", "said", "reason"),
    [
        ("attempts", "Mago", "forum.line"),
        ("attempts", "Mago, Nemo", "form.name"),
        ("attempts", "Mago, Milko, many", "form.name"),
        ("attempts", "Mago, Milko, +x", "form.number"),
        ("trader", "Mago", "form.share"),
        ("bid", "Milko 3", "form.not-offered"),
    ],
)
def test_a_line_that_says_nothing_is_refused(field: str, said: str, reason: str) -> None:
    posted, look = card()
    with pytest.raises(IllegalAnswer) as refused:
        read(posted, look.voice, {**submitted(opened(posted, look, LONG)), field: said}, None)
    assert refused.value.reason == reason
