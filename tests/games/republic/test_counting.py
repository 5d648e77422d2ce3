"""Figures, and what chance leaves open of them."""

from __future__ import annotations

import pytest

from games.republic.minds.counting import NOTHING, average, proportion, quotient


def test_a_share_has_wilson_s_interval() -> None:
    found = proportion(10, 40)
    assert (found.value, found.of) == (0.25, 40)
    assert (found.low, found.high) == pytest.approx((0.1419, 0.4019), abs=1e-4)


def test_even_never_leaves_something_open() -> None:
    found = proportion(0, 20)
    assert (found.value, found.low) == (0, 0)
    assert found.high == pytest.approx(0.1611, abs=1e-4)
    assert proportion(20, 20).low == pytest.approx(1 - found.high, abs=1e-4)


def test_a_mean_has_two_standard_errors_on_both_sides() -> None:
    found = average([1, 2, 3, 4])
    assert found.value == 2.5
    assert found.high - found.value == pytest.approx(1.96 * 1.2910 / 2, abs=1e-3)


def test_a_share_of_something_that_happens_often_counts_games_as_the_sample() -> None:
    """Two games alike leave nothing open, however much there is in them; two that differ leave much."""
    same, other = quotient([1, 2], [10, 20]), quotient([0, 3], [10, 20])
    assert (same.value, same.low, same.high) == (0.1, 0.1, 0.1)
    assert other.value == 0.1
    assert other.high > 0.19


def test_nothing_counted_is_nothing() -> None:
    assert proportion(0, 0) == average([]) == quotient([0], [0]) == NOTHING


def test_a_multiple_of_chance_keeps_its_interval() -> None:
    found = proportion(10, 40).times(4)
    assert (found.value, found.of) == (1.0, 40)
    assert found.low == pytest.approx(4 * 0.1419, abs=1e-3)
