"""RC-9.7.1 asked ahead: a Law played between two motions of a programme."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.senate.events import LawEnacted
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer
from games.republic.senate.events import Proposed, SenateAdjourned, VoteClosed
from tests.clauses import clause
from tests.games.carthage.ahead.senate_helpers import play_on, say
from tests.games.carthage.ahead.test_senate_docket import (
    DOCKET,
    ELECTION,
    PROGRAMME,
    TWO,
    composed,
    minor,
    on,
    others_lapse,
)
from tests.games.carthage.forum import holds
from tests.games.carthage.play import Play
from tests.games.carthage.senate import offered

LAWS, LAW = "senate.laws", "senate.law"
REFORM, SUMPTUARY = "law-military-reform", "law-sumptuary"
KINDS = (Proposed, LawEnacted, VoteClosed, SenateAdjourned)


def law(play: Play, seat: str, name: str, when: str) -> None:
    say(play, seat, LAWS, law=name, when=when)


def order(play: Play) -> list[str]:
    """What was told of motions and Laws, one after the other."""
    return [type(one).__name__ for one in play.told if isinstance(one, KINDS)]


def played(*changes: Any, seat: str = "square", name: str = REFORM, when: str, motions: Any = TWO) -> Play:
    """A programme is played out, with what one seat has said of a Law."""
    play = composed(motions, *changes)
    law(play, seat, name, when)
    others_lapse(play)
    play_on(play)
    return play


@clause("RC-9.7.1")
@pytest.mark.parametrize(("when", "place"), [("before-motion.1", 0), ("before-motion.2", 2), ("before-end", 4)])
def test_a_law_is_played_just_before_that_motion(when: str, place: int) -> None:
    play = composed(TWO, holds("square", REFORM))
    others_lapse(play)
    law(play, "square", REFORM, when)
    play_on(play)
    expected = ["Proposed", "VoteClosed", "Proposed", "VoteClosed", "SenateAdjourned"]
    assert order(play) == [*expected[:place], "LawEnacted", *expected[place:]]
    assert REFORM in play.g.laws


@clause("RC-9.7.1", "RC-DP55")
def test_who_presides_may_do_so_too() -> None:
    play = played(holds("diamond", REFORM), seat="diamond", when="before-motion.2")
    assert order(play)[2] == "LawEnacted"


@clause("RC-9.7.1")
def test_before_a_motion_that_was_taken_back_nothing_is_played() -> None:
    play = composed([*TWO, [minor("Praise for Gisco")]], holds("square", REFORM))
    law(play, "square", REFORM, "before-motion.2")
    say(play, "diamond", PROGRAMME, motions=[TWO[0]], end="adjourn")
    others_lapse(play)
    play_on(play)
    assert "LawEnacted" not in order(play)
    assert REFORM not in play.g.laws


@clause("RC-9.7.1")
def test_a_fallback_comes_with_its_motion() -> None:
    play = composed(ELECTION, holds("square", REFORM), step="senate.suffetes", end="ask")
    assert play.options("square", LAWS)["when"] == ["before-motion.1"]


@clause("RC-DP55")
def test_nobody_is_called_for_it() -> None:
    play = composed(TWO, holds("square", REFORM))
    assert {kind for _, kind in play.asked()} == {DOCKET}
    assert {seat for seat in play.g.seats if LAWS in offered(play, seat)} == set(play.g.seats)


@clause("RC-9.7.1")
def test_without_the_card_nothing_is_played_and_nothing_told() -> None:
    said, unsaid = played(when="before-motion.2"), played(name="none", when="before-motion.2")
    assert order(said) == order(unsaid)
    assert [one.key for one in said.table.entries] == [one.key for one in unsaid.table.entries]


def test_what_is_asked_does_not_depend_on_cards() -> None:
    forms = [composed(TWO, *changes).options("square", LAWS) for changes in ((), (holds("square", REFORM),))]
    assert forms[0] == forms[1]


@clause("RC-9.7.1")
def test_a_law_that_holds_is_not_offered_and_by_hand_it_may_be_played_before() -> None:
    def sumptuary(g: Carthage) -> None:
        g.laws.append(SUMPTUARY)

    play = composed(TWO, sumptuary, holds("square", REFORM))
    assert SUMPTUARY not in play.options("square", LAWS)["law"]
    with pytest.raises(IllegalAnswer):
        law(play, "square", SUMPTUARY, "before-end")
    law(play, "square", REFORM, "before-end")
    play.answer("square", LAW, REFORM)
    on(play, "circle", m1={"voice": "for"})
    others_lapse(play)
    play_on(play)
    assert order(play)[-1] == "SenateAdjourned"
    assert play.g.laws.count(REFORM) == 1
