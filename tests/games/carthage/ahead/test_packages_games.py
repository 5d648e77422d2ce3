"""Whole games with packages: to their end, nothing lost; and the same journal at a table without."""

from __future__ import annotations

import pytest

from games.carthage.minds.player import Player, RandomPlayer
from games.carthage.minds.sensible import SensiblePlayer
from games.kernel import Seat, chairs, save
from tests.games.carthage.ahead.packages_helpers import game_of, replayed
from tests.games.carthage.invariants import invariants
from tests.lots import lots

SCENARIOS = ("early", "late", "campaign")


def random_players(seats: int, seed: str) -> dict[Seat, Player]:
    return {seat: RandomPlayer(f"{seed} {seat}") for seat in chairs(seats)}


@pytest.mark.parametrize("seats", lots([1, 3, 5], [2, 4, 6]))
def test_random_games_come_to_what_they_come_to_without_packages(seats: int) -> None:
    how = {"scenario": SCENARIOS[seats % 3], "seed": f"packed {seats}", "turns": 3}
    table, entries, planned = game_of(random_players(seats, str(seats)), **how)
    assert table.over
    invariants(table.state)
    assert {"revenue.redistribute", "revolution.play"} <= set(planned)
    again = replayed(entries, chairs(seats), **how)
    assert save(again.state) == save(table.state)


@pytest.mark.parametrize(("seats", "scenario"), lots([(3, "late")], [(5, "early")]))
def test_sensible_games_are_played_out_of_packages(seats: int, scenario: str) -> None:
    how = {"scenario": scenario, "seed": f"calm {seats}", "turns": 4}  # nobody rules for life (RC-9.10.3)
    table, entries, planned = game_of({seat: SensiblePlayer() for seat in chairs(seats)}, **how)
    assert table.over
    asked = {entry.key.partition("@")[0].partition("/")[0] for entry in entries if entry.kind == "answer"}
    ours = {"revenue.contribute", "trade.sell", "trade.split", "revolution.play", "setup.play"}
    assert not ours & asked, "nobody is asked again, but for the purses, as he wished"
    assert ours <= set(planned)
    assert save(replayed(entries, chairs(seats), **how).state) == save(table.state)
