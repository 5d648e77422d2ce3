"""GV-1, GV-10.1: who plays which republic, and what the boards have in common."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from pydantic import ValidationError

from games.grand import GAME
from games.grand.events import SidesDealt
from games.grand.pieces import CARTHAGE, ROME, Side
from games.kernel import NotAllowed, Setup, chairs
from tests.clauses import clause
from tests.games.grand.course import Course
from tests.games.grand.laying import board


def refused(seats: int, **options: Any) -> str:
    """Why so many cannot play so."""
    setup = Setup(chairs(seats), "play", GAME.options.model_validate(options))
    try:
        GAME.check(setup)
        GAME.setup(setup)
    except NotAllowed as why:
        return str(why.reason)
    return ""


@clause("GV-1.5", "GV-DP1")
def test_two_factions_each_if_nothing_is_chosen(course: Course) -> None:
    g = course.start(4).g
    assert (g.mode, set(g.carthage.factions)) == ("two-factions", set(g.seats))
    with pytest.raises(ValidationError):
        GAME.options.model_validate({"mode": "three-factions"})


@clause("GV-1.5")
@pytest.mark.parametrize(("mode", "able"), [("two-factions", range(3, 7)), ("one-faction", range(6, 13))])
def test_how_many_may_play(mode: str, able: range) -> None:
    assert GAME.places_with(GAME.options.model_validate({"mode": mode})) == able
    for seats in (able.start - 1, able.stop):
        assert refused(seats, mode=mode) == "setup.seats"


@clause("GV-1.1", "GV-1.5", "GV-2.4")
def test_each_player_has_a_faction_of_both_seated_alike(course: Course) -> None:
    g = course.start(5, start="simultaneous").g
    assert g.rome
    assert g.carthage.seats == g.rome.seats == g.seats
    assert set(g.carthage.factions) == set(g.rome.factions) == set(chairs(5))
    assert g.sides == {}


@clause("GV-10.1")
@pytest.mark.parametrize("seats", range(6, 13))
def test_sides_are_as_equal_as_possible(course: Course, seats: int) -> None:
    g = course.start(seats, mode="one-faction").g
    assert g.rome
    sizes = sorted((len(g.carthage.seats), len(g.rome.seats)))
    assert sizes == [seats // 2, seats - seats // 2]
    assert set(g.carthage.seats).isdisjoint(g.rome.seats)
    assert g.seats == [*g.carthage.seats, *g.rome.seats]
    assert course.saw(SidesDealt) == [SidesDealt(tuple(g.carthage.seats), tuple(g.rome.seats))]


@clause("GV-10.1", "GV-DP4")
def test_whose_side_is_drawn_may_be_either_and_so_may_the_larger() -> None:
    drawn = [Course().start(7, str(seed), mode="one-faction").g for seed in range(12)]
    assert {g.sides[g.seats[0]] for g in drawn} == {CARTHAGE}
    assert {g.sides[chairs(7)[0]] for g in drawn} == {CARTHAGE, ROME}
    assert {len(g.carthage.seats) for g in drawn} == {3, 4}


@clause("GV-10.1")
@pytest.mark.parametrize(("seats", "asked"), [(6, False), (7, True), (8, False)])
def test_dice_decide_which_side_is_larger_only_where_one_is(seats: int, asked: bool) -> None:
    g = GAME.setup(Setup(chairs(seats), "s", GAME.options.model_validate({"mode": "one-faction"})))
    assert ("sides.larger" in g.dice.drawn) == asked


@clause("GV-10.1")
def test_who_has_chosen_plays_there() -> None:
    chosen = {"diamond": "rome", "triangle": "rome", "star": "carthage"}
    for seed in range(6):
        g = Course().start(6, str(seed), mode="one-faction", sides=chosen).g
        assert {seat: g.sides[seat] for seat in chosen} == chosen  # type: ignore[index]
        assert Counter(g.sides.values()) == {CARTHAGE: 3, ROME: 3}


@clause("GV-10.1")
def test_a_side_that_as_many_have_chosen_is_the_larger() -> None:
    four = dict.fromkeys(chairs(4), "rome")
    for seed in range(6):
        g = Course().start(7, str(seed), mode="one-faction", sides=four).g
        assert Counter(g.sides.values()) == {CARTHAGE: 3, ROME: 4}


@clause("GV-10.1")
@pytest.mark.parametrize("sides", [dict.fromkeys(chairs(5), "rome"), {"seat12": "rome"}])
def test_no_more_may_choose_a_side_than_there_are_places(sides: dict[str, str]) -> None:
    assert refused(7, mode="one-faction", sides=sides) == "setup.sides"


@clause("GV-1.5")
def test_who_plays_both_has_no_side(course: Course) -> None:
    g = course.start(4, start="simultaneous", sides={"diamond": "rome"}).g
    assert (g.sides, len(g.carthage.seats)) == ({}, 4)


def test_advanced_rules_are_those_of_the_roman_board(course: Course) -> None:
    """RR-0.2.2: 2.03 requires 2.02."""
    g = course.start(4, start="simultaneous", provincial_wars=True, rebel_governors=True).g
    assert g.rome
    assert g.rome.advanced == g.advanced == ["provincial-wars", "rebel-governors"]
    with pytest.raises(ValidationError):
        GAME.options.model_validate({"rebel_governors": True})


def test_the_rules_for_assassins_and_ballots_are_those_of_both(course: Course) -> None:
    g = course.start(4, start="simultaneous", assassination="optional", ballots="sealed").g
    assert [(half.assassination, half.ballots) for half in g.halves()] == [("optional", "sealed")] * 2


@clause("GV-1.6")
@pytest.mark.parametrize("side", [CARTHAGE, ROME])
def test_no_talent_leaves_its_board(course: Course, side: Side) -> None:
    """RC-6.10, RR-1.06.3: money moves between the purses of one faction, and to others of the same republic."""
    course.at(f"{side}:revenue.redistribution")
    half = board(course.g, side)
    for one in course.awaited():
        own = {senator.id for senator in half.senators_of(one.seat)}
        named = set(one.choice.form()[1]) - {"treasury", *course.g.seats}
        assert named == own
    beyond = [one for other in course.g.halves() if other is not half for one in other.factions.values()]
    before = [one.treasury for one in beyond]
    course.lapse_until(f"{side}:revenue.redistribution", "rome:mortality")
    assert [one.treasury for one in beyond] == before
