"""CD-N: standard games at random, of all sizes, by both columns, masked and not: what must hold after every answer."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.diplomacy import GAME
from games.diplomacy.entering import DiplomacyOptions
from games.diplomacy.minds.going import Round
from games.diplomacy.minds.player import SensiblePlayer
from games.diplomacy.state import Diplomacy
from games.kernel import Setup, Table, chairs
from tests.clauses import clause
from tests.games import conformance
from tests.games.conformance import Walk
from tests.games.diplomacy.invariants import invariants

TABLES: list[tuple[int, dict[str, Any]]] = [
    (7, {"adjudication": "1971"}),
    (3, {"adjudication": "modern"}),
    (5, {"adjudication": "modern", "anonymous": True}),
]


def walk(seats: int, seed: int, moves: int, **options: Any) -> Walk:
    chosen = DiplomacyOptions.model_validate({"rules": "standard", **options})
    table, outcome = Table.start(GAME, Setup(chairs(seats), f"walk {seed}", chosen, 3))
    assert outcome.checkpoint is not None
    made = Walk(GAME, table, chairs(seats), random.Random(seed), outcome.checkpoint)
    while not table.over and len(made.entries) < moves:
        made.step()
    return made


def sound(g: Diplomacy) -> None:
    """CD-N.5 to N.7: nobody owns anything but centres; after Winter no power has more units than centres."""
    invariants(g)
    assert all(g.atlas.spaces[code].centre for code, one in g.provinces.items() if one.ruler)
    assert all(one.patron and not one.base and not one.commander for one in g.forces)
    assert len([one for one in g.players.values() if one.holding]) in (0, 7)
    if g.season == "spring" and g.step == "spring.orders":
        for seat in g.players:
            units = [one for one in g.forces if one.patron == seat]
            assert len(units) <= len(list(g.ruled(seat))), seat
    assert not [*g.railways, *g.delegations, *g.permits, *g.honour, *g.changes]


@clause("CD-N.5", "CD-N.6", "CD-N.7")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_game_at_random_keeps_what_is_conserved(seats: int, options: dict[str, Any]) -> None:
    made = walk(seats, seats, 0, **options)
    for _ in range(9 * seats):
        if made.table.over:
            break
        made.step()
        sound(made.table.state)
    assert made.table.over or made.table.state.counted > 2


@pytest.mark.parametrize("moves", [2, 24])
def test_a_table_of_it_is_saved_resumed_stirred_and_seen_like_any_other(moves: int) -> None:
    made = walk(3, moves, moves)
    conformance.check_kept(made)
    conformance.check_junk(made, {"orders": ["A Par-", "\u0000", "builds"], "final": 1})
    conformance.check_undo(made, 4)


@clause("CD-N.3", "CD-G.4")
@pytest.mark.parametrize("anonymous", [False, True])
@pytest.mark.parametrize("moves", [3, 17])
def test_whoever_is_dealt_other_secrets_sees_the_same(moves: int, anonymous: bool) -> None:
    conformance.check_fork(walk(5, moves, moves, anonymous=anonymous))


@clause("CD-N.5", "CD-N.6", "CD-N.8")
def test_a_sensible_player_takes_centres_and_builds_in_a_standard_game() -> None:
    """Alone against six powers in disorder it has more after two years than it began with, and as many units."""
    chosen = DiplomacyOptions.model_validate({"rules": "standard"})
    table, _ = Table.start(GAME, Setup(chairs(2), "mind", chosen, 2))
    going = Round(table, {seat: SensiblePlayer() for seat in chairs(2)})
    while not table.over and (said := going.next()) is not None:
        table.submit(said.seat, said.key, said.raw)
    state: Diplomacy = table.state
    assert table.over
    for seat in chairs(2):
        owned = len(list(state.ruled(seat)))
        assert owned > 4
        assert sum(one.patron == seat for one in state.forces) > 3
