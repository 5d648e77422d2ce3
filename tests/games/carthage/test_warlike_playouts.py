"""Whole games of random but warlike people: they raise, send and explore, and vote for all of it."""

from __future__ import annotations

import pytest

from tests.games.carthage.playouts import FEW, met_in, warlike_plan
from tests.lots import proof


def test_a_few_warlike_games() -> None:
    told = met_in(plan for plan in FEW if plan.temper == "warlike").told
    assert told["BattleFought"]
    assert told["ExpeditionRolled"]


@proof
@pytest.mark.parametrize("lot", range(2))
def test_many_warlike_games(lot: int) -> None:
    """Every scenario at tables of three to six, in each lot."""
    told = met_in(warlike_plan(seed, 8) for seed in range(100 + 12 * lot, 112 + 12 * lot)).told
    assert told["BattleFought"]
