"""GV-9, GV-10.4: what factions and players come to, and who has won."""

from __future__ import annotations

from typing import Any

import pytest

from games.grand import GAME
from games.grand.events import FactionScored, GameEnded
from games.grand.pieces import CARTHAGE, ROME, SIDES, Score, Side
from games.grand.scores import ranking, score, scores, totals, winners
from games.grand.state import Grand
from games.kernel import Seat
from tests.clauses import clause
from tests.games.grand.course import Change, Course, emptied, influence, rules, senator, won
from tests.games.grand.laying import board
from tests.games.grand.revolts import in_revolt

DIAMOND, TRIANGLE, CIRCLE, SQUARE = map(Seat, ("diamond", "triangle", "circle", "square"))


def nobodies(g: Grand) -> None:
    """No Senator has any INF or votes."""
    for half in g.halves():
        for one in half.senators.values():
            one.influence = 0


def laid(course: Course, *changes: Change, **how: Any) -> Grand:
    """Both boards, nobody with any INF, and then this."""
    return course.until("turn").at("turn", nobodies, *changes, **how).g


def of(g: Grand, side: Side, seat: Seat) -> Score:
    """What a faction comes to."""
    return score(g, board(g, side), seat)


def ended(course: Course, *changes: Change, **how: Any) -> GameEnded:
    """The game ends so."""
    course.at("end", nobodies, emptied(CARTHAGE, ROME), *changes, **how)
    (over,) = course.saw(GameEnded)
    assert course.table.over
    return over


both = pytest.mark.parametrize("side", SIDES)

# Factions


@clause("GV-9.2")
@both
def test_the_influence_of_all_its_senators(course: Course, side: Side) -> None:
    g = laid(course, influence(side, _3=7, _7=4, _11=2))
    assert of(g, side, CIRCLE).points == of(g, side, CIRCLE).influence == 13
    assert of(g, side, SQUARE).points == 0


@clause("GV-9.2", "GV-9.6")
@both
def test_neither_rebels_nor_captives_count(course: Course, side: Side) -> None:
    def held(g: Grand) -> None:
        senator(board(g, side), 7).place = "captive"

    g = laid(course, influence(side, _3=7, _7=4, _11=2), in_revolt(side, 3), held)
    assert of(g, side, CIRCLE).points == 2


@clause("GV-9.2")
@both
def test_25_for_the_one_who_rules_for_life(course: Course, side: Side) -> None:
    g = laid(course, influence(side, _3=7), rules(side, 3))
    assert (of(g, side, CIRCLE).ruler, of(g, side, CIRCLE).points) == (25, 32)
    assert [one.ruler for one in scores(g) if one.seat != CIRCLE or one.side != side] == [0] * 7


@clause("GV-9.2")
def test_5_for_each_coupled_war_won_and_5_less_for_each_lost(course: Course) -> None:
    g = laid(course, influence(ROME, _3=7), influence(CARTHAGE, _3=12), won(1, ROME), won(2, ROME), won(3, CARTHAGE))
    assert of(g, ROME, CIRCLE).points == 7 + 10 - 5
    assert of(g, CARTHAGE, CIRCLE).points == 12 + 5 - 10
    assert (of(g, ROME, SQUARE).points, of(g, CARTHAGE, SQUARE).points) == (5, 0)


@clause("GV-9.2")
def test_a_war_that_nobody_has_won_counts_for_nobody(course: Course) -> None:
    def settled(g: Grand) -> None:
        g.war(1).settled = True

    g = laid(course, influence(ROME, _3=7), settled)
    assert of(g, ROME, CIRCLE).points == 7


@clause("GV-9.2", "GV-7.4")
@both
def test_a_faction_of_a_fallen_republic_scores_nothing(course: Course, side: Side) -> None:
    g = laid(course, influence(side, _3=7), rules(side, 3), lambda g: g.fallen.append(side))
    assert of(g, side, CIRCLE).points == 0


@clause("GV-9.2")
def test_a_faction_without_senators_has_the_wars(course: Course) -> None:
    def gone(g: Grand) -> None:
        for number in (3, 7, 11):
            del g.carthage.senators[senator(g.carthage, number).id]

    g = laid(course, gone, won(1, CARTHAGE))
    assert (of(g, CARTHAGE, CIRCLE).influence, of(g, CARTHAGE, CIRCLE).points) == (0, 5)


# Players


@clause("GV-11.1", "GV-9.3")
def test_a_poor_place_in_one_republic_is_made_good_in_the_other_or_by_its_wars(course: Course) -> None:
    """Triangle is nobody in Carthage, and its Rome has won a war: it wins before diamond, who leads in Carthage."""
    over = ended(course, influence(CARTHAGE, _1=20), influence(ROME, _2=18), won(1, ROME))
    assert over.scores == {DIAMOND: 15 + 5, TRIANGLE: 0 + 23, CIRCLE: 5, SQUARE: 5}
    assert over.winners == (TRIANGLE,)


@clause("GV-9.1", "GV-9.3")
def test_a_player_has_the_sum_of_both_and_the_most_wins(course: Course) -> None:
    over = ended(course, influence(CARTHAGE, _1=10, _2=9), influence(ROME, _1=3, _2=5))
    assert over == GameEnded("decks", (TRIANGLE,), over.scores)
    assert list(over.scores.items()) == [(TRIANGLE, 14), (DIAMOND, 13), (CIRCLE, 0), (SQUARE, 0)]  # the best first
    assert len(course.saw(FactionScored)) == 8
    found = [one for one in course.saw(FactionScored) if one.seat == TRIANGLE]
    assert [(one.side, one.points) for one in found] == [(CARTHAGE, 9), (ROME, 5)]


