"""What the sensible player says ahead of its money: the same as it would say at its turn."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.carthage.ahead.packages_helpers import Ahead, rich
from tests.games.carthage.minds.saying import says

PACKAGE = "revenue.package"


@clause("RC-6.10")
@pytest.mark.parametrize("talents", [0, 9, 20, 60])
def test_a_third_at_most_is_laid_by_for_counter_bribes(talents: int) -> None:
    """All of it was laid by, 11T of 11T, and Traders were sought with nothing."""
    ahead = Ahead()
    ahead.at("revenue.redistribution", change=rich({"diamond": 0}, n1=talents))
    said = says(ahead, "diamond", PACKAGE)["purses"]
    assert said["rest"] == "fam-mago"
    assert said["sums"]["treasury"] == min(15, talents // 3)


@clause("RC-6.10")
def test_what_the_dice_may_bring_is_not_counted_on() -> None:
    ahead = Ahead()
    ahead.at("revenue.income", change=rich({"diamond": 0}, n1=9))
    most = ahead.decision("diamond", PACKAGE).choice.form()["purses"]["sums"]["treasury"][1]
    assert 3 < says(ahead, "diamond", PACKAGE)["purses"]["sums"]["treasury"] < most // 3
