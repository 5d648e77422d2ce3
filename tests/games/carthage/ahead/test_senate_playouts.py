"""Whole games at tables that ask the Senate ahead: nothing is lost, nobody is stuck, the journal is a literal one."""

from __future__ import annotations

from collections import Counter

import pytest

from games.carthage import GAME
from games.carthage.minds.player import RandomPlayer
from games.carthage.minds.sensible import SensiblePlayer
from games.carthage.setup.laying_out import CarthageOptions
from games.carthage.state import Carthage
from games.kernel import Entry, Outcome, Setup, Table, chairs, save
from games.republic.minds.runner import Answer, play
from tests.games.carthage.ahead.senate_helpers import AHEAD, bare
from tests.games.carthage.invariants import invariants
from tests.games.carthage.invariants_senate import members_stay
from tests.lots import lots

SCENARIOS = ("early", "late", "campaign")


class Witness:
    """Keeps the journal of a game, and looks at its state now and then."""

    def __init__(self) -> None:
        self.journal: list[Entry] = []
        self.orders: Counter[str] = Counter()

    def __call__(self, table: Table[Carthage], _said: Answer, outcome: Outcome) -> None:
        if outcome.entry is None:
            return
        self.journal.append(outcome.entry)
        self.orders[outcome.entry.key.partition("/")[0]] += outcome.entry.kind == "order"
        if len(self.journal) % 25 == 0:
            invariants(table.state)
            members_stay(table.state)


def setup(seed: int, seats: int, turns: int, *, who: str) -> Setup:
    options = CarthageOptions.model_validate({"scenario": SCENARIOS[seed % 3]})
    return Setup(chairs(seats), f"{who} {seed}", options, turns=turns)


def again(begun: Setup, journal: list[Entry]) -> Table[Carthage]:
    """The same answers at a table without plans."""
    table, _ = Table.start(GAME, begun, marks=False)
    for entry in journal:
        assert entry.seat is not None
        made = table.submit(entry.seat, entry.key, entry.raw, entry.kind)
        assert made.entry
        assert bare([made.entry]) == bare([entry])
    return table


@pytest.mark.parametrize(("seed", "seats"), lots([(1, 2), (3, 4), (5, 6)], [(0, 1), (2, 3), (4, 5), (6, 1), (7, 2)]))
def test_random_games_end_and_are_the_same_without_plans(seed: int, seats: int) -> None:
    begun = setup(seed, seats, 3, who="random")
    table, _ = Table.start(AHEAD, begun, marks=False)
    table.plan_ahead()
    seen = Witness()
    play(table, {seat: RandomPlayer(f"{seed} {seat}") for seat in table.state.seats}, watch=seen)
    assert table.over
    assert save(again(begun, seen.journal).state) == save(table.state)


@pytest.mark.parametrize("seed", lots([0], [1]))
def test_sensible_games_end_and_are_the_same_without_plans(seed: int) -> None:
    begun = setup(seed, 4, 4, who="sensible")
    table, _ = Table.start(AHEAD, begun, marks=False)
    table.plan_ahead()
    seen = Witness()
    play(table, {seat: SensiblePlayer() for seat in table.state.seats}, watch=seen)
    assert table.over
    assert seen.orders["senate.vote"] > 20
    assert seen.orders["senate.suffetes"] >= 4
    assert save(again(begun, seen.journal).state) == save(table.state)