@clause("GV-9.4")
def test_who_has_both_rulers_wins_outright(course: Course) -> None:
    over = ended(course, rules(CARTHAGE, 3), rules(ROME, 7), influence(ROME, _4=200))
    assert over.winners == (CIRCLE,)
    assert over.scores[SQUARE] > over.scores[CIRCLE]


@clause("GV-9.4")
def test_one_ruler_alone_or_two_of_two_players_do_not(course: Course) -> None:
    assert ended(course, rules(CARTHAGE, 3), influence(ROME, _4=200)).winners == (SQUARE,)
    again = Course()
    assert ended(again, rules(CARTHAGE, 3), rules(ROME, 2), influence(ROME, _4=200)).winners == (SQUARE,)


@clause("GV-9.4", "GV-8.3")
def test_a_ruler_of_a_fallen_republic_does_not_count(course: Course) -> None:
    over = ended(
        course,
        rules(CARTHAGE, 3),
        rules(ROME, 7),
        influence(ROME, _4=200),
        lambda g: g.fallen.append(CARTHAGE),
    )
    assert over.winners == (SQUARE,)


@clause("GV-9.5")
@pytest.mark.parametrize(
    ("carthage", "rome", "winner"),
    [
        ({"_1": 10, "_2": 6}, {"_2": 4}, TRIANGLE),  # the weaker faction
        ({"_1": 3, "_5": 3, "_2": 6}, {"_1": 5, "_2": 5}, TRIANGLE),  # the foremost Senator
    ],
)
def test_ties_go_to_the_weaker_faction_then_the_foremost_senator(
    course: Course, carthage: dict[str, int], rome: dict[str, int], winner: Seat
) -> None:
    over = ended(course, influence(CARTHAGE, **carthage), influence(ROME, **rome))
    assert over.scores[DIAMOND] == over.scores[TRIANGLE] == 10 or over.scores[DIAMOND] == over.scores[TRIANGLE] == 11
    assert over.winners == (winner,)


@clause("GV-9.5")
@pytest.mark.parametrize("more", [0, 1])
def test_then_the_votes_in_both_senates_count_with_knights(course: Course, more: int) -> None:
    """Nobody has more than another but in votes: what is missing to one player is made up by knights, and one more."""

    def level(g: Grand) -> None:
        for half in g.halves():
            half.senators = {  # one each, so that all can be made equal
                one.id: one for one in half.senators.values() if one.number <= 4
            }
        most = max(sum(half.votes(seat) for half in g.halves()) for seat in g.seats)
        for number, seat in enumerate(g.seats, 1):
            assert g.rome
            one = senator(g.rome, number)
            one.knights += most - sum(half.votes(seat) for half in g.halves())
        assert g.rome
        senator(g.rome, 2).knights += more

    assert ended(course, level).winners == ((TRIANGLE,) if more else (DIAMOND, TRIANGLE, CIRCLE, SQUARE))


# With one faction each


@clause("GV-10.4")
def test_the_best_faction_of_all_wins(course: Course) -> None:
    sides = dict.fromkeys(("diamond", "triangle", "circle"), "carthage")
    over = ended(course, influence(ROME, _2=9), seats=6, mode="one-faction", sides=sides)
    (winner,) = over.winners
    assert course.g.sides[winner] == ROME
    assert over.scores[winner] == 9


@clause("GV-10.4")
@pytest.mark.parametrize("side", SIDES)
def test_of_equals_the_republic_with_more_wars_won(course: Course, side: Side) -> None:
    other = CARTHAGE if side == ROME else ROME
    more = {side: 20, other: 30}  # so that both come to 25 with the war

    def equal(g: Grand) -> None:
        for republic, points in more.items():
            senator(board(g, republic), 1).influence = points

    over = ended(course, equal, won(1, side), seats=6, mode="one-faction")
    assert sorted(over.scores.values())[-2:] == [25, 25]
    assert [course.g.sides[one] for one in over.winners] == [side]


@clause("GV-10.4", "GV-9.5")
def test_then_the_foremost_senator(course: Course) -> None:
    over = ended(course, influence(ROME, _1=5, _4=5), influence(CARTHAGE, _1=10), seats=6, mode="one-faction")
    assert [course.g.sides[one] for one in over.winners] == [CARTHAGE]


@clause("GV-10.4")
def test_if_a_republic_falls_its_players_are_out(course: Course) -> None:
    over = ended(course, lambda g: g.fallen.append(ROME), seats=6, mode="one-faction")
    assert {course.g.sides[one] for one in over.winners} == {CARTHAGE}


# What all see


@clause("GV-9.2")
def test_everybody_sees_what_all_would_come_to_now(course: Course) -> None:
    g = laid(course, influence(ROME, _3=7), rules(ROME, 3))
    for seat in (None, DIAMOND):
        seen = GAME.view(g, seat)
        found = [(one.side, one.seat, one.points) for one in seen.scores if one.points]  # type: ignore[attr-defined]
        assert found == [(ROME, CIRCLE, 32)]
    assert totals(g)[CIRCLE] == 32
    assert ranking(g, CIRCLE) > ranking(g, SQUARE)
    assert winners(g) == [CIRCLE]


@clause("GV-9.2", "GV-9.3")
def test_the_ending_holds_the_scores(course: Course) -> None:
    ended(course, influence(ROME, _3=7))
    ending = GAME.view(course.g, None).ending  # type: ignore[attr-defined]
    assert (ending.reason, ending.winners) == ("decks", (CIRCLE,))
    assert [(one.side, one.seat) for one in ending.scores if one.points] == [(ROME, CIRCLE)]
