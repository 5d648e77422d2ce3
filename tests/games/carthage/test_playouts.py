"""Whole games at random: no dead end, nothing lost, nothing made, and hardly anything never asked."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.clauses import table
from tests.games.carthage.playouts import FEW, SIZES, Plan, eager_plan, met_in
from tests.games.carthage.test_conformance_by_phase import PLACES
from tests.lots import proof

KINDS = {kind for point in table("republic-of-carthage").values() for kind in point.kinds}
RARE = {
    *("combat.landing", "forum.enemy", "forum.fleets", "revenue.insist", "revenue.release", "revolution.veterans"),
    *("senate.alliance", "senate.ally", "senate.appeal", "senate.conspire", "senate.judges", "senate.life"),
    *("senate.membership", "senate.partners"),
}
"""What takes more luck than a few games have: none or one meets it. The tests of its clauses bring it about."""


@pytest.mark.parametrize("seats", SIZES)
def test_a_few_random_games(seats: int) -> None:
    for plan in [one for one in FEW if (one.temper, one.seats) == ("plain", seats)]:
        assert met_in([plan]).answers > 12 * seats


def test_a_few_games_and_walks_ask_whatever_can_be_asked() -> None:
    """So that what is looked at all the way there, is looked at in each part of the rules."""
    walks = [place.walk(seed, place.most) for place in PLACES for seed in place.quick or (1,)]
    walked = {entry.key.partition("@")[0].partition("/")[0] for walk in walks for entry in walk.entries}
    assert KINDS - RARE - walked - met_in(FEW).kinds.keys() == set()


@proof
@pytest.mark.parametrize("seats", SIZES)
@pytest.mark.parametrize("lot", range(2))
def test_many_random_games(seats: int, lot: int) -> None:
    """Every scenario twice in each lot."""
    assert met_in(Plan("plain", seats, seed, 3) for seed in range(100 + 6 * lot, 106 + 6 * lot)).answers


@pytest.mark.parametrize("first", [0, 6])
def test_eager_games_are_at_tables_of_all_kinds(first: int) -> None:
    """Eighteen: each scenario with each way of voting and either rule, and any two features, sizes included."""
    tables = [{**plan.options, "seats": plan.seats} for plan in (eager_plan(first + n, 4) for n in range(18))]
    assert len({(one["scenario"], one["ballots"], one["assassination"]) for one in tables}) == 18
    for one, other in combinations(tables[0], 2):
        pairs = {(at[one], at[other]) for at in tables}
        assert len(pairs) == len({one for one, _ in pairs}) * len({other for _, other in pairs})
