"""The cards of attempts, bids against them and the defence plan: one page each, and in words what they would do."""

from __future__ import annotations

from typing import Any

import pytest

from bot.base.text import languages
from bot.surface.kit.answers import told
from bot.surface.kit.forms import form, read
from bot.surface.kit.look import Look
from bot.surface.kit.present import present
from games.kernel import IllegalAnswer, Posted, chairs
from games.republic.ahead.forum.bribing import NOTHING
from games.republic.ahead.forum.defence import ASK_ME
from tests.bot.surface.limits import openable, sendable
from tests.bot.surface.looks import seen
from tests.bot.surface.test_planned_forum import submitted
from tests.games.carthage.ahead.forum_helpers import MILKO, RAISES, attempt, persuading, rich, table
from tests.games.carthage.forum import holds, initiative
from tests.games.carthage.play import Play

SEATS = chairs(4)
TRADER = {"way": "left", "senator": "fam-mago", "talents": 3}
ATTEMPT: Any = {
    **MILKO,
    "bribe": 8,
    "card": "seduction.1",
    "opposed": "raise",
    "limit": 6,
    "goal": "7",
    "trader": TRADER,
    "leader": "fam-mangi",
}
AGAINST: Any = {
    "way": "ask",
    "limit": 4,
    "goal": "2",
    "short": "all",
    "raises": "yes",
    "own": 8,
    "against": "diamond",
    "others": 4,
    "rest": "ask",
}
SHIELD: Any = {"own": 8, "against": "square", "others": 4, "goal": "none", "rest": "ask", "raises": "yes"}


def shown(play: Play, seat: str, kind: str, language: str = "en") -> tuple[Posted, Look]:
    """The question of this seat, and how it sees the table."""
    look = seen(play.table, SEATS, SEATS[0] if seat == "diamond" else SEATS[1], language=language)
    return next(one for one in look.own if one.decision.kind == kind), look


def asked(kind: str, language: str = "en") -> tuple[Posted, Look]:
    """Diamond has an attempt; triangle bids against it, or makes his defence plan."""
    if kind == "forum.defence":
        play = table()
        initiative(play, "forum.roll", rich(triangle=9), coming=SEATS[1:])
        play.table.plan_ahead()
        return shown(play, "triangle", kind, language)
    play = persuading(rich(triangle=9), holds("diamond", "seduction.1"))
    if kind == "forum.bribing":
        attempt(play, bribe=8)
    return shown(play, "diamond" if kind == "forum.attempt" else "triangle", kind, language)


HOPES = "only against who has less left"
HOPED: Any = {**SHIELD, "raises": "hopeful"}
FULL = [("forum.attempt", ATTEMPT), ("forum.bribing", AGAINST), ("forum.defence", SHIELD), ("forum.defence", HOPED)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("kind", "raw"), FULL)
def test_the_fullest_form_is_one_page_and_says_what_was_prepared(kind: str, raw: Any, language: str) -> None:
    posted, look = asked(kind, language)
    found = form(posted, look.game.id, look.voice, raw)
    openable(found)
    assert read(posted, look.voice, submitted(found), None) == raw
    assert posted.decision.choice.read(raw)


@pytest.mark.parametrize(
    ("raises", "ticked"),
    [("no", []), ("yes", ["also after the bribe is raised"]), ("hopeful", ["also after the bribe is raised", HOPES])],
)
def test_the_form_shows_all_that_the_sentence_of_the_plan_says(raises: str, ticked: list[str]) -> None:
    posted, look = asked("forum.defence")
    found = form(posted, look.game.id, look.voice, {**SHIELD, "raises": raises, "rest": "nothing"})
    (ticks,) = [one for one in found.inputs if one.name == "ticks"]
    assert [item.label for item in ticks.items if item.chosen] == ticked


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("kind", "raw"), FULL)
def test_its_words_fit_its_card(kind: str, raw: Any, language: str) -> None:
    posted, look = asked(kind, language)
    panel = present(posted, look)
    sendable(panel)
    answer = told(look.voice, kind, raw)
    assert "{" not in answer
    assert len(answer) < 300


