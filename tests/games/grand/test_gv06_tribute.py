"""GV-6.3, GV-6.4: what is paid each turn for Wars that were lost to the other republic."""

from __future__ import annotations

import pytest

from games.carthage.revenue.events import StatePaid as CarthagePays
from games.grand.events import RepublicFell, TributeReceived
from games.grand.pieces import CARTHAGE, OTHER, ROME, SIDES, Side
from games.grand.state import Grand, Half
from games.rome.revenue.events import StatePaid as RomePays
from tests.clauses import clause
from tests.games.grand.course import Change, Course, money
from tests.games.grand.laying import board, rome_of, settled, war

LAST_DEBIT = {CARTHAGE: "carthage:revenue.state", ROME: "rome:revenue.state"}
AFTERWARDS = {CARTHAGE: "carthage:revenue.redistribution", ROME: "rome:revenue.terms"}


def lost_by(side: Side, *numbers: int) -> list[Change]:
    """Wars that a republic has lost to the other."""
    return [settled(number, OTHER[side]) for number in numbers]


def pays(course: Course, side: Side, *changes: Change) -> Course:
    """A republic pays what it must, and passes its bankruptcy check."""
    course.until(AFTERWARDS[side], "rome:mortality", "carthage:senate.opening").at(LAST_DEBIT[side], *changes)
    return course.lapse_until("over")


def held(half: Half) -> int:
    """All Talents that have come out of the bank onto a board."""
    purses = sum(one.talents for one in half.senators.values())
    return half.treasury + purses + sum(one.treasury + one.gifts for one in half.factions.values())


@clause("GV-6.3", "GV-6.4", "GV-11.3")
@pytest.mark.parametrize("count", [1, 2])
def test_carthage_pays_with_its_wars_and_rome_receives_its_share_after_the_check(course: Course, count: int) -> None:
    pays(course, CARTHAGE, *lost_by(CARTHAGE, *range(1, count + 1)), money(ROME, 100), money(CARTHAGE, 400))
    paid = [one.talents for one in course.saw(CarthagePays) if one.purpose == "lost-wars"]
    assert paid == [25 * count]
    assert course.saw(TributeReceived) == [TributeReceived(ROME, CARTHAGE, count, 15 * count)]
    assert rome_of(course.g).treasury == 100 + 15 * count


@clause("GV-6.3", "GV-6.4")
def test_it_is_the_last_debit_of_rome(course: Course) -> None:
    pays(course, ROME, *lost_by(ROME, 1, 2), money(CARTHAGE, 100), money(ROME, 400))
    paid = [(one.purpose, one.count, one.talents) for one in course.saw(RomePays)]
    assert paid[-1] == ("lost-wars", 2, 50)
    assert len(paid) > 1
    assert course.saw(TributeReceived) == [TributeReceived(CARTHAGE, ROME, 2, 30)]
    assert course.g.carthage.treasury == 130


@clause("GV-6.3")
def test_wars_not_lost_to_the_other_republic_are_paid_to_the_bank_alone(course: Course) -> None:
    pays(course, CARTHAGE, war(CARTHAGE, "massilian-war", "lost"), money(ROME, 100), money(CARTHAGE, 400))
    assert [one.talents for one in course.saw(CarthagePays) if one.purpose == "lost-wars"] == [25]
    assert (course.saw(TributeReceived), rome_of(course.g).treasury) == ([], 100)


@clause("GV-6.3")
def test_nobody_pays_for_a_war_that_nobody_has_won(course: Course) -> None:
    pays(course, ROME, settled(1), money(ROME, 400), money(CARTHAGE, 100))
    assert [one for one in course.saw(RomePays) if one.purpose == "lost-wars"] == []
    assert course.g.carthage.treasury == 100


@clause("GV-6.4")
@pytest.mark.parametrize("side", SIDES)
def test_if_the_winner_has_fallen_the_bank_keeps_all(course: Course, side: Side) -> None:
    def fallen(g: Grand) -> None:
        g.fallen.append(OTHER[side])

    pays(course, side, *lost_by(side, 1), money(side, 400), money(OTHER[side], 100), fallen)
    assert course.saw(TributeReceived) == []
    assert board(course.g, OTHER[side]).treasury == 100


@clause("GV-6.4")
@pytest.mark.parametrize("side", SIDES)
def test_a_bankrupt_state_pays_none(course: Course, side: Side) -> None:
    poor = -1000 if side == CARTHAGE else -100
    pays(course, side, *lost_by(side, 1, 2), money(side, poor), money(OTHER[side], 100))
    assert course.saw(RepublicFell) == [RepublicFell(side, "bankrupt")]
    assert course.saw(TributeReceived) == []
    assert board(course.g, OTHER[side]).treasury == 100


@clause("GV-6.3")
@pytest.mark.parametrize("side", SIDES)
def test_no_talent_is_lost_between_the_boards(course: Course, side: Side) -> None:
    pays(course, side, *lost_by(side, 1, 2), money(side, 400), money(OTHER[side], 100))
    for half in course.g.halves():
        assert held(half) == half.issued
