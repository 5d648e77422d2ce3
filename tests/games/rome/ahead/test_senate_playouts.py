"""Whole games of Rome at tables that ask the Senate ahead: nobody is stuck, and the journal is a literal one."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from games.kernel import Entry, Outcome, Setup, Table, chairs, save
from games.republic.minds.runner import Answer, play
from games.rome import GAME
from games.rome.minds import RandomPlayer, SensiblePlayer
from games.rome.setup.laying_out import RomeOptions
from games.rome.state import Rome
from tests.games.rome.ahead.senate_helpers import AHEAD
from tests.games.rome.invariants import invariants
from tests.games.rome.playouts import SCENARIOS, SWITCHES
from tests.lots import lots


class Witness:
    """Keeps the journal of a game, and looks at its state now and then."""

    def __init__(self) -> None:
        self.journal: list[Entry] = []
        self.orders: Counter[str] = Counter()

    def __call__(self, table: Table[Rome], _said: Answer, outcome: Outcome) -> None:
        if outcome.entry is None:
            return
        self.journal.append(outcome.entry)
        self.orders[outcome.entry.key.partition("/")[0].partition("@")[0]] += outcome.entry.kind == "order"
        if len(self.journal) % 25 == 0:
            invariants(table.state)


def setup(seed: int, seats: int, turns: int, *, who: str) -> Setup:
    chosen = {name: bool(seed % 2) for name in SWITCHES}
    options = RomeOptions.model_validate({"scenario": SCENARIOS[seed % len(SCENARIOS)], **chosen})
    return Setup(chairs(seats), f"{who} {seed}", options, turns=turns)


def bare(entry: Entry) -> Entry:
    """Without its mark."""
    return replace(entry, mark="")


def again(begun: Setup, journal: list[Entry]) -> Table[Rome]:
    """The same answers at a table without plans."""
    table, _ = Table.start(GAME, begun, marks=False)
    for entry in journal:
        assert entry.seat is not None
        made = table.submit(entry.seat, entry.key, entry.raw, entry.kind)
        assert made.entry
        assert bare(made.entry) == bare(entry)
    return table


@pytest.mark.parametrize(("seed", "seats"), lots([(0, 3)], [(1, 5)]))
def test_random_games_end_and_are_the_same_without_plans(seed: int, seats: int) -> None:
    begun = setup(seed, seats, 1, who="random")
    table, _ = Table.start(AHEAD, begun, marks=False)
    table.plan_ahead()
    seen = Witness()
    play(table, {seat: RandomPlayer(f"{seed} {seat}") for seat in table.state.seats}, watch=seen)
    assert table.over
    assert seen.orders["senate.vote"]
    assert save(again(begun, seen.journal).state) == save(table.state)


def test_sensible_games_end_and_are_the_same_without_plans() -> None:
    begun = setup(0, 4, 1, who="sensible")
    table, _ = Table.start(AHEAD, begun, marks=False)
    table.plan_ahead()
    seen = Witness()
    play(table, {seat: SensiblePlayer() for seat in table.state.seats}, watch=seen)
    assert table.over
    assert seen.orders["senate.vote"] > 3
    assert seen.orders["senate.consuls"]
    assert save(again(begun, seen.journal).state) == save(table.state)