@pytest.mark.parametrize(
    ("kind", "raw", "words"),
    [
        (
            "forum.attempt",
            ATTEMPT,
            "Mago persuades Milko with 8T, with Seduction, raised by up to 6T to the Base Number 7;"
            " Trader: Mago, with what he has left, up to 3T;"
            " Faction Leader: Mangi",
        ),
        ("forum.attempt", {**MILKO, "bribe": 2, **RAISES}, "Mago persuades Milko with 2T"),
        (
            "forum.attempt",
            {**MILKO, "bribe": 2, "opposed": "raise", "limit": 0, "goal": "7"},
            "Mago persuades Milko with 2T, not raised",
        ),
        (
            "forum.attempt",
            {**ATTEMPT, "persuader": "none", "target": "none", "leader": "stay"},
            "nobody is persuaded; Trader: Mago, with what he has left, up to 3T",
        ),
        ("forum.bribing", NOTHING, "nothing"),
        (
            "forum.bribing",
            {**AGAINST, "way": "bid", "rest": "nothing", "against": "nobody"},
            "up to 4T until the Base Number is 2, all of it, if that is too little, also after the bribe is raised;"
            " in this turn up to 8T for each Senator of yours, nothing against all others",
        ),
        ("forum.bribing", {**NOTHING, "way": "ask"}, "you are asked at your turn"),
        ("forum.defence", ASK_ME, "ask me each time"),
        (
            "forum.defence",
            {**SHIELD, "against": "nobody", "rest": "nothing"},
            "up to 8T for each Senator of yours, nothing against all others,"
            " until the Base Number is so low that no roll succeeds, also after the bribe is raised",
        ),
        (
            "forum.defence",
            {**HOPED, "against": "nobody", "rest": "nothing", "goal": "3"},
            "up to 8T for each Senator of yours, nothing against all others, until the Base Number is 3,"
            " also after raises, but only against who has less left than your Faction Treasury",
        ),
    ],
)
def test_what_it_would_do_is_said_in_words(kind: str, raw: Any, words: str) -> None:
    _, look = asked(kind)
    assert told(look.voice, kind, raw) == words


def test_a_menu_says_of_each_senator_what_he_has() -> None:
    posted, look = asked("forum.attempt")
    found = form(posted, look.game.id, look.voice, None, 0, {"fam-milko": "LOY 7, 0T"})
    (target,) = [one for one in found.inputs if one.name == "target"]
    assert [item.note for item in target.items if item.label == "Milko"] == ["LOY 7, 0T"]


@pytest.mark.parametrize(
    ("kind", "typed"),
    [
        ("forum.attempt", {"bribe": "8, 50%"}),
        ("forum.attempt", {"bribe": "8, >12"}),
        ("forum.attempt", {"bribe": "8, Seduktion"}),
        ("forum.attempt", {"trader": "Ithobal many"}),
        ("forum.bribing", {"limit": "many"}),
        ("forum.bribing", {"against": "Hanno"}),
        ("forum.bribing", {"against": "Ithobal 4"}),
        ("forum.defence", {"own": "-"}),
    ],
)
def test_what_cannot_be_understood_is_refused(kind: str, typed: dict[str, str]) -> None:
    posted, look = asked(kind)
    raw = dict(FULL)[kind]
    said = {**submitted(form(posted, look.game.id, look.voice, raw)), **typed}
    with pytest.raises(IllegalAnswer):
        read(posted, look.voice, said, None)


def test_with_nobody_to_persuade_there_is_no_bribe() -> None:
    posted, look = asked("forum.attempt")
    said = {**submitted(form(posted, look.game.id, look.voice, ATTEMPT)), "persuader": ["0"], "target": ["0"]}
    found: Any = read(posted, look.voice, said, None)
    assert posted.decision.choice.read(found) is None
    assert found["trader"] == TRADER
