"""GV-3: in which order both republics play, and what is checked when a turn is over."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.grand.events import GameEnded, RepublicFell, TurnBegan
from games.grand.pieces import CARTHAGE, ROME
from games.grand.sequence import STAGE_2
from games.grand.state import Grand
from tests.clauses import clause
from tests.games.grand.course import Course
from tests.games.grand.laying import war

WARS = ("massilian-war", "libyan-revolt", "cyrenean-war", "numidian-war-1")


def legs(course: Course) -> list[str]:
    """The parts of a turn in which somebody is asked something, in their order."""
    seen = list[str]()
    while course.g.turn <= 1 and not course.table.over:
        if course.g.leg not in seen:
            seen.append(course.g.leg)
        one = course.awaited()[0]
        course.submit(one.key, one.lapse)
    return seen


@clause("GV-3.1", "GV-3.5", "GV-3.2")
def test_the_published_order(course: Course) -> None:
    course.until("end").start(4, start="simultaneous")
    played = legs(course)
    assert played == [name for name in ["setup", *STAGE_2] if name in played]
    expected = [
        "carthage.revenue",
        "carthage.trade",
        "carthage.forum",
        "rome.revenue",
        "rome.forum",
        "carthage.senate",
        "rome.senate",
    ]
    assert [name for name in played if name in expected] == expected


ORDER = (
    ("GV-3.1.1", "carthage.mortality"),
    ("GV-3.1.2", "carthage.revenue"),
    ("GV-3.1.3", "carthage.trade"),
    ("GV-3.1.4", "carthage.forum"),
    ("GV-3.1.5", "rome.mortality"),
    ("GV-3.1.6", "rome.revenue"),
    ("GV-3.1.7", "rome.forum"),
    ("GV-3.1.8", "carthage.senate"),
    ("GV-3.1.8", "rome.senate"),
    ("GV-3.1.9", "carthage.explorations"),
    ("GV-3.1.10", "carthage.revolution"),
    ("GV-3.1.11", "rome.revolution"),
)


@pytest.mark.parametrize("place", [pytest.param(n, marks=clause(one[0])) for n, one in enumerate(ORDER[:-1])])
def test_each_step_comes_before_the_next(place: int) -> None:
    (_, step), (_, following) = ORDER[place], ORDER[place + 1]
    assert list(STAGE_2).index(step) < list(STAGE_2).index(following)


@clause("GV-3.1.11")
def test_the_last_step_is_the_roman_revolution(course: Course) -> None:
    course.until("rome:revolution.opening").at("carthage:revolution.revolt")
    assert course.g.leg == "rome.revolution"


@clause("GV-3.1")
def test_population_follows_the_roman_forum_and_comes_before_the_senates() -> None:
    names = list(STAGE_2)
    assert names.index("rome.population") == names.index("rome.forum") + 1 == names.index("carthage.senate") - 1
    assert names.index("carthage.revolution") < names.index("rome.revolution") < names.index("carthage.end")


@clause("GV-3.2")
def test_each_board_has_six_initiatives_of_its_own(course: Course) -> None:
    course.until("carthage:senate.opening").at("carthage:forum.opening")
    begun: dict[str, list[int]] = {CARTHAGE: [], ROME: []}
    while not course.table.over:
        one = course.awaited()[0]
        if one.half and course.g.step.endswith(("forum.roll", "forum.persuasion", "forum.leader", "forum.trader")):
            number = course.g.republic(one.half).forum.number
            if number not in begun[one.half]:
                begun[one.half].append(number)
        course.submit(one.key, one.lapse)
    assert begun[CARTHAGE] == [1, 2, 3, 4, 5, 6]
    assert begun[ROME] == [1, 2, 3, 4, 5, 6]


@clause("GV-3.4a")
@pytest.mark.parametrize(("status", "reason"), [("active", "wars"), ("lost", "lost-wars")])
def test_the_checks_of_carthage_come_after_step_11(course: Course, status: str, reason: str) -> None:
    four = [war(CARTHAGE, name, status) for name in WARS]
    course.until("turn").at("rome:revolution.revolt", *four)
    course.lapse_until("turn")
    assert course.saw(RepublicFell) == [RepublicFell(CARTHAGE, reason)]
    assert course.g.fallen == [CARTHAGE]


@clause("GV-3.4a")
def test_four_wars_that_are_three_again_by_then_do_no_harm(course: Course) -> None:
    course.until("rome:revolution.opening").at("carthage:revolution.deals", *(war(CARTHAGE, name) for name in WARS))
    course.lapse_until("over")
    assert course.g.fallen == []


@clause("GV-3.4a", "GV-7.1")
def test_committee_terms_fall_when_the_turn_is_over(course: Course) -> None:
    def sits(g: Grand) -> None:
        g.carthage.committee["harbor-master"].term = 3

    course.until("turn").at("carthage:revolution.end", sits)
    assert course.g.carthage.committee["harbor-master"].term == 2


@clause("GV-3.1", "GV-3.3")
def test_imminent_wars_wake_in_each_mortality_phase(course: Course) -> None:
    def imminent(g: Grand) -> None:
        war(CARTHAGE, "massilian-war", "imminent")(g)
        war(ROME, "gallic-1", "imminent")(g)

    def status(g: Grand) -> Sequence[str]:
        assert g.rome
        return g.carthage.wars["massilian-war"].status, g.rome.wars["gallic-1"].status

    course.until("carthage:revenue.income").at("turn", imminent)
    assert status(course.g) == ("active", "imminent")
    again = Course().until("rome:revenue.start").at("rome:mortality", imminent)
    assert status(again.g) == ("imminent", "active")


def test_a_turn_after_the_other(course: Course) -> None:
    course.until("carthage:mortality").at("end")
    assert [one.turn for one in course.saw(TurnBegan)] == [2]
    assert course.saw(GameEnded) == []
