"""Chances of battles, dice against tactics, sieges, plunder, voyages: against all rolls, one by one."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from games.sword.odds import Force, battle, falls, plundered, presses, sails, siege_points, succeeds
from tests.clauses import clause

about: Any = pytest.approx
ROLLS = [*product(range(1, 7), repeat=3)]


def hits(rolled: tuple[int, ...], cu: int) -> int:
    """SR-12.3.4, in other words."""
    return 2 * rolled.count(6) + (rolled.count(5) if cu >= 2 else 0) + (rolled.count(4) if cu >= 3 else 0)


@clause("SR-12.1.2", "SR-12.3")
@pytest.mark.parametrize(
    ("mine", "its", "ahead"),
    [
        (Force(4, 2), Force(4, 2), 0),
        (Force(2, 3), Force(1, 1), 2 + 3),
        (Force(3, 1, bonus=1), Force(4, 4), 1 - 3),
        (Force(2, 0), Force(7, 1), -1 - 5),
    ],
)
def test_a_battle_is_all_rolls_of_both_sides(mine: Force, its: Force, ahead: int) -> None:
    """SR-12.1.2, 12.3: tactics, size and what is added; the loser's ones; at most all CU."""
    wins = lost = inflicted = gained = 0
    for one, other in product(ROLLS, repeat=2):
        won = sum(one) + ahead > sum(other)
        gone = min(its.cu, hits(one, mine.cu) + (other.count(1) if won else 0))
        wins += won
        inflicted += gone
        lost += min(mine.cu, hits(other, its.cu) + (0 if won else one.count(1)))
        gained += -(-gone // 2) if won else 0
    odds, rolls = battle(mine, its), len(ROLLS) ** 2
    assert odds.wins == about(wins / rolls)
    assert odds.loses == about(lost / rolls)
    assert odds.inflicts == about(inflicted / rolls)
    assert odds.gains == about(gained / rolls)
    assert not odds.automatic


@clause("SR-4.4")
def test_who_wins_ties_wins_more_by_as_many_as_there_are() -> None:
    """SR-4.4: equal armies tie in 4332 of 46656 rolls; without it both would win as often."""
    first, second = battle(Force(5, first=True), Force(5)), battle(Force(5), Force(5))
    assert first.wins == about((1 + 4332 / 6**6) / 2)
    assert first.wins + second.wins == about(1.0)


@clause("SR-12.1.3")
def test_five_to_one_needs_no_roll() -> None:
    """SR-12.1.3: the larger loses nothing, the smaller everything; support as if all were inflicted."""
    assert battle(Force(10), Force(2, 4)).inflicts == 2
    assert battle(Force(10), Force(2, 4)).gains == 1
    assert battle(Force(1, 4), Force(5)).destroyed == 1.0
    assert not battle(Force(9), Force(2)).automatic


@clause("SR-12.3.1", "SR-21.2")
def test_more_dice_and_better_leaders_help() -> None:
    """SR-12.3.1, 21.2."""
    plain = battle(Force(5), Force(5)).wins
    assert plain < battle(Force(5, tactics=1), Force(5)).wins < battle(Force(5, tactics=4), Force(5)).wins
    assert plain < battle(Force(5, dice=4), Force(5)).wins < battle(Force(5, dice=5), Force(5)).wins


@clause("SR-10.2")
@pytest.mark.parametrize(
    ("tactics", "drm", "sixths"), [(0, 0, 1), (1, 0, 1), (3, 0, 3), (3, -1, 4), (3, 1, 2), (4, -1, 5), (6, 0, 5)]
)
def test_a_die_against_tactics(tactics: int, drm: int, sixths: int) -> None:
    """SR-10.2: natural 1 always, natural 6 never."""
    assert succeeds(tactics, drm) == about(sixths / 6)


@clause("SR-13.2")
def test_a_siege_roll() -> None:
    """SR-13.2: 5: one point, 6: two; a tower adds 2, CU inside take 1."""
    assert siege_points() == about({0: 4 / 6, 1: 1 / 6, 2: 1 / 6})
    assert siege_points(2) == about({0: 2 / 6, 1: 1 / 6, 2: 3 / 6})
    assert falls(1) == about(2 / 6)
    assert falls(2, 1) == about(2 / 6)
    assert falls(3, 3) == 0
    assert falls(0) == 1
    assert presses(-1) == about(1 / 6)


@clause("SR-14.2")
def test_plunder_and_voyages() -> None:
    """SR-14.2: from 3 on; SR-9.6.4: to a port of one's own two less."""
    assert plundered() == about(4 / 6)
    assert plundered(-1) == about(3 / 6)
    assert sails(0) == about({"success": 2 / 6, "return_to_port": 2 / 6, "sunk": 2 / 6})
    assert sails(1, friendly=True) == about({"success": 3 / 6, "return_to_port": 2 / 6, "sunk": 1 / 6})
