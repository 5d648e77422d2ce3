"""What every game must keep, wherever it is hard to keep: in each phase, on tables where much goes on at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.carthage.state import Scenario
from tests.games import conformance
from tests.games.carthage.play import numbered
from tests.games.carthage.walks import combat, forum, money, outcries, revolution, senate
from tests.games.conformance import JUNK, SEEDS, Walk

EXAMPLES = 4


@dataclass(frozen=True)
class Place:
    """Somewhere a game is taken to by a seed and so many answers, `most` at the most.

    `future`: for how many answers nobody may learn too much; `undone`: how many are taken back; `quick`: seeds of the
    walks that are looked at every time.
    """

    name: str
    walk: Callable[[int, int], Walk]
    most: int
    future: int = 12
    undone: int = 10
    quick: tuple[int, ...] = (1,)

    def __str__(self) -> str:
        return self.name


def of_money(step: str) -> Place:
    quick = tuple(range(1, 5))
    return Place(f"money-{step}", lambda seed, moves: money.walk(seed, step, moves), 80, quick=quick)


def of_forum(scenario: Scenario) -> Place:
    return Place(f"forum-{scenario}", lambda seed, moves: forum.walk(seed, scenario, moves), 80)


def of_senate(scenario: Scenario) -> Place:
    return Place(f"senate-{scenario}", lambda seed, moves: senate.walk(seed, scenario, moves), 250)


def of_outcries(scenario: Scenario) -> Place:
    return Place(f"outcries-{scenario}", lambda seed, moves: outcries.walk(seed, scenario, moves), 120, future=8)


def of_revolution(scenario: Scenario, case: str) -> Place:
    name = f"revolution-{scenario}-{case}"
    quick = tuple(range(4)) if scenario == "early" else ()
    return Place(name, lambda seed, moves: revolution.walk(seed, scenario, case, moves), 80, quick=quick)


PLACES = (
    *(of_money(step) for step in ("revenue.income", "trade.floor")),
    *(of_forum(scenario) for scenario in ("early", "late")),
    *(of_senate(scenario) for scenario in ("early", "late")),
    *(of_outcries(scenario) for scenario in ("early", "campaign")),
    Place("combat", combat.walk, 12, future=8, undone=6),
    *(of_revolution(scenario, case) for scenario in ("early", "late") for case in revolution.CASES),
)


@pytest.mark.parametrize("place", PLACES, ids=str)
def test_a_walk_to_its_end_keeps_all_of_it(place: Place) -> None:
    """Few walks; the others are slow."""
    for seed in place.quick:
        conformance.check_kept(place.walk(seed, place.most))


@pytest.mark.slow
@pytest.mark.parametrize("place", PLACES, ids=str)
@conformance.relaxed(EXAMPLES)
@given(data=st.data(), seed=SEEDS, junk=JUNK)
def test_what_every_game_must_keep(place: Place, data: st.DataObject, seed: int, junk: Any) -> None:
    """All of it at one place after the other: to come there takes longer than to look."""
    begun = place.walk(seed, data.draw(st.integers(0, place.most)))
    conformance.check_kept(begun)
    conformance.check_junk(begun, junk)
    if not begun.table.over:
        conformance.check_fork(begun, future=place.future)
    conformance.check_undo(begun, place.undone)


def test_some_walks_lead_to_civil_war() -> None:
    """So that the checks above see one."""
    ends = [revolution.walk(seed, "early", "victors", 300).table.state for seed in range(12)]
    assert any("civil-war" in g.wars for g in ends)
    assert any(not g.rebels() for g in ends)
    assert all(numbered(g, 1) for g in ends if g.numbered(1))
