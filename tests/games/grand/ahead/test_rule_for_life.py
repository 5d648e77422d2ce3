"""GV-8.3 asked ahead: who rules for life decides for others in the Senate alone, all else is asked of all at once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, cast

import pytest

from games.carthage.minds.sensible.voting import judged as judged_in_carthage
from games.grand.minds.sensible import board as board_seen
from games.grand.pieces import CARTHAGE, ROME, SIDES, Side
from games.grand.seen.view import GrandView
from games.grand.state import Grand
from games.kernel import Decision, Dice, Seat
from games.kernel.dice import DicePicker
from games.republic.bench import give_red
from games.rome.minds.sensible.voting import judged as judged_in_rome
from tests.clauses import clause
from tests.games.grand.course import Change, Course, rules
from tests.games.grand.laying import board
from tests.games.grand.test_gv08_for_life import in_senate

ALL = {"diamond", "triangle", "circle", "square"}
OTHERS = ALL - {"circle"}
OWN = 5
"""Talents: what one's own motion is worth at least."""
JUDGED: Mapping[Side, Callable[[Any, Any], float]] = {CARTHAGE: judged_in_carthage, ROME: judged_in_rome}
MONEY = {CARTHAGE: "carthage:revenue.income", ROME: "rome:revenue.income"}
both = pytest.mark.parametrize("side", SIDES)


def ahead(course: Course) -> Course:
    """The table asks ahead."""
    course.table.plan_ahead()
    return course


def decisions(course: Course, side: Side, kind: str) -> list[Decision[Any]]:
    """What is open of this kind in a republic."""
    found = (posted.decision for posted in course.table.open.values())
    return [one for one in found if (one.half, one.kind) == (side, kind)]


def awaited(course: Course, name: str) -> set[str]:
    """Who is waited for to answer such questions: "rome:senate.vote"."""
    side, _, kind = name.partition(":")
    return {one.seat for one in decisions(course, CARTHAGE if side == CARTHAGE else ROME, kind) if one.awaited}


def cards(side: Side) -> Change:
    """Everybody has a red card that may be a veto, or not."""

    def change(g: Grand) -> None:
        half = board(g, side)
        give_red(half, {seat: ["secret-bodyguard"] for seat in half.seats})

    return change


@clause("GV-8.3", "RC-6.0", "RR-1.06")
@both
def test_outside_the_senate_each_runs_his_own_faction_and_says_at_once_what_it_does_with_its_money(
    course: Course, side: Side
) -> None:
    ahead(course.at(MONEY[side], rules(side, 3)))
    assert awaited(course, f"{side}:revenue.package") == ALL


@clause("GV-8.3", "RC-8.4", "RR-1.07.2")
@both
def test_all_plan_the_forum_though_one_rules(course: Course, side: Side) -> None:
    ahead(course.at(f"{side}:forum.opening", rules(side, 3)))
    assert awaited(course, f"{side}:forum.plan") == ALL


# The Senate


def sitting(course: Course, side: Side) -> Course:
    """The Senate of a republic that circle's Senator rules; everybody has a red card, who knows which."""
    return ahead(in_senate(course, side, rules(side, 3), cards(side)))


def propose(course: Course, side: Side) -> None:
    """Circle proposes, for the faction that has the floor, what may be vetoed."""
    one = next(one for one in decisions(course, side, "senate.units") if "faction" in one.about)
    course.submit(one.key, one.choice.sample(DicePicker(Dice("motion"))))


def judged_by(course: Course, side: Side, seat: str) -> float:
    """What a sensible player holds of the motion."""
    view: Any = board_seen(cast("GrandView", course.table.view(Seat(seat))), side)
    return JUDGED[side](view, view.senate.motion)


def say(course: Course, side: Side, veto: str, seats: Collection[str] = OTHERS) -> None:
    """Who has no votes says whether he vetoes."""
    for one in decisions(course, side, "senate.sheets"):
        if one.seat in seats:
            course.submit(one.key, {"veto": veto})


def vote(course: Course, side: Side) -> None:
    """Circle votes for all, and it is declared, as far as nobody else is waited for."""
    sheet = next(one for one in decisions(course, side, "senate.sheets") if one.seat == "circle")
    course.submit(sheet.key, {**sheet.lapse, "voice": "for"})
    while (planned := course.table.planned()) or awaited(course, f"{side}:senate.vote"):
        if planned:
            course.table.submit(planned[0].decision.seat, planned[0].decision.key, planned[1], "order")
        else:
            called = next(one for one in decisions(course, side, "senate.vote") if one.awaited)
            course.submit(called.key, called.lapse)


@clause("GV-8.3", "RC-9.0.15", "RR-1.09.152")
@both
def test_who_vetoes_nothing_in_a_senate_where_another_votes_for_him_is_asked_once(course: Course, side: Side) -> None:
    propose(sitting(course, side), side)
    assert awaited(course, f"{side}:senate.sheets") == ALL
    say(course, side, "session", ["diamond", "triangle"])
    say(course, side, "never", ["square"])
    vote(course, side)
    propose(course, side)
    assert awaited(course, f"{side}:senate.sheets") == {"circle", "square"}


@clause("GV-8.3")
@both
def test_he_may_say_otherwise_of_the_next_motion_as_long_as_it_is_not_declared(course: Course, side: Side) -> None:
    propose(sitting(course, side), side)
    say(course, side, "session")
    vote(course, side)
    propose(course, side)
    say(course, side, "carried", ["diamond"])
    vote(course, side)
    propose(course, side)
    assert awaited(course, f"{side}:senate.sheets") == {"circle", "diamond"}


@clause("GV-8.3")
@both
def test_who_proposes_for_another_faction_takes_it_for_his_own(course: Course, side: Side) -> None:
    """Else a sensible ruler would vote down what he has just proposed."""
    propose(sitting(course, side), side)
    worth = {seat: judged_by(course, side, seat) for seat in ("circle", "diamond", "triangle")}
    assert worth["circle"] == worth["diamond"] == OWN
    assert worth["triangle"] < OWN
