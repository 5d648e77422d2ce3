"""What the sensible player of Rome says ahead of its money: the same as it would say at its turn."""

from __future__ import annotations

import pytest

from games.kernel import Seat
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.ahead.packages_helpers import Ahead
from tests.games.rome.minds.saying import says
from tests.games.rome.money import rich

PACKAGE = "revenue.package"


@clause("RR-1.06.3")
@pytest.mark.parametrize("talents", [0, 9, 60])
def test_half_at_most_is_laid_by_for_counter_bribes(talents: int) -> None:
    """All that a poor faction had was laid by, and its champion had nothing in the Forum."""
    ahead = Ahead()
    ahead.at("revenue.redistribution", change=rich({1: talents}))
    said = says(ahead, "diamond", PACKAGE)["purses"]
    assert said["rest"] == "fam-cornelius"
    assert said["sums"]["treasury"] == min(16, talents // 2)


@clause("RR-1.06.52")
@pytest.mark.parametrize(("talents", "least"), [(60, 25), (12, 0)])
def test_ten_talents_are_not_given_for_a_single_point(talents: int, least: int) -> None:
    ahead = Ahead()
    ahead.at("revenue.redistribution", change=rich({1: talents}))
    said = says(ahead, "diamond", PACKAGE)["gifts"]["fam-cornelius"]
    assert said["talents"] == least
    assert (said["rule"] == "none") == (least == 0)


@clause("RR-1.07.4")
def test_nothing_is_laid_by_to_guard_the_leader() -> None:
    """Nobody can persuade him; and who governs a Province will not be in the Forum."""

    def change(g: Rome) -> None:
        rich({1: 60})(g)
        for one in g.senators_of(Seat("diamond")):
            one.place = one.place if one.id == "fam-cornelius" else "province"

    ahead = Ahead()
    ahead.at("revenue.redistribution", change=change)
    assert says(ahead, "diamond", PACKAGE)["purses"]["sums"]["treasury"] == 0
